"""Option: one thing that a table agrees on, described once for all who ask for it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from carson.core.given import SWITCH, BadOption, OptionValue, spelt
from carson.core.reasons import Reason

OptionKind = Literal["number", "one-of", "switch", "several-of", "list-or-preset", "by-seat"]
"""By seat: a list with one of the choices for each of some seats."""


@dataclass(frozen=True)
class Need:
    """Another option, and the value it must have or name."""

    option: str
    value: str


@dataclass(frozen=True)
class Option:
    """What it is called, which values it has, and when it counts."""

    name: str
    kind: OptionKind
    default: str
    choices: tuple[str, ...] = ()
    """Its values; of a list, the names that it can hold."""
    presets: Mapping[str, str] = field(default_factory=dict)
    """Names of whole lists; an empty one holds nothing, or is drawn."""
    needs: Need | None = None
    """What must be agreed on for the option to count."""
    key: str = ""
    """How the keys of its values' texts begin: `web-edition` has `web-edition-2009`."""
    seating: bool = False
    """Whether it says who sits down, which whoever opens a table asks in another way."""
    rare: bool = False
    """Whether `carson play` takes it as NAME=VALUE only."""

    def one_of(self, text: str) -> str:
        """The value, if it is one of the choices."""
        return self._known(text, self.choices)

    def is_on(self, text: str) -> bool:
        """What a switch says."""
        return self.one_of(text) == SWITCH[True]

    def several(self, text: str) -> tuple[str, ...]:
        """The names in a list, none of them twice; or those that a preset stands for."""
        if text in self.presets:
            return listed(self.presets[text])
        names = text.split(",")
        known = self.choices if len(names) > 1 else (*self.presets, *self.choices)
        for name in names:
            self._known(name, known)
        self.no_name_twice(text)
        return tuple(names)

    def each(self, text: str) -> tuple[str, ...]:
        """The names in a list, by seat."""
        if text in self.presets:
            return listed(self.presets[text])
        return tuple(self._known(name, self.choices) for name in text.split(","))

    def no_name_twice(self, text: str) -> None:
        """Refuse a list that names something twice."""
        names = text.split(",")
        if len(set(names)) != len(names):
            raise BadOption(Reason("named-twice", option=self.name, text=text[:40]))

    def check(self, text: str) -> None:
        """Refuse a value that the option cannot have, as far as its description tells."""
        if self.kind in ("number", "one-of", "switch"):
            self.one_of(text)
        elif self.kind == "several-of":
            self.several(text)

    def _known(self, text: str, known: Sequence[str]) -> str:
        if text not in known:
            names = ", ".join(known)
            raise BadOption(Reason("unknown-value", option=self.name, text=text[:40], known=names))
        return text


def switch(name: str, rare: bool = False) -> Option:
    """Something that holds or does not, and usually does not."""
    return Option(name, "switch", SWITCH[False], SWITCH, rare=rare)


def number(name: str, default: int, least: int, most: int, seating: bool = False) -> Option:
    """A whole number."""
    choices = tuple(str(count) for count in range(least, most + 1))
    return Option(name, "number", str(default), choices, seating=seating)


def listed(text: str) -> tuple[str, ...]:
    """The names in a list; none in an empty text."""
    return tuple(text.split(",")) if text else ()


def defaults(options: Sequence[Option]) -> dict[str, str]:
    """What is played if nobody says anything."""
    return {option.name: option.default for option in options}


def agreed(given: Mapping[str, OptionValue], options: Sequence[Option]) -> dict[str, str]:
    """What was given, as text; options that the game does not have are refused."""
    names = [option.name for option in options]
    texts = spelt(given)
    for name in texts:
        if name not in names:
            raise BadOption(Reason("unknown-option", option=name[:40], known=", ".join(names)))
    return texts


def check(texts: Mapping[str, str], options: Sequence[Option]) -> None:
    """Refuse values that the descriptions do not know."""
    for option in options:
        option.check(texts[option.name])
