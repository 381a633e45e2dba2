"""Questions and fields in words: what a choice asks a seat, and what the numbers are called."""

from collections.abc import Mapping

from carson.core.agenda import Choice, S
from carson.core.events import HIDDEN
from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.i18n.words import Value, Words


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
