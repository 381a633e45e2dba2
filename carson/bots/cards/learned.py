"""The learned bot of the card game: a net that began by imitating the greedy bot, and judgement."""

from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from carson.bots.cards.greedy import PRICE, Thought
from carson.bots.cards.worth import USUAL
from carson.cards.encode import VERSION
from carson.cards.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat

if TYPE_CHECKING:
    from carson.bots.neural import Mind
    from carson.bots.schooled import SchooledBot, Schooling


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


def judged(s: State, seat: Seat, choice: Choice[State], moves: Sequence[Move]) -> list[float]:
    """What the moves are worth to the greedy bot, in points."""
    rate = Thought(s, seat, USUAL, PRICE).judge(choice)
    return [rate(move) for move in moves]
