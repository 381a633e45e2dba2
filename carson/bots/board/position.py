"""What a whole position is worth to a seat, as far as it can be seen now."""

from typing import Final

from carson.board.ids import BUILD_SPACES
from carson.board.map import town
from carson.board.map.buildings import BUILDINGS
from carson.board.powers import ask
from carson.board.printed import building_price
from carson.board.state import State
from carson.bots.board import worth
from carson.bots.board.character_value import promises
from carson.bots.board.variant_knowledge import advice_on
from carson.core.moves import Seat

RESERVED: Final = 1.5
"""A building in the reserve, for each income it can still bring."""


def position(s: State, seat: Seat) -> float:
    """Everything that a seat has and can expect."""
    return sum(parts(s, seat).values())


def parts(s: State, seat: Seat) -> dict[str, float]:
    """The same by what it consists of."""
    return {
        "points": s.vps(seat),
        "money": money(s, seat),
        "land": possessions(s, seat),
        "strength": strength(s, seat),
        "variant": sum(advice.holdings(s, seat) for advice in advice_on(s.options.variants)),
        "discount": discount(s, seat),
        "promises": promises(s, seat),
    }


def money(s: State, seat: Seat) -> float:
    """The money of a seat, and everything that its buildings will pay."""
    cash, income = s.cash[seat], worth.income(s, seat)
    if not worth.income_ahead(s):
        return worth.purse(s, seat, cash) + worth.later(s, income)
    spent = min(cash, worth.SEED_MONEY)
    closing = worth.purse(s, seat, cash - spent + income)
    return spent * worth.SEED_DOLLAR + closing + worth.later(s, income)


def possessions(s: State, seat: Seat) -> float:
    """Land, buildings and what stands on it, as it counts later."""
    prospect = worth.Valuation(s, seat)
    total = 0.0
    for parcel in town.parcels_of(s, seat):
        if town.is_building(s.on[parcel]):
            total += worth.standing(s, s.on[parcel])
        total += prospect.land(parcel)
    waiting = sum(s.reserved(seat, building) for building in BUILDINGS)
    return total + waiting * RESERVED * worth.incomes_left(s)


def strength(s: State, seat: Seat) -> float:
    """Cowboys and other pieces to place, firepower, roads, dynamite."""
    others = sum(piece.from_general_supply or not piece.numbered for piece in ask.pieces(s, seat))
    cowboys = (s.home[seat] + others) * worth.COWBOY_DOLLARS * worth.dollar(s)
    revolvers = s.revolvers[seat] * worth.REVOLVER * worth.rounds_left(s)
    firepower = ask.firepower(s, seat) * worth.FIREPOWER
    roads = s.roads_in_hand[seat] * worth.ROAD
    return cowboys + revolvers + firepower + roads + s.dynamite[seat] * worth.DYNAMITE


def discount(s: State, seat: Seat) -> float:
    """What the seat saves on an average building."""
    saved = [
        building_price(space) - ask.price_of_building(s, seat, space) for space in BUILD_SPACES
    ]
    return sum(saved) / len(saved) * worth.dollar(s)
