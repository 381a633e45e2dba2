"""Trials: random games, to check laws with, and to count."""

from collections.abc import Callable, Iterator, Mapping, Sequence, Sized
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Generic

from carson.core.agenda import Chance, S, advance, legal, pending, play
from carson.core.chance import Stream, answer, derive
from carson.core.events import Event
from carson.core.game import Game
from carson.core.moves import CHANCE, Move, Seat
from carson.core.table import Table, open_table

Chooser = Callable[[Stream, Sequence[Move]], Move]
"""How a player decides between the moves that are offered."""

LONGEST: Final = 10_000


def evenly(stream: Stream, moves: Sequence[Move]) -> Move:
    """Any move, each as likely as the others."""
    return moves[stream.below(len(moves))]


def verb_first(stream: Stream, moves: Sequence[Move]) -> Move:
    """Any verb, then any of its moves, so that what has few nouns is done as often."""
    verbs = list(dict.fromkeys(move.verb for move in moves))
    verb = verbs[stream.below(len(verbs))]
    return evenly(stream, [move for move in moves if move.verb is verb])


@dataclass(frozen=True)
class Trial(Generic[S]):
    """A game to look at a law with: what is played, and how the players decide."""

    game: Game[S]
    options: Mapping[str, str]
    seed: int
    choose: Chooser = evenly
    longest: int = LONGEST
    """More moves than any game takes."""

    def __str__(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} {options}, {self.choose.__name__}, seed {self.seed}"

    def decide(self, s: S, stream: Stream) -> tuple[Seat, Move]:
        """Who moves now, and how."""
        choice = pending(s)
        assert choice is not None, "the game is over"
        if isinstance(choice, Chance):
            return CHANCE, answer(s, choice, stream, 0)
        seat = choice.seats[stream.below(len(choice.seats))]
        moves = legal(s, seat)
        assert moves, f"{type(choice).__name__} offers nothing to seat {seat}"
        return seat, self.choose(stream, moves)


class Playout(Generic[S]):
    """The game of a trial, move by move, with someone listening."""

    def __init__(self, trial: Trial[S]) -> None:
        self.trial: Final = trial
        self.game: Final = trial.game
        self.players: Final = Stream(trial.seed)
        self.aside: Final = Stream(~trial.seed)
        """For what a law draws at random, so that every law sees the same game."""
        self.lines: Final[list[tuple[Seat, Move]]] = []
        self.log: Final[list[Event]] = []
        """What happened since the last move began."""
        self.state: S = self.game.start(self.game.complete(trial.options))
        self.state.log = self.log

    def moments(self) -> Iterator[S]:
        """The state before each decision, and once more at the end."""
        advance(self.state)
        yield self.state
        while pending(self.state) is not None:
            assert len(self.lines) < self.trial.longest, "the game does not end"
            self.log.clear()
            self.lines.append(self.trial.decide(self.state, self.players))
            play(self.state, *self.lines[-1])
            yield self.state

    def now_and_then(self, every: int) -> bool:
        """Return true at random, once in this many times."""
        return self.aside.below(every) == 0


@contextmanager
def told(trial: Trial[S], lines: Sized) -> Iterator[None]:
    """Whatever goes wrong is told with the trial and the moves played so far."""
    try:
        yield
    except Exception as error:
        name = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
        raise AssertionError(f"{name}{error} ({trial}, {len(lines)} moves)") from error


@contextmanager
def playing(trial: Trial[S]) -> Iterator[Playout[S]]:
    """The game of a trial, not yet begun."""
    run = Playout(trial)
    with told(trial, run.lines):
        yield run


@contextmanager
def sitting(trial: Trial[S]) -> Iterator[Table[S]]:
    """The game of a trial at a table, whose dice come from a seed."""
    options = trial.game.complete(trial.options)
    seats = trial.game.seats(trial.game.start(options))
    names = [f"player {seat + 1}" for seat in seats]
    table = open_table(trial.game, options, names, derive(trial.seed))
    with told(trial, table.record.lines):
        yield table


def perft(s: S, depth: int) -> int:
    """How many ways there are to play this many moves from here, chance included."""
    choice = pending(s)
    if depth == 0 or choice is None:
        return int(depth == 0)
    if depth == 1:
        return sum(len(legal(s, seat)) for seat in choice.seats)
    return sum(
        perft(after(s, seat, move), depth - 1) for seat in choice.seats for move in legal(s, seat)
    )


def after(s: S, seat: Seat, move: Move) -> S:
    """A copy of the state in which the move was made."""
    twin = s.copy()
    play(twin, seat, move)
    return twin
