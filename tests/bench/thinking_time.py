"""How long bots think: `python -m tests.bench.thinking_time board --bots level-6 --games 20`.

All options are drawn at random, or with `--everything` six sit at a table with all variants. It
measures processor time, so that other work on the machine does not count.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from time import process_time
from typing import Generic

from carson import builds
from carson.arena import play_to_end
from carson.board.options import VARIANTS
from carson.bots.bot import LEVEL_NAMES, Bot
from carson.bots.random_options import random_board_options, random_card_options
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.moves import Move
from carson.core.table import open_table
from carson.core.views import View
from carson.games import GAMES, GameEntry

DRAW = {"board": random_board_options, "cards": random_card_options}
EVERYTHING = {
    "board": {
        "players": "6",
        "variants": ",".join(VARIANTS),
        "characters": "random",
        "buildings": "all",
    },
    "cards": {"people": "6"},
}


@dataclass
class Clock:
    """How long decisions took."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    where: str = ""
    """What was asked when it took longest."""

    def add(self, seconds: float, where: str) -> None:
        """Count one more decision."""
        self.decisions += 1
        self.seconds += seconds
        if seconds > self.slowest:
            self.slowest, self.where = seconds, where

    def __str__(self) -> str:
        speed = self.decisions / max(self.seconds, 1e-9)
        mean = 1000 * self.seconds / max(self.decisions, 1)
        return (
            f"{self.decisions} decisions, {speed:.0f} a second, {mean:.3f} ms each,"
            f" slowest {1000 * self.slowest:.1f} ms ({self.where})"
        )


class Timed(Generic[S]):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot[S], clock: Clock) -> None:
        self.name = bot.name
        self._bot = bot
        self._clock = clock

    def choose(self, view: View[S]) -> Move:
        """What the bot chooses."""
        began = process_time()
        move = self._bot.choose(view)
        self._clock.add(process_time() - began, type(view.choice).__name__)
        return move


def play(entry: GameEntry[S], options: dict[str, str], bot: str, seed: int, clock: Clock) -> None:
    """One game of bots of one name."""
    full = entry.game.complete(options)
    seats = entry.game.seats(entry.game.start(full))
    names = [f"seat {seat + 1}" for seat in seats]
    table = open_table(entry.game, full, names, derive(seed, "luck"))
    deciding = range(entry.deciding(full))
    play_to_end(table, [Timed(entry.make_bot(bot, 8 * seed + seat), clock) for seat in deciding])


def measured(game: str, bot: str, games: int, everything: bool) -> Clock:
    """How long bots of one name think in some games."""
    clock = Clock()
    for seed in range(games):
        options = EVERYTHING[game] if everything else DRAW[game](Stream(7 * seed + 1))

        def one(entry: GameEntry[S], options: dict[str, str] = options, seed: int = seed) -> None:
            play(entry, options, bot, seed, clock)

        GAMES[game].hand_to(one)
    return clock


def main(arguments: Sequence[str] | None = None) -> None:
    """Print a line for each bot."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--bots", default=",".join(LEVEL_NAMES))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--everything", action="store_true")
    given = parser.parse_args(arguments)
    print(builds.running())
    for bot in given.bots.split(","):
        print(f"{bot}: {measured(given.game, bot, given.games, given.everything)}")


if __name__ == "__main__":
    main()
