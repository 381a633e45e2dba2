"""Carson River: what a bridge is worth to the greedy bot."""

from typing import Final, final

from carson.board.ids import NOTHING, Edge
from carson.board.map import town
from carson.board.map.geometry import AROUND
from carson.board.state import State
from carson.bots.board.building import SPITE
from carson.bots.board.variant_knowledge import Advice
from carson.core.moves import NOBODY, Seat


@final
class RiverAdvice(Advice):
    """A point for each of our things where a new bridge ends, less some for others'."""

    def road_gain(self, s: State, seat: Seat, edge: Edge) -> float:
        if not town.is_crossing(s, edge):
            return 0.0
        ends = [p for p in AROUND[edge] if s.owner[p] != NOBODY and s.on[p] != NOTHING]
        owners = [s.owner[parcel] for parcel in ends if not town.touches_bridge(s, parcel)]
        own = owners.count(seat)
        return own - SPITE * (len(owners) - own)


ADVICE: Final = RiverAdvice()
