"""A decision on a player's own turn, with which roads may be laid first."""

from carson.board.ids import ROAD, Edge, edge_of
from carson.board.map import town
from carson.board.powers.moments import RoadLaid
from carson.board.printed import BRIDGE_ROADS
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


class OwnTurn(Choice[State]):
    """Laying a road is free and does not end the turn. Ruling 49 says when that is.

    A kind of decision is written like any Choice, but that it leaves what concerns roads to this
    class: it names its other candidates, and hands over the roads that it is asked about.
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        """The moves worth asking `refuse` about, roads apart: those are offered after them."""
        return [move for verb in self.accepts if verb is not ROAD for move in verb.moves]

    def moves(self, s: State, seat: Seat) -> list[Move]:
        return super().moves(s, seat) + road_moves(s, seat)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        """Why a road cannot be laid; nothing else is refused."""
        return why_no_road(s, seat, edge_of(move)) if move.verb is ROAD else None

    def play(self, s: State, seat: Seat, move: Move) -> None:
        """Lay a road, and ask again."""
        assert move.verb is ROAD, f"{type(self).__name__} leaves {move} to nobody"
        s.do(self)
        lay_road(s, seat, edge_of(move))


def road_on(s: State, seat: Seat, edge: Edge) -> RoadLaid:
    """What there is to tell of a road that the seat is about to lay."""
    return RoadLaid(seat, len(town.unconnected(s, edge)), town.is_crossing(s, edge))


def lay_road(s: State, seat: Seat, edge: Edge) -> None:
    """Lay a road or a bridge, and tell the rules it concerns."""
    road = road_on(s, seat, edge)
    s.lay_road(seat, edge, town.road_cost(s, edge))
    s.tell(road)


def road_moves(s: State, seat: Seat) -> list[Move]:
    """The roads that the seat can lay, each one that `why_no_road` lets pass.

    The frontier says most of it already, so that not every edge has to be asked about.
    """
    if not s.roads_in_hand[seat]:
        return []
    if s.roads_in_hand[seat] >= BRIDGE_ROADS:
        return [ROAD.of(edge) for edge in s.frontier]
    return [ROAD.of(edge) for edge in s.frontier if not town.is_crossing(s, edge)]


def why_no_road(s: State, seat: Seat, edge: Edge) -> Reason | None:
    """Why the seat cannot lay a road on an edge."""
    if not s.roads_in_hand[seat]:
        return s.refusal("no-roads")
    if s.roads[edge]:
        return s.refusal("road-there", edge=edge)
    if not town.extends_roads(s, edge):
        return s.refusal("road-apart", edge=edge)
    if s.roads_in_hand[seat] < town.road_cost(s, edge):
        return s.refusal("bridge-needs-two", edge=edge)
    return None
