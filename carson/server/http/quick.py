"""Quick ways through the framework for what is asked all the time: data in, data out."""

from collections.abc import Iterable
from typing import Final, TypeVar, final

from litestar import Litestar, Request, Response
from litestar.background_tasks import BackgroundTask, BackgroundTasks
from litestar.datastructures import Cookie, State
from litestar.enums import MediaType
from litestar.exceptions import ClientException
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send, TypeEncodersMap
from msgspec import Struct, json

T = TypeVar("T")
LENGTH: Final = b"content-length"
MOST_DIGITS: Final = 18
JSON: Final = (b"content-type", b"application/json")


@final
class QuickRequest(Request[object, object, State]):
    """A request that finds the length of its body without making a mapping of all headers."""

    @property
    def content_length(self) -> int | None:
        """How long its body is, if it says so."""
        found = next((value for name, value in self.scope["headers"] if name == LENGTH), None)
        if found is None:
            return None
        if not found.isdigit() or len(found) > MOST_DIGITS:
            raise ClientException
        return int(found)


@final
class DataAnswer(ASGIResponse):
    """Data on its way, with no headers of its own."""

    def __init__(self, data: Struct, status: int) -> None:
        self.body = json.encode(data)
        self.status_code = status

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        headers = [JSON, (LENGTH, b"%d" % len(self.body))]
        await send({"type": "http.response.start", "status": self.status_code, "headers": headers})
        await send({"type": "http.response.body", "body": self.body, "more_body": False})


@final
class QuickResponse(Response[T]):
    """What a handler returned; data takes the short way."""

    def to_asgi_response(
        self,
        app: Litestar | None,
        request: Request[object, object, State],
        *,
        background: BackgroundTask | BackgroundTasks | None = None,
        cookies: Iterable[Cookie] | None = None,
        encoded_headers: Iterable[tuple[bytes, bytes]] | None = None,
        headers: dict[str, str] | None = None,
        is_head_response: bool = False,
        media_type: MediaType | str | None = None,
        status_code: int | None = None,
        type_encoders: "TypeEncodersMap | None" = None,
    ) -> ASGIResponse:
        """The answer as it is sent."""
        is_plain = not (headers or cookies or is_head_response)
        if isinstance(self.content, Struct) and self.status_code and is_plain:
            return DataAnswer(self.content, self.status_code)
        return super().to_asgi_response(
            app,
            request,
            background=background,
            cookies=cookies,
            encoded_headers=encoded_headers,
            headers=headers,
            is_head_response=is_head_response,
            media_type=media_type,
            status_code=status_code,
            type_encoders=type_encoders,
        )
