"""Actors: they play many games side by side, and ask the net for each decision.

An actor knows neither processes nor the net: it writes what a seat sees into rows and reads what
was chosen there. So it can serve a learner in another process (`crew`), or on another machine.
"""

import sys
from array import array
from collections.abc import Sequence
from typing import Final, Generic

from carson.bots.bot import USUAL_BOT
from carson.core.agenda import S, advance
from carson.core.chance import Stream
from carson.core.moves import NOBODY, Move
from carson.core.playouts import decide, go_to_decision
from carson.core.views import View
from carson.training.courses import Course
from carson.training.rows import HALVES, NOTHING, Rows

LONGEST: Final = 5000
"""More decisions than any game takes: beyond them it is given up, and nobody wins."""
APART: Final = 200
"""Games begin with up to this many moves at random, once, so that they do not all end together."""
HALF_SEED: Final = 1 << 32


class Play(Generic[S]):
    """A game that is being played, at a decision."""

    def __init__(self, course: Course[S], lots: Stream) -> None:
        self.options: Final = course.options(lots)
        self.luck: Final = Stream(lots.below(HALF_SEED) << 32 | lots.below(HALF_SEED))
        self.state: Final = course.entry.game.start(self.options)
        self.decisions = 0
        advance(self.state)
        self.seat, self.moves = go_to_decision(self.state, self.luck, NOBODY)

    def choose(self, move: Move) -> None:
        """Make a move of the seat that decides, and go to the next decision."""
        self.seat, self.moves = decide(self.state, self.seat, move, self.luck)
        self.decisions += 1


class Desk(Generic[S]):
    """The games of one half, and where they are written down."""

    def __init__(self, course: Course[S], rows: Rows, first: int, games: int, lots: Stream) -> None:
        self.course: Final = course
        self.lots: Final = lots
        self.rows: Final = rows
        self.first: Final = first
        self._encode: Final = course.encode
        widths = rows.widths
        mine = slice(first, first + games)
        self._facts: Final = rows.facts[mine].data.cast("B")
        self._moves: Final = rows.moves[mine].data.cast("B")
        self._numbers: Final = rows.numbers[mine].data.cast("B")
        self._known: Final = rows.known[mine, 0].data
        self._seat: Final = rows.seat[mine, 0].data
        self._left_out: Final = rows.left_out[mine, 0].data
        self._ended: Final = rows.ended[mine, 0].data
        self._chosen: Final = rows.chosen[mine, 0].data
        self._taught: Final = rows.taught[mine, 0].data
        self._advised: Final = rows.advised[mine, 0].data
        self._teacher: Final = course.entry.make_bot(USUAL_BOT, lots.below(HALF_SEED))
        self._empty_facts: Final = array("H", [NOTHING] * widths.facts).tobytes()
        self._empty_moves: Final = array("H", [NOTHING] * widths.candidates).tobytes()
        vocabulary = course.entry.game.vocabulary
        self._index: Final = {move: vocabulary.index(move) for move in vocabulary.moves}
        self.plays: Final = [self._begin() for _ in range(games)]

    def _begin(self) -> Play[S]:
        """A new game, some moves on."""
        play = Play(self.course, self.lots)
        for _ in range(self.lots.below(APART)):
            if not play.moves:
                return Play(self.course, self.lots)
            play.choose(play.moves[self.lots.below(len(play.moves))])
        return play if play.moves else Play(self.course, self.lots)

    def show(self) -> None:
        """Write down all games."""
        for number, play in enumerate(self.plays):
            self._ended[number] = 0
            self._write(number, play)

    def step(self) -> None:
        """Do what was chosen in each game, and write down what is asked next."""
        plays, ended = self.plays, self._ended
        for number, chosen in enumerate(self._chosen.tolist()):
            play = plays[number]
            play.choose(play.moves[chosen])
            if play.moves and play.decisions < LONGEST:
                ended[number] = 0
            else:
                self._end(number, play)
                play = plays[number] = Play(self.course, self.lots)
            self._write(number, play)

    def _write(self, number: int, play: Play[S]) -> None:
        """What the seat sees that decides, and which moves it has."""
        room = self.rows.widths.candidates
        facts, numbers = self._encode(play.state, play.seat)
        self._known[number] = len(facts) // 2
        self._seat[number] = play.seat
        self._left_out[number] = max(0, len(play.moves) - room)
        if len(play.moves) > room:
            play.moves = thinned(play.moves, room)
        index = self._index
        moves = array("H", [index[move] for move in play.moves]).tobytes()
        fill(self._facts, number, facts, self._empty_facts)
        fill(self._moves, number, moves, self._empty_moves)
        fill(self._numbers, number, numbers, b"")
        self._advised[number] = self._advice(play) if self._taught[number] else NOTHING

    def _advice(self, play: Play[S]) -> int:
        """Which of the moves the teacher would make; NOTHING if it is not among them."""
        move = self._teacher.choose(View(self.course.entry.game, play.state, play.seat))
        return play.moves.index(move) if move in play.moves else NOTHING

    def _end(self, number: int, play: Play[S]) -> None:
        """How a game ended; for one that does not end, as if nobody had gained anything."""
        row = self.rows.outcomes[self.first + number].reshape(-1, self.rows.widths.parts)
        row[:] = 0
        self._ended[number] = len(self.course.entry.game.seats(play.state))
        if play.moves:
            print(f"A game does not end: {play.options}", file=sys.stderr, flush=True)
        else:
            outcome = self.course.outcome(play.state)
            row[: len(outcome)] = outcome


class Actor(Generic[S]):
    """Some games in each half."""

    def __init__(
        self, course: Course[S], halves: Sequence[Rows], first: int, games: int, seed: int
    ) -> None:
        """Sit down at the rows from `first` on."""
        lots = Stream(seed)
        self.desks: Final = [Desk(course, halves[n], first, games, lots) for n in range(HALVES)]
        for desk in self.desks:
            desk.show()

    def step(self, half: int) -> None:
        """Do what was chosen in one half."""
        self.desks[half].step()


def fill(view: memoryview, number: int, data: bytes, empty: bytes) -> None:
    """Write one row, the rest of it as if it were empty."""
    width = len(empty) or len(data)
    at = number * width
    view[at : at + width] = data + empty[len(data) :]


def thinned(moves: Sequence[Move], count: int) -> list[Move]:
    """This many of the moves, evenly spread, the first and the last among them."""
    last = len(moves) - 1
    return [moves[number * last // (count - 1)] for number in range(count)]
