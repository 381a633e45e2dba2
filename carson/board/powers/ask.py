"""Questions whose answer the rules in force may change; the only caller of their queries."""

from carson.board.ids import STATION, Parcel, Place
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS, Building, is_protected
from carson.board.map.pieces import COWBOY, DYNAMITER, Piece
from carson.board.options import why_not_in_cast
from carson.board.powers.rule import Rule
from carson.board.printed import AMMUNITION_REVOLVERS, building_price
from carson.board.state import State
from carson.core.moves import Seat
from carson.core.reasons import Reason


def turned_over(s: State, card: int) -> bool:
    """Whether a card must be turned over before it is used."""
    rule = s.rules[card]
    return rule is not None and rule.flipped(s)


def usable_sides(s: State, card: int) -> list[Rule]:
    """The sides of a card that may be used now."""
    options = s.options
    return [
        side
        for side in (s.cards[f"{card}Y"], s.cards[f"{card}R"])
        if not side.flipped(s) and why_not_in_cast(side, options.edition, options.variants) is None
    ]


def chooses_side(s: State, seat: Seat) -> bool:
    """Whether the seat may choose the side of each card it takes."""
    return any(rule.chooses_side(s, seat) for rule in s.variants)


def rules_for(s: State, seat: Seat) -> tuple[Rule, ...]:
    """The rules that speak for a seat: its characters and the variants."""
    return s.hands[seat] + s.variants


def number(s: State, seat: Seat) -> int:
    """The lowest number among the seat's characters."""
    return min(rule.number for rule in s.hands[seat])


def cash_limit(s: State, seat: Seat) -> int:
    """What the seat may keep at the end of the round."""
    return max(0, sum(rule.cash_limit for rule in s.hands[seat]))


def firepower(s: State, seat: Seat) -> int:
    """Revolvers, cowboys in the personal supply, and what the round adds to them."""
    token = AMMUNITION_REVOLVERS if s.ammunition == seat else 0
    power = s.revolvers[seat] + s.home[seat] + token
    return power + sum(rule.firepower(s, seat) for rule in rules_for(s, seat))


def price_of_land(s: State, seat: Seat, parcel: Parcel) -> int:
    """What the seat pays for a parcel."""
    price = town.land_price(s, parcel)
    for rule in s.hands[seat]:
        price = rule.land_price(s, seat, price)
    return price


def price_of_building(s: State, seat: Seat, space: Place) -> int:
    """What the seat pays for the tile on a building space."""
    price = building_price(space)
    for rule in s.hands[seat]:
        price = rule.building_price(s, seat, price)
    return price


def pieces(s: State, seat: Seat) -> list[Piece]:
    """What the seat can place."""
    found = [COWBOY] if s.home[seat] else []
    if s.home[seat] and s.dynamite[seat]:
        found.append(DYNAMITER)
    for rule in s.hands[seat]:
        found.extend(rule.pieces(s, seat))
    return found


def tile_income(s: State, parcel: Parcel) -> int:
    """What the tile on a parcel shows: its formula and the City Hall's level, up to its cap."""
    building, owner = BUILDINGS[s.on[parcel]], s.owner[parcel]
    is_mayor = building.level > 0 and town.mayor(s) == owner
    return income_there(s, building, parcel, owner, is_mayor)


def income_there(s: State, building: Building, parcel: Parcel, owner: Seat, is_mayor: bool) -> int:
    """What a building's tile shows, or would show, on a parcel for this owner."""
    income = building.income(s, parcel, owner)
    if is_mayor:
        income += building.level
    most = building.most(s)
    return min(income, most) if most else income


def income_factor(s: State, parcel: Parcel) -> int:
    """How many times the building on a parcel pays; it is multiplied once at most."""
    owner, most = s.owner[parcel], 1
    for boosted, factor in s.boosts:
        if boosted == parcel:
            most = max(most, factor)
    for rule in s.hands[owner]:
        most = max(most, rule.income_factor(s, owner, s.on[parcel]))
    return most


def income(s: State, parcel: Parcel) -> int:
    """What the building on a parcel pays in all."""
    return tile_income(s, parcel) * income_factor(s, parcel)


def is_shielded(s: State, parcel: Parcel) -> bool:
    """Whether its owner's character protects a building."""
    owner = s.owner[parcel]
    return any(rule.protects(s, owner, parcel) for rule in s.hands[owner])


def was_shielded(s: State, parcel: Parcel) -> bool:
    """Whether its owner's character of the round before protected a building."""
    owner = s.owner[parcel]
    return any(rule.protects(s, owner, parcel) for rule in s.past_hands[owner])


def can_be_attacked(s: State, parcel: Parcel) -> bool:
    """Whether a building can be attacked: its kind, a Church or its owner's character decide."""
    return not is_protected(s, parcel) and not is_shielded(s, parcel)


def why_barred(s: State, seat: Seat, place: Place, piece: Piece) -> Reason | None:
    """Why a character keeps the seat that holds it away from a place."""
    for rule in s.hands[seat]:
        reason = rule.bars(s, seat, place, piece)
        if reason is not None:
            return reason
    return None


def extra_dice(s: State, seat: Seat) -> int:
    """How many spare dice the seat rolls in a duel."""
    return sum(rule.extra_dice(s, seat) for rule in s.variants)


def may_reroll(s: State, seat: Seat) -> bool:
    """Whether the seat may roll one of its dice again in a duel."""
    return any(rule.rerolls(s, seat) for rule in s.hands[seat])


def gains_by_roads(s: State, seat: Seat) -> bool:
    """Whether roads laid at the end of the round can bring the seat something."""
    return s.reserved(seat, STATION) > 0 or any(
        rule.gains_by_roads(s, seat) for rule in rules_for(s, seat)
    )
