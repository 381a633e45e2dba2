"""The web application: routes, limits, headers, and one shape for all errors."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.static_files import create_static_files_router
from litestar.types import ControllerRouterHandler

from carson.core.reasons import Reason
from carson.server.context import House, Settings
from carson.server.http import refusals, responses
from carson.server.http.callers import Asking, caller_of, spoken
from carson.server.http.errors import BAD_REQUEST, Trouble
from carson.server.http.headers import HEADERS
from carson.server.http.limits import LARGEST_BODY, STORES, limits
from carson.server.http.openapi import description
from carson.server.http.routes import pages, play, records, rules, seats, tables, tutorial
from carson.server.notify.channels import channels_for
from carson.server.store.database import Unavailable
from carson.server.text.routes import ROUTES as TEXT_ROUTES

FOR_EVER: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)
STREAMS: Final = "/events$"
"""What must not wait until there is enough to pack."""


def create_app(settings: Settings) -> Litestar:
    """A server for one database."""
    channels = channels_for(settings.database)
    house = House(settings, channels)

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        async with channels, house.running():
            yield

    def give_house() -> House:
        return house

    return Litestar(
        route_handlers=routes(settings),
        dependencies={
            "house": Provide(give_house, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        exception_handlers={
            Trouble: tell_trouble,
            Unavailable: tell_unavailable,
            HTTPException: tell_http,
            RecursionError: tell_depth,
            Exception: tell_failure,
        },
        lifespan=[open_house],
        state=State({"house": house}),
        middleware=limits(settings.requests_per_minute),
        stores=dict(zip(STORES, house.counts, strict=True)),
        request_max_body_size=LARGEST_BODY,
        response_headers=HEADERS,
        compression_config=CompressionConfig(backend="gzip", exclude=STREAMS),
        openapi_config=description(),
        logging_config=None,
    )


def routes(settings: Settings) -> list[ControllerRouterHandler]:
    """All routes; the client's files only where they were built."""
    found: list[ControllerRouterHandler] = [
        *(tables.ROUTES, seats.ROUTES, play.ROUTES, records.ROUTES, rules.ROUTES),
        *(tutorial.ROUTES, pages.ROUTES, TEXT_ROUTES),
        *pages.files_beside_the_client(settings.static),
    ]
    if (settings.static / "assets").is_dir():
        found.append(assets(settings))
    return found


def assets(settings: Settings) -> Router:
    """The client's files; their names change with their content, so browsers may keep them."""
    return create_static_files_router(
        "/assets",
        [settings.static / "assets"],
        cache_control=FOR_EVER,
    )


# --- errors ---------------------------------------------------------------------------------
def tell(request: Asking, trouble: Trouble) -> Response[responses.Problem]:
    """A problem as an answer."""
    problem = trouble.problem(spoken(request))
    return Response(problem, status_code=trouble.status, headers=HEADERS)


def tell_trouble(request: Asking, error: Trouble) -> Response[responses.Problem]:
    """What a client did cannot be done."""
    return tell(request, error)


def tell_unavailable(request: Asking, error: Unavailable) -> Response[responses.Problem]:
    """The database does not answer."""
    return tell(request, refusals.unavailable(error))


def tell_http(request: Asking, error: HTTPException) -> Response[responses.Problem]:
    """What the framework refuses."""
    answer = tell(request, refusals.of_http(error))
    answer.headers.update(error.headers or {})
    return answer


def tell_depth(request: Asking, error: RecursionError) -> Response[responses.Problem]:
    """Nothing that we understand is nested so deeply."""
    return tell(request, Trouble(BAD_REQUEST, Reason("bad-request")))


def tell_failure(request: Asking, error: Exception) -> Response[responses.Problem]:
    """A mistake of ours."""
    return tell(request, refusals.failure(error))
