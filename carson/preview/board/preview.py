"""What a move of the board game would do, and what the round would bring."""

from collections.abc import Sequence
from dataclasses import replace

from carson.board.ids import ALLOW, PARCEL_NAMES, PARCELS, PLACE_NAMES, Parcel
from carson.board.play.build import AllowHouse
from carson.board.play.spaces import BuyPoints
from carson.board.state import State
from carson.core.agenda import Choice, pending
from carson.core.consequences import consequences, consequences_of_all, follow
from carson.core.moves import Move, Seat
from carson.core.views import View
from carson.preview.board.answers import about_answer, about_chance, about_duels
from carson.preview.board.chips import chips
from carson.preview.board.lines import told
from carson.preview.board.prospects import price, prospects
from carson.preview.board.stake_lines import due
from carson.preview.board.standing import Standing, everybody, incomes, standing
from carson.preview.following import demand_legal, further, imagined
from carson.preview.report import (
    Change,
    Forecast,
    Line,
    ParcelChange,
    ParcelIncome,
    Preview,
    SeatForecast,
    Stake,
    line,
)


# --- a move ---------------------------------------------------------------------------------
def preview(view: View[State], move: Move, then: Sequence[Move] = ()) -> Preview:
    """What a legal move and those after it would do, from everything that the seat may know."""
    demand_legal(view, move)
    seat, choice = view.seat, view.choice
    assert choice is not None, "a legal move answers a choice"
    before = imagined(view)
    after = consequences_of_all(consequences(before, seat, move, log=[]), seat, then)
    more = further(after, seat, move)
    asked = agreed(after)
    old, new = standing(before, seat), standing(after, seat)
    found = apart_from(choice, compared(before, after, old, new, seat))
    lines = [
        *about_answer(before, seat, choice, move),
        *about_duels(after),
        *asked,
        *told(before, after, seat, found, new.seats[seat]),
        *bill(after, seat, found),
        *about_chance(after, seat),
    ]
    return replace(
        found,
        lines=tuple(lines or [line("nothing")]),
        chips=chips(after, seat, found, lines),
        further=more,
    )


def agreed(s: State) -> list[Line]:
    """Let the owner of a parcel agree to a House if asked, and say so."""
    choice = pending(s) if s.waiting else None
    if not isinstance(choice, AllowHouse):
        return []
    follow(s, choice.seats[0], ALLOW.of(), len(s.agenda) - 1)
    return [line("asks", seat=choice.seats[0], parcel=choice.parcel)]


def compared(before: State, after: State, old: Standing, new: Standing, seat: Seat) -> Preview:
    """All differences between two positions, to a seat; the sentences come later."""
    touched = [p for p in PARCELS if new.connected[p] and not old.connected[p]]
    return Preview(
        lines=(),
        changes=tuple(changes(old, new)),
        incomes=tuple(of_parcels(old.incomes, new.incomes, after)),
        prices=tuple(of_parcels(old.prices, new.prices, after, both=True)),
        connected=tuple(PARCEL_NAMES[parcel] for parcel in touched),
        stakes=staked(before, after, seat),
    )


def apart_from(choice: Choice[State], found: Preview) -> Preview:
    """The same without what the space promises where points are being bought just now."""
    if not isinstance(choice, BuyPoints):
        return found
    here = PLACE_NAMES[choice.place]
    return replace(found, stakes=tuple(stake for stake in found.stakes if stake.place != here))


def changes(old: Standing, new: Standing) -> list[Change]:
    """The numbers of all seats that are not what they were."""
    return [
        Change(seat, what, before, after)
        for seat, (was, now) in enumerate(zip(old.seats, new.seats, strict=True))
        for (what, before), after in zip(was.items(), now.values(), strict=True)
        if before != after
    ]


def of_parcels(
    old: dict[Parcel, int], new: dict[Parcel, int], s: State, *, both: bool = False
) -> list[ParcelChange]:
    """The numbers of parcels that are not what they were; with `both` only where there were."""
    known = sorted(old.keys() & new.keys() if both else old.keys() | new.keys())
    pairs = [(parcel, old.get(parcel, 0), new.get(parcel, 0)) for parcel in known]
    return [
        ParcelChange(PARCEL_NAMES[parcel], s.owner[parcel], before, after)
        for parcel, before, after in pairs
        if before != after
    ]


def staked(before: State, after: State, seat: Seat) -> tuple[Stake, ...]:
    """What the seat's cowboys stand for, where that is not what it was."""
    old, new = prospects(before, seat), prospects(after, seat)
    return tuple(
        Stake(PLACE_NAMES[place], old.get(place), new.get(place))
        for place in sorted(old.keys() | new.keys())
        if old.get(place) != new.get(place)
    )


def bill(s: State, seat: Seat, found: Preview) -> list[Line]:
    """What a seat that has just placed a cowboy will have to pay in all."""
    if all(stake.before is not None for stake in found.stakes):
        return []
    places = {cowboy.place for cowboy in s.cowboys if cowboy.seat == seat}
    return due(s.cash[seat], {place: price(s, seat, place) for place in places})


# --- the round ------------------------------------------------------------------------------
def forecast(view: View[State]) -> Forecast:
    """What this round would bring everyone, and what each building pays now."""
    s = imagined(view)
    paying = [
        ParcelIncome(PARCEL_NAMES[parcel], s.owner[parcel], income)
        for parcel, income in incomes(s).items()
    ]
    numbers = everybody(s)
    return Forecast(tuple(foreseen(s, seat, numbers[seat]) for seat in s.seats), tuple(paying))


def foreseen(s: State, seat: Seat, numbers: dict[str, int]) -> SeatForecast:
    """What the round would bring a seat."""
    limit = numbers["limit"] if s.hands[seat] else None
    return SeatForecast(
        seat=seat,
        income=numbers["income"],
        worst=numbers["worst"],
        loot=numbers["loot"],
        limit=limit,
        excess=numbers["excess"],
        excess_points=numbers["excess-points"],
        final=numbers["final"],
        lines=tuple(foretold(numbers, limit)),
    )


def foretold(numbers: dict[str, int], limit: int | None) -> list[Line]:
    """The sentences of a seat's forecast."""
    lines = []
    if numbers["income"]:
        lines.append(line("forecast-income", amount=numbers["income"], worst=numbers["worst"]))
    if numbers["loot"]:
        lines.append(line("forecast-loot", amount=numbers["loot"]))
    if limit is not None:
        lines.append(foretold_limit(limit, numbers["excess"], numbers["excess-points"]))
    return [*lines, line("forecast-final", points=numbers["final"])]


def foretold_limit(limit: int, amount: int, points: int) -> Line:
    """What the cash limit takes."""
    if not amount:
        return line("forecast-limit", limit=limit)
    return line("forecast-excess", limit=limit, amount=amount, points=points)
