"""Evaluation: one net against bots of a name, with rotated seats and the same luck for all."""

from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from functools import cache
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

from carson.arena import play_to_end
from carson.bots.bot import Bot
from carson.bots.neural import Mind, NeuralBot, load
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.moves import Seat
from carson.core.table import open_table
from carson.training.courses import BOARD_COURSE, CARDS_COURSE, SUBJECTS, Course

AHEAD: Final = 3
"""How many games for each process are planned at once."""
SURE: Final = 1.96
"""Standard errors on each side of an interval of 95 %."""


@dataclass(frozen=True)
class Bout:
    """What is to be found out."""

    game: str
    net: Path
    against: str
    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    by_lot: bool = False
    """All other options are drawn again for each turn of the seats."""
    temperature: float = 0.0
    seed: int = 1


@dataclass(frozen=True)
class Ending:
    """How one game ended for the net."""

    won: float
    mine: int
    others: tuple[int, ...]


@dataclass
class Verdict:
    """What the games of a bout add up to."""

    game: str
    against: str
    players: int
    by_lot: bool
    games: int = 0
    wins: float = 0.0
    mine: float = 0.0
    others: float = 0.0
    """Mean points of the net, and of all others."""
    seconds: float = 0.0

    def add(self, ending: Ending) -> None:
        """Count one more game."""
        self.games += 1
        self.wins += ending.won
        self.mine += (ending.mine - self.mine) / self.games
        self.others += (sum(ending.others) / len(ending.others) - self.others) / self.games

    @property
    def share(self) -> float:
        """How many of the games were won."""
        return self.wins / max(self.games, 1)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share lies with 95 % (Wilson)."""
        return wilson(self.share, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        kind = "any options" if self.by_lot else "usual options"
        return (
            f"{self.game}, {self.players} players, {kind}: net against {self.against} wins"
            f" {100 * self.share:.1f} % [{100 * low:.1f}, {100 * high:.1f}] of {self.games},"
            f" {self.mine:.1f} against {self.others:.1f} points, {self.seconds:.0f} s"
        )

    def row(self) -> dict[str, str | float | bool]:
        """As data."""
        low, high = self.interval
        return asdict(self) | {"share": self.share, "low": low, "high": high}


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share that was found in this many games."""
    if games == 0:
        return 0.0, 1.0
    square = SURE * SURE / games
    middle = share + square / 2
    spread = SURE * sqrt(share * (1 - share) / games + square / games / 4)
    low, high = (middle - spread) / (1 + square), (middle + spread) / (1 + square)
    return max(0.0, low), min(1.0, high)


def evaluate(bout: Bout, games: int, seconds: float, jobs: int) -> Verdict:
    """Play until there are this many games, or the time is up."""
    began = monotonic()
    verdict = Verdict(bout.game, bout.against, bout.players, bout.by_lot)
    for ending in _endings(bout, games, began + seconds, jobs):
        verdict.add(ending)
    verdict.seconds = round(monotonic() - began, 1)
    return verdict


def _endings(bout: Bout, games: int, deadline: float, jobs: int) -> Iterator[Ending]:
    """The games as they end; no new one begins after the deadline."""
    numbers = iter(range(games))
    running: set[Future[Ending]] = set()
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        while True:
            while len(running) < AHEAD * jobs and monotonic() < deadline:
                number = next(numbers, None)
                if number is None:
                    break
                running.add(pool.submit(play, bout, number))
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()


def play(bout: Bout, number: int) -> Ending:
    """One game of a bout, in a process that keeps its net."""
    mind = kept_mind(bout.net, bout.game, SUBJECTS[bout.game].encoding)
    if bout.game == BOARD_COURSE.entry.game.name:
        return play_one(BOARD_COURSE, bout, mind, number)
    return play_one(CARDS_COURSE, bout, mind, number)


@cache
def kept_mind(net: Path, game: str, encoding: int) -> Mind:
    """The net, read once."""
    return load(net, game, encoding)


def play_one(course: Course[S], bout: Bout, mind: Mind, number: int) -> Ending:
    """One game: the net moves on by one seat from game to game, then the luck changes."""
    options = options_of(course, bout, number)
    game, deciding = course.entry.game, int(options[course.entry.decide])
    seats = game.seats(game.start(options))
    names = [f"seat {seat + 1}" for seat in seats]
    mine = Seat(number % deciding)
    table = open_table(
        course.entry.game, options, names, derive(bout.seed, "luck", number // deciding)
    )
    play_to_end(
        table, [bot_for(course, bout, mind, number, seat, mine) for seat in seats[:deciding]]
    )
    totals = course.totals(table.state)
    winners = course.entry.winners(table.state)
    won = 1 / len(winners) if mine in winners else 0.0
    return Ending(won, totals[mine], tuple(totals[:mine] + totals[mine + 1 :]))


def options_of(course: Course[S], bout: Bout, number: int) -> dict[str, str]:
    """The options of a game: the same until the net has had every seat."""
    players = {course.entry.decide: str(bout.players)}
    if not bout.by_lot:
        return course.entry.game.complete({**course.plain, **players, **bout.options})
    turn = 0
    while True:
        label = (bout.seed, "options", number // bout.players, turn)
        stream = Stream(int.from_bytes(derive(*label)[:8], "big"))
        drawn = course.any_options(stream)
        if drawn[course.entry.decide] == str(bout.players):
            return course.entry.game.complete({**drawn, **bout.options})
        turn += 1


def bot_for(
    course: Course[S], bout: Bout, mind: Mind, number: int, seat: Seat, mine: Seat
) -> Bot[S]:
    """Who plays a seat."""
    seed = int.from_bytes(derive(bout.seed, "bot", number, seat)[:8], "big")
    if seat == mine:
        return NeuralBot(mind, course.encode, seed, bout.temperature)
    return course.entry.make_bot(bout.against, seed)
