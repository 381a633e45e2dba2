"""What the routes share: their parameters, and what each of them may answer instead."""

from collections.abc import Mapping
from typing import Annotated, Final

from litestar import Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from carson.server.context import ServerContext
from carson.server.http.callers import OWN_HEADER, Caller, HttpRequest, cookie_for, token_of
from carson.server.http.limits import network_of
from carson.server.http.responses import Key, Problem
from carson.server.tables import tokens

TheContext = NamedDependency[ServerContext]
TheCaller = NamedDependency[Caller]

TableName = Annotated[
    str,
    PathParameter(description="The name of a table.", max_length=22, pattern="^[0-9A-Za-z_-]+$"),
]
SeatPath = Annotated[int, PathParameter(description="A seat, from 0 on.", ge=0, le=9)]
DESCRIPTIONS: Final = {
    400: "The request cannot be read.",
    401: "A token is missing.",
    403: "The token does not allow this.",
    404: "There is no such table.",
    409: "The table is not in a state for this; the view shows its state.",
    410: "Nobody has used the table for long; its record is left.",
    413: "The request is too large.",
    422: "The rules refuse this.",
    429: "Too many requests.",
    503: "The database does not answer; nothing was changed.",
}


def problems(*codes: int) -> Mapping[int, ResponseSpec]:
    """The problems that a route may answer with; a table that may be missing may be archived."""
    gone = (410,) if 404 in codes else ()
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=DESCRIPTIONS[code])
        for code in (*codes, *gone, 400, 429, 503)
    }


class Owner:
    """The token of whoever sits down: the one they bring, or a new one, which is shown once."""

    def __init__(self, request: HttpRequest, is_proven: bool = False) -> None:
        self.origin: Final = network_of(request)
        brought = token_of(request, is_proven)
        self._request: Final = request
        self._is_ours: Final = is_proven or OWN_HEADER in request.headers
        self.is_new: Final = brought is None
        self.token: Final = brought or tokens.new_token()
        self.hash: Final = tokens.hashed(self.token)

    def key(self, table: str, seats: list[int]) -> Response[Key]:
        """The answer, with a cookie where the token is new."""
        key = Key(id=table, token=self.token if self.is_new else None, seats=seats)
        return Response(key, cookies=self.cookies)

    @property
    def cookies(self) -> list[Cookie]:
        """The cookie that is to be kept, where the token is new and one of our pages asks.

        A page of another site may send something, but it must not exchange someone's token.
        """
        return [cookie_for(self.token, self._request)] if self.is_new and self._is_ours else []
