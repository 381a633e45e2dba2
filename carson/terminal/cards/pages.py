"""The pages of the card game's guide: characters, buildings, and how to read a city."""

from typing import Final

from carson.cards.ids import EMPTY, LETTERS, NO_CARD, SUIT_NAMES, THING_NAMES
from carson.cards.printed import LEVELS
from carson.cards.state import State
from carson.i18n.texts import Texts
from carson.terminal import marks
from carson.terminal.guide import Row

SAMPLES: Final = {"parcel": " h8", "card": " I-12", "character": " lawyer", "amount": " 7"}
"""Nouns as they are typed, by field."""


def pages(s: State, texts: Texts) -> dict[str, list[Row]]:
    """All pages by topic."""
    return {
        "characters": characters(s, texts),
        "buildings": buildings(texts),
        "letters": letters(texts),
        "virtual": virtual(s, texts),
        "city": [(marks.SIGNS, texts.say("help-legend"))],
    }


def characters(s: State, texts: Texts) -> list[Row]:
    """All characters and what they do."""
    return [
        (texts.say(f"card-{rule.name}"), texts.say(f"about-card-{rule.name}")) for rule in s.rules
    ]


def virtual(s: State, texts: Texts) -> list[Row]:
    """Virtual players, what they go by, and the suits that decide between equal bids."""
    cards = texts.say("text-comma").join(
        f"{level} {hand[0]}–{hand[-1]}" for level, hand in LEVELS.items()
    )
    suits = texts.say("text-comma").join(
        f"{SUIT_NAMES[s.options.suits[seat]]} = {texts.player(seat)}" for seat in s.seats
    )
    return [
        ("virtual", texts.say("help-virtual", cards=cards)),
        ("appeal", texts.say("help-appeal")),
        ("suits", texts.say("help-suits", suits=suits)),
    ]


def buildings(texts: Texts) -> list[Row]:
    """What stands on parcels and what it is worth."""
    names = [name for number, name in enumerate(THING_NAMES) if number != NO_CARD]
    return [(texts.say(f"thing-{name}"), texts.say(f"about-thing-{name}")) for name in names]


def letters(texts: Texts) -> list[Row]:
    """The letters of the small cities."""
    return [
        (letter, texts.thing(number))
        for number, letter in enumerate(LETTERS)
        if number not in (NO_CARD, EMPTY)
    ]
