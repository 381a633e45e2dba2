"""15: the Cowboy."""

from typing import final

from carson.board.ids import RANCH
from carson.board.play.track import none_left
from carson.board.powers.common import TakeBuildingAndLand
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.moves import Seat


@final
class CowboyYellow(Rule):
    """You get a horse at once, as long as any are left.

    This side is for games with horses; in others it appears only when the red side is turned over,
    and gives nothing but its number and its cash limit.
    """

    number = 15
    cash_limit = 20
    needs_horses = True

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.get_horse(owner)


@final
class CowboyRed(Rule):
    """At once you may pay $8 for a Ranch and build it on a free, unowned parcel.

    The parcel becomes yours. The Ranch comes from the track, which is refilled at once, or from the
    bag if there is none. When no Ranch is left, the card is turned to its yellow side for good.
    """

    number = 15
    red = True
    cash_limit = 20

    def flipped(self, s: State) -> bool:
        return none_left(s, RANCH)

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(TakeBuildingAndLand(owner, RANCH, 8))
