"""Options as they are given: text, numbers, or lists of both."""

from collections.abc import Mapping, Sequence
from typing import Final

from carson.core.misuse import expect
from carson.core.reasons import Reason, Refused

OptionValue = str | int | Sequence["str | int"]
"""An option as it may be given: `{"players": 4, "variants": ["river", "horses"]}`."""
SWITCH: Final = ("no", "yes")
NO_NAMES: Final = "none"


class BadOption(Refused):
    """An option, or a combination of options, that the rules do not know."""


def spelt(given: Mapping[str, OptionValue]) -> dict[str, str]:
    """The options as text in small letters: also 4, True and ["river", "horses"]."""
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
