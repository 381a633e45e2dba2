"""Routes: the pages of the text view."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.di import Provide
from litestar.params import PathParameter, QueryParameter
from litestar.response import File

from carson.core.reasons import Reason
from carson.i18n.texts import Texts
from carson.server.http.callers import HttpRequest, SeatQuery
from carson.server.http.errors import MISSING, REFUSED, RequestError
from carson.server.http.routes.common import TableName, TheCaller, TheContext
from carson.server.http.routes.tables import found_tables, viewpoint
from carson.server.tables import tutoring
from carson.server.tables.commands import check_owner, read_move, refused, why_not
from carson.server.tables.room import AnyRoom
from carson.server.tables.timing import present
from carson.server.text import acts, failures, rules, start
from carson.server.text.forms import read_form, sheet_for
from carson.server.text.page import answer
from carson.server.text.tables import Looker, TableText

OWN_FILES: Final = Path(__file__).parent / "files"
KINDS: Final = {"text.css": "text/css", "text.js": "text/javascript"}
KEPT: Final = CacheControlHeader(public=True, max_age=3600)
LOOK_SECONDS: Final = 0.05

Still = Annotated[bool, QueryParameter(name="still")]
MoveText = Annotated[str, QueryParameter(name="move", max_length=100)]
FileName = Annotated[str, PathParameter(max_length=40)]


@get("/")
async def begin(context: TheContext, request: HttpRequest, caller: TheCaller) -> Response[str]:
    """The start page."""
    sheet, texts = sheet_for(request), Texts(caller.language)
    mine = await found_tables(context, caller, mine=True)
    listed = await found_tables(context, caller, mine=False)
    others = [table for table in listed if not table.mine]
    return answer(request, start.page(mine, others, sheet, texts), caller.language, sheet)


@get("/g/{table:str}")
async def look(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    seat: SeatQuery = None,
    still: Still = False,
) -> Response[str]:
    """The table."""
    await let_bots_play(context, table)
    async with seen(context, request, caller, table, seat, still) as found:
        return answer(request, found.page(), caller.language, found.sheet)


async def let_bots_play(context: TheContext, table: str) -> None:
    """Wait a little while the server plays on."""
    for _ in range(round(context.settings.page_waits_seconds / LOOK_SECONDS)):
        async with context.rooms.open(table) as room:
            if not is_played(room):
                return
        await asyncio.sleep(LOOK_SECONDS)


def is_played(room: AnyRoom) -> bool:
    """Whether the server itself plays on: bots are asked, or the script of the tutorial."""
    if room.lesson is not None:
        return tutoring.scripted(room.lesson) is not None
    return bool(room.to_move) and all(room.seats[seat].bot is not None for seat in room.to_move)


@asynccontextmanager
async def seen(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: str,
    seat: int | None,
    still: bool = False,
) -> AsyncIterator[TableText]:
    """The table as someone may see it; it does not change while they look."""
    async with context.rooms.open(table) as room:
        looker = Looker(caller, viewpoint(room, caller, seat), seat is not None, still)
        yield TableText(room, looker, present(room, context.hub), sheet_for(request))


@get("/g/{table:str}/log")
async def read_log(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    seat: SeatQuery = None,
) -> Response[str]:
    """Everything that happened."""
    async with seen(context, request, caller, table, seat) as found:
        return answer(request, found.whole_log(), caller.language, None)


@get("/g/{table:str}/why")
async def ask_why(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    seat: SeatQuery = None,
) -> Response[str]:
    """Why the other moves are refused."""
    async with seen(context, request, caller, table, seat) as found:
        return answer(request, found.refusals(), caller.language, None)


@get("/g/{table:str}/ahead")
async def look_ahead(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    table: TableName,
    move: MoveText,
    seat: SeatQuery = None,
) -> Response[str]:
    """What a move would do, and the button that makes it."""
    async with seen(context, request, caller, table, seat) as found:
        through, room = found.looker.seat, found.room
        check_owner(room, caller, through)
        meant = read_move(room, move)
        reason = why_not(room, through, meant)
        if reason is not None:
            raise refused(room, REFUSED, reason)
        preview = room.preview(through, [meant], caller.language)
        return answer(request, found.ahead(preview), caller.language, found.sheet)


@get("/files/{name:str}")
async def own_file(name: FileName) -> File:
    """The style and the script of the text view."""
    if name not in KINDS:
        raise RequestError(MISSING, Reason("not-found"))
    return File(
        OWN_FILES / name,
        media_type=KINDS[name],
        content_disposition_type="inline",
        headers={"cache-control": KEPT.to_header()},
    )


PAGES: Final = (rules.contents, rules.one_page)
ROUTES: Final = Router(
    "/text",
    route_handlers=[begin, look, read_log, ask_why, look_ahead, own_file, *PAGES, *acts.HANDLERS],
    dependencies={"form": Provide(read_form)},
    exception_handlers={Exception: failures.tell},
    include_in_schema=False,
)
