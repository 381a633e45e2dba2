"""Questions about the map alone, whoever asks."""

from carson.board.ids import (
    CITY_HALL,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    PARCELS,
    RIVER,
    TOWNHOUSE,
    Edge,
    Parcel,
    Place,
    Thing,
    is_parcel,
)
from carson.board.layout import Layout
from carson.board.map.geometry import (
    AROUND,
    BESIDE,
    CORNERS,
    EDGES,
    ENDS,
    LINES,
    NEAR,
    ORTHOGONAL,
    SUBSETS,
    on_parcels,
    sides,
)
from carson.board.printed import BRIDGE_ROADS, LAND_PRICE
from carson.core.moves import NOBODY, Seat


def is_building(thing: Thing) -> bool:
    """Whether it is a tile, and not a mountain, a House or nothing."""
    return TOWNHOUSE < thing < RIVER


def is_unowned(s: Layout, parcel: Parcel) -> bool:
    """Nobody's, and can become someone's."""
    return s.owner[parcel] == NOBODY and s.on[parcel] < CITY_HALL


def is_wilderness(s: Layout, parcel: Parcel) -> bool:
    """Someone could own it, and nobody is there; buildings always have an owner."""
    return is_unowned(s, parcel) and not s.cowboys_at[parcel] and not s.outlaws[parcel]


def is_busy(s: Layout, parcel: Parcel) -> bool:
    """Someone stands there, or a building does."""
    return is_building(s.on[parcel]) or s.outlaws[parcel] > 0 or len(s.cowboys_at[parcel]) > 0


def has_outlaw(s: Layout, place: Place) -> bool:
    """An Outlaw stands on a place; they come to parcels only."""
    return is_parcel(place) and s.outlaws[place] > 0


def crowded(s: Layout) -> list[Parcel]:
    """Where cowboys stand."""
    return [parcel for parcel in on_parcels(SUBSETS, s.busy) if s.cowboys_at[parcel]]


def is_for_sale(s: Layout, parcel: Parcel) -> bool:
    """Unowned, and no Outlaw stands there."""
    return is_unowned(s, parcel) and not s.outlaws[parcel]


def is_free(s: Layout, parcel: Parcel) -> bool:
    """No mountain, House or building stands there, and it is no river."""
    return s.on[parcel] == NOTHING


def takes_building(s: Layout, parcel: Parcel) -> bool:
    """Nothing stands there, not even an Outlaw."""
    return s.on[parcel] == NOTHING and not s.outlaws[parcel]


def is_connected(s: Layout, parcel: Parcel) -> bool:
    """A road touches one of its corners."""
    return any(s.touched[point] for point in CORNERS[parcel])


def extends_roads(s: Layout, edge: Edge) -> bool:
    """The edge is empty and one of its ends touches a road."""
    return not s.roads[edge] and is_reached(s, edge)


def is_reached(s: Layout, edge: Edge) -> bool:
    """A road ends where this edge ends."""
    first, second = ENDS[edge]
    return s.touched[first] > 0 or s.touched[second] > 0


def unconnected(s: Layout, edge: Edge) -> list[Parcel]:
    """The parcels at an edge that no road touches yet; the river is none."""
    return [p for p in AROUND[edge] if s.on[p] != RIVER and not is_connected(s, p)]


def is_crossing(s: Layout, edge: Edge) -> bool:
    """A road on this edge would be a bridge: there is river on both sides."""
    return len(BESIDE[edge]) == 2 and all(s.on[parcel] == RIVER for parcel in BESIDE[edge])


def road_cost(s: Layout, edge: Edge) -> int:
    """How many roads it takes: a bridge takes two."""
    return BRIDGE_ROADS if is_crossing(s, edge) else 1


def touches_bridge(s: Layout, parcel: Parcel) -> bool:
    """A bridge ends at a corner of the parcel."""
    return any(
        s.roads[edge] and is_crossing(s, edge) and not set(ENDS[edge]).isdisjoint(CORNERS[parcel])
        for edge in EDGES
    )


