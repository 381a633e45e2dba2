"""Routes: where a player is told that it is their turn."""

from typing import Final

from litestar import Router, delete, get, post, put
from litestar.params import JSONBody

from carson.core.reasons import Reason
from carson.server.http import requests, responses
from carson.server.http.errors import CONFLICT, NO_TOKEN, RequestError
from carson.server.http.routes.common import TheCaller, TheContext, problems
from carson.server.notify.notices import check_webhook
from carson.server.store.storage import NoticeAddress

ANSWERS: Final = problems(401, 403, 409, 422)


def token_hash(caller: TheCaller) -> str:
    """Who asks; only who has sat down at a table has a name here."""
    if caller.token is None:
        raise RequestError(NO_TOKEN, Reason("no-token"))
    return caller.token


@get("/notices", responses=problems())
async def read_address(context: TheContext, caller: TheCaller) -> responses.TurnNotices:
    """Where the reader is told."""
    found = None if caller.token is None else await context.storage.address(caller.token)
    if found is None:
        return responses.TurnNotices(url=None, format="ntfy")
    return responses.TurnNotices(url=found.url, format=found.format)


@put("/notices", responses=ANSWERS)
async def keep_address(
    context: TheContext, caller: TheCaller, data: JSONBody[requests.TurnAddress]
) -> responses.TurnNotices:
    """Be told at this address, in the language of the request, when it is one's turn."""
    token = token_hash(caller)
    check_webhook(data.url)
    address = NoticeAddress(url=data.url, format=data.format, language=caller.language)
    await context.storage.keep_address(token, address)
    return responses.TurnNotices(url=data.url, format=data.format)


@delete("/notices", status_code=200, responses=ANSWERS)
async def forget_address(context: TheContext, caller: TheCaller) -> responses.TurnNotices:
    """Be told nothing any more."""
    await context.storage.forget_address(token_hash(caller))
    return responses.TurnNotices(url=None, format="ntfy")


@post("/notices/test", status_code=200, responses=ANSWERS)
async def try_address(context: TheContext, caller: TheCaller) -> responses.Delivered:
    """Send a notice to the address that was given, and say whether it arrived."""
    found = await context.storage.address(token_hash(caller))
    if found is None:
        raise RequestError(CONFLICT, Reason("no-address"))
    return responses.Delivered(arrived=await context.notices.try_out(found))


ROUTES: Final = Router(
    "/",
    route_handlers=[read_address, keep_address, forget_address, try_address],
    tags=["notices"],
)
