"""Facts: the numbers that a lesson speaks of, counted on the table where it is given."""

from collections.abc import Mapping, Sequence
from typing import Final

from carson.board import events as event
from carson.board.game import BOARD_GAME
from carson.board.ids import CLAIM, PARCELS, PLACE, POINTS, TAKE_CARD, Parcel, Place, place_of
from carson.board.map.buildings import BUILDINGS
from carson.board.play.build import BuyBuilding
from carson.board.play.income import StealOrNot
from carson.board.play.spaces import BuyPoints
from carson.board.powers import ask
from carson.board.printed import vp_price
from carson.board.state import State
from carson.core.agenda import pending
from carson.core.events import Event, Kind
from carson.core.moves import Move, Seat
from carson.preview.board.duels import is_contested, odds
from carson.preview.board.prospects import price
from carson.tutorial.script import PUPIL, Facts

RIVAL: Final = Seat(1)


def facts(s: State, log: Sequence[Event], move: Move | None) -> Facts:
    """Everything the texts of a stop may mention, before the move that is played there."""
    found = {**supplies(s), **incomes(s), **limits(s), **duels(s)}
    found |= told(log, event.FOUGHT, {"die": "die", "firepower": "power", "total": "total"})
    found |= told(log, event.EXCESS_SPENT, {"amount": "spent"})
    return found if move is None else found | about(s, move)


def both(name: str, mine: int, theirs: int) -> Facts:
    """A number of the player, and the same number of the rival."""
    return {name: mine, f"their-{name}": theirs}


def supplies(s: State) -> Facts:
    """What lies before the players, and their points."""
    points = [sum(by_seat[seat] for by_seat in BOARD_GAME.scores(s).values()) for seat in s.seats]
    return {
        **both("cash", s.cash[PUPIL], s.cash[RIVAL]),
        **both("cowboys", s.home[PUPIL], s.home[RIVAL]),
        **both("revolvers", s.revolvers[PUPIL], s.revolvers[RIVAL]),
        **both("firepower", ask.firepower(s, PUPIL), ask.firepower(s, RIVAL)),
        **both("points", points[PUPIL], points[RIVAL]),
    }


def limits(s: State) -> Facts:
    """The cash limits of those who have a character."""
    if not all(s.hands[seat] for seat in (PUPIL, RIVAL)):
        return {}
    return both("limit", ask.cash_limit(s, PUPIL), ask.cash_limit(s, RIVAL))


def incomes(s: State) -> Facts:
    """What the buildings of each player pay, and the best one of the player's own."""
    mine, theirs = paid_to(s, PUPIL), paid_to(s, RIVAL)
    return {**both("income", sum(mine), sum(theirs)), "best": max(mine, default=0)}


def paid_to(s: State, seat: Seat) -> list[int]:
    """What each building of a seat pays."""
    own = [parcel for parcel in PARCELS if s.owner[parcel] == seat and s.on[parcel] in BUILDINGS]
    return [ask.tile_income(s, parcel) for parcel in own]


def duels(s: State) -> Facts:
    """The player's odds in percent, if they pass before the rival or after."""
    for cowboy in s.cowboys:
        if cowboy.seat == PUPIL and is_contested(s, cowboy.place):
            found = odds(s, PUPIL, cowboy.place)
            if found is not None and found.first is not None and found.last is not None:
                return {"odds": per_cent(found.first), "late-odds": per_cent(found.last)}
    return {}


def per_cent(thousandths: int) -> int:
    """Rounded as usual."""
    return (thousandths + 5) // 10


def told(log: Sequence[Event], kind: Kind, names: Mapping[str, str]) -> Facts:
    """What the last event of a kind says of each player."""
    last = {one.get("seat"): one.named() for one in log if one.kind is kind}
    return {
        ("" if seat == PUPIL else "their-") + name: said[field]
        for seat, said in last.items()
        for field, name in names.items()
    }


def about(s: State, move: Move) -> Facts:
    """What the move costs or brings."""
    choice = pending(s)
    if move.verb is TAKE_CARD:
        chosen = s.rules[move.noun]
        return {} if chosen is None else {"limit": chosen.cash_limit}
    if move.verb in (PLACE, CLAIM):
        return on_place(s, place_of(move))
    if move.verb is POINTS and isinstance(choice, BuyPoints):
        cost = move.noun * vp_price(choice.place)
        return {"amount": move.noun, "cost": cost, "rest": s.cash[PUPIL] - cost}
    if isinstance(choice, BuyBuilding | StealOrNot):
        return on_place(s, choice.place if isinstance(choice, BuyBuilding) else choice.parcel)
    return {}


def on_place(s: State, place: Place) -> Facts:
    """The price there, or what an attacked building pays and what half of it is."""
    if place in PARCELS and s.on[place] in BUILDINGS:
        income = ask.tile_income(s, Parcel(place))
        return {"stake": income, "loot": income // 2}
    return {"price": price(s, PUPIL, place)}
