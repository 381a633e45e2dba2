"""How many decisions each interface gives in a second, ours in both builds beside other games."""

from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from carson.bench.contest import PEERS_BUILD, Worker, rate
from carson.bench.interfaces import INTERFACE_PEERS, INTERFACES
from carson.bench.subject import PLAY
from carson.builds import BUILDS, INTERPRETED, lay_out
from carson.commands.bench import number
from tools.docs import table

ROUNDS: Final = 5
"""How often each thing is measured; the best time counts."""
ENGINE: Final = ("board-4", "cards-4")
SPIEL: Final = ("openspiel-hearts", "openspiel-backgammon")
OURS: Final = (*ENGINE, *INTERFACES)
THEIRS: Final = (*INTERFACE_PEERS, *SPIEL)


def measured(seconds: float) -> dict[tuple[str, str], float]:
    """Return decisions per second by build and by interface, all measured in turn."""
    best: dict[tuple[str, str], float] = {}
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(prefix="carson-interfaces-")))
        for build in BUILDS:
            assert lay_out(build, home / build), f"the {build} build is not there"
        crews = [(build, OURS, home / build) for build in BUILDS]
        crews.append((PEERS_BUILD, THEIRS, home / INTERPRETED))
        workers = [(b, names, stack.enter_context(Worker(folder))) for b, names, folder in crews]
        for _ in range(ROUNDS):
            for build, names, worker in workers:
                for name in names:
                    now = rate(worker.ask(name, PLAY, seconds / ROUNDS))
                    best[build, name] = max(now, best.get((build, name), 0.0))
    return best


def interfaces(seconds: float) -> str:
    """Return the tables."""
    best = measured(seconds)
    ours = [(name, *[number(best[build, name]) for build in BUILDS]) for name in OURS]
    return "\n\n".join(
        [
            "Decisions per second, ours:",
            table(("interface and game", *BUILDS), ours),
            "Other games through the same interfaces:",
            table(("interface and game", "decisions/s"), rows(best, THEIRS)),
        ]
    )


def rows(best: dict[tuple[str, str], float], names: Sequence[str]) -> list[tuple[str, str]]:
    """Return the figures of other games."""
    return [(name, number(best[PEERS_BUILD, name])) for name in names]
