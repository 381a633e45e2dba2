"""Routes: the rulebook, which changes only with the program."""

from functools import cache
from hashlib import sha256
from typing import Annotated, Final

from litestar import Response, Router, get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from msgspec import json

from carson import rulebook
from carson.rulebook.book import Book
from carson.server.http import responses
from carson.server.http.callers import HttpRequest
from carson.server.http.routes.common import problems

LanguagePath = Annotated[
    responses.Language, PathParameter(description="The language of the rules.")
]
SAME: Final = ResponseSpec(
    None, generate_examples=False, description="The book is the one that was named."
)


@get("/rules/{language:str}", responses={**problems(), 304: SAME})
async def read_rules(request: HttpRequest, language: LanguagePath) -> Response[Book | None]:
    """All rules and rulings of both games, and which paragraph explains what."""
    headers = {"etag": mark_of(language), "cache-control": "public, no-cache"}
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(None, status_code=304, headers=headers)
    return Response(rulebook.read(language), headers=headers)


@cache
def mark_of(language: responses.Language) -> str:
    """A mark that changes with the book, so that browsers can keep it; packing does not matter."""
    return f'W/"{sha256(json.encode(rulebook.read(language))).hexdigest()[:20]}"'


ROUTES: Final = Router("/", route_handlers=[read_rules], tags=["rules"])
