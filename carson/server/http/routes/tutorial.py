"""Routes: opening the tutorial, and going on in it."""

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody

from carson.server.context import House
from carson.server.http import requests, responses
from carson.server.http.callers import Asking
from carson.server.http.routes.common import TableName, TheCaller, TheHouse, problems
from carson.server.http.routes.tables import opened
from carson.server.tables import tutoring
from carson.server.tables.opening import Game
from carson.server.tables.views import Caller
from carson.tutorial.script import RIVAL, tutorial


@post("/tutorial", responses=problems(403, 413, 422))
async def start(
    house: TheHouse, request: Asking, caller: TheCaller, data: JSONBody[requests.StartTutorial]
) -> Response[responses.Key]:
    """Open a table of the tutorial."""
    return await opened(house, request, caller, game(), table_wish(data.name))


def game() -> Game:
    """The game of the tutorial, with its dice."""
    record = tutorial().record
    return Game("board", record.options, seed=bytes.fromhex(record.seed), tutorial=True)


def table_wish(name: str | None) -> requests.TableWish:
    """The player and his rival."""
    pupil = requests.SeatWish(kind="person", name=name)
    rival = requests.SeatWish(kind="bot", name=tutorial().record.names[RIVAL])
    return requests.TableWish(seats=[pupil, rival])


@post("/games/{table:str}/tutorial", responses=problems(401, 403, 404, 409, 413, 422))
async def go_on(
    house: TheHouse, caller: TheCaller, table: TableName, data: JSONBody[requests.GoOn]
) -> responses.Receipt:
    """Let the script go on after what was read, or up to the next chapter."""
    return await play_on(house, caller, table, data)


async def play_on(
    house: House, caller: Caller, table: str, wish: requests.GoOn
) -> responses.Receipt:
    """One move of the script, and the rest of the chapter that is left out."""
    receipt = await house.desk.command(
        table, caller, wish, lambda room: tutoring.went_on(room.lesson, wish)
    )
    if wish.skip is not None:
        await skip(house, table, wish.skip)
    return receipt


async def skip(house: House, table: str, chapter: int) -> None:
    """Play the rest of a chapter; the server may play on there at the same time."""
    try:
        while True:
            await house.desk.do(
                table,
                None,
                lambda room: tutoring.skipped(room.lesson, chapter),
                lambda room, entry: None,
            )
    except tutoring.Arrived:
        return


ROUTES: Final = Router("/", route_handlers=[start, go_on], tags=["tutorial"])
