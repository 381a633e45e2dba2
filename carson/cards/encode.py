"""A position as a net reads it: indices of what is there, and numbers, as one seat knows it.

Seats count from the one that looks, the virtual players too. What an index or a number means is
fixed by the tables below: whoever changes one of them raises VERSION.
"""

from typing import Final

from carson.cards.city.plans import (
    GROUND,
    NO_CITY_NUMBERS,
    NO_SPOTS,
    PER_CITY,
    PLAN_INDICES,
    Plan,
    floats,
    plan_of,
    shorts,
)
from carson.cards.city.terrain import TERRAIN
from carson.cards.ids import (
    BACKS,
    CARDS,
    CARDS_PER_ERA,
    CHARACTER_COUNT,
    ERAS,
    HIGHEST_BID,
    SUITS,
    TERRAIN_COUNT,
    Card,
)
from carson.cards.play.bidding import FlipBid, picking_order, tie_order
from carson.cards.play.pick import NextPick
from carson.cards.play.pile import MeetCharacter
from carson.cards.play.taking import PlaceCard
from carson.cards.powers import ask
from carson.cards.powers.asking import UsePower
from carson.cards.printed import LEVELS, LONGEST_SIDE, MOST_SEATS, ROUNDS_PER_ERA
from carson.cards.state import GONE, IN_PILE, NO_BID, UNDER, State
from carson.core.agenda import Choice, pending
from carson.core.moves import NOBODY, Seat

VERSION: Final = 1
CHOICES: Final = (
    *("over", "SealBids", "UsePower", "TakeNow", "PickCard", "PlaceCard", "FetchCharacter"),
    *("LastSale", "FlipBid", "DrawTerrain", "ShowBack", "MeetCharacter"),
)
"""Everything that may be asked, by the name of its class; the first stands for the end."""
_CHOICE_NUMBERS: Final = {name: number for number, name in enumerate(CHOICES)}
_LEVEL_NUMBERS: Final = {name: number for number, name in enumerate(LEVELS, 1)}
VALUES: Final = HIGHEST_BID + 1
SLOTS: Final = 7
"""The column has a character and five terrain cards at most, and the one that a power draws."""
MOST_BACKS: Final = 4
"""The three skulls and one column of suits."""

UNSEEN: Final = (IN_PILE, UNDER)

# --- indices ----------------------------------------------------------------------------------
OWNED_AT: Final = PLAN_INDICES
"""By seat: each card that it has."""
GONE_AT: Final = OWNED_AT + MOST_SEATS * len(CARDS)
UNDER_AT: Final = GONE_AT + len(CARDS)
"""By place, the first one first: which character was put under the pile."""
SHOWN_AT: Final = UNDER_AT + CHARACTER_COUNT * CHARACTER_COUNT
"""By place in the column: which card."""
SIDEWAYS_AT: Final = SHOWN_AT + SLOTS * len(CARDS)
BACKS_AT: Final = SIDEWAYS_AT + CHARACTER_COUNT
SUITS_AT: Final = BACKS_AT + MOST_BACKS * len(BACKS)
LEVELS_AT: Final = SUITS_AT + MOST_SEATS * len(SUITS)
"""By seat: a person, or the level of a virtual player."""
HAND_AT: Final = LEVELS_AT + MOST_SEATS * (1 + len(LEVELS))
BID_AT: Final = HAND_AT + MOST_SEATS * VALUES
SEALED_AT: Final = BID_AT + MOST_SEATS * VALUES
"""Who has put down an auction card."""
OWN_BID_AT: Final = SEALED_AT + MOST_SEATS
OUT_AT: Final = OWN_BID_AT + VALUES
TWICE_AT: Final = OUT_AT + MOST_SEATS
ORDER_AT: Final = TWICE_AT + MOST_SEATS
TIES_AT: Final = ORDER_AT + MOST_SEATS * MOST_SEATS
ERA_AT: Final = TIES_AT + MOST_SEATS * MOST_SEATS
ROUND_AT: Final = ERA_AT + 1 + len(ERAS)
PEOPLE_AT: Final = ROUND_AT + 1 + ROUNDS_PER_ERA
SEATS_AT: Final = PEOPLE_AT + 1 + MOST_SEATS
CHOICE_AT: Final = SEATS_AT + 1 + MOST_SEATS
ASKED_AT: Final = CHOICE_AT + len(CHOICES)
ABOUT_CARD_AT: Final = ASKED_AT + MOST_SEATS
"""The card that the choice is about."""
ABOUT_SEAT_AT: Final = ABOUT_CARD_AT + len(CARDS)
"""The seat for which chance answers."""
INDEX_COUNT: Final = ABOUT_SEAT_AT + MOST_SEATS
LARGEST_CITY: Final = LONGEST_SIDE * (LONGEST_SIDE + 1)
MOST_INDICES: Final = (
    (LARGEST_CITY + 2 * TERRAIN_COUNT)  # the land, and where all cards lie
    + (len(CARDS) + CHARACTER_COUNT + MOST_BACKS)  # who has them
    + MOST_SEATS * (2 + ROUNDS_PER_ERA + 2 + 2 + 2)  # suits to ties
    + (1 + 4 + 1 + MOST_SEATS + 2)  # their own bid, the table, the choice
)

