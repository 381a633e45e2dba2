"""What a greedy bot thinks a city, a card or a character is worth."""

from dataclasses import dataclass
from typing import Final

from carson.cards.city.city import City
from carson.cards.city.ground import NEAR, buildings_in
from carson.cards.city.scoring import houses
from carson.cards.ids import (
    BANK,
    CITY_HALL,
    DRUGSTORE,
    EMPTY,
    GENERAL_STORE,
    MINE,
    MOUNTAIN,
    NO_CARD,
    OUTLAWS,
    RANCH,
    SALOON,
    TERRAIN_COUNT,
    Card,
    Parcel,
)
from carson.cards.powers import ask
from carson.cards.powers.rule import NEVER, Rule
from carson.cards.printed import OUTLAWS_VP, ROUNDS_PER_ERA
from carson.cards.state import State
from carson.core.moves import Seat

ROUNDS: Final = 2 * ROUNDS_PER_ERA


@dataclass(frozen=True)
class Weights:
    """What may still come of something, in points, when the whole game lies ahead."""

    house: float = 0.6
    mountain: float = 0.3
    ranch: float = 0.4
    """For each parcel around it that could become empty land."""
    mine: float = 0.2
    """For each parcel around it that could become a Mountain; below, a House."""
    shop: float = 0.3
    saloon: float = 0.6
    reform: float = 0.5
    """How much of the harm of Outlaws may still be undone."""
    sprawl: float = 0.5
    """What a row or a column of the city costs."""


USUAL: Final = Weights()
GROWTH: Final = {
    "cowboy": 3.0,
    "settler": 3.0,
    "singer": 8.0,
    "banker": 5.0,
    "grocer": 5.0,
    "teacher": 9.0,
    "prospector": 3.0,
    "sheriff": 3.0,
    "undertaker": 3.0,
    "editor": 4.0,
    "indian": -24.0,
    "auctioneer": 9.0,
    "captain": 1.0,
    "paperboy": 0.0,
}
"""What a character may still gain while the whole game lies ahead."""
POWERS: Final = {
    "governor": 9.0,
    "lawyer": 4.0,
    "chinese-worker": 8.0,
    "heroes": 1.5,
    "gunsmith": 2.5,
    "mercenary": 3.0,
    "doctor": 1.5,
}
"""What the use of a power is worth."""
STRANGER: Final = 6.0
"""What a character that nobody has seen is worth on average."""


def rounds_left(s: State) -> int:
    """The rounds after this one."""
    return ROUNDS - (s.era - 1) * ROUNDS_PER_ERA - s.round


def future(s: State) -> float:
    """How much of the game lies ahead: from 1 to 0."""
    return rounds_left(s) / (ROUNDS - 1)


def promise(city: City, lawful: bool, weights: Weights = USUAL) -> float:
    """What may come of a city when the whole game lies ahead."""
    shows = city.shows
    total = weights.house * houses(city) + weights.mountain * city.count(MOUNTAIN)
    total -= weights.sprawl * (city.bottom - city.top + city.right - city.left)
    if not lawful:
        total -= weights.reform * OUTLAWS_VP * city.count(OUTLAWS)
    bare = shows[NO_CARD]
    open_land = bare | shows[EMPTY]
    total += weights.ranch * room(shows[RANCH], bare)
    total += weights.mine * room(shows[MINE], open_land)
    total += weights.saloon * room(shows[SALOON], open_land)
    shops = shows[BANK] | shows[DRUGSTORE] | shows[GENERAL_STORE] | shows[CITY_HALL]
    return total + weights.shop * room(shops, open_land)


def room(buildings: int, land: int) -> int:
    """How many parcels of some land lie around some buildings, once for each of them."""
    if not buildings:
        return 0
    total = 0
    for parcel in buildings_in(buildings):
        total += (NEAR[parcel] & land).bit_count()
    return total


def worth(s: State, seat: Seat, city: City, weights: Weights = USUAL) -> float:
    """What a seat has if this were its city; the state is left as it was."""
    before, s.cities[seat] = s.cities[seat], city
    points, ahead = ask.total(s, seat), future(s)
    hoped = ahead * promise(city, ask.lawful(s, seat), weights) if ahead else 0.0
    s.cities[seat] = before
    return points + hoped


Spot = tuple[float, Parcel]
Known = tuple[City, tuple[Rule, ...], int, int, Card, Weights]
"""What the best place of a card depends on; bidding and picking ask for the same."""
KNOWN: Final[dict[Known, Spot]] = {}
MOST_KNOWN: Final = 2000


def best_spot(s: State, seat: Seat, card: Card, weights: Weights = USUAL) -> Spot:
    """What a terrain card adds in its best place, and where that is; nothing without a place."""
    known = (s.cities[seat], s.held[seat], s.sold[seat], rounds_left(s), card, weights)
    found = KNOWN.get(known)
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[known] = find_spot(s, seat, card, weights)
    return found


def find_spot(s: State, seat: Seat, card: Card, weights: Weights) -> Spot:
    """The same, tried everywhere."""
    city = s.cities[seat]
    now = worth(s, seat, city, weights)
    spots = ask.placements(s, seat, card)
    found = [(worth(s, seat, city.with_card(card, spot), weights) - now, spot) for spot in spots]
    return max(found, default=(0.0, Parcel(0)))


def character_worth(s: State, seat: Seat, card: Card) -> float:
    """What a character would bring a seat that took it now."""
    rule = s.rule(card)
    now = ask.total(s, seat)
    held, s.held[seat] = s.held[seat], (*s.held[seat], rule)
    gain = ask.total(s, seat) - now + future(s) * GROWTH.get(rule.name, 0.0)
    s.held[seat] = held
    if rule.name == "paperboy":
        gain += STRANGER
    if rule.name == "auctioneer" and not rounds_left(s):
        gain = max(gain, sales(s, seat, rule))
    if rule.power == NEVER:
        return gain
    return gain + POWERS[rule.name] * uses_left(s, rule.once_per_game)


def sales(s: State, seat: Seat, rule: Rule) -> float:
    """What the best sales would bring whoever held a character that sells, if the game ended."""
    seller = s.copy()
    seller.held[seat] = (*seller.held[seat], rule)
    before = now = ask.total(seller, seat)
    while cards := ask.sellable(seller, seat):
        after = [sold(seller, seat, card) for card in cards]
        best = max(after, key=lambda one: ask.total(one, seat))
        if ask.total(best, seat) <= now:
            break
        seller, now = best, ask.total(best, seat)
    return now - before


def sold(s: State, seat: Seat, card: Card) -> State:
    """The game after a sale."""
    twin = s.copy()
    twin.sell(seat, card)
    return twin


def uses_left(s: State, once: bool) -> float:
    """How often a power taken now can still be used, from the next round on."""
    this_era = min(1.0, (ROUNDS_PER_ERA - s.round) / 3)
    return min(1.0, this_era + (s.era == 1)) if once else this_era + (s.era == 1)


def card_worth(s: State, seat: Seat, card: Card, weights: Weights = USUAL) -> float:
    """What any card of the column is worth to a seat."""
    if card < TERRAIN_COUNT:
        return best_spot(s, seat, card, weights)[0]
    return character_worth(s, seat, card)
