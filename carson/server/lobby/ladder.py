"""The ladder: what the games of those who want one say about them, per game.

Nothing of it is stored: it is made again from the results of the tables that are still there, so
that a table which is deleted or archived counts no more.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from carson.games import GameName
from carson.server.http.responses import Ladder, LadderRung
from carson.server.store.storage import ListedTable, RatedSeat

SHOWN: Final = 100
MODEL: Final = PlackettLuce()


@dataclass
class Climber:
    """What is known of someone."""

    name: str
    rating: PlackettLuceRating
    games: int = 0
    wins: int = 0

    @property
    def height(self) -> float:
        """What is nearly certain: whoever has played little stands lower."""
        return round(float(self.rating.ordinal()), 1)


def ladder(game: GameName, tables: Iterable[ListedTable], reader: str | None) -> Ladder:
    """The ladder of a game, from its results with the oldest first."""
    known: dict[str, Climber] = {}
    for table in tables:
        if table.settings.game == game:
            climb(known, table.summary.rated)
    places = sorted(known.items(), key=lambda one: (-one[1].height, one[1].name))
    rungs = [
        LadderRung(
            name=one.name,
            rating=one.height,
            games=one.games,
            wins=one.wins,
            me=token == reader,
        )
        for token, one in places
    ]
    return Ladder(game=game, rungs=[r for place, r in enumerate(rungs) if place < SHOWN or r.me])


def climb(known: dict[str, Climber], rated: list[RatedSeat]) -> None:
    """Let one game move those who played it; they are called as they were there."""
    players = [known.setdefault(seat.token, Climber(seat.name, MODEL.rating())) for seat in rated]
    teams = [[player.rating] for player in players]
    ranks = [float(seat.rank) for seat in rated]
    for player, seat, (rating,) in zip(players, rated, MODEL.rate(teams, ranks=ranks), strict=True):
        player.name, player.rating = seat.name, rating
        player.games += 1
        player.wins += seat.rank == 0
