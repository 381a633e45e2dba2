"""A decision on one's own turn, with which roads may be laid first."""

from carson.board.ids import ROAD, Edge
from carson.board.map import town
from carson.board.powers.moments import RoadLaid
from carson.board.printed import BRIDGE_ROADS
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


class OwnTurn(Choice[State]):
    """Laying a road is free and does not end the turn. Ruling 49 says when that is.

    A kind of decision says which answers end it (`options`), which of them it refuses
    (`object_to`), and what it does (`answer`).
    """

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)

    @property
    def seat(self) -> Seat:
        """Whose turn it is."""
        return self.seats[0]

    def options(self, s: State) -> list[Move]:
        """The answers worth asking about, roads apart."""
        return [move for verb in self.accepts if verb is not ROAD for move in verb.moves]

    def object_to(self, s: State, move: Move) -> Reason | None:
        """Why an answer is refused."""
        return None

    def answer(self, s: State, move: Move) -> None:
        """Do what was answered."""
        raise AssertionError(f"{type(self).__name__} cannot be answered")

    def moves(self, s: State, seat: Seat) -> list[Move]:
        answers = [move for move in self.options(s) if self.object_to(s, move) is None]
        return answers + road_moves(s, seat)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is ROAD:
            return why_no_road(s, seat, Edge(move.noun))
        return self.object_to(s, move)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is ROAD:
            s.do(self)
            lay_road(s, seat, Edge(move.noun))
        else:
            self.answer(s, move)


def road_on(s: State, seat: Seat, edge: Edge) -> RoadLaid:
    """What there is to tell of a road that the seat is about to lay."""
    return RoadLaid(seat, len(town.unconnected(s, edge)), town.is_crossing(s, edge))


def lay_road(s: State, seat: Seat, edge: Edge) -> None:
    """Lay a road or a bridge, and tell whom it concerns."""
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