# --- numbers ----------------------------------------------------------------------------------
PER_SEAT: Final = 20
PER_SLOT: Final = 5
SLOTS_AT: Final = MOST_SEATS * PER_SEAT
CHARACTERS_AT: Final = SLOTS_AT + SLOTS * PER_SLOT
"""What each character in sight is worth to the player who has it, or would be worth to us."""
TABLE_AT: Final = CHARACTERS_AT + CHARACTER_COUNT
TABLE_NUMBERS: Final = 8
HEAD: Final = TABLE_AT + TABLE_NUMBERS
NUMBER_COUNT: Final = HEAD + MOST_SEATS * PER_CITY + GROUND
"""The cities follow, by seat, then what the card in hand would add by where it is laid."""


def encode(s: State, seat: Seat) -> tuple[bytes, bytes]:
    """The set indices (uint16) and the numbers (float32) of what a seat knows, little-endian."""
    found: list[int] = []
    numbers = [0.0] * HEAD
    count = len(s.seats)
    plans: list[Plan] = []
    for place in range(count):
        other = s.seats[(seat + place) % count]
        plans.append(plan_of(s.cities[other], ask.lawful(s, other)))
    owned, appeals = _cards(s, seat, found)
    _seats(s, seat, found)
    _table(s, found, numbers)
    _points(s, seat, numbers)
    _people(s, seat, plans, owned, appeals, numbers)
    _column(s, seat, plans[0], found, numbers)
    laid = _choice(s, seat, found)
    bodies = [plan.numbers for plan in plans] + [NO_CITY_NUMBERS] * (MOST_SEATS - count)
    spots = NO_SPOTS
    if laid >= 0:
        spots = plans[0].gains(Card(laid), ask.long_side(s, seat)).numbers()
    indices = [shorts(found), plans[0].cells, *[plan.placed for plan in plans]]
    return b"".join(indices), b"".join([floats(numbers), *bodies, spots])


def _cards(s: State, seat: Seat, found: list[int]) -> tuple[list[int], list[int]]:
    """Where each card is; by seat from ours on, how many each has and how they appeal."""
    count = len(s.seats)
    owned, appeals = [0] * count, [0] * count
    era = max(s.era, 1)
    first, end = (era - 1) * CARDS_PER_ERA, era * CARDS_PER_ERA
    for card, where in enumerate(s.where):
        if where >= 0:
            place = (where - seat) % count
            found.append(OWNED_AT + place * len(CARDS) + card)
            owned[place] += 1
            if card < TERRAIN_COUNT:
                appeals[place] += TERRAIN[card].appeal
            else:
                appeals[place] += s.rules[card - TERRAIN_COUNT].appeal
        elif where == GONE and (card >= TERRAIN_COUNT or first <= card < end):
            found.append(GONE_AT + card)
    for number, character in enumerate(s.under):
        found.append(UNDER_AT + number * CHARACTER_COUNT + character - TERRAIN_COUNT)
    for number, used in enumerate(s.sideways):
        if used:
            found.append(SIDEWAYS_AT + number)
    for number, back in enumerate(s.backs[:MOST_BACKS]):
        found.append(BACKS_AT + number * len(BACKS) + back)
    return owned, appeals


def _seats(s: State, seat: Seat, found: list[int]) -> None:
    """Suits, levels, auction cards and the order of the seats."""
    count, people = len(s.seats), len(s.people)
    options = s.options
    for other in s.seats:
        place = (other - seat) % count
        found.append(SUITS_AT + place * len(SUITS) + options.suits[other])
        level = 0 if other < people else _LEVEL_NUMBERS[options.virtual[other - people]]
        found.append(LEVELS_AT + place * (1 + len(LEVELS)) + level)
        for value in s.hand[other]:
            found.append(HAND_AT + place * VALUES + value)
        if s.bids[other] != NO_BID:
            found.append(BID_AT + place * VALUES + s.bids[other])
        if s.sealed[other] != NO_BID:
            found.append(SEALED_AT + place)
        if s.out[other]:
            found.append(OUT_AT + place)
        if s.twice[other]:
            found.append(TWICE_AT + place)
    if s.sealed[seat] != NO_BID:
        found.append(OWN_BID_AT + s.sealed[seat])
    for rank, other in enumerate(s.order):
        found.append(ORDER_AT + rank * MOST_SEATS + (other - seat) % count)
    for rank, other in enumerate(tie_order(s)):
        found.append(TIES_AT + rank * MOST_SEATS + (other - seat) % count)


def _table(s: State, found: list[int], numbers: list[float]) -> None:
    """The era, the round, who sits here, and what is left in the piles."""
    found.append(ERA_AT + s.era)
    found.append(ROUND_AT + s.round)
    found.append(PEOPLE_AT + len(s.people))
    found.append(SEATS_AT + len(s.seats))
    numbers[TABLE_AT] = s.era / 2.0
    numbers[TABLE_AT + 1] = s.round / 9.0
    numbers[TABLE_AT + 2] = ((s.era - 1) * ROUNDS_PER_ERA + s.round) / 18.0
    numbers[TABLE_AT + 3] = len(s.seats) / 6.0
    numbers[TABLE_AT + 4] = len(s.people) / 6.0
    numbers[TABLE_AT + 5] = s.where.count(IN_PILE) / 100.0
    numbers[TABLE_AT + 6] = len(s.under) / 5.0
    numbers[TABLE_AT + 7] = len(s.display) / 7.0


