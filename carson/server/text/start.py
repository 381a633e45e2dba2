"""The start page: new tables, the player's own, and those that anyone may join."""

from collections.abc import Iterable, Sequence

from carson.board.options import OPTIONS
from carson.board.printed import FEWEST_PLAYERS, MOST_PLAYERS
from carson.bots.bot import LEVEL_NAMES, NEWCOMERS_BOT
from carson.cards.options import USUAL_LEVEL
from carson.cards.printed import LEVELS, MOST_SEATS
from carson.games import GAME_NAMES, GameName
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.tables.clocks import PACES
from carson.server.text import lesson
from carson.server.text.forms import Sheet, button, checkbox, labelled, radio, select
from carson.server.text.html import Html, join, link, listing, section, tag
from carson.server.text.options import OWN_BOT, agreed, option_fields
from carson.server.text.page import TextPage
from carson.server.text.seating import NAME_LENGTH
from carson.server.text.speech import fact, together

USUAL_PLAYERS = "4"
OTHERS = ("bots", "friends", "device")
NO_CLOCK = "none"
POLICIES = ("friendly", "strict", "off")


def page(
    mine: Sequence[responses.Summary],
    listed: Sequence[responses.Summary],
    sheet: Sheet,
    texts: Texts,
) -> TextPage:
    """The whole page."""
    say = texts.say
    content = [
        tag("p", say("web-start-lead")),
        tag("p", say("text-about")),
        tables("mine", say("web-my-tables"), mine, texts),
        lesson.door(sheet, texts),
        new_table("board", option_fields(OPTIONS, texts), sheet, texts),
        new_table("cards", cards_fields(texts), sheet, texts),
        tables("listed", say("web-open-tables"), listed, texts),
        key_form(sheet, texts),
    ]
    jumps = [(f"new-{game}", say(f"text-new-{game}")) for game in GAME_NAMES]
    return TextPage(say("text-title"), join(content), jumps)


# --- tables ---------------------------------------------------------------------------------
def tables(name: str, title: str, found: Iterable[responses.Summary], texts: Texts) -> Html:
    """A list of tables; nothing where there are none."""
    rows = listing([summary(table, texts) for table in found])
    return section(name, title, rows) if rows else Html("")


def summary(table: responses.Summary, texts: Texts) -> Html:
    """A table: the game, its players, whose turn it is."""
    people = [name for seat, name in enumerate(table.names) if name != str(seat + 1)]
    game = fact(texts, texts.say(f"web-game-{table.game}"), texts.say("text-comma").join(people))
    notes = together(texts, [situation(table, texts), *agreed(table.options, texts)])
    return tag("li", link(f"/text/g/{table.id}", game), tag("br"), notes)


def situation(table: responses.Summary, texts: Texts) -> str:
    """Whether a table waits for people, for a move, or is over."""
    if table.status == "over":
        return outcome(table, texts)
    if table.status == "open":
        return texts.say("web-seats-free", count=table.open_seats)
    turn = texts.say("text-comma").join(table.names[seat] for seat in table.to_move)
    return texts.say("web-turn-of-names", names=turn)


def outcome(table: responses.Summary, texts: Texts) -> str:
    """Who has won, and with how many points everyone ended."""
    if not table.winners:
        return texts.say("web-game-over")
    comma = texts.say("text-comma")
    scored = [f"{name} {points}" for name, points in zip(table.names, table.points, strict=True)]
    won = texts.say("web-list-won", names=comma.join(table.names[seat] for seat in table.winners))
    return fact(texts, won, comma.join(scored))


# --- a new table ----------------------------------------------------------------------------
def new_table(game: GameName, more: Html, sheet: Sheet, texts: Texts) -> Html:
    """The form that opens a table."""
    say = texts.say
    name = tag("input", name="name", maxlength=NAME_LENGTH, autocomplete="nickname")
    most, least = (MOST_SEATS, 2) if game == "cards" else (MOST_PLAYERS, FEWEST_PLAYERS)
    counts = [(str(count), str(count)) for count in range(least, most + 1)]
    others = [radio("others", kind, say(f"text-others-{kind}"), kind == "bots") for kind in OTHERS]
    form = sheet.form(
        "/text/games",
        labelled(say("web-your-name"), name),
        labelled(say("web-how-many"), select("players", counts, USUAL_PLAYERS)),
        tag("fieldset", tag("legend", say("text-others")), *others),
        tag("details", tag("summary", say("web-more-options")), more, common_fields(texts)),
        tag("p", button(say("text-open-table"))),
        game=game,
    )
    return section(f"new-{game}", say(f"text-new-{game}"), form)


def cards_fields(texts: Texts) -> Html:
    """The options of the card game: a level for each virtual player that there can be."""
    say = texts.say
    levels = [(level, say(f"web-level-{level}")) for level in LEVELS]
    players = [
        labelled(say("web-virtual-number", number=number), select("level", levels, USUAL_LEVEL))
        for number in range(1, MOST_SEATS)
    ]
    about = tag("p", say("text-levels-about"))
    return tag("fieldset", tag("legend", say("web-option-level")), about, *players)


def common_fields(texts: Texts) -> Html:
    """What both games have."""
    say = texts.say
    bots = [
        (name, say("text-bot", name=say(f"web-bot-{name}"), about=say(f"web-bot-{name}.about")))
        for name in LEVEL_NAMES
    ]
    policies = [(name, say(f"web-undo-{name}")) for name in POLICIES]
    paces = [(name, say(f"web-pace-{name}")) for name in (NO_CLOCK, *PACES)]
    return join(
        [
            labelled(say("web-option-bot"), select("bot", bots, NEWCOMERS_BOT)),
            *single_bots(bots, texts),
            labelled(say("web-option-undo"), select("undo", policies)),
            labelled(say("web-option-pace"), select("pace", paces)),
            checkbox("listed", "true", say("web-option-listed")),
        ]
    )


def single_bots(levels: Sequence[tuple[str, str]], texts: Texts) -> list[Html]:
    """For each bot that there can be a level of its own, if it should have another."""
    own = [("", texts.say("text-bot-same")), *levels]
    return [
        labelled(texts.say("text-bot-number", number=number), select(OWN_BOT, own))
        for number in range(1, MOST_PLAYERS)
    ]


def key_form(sheet: Sheet, texts: Texts) -> Html:
    """For whoever has the link of a seat, or its key."""
    field = tag("input", name="key", required=True, autocomplete="off")
    form = sheet.form(
        "/text/key",
        labelled(texts.say("text-key"), field),
        button(texts.say("text-use-key"), class_="quiet"),
    )
    return section("key", texts.say("text-have-key"), tag("p", texts.say("text-key-about")), form)
