"""What a seat knows of the duel tiles, the only secret that outlasts a decision.

Which games have duel tiles, and how they are dealt, the file of their variant knows.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, final

from msgspec import Struct

from carson.board.events import TILE_DRAWN, TILE_PLAYED, TILES_DISCARDED
from carson.board.ids import TILE
from carson.board.printed import DUEL_TILE_KINDS as KINDS
from carson.core.events import Event
from carson.core.moves import CHANCE, Move, Seat


class Dealt(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A seat drew tiles: those that are known by now, and so many that are not."""

    seat: int
    known: tuple[int, ...]
    hidden: int
    worth: int | None = None
    """The sum of all of them, where the money at the start tells it."""


class Used(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """A tile went from a hand to the pile; no tile: the hidden ones of the hand did."""

    seat: int
    tile: int | None = None


def is_private_draw(seat: Seat, move: Move | None) -> bool:
    """Whether a line of a record is a draw that only one seat has seen."""
    return seat == CHANCE and (move is None or move.verb is TILE)


@dataclass
class _Batch:
    """Tiles that a seat drew together, and which of them everybody has seen since."""

    seat: int
    first: bool
    drawn: list[int] = field(default_factory=list)
    shown: list[int] = field(default_factory=list)
    thrown: bool = False
    """Whether the last ones were thrown away unseen."""

    @property
    def rest(self) -> list[int]:
        """What nobody else has seen."""
        return sorted((Counter(self.drawn) - Counter(self.shown)).elements())

    def known_to(self, viewer: Seat) -> Iterator[Dealt | Used]:
        if self.seat == viewer:
            yield Dealt(self.seat, tuple(self.drawn), 0)
        else:
            hidden = len(self.drawn) - len(self.shown)
            # Everybody sees the money at the start, which is $30 less the sum of one's tiles.
            worth = sum(self.drawn) if self.first else None
            yield Dealt(self.seat, tuple(self.shown), hidden, worth)


@dataclass
class _Thrown:
    """Tiles that a seat threw away unseen."""

    seat: int
    tiles: list[int]

    def known_to(self, viewer: Seat) -> Iterator[Dealt | Used]:
        if self.seat == viewer:
            yield from (Used(self.seat, tile) for tile in self.tiles)
        else:
            yield Used(self.seat)


@dataclass
class _Shown:
    """A tile that everybody saw on its way to the pile."""

    seat: int
    tile: int

    def known_to(self, viewer: Seat) -> Iterator[Dealt | Used]:
        yield Used(self.seat, self.tile)


@final
class Story:
    """All that happened to the tiles, with everything that is hidden.

    It begins with so many hands that were not drawn, one tile of each kind in each.
    """

    def __init__(self, hands: int) -> None:
        self.happenings: Final[list[_Batch | _Thrown | _Shown]] = []
        self.batches: Final[dict[int, _Batch]] = {}
        """The tiles that each seat drew last."""
        for seat in range(hands):
            self.batches[seat] = _Batch(seat, True, list(range(KINDS)))

    def known_to(self, viewer: Seat) -> list[Dealt | Used]:
        """The story as a viewer knows it."""
        return [known for happening in self.happenings for known in happening.known_to(viewer)]

    def hear(self, event: Event) -> None:
        """Go on with the next event."""
        if event.kind is TILE_DRAWN:
            self._draw(event.get("seat"), event.get("tile"))
        elif event.kind is TILE_PLAYED:
            self._show(event.get("seat"), event.get("tile"))
        elif event.kind is TILES_DISCARDED:
            self._throw(event.get("seat"))

    def _draw(self, seat: int, tile: int) -> None:
        batch = self.batches.get(seat)
        if batch is None or batch.thrown or not batch.rest:
            batch = self.batches[seat] = _Batch(seat, first=batch is None)
            self.happenings.append(batch)
        batch.drawn.append(tile)

    def _show(self, seat: int, tile: int) -> None:
        self.batches[seat].shown.append(tile)
        self.happenings.append(_Shown(seat, tile))

    def _throw(self, seat: int) -> None:
        batch = self.batches[seat]
        rest = batch.rest
        if batch.first:
            # A first hand was no draw from the pile, so whoever counts the pile sees its tiles.
            for tile in rest:
                self._show(seat, tile)
        else:
            batch.thrown = True
            self.happenings.append(_Thrown(seat, rest))
