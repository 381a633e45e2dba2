"""Routes: opening the tutorial, and going on in it."""

from typing import Final

from litestar import Response, Router, post
from litestar.params import JSONBody

from carson.server import tutoring, wire, wishes
from carson.server.callers import Asking
from carson.server.handlers.common import TableName, TheCaller, TheHouse, problems
from carson.server.handlers.tables import opened
from carson.server.opening import Game
from carson.tutorial.script import RIVAL, tutorial


@post("/tutorial", responses=problems(403, 413, 422))
async def start(
    house: TheHouse, request: Asking, caller: TheCaller, data: JSONBody[wishes.StartTutorial]
) -> Response[wire.Key]:
    """Open a table of the tutorial."""
    record = tutorial().record
    game = Game("board", record.options, seed=bytes.fromhex(record.seed), tutorial=True)
    pupil = wishes.SeatWish(kind="person", name=data.name)
    rival = wishes.SeatWish(kind="bot", name=record.names[RIVAL])
    return await opened(house, request, caller, game, wishes.TableWish(seats=[pupil, rival]))


@post("/games/{table:str}/tutorial", responses=problems(401, 403, 404, 409, 413, 422))
async def go_on(
    house: TheHouse, caller: TheCaller, table: TableName, data: JSONBody[wishes.GoOn]
) -> wire.Receipt:
    """Let the script go on after what was read, or up to the next chapter."""
    receipt = await house.desk.command(
        table, caller, data, lambda room: tutoring.went_on(room.lesson, data)
    )
    if data.skip is not None:
        await skip(house, table, data.skip)
    return receipt


async def skip(house: TheHouse, table: str, chapter: int) -> None:
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
