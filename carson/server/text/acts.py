"""Acts: what the forms of the text view do; each leads back to a page."""

import re
from collections.abc import Collection
from typing import Final
from urllib.parse import urlencode

from litestar import Response, post
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.response import Redirect

from carson.core.reasons import Reason
from carson.games import GameName
from carson.i18n.texts import Texts
from carson.server.http import requests
from carson.server.http.callers import HttpRequest
from carson.server.http.errors import BAD_REQUEST, RequestError
from carson.server.http.routes import tutorial as lessons
from carson.server.http.routes.common import TableName, TheContext
from carson.server.http.routes.seats import joined
from carson.server.http.routes.tables import followed, found_tables, open_table
from carson.server.tables import opening as openings
from carson.server.tables import seat_changes, tokens
from carson.server.tables.log import Changed
from carson.server.tables.opening import GameToOpen
from carson.server.tables.room import AnyRoom
from carson.server.text.forms import Form, TheForm, sheet_for
from carson.server.text.html import join, link, tag
from carson.server.text.options import requested
from carson.server.text.page import TextPage, answer

SEE_OTHER: Final = 303
TABLE_IN_LINK: Final = re.compile(r"/g/([0-9A-Za-z_-]{1,22})")


def to_page(path: str, cookies: list[Cookie] | None = None) -> Redirect:
    """Whoever has sent a form looks at a page again."""
    return Redirect(path, status_code=SEE_OTHER, cookies=cookies)


def to_table(table: str, part: str = "decision") -> Redirect:
    """Back to the table."""
    return to_page(f"/text/g/{table}#{part}")


# --- tables ---------------------------------------------------------------------------------
@post("/games")
async def open_one(context: TheContext, form: TheForm) -> Redirect:
    """Open a table."""
    wanted = requested(form)
    game = GameToOpen(wanted.game, wanted.options)
    opening = openings.opening(game, wanted, form.caller, form.owner.hash)
    room = await open_table(context, opening, form.owner.origin)
    return to_page(f"/text/g/{room.name}", form.owner.cookies)


@post("/learn")
async def learn(context: TheContext, form: TheForm) -> Redirect:
    """Open the tutorial, or go back to the one that was begun."""
    game: GameName = "cards" if form.text("game") == "cards" else "board"
    tables = await found_tables(context, form.caller, mine=True)
    begun = [table for table in tables if table.tutorial and table.game == game]
    running = [table.id for table in begun if table.status == "playing"]
    name = running[0] if running else await opened(context, form, game)
    return to_page(f"/text/g/{name}", form.owner.cookies)


async def opened(context: TheContext, form: Form, game: GameName) -> str:
    """A new table of the tutorial."""
    wanted = lessons.table_request(requests.StartTutorial(game=game))
    opening = openings.opening(lessons.game(game), wanted, form.caller, form.owner.hash)
    return (await open_table(context, opening, form.owner.origin)).name


@post("/key")
async def use_key(context: TheContext, form: TheForm) -> Redirect:
    """Take the seat of a link, or of the key at its end, besides the seats already held."""
    text = form.text("key")
    token, table = text.rpartition("=")[2], TABLE_IN_LINK.search(text)
    if not tokens.is_token(token):
        raise RequestError(BAD_REQUEST, Reason("no-key"))
    held = [] if table else await context.storage.held(tokens.hashed(token))
    for name in [table[1]] if table else [one.id for one in held]:
        await joined(context, name, token, form.owner)
    return to_page(f"/text/g/{table[1]}" if table else "/text", form.owner.cookies)


