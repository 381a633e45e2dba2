"""Fits the calibration of win chances, and draws how well they came true into docs.

python -m tools.review.reliability --games 60 --seed 1

plays this many games of each kind among bots of all levels. The odd ones fit the calibration, which
is written into carson/review; the even ones are drawn.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from carson.arena import Match, play_game
from carson.bots.bot import LEVEL_NAMES
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.review.calibration import Calibration
from carson.review.chances import outlooks
from carson.review.insight import Insight, board_insight, cards_insight
from carson.review.reviewing import asked, every_state

Numbers = npt.NDArray[np.float64]

FIGURES: Final = Path("carson/review/calibration.json")
PICTURES: Final = Path("docs")
EVERY: Final = 5
"""One state in this many is looked at: its neighbours say the same."""
PLAYERS: Final = (2, 3, 4, 4, 5)
BINS: Final = 10
ROUNDS: Final = 60
RIDGE: Final = 1e-6
WEIGHTS: Final = 2
SIZE, LEFT, TOP = 360, 64, 40


@dataclass(frozen=True)
class Sample:
    """A position: what the net says of each seat, who is asked, and who won in the end."""

    game: int
    features: Numbers
    won: Numbers


# --- games ------------------------------------------------------------------------------------
def options_of(game: str, dice: Stream) -> dict[str, str]:
    """What is played: any number of players, everything else as most people play."""
    if game == "cards":
        return {"people": "4"}
    players = PLAYERS[dice.below(len(PLAYERS))]
    return {"players": str(players), "characters": "random", "buildings": "all"}


def samples_of(insight: Insight[S], number: int, seed: int) -> list[Sample]:
    """The positions of one game among bots of any levels."""
    entry, dice = insight.entry, Stream(seed * 1_000_003 + number)
    options = entry.game.complete(options_of(entry.game.name, dice))
    bots = tuple(LEVEL_NAMES[dice.below(6)] for _ in range(entry.deciding(options)))
    match = Match(bots, 1, f"reliability/{seed}/{number}", options, True, entry.game.name)
    record = entry.read(play_game(match, 0).record)
    states = list(every_state(insight, record))
    winners = entry.winners(states[-1])
    seats = entry.game.seats(states[-1])
    won = np.array([(seat in winners) / len(winners) for seat in seats])
    looked = states[dice.below(EVERY) : -1 : EVERY]
    return [
        Sample(number, features(rows, [seat in asked(s) for seat in seats]), won)
        for s, rows in zip(looked, outlooks(insight, looked), strict=True)
    ]


def features(rows: npt.NDArray[np.float32], told: Sequence[bool]) -> Numbers:
    """What a calibration weighs: by seat the logit, and whether it is asked."""
    return np.stack([rows[:, 0], np.array(told)], 1).astype(np.float64)


# --- the fit ----------------------------------------------------------------------------------
def fitted(samples: Sequence[Sample]) -> Calibration:
    """The calibration under which what happened is most likely; by Newton's method."""
    weights = np.zeros(WEIGHTS)
    for _ in range(ROUNDS):
        slope, bend = np.zeros(WEIGHTS), RIDGE * np.eye(WEIGHTS)
        for sample in samples:
            shares = shares_of(sample.features @ weights)
            slope += sample.features.T @ (shares - sample.won)
            spread = np.diag(shares) - np.outer(shares, shares)
            bend += sample.features.T @ spread @ sample.features
        weights = weights - np.linalg.solve(bend, slope)
    return Calibration(*(round(float(weight), 3) for weight in weights))


def shares_of(scores: Numbers) -> Numbers:
    """Scores as parts of one."""
    shares = np.exp(scores - scores.max())
    result: Numbers = shares / shares.sum()
    return result


def pairs(samples: Sequence[Sample], calibration: Calibration) -> Numbers:
    """What was said and what came of it, seat by seat."""
    weights = np.array(list(asdict(calibration).values()))
    said = [shares_of(sample.features @ weights) for sample in samples]
    return np.stack([np.concatenate(said), np.concatenate([s.won for s in samples])], 1)


# --- the picture ------------------------------------------------------------------------------
def drawn(found: Numbers, title: str) -> str:
    """How often seats won of which a chance was said: on the line, both are the same."""
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE + 100} {SIZE + 100}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{SIZE + 100}" height="{SIZE + 100}" fill="#fff"/>',
        label(LEFT, TOP - 16, title, "start"),
        label(LEFT + SIZE / 2, TOP + SIZE + 40, "said chance to win, %", "middle"),
        f'<path d="M{LEFT} {TOP + SIZE}L{LEFT + SIZE} {TOP}" stroke="#bbb"/>',
    ]
    for tick in range(0, 101, 25):
        across, up = LEFT + SIZE * tick / 100, TOP + SIZE - SIZE * tick / 100
        parts.append(f'<path d="M{LEFT} {up}H{LEFT + SIZE}" stroke="#eee"/>')
        parts += [label(LEFT - 8, up + 4, str(tick), "end")]
        parts += [label(across, TOP + SIZE + 20, str(tick), "middle")]
    parts += [dot(row) for row in binned(found)]
    return "\n".join([*parts, "</svg>"]) + "\n"


def binned(found: Numbers) -> list[tuple[float, float, int]]:
    """The mean of what was said, the mean of what came, and how many, by tenths."""
    rows = []
    for number in range(BINS):
        inside = found[(found[:, 0] * BINS).astype(int).clip(max=BINS - 1) == number]
        if len(inside):
            rows.append((float(inside[:, 0].mean()), float(inside[:, 1].mean()), len(inside)))
    return rows


def dot(row: tuple[float, float, int]) -> str:
    """One tenth: larger, the more often it was said."""
    said, came, count = row
    x, y = LEFT + SIZE * said, TOP + SIZE - SIZE * came
    size = 3 + min(9.0, count**0.5 / 6)
    title = f"<title>{100 * said:.0f}% said, {100 * came:.0f}% won, {count} positions</title>"
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#c2571a">{title}</circle>'


def label(x: float, y: float, words: str, anchor: str) -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="#333">{words}</text>'


# --- all of it --------------------------------------------------------------------------------
def done(insight: Insight[S], games: int, seed: int) -> Calibration:
    """Play, fit and draw one game."""
    name = insight.entry.game.name
    samples = [one for game in range(games) for one in samples_of(insight, game, seed)]
    calibration = fitted([sample for sample in samples if sample.game % 2])
    found = pairs([sample for sample in samples if not sample.game % 2], calibration)
    title = f"{name}: {(games + 1) // 2} games, {len(found)} positions and seats"
    (PICTURES / f"review-{name}.svg").write_text(drawn(found, title), encoding="utf-8")
    print(name, calibration)
    for said, came, count in binned(found):
        print(f"| {100 * said:.0f}% | {100 * came:.0f}% | {count} |")
    return calibration


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    found = {
        "board": asdict(done(board_insight(), given.games, given.seed)),
        "cards": asdict(done(cards_insight(), given.games, given.seed)),
    }
    FIGURES.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