def _points(s: State, seat: Seat, numbers: list[float]) -> None:
    """What each character is worth."""
    for number, rule in enumerate(s.rules):
        where = s.where[TERRAIN_COUNT + number]
        owner = Seat(where) if where >= 0 else seat
        if where not in UNSEEN and owner < len(s.people):
            numbers[CHARACTERS_AT + number] = rule.points(s, owner) / 10.0


def _people(
    s: State,
    seat: Seat,
    plans: list[Plan],
    owned: list[int],
    appeals: list[int],
    numbers: list[float],
) -> None:
    """What each seat has, in numbers."""
    count = len(s.seats)
    picks = _picks(s)
    ranks = [0] * count
    for rank, other in enumerate(picking_order(s)):
        ranks[other] = rank + 1
    own = 0
    for place in range(count):
        other = s.seats[(seat + place) % count]
        plan, hand, held = plans[place], s.hand[other], s.held[other]
        at = place * PER_SEAT
        total = appeals[place]
        if other < len(s.people):
            total = plan.total
            for rule in held:
                total += rule.points(s, other)
        if place == 0:
            own = total
        numbers[at] = 1.0
        numbers[at + 1] = 1.0 if other < len(s.people) else 0.0
        numbers[at + 2] = len(hand) / 9.0
        numbers[at + 3] = sum(hand) / 45.0
        numbers[at + 4] = hand[-1] / 11.0 if hand else 0.0
        numbers[at + 5] = hand[0] / 11.0 if hand else 0.0
        numbers[at + 6] = s.bids[other] / 11.0
        numbers[at + 7] = s.bonus[other] / 5.0
        numbers[at + 8] = (s.bids[other] + s.bonus[other]) / 11.0
        numbers[at + 9] = ranks[other] / 6.0
        numbers[at + 10] = picks[other] / 2.0
        numbers[at + 11] = total / 60.0
        numbers[at + 12] = (total - own) / 30.0
        numbers[at + 13] = s.sold[other] / 3.0
        numbers[at + 14] = owned[place] / 18.0
        numbers[at + 15] = len(held) / 5.0
        numbers[at + 16] = appeals[place] / 100.0
        numbers[at + 17] = 1.0 if plan.lawful else 0.0
        numbers[at + 18] = float(ask.long_side(s, other) - LONGEST_SIDE)
        numbers[at + 19] = ask.sales_left(s, other) / 3.0


def _picks(s: State) -> list[int]:
    """By seat: how many picks are still to come, after the one that is asked for."""
    picks = [0] * len(s.seats)
    for task in s.agenda:
        if isinstance(task, NextPick):
            picks[task.seat] += 1
    return picks


def _column(s: State, seat: Seat, plan: Plan, found: list[int], numbers: list[float]) -> None:
    """Each card of the column, and what it would add to our city where it adds most."""
    long_side = ask.long_side(s, seat)
    for number, card in enumerate(s.display[:SLOTS]):
        found.append(SHOWN_AT + number * len(CARDS) + card)
        at = SLOTS_AT + number * PER_SLOT
        numbers[at] = 1.0
        numbers[at + 1] = ask.appeal(s, card) / 10.0
        if card >= TERRAIN_COUNT:
            numbers[at + 2] = 1.0
            numbers[at + 3] = numbers[CHARACTERS_AT + card - TERRAIN_COUNT]
        elif seat < len(s.people):
            gains = plan.gains(card, long_side)
            numbers[at + 3] = gains.best / 10.0
            numbers[at + 4] = 1.0 if gains.spots else 0.0


def _choice(s: State, seat: Seat, found: list[int]) -> int:
    """The decision and its seat; the card that needs a place, or -1."""
    choice = pending(s)
    if choice is None:
        found.append(CHOICE_AT)
        return -1
    return _asked(s, choice.seen_by(seat), seat, found)


def _asked(s: State, choice: Choice[State], seat: Seat, found: list[int]) -> int:
    count = len(s.seats)
    found.append(CHOICE_AT + _CHOICE_NUMBERS[type(choice).__name__])
    for other in choice.seats:
        if other != NOBODY:
            found.append(ASKED_AT + (other - seat) % count)
    about = NOBODY
    if isinstance(choice, PlaceCard):
        found.append(ABOUT_CARD_AT + choice.card)
        return choice.card if choice.seats[0] == seat else -1
    if isinstance(choice, UsePower):
        found.append(ABOUT_CARD_AT + choice.card)
    elif isinstance(choice, FlipBid):
        about = choice.virtual
    elif isinstance(choice, MeetCharacter):
        about = choice.taker
    if about != NOBODY:
        found.append(ABOUT_SEAT_AT + (about - seat) % count)
    return -1
