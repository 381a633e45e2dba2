"""Routes: what there is to play, the token of a browser, health, and the client's pages."""

from collections.abc import Iterable, Sequence
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import File

from carson import __version__
from carson.bots.bot import LEVEL_NAMES
from carson.core.options import Option
from carson.core.reasons import Reason
from carson.games import GAME_NAMES, GAMES, GameName
from carson.i18n.texts import Texts
from carson.rulebook import PAGES
from carson.server.http.callers import (
    COOKIE,
    HttpRequest,
    cookie_for,
    cookie_name,
    cookie_of,
    token_of,
)
from carson.server.http.errors import CONFLICT, NO_TOKEN, RequestError
from carson.server.http.info import GameInfo, Games, Health, NeedInfo, OptionInfo
from carson.server.http.link_previews import with_card
from carson.server.http.routes.common import TableName, TheCaller, TheContext, problems
from carson.server.tables.clocks import PACES

DONE: Final = ResponseSpec(None, generate_examples=False, description="It was done.")
INDEX: Final = "index.html"
FRESH: Final = {"cache-control": "no-cache"}
KINDS: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}
ADDRESSES: Final = ["/", "/lobby", "/rules", *(f"/rules/{name}" for name in PAGES)]
"""Where the client shows a page of its own."""
PAGE: Final = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><h1>{title}</h1><p>{text}</p><p><a href="/schema">/schema</a></p></body></html>
"""


@get("/info")
async def info(context: TheContext) -> Games:
    """The games that can be played here, with their options and bots."""
    games = [game_info(name, context.programs) for name in GAME_NAMES]
    return Games(version=__version__, games=games, ladder=context.settings.ladder)


def game_info(name: GameName, programs: Iterable[str]) -> GameInfo:
    """What is needed to open a table of a game."""
    entry = GAMES[name]
    return GameInfo(
        name=name,
        rules_version=entry.game.rules_version,
        options=[option_info(option) for option in entry.game.options],
        casts=dict(entry.casts),
        variants=list(entry.variants),
        bots=[*entry.bots, *programs],
        opponents=list(LEVEL_NAMES),
        paces=list(PACES),
    )


def option_info(option: Option) -> OptionInfo:
    """What a form must know of an option."""
    needs = option.needs
    return OptionInfo(
        name=option.name,
        default=option.default,
        kind=option.kind,
        choices=list(option.choices),
        presets=dict(option.presets),
        needs=NeedInfo(option=needs.option, value=needs.value) if needs else None,
        key=option.key,
        seating=option.seating,
    )


@get("/health", responses=problems())
async def health(context: TheContext) -> Health:
    """Whether the database answers, and takes what is written."""
    await context.check_health()
    return Health(ok=True)


@post("/session", status_code=204, responses={**problems(401, 403, 409), 204: DONE})
async def remember(request: HttpRequest) -> Response[None]:
    """Keep the token of the header in a cookie, where the browser has no other."""
    token = token_of(request)
    if token is None:
        raise RequestError(NO_TOKEN, Reason("no-token"))
    if cookie_of(request, COOKIE) not in (None, token):
        raise RequestError(CONFLICT, Reason("has-identity"))
    return Response(None, status_code=204, cookies=[cookie_for(token, request)])


@delete("/session", status_code=204, responses={**problems(403), 204: DONE})
async def forget(request: HttpRequest) -> Response[None]:
    """Forget the token of this browser."""
    token_of(request)
    secure = request.url.scheme == "https"
    gone = Cookie(key=cookie_name(COOKIE, request), max_age=0, path="/", secure=secure)
    return Response(None, status_code=204, cookies=[gone])


@get("/g/{table:str}", include_in_schema=False, media_type=MediaType.HTML)
async def table_page(
    context: TheContext, request: HttpRequest, caller: TheCaller, table: TableName
) -> File | Response[str]:
    """The client, with what messengers show of a link to this table."""
    index = context.settings.static / INDEX
    found = await context.storage.told(table)
    if found is None or not index.is_file():
        return client_page(context, caller)
    shell, public = index.read_text("utf-8"), context.settings.public_url
    content = with_card(shell, found, request, public, Texts(caller.language))
    return Response(content, media_type=MediaType.HTML, headers=FRESH)


@get(ADDRESSES, include_in_schema=False, media_type=MediaType.HTML)
async def page(context: TheContext, caller: TheCaller) -> File | Response[str]:
    """The client, or a few words where none is built."""
    return client_page(context, caller)


def client_page(context: TheContext, caller: TheCaller) -> File | Response[str]:
    """The page from which the client starts."""
    index = context.settings.static / INDEX
    if index.is_file():
        return File(index, media_type="text/html", content_disposition_type="inline")
    texts = Texts(caller.language)
    title, text = escape(texts.say("page-title")), escape(texts.say("page-no-client"))
    content = PAGE.format(language=caller.language, title=title, text=text)
    return Response(content, media_type=MediaType.HTML)


def files_beside_the_client(static: Path) -> Sequence[HTTPRouteHandler]:
    """Routes for the files that browsers look for at the top: an icon, a manifest, a worker."""
    found = sorted(path for path in static.glob("*") if path.is_file() and path.name != INDEX)
    files = {f"/{path.name}": path for path in found}

    @get(list(files), include_in_schema=False)
    async def top(request: HttpRequest) -> File:
        path = files[request.url.path]
        kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
        return File(path, media_type=kind, content_disposition_type="inline")

    return [top] if files else []


ROUTES: Final = Router(
    "/", route_handlers=[info, health, remember, forget, table_page, page], tags=["server"]
)
