"""Routes: opening the tutorial, and going on in it."""

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody

from carson.server.context import ServerContext
from carson.server.http import requests, responses
from carson.server.http.callers import Caller, HttpRequest
from carson.server.http.routes.common import TableName, TheCaller, TheContext, problems
from carson.server.http.routes.tables import opened
from carson.server.tables import tutoring
from carson.server.tables.opening import GameToOpen
from carson.tutorial.script import RIVAL, tutorial


@post("/tutorial", responses=problems(403, 413, 422))
async def start(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    data: JSONBody[requests.StartTutorial],
) -> Response[responses.Key]:
    """Open a table of the tutorial."""
    return await opened(context, request, caller, game(), table_request(data.name))


def game() -> GameToOpen:
    """The game of the tutorial, with its dice."""
    record = tutorial().record
    return GameToOpen("board", record.options, seed=bytes.fromhex(record.seed), tutorial=True)


def table_request(name: str | None) -> requests.TableRequest:
    """The player and their rival."""
    pupil = requests.SeatRequest(kind="person", name=name)
    rival = requests.SeatRequest(kind="bot", name=tutorial().record.names[RIVAL])
    return requests.TableRequest(seats=[pupil, rival])


@post("/games/{table:str}/tutorial", responses=problems(401, 403, 404, 409, 413, 422))
async def go_on(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.GoOn]
) -> responses.Receipt:
    """Let the script continue after what was read, or up to the next chapter."""
    return await play_on(context, caller, table, data)


async def play_on(
    context: ServerContext, caller: Caller, table: str, wanted: requests.GoOn
) -> responses.Receipt:
    """One move of the script, and the rest of the chapter that is left out."""
    receipt = await context.commands.command(
        table, caller, wanted, lambda room: tutoring.went_on(room.lesson, wanted)
    )
    if wanted.skip is not None:
        await skip(context, table, wanted.skip)
    return receipt


async def skip(context: ServerContext, table: str, chapter: int) -> None:
    """Play the rest of a chapter; the server may play on there at the same time."""
    try:
        while True:
            await context.commands.do(
                table,
                None,
                lambda room: tutoring.skipped(room.lesson, chapter),
                lambda room, entry: None,
            )
    except tutoring.Arrived:
        return


ROUTES: Final = Router("/", route_handlers=[start, go_on], tags=["tutorial"])
