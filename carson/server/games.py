"""The games that can be played here, and what the server must know of each."""

from collections.abc import Mapping
from typing import Final, Literal

from carson.board.options import CASTS, DEFAULTS, VARIANTS
from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import Choice, S
from carson.core.events import HIDDEN
from carson.core.game import Json
from carson.core.moves import Seat
from carson.core.views import View
from carson.i18n.texts import Texts
from carson.i18n.words import Value, Words
from carson.terminal.face import Face
from carson.terminal.faces import FACES

Name = Literal["board", "cards"]
NAMES: Final[tuple[Name, ...]] = ("board", "cards")
USUAL_BOT: Final = "greedy"
"""Plays for who is away, and for a bot that fails."""
OPTIONS: Final[dict[str, Mapping[str, str]]] = {
    "board": DEFAULTS,
    "cards": FACES["cards"].game.complete({}),
}
PRESETS: Final[dict[str, Mapping[str, str]]] = {"board": CASTS, "cards": {}}
VARIANT_NAMES: Final[dict[str, tuple[str, ...]]] = {"board": VARIANTS, "cards": ()}
AnyFace = Face[BoardState] | Face[CardsState]


def see(view: View[S]) -> dict[str, Json]:
    """What a seat sees; the offers stand elsewhere."""
    seen = view.see()
    del seen["moves"]
    return seen


def about(choice: Choice[S], seat: Seat, words: Words) -> dict[str, Value]:
    """What a choice speaks of when it asks this seat; several may be asked at once."""
    found = words.about(choice.seen_by(seat), seat)
    return {name: int(v) if isinstance(v, bool) else v for name, v in found.items()}


def prompt(choice: Choice[S], seat: Seat, texts: Texts, part: str = "") -> str:
    """What the seat is asked, in words."""
    return texts.tell(f"ask-{type(choice).__name__}{part}", about(choice, seat, texts.words))


def named(given: Mapping[str, Value], texts: Texts) -> dict[str, Value]:
    """Fields of an event or a choice; what has a name in the game is named, in no language."""
    return {name: _named(name, value, texts) for name, value in given.items()}


def _named(field: str, value: Value, texts: Texts) -> Value:
    words = texts.words
    if isinstance(value, str) or value == HIDDEN or field in words.players:
        return value
    if field in words.kinds:
        return words.kinds[field][1][value]
    return next((names[value] for names, noun in words.lists.items() if noun == field), value)
