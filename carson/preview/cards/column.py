"""What the column of the card game means for a seat: what each card brings, what each bid fetches.

All of it can be counted from what lies open; nothing is advice.
"""

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Final

from carson.cards.city.city import City, square
from carson.cards.city.ground import SPOTS, has
from carson.cards.city.terrain import cards_of, layout_of
from carson.cards.ids import (
    CARD_NAMES,
    EMPTY,
    ERAS,
    PARCEL_NAMES,
    PARCELS,
    PASS,
    SIDE,
    SOURCE_NAMES,
    TERRAIN_COUNT,
    THING_NAMES,
    THINGS,
    USE,
    Card,
    Parcel,
    Thing,
)
from carson.cards.play.bidding import SealBids, picking_order
from carson.cards.play.pick import NextPick, TakeNow
from carson.cards.play.taking import card_to_lay
from carson.cards.powers import ask
from carson.cards.powers.asking import UsePower
from carson.cards.powers.rule import AFTER_REVEAL
from carson.cards.printed import ROUNDS_PER_ERA
from carson.cards.state import IN_PILE, State
from carson.core.agenda import pending
from carson.core.consequences import consequences
from carson.core.moves import NOBODY, Move, Seat
from carson.core.views import View
from carson.preview.cards.bids import chances, ranks
from carson.preview.cards.column_report import (
    BidOutlook,
    CardWorth,
    ClosedSpot,
    Column,
    FutureTake,
    LegalSpot,
    PileChange,
    PowerOutlook,
    ScoreCourse,
    SourceChange,
    Unseen,
)
from carson.preview.cards.preview import building_worths, in_city
from carson.preview.following import imagined

USUAL_APPEAL: Final = 6.3
"""What a virtual player gains with a card, on average over many games."""
USUAL_GROWTH: Final = 2.2
"""How many parcels of free land a pick covers, on average over many games."""
FADING: Final = "indian"
"""Whose points become fewer while the city grows."""
ROUNDS: Final = 2 * ROUNDS_PER_ERA
NEAR_CITY: Final = 3
"""So far around a city it is told why a card cannot go there."""


def column(view: View[State]) -> Column:
    """What the cards on offer, the bids and the rivals mean for a seat."""
    s, seat = imagined(view), view.seat
    courses = tuple(course(s, other) for other in s.seats[len(s.people) :])
    takes = tuple(next_takes(s, s.display, coming(s)))
    if seat == NOBODY or not s.is_person(seat):
        return Column(
            next_takes=takes,
            courses=courses,
            unseen=unseen(s),
            piles=piles(s),
            buildings=building_worths(s),
        )
    worths = tuple(worth(s, seat, card) for card in offered(s, seat))
    return Column(
        cards=worths,
        bids=tuple(bids(s, seat, worths)),
        power=power(s, seat, worths),
        next_takes=takes,
        courses=courses,
        unseen=unseen(s),
        piles=piles(s),
        buildings=building_worths(s),
        widest=ask.long_side(s, seat),
    )


# --- cards ----------------------------------------------------------------------------------
def offered(s: State, seat: Seat) -> list[Card]:
    """The cards of the column, and the one for which the seat looks for a place."""
    laying = card_to_lay(s, seat)
    return [*s.display, *([] if laying is None else [laying])]


def worth(s: State, seat: Seat, card: Card) -> CardWorth:
    """What a card would bring."""
    others = [other for other in s.display if other != card]
    then = tuple(next_takes(s, others, coming(s)))
    if card >= TERRAIN_COUNT:
        twin = s.copy()
        twin.held[seat] = (*s.held[seat], s.rule(card))
        changed = tuple(differences(s, twin, seat))
        gain = total(changed)
        lasting = gain if CARD_NAMES[card] != FADING else min(gain, faded(s, seat))
        return CardWorth(CARD_NAMES[card], gain, lasting, changed, (), (), then)
    spots = sorted(legal_spots(s, seat, card), key=lambda spot: (-spot.gain, spot.parcel))
    best = spots[0] if spots else None
    return CardWorth(
        CARD_NAMES[card],
        best.gain if best else None,
        best.gain if best else 0,
        best.sources if best else (),
        tuple(spots),
        tuple(closed_spots(s, seat, card)),
        then,
    )


