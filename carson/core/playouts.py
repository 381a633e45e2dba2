"""Playouts: games played to their end by lot, for searches and measurements."""

from carson.core.agenda import Chance, S, answers, pending, play
from carson.core.chance import Stream
from carson.core.moves import CHANCE


def play_out(s: S, stream: Stream) -> tuple[int, int]:
    """Play to the end, each move as likely as the others; how often seats and chance answered."""
    seats = chances = 0
    choice = pending(s)
    while choice is not None:
        if isinstance(choice, Chance):
            choice = play(s, CHANCE, s.offered[stream.pick(chances, choice.weights(s))])
            chances += 1
            continue
        asked = choice.seats
        seat = asked[stream.below(len(asked))] if len(asked) > 1 else asked[0]
        moves = answers(s, choice, seat)
        choice = play(s, seat, moves[stream.below(len(moves))])
        seats += 1
    return seats, chances
