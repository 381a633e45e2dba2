"""What follows from a move by itself, on a copy of the state."""

from carson.core.agenda import Chance, Choice, IllegalMove, S, pending
from carson.core.chance import Stream
from carson.core.game import Game
from carson.core.moves import NOBODY, Move, Seat
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
    hidden = isinstance(choice, Chance) and choice.told_to() != NOBODY
    if hidden or not choice.forced or len(choice.seats) > 1:
        return False
    seat = choice.seats[0]
    moves = choice.moves(s, seat)
    if len(moves) > 1:
        return False
    s.agenda.pop()
    choice.play(s, seat, moves[0])
    return True