def faded(s: State, seat: Seat) -> int:
    """About what the free land of a city is worth at the end, if it grows as usual."""
    grown = s.cities[seat].covered.bit_count() + USUAL_GROWTH * picks_left(s)
    return max(0, round((ask.ground(s, seat) - grown) / 2))


def picks_left(s: State) -> int:
    """How many rounds are still to be played, this one included."""
    return ROUNDS - ROUNDS_PER_ERA * (s.era - 1) - s.round + 1


def legal_spots(s: State, seat: Seat, card: Card) -> list[LegalSpot]:
    """Where a terrain card may go, and what that brings."""
    found = []
    for spot in ask.placements(s, seat, card):
        twin = s.copy()
        twin.lay(seat, card, spot)
        changed = tuple(differences(s, twin, seat))
        parcels = tuple(in_city(s, twin, seat))
        found.append(LegalSpot(PARCEL_NAMES[spot], total(changed), changed, parcels))
    return found


def differences(before: State, after: State, seat: Seat) -> list[SourceChange]:
    """The sources of the seat's points that change."""
    old, new = ask.vps(before, seat), ask.vps(after, seat)
    return [
        SourceChange(SOURCE_NAMES[source], new.get(source, 0) - old.get(source, 0))
        for source in sorted(old.keys() | new.keys())
        if old.get(source, 0) != new.get(source, 0)
    ]


def total(changed: Iterable[SourceChange]) -> int:
    """All changes together."""
    return sum(change.points for change in changed)


def closed_spots(s: State, seat: Seat, card: Card) -> list[ClosedSpot]:
    """Where a terrain card cannot go, as far as someone may try it."""
    city = s.cities[seat]
    found = []
    for spot in around(city) if city.covered else []:
        reason = ask.why_not_place(s, seat, card, spot)
        if reason is not None:
            covers = hindering(s, seat, card, spot) if reason.code == "covers" else ()
            found.append(ClosedSpot(PARCEL_NAMES[spot], reason.code, covers))
    return found


def around(city: City) -> list[Parcel]:
    """The places in a city and close to it."""
    return [
        spot
        for spot in PARCELS
        if has(SPOTS, spot)
        and city.top - NEAR_CITY <= spot // SIDE <= city.bottom + NEAR_CITY - 1
        and city.left - NEAR_CITY <= spot % SIDE <= city.right + NEAR_CITY - 1
    ]


def hindering(s: State, seat: Seat, card: Card, spot: Parcel) -> tuple[str, ...]:
    """All parcels that the card would cover and may not."""
    city, lawful = s.cities[seat], ask.lawful(s, seat)
    return tuple(
        PARCEL_NAMES[parcel]
        for parcel, new in zip(square(spot), layout_of(card), strict=True)
        if not has(city.coverable(new, lawful), parcel)
    )


# --- who takes what -------------------------------------------------------------------------
def coming(s: State) -> list[Seat]:
    """Who is still to pick, the next one first; nobody before the bids are open."""
    return [task.seat for task in reversed(s.agenda) if isinstance(task, NextPick)]


def next_takes(s: State, cards: Sequence[Card], seats: Sequence[Seat]) -> list[FutureTake]:
    """What the virtual players take of these cards who come before the next person."""
    left, found = list(cards), []
    for seat in takewhile(lambda seat: not s.is_person(seat), seats):
        if left:
            card = max(left, key=lambda card: ask.appeal(s, card))
            left.remove(card)
            found.append(FutureTake(seat, CARD_NAMES[card]))
    return found


def course(s: State, seat: Seat) -> ScoreCourse:
    """Where the score of a virtual player is heading, if its cards are as good as usual."""
    taken = sum(where == seat for where in s.where)
    return ScoreCourse(seat, round(ask.total(s, seat) + USUAL_APPEAL * (ROUNDS - taken)))


