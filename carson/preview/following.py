"""What follows from a move by itself, on a copy of the state."""

from collections.abc import Sequence

from carson.core.agenda import Chance, Choice, IllegalMove, S, pending
from carson.core.chance import Stream
from carson.core.game import Game
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason
from carson.core.views import View


def imagined(view: View[S]) -> S:
    """A state that agrees with all the seat knows; nothing may be asked of it that it does not."""
    return view.imagine(Stream(0))


def demand_legal(view: View[S], move: Move) -> None:
    """Refuse what the rules refuse: only a legal move can be looked at."""
    reason = view.why_not(move)
    if reason is not None:
        raise IllegalMove(reason)


def followed(game: Game[S], s: S, seat: Seat, move: Move) -> S:
    """A copy in which the move was made, with all that it does before the next choice.

    What the order of play has in store afterwards is left out, and so is all that follows from
    answers that others have given in secret. The copy's log tells what happened.
    """
    twin = game.copy(s)
    twin.log = []
    choice = pending(twin)
    assert choice is not None, "a legal move answers a choice"
    twin.agenda.pop()
    depth = len(twin.agenda)
    choice.play(twin, seat, move)
    if not choice.secret:
        run_down(twin, depth)
    return twin


def followed_by(game: Game[S], s: S, seat: Seat, then: Sequence[Move]) -> S:
    """A copy in which more moves were made, each where the decision came back after the last."""
    for move in then:
        choice = asked_again(s, seat)
        reason = Reason("not-offered") if choice is None else choice.why_not(s, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        s = followed(game, s, seat, move)
    return s


def asked_again(s: S, seat: Seat) -> Choice[S] | None:
    """The choice that a move led to at once, if it asks the same seat."""
    task = s.agenda[-1] if s.agenda else None
    return task if isinstance(task, Choice) and seat in task.seats else None


def further(s: S, seat: Seat, move: Move) -> tuple[str, ...]:
    """The moves with the verb of the last one that the seat could add to it at once."""
    choice = asked_again(s, seat)
    moves = [] if choice is None else choice.moves(s, seat)
    return tuple(str(other) for other in moves if other.verb is move.verb)


def run_down(s: S, depth: int) -> None:
    """Let happen what was scheduled above a depth of the agenda, up to the next real choice."""
    while len(s.agenda) > depth:
        task = s.agenda[-1]
        if not isinstance(task, Choice):
            s.agenda.pop()
            task.run(s)
        elif not answer_forced(s, task):
            return


def answer_forced(s: S, choice: Choice[S]) -> bool:
    """Give the only answer there is, if there is one and everybody may know it."""
    hidden = isinstance(choice, Chance) and choice.visible_only_to() != NOBODY
    if hidden or not choice.forced or len(choice.seats) > 1:
        return False
    seat = choice.seats[0]
    moves = choice.moves(s, seat)
    if len(moves) > 1:
        return False
    s.agenda.pop()
    choice.play(s, seat, moves[0])
    return True
