"""Consequences: what a move leads to, tried on a copy of the state."""

from collections.abc import Sequence

from carson.core.agenda import Chance, Choice, IllegalMove, S, Task, pending
from carson.core.events import Event
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason


def consequences(s: S, seat: Seat, move: Move, log: list[Event] | None = None) -> S:
    """A copy in which the move was made, with everything it does before the next choice.

    What the order of play has in store afterwards is left out, and so is anything that follows from
    answers that others have given in secret: `advance` continues to it. The log hears what happens.
    """
    twin = s.copy()
    twin.log = log
    follow(twin, seat, move, len(s.agenda) - 1)
    return twin


def consequences_of_all(s: S, seat: Seat, moves: Sequence[Move]) -> S:
    """The consequences of more moves, each where the decision came back after the last.

    Someone listens to the last one.
    """
    for move in moves:
        choice = asked_next(s, seat)
        reason = Reason("not-offered") if choice is None else choice.why_not(s, seat, move)
        if reason is not None:
            raise IllegalMove(reason)
        s = consequences(s, seat, move, log=[])
    return s


def follow(s: S, seat: Seat, move: Move, floor: int) -> None:
    """Answer the pending choice; let all happen that comes of it above a floor of the agenda."""
    choice = pending(s)
    assert choice is not None, "a move answers a choice"
    s.agenda.pop()
    s.waiting = False
    choice.play(s, seat, move)
    if not choice.secret:
        run_down(s, floor)


def run_down(s: S, floor: int) -> None:
    """Let happen what lies above a floor of the agenda, up to the next real choice."""
    while len(s.agenda) > floor and not s.waiting and not is_hidden(s.agenda[-1]):
        s.agenda.pop().run(s)


def is_hidden(task: Task[S]) -> bool:
    """Whether this is a draw of which only one seat may know the outcome."""
    return isinstance(task, Chance) and task.visible_only_to() != NOBODY


def asked_next(s: S, seat: Seat) -> Choice[S] | None:
    """The choice that a move led to at once, if it asks the seat."""
    choice = pending(s) if s.waiting else None
    return choice if choice is not None and seat in choice.seats else None