@post("/g/{table:str}/rematch")
async def play_again(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """The same game with the same players."""
    key = await followed(context, form.caller, table)
    return to_table(key.id)


# --- commands -------------------------------------------------------------------------------
@post("/g/{table:str}/move")
async def make_move(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Make a move, or look first what it would do."""
    wanted = form.request(
        requests.MakeMove,
        command_id=form.text("command_id"),
        seat=form.text("seat"),
        decision_id=form.text("decision_id"),
        move=move_of(form),
    )
    if form.text("act") == "ask":
        return to_page(ahead_path(table, wanted))
    await context.commands.move(table, form.caller, wanted)
    return to_table(table)


def ahead_path(table: str, wanted: requests.MakeMove) -> str:
    """The page that says what a move would do."""
    return f"/text/g/{table}/ahead?{urlencode({'seat': wanted.seat, 'move': wanted.move})}"


def move_of(form: Form) -> str:
    """The move that was chosen; an amount follows its verb."""
    amount = form.text("amount")
    move = f"{form.text('verb')} {amount}" if amount else form.text("move")
    if not move:
        raise RequestError(BAD_REQUEST, Reason("nothing-chosen"))
    return move


@post("/g/{table:str}/undo")
async def take_back(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Take one's last move back."""
    await context.commands.take_back(table, form.caller, form.command(requests.TakeBack))
    return to_table(table)


@post("/g/{table:str}/undo-ask")
async def ask_back(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Ask the others to go back."""
    await context.commands.ask_back(
        table, form.caller, form.command(requests.AskTakeBack, "before")
    )
    return to_table(table)


@post("/g/{table:str}/propose")
async def propose(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Ask the others about what nobody may do alone."""
    await context.commands.propose(
        table, form.caller, form.command(requests.Propose, "act", "target")
    )
    return to_table(table)


@post("/g/{table:str}/undo-answer")
async def answer_back(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Agree or refuse to go back."""
    await context.commands.answer_back(
        table, form.caller, form.command(requests.AnswerTakeBack, "agree")
    )
    return to_table(table)


@post("/g/{table:str}/say")
async def say(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Say something to all at the table."""
    await context.commands.say(table, form.caller, form.command(requests.Say, "text"))
    return to_table(table, "log")


@post("/g/{table:str}/lesson")
async def go_on(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Continue the lesson, or skip a chapter."""
    skip = ("skip",) if form.text("skip") else ()
    await lessons.play_on(context, form.caller, table, form.command(requests.GoOn, "step", *skip))
    return to_table(table)


# --- seats ----------------------------------------------------------------------------------
@post("/g/{table:str}/seat")
async def change_seat(context: TheContext, form: TheForm, table: TableName) -> Redirect:
    """Sit down, stand up, or let a bot play."""
    await context.commands.do(
        table, None, lambda room: changed(room, form, context.programs), lambda room, step: None
    )
    return to_page(f"/text/g/{table}#seats", form.owner.cookies)


def changed(room: AnyRoom, form: Form, programs: Collection[str]) -> Changed:
    """The change that a form asks for."""
    seat, caller = seat_of(form), form.caller
    match form.text("act"):
        case "claim":
            name = form.request(requests.Claim, name=form.text("name")).name
            return seat_changes.claimed(room, seat, requests.Claim(name=name), form.owner.hash)
        case "leave":
            return seat_changes.left(room, seat, caller)
        case "kick":
            return seat_changes.kicked(room, seat, caller)
        case "bot":
            return seat_changes.handed(room, seat, caller, form.text("bot"), programs)
        case "return":
            return seat_changes.returned(room, seat, caller)
        case _:
            raise RequestError(BAD_REQUEST, Reason("form-unclear"))


def seat_of(form: Form) -> int:
    """The seat that a form speaks of."""
    text = form.text("seat")
    if not text.isdecimal() or len(text) > 1:
        raise RequestError(BAD_REQUEST, Reason("form-unclear"))
    return int(text)


@post("/g/{table:str}/link")
async def make_link(
    context: TheContext, request: HttpRequest, form: TheForm, table: TableName
) -> Response[str]:
    """Show the link of a seat, once."""
    token, seat = tokens.new_token(), seat_of(form)
    await context.commands.do(
        table,
        None,
        lambda room: seat_changes.linked(room, seat, form.caller, tokens.hashed(token)),
        lambda room, step: None,
    )
    texts = Texts(form.caller.language)
    address = f"{request.base_url}g/{table}#token={token}"
    content = [
        tag("p", texts.say("web-seat-link-secret")),
        tag("p", tag("code", address)),
        tag("p", texts.say("text-key-where")),
        tag("p", link(f"/text/g/{table}", texts.say("text-to-table"))),
    ]
    page = TextPage(texts.say("text-seat-link"), join(content), picture=f"/g/{table}")
    return answer(request, page, form.caller.language, sheet_for(request))


HANDLERS: Final[list[HTTPRouteHandler]] = [
    *(
        open_one,
        learn,
        go_on,
        use_key,
        play_again,
        make_move,
        take_back,
        ask_back,
        propose,
        answer_back,
        say,
    ),
    *(change_seat, make_link),
]
