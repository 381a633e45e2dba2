"""Ratings: what the games of a tournament say about the strength of each bot."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from carson.arena import Match, Result
from carson.core.chance import Stream

Played = tuple[Match, Result]

ORDERS: Final = 10
LOTS: Final = 1 << 32
SURE: Final = 1.96
"""Standard deviations on each side of an interval of 95 %."""


@dataclass(frozen=True)
class Rung:
    """Where a bot stands."""

    bot: str
    rating: float
    margin: float
    """The rating lies within this with 95 %."""
    games: int
    wins: float
    """A shared victory counts for its part."""
    points: float
    """In an average game."""

    @property
    def share(self) -> float:
        """How many of its games it won."""
        return self.wins / max(self.games, 1)

    @property
    def low(self) -> float:
        """The lower end of the interval."""
        return self.rating - self.margin

    @property
    def high(self) -> float:
        """Its upper end."""
        return self.rating + self.margin


class Ratings:
    """What is known of each bot so far."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._model: Final = PlackettLuce(tau=0.0)
        self._ratings: Final[dict[str, PlackettLuceRating]] = {
            bot: self._model.rating(name=bot) for bot in bots
        }
        self._games: Final = dict.fromkeys(bots, 0)
        self._wins: Final = dict.fromkeys(bots, 0.0)
        self._points: Final = dict.fromkeys(bots, 0)

    def add(self, match: Match, result: Result) -> None:
        """Learn from one more game."""
        for number, bot in enumerate(match.bots):
            self._games[bot] += 1
            self._wins[bot] += (number in result.winners) / max(1, len(result.winners))
            self._points[bot] += result.total(number)
        teams = [[self._ratings[bot]] for bot in match.bots]
        ranks = [float(place(result, number)) for number in range(len(match.bots))]
        for bot, [rating] in zip(match.bots, self._model.rate(teams, ranks=ranks), strict=True):
            self._ratings[bot] = rating

    def rungs(self) -> list[Rung]:
        """All bots, the best first."""
        found = [
            Rung(
                bot,
                rating.mu,
                SURE * rating.sigma,
                self._games[bot],
                self._wins[bot],
                self._points[bot] / max(self._games[bot], 1),
            )
            for bot, rating in self._ratings.items()
        ]
        return sorted(found, key=lambda rung: -rung.rating)


def place(result: Result, bot: int) -> int:
    """The place of a bot in a game; all winners share the first."""
    return 0 if bot in result.winners else 1 + result.ranking.index(bot)


def rated(bots: Sequence[str], games: Iterable[Played]) -> list[Rung]:
    """What all games together say: the mean over some orders, as later games count for more."""
    played = list(games)
    found: dict[str, list[Rung]] = {bot: [] for bot in bots}
    for order in range(ORDERS):
        ratings = Ratings(bots)
        for match, result in shuffled(played, Stream(order)):
            ratings.add(match, result)
        for rung in ratings.rungs():
            found[rung.bot].append(rung)
    means = [replace(some[0], rating=fmean(one.rating for one in some)) for some in found.values()]
    return sorted(means, key=lambda rung: -rung.rating)


def shuffled(games: Sequence[Played], dice: Stream) -> list[Played]:
    """The games in another order."""
    drawn = sorted((dice.below(LOTS), number) for number in range(len(games)))
    return [games[number] for _, number in drawn]
