"""Routes: moves, questions about moves, undo, talk, and the stream of events."""

import asyncio
import re
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, JSONBody, PathParameter
from litestar.response import Stream

from carson.core.agenda import IllegalMove
from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.preview.cards.column_report import Column
from carson.server.http import requests, responses
from carson.server.http.callers import HttpRequest, SeatQuery
from carson.server.http.errors import REFUSED, TOO_MANY, RequestError, explained
from carson.server.http.limits import network_of
from carson.server.http.routes.common import TableName, TheCaller, TheContext, problems
from carson.server.http.routes.tables import viewpoint
from carson.server.http.sse import HEADERS, EventReader, stream
from carson.server.tables.commands import check_owner, read_move, refused, why_not
from carson.server.tables.seats import owned

ENTRY: Final = re.compile("[0-9]{1,9}")
COMMANDS: Final = problems(401, 403, 404, 409, 413, 422)
LastSeen = Annotated[
    str | None,
    HeaderParameter(name="Last-Event-ID", required=False, description="The last entry one has."),
]
ThingName = Annotated[
    str,
    PathParameter(
        description="A place such as `d4` or `wages`, or a number of a seat such as `cash-0`.",
        max_length=30,
    ),
]
BuildingName = Annotated[
    str, PathParameter(description="A building, such as `saloon`.", max_length=30)
]
STREAM: Final = ResponseSpec(
    responses.StreamMessages,
    generate_examples=False,
    media_type="text/event-stream",
    description="Messages without end, one of these in each, named by its event.",
)


@post("/moves", responses=COMMANDS)
async def make_move(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.MakeMove]
) -> responses.Receipt:
    """Answer a decision."""
    return await context.commands.move(table, caller, data)


@post("/undo", responses=COMMANDS)
async def take_back(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.TakeBack]
) -> responses.Receipt:
    """Take one's last move back, if nothing was revealed since."""
    return await context.commands.take_back(table, caller, data)


@post("/undo/ask", responses=COMMANDS)
async def ask_back(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.AskTakeBack]
) -> responses.Receipt:
    """Ask the others to go back to before an entry."""
    return await context.commands.ask_back(table, caller, data)


@post("/propose", responses=COMMANDS)
async def propose(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.Propose]
) -> responses.Receipt:
    """Ask the others to let someone leave, to give a seat to a bot, or to delete the table."""
    return await context.commands.propose(table, caller, data)


@post("/undo/answer", responses=COMMANDS)
async def answer_back(
    context: TheContext,
    caller: TheCaller,
    table: TableName,
    data: JSONBody[requests.AnswerTakeBack],
) -> responses.Receipt:
    """Agree or refuse to go back, or to what else was asked; what all agree to is done."""
    return await context.commands.answer_back(table, caller, data)


@post("/chat", responses=COMMANDS)
async def say(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.Say]
) -> responses.Receipt:
    """Say something to all at the table."""
    return await context.commands.say(table, caller, data)


@post("/why", status_code=200, responses=COMMANDS)
async def ask_why(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.AskAbout]
) -> responses.Answer:
    """Whether a move may be made now, and why not."""
    async with context.rooms.open(table) as room:
        check_owner(room, caller, data.seat)
        move = read_move(room, data.move)
        reason = why_not(room, Seat(data.seat), move)
        texts = room.texts(caller.language)
        problem = None if reason is None else explained(reason, texts)
        return responses.Answer(move=str(move), problem=problem)


@get("/refusals", responses=problems(401, 403, 404))
async def list_refusals(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatQuery = None
) -> responses.Refusals:
    """Why each move is refused that would answer one's decision but may not be made."""
    async with context.rooms.open(table) as room:
        through = viewpoint(room, caller, seat)
        return await asyncio.to_thread(room.refusals, through, caller.language)


@post("/preview", status_code=200, responses=COMMANDS)
async def preview(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.AskAboutMoves]
) -> responses.MovePreview:
    """What a move would do, as far as the seat can know; nothing is changed."""
    async with context.rooms.open(table) as room:
        check_owner(room, caller, data.seat)
        moves = [read_move(room, text) for text in (data.move, *data.then)]
        reason = why_not(room, Seat(data.seat), moves[0])
        if reason is not None:
            raise refused(room, REFUSED, reason)
        try:
            return room.preview(Seat(data.seat), moves, caller.language)
        except IllegalMove as error:
            raise refused(room, REFUSED, error.reason) from error


@get("/sites/{building:str}", responses=problems(403, 404))
async def sites(
    context: TheContext,
    caller: TheCaller,
    table: TableName,
    building: BuildingName,
    seat: SeatQuery = None,
) -> responses.Sites:
    """What a building would pay the seat wherever it could stand; empty for what is none."""
    async with context.rooms.open(table) as room:
        return room.sites(viewpoint(room, caller, seat), building)


@get("/column", responses=problems(403, 404))
async def column(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatQuery = None
) -> Column:
    """What the cards on offer, bids and powers mean for the seat; empty in the board game."""
    async with context.rooms.open(table) as room:
        through = viewpoint(room, caller, seat)
        return await asyncio.to_thread(room.column, through)


@get("/about/{name:str}", responses=problems(403, 404))
async def about(
    context: TheContext,
    caller: TheCaller,
    table: TableName,
    name: ThingName,
    seat: SeatQuery = None,
) -> responses.ThingValue:
    """What a thing on the table is worth now; without lines for what has no numbers."""
    async with context.rooms.open(table) as room:
        return room.about(viewpoint(room, caller, seat), name, caller.language)


@post("/hints", status_code=200, responses=COMMANDS)
async def ask_hints(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.AskHints]
) -> responses.MoveHints:
    """What the bot would do, and why; the game is marked as one with hints."""
    return await context.commands.hints(table, caller, data)


@get("/forecast", responses=problems(403, 404))
async def forecast(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatQuery = None
) -> responses.RoundForecast:
    """What the round would bring everyone, as far as the seat can know."""
    async with context.rooms.open(table) as room:
        return room.forecast(viewpoint(room, caller, seat), caller.language)


@get("/events", responses={**problems(403, 404), 200: STREAM})
async def events(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    seat: SeatQuery = None,
    last_seen: LastSeen = None,
) -> Stream:
    """Everything that happens, as the seat may see it; continues after the last entry it has."""
    async with context.rooms.open(table) as room:
        viewpoint(room, caller, seat)
        mine = owned(room.seats, caller.token)
    address = network_of(request)
    if context.hub.is_full(table, address, mine):
        raise RequestError(TOO_MANY, Reason("too-many"))
    known = int(last_seen) if last_seen and ENTRY.fullmatch(last_seen) else None
    reader = EventReader(table, caller, seat, mine if seat is None else [seat], known, address)
    news = stream(context.rooms, context.hub, reader)
    return Stream(news, media_type="text/event-stream", headers=HEADERS)


ROUTES: Final = Router(
    "/games/{table:str}",
    route_handlers=[
        *(make_move, take_back, ask_back, propose, answer_back, say),
        *(ask_why, list_refusals, preview, sites, column, about, ask_hints, forecast, events),
    ],
    tags=["play"],
)
