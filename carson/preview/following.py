"""What a preview starts from: a state as the seat knows it, and a move that is legal."""

from carson.core.agenda import IllegalMove, S, answers
from carson.core.chance import Stream
from carson.core.consequences import asked_next
from carson.core.moves import Move, Seat
from carson.core.views import View


def imagined(view: View[S]) -> S:
    """A state that agrees with all the seat knows; nothing may be asked of it that it does not."""
    return view.imagine(Stream(0))


def demand_legal(view: View[S], move: Move) -> None:
    """Refuse what the rules refuse: only a legal move can be looked at."""
    reason = view.why_not(move)
    if reason is not None:
        raise IllegalMove(reason)


def further(s: S, seat: Seat, move: Move) -> tuple[str, ...]:
    """The moves with the verb of the last one that the seat could add to it at once."""
    choice = asked_next(s, seat)
    moves = [] if choice is None else answers(s, choice, seat)
    return tuple(str(other) for other in moves if other.verb is move.verb)
