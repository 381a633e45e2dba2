"""Routes: opening, listing, looking at and deleting tables."""

import asyncio
from typing import Annotated, Final

from litestar import Response, Router, delete, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.server import clock
from carson.server.http import requests, responses
from carson.server.http.callers import HttpRequest, SeatQuery, language_of
from carson.server.http.errors import FORBIDDEN, MISSING, TOO_MANY, RequestError
from carson.server.http.limits import LOG_PAGE, LOG_SLICE, MOST_TABLES
from carson.server.http.routes.common import Owner, TableName, TheCaller, TheContext, problems
from carson.server.notify.notices import check_webhook
from carson.server.store.storage import ListedTable, StoredTable
from carson.server.tables import opening as openings
from carson.server.tables.log import Followed, StoredEntry
from carson.server.tables.opening import GameToOpen, Opening
from carson.server.tables.room import AnyRoom, make_room
from carson.server.tables.seat_changes import check_host
from carson.server.tables.seats import owned
from carson.server.tables.timing import present

Mine = Annotated[bool, QueryParameter(name="mine", description="Only tables where one has a seat.")]
Sequence = Annotated[int, PathParameter(ge=1, description="An entry of the log.")]
After = Annotated[
    int, QueryParameter(name="after", ge=0, description="Only entries after this one.")
]


async def open_table(context: TheContext, opening: Opening, origin: str = "") -> AnyRoom:
    """Store a new table, and look whether a bot begins; `origin` is from where it was opened."""
    if origin:
        context.autoplay.opened(opening.name, origin)
    await check_quota(context, opening.settings.host)
    now = clock.now()
    entry = StoredEntry(sequence=1, at=now, command=None, payload=opening.first)
    stored = StoredTable(settings=opening.settings, seed=opening.seed, created=now)
    room = await make(context, opening, stored, entry)
    summary = context.rooms.summary(room, now)
    await context.storage.create(opening.name, opening.settings, opening.seed, entry, summary)
    context.autoplay.wake(opening.name)
    return room


async def make(
    context: TheContext, opening: Opening, stored: StoredTable, first: StoredEntry
) -> AnyRoom:
    """A room; where a long game is to be played again, nobody else has to wait for it."""
    if not opening.first.lines:
        return make_room(opening.name, stored, [first])
    async with context.heavy:
        return await asyncio.to_thread(make_room, opening.name, stored, [first])


async def opened(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    game: GameToOpen,
    wanted: requests.TableRequest,
) -> Response[responses.Key]:
    """The answer to whoever opens a table."""
    owner = Owner(request)
    check_webhook(wanted.webhook)
    opening = openings.opening(game, wanted, caller, owner.hash, context.programs)
    room = await open_table(context, opening, owner.origin)
    return owner.key(room.name, owned(room.seats, owner.hash))


async def check_quota(context: TheContext, token: str) -> None:
    """Nobody has more games that are not over than anyone can play."""
    if await context.storage.count_unfinished(token) >= MOST_TABLES:
        raise RequestError(TOO_MANY, Reason("too-many-tables", most=MOST_TABLES))


@get("/games", responses=problems())
async def list_tables(
    context: TheContext, caller: TheCaller, mine: Mine = False
) -> responses.Tables:
    """The tables that strangers may find, or those where the reader has a seat."""
    return responses.Tables(tables=await found_tables(context, caller, mine))


async def found_tables(
    context: TheContext, caller: TheCaller, mine: bool
) -> list[responses.Summary]:
    """The reader's own tables, or those that strangers may find."""
    if mine:
        found = await context.storage.held(caller.token) if caller.token else []
    else:
        found = await context.storage.listed()
    return [summary(table, caller, context.hub.presence(table.id)) for table in found]


def summary(table: ListedTable, caller: TheCaller, around: responses.Presence) -> responses.Summary:
    """A table in a list."""
    summary = table.summary
    return responses.Summary(
        id=table.id,
        game=table.settings.game,
        status=summary.status,
        options=table.settings.options,
        pace=table.settings.pace,
        names=summary.names,
        faces=[face or None for face in summary.faces],
        open_seats=summary.open_seats,
        to_move=summary.to_move,
        mine=caller.token is not None and caller.token in summary.tokens,
        seats=[seat for seat, owners in enumerate(summary.owners) if caller.token in owners],
        winners=summary.winners,
        points=summary.points,
        present=len(around.seats),
        watchers=around.watchers,
        language=language_of(table.settings.language, ""),
        tutorial=table.settings.tutorial,
        created=table.created,
        changed=table.changed,
    )


