"""Draws docs/speed.svg: what a decision costs, by round and by number of players."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from carson.builds import COMPILED, environment, lay_out

Costs = Mapping[str, Sequence[float]]
"""Microseconds in the setup and in each round, by the number of players."""

PICTURE: Final = Path("docs/speed.svg")
WIDTH: Final = 720
HEIGHT: Final = 400
LEFT, RIGHT, TOP, BOTTOM = 64, 120, 48, 48
COLOURS: Final = ("#7a4419", "#c2571a", "#2f6f4f", "#28587b", "#6b3fa0")
PARTS: Final = ("set-up", "round 1", "round 2", "round 3", "round 4")
NICE: Final = (1, 2, 5, 10, 20, 50, 100)
TICKS: Final = 6
"""More lines than this behind the curves are a muddle."""


def measured(seconds: int) -> Costs:
    """The costs in the compiled build, each number of players for so long."""
    with TemporaryDirectory(prefix="carson-speed-") as folder:
        if not lay_out(COMPILED, Path(folder)):
            sys.exit("The compiled build is not here: `make compiled` makes it.")
        command = [sys.executable, "-P", "-m", "carson.bench.rounds", str(seconds)]
        text = subprocess.check_output(command, env=environment(Path(folder)), text=True)
    found: dict[str, list[float]] = json.loads(text)
    return found


# --- the picture --------------------------------------------------------------------------------
def step_of(most: float) -> int:
    """The distance of the lines behind the curves."""
    return next(step for step in NICE if most / step <= TICKS)


def across(part: int) -> float:
    """Where a part of the game lies."""
    return LEFT + part * (WIDTH - LEFT - RIGHT) / (len(PARTS) - 1)


def up(cost: float, most: float) -> float:
    """How high a cost lies."""
    return HEIGHT - BOTTOM - cost / most * (HEIGHT - TOP - BOTTOM)


def text(x: float, y: float, words: str, anchor: str = "middle", colour: str = "#333") -> str:
    """Some words."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{words}</text>'


def grid(most: float, step: int) -> list[str]:
    """The lines behind the curves, and what they mean."""
    lines = [text(LEFT, TOP - 24, "microseconds per decision, chance included", "start")]
    for cost in range(0, int(most) + 1, step):
        y = up(cost, most)
        ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'
        lines += [f'<line {ends} stroke="#ddd"/>', text(LEFT - 8, y + 4, str(cost), "end")]
    names = enumerate(PARTS)
    return lines + [text(across(part), HEIGHT - BOTTOM + 24, name) for part, name in names]


def curve(costs: Sequence[float], most: float, colour: str) -> str:
    """One number of players."""
    points = " ".join(f"{across(p):.1f},{up(cost, most):.1f}" for p, cost in enumerate(costs))
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5"/>'


def names(found: Costs, most: float) -> list[str]:
    """Whose curve ends where, kept apart."""
    lowest, lines = float(HEIGHT), []
    ends = sorted(zip(found.items(), COLOURS, strict=True), key=lambda end: end[0][1][-1])
    for (players, costs), colour in ends:
        lowest = min(lowest - 16, up(costs[-1], most) + 4)
        lines.append(text(WIDTH - RIGHT + 10, lowest, f"{players} players", "start", colour))
    return lines


def drawn(found: Costs) -> str:
    """The whole picture."""
    highest = max(max(costs) for costs in found.values())
    step = step_of(highest)
    most = step * (int(highest / step) + 1)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        *grid(most, step),
        *(curve(costs, most, c) for costs, c in zip(found.values(), COLOURS, strict=True)),
        *names(found, most),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"
