"""Routes: the metrics, for whoever runs the server."""

from ipaddress import ip_address
from typing import Final

from litestar import Response, Router, get

from carson.core.reasons import Reason
from carson.server.http.callers import HttpRequest
from carson.server.http.errors import MISSING, RequestError
from carson.server.http.routes.common import TheContext

FORMAT: Final = "text/plain; version=0.0.4; charset=utf-8"


@get("/metrics", include_in_schema=False)
async def read_metrics(context: TheContext, request: HttpRequest) -> Response[str]:
    """Counts and times of this process; nobody on another machine is told."""
    if not is_here(request.client.host if request.client else ""):
        raise RequestError(MISSING, Reason("not-found"))
    gauges = {
        "carson_streams": context.hub.streams,
        "carson_rooms": len(context.rooms),
        "carson_bots_waiting": 0 if context.pool is None else context.pool.waiting,
    }
    return Response(context.metrics.write(gauges), media_type=FORMAT)


def is_here(host: str) -> bool:
    """Whether an address is that of this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


ROUTES: Final = Router("/", route_handlers=[read_metrics])
