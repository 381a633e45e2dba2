"""The web application: routes, limits, headers, and one shape for all errors."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from typing import Final

from litestar import Litestar, Response, Router
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, ControllerRouterHandler

from carson.server.context import ServerContext, ServerSettings
from carson.server.http import responses
from carson.server.http.callers import HttpRequest, caller_of, spoken
from carson.server.http.errors import as_request_error, headers_of
from carson.server.http.gate import Gate, Limiter
from carson.server.http.limits import LARGEST_BODY
from carson.server.http.openapi import description
from carson.server.http.packing import Packer
from carson.server.http.quick import QuickRequest, QuickResponse
from carson.server.http.routes import (
    lobby,
    metrics,
    notices,
    pages,
    play,
    records,
    reviews,
    rules,
    seats,
    tables,
    tutorial,
)
from carson.server.notify.channels import channels_for
from carson.server.text.routes import ROUTES as TEXT_ROUTES

FOR_EVER: Final = CacheControlHeader(public=True, max_age=365 * 24 * 3600, immutable=True)


def create_app(settings: ServerSettings) -> Litestar:
    """A server for one database."""
    channels = channels_for(settings.database)
    context = ServerContext(settings, channels)

    @asynccontextmanager
    async def running_context(app: Litestar) -> AsyncIterator[None]:
        async with channels or nullcontext(), context.running():
            yield

    def give_context() -> ServerContext:
        return context

    limiter = Limiter(settings.requests_per_minute) if settings.requests_per_minute else None

    def guarded(app: ASGIApp) -> ASGIApp:
        return Gate(app, limiter, context.metrics)

    return Litestar(
        route_handlers=routes(settings),
        dependencies={
            "context": Provide(give_context, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        exception_handlers={Exception: tell},
        lifespan=[running_context],
        state=State({"context": context}),
        middleware=[guarded, Packer],
        request_class=QuickRequest,
        response_class=QuickResponse,
        request_max_body_size=LARGEST_BODY,
        openapi_config=description(),
        logging_config=None,
    )


def routes(settings: ServerSettings) -> list[ControllerRouterHandler]:
    """All routes; the client's files only where they were built."""
    found: list[ControllerRouterHandler] = [
        *(tables.ROUTES, seats.ROUTES, play.ROUTES, records.ROUTES, reviews.ROUTES, rules.ROUTES),
        *(tutorial.ROUTES, lobby.ROUTES, notices.ROUTES, metrics.ROUTES, pages.ROUTES),
        TEXT_ROUTES,
        *pages.files_beside_the_client(settings.static),
    ]
    if (settings.static / "assets").is_dir():
        found.append(assets(settings))
    return found


def assets(settings: ServerSettings) -> Router:
    """The client's files; their names change with their content, so browsers may keep them."""
    return create_static_files_router(
        "/assets",
        [settings.static / "assets"],
        cache_control=FOR_EVER,
    )


# --- errors ---------------------------------------------------------------------------------
def tell(request: HttpRequest, error: Exception) -> Response[responses.Problem]:
    """Why a request was not done, as an answer."""
    found = as_request_error(error)
    context_of(request).metrics.errors[found.status] += 1
    problem = found.problem(spoken(request))
    return Response(problem, status_code=found.status, headers=headers_of(error))


def context_of(request: HttpRequest) -> ServerContext:
    """The parts of the server that got a request."""
    context = request.app.state["context"]
    assert isinstance(context, ServerContext)
    return context
