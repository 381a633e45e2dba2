"""Consequences: what a move leads to by itself, on a copy of the state."""

from collections.abc import Sequence

from carson.core.agenda import Chance, Choice, IllegalMove, S, pending
from carson.core.game import Game
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


def consequences(game: Game[S], s: S, seat: Seat, move: Move) -> S:
    """A copy in which the move was made, with all that it does before the next choice.

    What the order of play has in store afterwards is left out, and so is all that follows from
    answers that others have given in secret. The copy's log tells what happened.
    """
    twin = game.copy(s)
    twin.log = []
    choice = pending(twin)
    assert choice is not None, "a legal move answers a choice"
    answer_and_follow(twin, choice, seat, move)
    return twin


def consequences_of_all(game: Game[S], s: S, seat: Seat, moves: Sequence[Move]) -> S:
    """The consequences of more moves, each where the decision came back after the last."""
    for move in moves:
        choice = asked_again(s, seat)
        reason = Reason("not-offered") if choice is None else choice.why_not(s, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        s = consequences(game, s, seat, move)
    return s


def answer_and_follow(s: S, choice: Choice[S], seat: Seat, move: Move) -> None:
    """Answer the choice on top of the agenda, and let happen what follows from the answer alone."""
    s.agenda.pop()
    depth = len(s.agenda)
    choice.play(s, seat, move)
    if not choice.secret:
        run_down(s, depth)


def asked_again(s: S, seat: Seat) -> Choice[S] | None:
    """The choice that a move led to at once, if it asks the same seat."""
    task = s.agenda[-1] if s.agenda else None
    return task if isinstance(task, Choice) and seat in task.seats else None


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
