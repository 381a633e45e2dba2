"""Results: how a game ended, as lists and the ladder show it."""

from carson.server.http.responses import GameResult
from carson.server.store.storage import RatedSeat
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import Sitter


def points(result: GameResult, seats: int) -> list[int]:
    """The victory points of each seat."""
    sources = result.scores.values()
    return [sum(source[seat] for source in sources) for seat in range(seats)]


def rated(room: AnyRoom, result: GameResult) -> list[RatedSeat]:
    """Those who want to be compared, from the best to the last; nobody with themselves.

    Those who have won together share the first rank.
    """
    found = [seat for seat in result.ranking if counts(room.seats[seat])]
    owners = [owner_of(room.seats[seat]) for seat in found]
    if len(found) < 2 or len(set(owners)) < len(owners):
        return []
    return [
        RatedSeat(
            token=owner,
            name=room.seats[seat].name,
            rank=0 if seat in result.winners else rank,
        )
        for rank, (seat, owner) in enumerate(zip(found, owners, strict=True))
    ]


def counts(sitter: Sitter) -> bool:
    """Whether someone plays themselves and wants to stand on the ladder."""
    return sitter.rated and sitter.answers and bool(sitter.tokens)


def owner_of(sitter: Sitter) -> str:
    """By which token someone is known; of several devices always the same one."""
    return min(sitter.tokens)
