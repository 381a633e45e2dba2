"""Auctions of the card game: who can pick before the others, from what everyone can know."""

from carson.cards.ids import SKULL
from carson.cards.play.bidding import strength
from carson.cards.state import State
from carson.core.moves import Seat


def ranks(s: State, seat: Seat, value: int) -> tuple[int, int]:
    """The best and the worst place in the picking order of a seat whose bid is worth so much.

    Powers that are used when the bids are open are left out.
    """
    rivals = [other for other in s.seats if other != seat and not s.out[other]]
    sure = sum(all(picks_first(s, seat, r, value, bid) for bid in bids(s, r)) for r in rivals)
    possible = sum(any(may_be_first(s, seat, r, value, bid) for bid in bids(s, r)) for r in rivals)
    return 1 + sure, 1 + possible


def bids(s: State, seat: Seat) -> list[int]:
    """What the auction cards of a seat are worth in this round."""
    return [value + s.bonus[seat] for value in s.values(seat)]


def picks_first(s: State, seat: Seat, rival: Seat, value: int, bid: int) -> bool:
    """Whether a rival with this bid certainly picks before the seat."""
    return bid > value or (bid == value and tie_is_known(s) and is_stronger(s, rival, seat))


def may_be_first(s: State, seat: Seat, rival: Seat, value: int, bid: int) -> bool:
    """Whether a rival with this bid picks before the seat, or a tie is still open."""
    return picks_first(s, seat, rival, value, bid) or (bid == value and not tie_is_known(s))


def tie_is_known(s: State) -> bool:
    """Whether the back that decides between equals lies open."""
    return any(back != SKULL for back in s.backs)


def is_stronger(s: State, seat: Seat, other: Seat) -> bool:
    """Whether a seat's suit stands above another's in the column that decides."""
    return strength(s, seat) < strength(s, other)


def chances(s: State, seat: Seat, value: int) -> list[float]:
    """How likely a seat whose bid is worth so much picks first, second, ..., from open hands.

    Each card of each rival is as likely; a tie that nobody can foresee is an even chance.
    """
    ahead = [1.0]
    for rival in s.seats:
        if rival != seat and not s.out[rival]:
            first = chance_ahead(s, seat, rival, value)
            stay = [before * (1 - first) for before in (*ahead, 0.0)]
            move = [before * first for before in (0.0, *ahead)]
            ahead = [one + other for one, other in zip(stay, move, strict=True)]
    return ahead


def chance_ahead(s: State, seat: Seat, rival: Seat, value: int) -> float:
    """How likely a rival picks before the seat."""
    rated = [
        picks_first(s, seat, rival, value, bid) + may_be_first(s, seat, rival, value, bid)
        for bid in bids(s, rival)
    ]
    return sum(rated) / (2 * len(rated)) if rated else 0.0
