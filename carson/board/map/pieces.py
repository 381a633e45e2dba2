"""Cowboys on the board, and the kinds of pieces that can be placed like one."""

from typing import Final, final

from carson.board.ids import (
    BUILDING_VP,
    COWBOY_INCOME,
    COWBOY_VP,
    DYNAMITE,
    GAMBLING,
    LUCKY,
    PARCEL_INCOME,
    PARCEL_VP,
    PLACE,
    PLACE_COUNT,
    SING,
    THREE_ROADS,
    VP_SPACES,
    WHITE,
    Place,
    is_parcel,
)
from carson.board.map.geometry import by_rows
from carson.core.moves import Seat, Verb

EVERYWHERE: Final = frozenset(Place(number) for number in range(PLACE_COUNT))
NO_DUEL_TOKEN_SPACES: Final = frozenset(
    {
        *(THREE_ROADS, PARCEL_INCOME, COWBOY_INCOME, GAMBLING),
        *(PARCEL_VP, BUILDING_VP, COWBOY_VP, *VP_SPACES),
    }
)
"""The three-road space, and those of the bank and of the town council."""


@final
class Piece:
    """A kind of piece, by what it can do.

    `peaceful`: goes only where no cowboy stands, and never attacks.
    `closes`: only who does not fight may join it where it stands.
    `fights`: takes part in the duel on its place.
    `dice`: how many it rolls in a duel.
    `numbered`: one of the ten cowboys of its player.
    `from_general_supply`: comes from the general supply, not from the personal one.
    `multiplies`: gambles for the product of the dice.
    """

    def __init__(
        self,
        number: int,
        name: str,
        verb: Verb,
        *,
        where: frozenset[Place] = EVERYWHERE,
        peaceful: bool = False,
        closes: bool = False,
        fights: bool = True,
        dice: int = 1,
        numbered: bool = True,
        from_general_supply: bool = False,
        multiplies: bool = False,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.verb: Final = verb
        self.where: Final = where
        self.places: Final = tuple(sorted(where, key=lambda place: (is_parcel(place), place)))
        """The same in order, the spaces first, because there is nearly always room there."""
        self.peaceful: Final = peaceful
        self.closes: Final = closes
        self.fights: Final = fights
        self.dice: Final = dice
        self.numbered: Final = numbered
        self.from_general_supply: Final = from_general_supply
        self.multiplies: Final = multiplies
        self.landings: Final = by_rows(verb.moves)
        """The moves that put it on land."""

    def __repr__(self) -> str:
        return self.name


COWBOY: Final = Piece(0, "cowboy", PLACE)
DYNAMITER: Final = Piece(1, "dynamite-cowboy", DYNAMITE, dice=2)
WHITE_COWBOY: Final = Piece(2, "white-cowboy", WHITE, peaceful=True, closes=True, numbered=False)
ADMIRER: Final = Piece(*(3, "no-duel-cowboy", SING), where=NO_DUEL_TOKEN_SPACES, fights=False)
GAMBLER: Final = Piece(
    *(4, "lucky-cowboy", LUCKY),
    where=frozenset({GAMBLING}),
    fights=False,
    from_general_supply=True,
    multiplies=True,
)
PIECES: Final = (COWBOY, DYNAMITER, WHITE_COWBOY, ADMIRER, GAMBLER)
"""By number."""
PIECE_OF: Final = {piece.verb: piece for piece in PIECES}
"""The piece that each verb places."""


@final
class Cowboy:
    """A piece that stands somewhere on the board."""

    def __init__(self, seat: Seat, place: Place, piece: Piece = COWBOY) -> None:
        self.seat: Final = seat
        self.place: Final = place
        self.piece: Final = piece

    def __repr__(self) -> str:
        return f"{self.piece.name} of {self.seat} on {self.place}"
