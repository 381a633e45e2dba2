"""11: the Singer."""

from typing import Final, final

from carson.board.map.pieces import ADMIRER, GAMBLER, Piece
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.moves import Seat

TOKENS: Final = 2


@final
class SingerYellow(Rule):
    """You have two no-duel tokens this round and may place each with one of your cowboys.

    They are for the three-road space, the three income spaces, the three VP spaces and the VP
    purchases. Such a cowboy joins whoever stands there, even the white cowboy, never fights, and
    acts before any duel; then the others fight and act as if it were not there. Unused tokens are
    lost.
    """

    number = 11
    cash_limit = 15
    own_piece = ADMIRER
    own_pieces = TOKENS

    def pieces(self, s: State, owner: Seat) -> tuple[Piece, ...]:
        return (ADMIRER,) if s.home[owner] and s.memo[self.number] < TOKENS else ()

    def on_placed(self, s: State, owner: Seat, piece: Piece) -> None:
        if piece is ADMIRER:
            s.remember(self.number, s.memo[self.number] + 1)

    def on_taken_back(self, s: State, owner: Seat, piece: Piece) -> None:
        if piece is ADMIRER:
            s.remember(self.number, s.memo[self.number] - 1)


@final
class SingerRed(Rule):
    """On one turn you may place a cowboy from the general supply on gambling income.

    It joins whoever stands there, even the white cowboy, but no cowboy of yours. It never fights,
    acts before any duel and wins the product of the dice instead of their sum; then the others
    fight and act as if it were not there. Then it goes back to the general supply.
    """

    number = 11
    red = True
    cash_limit = 40
    own_piece = GAMBLER
    own_pieces = 1

    def pieces(self, s: State, owner: Seat) -> tuple[Piece, ...]:
        return (GAMBLER,) if s.general_supply[owner] and not s.memo[self.number] else ()

    def on_placed(self, s: State, owner: Seat, piece: Piece) -> None:
        if piece is GAMBLER:
            s.remember(self.number, 1)

    def on_taken_back(self, s: State, owner: Seat, piece: Piece) -> None:
        if piece is GAMBLER:
            s.remember(self.number, 0)
