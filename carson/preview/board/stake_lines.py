"""The sentences about what a seat's cowboys stand for."""

from collections.abc import Mapping

from carson.board.ids import BUILD_SPACES, PLACE_NAMES, VP_SPACES, Place, is_parcel
from carson.board.state import State
from carson.preview.board.duels import is_placing, outlaw_strength
from carson.preview.report import Line, Odds, Prospect, Stake, line


def stake(s: State, about: Stake) -> list[Line]:
    """What a cowboy stands for, if it is new; otherwise what has changed about it."""
    place = Place(PLACE_NAMES.index(about.place))
    if about.after is None:
        return [line("leaves", place=place)] if is_placing(s) else []
    if about.before is None:
        return [*sold(s, place, about.after), *given(place, about.after), *duel(s, place, about)]
    return [*regained(place, about.before, about.after), *duel(s, place, about)]


# --- what there is to get -------------------------------------------------------------------
def sold(s: State, place: Place, found: Prospect) -> list[Line]:
    """What can be bought there."""
    if place in BUILD_SPACES:
        thing = s.track[place - BUILD_SPACES[0]]
        return [line("sells-tile", thing=thing, amount=found.price)]
    if place in VP_SPACES:
        return [line("sells-points", amount=found.price, count=found.gains[0].most)]
    return [line("sells-land", parcel=place, amount=found.price)] if found.price else []


def given(place: Place, found: Prospect) -> list[Line]:
    """What the place gives to a player who has it alone."""
    if place in VP_SPACES:
        return []
    return [
        line(f"gives-{gain.what}", place=place, amount=span(gain.least, gain.most))
        for gain in found.gains
    ]


def regained(place: Place, before: Prospect, after: Prospect) -> list[Line]:
    """What a place gives, or could sell, more or less than before."""
    code = "now-sells" if place in VP_SPACES else "now-gives"
    most = {gain.what: gain.most for gain in before.gains}
    return [
        line(f"{code}-{gain.what}", place=place, before=most.get(gain.what, 0), after=gain.most)
        for gain in after.gains
        if gain.most != most.get(gain.what, 0)
    ]


def due(cash: int, prices: Mapping[Place, int]) -> list[Line]:
    """What all tiles and parcels that a seat stands for will cost, if there are several."""
    wanted = [
        price
        for place, price in prices.items()
        if price and (is_parcel(place) or place in BUILD_SPACES)
    ]
    return [line("due", amount=sum(wanted), cash=cash)] if len(wanted) > 1 else []


# --- duels ----------------------------------------------------------------------------------
def duel(s: State, place: Place, about: Stake) -> list[Line]:
    """The odds on a place, or how they change."""
    before = about.before.odds if about.before is not None else None
    after = about.after.odds if about.after is not None else None
    if after is None or before == after:
        return []
    if not after.rivals and not outlaw_strength(s, place):
        return [] if about.before is not None else [may_come(place, after)]
    if before is None or not (before.rivals or outlaw_strength(s, place)):
        return [fought(place, after)]
    return changed(place, before, after)


def may_come(place: Place, odds: Odds) -> Line:
    """Nobody is there yet, but someone can still come."""
    return line("may-come", place=place, count=len(odds.comers))


def fought(place: Place, odds: Odds) -> Line:
    """The odds of a duel, with the range in which they can still move."""
    if odds.first is None:
        return line("duel-tiles", place=place, lead=lead_of(odds.lead))
    span_of = span(percent(odds.low), percent(odds.high))
    if odds.first == odds.last:
        return line("duel", place=place, chance=percent(odds.first), range=span_of)
    first, last = percent(odds.first), percent(odds.last)
    if len(odds.undecided) > 1:
        return line("duel-open", place=place, first=first, last=last, range=span_of)
    rival = odds.undecided[0]
    return line("duel-before", place=place, seat=rival, first=first, last=last, range=span_of)


def changed(place: Place, before: Odds, after: Odds) -> list[Line]:
    """How the odds of another duel change."""
    if after.first is None:
        return moved("lead-changes", place, lead_of(before.lead), lead_of(after.lead))
    return moved("odds-change", place, chances(before), chances(after))


def moved(code: str, place: Place, before: str, after: str) -> list[Line]:
    """A sentence about two numbers, if they differ."""
    return [line(code, place=place, before=before, after=after)] if before != after else []


def chances(odds: Odds) -> str:
    """The current odds in percent; both ends while the pass order is open."""
    return span(percent(odds.last), percent(odds.first))


def percent(thousandths: int | None) -> int:
    """Whole percents."""
    return (0 if thousandths is None else thousandths + 5) // 10


def lead_of(lead: int) -> str:
    """A lead with its sign; equals have none."""
    return f"{lead:+d}" if lead else "0"


def span(least: int, most: int) -> str:
    """A number, or the two ends of a range."""
    return str(least) if least == most else f"{least}–{most}"
