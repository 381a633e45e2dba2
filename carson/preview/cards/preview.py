"""What a move of the card game would do, and what everyone has as the table lies."""

from collections.abc import Callable, Sequence
from typing import Final

from carson.cards.city.city import City
from carson.cards.city.scoring import building_vps
from carson.cards.ids import BID, PARCEL_NAMES, TAKE, TERRAIN_COUNT, Card, Parcel
from carson.cards.play.taking import PlaceCard
from carson.cards.powers import ask
from carson.cards.state import GONE, State
from carson.core.agenda import Chance
from carson.core.consequences import consequences, consequences_of_all
from carson.core.moves import Move, Seat
from carson.core.views import View
from carson.preview.cards.bids import ranks
from carson.preview.following import demand_legal, imagined
from carson.preview.report import (
    Change,
    Chip,
    Forecast,
    Line,
    ParcelChange,
    ParcelIncome,
    Preview,
    SeatForecast,
    line,
)

NUMBERS: Final[dict[str, Callable[[State, Seat], int]]] = {
    "final": ask.total,
    "bonus": lambda s, seat: s.bonus[seat],
}
"""What a seat has, by name: its points if the game ended now, and what is added to its bid."""


# --- a move ---------------------------------------------------------------------------------
def preview(view: View[State], move: Move, then: Sequence[Move] = ()) -> Preview:
    """What a legal move and those after it would do, from everything that the seat may know."""
    demand_legal(view, move)
    seat, before = view.seat, imagined(view)
    first = consequences(before, seat, move, log=[])
    after = consequences_of_all(first, seat, then)
    found = changes(before, after)
    lines = [
        *about_bid(before, seat, move),
        *about_card(before, after, seat, move),
        *told(found, seat),
        *sources(before, after, seat),
        *about_chance(after),
    ]
    return Preview(
        tuple(lines or [line("nothing")]),
        (*rank(before, seat, move), *in_numbers(found, seat)),
        tuple(found),
        incomes=tuple(in_city(before, after, seat)),
    )


def changes(before: State, after: State) -> list[Change]:
    """The numbers of all seats that are not what they were."""
    return [
        Change(seat, what, question(before, seat), question(after, seat))
        for seat in before.seats
        for what, question in NUMBERS.items()
        if question(before, seat) != question(after, seat)
    ]


def told(found: list[Change], seat: Seat) -> list[Line]:
    """The changed numbers in sentences."""
    own = [change for change in found if change.seat == seat]
    others = [change for change in found if change.seat != seat and change.what == "final"]
    return [
        *[line(change.what, before=change.before, after=change.after) for change in own],
        *[
            line("other-final", seat=change.seat, before=change.before, after=change.after)
            for change in others
        ],
    ]


def in_numbers(found: list[Change], seat: Seat) -> list[Chip]:
    """The same as chips: the player's own numbers first, then the points of the others."""
    own = [change.as_chip() for change in found if change.seat == seat]
    others = [change for change in found if change.seat != seat and change.what == "final"]
    return [*own, *(change.as_chip(change.seat) for change in others)]


def rank(s: State, seat: Seat, move: Move) -> list[Chip]:
    """As which a seat picks that bids this much, at best and at worst."""
    if move.verb is not BID or s.out[seat]:
        return []
    return [Chip("rank", *ranks(s, seat, move.noun + s.bonus[seat]))]


def sources(before: State, after: State, seat: Seat) -> list[Line]:
    """Where the points of the seat change."""
    old, new = ask.vps(before, seat), ask.vps(after, seat)
    return [
        line("source", source=source, before=old.get(source, 0), after=new.get(source, 0))
        for source in sorted(old.keys() | new.keys())
        if old.get(source, 0) != new.get(source, 0)
    ]


def about_bid(s: State, seat: Seat, move: Move) -> list[Line]:
    """As which a seat picks that bids this much, at best and at worst."""
    if move.verb is not BID:
        return []
    if s.out[seat]:
        return [line("bid-lost")]
    amount = move.noun + s.bonus[seat]
    best, worst = ranks(s, seat, amount)
    if best == worst:
        return [line("bid-rank", amount=amount, rank=best)]
    return [line("bid-ranks", amount=amount, best=best, worst=worst)]


def about_card(before: State, after: State, seat: Seat, move: Move) -> list[Line]:
    """What a terrain card can bring that is taken now and laid next."""
    if move.verb is not TAKE or move.noun >= TERRAIN_COUNT:
        return []
    card = Card(move.noun)
    if after.where[card] == GONE:
        return [line("no-room", card=card)]
    if not after.agenda or not isinstance(after.agenda[-1], PlaceCard):
        return []
    gain, spot = best_spot(before, seat, card)
    return [line("best-spot", card=card, parcel=spot, points=gain)]


def best_spot(s: State, seat: Seat, card: Card) -> tuple[int, Parcel]:
    """The most points that a terrain card can add now, and where."""
    now = ask.total(s, seat)
    found = []
    for spot in ask.placements(s, seat, card):
        twin = s.copy()
        twin.lay(seat, card, spot)
        found.append((ask.total(twin, seat) - now, spot))
    return max(found, key=lambda pair: (pair[0], -pair[1]))


def about_chance(s: State) -> list[Line]:
    """Whether chance decides next."""
    return [line("chance")] if s.agenda and isinstance(s.agenda[-1], Chance) else []


# --- the city -------------------------------------------------------------------------------
def in_city(before: State, after: State, seat: Seat) -> list[ParcelChange]:
    """The points of the seat's buildings that are not what they were, unless the city moved."""
    old, new = before.cities[seat], after.cities[seat]
    if new.cards[: len(old.cards)] != old.cards:
        return []
    was = worth_by_parcel(old, ask.lawful(before, seat))
    now = worth_by_parcel(new, ask.lawful(after, seat))
    return [
        ParcelChange(PARCEL_NAMES[parcel], seat, was.get(parcel, 0), now.get(parcel, 0))
        for parcel in sorted(was.keys() | now.keys())
        if was.get(parcel, 0) != now.get(parcel, 0)
    ]


def worth_by_parcel(city: City, lawful: bool) -> dict[Parcel, int]:
    """What each building of a city is worth."""
    worth = {parcel: building_vps(city, parcel, lawful) for parcel in city.land}
    return {parcel: points for parcel, points in worth.items() if points}


# --- everyone ------------------------------------------------------------------------------
def forecast(view: View[State]) -> Forecast:
    """What everyone would score if the game ended now, and what each building is worth."""
    s = imagined(view)
    return Forecast(tuple(foreseen(s, seat) for seat in s.seats), building_worths(s))


def building_worths(s: State) -> tuple[ParcelIncome, ...]:
    """What each building of each city is worth."""
    return tuple(
        ParcelIncome(PARCEL_NAMES[parcel], seat, points)
        for seat in s.people
        for parcel, points in worth_by_parcel(s.cities[seat], ask.lawful(s, seat)).items()
    )


def foreseen(s: State, seat: Seat) -> SeatForecast:
    """What a seat would score if the game ended now."""
    final = ask.total(s, seat)
    return SeatForecast(seat, final=final, lines=(line("forecast-final", points=final),))
