"""The sentences of a preview of the board game."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from typing import Final

from carson.board.ids import NOTHING, PARCEL_NAMES, PARCELS, Parcel
from carson.board.map import town
from carson.board.powers import ask
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.preview.board.stake_lines import stake
from carson.preview.report import Change, Line, ParcelChange, Preview, Stake, line

OWN: Final = (
    *("roads", "revolvers", "dynamite", "horses", "firepower", "limit", "points", "loot"),
    "final",
)
"""What is told of the seat itself, in this order, after its money."""
OTHERS: Final = ("cash", "points", "final")
"""What is told of the others."""


def told(
    before: State, after: State, seat: Seat, preview: Preview, numbers: Mapping[str, int]
) -> list[Line]:
    """All sentences, the weightiest first; the numbers are those of the seat after the move."""
    return [
        *money(preview.changes, seat),
        *passing(before, after, seat),
        *chain.from_iterable(stake(after, each) for each in newest_first(preview.stakes)),
        *on_the_map(before, after, seat),
        *own(preview.changes, seat),
        *earnings(preview.changes, seat, numbers),
        *surplus(preview.changes, seat, numbers),
        *[income(after, change) for change in preview.incomes if change.before],
        *others(preview.changes, seat),
        *parcels_with("prices", preview.prices),
        *connected(preview.connected),
    ]


# --- the seats ------------------------------------------------------------------------------
def money(changes: Iterable[Change], seat: Seat) -> list[Line]:
    """What the seat pays or gets now, and what it has then."""
    for change in changes:
        if change.what == "cash" and change.seat == seat:
            amount = change.after - change.before
            code = "gets" if amount > 0 else "pays"
            return [line(code, amount=abs(amount), left=change.after)]
    return []


def own(changes: Sequence[Change], seat: Seat) -> list[Line]:
    """The other numbers of the seat, before and after."""
    known = {change.what: change for change in changes if change.seat == seat}
    return [
        line(what, before=known[what].before, after=known[what].after)
        for what in OWN
        if what in known
    ]


def earnings(changes: Iterable[Change], seat: Seat, numbers: Mapping[str, int]) -> list[Line]:
    """The income of a player's buildings in this round, and the worst that can become of it."""
    for change in changes:
        if change.seat == seat and change.what in ("income", "worst"):
            before = change.before if change.what == "income" else numbers["income"]
            after, worst = numbers["income"], numbers["worst"]
            return [line("income", before=before, after=after, worst=worst)]
    return []


def surplus(changes: Iterable[Change], seat: Seat, numbers: Mapping[str, int]) -> list[Line]:
    """What the cash limit takes at the end of the round, if the move changes that."""
    if all(change.seat != seat or change.what != "excess" for change in changes):
        return []
    amount, points = numbers["excess"], numbers["excess-points"]
    return [line("excess", limit=numbers["limit"], amount=amount, points=points)]


def others(changes: Iterable[Change], seat: Seat) -> list[Line]:
    """The numbers of the other players, before and after."""
    return [
        line(f"other-{change.what}", seat=change.seat, before=change.before, after=change.after)
        for change in changes
        if change.seat != seat and change.what in OTHERS
    ]


def passing(before: State, after: State, seat: Seat) -> list[Line]:
    """The place in the pass order, and the cowboys that stay at home."""
    if seat in before.passed or seat not in after.passed:
        return []
    return [line("passes", rank=after.passed.index(seat) + 1, count=after.home[seat])]


def newest_first(stakes: Iterable[Stake]) -> list[Stake]:
    """The place of a cowboy just placed before the others."""
    return sorted(stakes, key=lambda each: each.before is not None)


# --- the town -------------------------------------------------------------------------------
def on_the_map(before: State, after: State, seat: Seat) -> list[Line]:
    """Whose land it becomes, what is built, and where an Outlaw rides."""
    found = []
    for parcel in PARCELS:
        if after.owner[parcel] not in (before.owner[parcel], NOBODY):
            found.append(claimed(after.owner[parcel], parcel, seat))
        if after.on[parcel] != before.on[parcel]:
            found.append(built(after, parcel))
        if after.outlaws[parcel] > before.outlaws[parcel]:
            found.append(line("outlaw-comes", parcel=parcel))
    return found


def claimed(owner: Seat, parcel: Parcel, seat: Seat) -> Line:
    """Who gets a parcel."""
    if owner == seat:
        return line("claims", parcel=parcel)
    return line("other-claims", seat=owner, parcel=parcel)


def built(s: State, parcel: Parcel) -> Line:
    """What stands on a parcel now."""
    if s.on[parcel] == NOTHING:
        return line("cleared", parcel=parcel)
    if s.owner[parcel] != NOBODY and town.is_building(s.on[parcel]):
        return line("pays-there", thing=s.on[parcel], parcel=parcel, amount=ask.income(s, parcel))
    return line("stands", thing=s.on[parcel], parcel=parcel)


def income(s: State, change: ParcelChange) -> Line:
    """The changed income of a building."""
    parcel = PARCEL_NAMES.index(change.parcel)
    return line(
        "income-of",
        seat=change.owner,
        thing=s.on[parcel],
        parcel=parcel,
        before=change.before,
        after=change.after,
    )


def parcels_with(code: str, changes: Sequence[ParcelChange]) -> list[Line]:
    """Parcels with their numbers before and after, in one sentence."""
    parts = [f"{change.parcel} ${change.before} → ${change.after}" for change in changes]
    return [line(code, list=", ".join(parts))] if parts else []


def connected(parcels: Sequence[str]) -> list[Line]:
    """Parcels that a road touches then."""
    return [line("connected", list=", ".join(parcels))] if parcels else []
