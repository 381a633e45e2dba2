"""Routes: what a seat plans, who is reported, and the ladder."""

import asyncio
from typing import Annotated, Final

from litestar import Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter

from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.server import clock
from carson.server.http import requests, responses
from carson.server.http.callers import SeatQuery
from carson.server.http.errors import MISSING, NO_TOKEN, RequestError
from carson.server.http.routes.common import TableName, TheCaller, TheContext, problems
from carson.server.http.routes.tables import viewpoint
from carson.server.lobby import plans
from carson.server.tables.commands import check_owner

DONE: Final = ResponseSpec(None, generate_examples=False, description="It was done.")
REPORTED: Final = {**problems(401, 403, 404, 409), 204: DONE}
GameOfLadder = Annotated[
    responses.GameName, PathParameter(description="The game whose ladder is asked for.")
]


@get("/games/{table:str}/plan", responses=problems(401, 403, 404))
async def read_plan(
    context: TheContext, caller: TheCaller, table: TableName, seat: SeatQuery = None
) -> responses.PassPlan:
    """What your own seat has planned; nobody else is told."""
    async with context.rooms.open(table) as room:
        through = viewpoint(room, caller, seat)
        check_owner(room, caller, through)
        plan = await context.storage.plan(table, through)
        is_past = plan is not None and plans.is_past(room, through, plan)
    return plans.shown(None if is_past else plan)


@post("/games/{table:str}/plan", status_code=200, responses=problems(401, 403, 404, 409, 422))
async def plan_pass(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.PlanPass]
) -> responses.PassPlan:
    """Let the server pass when the seat's turn comes in this round, unless something happens."""
    async with context.rooms.open(table) as room:
        check_owner(room, caller, data.seat)
        plan = plans.made(room, Seat(data.seat), data.stops, caller.token or "")
        await context.storage.make_plan(table, data.seat, plan)
    return plans.shown(plan)


@post("/games/{table:str}/plan/drop", status_code=200, responses=problems(401, 403, 404))
async def drop_plan(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.DropPlan]
) -> responses.PassPlan:
    """Answer yourself after all."""
    async with context.rooms.open(table) as room:
        check_owner(room, caller, data.seat)
        await context.storage.drop_plan(table, data.seat)
    return plans.NO_PLAN


@post(
    "/games/{table:str}/report", status_code=204, responses={**problems(401, 404, 409), 204: DONE}
)
async def report(
    context: TheContext, caller: TheCaller, table: TableName, data: JSONBody[requests.Report]
) -> None:
    """Tell whoever runs the server that a player at this table should be looked at."""
    if caller.token is None:
        raise RequestError(NO_TOKEN, Reason("no-token"))
    async with context.rooms.open(table) as room:
        is_new = context.reports.make(room, caller.token, data.seat, clock.now())
    context.metrics.reports += is_new


@get("/ladder/{game:str}", responses=problems(404))
async def read_ladder(
    context: TheContext, caller: TheCaller, game: GameOfLadder
) -> responses.Ladder:
    """Where those stand who want to be compared; only where the server keeps a ladder."""
    if not context.settings.ladder:
        raise RequestError(MISSING, Reason("no-ladder"))
    # It needs a library that servers without a ladder do not have.
    from carson.server.lobby.ladder import ladder

    tables = await context.storage.rated()
    return await asyncio.to_thread(ladder, game, tables[::-1], caller.token)


ROUTES: Final = Router(
    "/", route_handlers=[read_plan, plan_pass, drop_plan, report, read_ladder], tags=["lobby"]
)
