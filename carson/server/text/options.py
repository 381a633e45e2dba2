"""What is agreed on at a table: asked by the form that opens it, read, and told in words."""

from collections.abc import Iterable, Iterator, Mapping

from carson.board.options import OPTIONS
from carson.bots.bot import NEWCOMERS_BOT
from carson.cards.options import NOBODY_VIRTUAL, USUAL_LEVEL
from carson.cards.printed import FEWEST_SEATS
from carson.core.given import SWITCH
from carson.core.options import Option
from carson.core.reasons import Reason
from carson.i18n.texts import Texts
from carson.server.http import requests
from carson.server.http.errors import BAD_REQUEST, RequestError
from carson.server.text.forms import Form, checkbox, labelled, select
from carson.server.text.html import Html, join, tag
from carson.server.text.speech import fact, sentence

NONE = "none"
OWN = "own_"
"""How the field for the player's own list begins."""
OWN_BOT = "own_bot"
"""The field for the level of a single bot, once for each."""


# --- on the page ----------------------------------------------------------------------------
def option_fields(options: Iterable[Option], texts: Texts) -> Html:
    """Fields for all options of a game but those that say who sits down."""
    return join(
        field for option in options if not option.seating for field in fields(option, texts)
    )


def fields(option: Option, texts: Texts) -> Iterator[Html]:
    """The fields for one option, by its kind."""
    title, name = texts.say(f"web-option-{dashed(option.name)}"), option.name
    if option.kind == "switch":
        yield checkbox(name, SWITCH[True], title)
    elif option.kind == "several-of":
        boxes = [checkbox(name, value, described(option, value, texts)) for value in option.choices]
        yield tag("fieldset", tag("legend", title), *boxes)
    elif option.kind == "list-or-preset":
        if len(option.presets) > 1:
            yield labelled(title, picker(option, tuple(option.presets), texts))
        own = texts.say(f"text-own-{dashed(name)}")
        yield labelled(own, tag("input", name=f"{OWN}{name}"))
    else:
        yield labelled(title, picker(option, option.choices, texts))


def picker(option: Option, values: Iterable[str], texts: Texts) -> Html:
    """One of several values in a list that opens."""
    rows = [(value, described(option, value, texts)) for value in values]
    return select(option.name, rows, option.default)


def described(option: Option, value: str, texts: Texts) -> str:
    """A value in words, and what it is about where someone has said so."""
    if not option.key:
        return value
    key = f"{option.key}-{value}"
    said, about = sentence(texts.say(key)), texts.say(f"{key}.about")
    return said if about == f"{key}.about" else fact(texts, said, about)


def dashed(name: str) -> str:
    """The name of an option as the keys of texts write it."""
    return name.replace("_", "-")


# --- from a form ----------------------------------------------------------------------------
def requested(form: Form) -> requests.NewTable:
    """The table that a form asks for."""
    count = form.text("players")
    if not count.isdecimal() or not 1 <= int(count) <= 10:
        raise RequestError(BAD_REQUEST, Reason("form-unclear"))
    seats = seats_for(form, int(count))
    is_cards = form.text("game") == "cards"
    options = cards_options(form, int(count), len(seats)) if is_cards else board_options(form)
    return form.request(
        requests.NewTable,
        game=form.text("game"),
        options=options,
        seats=seats,
        undo=form.text("undo") or "friendly",
        pace=form.text("pace") or "none",
        listed=form.text("listed") == "true",
    )


def seats_for(form: Form, count: int) -> list[dict[str, str]]:
    """The player who opens the table and everyone else; virtual players need no seat here."""
    texts, others = Texts(form.caller.language), form.text("others")
    own = {"kind": "person", "name": form.text("name") or texts.say("web-guest")}
    if others == "device":
        names = [texts.say("web-player-number", number=number + 1) for number in range(1, count)]
        return [own, *({"kind": "person", "name": name} for name in names)]
    if others == "friends":
        return [own, *({"kind": "open"} for _ in range(count - 1))]
    if form.text("game") == "cards":
        return [own]
    return [own, *({"kind": "bot", "bot": bot_level(form, bot)} for bot in range(count - 1))]


def bot_level(form: Form, bot: int) -> str:
    """The level of a bot: its own, or that of all."""
    own = form.fields.get(OWN_BOT, ())[bot : bot + 1]
    return "".join(own) or form.text("bot") or NEWCOMERS_BOT


def board_options(form: Form) -> dict[str, str]:
    """The options of the board game; what is left empty stays as usual."""
    return {"players": form.text("players"), **chosen_options(form, OPTIONS)}


def chosen_options(form: Form, options: Iterable[Option]) -> dict[str, str]:
    """What the fields of the options hold; those that are left empty are left out."""
    found = {option.name: chosen(form, option) for option in options if not option.seating}
    return {name: value for name, value in found.items() if value}


def chosen(form: Form, option: Option) -> str:
    """What was chosen for one option; of a list the player's own before a preset."""
    own = form.text(f"{OWN}{option.name}").replace(" ", "")
    return own or ",".join(form.fields.get(option.name, ())).strip()


def cards_options(form: Form, count: int, people: int) -> dict[str, str]:
    """The options of the card game: virtual players fill up the table."""
    virtual = levels_for(form, max(count, FEWEST_SEATS) - people)
    return {"people": str(people), "virtual": ",".join(virtual) or NOBODY_VIRTUAL}


def levels_for(form: Form, count: int) -> list[str]:
    """A level for each virtual player; if there are too few, the last one is repeated."""
    wished = [level.strip() for level in form.fields.get("level", ()) if level.strip()]
    given = wished or [USUAL_LEVEL]
    return (given + given[-1:] * count)[:count]


# --- in words -------------------------------------------------------------------------------
def agreed(options: Mapping[str, str], texts: Texts) -> list[str]:
    """The options that someone who joins wants to know."""
    return [*board(options, texts), *cards(options, texts)]


def board(options: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """Those of the board game."""
    if "players" in options:
        yield texts.say("web-count-players", count=int(options["players"]))
    if "characters" in options:
        yield named(f"web-cast-{options['characters']}", texts) or texts.say("web-cast-own")
    if "buildings" in options:
        yield buildings(options["buildings"], texts)
    if "edition" in options:
        yield texts.say(f"web-edition-{options['edition']}")
    for variant in parts(options.get("variants", NONE)):
        yield texts.say(f"web-variant-{variant}")


def cards(options: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """Those of the card game."""
    if "people" in options:
        yield texts.say("web-count-players", count=int(options["people"]))
    virtual = parts(options.get("virtual", NONE))
    if virtual:
        yield texts.say("web-count-virtual", count=len(virtual))


def buildings(chosen: str, texts: Texts) -> str:
    """The buildings of a game, or those that are added to the usual ones."""
    things = [texts.say(f"thing-{name}") for name in chosen.split(",")]
    return named(f"web-buildings-{chosen}", texts) or texts.say("text-comma").join(things)


def named(key: str, texts: Texts) -> str:
    """A message, if there is one."""
    return texts.say(key) if texts.has(key) else ""


def parts(text: str) -> list[str]:
    """The names in an option that lists some."""
    return [] if text == NONE else text.split(",")
