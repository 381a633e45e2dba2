"""Questions whose answer the characters may change; the only caller of their queries."""

from carson.cards.city import scoring
from carson.cards.city.ground import parcels_in
from carson.cards.city.terrain import TERRAIN, layout_of, parts_of
from carson.cards.ids import (
    FROM_APPEAL,
    FROM_CHARACTER,
    TERRAIN_COUNT,
    THING_COUNT,
    Card,
    Parcel,
    Source,
)
from carson.cards.powers.rule import Rule
from carson.cards.printed import LONGEST_SIDE
from carson.cards.state import State
from carson.core.moves import Seat
from carson.core.reasons import Reason


def lawful(s: State, seat: Seat) -> bool:
    """Whether Outlaws do a seat no harm: for a Prison, or for a character."""
    return s.cities[seat].has_prison or any(rule.keeps_law for rule in s.held[seat])


def long_side(s: State, seat: Seat) -> int:
    """How long the longer side of a seat's city may be."""
    return LONGEST_SIDE + any(rule.extra_line for rule in s.held[seat])


def ground(s: State, seat: Seat) -> int:
    """How many parcels there are for a seat's city."""
    return LONGEST_SIDE * long_side(s, seat)


def placements(s: State, seat: Seat, card: Card) -> list[Parcel]:
    """Where a seat may lay a terrain card; nowhere means that it would be discarded."""
    return parcels_in(spots(s, seat, card))


def has_room(s: State, seat: Seat, card: Card) -> bool:
    """Whether a seat may lay a terrain card anywhere."""
    return spots(s, seat, card) != 0


def spots(s: State, seat: Seat, card: Card) -> int:
    """The mask of the places where a seat may lay a terrain card."""
    return s.cities[seat].spots_for(parts_of(card), lawful(s, seat), long_side(s, seat))


def why_not_place(s: State, seat: Seat, card: Card, spot: Parcel) -> Reason | None:
    """Why a seat may not lay a terrain card there."""
    city = s.cities[seat]
    return city.why_not_lay(layout_of(card), spot, lawful(s, seat), long_side(s, seat))


def why_not_sell(s: State, seat: Seat, card: Card) -> Reason | None:
    """Why a seat may not sell a terrain card now."""
    if not sales_left(s, seat):
        return Reason("no-sales-left")
    return s.cities[seat].why_not_lift(card)


def sellable(s: State, seat: Seat) -> list[Card]:
    """The terrain cards that a seat may sell now, the first one laid first."""
    if not sales_left(s, seat):
        return []
    return s.cities[seat].liftable()


def sales_left(s: State, seat: Seat) -> int:
    """How many terrain cards a seat may still sell."""
    return sum(rule.sales_left(s, seat) for rule in s.held[seat])


def is_usable(s: State, rule: Rule) -> bool:
    """Whether the owner of a character is asked about its power; virtual players never are."""
    owner = s.where[rule.card]
    if not 0 <= owner < len(s.people) or s.sideways[rule.card - TERRAIN_COUNT]:
        return False
    return rule.usable(s, Seat(owner))


def appeal(s: State, card: Card) -> int:
    """What a card is worth to a virtual player."""
    return TERRAIN[card].appeal if card < TERRAIN_COUNT else s.rule(card).appeal


def vps(s: State, seat: Seat) -> dict[Source, int]:
    """What a seat would score if the game ended now, by source."""
    if not s.is_person(seat):
        cards = [Card(card) for card, where in enumerate(s.where) if where == seat]
        return {FROM_APPEAL: sum(appeal(s, card) for card in cards)}
    city = scoring.city_vps(s.cities[seat], lawful(s, seat))
    found = {Source(thing): city[thing] for thing in range(THING_COUNT) if city[thing]}
    for rule in s.held[seat]:
        found[Source(FROM_CHARACTER + rule.card - TERRAIN_COUNT)] = rule.points(s, seat)
    return found


def total(s: State, seat: Seat) -> int:
    """What a seat would score in all if the game ended now."""
    if not s.is_person(seat):
        return sum(vps(s, seat).values())
    points = sum(scoring.city_vps(s.cities[seat], lawful(s, seat)))
    for rule in s.held[seat]:
        points += rule.points(s, seat)
    return points
