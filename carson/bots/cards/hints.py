"""Hints for the card game: the words behind a rating of its greedy bot."""

from typing import Final

from carson.bots.cards.greedy import PRICE, Thought
from carson.bots.cards.worth import USUAL
from carson.bots.hints import Hint, Why, best, worth
from carson.cards.ids import BID, FETCH, PASS, PLACE, SELL, TAKE, TOP, USE
from carson.cards.state import State
from carson.core.chance import Stream
from carson.core.moves import Move, Verb
from carson.core.views import View

WORDS: Final[dict[Verb, str]] = {
    BID: "cards-bid",
    TAKE: "cards-take",
    PLACE: "cards-place",
    SELL: "cards-sell",
    USE: "cards-use",
    FETCH: "cards-fetch",
    TOP: "cards-top",
    PASS: "nothing",
}
IN_POINTS: Final[frozenset[Verb]] = frozenset((TAKE, SELL, FETCH))
"""Ratings of these are what the move brings, in victory points."""


def cards_hints(view: View[State], seed: int) -> list[Hint]:
    """The best answers to what the seat is asked, as far as it knows the game."""
    choice = view.choice
    assert choice is not None, "nothing is asked"
    rate = Thought(view.imagine(Stream(seed)), view.seat, USUAL, PRICE).judge(choice)
    return best([(rate(move), move) for move in view.moves], why)


def why(rating: float, move: Move) -> tuple[Why, ...]:
    """What the bot judged a move by."""
    counted = (worth(rating),) if move.verb in IN_POINTS else ()
    return (Why(WORDS[move.verb]), *counted)