def unseen(s: State) -> tuple[Unseen, ...]:
    """What stands on the terrain cards of the era that are still in the pile."""
    things = standing(card for card in cards_of(max(s.era, 1)) if s.where[card] == IN_PILE)
    return tuple(
        Unseen(THING_NAMES[thing], things.count(thing))
        for thing in THINGS[EMPTY + 1 :]
        if thing in things
    )


def standing(cards: Iterable[int]) -> list[Thing]:
    """Everything that stands on some terrain cards."""
    return [thing for card in cards for thing in layout_of(Card(card))]


def piles(s: State) -> tuple[PileChange, ...]:
    """How the new pile differs from that of the era before, as the second era begins."""
    if s.era < len(ERAS) or s.round > 1:
        return ()
    before, now = (standing(cards_of(era)) for era in (s.era - 1, s.era))
    return tuple(
        PileChange(THING_NAMES[thing], before.count(thing), now.count(thing))
        for thing in THINGS[EMPTY + 1 :]
        if thing in before or thing in now
    )


# --- bids and powers ------------------------------------------------------------------------
def bids(s: State, seat: Seat, worths: Sequence[CardWorth]) -> list[BidOutlook]:
    """What each card of the hand can mean, while the seat is asked for one."""
    choice = pending(s)
    if not isinstance(choice, SealBids) or seat not in choice.seats or s.out[seat]:
        return []
    return bids_of(s, seat, worths)


def bids_of(s: State, seat: Seat, worths: Sequence[CardWorth]) -> list[BidOutlook]:
    """What each auction card of a hand can mean."""
    found, left = [], left_by_place(s, worths)
    for bid in s.values(seat):
        value = bid + s.bonus[seat]
        odds = [round(100 * chance) for chance in chances(s, seat, value)]
        best, worst = ranks(s, seat, value)
        found.append(BidOutlook(bid, value, best, worst, tuple(odds), tuple(left[: len(odds)])))
    return found


def left_by_place(s: State, worths: Sequence[CardWorth]) -> list[int]:
    """What the best card brings that is left when nobody, one, two ... went by appeal."""
    gains = {one.card: one.lasting for one in worths}
    cards = sorted(s.display, key=lambda card: -ask.appeal(s, card))
    names = [CARD_NAMES[card] for card in cards]
    return [max(gains[name] for name in names[taken:]) for taken in range(len(names))]


def power(s: State, seat: Seat, worths: Sequence[CardWorth]) -> PowerOutlook | None:
    """What a power would do, while the seat is asked whether to use it."""
    choice = pending(s)
    if not isinstance(choice, UsePower) or choice.seats[0] != seat:
        return None
    use, left = USE.of(choice.card - TERRAIN_COUNT), left_by_place(s, worths)
    if s.rule(choice.card).power == AFTER_REVEAL:
        used, kept = order_after(s, seat, use), order_after(s, seat, PASS.of())
        return PowerOutlook(used, kept, left[used.index(seat)], left[kept.index(seat)])
    return before_bids(s, consequences(s, seat, use), seat, worths)


def before_bids(s: State, used: State, seat: Seat, worths: Sequence[CardWorth]) -> PowerOutlook:
    """What a power would do that is used before the bids, from how the table lies with it."""
    raises = used.bonus[seat] > s.bonus[seat]
    return PowerOutlook(
        used_bids=tuple(bids_of(used, seat, worths) if raises else ()),
        kept_bids=tuple(bids_of(s, seat, worths) if raises else ()),
        takes_now=any(isinstance(task, TakeNow) for task in used.agenda),
        sits_out=used.out[seat] > s.out[seat],
        takes_twice=used.twice[seat] > s.twice[seat],
        gains=tuple(sorted((one.lasting for one in worths), reverse=True)),
        left=tuple(left_by_place(s, worths)[: len(s.seats)]),
    )


def order_after(s: State, seat: Seat, move: Move) -> tuple[Seat, ...]:
    """The picking order if the seat answers so."""
    return picking_order(consequences(s, seat, move))
