"""The numbers that matter most about a move of the board game, for those who read no sentences."""

from collections.abc import Iterable, Sequence
from typing import Final

from carson.board.ids import BUILD_SPACES, PLACE_NAMES, THING_NAMES, VP_SPACES, Place, is_parcel
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.preview.board.lines import newest_first
from carson.preview.board.stake_lines import percent
from carson.preview.report import Change, Chip, Line, Odds, Preview, Prospect, Stake

OWN: Final = (
    *("cash", "points", "income", "loot", "firepower", "roads", "revolvers", "dynamite"),
    *("horses", "limit", "excess", "final"),
)
"""What is told of the seat itself, the weightiest first."""
OTHERS: Final = ("cash", "points", "final")
"""What is told of the others."""
SAID: Final = {
    "second-roll": ("odds", "chance"),
    "steals": ("loot", "amount"),
    "bids": ("bid", "amount"),
    "tile": ("total", "total"),
    "tile-rival": ("total", "total"),
    "passes": ("rank", "rank"),
    "due": ("due", "amount"),
}
"""The sentences that one number says as well: what it is, and which of their arguments."""


def chips(s: State, seat: Seat, found: Preview, lines: Iterable[Line]) -> tuple[Chip, ...]:
    """What a move changes, the weightiest first, after what was said of it in sentences."""
    stakes = newest_first(found.stakes)
    return (
        *[spoken(each) for each in lines if each.code in SAID],
        *[chip for stake in stakes for chip in wanted(s, stake)],
        *own(found.changes, seat),
        *[chip for stake in stakes for chip in elsewhere(stake)],
        *others(found.changes, seat),
    )


def spoken(told: Line) -> Chip:
    """A sentence as its number."""
    what, name = SAID[told.code]
    seat, number = told.args.get("seat", NOBODY), told.args[name]
    assert isinstance(number, int), "these sentences count"
    assert isinstance(seat, int), "a seat is a number"
    return Chip(what, number, number, seat=seat)


# --- places ---------------------------------------------------------------------------------
def wanted(s: State, stake: Stake) -> list[Chip]:
    """What a cowboy just placed can buy, gets and risks."""
    if stake.before is not None or stake.after is None:
        return []
    place = Place(PLACE_NAMES.index(stake.place))
    return [*cost(s, place, stake.after), *gained(place, stake.after), *risk(stake.after.odds)]


def cost(s: State, place: Place, found: Prospect) -> list[Chip]:
    """The price, and of what."""
    if not found.price:
        return []
    return [Chip("price", found.price, found.price, thing=sold(s, place))]


def sold(s: State, place: Place) -> str:
    """What a place sells: a building, a victory point, or land with what is on it."""
    if place in VP_SPACES:
        return "vp"
    thing = s.on[place] if is_parcel(place) else s.track[place - BUILD_SPACES[0]]
    return THING_NAMES[thing]


def gained(place: Place, found: Prospect) -> list[Chip]:
    """What the place gives; what is for sale there is no gift."""
    if place in VP_SPACES:
        return []
    return [Chip(f"gain-{gain.what}", gain.least, gain.most) for gain in found.gains]


def risk(odds: Odds | None) -> list[Chip]:
    """The odds of a duel, in per cent; with duel tiles the lead in firepower."""
    if odds is None or not odds.rivals:
        return []
    if odds.first is None:
        return [Chip("lead", odds.lead, odds.lead)]
    return [Chip("odds", *chances(odds))]


def chances(odds: Odds) -> tuple[int, int]:
    """The odds in per cent, at worst and at best, depending on who passes first."""
    both = sorted((percent(odds.first), percent(odds.last)))
    return both[0], both[1]


def elsewhere(stake: Stake) -> list[Chip]:
    """How the odds of another duel change."""
    before = stake.before.odds if stake.before is not None else None
    after = stake.after.odds if stake.after is not None else None
    if before is None or after is None or not after.rivals or after.first is None:
        return []
    was, now = chances(before), chances(after)
    return [] if was == now else [Chip("odds", *now, before=was[0], place=stake.place)]


# --- numbers of the seats -------------------------------------------------------------------
def own(changes: Sequence[Change], seat: Seat) -> list[Chip]:
    """What the seat has before and after; points at the end only if they are other points."""
    known = {change.what: change for change in changes if change.seat == seat}
    return [known[what].as_chip() for what in OWN if what in known and not is_told(known, what)]


def is_told(known: dict[str, Change], what: str) -> bool:
    """Whether the points at the end change by no more than the current ones."""
    if what != "final" or "points" not in known:
        return False
    now, then = known["points"], known["final"]
    return then.after - then.before == now.after - now.before


def others(changes: Sequence[Change], seat: Seat) -> list[Chip]:
    """What the others get or lose."""
    return [
        change.as_chip(change.seat)
        for change in changes
        if change.seat != seat and change.what in OTHERS
    ]
