"""16: the Heroes."""

from typing import Final, final

from carson.board.ids import DISMISS, FROM_CHARACTERS, Parcel, Place, is_parcel
from carson.board.map import town
from carson.board.map.pieces import Piece
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

REWARDS: Final = (3, 6, 9)
"""Victory points for sending no, one or two cowboys away."""


@final
class HeroesYellow(Rule):
    """This round your buildings cannot be attacked, and you cannot attack others'.

    You may fight Outlaws on other players' buildings. Outlaws take nothing from yours, and do not
    ride to them at the beginning of the next round.
    """

    number = 16
    cash_limit = 240

    def protects(self, s: State, owner: Seat, parcel: Parcel) -> bool:
        return True

    def bars(self, s: State, owner: Seat, place: Place, piece: Piece) -> Reason | None:
        building = is_parcel(place) and town.is_others_building(s, owner, Parcel(place))
        attack = building and not s.outlaws[place]
        return s.refusal("may-not-attack") if attack else None


@final
class HeroesRed(Rule):
    """At once you get 3 VP; or 6 if you send a cowboy away, or 9 if you send two.

    They go from your personal supply to the general supply.
    """

    number = 16
    red = True
    cash_limit = 40

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(DismissCowboys(owner))


@final
class DismissCowboys(Choice[State]):
    """How many cowboys to send away."""

    accepts = (DISMISS,)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun >= len(REWARDS):
            return s.refusal("not-that-many", most=len(REWARDS) - 1)
        if move.noun > s.home[seat]:
            return s.refusal("not-enough-cowboys", count=s.home[seat])
        return None

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.noun:
            s.dismiss(seat, move.noun)
        s.score(seat, REWARDS[move.noun], FROM_CHARACTERS)
