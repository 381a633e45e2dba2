"""What many games cost: `python -m tools.scale` measures it and prints the table of docs/scale.md.

Time is the processor time of one process, so that a busy machine changes little.
"""

import gzip
import pickle
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from carson.arena import Match, play_game
from carson.builds import COMPILED, INTERPRETED, environment, lay_out
from tools.docs import table

ROOT: Final = Path(__file__).parent.parent
SECONDS: Final = 4.0
"""Processor time for each row, beyond one game of warming up."""
TABLES: Final = {"board": {"players": "4"}, "cards": {"people": "4", "virtual": "none"}}
BOTS: Final = ("random", "greedy", "level-3", "level-6")
HEAD: Final = ("game, four bots", "ms a game", "games an hour", "record, bytes", "compressed")
HOUR_MS: Final = 3_600_000


def row(game: str, bot: str) -> tuple[str, ...]:
    """Play for some seconds, and count."""
    match = Match((bot,) * 4, 1, "scale", TABLES[game], keep_records=True, game=game)
    play_game(match, 0)
    sizes: list[int] = []
    packed: list[int] = []
    began = process_time()
    while process_time() - began < SECONDS:
        record = play_game(match, 1 + len(sizes)).record.encode()
        sizes.append(len(record))
        packed.append(len(gzip.compress(record)))
    each = 1000 * (process_time() - began) / len(sizes)
    means = (round(sum(some) / len(some)) for some in (sizes, packed))
    numbers = (f"{each:.2f}", f"{HOUR_MS / each:,.0f}", *(f"{mean:,}" for mean in means))
    return (f"{game}, {bot}", *numbers)


def figures() -> str:
    """The table for the build that runs."""
    rows = [row(game, bot) for game in TABLES for bot in BOTS]
    result = play_game(Match(("random",) * 4, 1, "scale", TABLES["board"]), 0)
    note = f"A result without its record takes {len(pickle.dumps(result)):,} bytes on its way."
    return f"{table(HEAD, rows)}\n\n{note}"


def main() -> None:
    """Measure the compiled build, where there is one."""
    if "--here" in sys.argv:
        print(figures())
        return
    with TemporaryDirectory(prefix="carson-scale-") as folder:
        build = COMPILED if lay_out(COMPILED, Path(folder)) else INTERPRETED
        if build == INTERPRETED:
            lay_out(build, Path(folder))
        print(f"{build}, Python {sys.version.split()[0]}\n", flush=True)
        words = [sys.executable, "-P", "-m", "tools.scale", "--here"]
        subprocess.run(words, env=environment(Path(folder), ROOT), check=True)


if __name__ == "__main__":
    main()
