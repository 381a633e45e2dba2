"""1: the Sheriff."""

from typing import Final, final

from carson.board.ids import (
    FROM_CHARACTERS,
    Parcel,
    Place,
    is_enclosure,
    is_parcel,
)
from carson.board.map import town
from carson.board.map.pieces import WHITE_COWBOY, Piece
from carson.board.powers.moments import DuelFought
from carson.board.powers.rule import Rule
from carson.board.printed import NO_DUEL_SPACES
from carson.board.state import State
from carson.core.moves import Seat
from carson.core.reasons import Reason

PLACED: Final = 1


@final
class SheriffYellow(Rule):
    """You have the white cowboy this round and may place it instead of one of your own.

    It goes where no cowboy stands: to a space, to an unowned parcel, to the City Hall or to one of
    your buildings, never to another player's building. Nobody may join it there, not even you,
    except on Wages and the one-road space, and except for cowboys that never fight. While it is at
    home it adds 1 to your firepower. It leaves at the end of the round at the latest, even from the
    City Hall. No other card can bring you this one.
    """

    number = 1
    cash_limit = 20
    fetchable = False
    own_piece = WHITE_COWBOY
    own_pieces = 1

    def pieces(self, s: State, owner: Seat) -> tuple[Piece, ...]:
        return () if s.memo[self.number] == PLACED else (WHITE_COWBOY,)

    def on_placed(self, s: State, owner: Seat, piece: Piece) -> None:
        if piece is WHITE_COWBOY:
            s.remember(self.number, PLACED)

    def on_taken_back(self, s: State, owner: Seat, piece: Piece) -> None:
        if piece is WHITE_COWBOY:
            s.remember(self.number, 0)

    def firepower(self, s: State, owner: Seat) -> int:
        return len(self.pieces(s, owner))


@final
class SheriffRed(Rule):
    """You cannot attack, and cannot go where other players' cowboys or Outlaws stand, except to
    your own buildings.

    Wages and the one-road space are open to you as usual. Others may come to you and fight. For
    each duel you lose you get 3 VP; a theft without a duel gives you none. No other card can bring
    you this one.
    """

    number = 1
    red = True
    cash_limit = 20
    fetchable = False

    def bars(self, s: State, owner: Seat, place: Place, piece: Piece) -> Reason | None:
        if place in NO_DUEL_SPACES or not piece.fights:
            return None
        if is_enclosure(place):
            return None
        if is_parcel(place) and s.owner[place] == owner and town.is_building(s.on[place]):
            return None
        if is_parcel(place) and town.is_others_building(s, owner, Parcel(place)):
            return s.refusal("may-not-attack")
        alone = not s.cowboys_at[place] and not town.has_outlaw(s, place)
        return None if alone else s.refusal("may-not-provoke", place=place)

    def on_duel(self, s: State, owner: Seat, duel: DuelFought) -> None:
        if owner in duel.losers:
            s.score(owner, 3, FROM_CHARACTERS)