@post("/games", responses=problems(403, 413, 422))
async def create(
    context: TheContext, request: HttpRequest, caller: TheCaller, data: JSONBody[requests.NewTable]
) -> Response[responses.Key]:
    """Open a table for a new game."""
    return await opened(context, request, caller, GameToOpen(data.game, data.options), data)


@post("/games/import", responses=problems(403, 413, 422))
async def import_record(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    data: JSONBody[requests.ImportRecord],
) -> Response[responses.Key]:
    """Open a table that continues from a record."""
    async with context.heavy:
        game = await asyncio.to_thread(openings.imported, data.record)
    return await opened(context, request, caller, game, data)


@post("/games/{table:str}/fork", responses=problems(403, 404, 413, 422))
async def fork(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    data: JSONBody[requests.Fork],
) -> Response[responses.Key]:
    """Open a table that continues from a position of one that has ended, or that you play alone."""
    async with context.rooms.open(table) as room:
        game = openings.forked(room, caller, data.at)
    return await opened(context, request, caller, game, data)


@post("/games/{table:str}/rematch", responses=problems(401, 403, 404, 409))
async def rematch(context: TheContext, caller: TheCaller, table: TableName) -> responses.Key:
    """Open a table for the same game and players; everyone gets the same one."""
    return await followed(context, caller, table)


async def followed(context: TheContext, caller: TheCaller, table: str) -> responses.Key:
    """The table that follows one that has ended; opened now, if there is none yet."""
    async with context.rooms.open(table) as room:
        opening = openings.followed(room, caller)
        seat = owned(room.seats, caller.token)[0]
        seats = owned(room.seats, caller.token)
        following = room.following
    if following is None:
        await open_table(context, opening)
        follow = Followed(seat=seat, table=opening.name)
        following = await context.commands.do(
            table, "rematch", lambda _: follow, lambda r, _: r.following
        )
        if following != opening.name:
            await context.storage.delete(opening.name)
    assert following is not None
    return responses.Key(id=following, seats=seats)


@get("/games/{table:str}", responses=problems(403, 404))
async def look(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatQuery = None
) -> responses.TableView:
    """The table as the seat sees it, or as everyone may see it."""
    async with context.rooms.open(table) as room:
        through = viewpoint(room, caller, seat)
        return room.view(caller, through, present(room, context.hub))


def viewpoint(room: AnyRoom, caller: TheCaller, seat: int | None) -> Seat:
    """The seat through which someone looks; another's they may not ask for."""
    if seat is not None and seat not in owned(room.seats, caller.token):
        raise RequestError(FORBIDDEN, Reason("not-your-seat"))
    return room.viewpoint(caller, seat)


@get("/games/{table:str}/at/{sequence:int}", responses=problems(403, 404))
async def look_back(
    context: TheContext,
    caller: TheCaller,
    table: TableName,
    sequence: Sequence,
    seat: SeatQuery = None,
) -> responses.TableView:
    """The table as it stood after an entry of its log; nothing can be answered there."""
    async with context.rooms.open(table) as room:
        if sequence > room.sequence:
            raise RequestError(MISSING, Reason("no-entry"))
        through = viewpoint(room, caller, seat)
        async with context.heavy:
            return await asyncio.to_thread(room.view_at, sequence, caller, through)


@get("/games/{table:str}/log", responses=problems(403, 404))
async def read_log(
    context: TheContext,
    caller: TheCaller,
    table: TableName,
    after: After = 0,
    seat: SeatQuery = None,
) -> responses.Log:
    """The log as the seat may see it, some entries at a time."""
    async with context.rooms.open(table) as room:
        through, told = viewpoint(room, caller, seat), list[responses.LogEntry]()
        for step in room.steps[after : after + LOG_PAGE]:
            if len(told) % LOG_SLICE == LOG_SLICE - 1:
                await asyncio.sleep(0)
            told.append(room.message(step, through, caller.language))
        return responses.Log(entries=told, more=after + LOG_PAGE < len(room.steps))


@delete("/games/{table:str}", status_code=204, responses=problems(401, 403, 404, 409))
async def forget(context: TheContext, caller: TheCaller, table: TableName) -> None:
    """Delete a table for good; only who opened it can."""
    async with context.rooms.open(table) as room:
        check_host(room, caller)
        await context.storage.delete(table)
    context.hub.announce(table)


ROUTES: Final = Router(
    "/",
    route_handlers=[
        *(list_tables, create, import_record, fork, rematch, look, look_back, read_log, forget)
    ],
    tags=["tables"],
)
