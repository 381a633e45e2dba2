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
    """You may at once pay $10 for a Mine and build it on a free parcel that nobody owns.

    The parcel becomes yours, which takes a property tile. The Mine comes from the track, which is
    filled up at once, or from the bag if there is none; it brings its revolver. When no Mine is
    left on the track or in the bag, the card is turned to its red side for good.
    """

    number = 9
    cash_limit = 20

    def flipped(self, s: State) -> bool:
        return none_left(s, MINE)

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(TakeBuildingAndLand(owner, MINE, 10))


@final
class ProspectorRed(Rule):
    """You receive two sticks of dynamite at once, as far as there are some of the seven.

    You keep dynamite until you use it: in the building income it triples one of your Mines, once
    per Mine and round and never one that pays twice, and a thief gets half of that; or you place
    it with a cowboy, who rolls two dice in a duel. It is lost if he does not fight. On a Mine of
    yours he does both: he rolls two dice, and the Mine pays three times.
    """

    number = 9
    red = True
    cash_limit = 20

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.get_dynamite(owner, 2)
