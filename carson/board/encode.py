"""A position as what learned players see of it: indices of what is there, and numbers.

All is told from one seat's point of view, and seats are counted from it. It tells what the seat
may know and nothing else. What was learned depends on every index and number: whoever changes one
raises VERSION.
"""

from struct import Struct, pack
from typing import Final

from carson.board.features.choices import add_choice
from carson.board.features.players import (
    BUILDINGS_OWNED,
    DRAFTS,
    FINAL_POINTS,
    HOUSES_OWNED,
    INCOME,
    LAND_OWNED,
    MOUNTAINS_OWNED,
    ON_ONE_ROAD,
    ON_WAGES,
    PER_SEAT,
    SEAT_NUMBERS,
    SHIFTS,
    add_horses,
    add_player,
    add_tiles,
)
from carson.board.features.told import CHOICE_INDICES, Relative
from carson.board.ids import (
    CARD_COUNT,
    EDGE_COUNT,
    HOUSE,
    MOUNTAIN,
    NOTHING,
    ONE_ROAD,
    PARCELS,
    PLACE_COUNT,
    RANCH,
    RIVER,
    STATION,
    THING_COUNT,
    TOWNHOUSE,
    WAGES,
    Thing,
)
from carson.board.map import town
from carson.board.map.buildings import HOUSE_VALUE
from carson.board.map.pieces import COWBOY, PIECES
from carson.board.options import (
    EDITIONS,
    HORSES,
    MIGHT_IS_RIGHT,
    POWERS,
    VARIANTS,
    Options,
)
from carson.board.play.build import AllowHouse, PlaceHouse
from carson.board.powers import ask
from carson.board.printed import (
    BUILDING_PRICES,
    GOLD_AND_GUNS_TILES,
    MOST_PLAYERS,
    ROUNDS,
    SYMBOLS_PER_VP,
)
from carson.board.state import State
from carson.core.agenda import pending
from carson.core.moves import NOBODY, Seat

VERSION: Final = 1
"""Which encoding this is; weights that were learned with another one are of no use."""
OWNERS: Final = MOST_PLAYERS + 1
BUILDING_KINDS: Final = RIVER - RANCH
MOST_KEPT: Final = 6
"""There are at most this many tiles of a building."""
MEMOS: Final = THING_COUNT
STEPS: Final = 32
SWITCHES: Final = 16
NEW_BUILDINGS: Final = tuple(GOLD_AND_GUNS_TILES)

# --- indices --------------------------------------------------------------------------------
LAND: Final = CHOICE_INDICES
"""By parcel, owner and thing; nothing for unowned free land."""
OUTLAWS: Final = LAND + len(PARCELS) * OWNERS * THING_COUNT
ROADS: Final = OUTLAWS + len(PARCELS)
COWBOYS: Final = ROADS + EDGE_COUNT
"""By piece, place and seat; whatever piece it is, it is told as a cowboy first."""
MAYOR: Final = COWBOYS + len(PIECES) * PLACE_COUNT * MOST_PLAYERS
SETTLED: Final = MAYOR + MOST_PLAYERS
TRACK: Final = SETTLED + MOST_PLAYERS
CAST: Final = TRACK + len(BUILDING_PRICES) * THING_COUNT
"""By card and side."""
HELD: Final = CAST + 2 * CARD_COUNT
"""By seat, card and side."""
HELD_BEFORE: Final = HELD + MOST_PLAYERS * 2 * CARD_COUNT
MEMO: Final = HELD_BEFORE + MOST_PLAYERS * 2 * CARD_COUNT
KEPT: Final = MEMO + CARD_COUNT * MEMOS
"""By seat and building, the first, the second and so on."""
ORDER: Final = KEPT + MOST_PLAYERS * BUILDING_KINDS * MOST_KEPT
PASS_ORDER: Final = ORDER + MOST_PLAYERS * MOST_PLAYERS
PASSED: Final = PASS_ORDER + MOST_PLAYERS * MOST_PLAYERS
ROUND: Final = PASSED + MOST_PLAYERS * MOST_PLAYERS
PLAYERS: Final = ROUND + ROUNDS + 1
STEP: Final = PLAYERS + MOST_PLAYERS + 1
SWITCH: Final = STEP + STEPS
"""Editions, variants, buildings and whatever else the table has agreed on."""
POWER: Final = SWITCH + SWITCHES
BOOST: Final = POWER + MOST_PLAYERS * len(POWERS)
"""By factor, 2 or 3, and parcel."""
REFUSED_PARCEL: Final = BOOST + 2 * len(PARCELS)
"""Who was refused a House where, for the building they are placing."""
REFUSED_THING: Final = REFUSED_PARCEL + MOST_PLAYERS * len(PARCELS)
"""Who was refused a House for what."""
THEFT: Final = REFUSED_THING + MOST_PLAYERS * THING_COUNT
"""Where a theft is decided on already."""
INDEX_COUNT: Final = THEFT + len(PARCELS)
MOST_INDICES: Final = 384
"""Of more than these, which the rules allow and nobody has seen, the first ones are told."""

