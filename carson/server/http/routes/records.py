"""Routes: the record of a game, as far as the reader may know it."""

from typing import Final

from litestar import MediaType, Router, get

from carson.server.http.callers import SeatQuery
from carson.server.http.routes.common import TableName, TheCaller, TheContext, problems
from carson.server.http.routes.tables import viewpoint


@get("/games/{table:str}/record", media_type=MediaType.TEXT, responses=problems(403, 404))
async def read_record(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatQuery = None
) -> str:
    """The record as the seat may see it; the whole one, with its seed, when the game is over.

    Of an archived table it is what everyone may see.
    """
    shown = await context.storage.archived(table)
    if shown is not None:
        return shown
    async with context.rooms.open(table) as room:
        return room.table.record_for(viewpoint(room, caller, seat))


ROUTES: Final = Router("/", route_handlers=[read_record], tags=["records"])
