"""Carson River: a river runs through the town."""

from typing import final

from carson.board.ids import AT_END_BRIDGES, NOTHING, PARCELS, RIVER
from carson.board.map import town
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Task
from carson.core.moves import Seat


@final
class CarsonRiver(Rule):
    """A river crosses the map. Nobody can own or build on its parcels.

    With our river there are 6 mountains, but 9 in the gold rush; with a river that the table
    lays itself, 9 minus one for every three of its tiles. A road between two parcels of the
    river is a bridge and takes two roads of one player at once. To a Ranch the river is free
    land; a Mine next to it earns $3 more. At the end each building, House and mountain you own
    on a parcel where a bridge ends is worth 3 VP instead of 2.
    """

    def gains_by_roads(self, s: State, owner: Seat) -> bool:
        return s.roads_in_hand[owner] > 1

    def at_the_end(self, s: State, owner: Seat) -> None:
        for seat in s.seats:
            assets = [p for p in PARCELS if s.owner[p] == seat and s.on[p] != NOTHING]
            bridges = sum(town.touches_bridge(s, parcel) for parcel in assets)
            if bridges:
                s.score(seat, bridges, AT_END_BRIDGES)


@final
class LayRiver(Task[State]):
    """The river lies where the options say."""

    def run(self, s: State) -> None:
        for parcel in s.options.river:
            s.put_on(parcel, RIVER)
