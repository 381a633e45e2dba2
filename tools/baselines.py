"""Fills a table of docs/research.md: `python -m tools.baselines --game board`.

`--seeds` says how many of the fixed games are played, each from every seat; `--model` names what
`examples.maskable_ppo --save` has kept.
"""

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import carson
from carson.api import GameSetup
from carson.bots.bot import LEVEL_NAMES
from carson.core.agenda import S
from carson.envs.evaluation import EVALUATION_SEEDS, Evaluation, Policy, evaluate
from examples.mcts import TreeSearch
from tools.docs import table
from tools.speed import fill

PAGE: Final = Path("docs/research.md")
OPPONENTS: Final = ("random", "greedy")
BOTS: Final = ("random", "greedy", *LEVEL_NAMES)
ITERATIONS: Final = 100
SEARCHED: Final = 4
"""A search takes long: it plays one of this many seeds."""
HEAD: Final = ("policy", *(f"wins against {name}" for name in OPPONENTS))


def policies(setup: GameSetup[S]) -> dict[str, tuple[Callable[[], Policy[S]], int]]:
    """Return what is compared, by name: how it is made, and which share of the seeds it plays."""
    bots = {name: (partial(setup.bot, name, 1), 1) for name in BOTS}
    search = {f"MCTS, {ITERATIONS} iterations": (lambda: TreeSearch(ITERATIONS), SEARCHED)}
    return {**bots, **search}


def row(setup: GameSetup[S], policy: Callable[[], Policy[S]], seeds: int) -> list[Evaluation]:
    """Return how a policy does against each opponent."""
    return [evaluate(setup, policy(), name, EVALUATION_SEEDS[:seeds]) for name in OPPONENTS]


def compared(setup: GameSetup[S], seeds: int) -> list[tuple[str, ...]]:
    """Return the rows of a game."""
    rows = []
    for name, (make, share) in policies(setup).items():
        found = row(setup, make, max(1, seeds // share))
        rows.append((name, *map(str, found)))
        print(*rows[-1], sep=" | ", flush=True)
    return rows


def learned(path: Path, seeds: int) -> list[tuple[str, ...]]:
    """Return the row of a model that was kept."""
    from sb3_contrib import MaskablePPO

    from examples.maskable_ppo import tried

    model = MaskablePPO.load(path)
    return [("MaskablePPO", *[str(tried(model, name, seeds)) for name in OPPONENTS])]


def main() -> None:
    """Play everything, and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=200)
    parser.add_argument("--model", type=Path)
    parser.add_argument("--game", choices=["board", "cards"], default="board")
    given = parser.parse_args()
    if given.game == "board":
        rows = compared(carson.board(players=2), given.seeds)
        rows += learned(given.model, given.seeds) if given.model else []
    else:
        rows = compared(carson.cards(people=4), given.seeds)
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(fill(page, given.game, table(HEAD, rows)), encoding="utf-8")


if __name__ == "__main__":
    main()
