"""9: the Prospector."""

from typing import final

from carson.board.ids import MINE
from carson.board.play.track import none_left
from carson.board.powers.common import TakeBuildingAndLand
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.moves import Seat


@final
class ProspectorYellow(Rule):
    """At once you may pay $10 for a Mine and build it on a free, unowned parcel.

    The parcel becomes yours and uses a property tile. The Mine comes from the track, which is
    refilled at once, or from the bag if there is none; it brings its revolver. When no Mine is left
    on the track or in the bag, the card is turned to its red side for good.
    """

    number = 9
    cash_limit = 20

    def flipped(self, s: State) -> bool:
        return none_left(s, MINE)

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(TakeBuildingAndLand(owner, MINE, 10))


@final
class ProspectorRed(Rule):
    """You get two sticks of dynamite at once, as long as any of the seven are left.

    You keep dynamite until you use it. During building income it triples one of your Mines, once
    per Mine and round and never one that pays double, and a thief gets half of that; or you place
    it with a cowboy, which then rolls two dice in a duel. The dynamite is lost if the cowboy does
    not fight. On one of your Mines it does both: the cowboy rolls two dice, and the Mine pays three
    times.
    """

    number = 9
    red = True
    cash_limit = 20

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.get_dynamite(owner, 2)
