"""Playouts: games played to their end by lot, for searches and measurements."""

from carson.core.agenda import Chance, S, answers, go_on, pending
from carson.core.chance import Stream, answer
from carson.core.moves import CHANCE


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
