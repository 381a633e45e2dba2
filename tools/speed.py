"""Fills docs/speed.md: `python -m tools.speed`; with the names of sections, only these.

The sections are `figures`, `interfaces`, `profile` and `plot`. All but the profile need the
compiled build (`make compiled`); the figures of the peers need the extra `bench`.
"""

import platform
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from carson.bench import figures
from carson.bench.contest import Comparison
from carson.bench.figures import Figures
from carson.builds import INTERPRETED, running
from carson.commands.bench import number, times
from tools.docs import table
from tools.speed_interfaces import interfaces
from tools.speed_plot import PICTURE, drawn, measured
from tools.speed_profile import profiles

PAGE: Final = Path("docs/speed.md")
SECONDS: Final = 2
HEAD: Final = {
    figures.DECISIONS: "decisions/s",
    figures.STEPS: "steps/s",
    figures.GAMES: "games/s",
    figures.COPIES: "copies/s",
    figures.LEGAL_COST: "legal moves, µs",
    figures.VIEW_COST: "view, µs",
    figures.REPLAY_COST: "replay, ms",
    figures.WEIGHT: "state, bytes",
}


def figure_table(rows: dict[str, Figures]) -> str:
    """Figures, one row for each game."""
    keys = [key for key in HEAD if any(key in row for row in rows.values())]
    cells = [(name, *(number(row[key]) for key in keys)) for name, row in rows.items()]
    return table(("game and players", *(HEAD[key] for key in keys)), cells)


def ratio_table(ratios: figures.Ratios) -> str:
    """Decisions, steps and copies as multiples of those of each peer."""
    rows = [
        (
            f"{game}, {build}",
            *(" / ".join(times(row[key]) for key in figures.COMPARED) for row in peers.values()),
        )
        for build, games in ratios.items()
        for game, peers in games.items()
    ]
    first = next(peers for games in ratios.values() for peers in games.values())
    return table(("game and players, build", *first), rows)


def all_figures() -> str:
    """Measure everything, and write it down."""
    contest = Comparison(SECONDS, with_peers=True)
    contest.run(lambda: None)
    mine, peers = figures.ours(contest.best), figures.theirs(contest.best)
    parts = [f"Python {platform.python_version()}, {platform.machine()}."]
    for build, games in mine.items():
        parts += [f"### Ours, {build}", figure_table(games)]
    if peers:
        parts += ["### Other engines", figure_table(peers)]
        parts += ["### Decisions / steps / copies, ours as multiples of theirs"]
        parts += [ratio_table(figures.ratios(mine, peers))]
    return "\n\n".join(parts)


def plot() -> str:
    """Draw the picture; what stands in the page stays."""
    PICTURE.write_text(drawn(measured(SECONDS)), encoding="utf-8")
    return f"![Microseconds per decision by round, for 2 to 6 players]({PICTURE.name})"


SECTIONS: Final[dict[str, Callable[[], str]]] = {
    "figures": all_figures,
    "interfaces": lambda: interfaces(SECONDS),
    "profile": profiles,
    "plot": plot,
}


def fill(page: str, section: str, text: str) -> str:
    """The page with a section rewritten."""
    marks = (f"<!-- {section} -->", f"<!-- end of {section} -->")
    pattern = re.compile(f"{marks[0]}.*?{marks[1]}", re.DOTALL)
    assert pattern.search(page), f"the page has no section {section}"
    return pattern.sub(lambda _: f"{marks[0]}\n{text}\n{marks[1]}", page)


def main(wanted: list[str]) -> None:
    """Fill the sections that are wanted."""
    assert running() == INTERPRETED, "only the steps of the source can be profiled"
    for section in wanted or list(SECTIONS):
        text = SECTIONS[section]()
        PAGE.write_text(fill(PAGE.read_text(encoding="utf-8"), section, text), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
