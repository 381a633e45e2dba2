"""Duel tiles: who has which, where used ones lie, and what the others can know of it."""

from collections.abc import Sequence
from typing import Final

from carson.board.printed import DUEL_TILE_KINDS as KINDS
from carson.board.state import State
from carson.core.chance import Luck
from carson.core.moves import Seat
from carson.core.values import added, replaced

MOST_SETS: Final = 5
"""There are five tiles of each value."""


def tile_sets(players: int) -> int:
    """How many tiles of each value are in a game."""
    return min(players, MOST_SETS)


def hand(s: State, seat: Seat) -> list[int]:
    """The tiles that a seat has, by value."""
    return list(s.tiles[seat * KINDS : (seat + 1) * KINDS])


def in_hand(s: State, seat: Seat, tile: int) -> int:
    """How many tiles of a value a seat has."""
    return s.tiles[seat * KINDS + tile]


def hand_size(s: State, seat: Seat) -> int:
    """How many tiles a seat has."""
    return sum(hand(s, seat))


def pile_start(s: State, seat: Seat) -> int:
    """Where the pile of a seat begins: the common one, or its own in the 2009 edition."""
    return seat * KINDS if s.options.edition.own_duel_tiles and s.round else 0


def pile_of(s: State, seat: Seat) -> list[int]:
    """The pile that a seat draws from, by value."""
    start = pile_start(s, seat)
    return list(s.pile[start : start + KINDS])


# --- what others can know -------------------------------------------------------------------
def known_pile(s: State, viewer: Seat) -> list[int]:
    """What lies on the piles, or was drawn from them by others: nobody can tell which is which."""
    known = list(s.pile)
    for seat in s.seats:
        if seat != viewer and s.redrawn[seat]:
            for tile in range(KINDS):
                known[pile_start(s, seat) + tile] += in_hand(s, seat, tile)
    return known


def redeal(s: State, viewer: Seat, shown: Sequence[Sequence[int]], luck: Luck) -> None:
    """Deal again what a viewer cannot know: hands but for tiles that lie open, and piles."""
    others = [seat for seat in s.seats if seat != viewer]
    fresh = [0] * KINDS
    for seat in others:
        start = pile_start(s, seat)
        for tile in range(KINDS):
            hidden = in_hand(s, seat, tile) - shown[seat].count(tile)
            if s.redrawn[seat]:
                s.pile = added(s.pile, start + tile, hidden)
            else:
                fresh[tile] += hidden
    for seat in others:
        size = hand_size(s, seat) - len(shown[seat])
        pool = pile_of(s, seat) if s.redrawn[seat] else fresh
        dealt = draw(pool, size, luck)
        if s.redrawn[seat]:
            start = pile_start(s, seat)
            s.pile = s.pile[:start] + tuple(pool) + s.pile[start + KINDS :]
        for tile in range(KINDS):
            held = dealt[tile] + shown[seat].count(tile)
            s.tiles = replaced(s.tiles, seat * KINDS + tile, held)


def draw(pool: list[int], count: int, luck: Luck) -> list[int]:
    """Take this many tiles out of a pool, by value."""
    drawn = [0] * KINDS
    for _ in range(count):
        tile = luck.pick(0, pool)
        drawn[tile] += 1
        pool[tile] -= 1
    return drawn
