"""Routes: sitting down, standing up, and letting bots play."""

from collections.abc import Callable
from typing import Final

from litestar import Response, Router, delete, post
from litestar.params import JSONBody

from carson.core.reasons import Reason
from carson.server.http import requests, responses
from carson.server.http.callers import Caller, HttpRequest
from carson.server.http.errors import FORBIDDEN, RequestError
from carson.server.http.routes.common import (
    Owner,
    SeatPath,
    TableName,
    TheCaller,
    TheContext,
    problems,
)
from carson.server.tables import seat_changes, tokens
from carson.server.tables.live_table import TableStep
from carson.server.tables.log import Payload
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import owned

CHANGES: Final = problems(401, 403, 404, 409, 422)


@post("/claim", responses=CHANGES)
async def claim(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    seat: SeatPath,
    data: JSONBody[requests.Claim],
) -> Response[responses.Key]:
    """Sit down on a free seat; who has a token already owns it with the same one."""
    owner = Owner(request)
    seats = await context.commands.do(
        table,
        None,
        lambda room: seat_changes.claimed(room, seat, data, owner.hash, caller.language),
        lambda room, step: owned(room.seats, owner.hash),
    )
    return owner.key(table, seats)


@post("/ask", responses=CHANGES)
async def ask(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    seat: SeatPath,
    data: JSONBody[requests.Claim],
) -> Response[responses.Key]:
    """Ask to share a player's seat, or to play in place of a bot; its players answer."""
    owner = Owner(request)
    await context.commands.do(
        table,
        None,
        lambda room: seat_changes.seat_asked(room, seat, data.name, caller, owner.hash),
        lambda room, step: None,
    )
    return owner.key(table, [])


@delete("/ask", status_code=200, responses=CHANGES)
async def ask_no_more(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatPath
) -> responses.Receipt:
    """Take back that one asked for a seat."""
    return await change(
        context, caller, table, lambda room: seat_changes.asks_no_more(room, seat, caller)
    )


@post("/games/{table:str}/seats/answer", responses=CHANGES, tags=["seats"])
async def answer_for_seat(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.AnswerForSeat]
) -> responses.Receipt:
    """Let someone have the seat they asked for, or refuse."""
    return await context.commands.command(
        table, caller, data, lambda room: seat_changes.seat_answered(room, data)
    )


@post("/leave", responses=CHANGES)
async def leave(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatPath
) -> responses.Receipt:
    """Stand up; in a game that has begun a bot takes over."""
    return await change(context, caller, table, lambda room: seat_changes.left(room, seat, caller))


@post("/kick", responses=CHANGES)
async def kick(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatPath
) -> responses.Receipt:
    """Make a seat free; only who opened the table can."""
    return await change(
        context, caller, table, lambda room: seat_changes.kicked(room, seat, caller)
    )


@post("/bot", responses=CHANGES)
async def hand_to_bot(
    context: TheContext,
    caller: TheCaller,
    table: TableName,
    seat: SeatPath,
    data: JSONBody[requests.HandToBot],
) -> responses.Receipt:
    """Let a bot play a seat until its player returns; the host can put one on any seat."""
    return await change(
        context,
        caller,
        table,
        lambda room: seat_changes.handed(room, seat, caller, data.bot, context.programs),
    )


@post("/return", responses=CHANGES)
async def come_back(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatPath
) -> responses.Receipt:
    """Take over from the bot again."""
    return await change(
        context, caller, table, lambda room: seat_changes.returned(room, seat, caller)
    )


@post("/link", responses=CHANGES)
async def link(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatPath
) -> responses.Key:
    """A new token for this seat alone, for a link to another device."""
    token = tokens.new_token()
    await link_seat(context, caller, table, seat, tokens.hashed(token))
    return responses.Key(id=table, token=token, seats=[seat])


@post("/games/{table:str}/join", responses=CHANGES, tags=["seats"])
async def join(
    context: TheContext, request: HttpRequest, table: TableName, data: JSONBody[requests.Join]
) -> Response[responses.Key]:
    """Sit where a link leads, with your own identity; the link itself becomes nobody's."""
    owner = Owner(request)
    return owner.key(table, await joined(context, table, data.key, owner))


async def joined(context: TheContext, table: str, key: str, owner: Owner) -> list[int]:
    """The seats that someone has at a table after a link was opened there."""
    holder = tokens.hashed(key)
    async with context.rooms.open(table) as room:
        mine, shared = owned(room.seats, owner.hash), owned(room.seats, holder)
    if not shared:
        raise RequestError(FORBIDDEN, Reason("no-key"))
    by = Caller(holder, "en")
    for seat in (seat for seat in shared if seat not in mine):
        await link_seat(context, by, table, seat, owner.hash)
    return sorted({*mine, *shared})


async def link_seat(context: TheContext, caller: Caller, table: str, seat: int, token: str) -> None:
    """One more token owns a seat; it is given as its hash."""
    await context.commands.do(
        table,
        None,
        lambda room: seat_changes.linked(room, seat, caller, token),
        lambda room, step: None,
    )


async def change(
    context: TheContext, caller: TheCaller, table: str, decide: Callable[[AnyRoom], Payload]
) -> responses.Receipt:
    """Change who sits on a seat."""

    def shown(room: AnyRoom, step: TableStep) -> responses.Receipt:
        told = room.message(step, room.viewpoint(caller, None), caller.language)
        return responses.Receipt(sequence=told.sequence, entry=told)

    return await context.commands.do(table, None, decide, shown)


SEATS: Final = Router(
    "/games/{table:str}/seats/{seat:int}",
    route_handlers=[claim, ask, ask_no_more, leave, kick, hand_to_bot, come_back, link],
    tags=["seats"],
)
ROUTES: Final = Router("/", route_handlers=[SEATS, join, answer_for_seat])
