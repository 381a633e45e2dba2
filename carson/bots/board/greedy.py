"""The greedy bot: takes what is worth most now, in money and points."""

from collections.abc import Sequence
from typing import Final, final

from carson.board.options import VARIANTS
from carson.board.state import State
from carson.bots.board import building, fighting, offers, placing
from carson.bots.board.judging import Judging
from carson.bots.board.position import position
from carson.bots.board.variant_knowledge import advice_on
from carson.core.agenda import Choice, advance, pending
from carson.core.chance import Stream
from carson.core.consequences import asked_next, consequences, follow
from carson.core.moves import Move, Seat
from carson.core.views import View

JUDGES: Final[dict[type[Choice[State]], Judging]] = dict(
    [
        *(*offers.JUDGES, *building.JUDGES, *placing.JUDGES, *fighting.JUDGES),
        *(entry for advice in advice_on(frozenset(VARIANTS)) for entry in advice.judges),
    ]
)
"""Who judges which kind of choice; what is missing is judged by looking ahead."""
TRIED: Final = 24
"""How many moves are looked ahead at, where a choice has very many."""
FOLLOWED: Final = 4
"""How many of its own answers the bot looks ahead after a move."""


@final
class GreedyBot:
    """Rates every move by itself and plays the best; its dice decide between equals."""

    name: Final = "greedy"

    def __init__(self, seed: int) -> None:
        self._dice: Final = Stream(seed)

    def choose(self, view: View[State]) -> Move:
        """The best of the legal moves."""
        imagined = view.imagine(self._dice)
        choice = pending(imagined)
        assert choice is not None, "nothing is asked"
        best = best_moves(imagined, view.seat, choice, view.moves)
        return best[self._dice.below(len(best))]


def best_moves(s: State, seat: Seat, choice: Choice[State], moves: Sequence[Move]) -> list[Move]:
    """The moves that nothing beats, in the order in which they are offered."""
    rated = rate_all(s, seat, choice, moves, deeper=True)
    best = max(rating for rating, _ in rated)
    return [move for rating, move in rated if rating == best]


def rate_all(
    s: State, seat: Seat, choice: Choice[State], moves: Sequence[Move], deeper: bool
) -> list[tuple[float, Move]]:
    """The moves with their ratings: by the judge of the choice, or by looking ahead."""
    judging = JUDGES.get(type(choice))
    if judging is None:
        return [(look_ahead(s, seat, move, deeper), move) for move in thin_out(moves)]
    rate = judging.judge(s, seat, choice)
    return [(rate(move), move) for move in moves]


def thin_out(moves: Sequence[Move]) -> Sequence[Move]:
    """As many of the moves as there is time to try, first and last among them."""
    if len(moves) <= TRIED:
        return moves
    return [moves[number * (len(moves) - 1) // (TRIED - 1)] for number in range(TRIED)]


def look_ahead(s: State, seat: Seat, move: Move, deeper: bool) -> float:
    """What the position is worth that a move leads to."""
    return position(thought_on(s, seat, move, deeper), seat)


def thought_on(s: State, seat: Seat, move: Move, deeper: bool) -> State:
    """The game after a move, and after good answers to what it asks next."""
    after = consequences(s, seat, move)
    answer_well(after, seat, len(s.agenda) - 1, deeper)
    advance(after)
    return after


def answer_well(s: State, seat: Seat, floor: int, deeper: bool) -> None:
    """Answer what the seat is asked because of its move, and nothing that would come anyway."""
    for _ in range(FOLLOWED):
        choice = asked_next(s, seat)
        if choice is None or len(choice.seats) > 1:
            return
        if not deeper and type(choice) not in JUDGES:
            return
        rated = rate_all(s.copy(), seat, choice, s.offered, deeper=False)
        follow(s, seat, max(rated, key=lambda pair: pair[0])[1], floor)
