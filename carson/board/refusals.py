"""Refusals: a reason is made only for whoever asks for it."""

from typing import Final

from carson.core.agenda import UNSAID, Position
from carson.core.reasons import Reason

REFUSED: Final = Reason("not-offered")
"""Stands for a reason that nobody has asked for."""


class Refusing(Position):
    """What the rules say no with; moves are found without making a single reason."""

    # Every argument is named here, because **args makes a dict even when nobody asks.
    def refusal(
        self,
        code: str,
        *,
        place: int = UNSAID,
        parcel: int = UNSAID,
        edge: int = UNSAID,
        card: int = UNSAID,
        thing: int = UNSAID,
        seat: int = UNSAID,
        piece: str = "",
        enclosure: int = UNSAID,
        round: int = UNSAID,
        cash: int = UNSAID,
        price: int = UNSAID,
        bid: int = UNSAID,
        points: int = UNSAID,
        count: int = UNSAID,
        least: int = UNSAID,
        most: int = UNSAID,
        limit: int = UNSAID,
    ) -> Reason:
        """Return the reason for a refusal, or a bare refusal if nobody asked why."""
        if not self.explaining:
            return REFUSED
        numbers = {
            "place": place,
            "parcel": parcel,
            "edge": edge,
            "card": card,
            "thing": thing,
            "seat": seat,
            "enclosure": enclosure,
            "round": round,
            "cash": cash,
            "price": price,
            "bid": bid,
            "points": points,
            "count": count,
            "least": least,
            "most": most,
            "limit": limit,
        }
        said = {name: value for name, value in numbers.items() if value != UNSAID}
        return Reason(code, **said, **({"piece": piece} if piece else {}))
