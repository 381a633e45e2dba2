"""Games to try laws with: the card game with random options, and what its events change."""

from collections.abc import Mapping, Sequence
from typing import Final

from carson.bots.random_options import random_card_options
from carson.cards import events as event
from carson.cards.game import CARDS_GAME
from carson.cards.ids import PASS, SELL, USE
from carson.cards.state import State
from carson.core.chance import Stream
from carson.core.events import Kind
from carson.core.moves import Move
from carson.core.testing import Posting
from carson.core.trials import Trial, evenly, verb_first

CARD_ACCOUNTS: Final[Mapping[Kind, Posting]] = {
    event.SCORED: Posting("points", +1, "points"),
    event.OPENED: Posting("auction cards", -1),
    event.HAND_BACK: Posting("auction cards", +1, "count"),
    event.SOLD: Posting("sold", +1),
    event.LAID: Posting("laid", +1),
}


def lively(stream: Stream, moves: Sequence[Move]) -> Move:
    """Powers are used and characters are taken whenever that is possible, but land is kept."""
    kept = [move for move in moves if move.verb not in (PASS, SELL)]
    liked = [move for move in moves if move.verb is USE] or [
        move for move in kept if "-" not in str(move).replace("chinese-", "")
    ]
    return evenly(stream, liked or kept or moves)


CHOOSERS: Final = (evenly, verb_first, lively)


def card_trial(seed: int) -> Trial[State]:
    """The game of a seed, which decides on the options and on how the players choose as well."""
    stream = Stream(seed)
    choose = CHOOSERS[stream.below(len(CHOOSERS))]
    return Trial(CARDS_GAME, random_card_options(stream), seed, choose)
