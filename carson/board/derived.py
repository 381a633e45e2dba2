"""Derived values: what a state keeps for speed, beside the same computed again."""

from carson.board.ids import PARCELS, PLACE_COUNT
from carson.board.map import town
from carson.board.map.geometry import EDGES, ENDS, POINT_COUNT, SUBSETS, on_parcels
from carson.board.map.pieces import Cowboy
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.moves import NOBODY, Seat


def derived(s: State) -> dict[str, tuple[object, object]]:
    """Each note by its name, and what the table says."""
    touched = roads_at_points(s)
    reached = [edge for edge in EDGES if any(touched[point] for point in ENDS[edge])]
    return {
        "cowboys_at": (s.cowboys_at, cowboys_by_place(s)),
        "wild": (on_parcels(SUBSETS, s.wild), [p for p in PARCELS if town.is_wilderness(s, p)]),
        "busy": (on_parcels(SUBSETS, s.busy), [p for p in PARCELS if town.is_busy(s, p)]),
        "touched": (list(s.touched), touched),
        "frontier": (list(s.frontier), [edge for edge in reached if not s.roads[edge]]),
        "hands": (list(s.hands), [sides_of(s, seat) for seat in s.seats]),
        "in_force": (list(s.in_force), rules_in_force(s)),
    }


def cowboys_by_place(s: State) -> list[tuple[Cowboy, ...]]:
    """Who stands where, in the order in which they came."""
    there: list[list[Cowboy]] = [[] for _ in range(PLACE_COUNT)]
    for cowboy in s.cowboys:
        there[cowboy.place].append(cowboy)
    return [tuple(cowboys) for cowboys in there]


def roads_at_points(s: State) -> list[int]:
    """How many roads end at each corner."""
    touched = [0] * POINT_COUNT
    for edge in EDGES:
        if s.roads[edge]:
            for point in ENDS[edge]:
                touched[point] += 1
    return touched


def sides_of(s: State, seat: Seat) -> tuple[Rule | None, ...]:
    """The sides of the cards that a seat holds."""
    return tuple([s.rules[card] for card, holder in enumerate(s.holder) if holder == seat])


def rules_in_force(s: State) -> list[tuple[Rule | None, Seat]]:
    """The characters that someone holds, then the variants, which are nobody's."""
    held = [(card, holder) for card, holder in enumerate(s.holder) if holder != NOBODY]
    variants = [(rule, NOBODY) for rule in s.variants]
    return [(s.rules[card], holder) for card, holder in held] + variants
