"""Might is Right: which duel tiles the greedy bot plays and discards."""

from collections.abc import Sequence
from typing import ClassVar, Final, final

from carson.board.ids import DISCARD, TILE
from carson.board.map import town
from carson.board.play.duel_tiles import hand_size, in_hand, pile_of
from carson.board.powers import ask
from carson.board.state import State
from carson.board.variants.might_is_right import DiscardLastTiles, PlayTiles
from carson.bots.board import worth
from carson.bots.board.judging import Entry, Rater, judged
from carson.bots.board.odds import TILES
from carson.bots.board.outlook import prize
from carson.bots.board.variant_knowledge import Advice
from carson.core.moves import Move, Seat

PIP: Final = 0.2
"""What a point of a duel tile is worth in later duels."""
LAST_PIP: Final = 0.1
"""The same in the last round."""


def play_tiles(s: State, seat: Seat, choice: PlayTiles) -> Rater:
    """A high tile where it can win something valuable; the lowest where nothing helps."""
    value = prize(s, seat, choice.duel.place)
    pip = PIP if worth.rounds_left(s) else LAST_PIP
    played = sum(choice.duel.of(seat))

    def rate(move: Move) -> float:
        tile = move.noun if move.verb is TILE else 0
        return value * chance_with(s, seat, choice, played + tile) - tile * pip

    return rate


def chance_with(s: State, seat: Seat, choice: PlayTiles, tiles: int) -> float:
    """How likely a duel is won with tiles of this sum."""
    total, place = tiles + ask.firepower(s, seat), choice.duel.place
    if town.has_outlaw(s, place) and total < s.strength:
        return 0.0
    seats = [fighter.seat for fighter in choice.duel.fighters]
    chance = 1.0
    for rival in seats:
        if rival != seat:
            first = seats.index(seat) < seats.index(rival)
            limit = total - ask.firepower(s, rival) + first
            chance *= share_below(possible_sums(s, seat, choice, rival), limit)
    return chance


def possible_sums(s: State, seat: Seat, choice: PlayTiles, rival: Seat) -> list[int]:
    """What a rival may add: what lies open, nothing, or any tile that others have in hand."""
    shown = choice.shown(rival)
    if shown or not hand_size(s, rival):
        return [sum(shown)]
    others = [other for other in s.seats if other != seat]
    return [t for t in TILES for other in others for _ in range(in_hand(s, other, t))]


def share_below(tiles: Sequence[int], limit: int) -> float:
    """How many of the tiles are lower than a limit."""
    return sum(tile < limit for tile in tiles) / len(tiles)


def discard_last_tiles(s: State, seat: Seat, choice: DiscardLastTiles) -> Rater:
    """Away with tiles that are lower than those of the pile."""
    own = [tile for tile in TILES for _ in range(in_hand(s, seat, tile))]
    pile = [tile for tile, count in enumerate(pile_of(s, seat)) for _ in range(count)]
    worse = sum(own) * len(pile) < sum(pile) * len(own)
    return lambda move: float(worse == (move.verb is DISCARD))


@final
class MightIsRightAdvice(Advice):
    """A tile is worth its points in later duels."""

    judges: ClassVar[tuple[Entry, ...]] = (
        judged(PlayTiles, play_tiles, "tiles"),
        judged(DiscardLastTiles, discard_last_tiles, "tiles-later"),
    )


ADVICE: Final = MightIsRightAdvice()