# --- numbers --------------------------------------------------------------------------------
INCOMES: Final = SEAT_NUMBERS + MOST_PLAYERS * PER_SEAT
BAG: Final = INCOMES + len(PARCELS)
STRENGTH: Final = BAG + BUILDING_KINDS
NUMBER_COUNT: Final = STRENGTH + 1


def _around(players: int, me: int) -> Relative:
    return (*((seat - me) % players for seat in range(players)), MOST_PLAYERS)


RELATIVE: Final = tuple(
    tuple(_around(players, me) for me in range(players)) for players in range(MOST_PLAYERS + 1)
)
"""By number of players and by the seat that looks."""
SYMBOLS: Final = tuple(HOUSE_VALUE.get(Thing(thing), 0) for thing in range(THING_COUNT))
OLD_EDITION: Final = EDITIONS["2009"]
AS_FLOATS: Final = Struct(f"<{NUMBER_COUNT}f")


def encode(s: State, seat: Seat) -> tuple[bytes, bytes]:
    """What is there, as uint16, and how much of it, as float32; both little-endian."""
    to = RELATIVE[len(s.seats)][seat]
    found: list[int] = []
    numbers = [0.0] * NUMBER_COUNT
    add_choice(s, seat, to, found, numbers)
    _add_moment(s, to, found)
    _add_switches(s.options, found)
    _add_land(s, to, found, numbers)
    _add_cowboys(s, to, found, numbers)
    _add_cards(s, to, found)
    _add_supplies(s, to, found, numbers)
    _add_round(s, to, found)
    for player in s.seats:
        add_player(s, player, to, numbers)
    _add_variants(s, seat, to, found, numbers)
    return packed(found, numbers)


def packed(found: list[int], numbers: list[float]) -> tuple[bytes, bytes]:
    """The same as bytes, which cross to a learner much faster than lists."""
    told = found[:MOST_INDICES]
    return pack(f"<{len(told)}H", *told), AS_FLOATS.pack(*numbers)


def _add_moment(s: State, to: Relative, found: list[int]) -> None:
    """When it is, and who comes when."""
    found.append(ROUND + s.round)
    found.append(PLAYERS + len(s.seats))
    found.append(STEP + 1 + s.step)
    for number, seat in enumerate(s.pass_order):
        found.append(PASS_ORDER + number * MOST_PLAYERS + to[seat])
    for number, seat in enumerate(s.order):
        found.append(ORDER + number * MOST_PLAYERS + to[seat])
    for number, seat in enumerate(s.passed):
        found.append(PASSED + number * MOST_PLAYERS + to[seat])


def _add_switches(options: Options, found: list[int]) -> None:
    """What the table has agreed on, but for what lies on it anyway."""
    for number, name in enumerate(VARIANTS):
        if name in options.variants:
            found.append(SWITCH + number)
    at = SWITCH + len(VARIANTS)
    for number, thing in enumerate(NEW_BUILDINGS):
        if thing in options.tiles:
            found.append(at + number)
    at += len(NEW_BUILDINGS)
    if options.edition is OLD_EDITION:
        found.append(at)
    if options.station_needs_house:
        found.append(at + 1)
    if options.indian_skips_occupied:
        found.append(at + 2)
    if options.placing_live:
        found.append(at + 3)


def _add_land(s: State, to: Relative, found: list[int], numbers: list[float]) -> None:
    """The map: who owns what, what it earns, and the roads."""
    symbols = 0
    station = NOBODY
    for parcel in PARCELS:
        owner, thing = s.owner[parcel], s.on[parcel]
        if thing == NOTHING and owner == NOBODY:
            continue
        found.append(LAND + (parcel * OWNERS + to[owner]) * THING_COUNT + thing)
        symbols += SYMBOLS[thing]
        if owner == NOBODY:
            continue
        at = SEAT_NUMBERS + to[owner] * PER_SEAT
        numbers[at + LAND_OWNED] += 1.0
        if thing == MOUNTAIN:
            numbers[at + MOUNTAINS_OWNED] += 1.0
        elif thing in (HOUSE, TOWNHOUSE):
            numbers[at + HOUSES_OWNED] += 1.0
        elif town.is_building(thing):
            pays = ask.tile_income(s, parcel)
            numbers[INCOMES + parcel] = pays / 10.0
            numbers[at + BUILDINGS_OWNED] += 1.0
            numbers[at + INCOME] += pays * ask.income_factor(s, parcel)
            if thing == STATION:
                station = owner
    if station != NOBODY:
        numbers[SEAT_NUMBERS + to[station] * PER_SEAT + FINAL_POINTS] = float(
            symbols // SYMBOLS_PER_VP
        )
    for edge, road in enumerate(s.roads):
        if road:
            found.append(ROADS + edge)


