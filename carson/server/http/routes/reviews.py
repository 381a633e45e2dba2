"""Routes: what a player could have done better in a finished game."""

from typing import Final

from litestar import Router, get

from carson.core.reasons import Reason
from carson.server.http.errors import CONFLICT, MISSING, RequestError
from carson.server.http.routes.common import SeatPath, TableName, TheCaller, TheContext, problems
from carson.server.reviewing.messages import GameReview


@get("/games/{table:str}/review/{seat:int}", responses=problems(404, 409))
async def review_game(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatPath
) -> GameReview:
    """Win chances, graded decisions and luck; anyone may ask, as soon as the game is over."""
    async with context.rooms.open(table) as room:
        if room.table.pending is not None:
            raise RequestError(CONFLICT, Reason("unfinished"))
        if seat >= len(room.seats):
            raise RequestError(MISSING, Reason("not-found"))
        record = room.table.record.write()
    return await context.reviews.review(table, record, seat, caller.language)


ROUTES: Final = Router("/", route_handlers=[review_game], tags=["records"])
