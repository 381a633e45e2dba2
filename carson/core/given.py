"""Options as they are given: text, numbers, or lists of both."""

from collections.abc import Mapping
from typing import Final

from carson.core.game import BadOption, Option
from carson.core.misuse import expect
from carson.core.reasons import Reason

SWITCH: Final = ("no", "yes")
NO_NAMES: Final = "none"


def spelt(given: Mapping[str, Option]) -> dict[str, str]:
    """The options as text in small letters: 4, True and ["river", "horses"], too."""
    expect("what is agreed on", given, Mapping)
    return {str(name): in_text(name, value) for name, value in given.items()}


def in_text(name: str, value: object) -> str:
    """The value of an option as text; lists are joined by commas, without spaces."""
    if isinstance(value, str):
        return ",".join(part.strip() for part in value.lower().split(","))
    if isinstance(value, bool):
        return SWITCH[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, list | tuple):
        return ",".join(in_text(name, part) for part in value) or NO_NAMES
    raise BadOption(Reason("option-type", option=str(name)[:40], text=type(value).__name__))
