"""A deal of duel tiles that agrees with all that a seat knows of them.

Which of the possible deals it is does not matter: a bot draws anew what its seat cannot know.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final, final

from carson.board.printed import DUEL_TILE_KINDS as KINDS
from carson.server.bots.worker_tiles import Dealt, Used

Tiles = tuple[int, ...]
Room = tuple[Tiles, ...]
"""How many tiles of each kind would lie on the piles after each draw, had no hidden tile been
drawn. A hidden tile takes room from every draw that was made while it was held."""


class ImpossibleDeal(ValueError):
    """No deal agrees with what is said of the tiles."""


@dataclass(frozen=True)
class TileSupply:
    """What there is to deal from: one pile at the start, and where used tiles go."""

    players: int
    sets: int
    """How many tiles of each kind are dealt at the start; none where the hands are given."""
    own_piles: bool
    """Whether everybody draws only from the tiles they have used themselves."""


def deal(box: TileSupply, story: Sequence[Dealt | Used]) -> dict[int, list[int]]:
    """What each seat draws, in this order; ImpossibleDeal if nothing fits the story."""
    survey = _Survey(box)
    for happening in story:
        survey.hear(happening)
    guesses = _Search(survey.finished()).guesses(0, tuple(survey.room))
    if guesses is None:
        raise ImpossibleDeal("no tiles fit")
    drawn: dict[int, list[int]] = {seat: [] for seat in range(box.players)}
    for batch, guess in zip(survey.batches, guesses, strict=True):
        drawn[batch.seat].extend([*batch.known, *guess])
    return drawn


@dataclass(frozen=True)
class _Gap:
    """The hidden tiles of a batch: how many, of which worth and pile, and how long held."""

    count: int
    worth: int | None
    pile: int
    first: int
    last: int
    """The numbers of the first and the last draw while they were held."""


@final
class _Survey:
    """What a story says of the piles, and where it is silent."""

    def __init__(self, box: TileSupply) -> None:
        self.batches: Final[list[Dealt]] = []
        self.room: Final[list[Tiles]] = []
        self._dealt_first: Final = box.players if box.sets else 0
        self._own_piles: Final = box.own_piles
        self._piles: Final = [box.sets] * KINDS + [0] * (KINDS * (box.players - 1))
        self._thrown: Final[dict[int, int]] = {}
        """The last draw before the hidden tiles of a batch were thrown away, by batch."""

    def hear(self, happening: Dealt | Used) -> None:
        """Go on with the next thing that happened."""
        if isinstance(happening, Dealt):
            self._move(happening.seat, happening.known, -1)
            self.batches.append(happening)
            self.room.append(tuple(self._piles))
        elif happening.tile is not None:
            self._move(happening.seat, (happening.tile,), +1)
        else:
            own = [n for n, batch in enumerate(self.batches) if batch.seat == happening.seat]
            self._thrown[own[-1]] = len(self.batches) - 1

    def finished(self) -> list[_Gap]:
        """The hidden tiles of each batch."""
        end = len(self.batches) - 1
        return [
            _Gap(
                batch.hidden,
                None if batch.worth is None else batch.worth - sum(batch.known),
                self._pile(batch.seat, number),
                number,
                self._thrown.get(number, end),
            )
            for number, batch in enumerate(self.batches)
        ]

    def _move(self, seat: int, tiles: Sequence[int], count: int) -> None:
        start = self._pile(seat, len(self.batches))
        for tile in tiles:
            self._piles[start + tile] += count

    def _pile(self, seat: int, number: int) -> int:
        """Where the pile begins that a seat uses after so many draws of all seats."""
        return seat * KINDS if self._own_piles and number >= self._dealt_first else 0


@final
class _Search:
    """Tries one batch after the other, and remembers where no way led on."""

    def __init__(self, gaps: Sequence[_Gap]) -> None:
        self._gaps: Final = gaps
        self._dead_ends: Final[set[Room]] = set()

    def guesses(self, number: int, room: Room) -> list[Tiles] | None:
        """Tiles for all gaps from this one on that fit into the room; None if there are none."""
        if number == len(self._gaps):
            return []
        if room[number:] in self._dead_ends:
            return None
        for guess in _fitting(self._gaps[number], room):
            rest = self.guesses(number + 1, _taken(self._gaps[number], guess, room))
            if rest is not None:
                return [guess, *rest]
        self._dead_ends.add(room[number:])
        return None


def _fitting(gap: _Gap, room: Room) -> Iterator[Tiles]:
    """What can fill a gap."""
    held = room[gap.first : gap.last + 1]
    most = [min(piles[gap.pile + kind] for piles in held) for kind in range(KINDS)]
    for guess in combinations_with_replacement(range(KINDS), gap.count):
        fits = all(guess.count(tile) <= most[tile] for tile in guess)
        if fits and gap.worth in (None, sum(guess)):
            yield guess


def _taken(gap: _Gap, guess: Tiles, room: Room) -> Room:
    """The room that is left when a gap is filled so."""
    taken = [0] * len(room[0])
    for tile in guess:
        taken[gap.pile + tile] += 1
    return tuple(
        tuple(a - b for a, b in zip(piles, taken, strict=True))
        if guess and gap.first <= number <= gap.last
        else piles
        for number, piles in enumerate(room)
    )