def _add_cowboys(s: State, to: Relative, found: list[int], numbers: list[float]) -> None:
    """Who stands where; several cowboys of a seat stand on Wages and on One Road only."""
    for cowboy in s.cowboys:
        place, rel = cowboy.place, to[cowboy.seat]
        spot = COWBOYS + place * MOST_PLAYERS + rel
        if place in (WAGES, ONE_ROAD):
            at = SEAT_NUMBERS + rel * PER_SEAT + (ON_WAGES if place == WAGES else ON_ONE_ROAD)
            if numbers[at] == 0.0:
                found.append(spot)
            numbers[at] += 0.25
        else:
            found.append(spot)
        if cowboy.piece is not COWBOY:
            mark = spot + cowboy.piece.number * PLACE_COUNT * MOST_PLAYERS
            if mark not in found:
                found.append(mark)
    mayor = town.mayor(s)
    if mayor != NOBODY:
        found.append(MAYOR + to[mayor])
    for cowboy in s.settled:
        found.append(SETTLED + to[cowboy.seat])


def _add_cards(s: State, to: Relative, found: list[int]) -> None:
    """The characters in play, who holds them, and what they remember."""
    for card in range(CARD_COUNT):
        rule = s.rules[card]
        if rule is None:
            continue
        side = 2 * card + rule.red
        found.append(CAST + side)
        if s.holder[card] != NOBODY:
            found.append(HELD + to[s.holder[card]] * 2 * CARD_COUNT + side)
        if s.memo[card]:
            found.append(MEMO + card * MEMOS + min(s.memo[card], MEMOS - 1))
    for seat, hand in enumerate(s.past_hands):
        for rule in hand:
            found.append(HELD_BEFORE + to[seat] * 2 * CARD_COUNT + 2 * rule.number + rule.red)


def _add_supplies(s: State, to: Relative, found: list[int], numbers: list[float]) -> None:
    """Buildings for sale, in the bag, and in the reserves."""
    for space, thing in enumerate(s.track):
        found.append(TRACK + space * THING_COUNT + thing)
    for kind in range(BUILDING_KINDS):
        numbers[BAG + kind] = s.bag[RANCH + kind] / 6.0
    for number, count in enumerate(s.reserve):
        if count:
            seat, kept = divmod(number, THING_COUNT)
            first = KEPT + (to[seat] * BUILDING_KINDS + kept - RANCH) * MOST_KEPT
            for more in range(min(count, MOST_KEPT)):
                found.append(first + more)


def _add_round(s: State, to: Relative, found: list[int]) -> None:
    """What holds for this round only."""
    for parcel, factor in s.boosts:
        boosted = BOOST + (len(PARCELS) if factor > 2 else 0) + parcel
        if boosted not in found:
            found.append(boosted)
    for parcel in s.thefts:
        found.append(THEFT + parcel)
    choice = pending(s)
    if isinstance(choice, (PlaceHouse, AllowHouse)) and choice.site.refused:
        builder = to[choice.site.seat]
        found.append(REFUSED_THING + builder * THING_COUNT + choice.site.building)
        for parcel in choice.site.refused:
            found.append(REFUSED_PARCEL + builder * len(PARCELS) + parcel)


def _add_variants(s: State, me: Seat, to: Relative, found: list[int], numbers: list[float]) -> None:
    """What only some variants have."""
    for number, power in enumerate(s.powers):
        if power:
            seat, which = divmod(number, len(POWERS))
            found.append(POWER + to[seat] * len(POWERS) + which)
    for seat in s.seats:
        at = SEAT_NUMBERS + to[seat] * PER_SEAT
        numbers[at + SHIFTS] = s.shifts[seat] / 10.0
        if s.drafts:
            numbers[at + DRAFTS] = s.drafts[seat] / 2.0
    if s.strength:
        numbers[STRENGTH] = s.strength / 10.0
        for parcel in PARCELS:
            if s.outlaws[parcel]:
                found.append(OUTLAWS + parcel)
    if HORSES in s.options.variants:
        add_horses(s, to, numbers)
    if MIGHT_IS_RIGHT in s.options.variants:
        add_tiles(s, me, to, numbers)