def bank_of(s: Layout, parcel: Parcel) -> set[Parcel]:
    """The land that can be reached from a parcel without crossing the river."""
    bank, waiting = {parcel}, [parcel]
    while waiting:
        for near in ORTHOGONAL[waiting.pop()]:
            if near not in bank and s.on[near] != RIVER:
                bank.add(near)
                waiting.append(near)
    return bank


def on_full_line(s: Layout, parcel: Parcel) -> bool:
    """A side of the parcel lies on a road that crosses the whole map in a straight line."""
    return any(
        all(s.roads[edge] for edge in line)
        for line in LINES
        if any(edge in line for edge in sides(parcel))
    )


def city_hall(s: Layout) -> Parcel | None:
    """Where the City Hall stands."""
    return PARCELS[s.on.index(CITY_HALL)] if CITY_HALL in s.on else None


def mayor(s: Layout) -> Seat:
    """Who holds the City Hall: the cowboy that came first, until it is driven out."""
    hall = city_hall(s)
    cowboys = () if hall is None else s.cowboys_at[hall]
    return cowboys[0].seat if cowboys else NOBODY


def land_price(s: Layout, parcel: Parcel) -> int:
    """One dollar, and one more for each thing on the parcel or next to it."""
    price = LAND_PRICE + (s.on[parcel] != NOTHING)
    for near in NEAR[parcel]:
        if NOTHING < s.on[near] < RIVER:
            price += 1
    return price


def takes_townhouse(s: Layout, parcel: Parcel) -> bool:
    """A House stands there alone, and all its eight neighbours are taken or built on."""
    return (
        s.options.edition.townhouses
        and s.on[parcel] == HOUSE
        and not s.outlaws[parcel]
        and len(NEAR[parcel]) == 8
        and all(s.on[near] != NOTHING or s.owner[near] != NOBODY for near in NEAR[parcel])
    )


def takes_house(s: Layout, parcel: Parcel) -> bool:
    """A House may be added there, if its owner agrees."""
    return (takes_building(s, parcel) and is_connected(s, parcel)) or takes_townhouse(s, parcel)


def count(s: Layout, seat: Seat, thing: Thing) -> int:
    """How many of these stand on the seat's land."""
    return len([p for p in parcels_of(s, seat) if s.on[p] == thing])


def parcels_of(s: Layout, seat: Seat) -> list[Parcel]:
    """The seat's land."""
    return [Parcel(Place(number)) for number, owner in enumerate(s.owner) if owner == seat]


def buildings_of(s: Layout, seat: Seat) -> list[Parcel]:
    """Where the seat's buildings stand."""
    return [parcel for parcel in parcels_of(s, seat) if is_building(s.on[parcel])]


def is_others_building(s: Layout, seat: Seat, parcel: Parcel) -> bool:
    """A building on the parcel belongs to someone else."""
    return is_building(s.on[parcel]) and s.owner[parcel] not in (NOBODY, seat)


def open_neighbours(s: Layout, parcel: Parcel) -> int:
    """How many neighbours are free, whoever owns them, or river."""
    return sum(s.on[near] in (NOTHING, RIVER) for near in NEAR[parcel])


def is_at_river(s: Layout, parcel: Parcel) -> bool:
    """A neighbour is river."""
    return any(s.on[near] == RIVER for near in NEAR[parcel])


def mountains_near(s: Layout, parcel: Parcel, owner: Seat) -> int:
    """How many neighbouring mountains are nobody's or belong to this owner."""
    return sum(s.on[near] == MOUNTAIN and is_shared(s, near, owner) for near in NEAR[parcel])


def is_shared(s: Layout, near: Parcel, owner: Seat) -> bool:
    """Whether what stands on `near` serves the buildings of an owner."""
    return s.owner[near] in (NOBODY, owner)
