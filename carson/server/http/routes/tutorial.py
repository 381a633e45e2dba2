"""Routes: opening the tutorial, and going on in it."""

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody

from carson.games import GAMES, GameName
from carson.server.context import ServerContext
from carson.server.http import requests, responses
from carson.server.http.callers import Caller, HttpRequest
from carson.server.http.routes.common import TableName, TheCaller, TheContext, problems
from carson.server.http.routes.tables import opened
from carson.server.tables import tutoring
from carson.server.tables.opening import GameToOpen
from carson.tutorial.tutorials import tutorial


@post("/tutorial", responses=problems(403, 413, 422))
async def start(
    context: TheContext,
    request: HttpRequest,
    caller: TheCaller,
    data: JSONBody[requests.StartTutorial],
) -> Response[responses.Key]:
    """Open a table of the tutorial."""
    return await opened(context, request, caller, game(data.game), table_request(data))


def game(name: GameName) -> GameToOpen:
    """The game of a tutorial, with its dice and the names of the others."""
    record = tutorial(name).record
    seed = bytes.fromhex(record.seed)
    names = ("", *record.names[1:])
    return GameToOpen(name, record.options, names=names, seed=seed, tutorial=True)


def table_request(data: requests.StartTutorial) -> requests.TableRequest:
    """The player, and bots where someone has to decide."""
    pupil = requests.SeatRequest(kind="person", name=data.name)
    rivals = GAMES[data.game].deciding(tutorial(data.game).record.options) - 1
    return requests.TableRequest(seats=[pupil, *[requests.SeatRequest(kind="bot")] * rivals])


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
