"""Playouts: random games played to their end, for searches and measurements."""

from carson.core.agenda import NO_MOVES, Chance, Choice, S, answers, considered, go_on, pending
from carson.core.chance import Stream, answer
from carson.core.moves import CHANCE, NOBODY, Move, Seat


def play_out(s: S, stream: Stream) -> tuple[int, int]:
    """Play to the end, each move as likely as the others; how often seats and chance answered."""
    seats = chances = 0
    choice = pending(s)
    while choice is not None:
        if isinstance(choice, Chance):
            choice = go_on(s, choice, CHANCE, answer(s, choice, stream, chances))
            chances += 1
            continue
        asked = choice.seats
        seat = asked[stream.below(len(asked))] if len(asked) > 1 else asked[0]
        moves = answers(s, choice, seat)
        choice = go_on(s, choice, seat, moves[stream.below(len(moves))])
        seats += 1
    return seats, chances


def next_in_turn(waiting: tuple[Seat, ...], last: Seat) -> Seat:
    """Who of several that may move at once is asked: the next one after whoever moved last."""
    after = [seat for seat in waiting if seat > last]
    return min(after or waiting)


def go_to_decision(s: S, stream: Stream, last: Seat) -> tuple[Seat, list[Move]]:
    """Answer for chance and wherever there is one answer, until a seat has to decide.

    The seat and its moves; nobody and no moves when the game is over.
    """
    return _decision(s, pending(s), stream, last)


def decide(s: S, seat: Seat, move: Move, stream: Stream) -> tuple[Seat, list[Move]]:
    """Make one of the moves that a seat was given, and go to the next decision."""
    choice = pending(s)
    assert choice is not None, "the game is over"
    return _decision(s, go_on(s, choice, seat, move), stream, seat)


def _decision(
    s: S, choice: Choice[S] | None, stream: Stream, last: Seat
) -> tuple[Seat, list[Move]]:
    while choice is not None:
        if isinstance(choice, Chance):
            choice = go_on(s, choice, CHANCE, answer(s, choice, stream, 0))
            continue
        asked = choice.seats
        seat = next_in_turn(asked, last) if len(asked) > 1 else asked[0]
        moves = considered(choice, answers(s, choice, seat))
        if len(moves) > 1:
            return seat, moves
        choice = go_on(s, choice, seat, moves[0])
        last = seat
    return NOBODY, NO_MOVES
