"""Speech: the sentences that the parts of the text view share."""

from collections.abc import Iterable

from carson.i18n.texts import Texts


def fact(texts: Texts, name: str, value: str | int) -> str:
    """A name and what it says, such as `Money: $12`."""
    return texts.say("text-fact", name=name, value=value)


def together(texts: Texts, parts: Iterable[str]) -> str:
    """Several things about one, the empty ones left out."""
    return texts.say("text-between").join(part for part in parts if part)


def names(texts: Texts, seats: Iterable[int]) -> str:
    """Players by name, in this order."""
    return texts.say("text-comma").join(texts.player(seat) for seat in seats)


def counted(texts: Texts, amounts: Iterable[tuple[str, int]]) -> str:
    """Things and how many of each there are, such as `Ranch ×2, Bank`."""
    said = [f"{name} ×{count}" if count > 1 else name for name, count in amounts if count]
    return texts.say("text-comma").join(said)


def sentence(text: str) -> str:
    """A text that begins with a capital, as headings and buttons do."""
    return text[:1].upper() + text[1:]
