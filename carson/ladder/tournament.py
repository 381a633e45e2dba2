"""Tournaments: every group of bots meets, with rotated seats and the same luck for each of them."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from multiprocessing import get_context
from typing import Final

from carson.arena import Match, Result, play_game
from carson.bots.lines.line_bot import THINKING_SECONDS
from carson.bots.random_options import random_board_options, random_card_options
from carson.cluster import RayCluster
from carson.core.chance import Stream, derive
from carson.core.given import BadOption
from carson.core.reasons import Reason
from carson.games import GAMES

DRAW: Final = {"board": random_board_options, "cards": random_card_options}
CHUNK: Final = 4
"""This many games are handed to a process at once."""


@dataclass(frozen=True)
class Tournament:
    """Who meets, how many at a table, and how often."""

    game: str
    bots: tuple[str, ...]
    players: int
    rounds: int
    """How often each group meets with luck of its own; each time in all rotations."""
    options: Mapping[str, str] = field(default_factory=dict)
    by_lot: bool = False
    """Whether all other options are drawn again for each meeting."""
    seed: int = 1
    seconds: float = THINKING_SECONDS
    """How long a bot that is a program may think over a move."""

    def matches(self) -> Iterator[Match]:
        """All meetings, the rounds one after the other."""
        if len(self.bots) < self.players:
            found = Reason("wrong-number-of-bots", count=len(self.bots), players=self.players)
            raise BadOption(found)
        for turn in range(self.rounds):
            for group in combinations(self.bots, self.players):
                seed = "/".join([str(self.seed), str(turn), *group])
                match = Match(
                    group,
                    self.players,
                    seed,
                    self._options(seed),
                    game=self.game,
                    seconds=self.seconds,
                )
                match.check()
                yield match

    def _options(self, seed: str) -> dict[str, str]:
        """The options of a meeting, with the right number of players."""
        entry = GAMES[self.game]
        count = {entry.decide: str(self.players)}
        if not self.by_lot:
            return entry.game.complete({**self.options, **count})
        stream = Stream(int.from_bytes(derive(seed, "options")[:8], "big"))
        while True:
            drawn = DRAW[self.game](stream)
            if drawn[entry.decide] == count[entry.decide]:
                return entry.game.complete({**drawn, **self.options})

    def games(self) -> list[tuple[Match, int]]:
        """All games that are played, and their numbers in their matches."""
        return [(match, number) for match in self.matches() for number in range(match.games)]

    def play(
        self, jobs: int = 1, cluster: RayCluster | None = None
    ) -> Iterator[tuple[Match, Result]]:
        """All games with their results, always in the same order."""
        games = self.games()
        matches = [match for match, _ in games]
        return zip(matches, _results(games, jobs, cluster), strict=True)


def play_numbered(game: tuple[Match, int]) -> Result:
    """One of the games."""
    return play_game(*game)


def _results(
    games: Sequence[tuple[Match, int]], jobs: int, cluster: RayCluster | None
) -> Iterator[Result]:
    if cluster is not None:
        yield from cluster.mapped(play_numbered, games)
        return
    if jobs == 1:
        yield from map(play_numbered, games)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_numbered, games, chunksize=CHUNK)
