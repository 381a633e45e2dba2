"""The learned bot of the card game: a net that began by imitating the greedy bot, and judgement."""

from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from carson.cards.encode import VERSION

if TYPE_CHECKING:
    from carson.bots.neural import Mind
    from carson.bots.schooled import SchooledBot, Schooling
    from carson.cards.state import State


@cache
def cards_mind() -> "Mind":
    """The net that is shipped with the package, read once in a process."""
    # Numpy takes longer to load than the whole game, and most commands never need it.
    from carson.bots.neural import load

    with as_file(files("carson.bots") / "nets" / "cards.npz") as path:
        return load(path, "cards", VERSION)


def learned_card_bot(seed: int) -> "SchooledBot[State]":
    """A bot that asks the net where others matter, and otherwise judges by itself."""
    from carson.bots.schooled import SchooledBot

    return SchooledBot(seed, cards_schooling())


@cache
def cards_schooling() -> "Schooling[State]":
    """Who decides what."""
    from carson.bots.cards.schooled import card_schooling

    return card_schooling(cards_mind())
