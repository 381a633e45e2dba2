"""The pages of the board game's guide: characters, buildings, spaces, and how to read the map."""

from typing import Final

from carson.board.ids import NOTHING, SPACE_NAMES, THING_NAMES, Thing
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.i18n.texts import Texts
from carson.terminal import marks
from carson.terminal.guide import Row

SAMPLES: Final = {"parcel": " d4", "place": " d4", "edge": " d4n", "thing": " bank"}
"""Nouns as they are typed, by field."""


def pages(s: State, texts: Texts) -> dict[str, list[Row]]:
    """All pages by topic."""
    return {
        "characters": characters(s, texts),
        "buildings": buildings(texts),
        "spaces": spaces(texts),
        "map": [(marks.SIGNS, texts.say("help-legend"))],
    }


def characters(s: State, texts: Texts) -> list[Row]:
    """The characters in play and their powers; both sides, where they may change."""
    rules = [rule for rule in s.rules if rule is not None]
    names = [name for rule in rules for name in sides_of(rule)]
    return [(texts.side(name), texts.say(f"about-card-{name}")) for name in names]


def sides_of(rule: Rule) -> list[str]:
    """The sides of a card that can be met in this game."""
    return [rule.name] if rule.side_agreed else [f"{rule.number}Y", f"{rule.number}R"]


def buildings(texts: Texts) -> list[Row]:
    """What stands on parcels and what it does."""
    things = [Thing(number) for number in range(len(THING_NAMES)) if number != NOTHING]
    return [
        (texts.thing(thing), texts.say(key))
        for thing in things
        if texts.has(key := f"about-thing-{THING_NAMES[thing]}")
    ]


def spaces(texts: Texts) -> list[Row]:
    """What each space of the track gives."""
    keys = [f"space-{name}" for name in SPACE_NAMES]
    return [(texts.say(key), texts.say(f"{key}.gives")) for key in keys]
