"""Grading: a decision compared with the best found, in the same imagined games for all candidates.

Candidates are looked at briefly, the best of them longer, and the very best and the move that was
played once more with fresh luck: a move that was only lucky before does not stay ahead.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import fmean
from typing import Final, Generic

import numpy as np

from carson.bots.neural import Floats
from carson.core.agenda import S, pending
from carson.core.chance import Stream, derive
from carson.core.moves import Move, Seat
from carson.core.views import View
from carson.review.chances import from_outlook, outlooks, settled
from carson.review.continuing import begin, play_on
from carson.review.insight import Insight

MODEL: Final = 0.02
"""How far the net may be wrong about the difference of two positions, in win chance."""
LIKED: Final = 5
"""This many moves that the net likes best are candidates, besides those that judgement hints at."""


@dataclass(frozen=True)
class Horizon:
    """How imagined games are played on."""

    decisions: int = 8
    """At least this many decisions, then until the seat is to decide again."""
    whim: float = 1.0
    """How freely; with 1, as the net was trained."""


AT_ONCE: Final = Horizon(0)
TO_THE_END: Final = Horizon(1 << 30)


@dataclass(frozen=True)
class Effort:
    """How long a decision is looked at, counted in imagined games and in decisions of each."""

    glances: int = 2
    kept: int = 3
    """How many candidates are looked at longer."""
    games: int = 6
    fresh: int = 12
    """Games for the best and the played move alone."""
    horizon: Horizon = Horizon()


REVIEW: Final = Effort()
"""What lets a review of a game of four stay below twenty seconds."""


@dataclass(frozen=True)
class Decided(Generic[S]):
    """A decision as the seat had it before its eyes, and what it did."""

    view: View[S]
    moves: Sequence[Move]
    played: Move
    seed: int


@dataclass(frozen=True)
class Tried:
    """What came of a candidate: the win chance of the seat in each imagined game, and points."""

    chances: Floats
    points: Floats
    """By source, on average."""
    rivals: float
    """The same of the strongest of the others, all sources together, on average."""
    guessed: float
    """In how many of the games the net had to say how they would end, from 0 to 1."""


@dataclass(frozen=True)
class Grade:
    """What a decision gave away, in win chance, and how sure that is."""

    better: Move
    """The best move that was found; the played one, if there is none."""
    loss: float
    error: float
    """The standard error of the loss: of the imagined games, and of the net that judged them."""
    gains: dict[str, float]
    """How many more points the better move leads to, by source."""
    rival: float
    """How many more points the strongest of the others gets then."""


def grade(insight: Insight[S], asked: Decided[S], effort: Effort = REVIEW) -> Grade:
    """Compare what was played with the best found."""
    best = found_best(insight, asked, effort)
    if best is asked.played:
        return Grade(best, 0.0, 0.0, {}, 0.0)
    seeds = seeds_of(asked.seed, "fresh", effort.fresh)
    tried = try_all(insight, asked.view, [best, asked.played], seeds, effort.horizon)
    return compared(insight, best, tried[best], tried[asked.played])


def compared(insight: Insight[S], best: Move, better: Tried, played: Tried) -> Grade:
    """The difference of two moves in the same games."""
    apart = better.chances - played.chances
    more = better.points - played.points
    return Grade(
        better=best,
        loss=float(apart.mean()),
        error=hypot(float(apart.std(ddof=1)) / sqrt(len(apart)), MODEL * better.guessed),
        gains={name: float(gain) for name, gain in zip(insight.sources, more, strict=True)},
        rival=better.rivals - played.rivals,
    )


def found_best(insight: Insight[S], asked: Decided[S], effort: Effort) -> Move:
    """The best of the candidates, as far as some imagined games can tell."""
    moves = candidates(insight, asked)
    if len(moves) == 1:
        return moves[0]
    if len(moves) > effort.kept:
        glances = seeds_of(asked.seed, "glance", effort.glances)
        moves = ranked(try_all(insight, asked.view, moves, glances, AT_ONCE))[: effort.kept]
    if asked.played not in moves:
        moves = [*moves, asked.played]
    games = seeds_of(asked.seed, "games", effort.games)
    return ranked(try_all(insight, asked.view, moves, games, effort.horizon))[0]


def ranked(tried: dict[Move, Tried]) -> list[Move]:
    """Moves by what came of them, the best first."""
    return sorted(tried, key=lambda move: -float(tried[move].chances.mean()))


def candidates(insight: Insight[S], asked: Decided[S]) -> list[Move]:
    """The moves worth looking at: the played one, and what net and judgement like best."""
    view, index = asked.view, insight.entry.game.vocabulary.index
    imagined = view.imagine(Stream(asked.seed))
    seen = insight.mind.look(*insight.schooling.encode(imagined, view.seat))
    liking = insight.mind.logits(seen, [index(move) for move in asked.moves])
    liked = [asked.moves[number] for number in np.argsort(-liking)[:LIKED]]
    hinted = [hint.move for hint in insight.entry.hints(view, asked.seed)]
    return list(dict.fromkeys([asked.played, *liked, *hinted]))


def try_all(
    insight: Insight[S],
    view: View[S],
    moves: Sequence[Move],
    seeds: Sequence[int],
    horizon: Horizon,
) -> dict[Move, Tried]:
    """Play on after each move, in one imagined game for each seed; all moves meet the same luck."""
    states = [view.imagine(Stream(seed)) for seed in seeds]
    runs = [
        begin(state.copy(), view.seat, move, seed)
        for move in moves
        for state, seed in zip(states, seeds, strict=True)
    ]
    play_on(insight, runs, horizon.decisions, view.seat, horizon.whim)
    judged = judge_all(insight, [run.state for run in runs], view.seat)
    return {
        move: summed_up(judged[number * len(seeds) : (number + 1) * len(seeds)])
        for number, move in enumerate(moves)
    }


Judged = tuple[float, Floats, float, bool]
"""A seat's win chance, its points by source, the strongest other's, and whether the net guessed."""


def judge_all(insight: Insight[S], states: Sequence[S], seat: Seat) -> list[Judged]:
    """What states are worth to a seat; exactly, if the game is over."""
    running = [s for s in states if pending(s) is not None]
    found = iter(outlooks(insight, running) if running else [])
    return [
        counted(insight, s, seat) if pending(s) is None else guessed(insight, s, seat, next(found))
        for s in states
    ]


def guessed(insight: Insight[S], s: S, seat: Seat, rows: Floats) -> Judged:
    """What the net expects."""
    points = insight.points(rows)
    chance = float(from_outlook(insight, s, rows)[seat])
    return chance, points[seat], strongest(points, seat), True


def counted(insight: Insight[S], s: S, seat: Seat) -> Judged:
    """What has come of it."""
    scores = insight.entry.game.scores(s)
    points = np.array([scores[name] for name in insight.sources], np.float32).T
    return float(settled(insight, s)[seat]), points[seat], strongest(points, seat), False


def strongest(points: Floats, seat: Seat) -> float:
    """The points of the strongest of the others."""
    return float(np.delete(points.sum(1), seat).max())


def summed_up(judged: Sequence[Judged]) -> Tried:
    """What came of a move in several games."""
    chances, points, rivals, guesses = zip(*judged, strict=True)
    return Tried(
        np.array(chances, np.float32),
        np.mean(np.stack(points), axis=0),
        fmean(rivals),
        fmean(guesses),
    )


def seeds_of(seed: int, label: str, count: int) -> list[int]:
    """Seeds of imagined games."""
    return [int.from_bytes(derive(seed, label, number)[:8], "big") for number in range(count)]
