"""Planned passes: what a player has decided beforehand, in secret, for their next turn to place.

To pass is final for the round, so a plan is for one pass of one round. It stands beside the log,
not in it: an entry would tell the others that something was planned.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from carson.board.events import PASSED, PLACED
from carson.board.ids import PASS, Place, is_parcel
from carson.board.play.place import PlaceOrPass
from carson.board.state import State
from carson.core.events import Event
from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.core.records import write_seat
from carson.server.http.errors import CONFLICT
from carson.server.http.responses import PassPlan, Stop
from carson.server.store.storage import StoredPlan
from carson.server.tables.commands import refused
from carson.server.tables.log import Moved
from carson.server.tables.room import AnyRoom

NO_PLAN: Final = PassPlan(active=False, stops=[], stopped=None)


def made(room: AnyRoom, seat: Seat, stops: Sequence[Stop], owner: str) -> StoredPlan:
    """A plan to pass, for someone who waits for their turn in this round."""
    state = room.table.state
    if not isinstance(state, State) or not may_plan(room, state, seat):
        raise refused(room, CONFLICT, Reason("no-plan-now"))
    known = list(dict.fromkeys(stops))
    return StoredPlan(owner=owner, since=room.sequence, round=state.round, stops=known)


def may_plan(room: AnyRoom, state: State, seat: Seat) -> bool:
    """Whether others place while the seat waits, and it will have another turn."""
    is_placing = isinstance(room.table.pending, PlaceOrPass)
    waits = seat not in room.to_move and seat not in state.passed
    return room.begun and is_placing and waits and room.seats[seat].answers


def asked(room: AnyRoom) -> Seat | None:
    """The person who is asked to place or pass, if someone is."""
    if not isinstance(room.table.pending, PlaceOrPass):
        return None
    return next((seat for seat in room.to_move if room.seats[seat].answers), None)


def is_past(room: AnyRoom, seat: Seat, plan: StoredPlan) -> bool:
    """Whether the round of a plan is over, at least for its seat, or someone else sits there."""
    state = room.table.state
    if not isinstance(state, State) or not room.seats[seat].is_owned_by(plan.owner):
        return True
    return state.round != plan.round or seat in state.passed


def stop_of(room: AnyRoom, seat: Seat, plan: StoredPlan) -> Stop | None:
    """What has happened since that ends a plan, if something has."""
    state = room.table.state
    assert isinstance(state, State)
    events = list(standing_events(room, plan.since))
    if "visited" in plan.stops and any(is_visit(state, seat, event) for event in events):
        return "visited"
    if "passed" in plan.stops and any(is_pass(seat, event) for event in events):
        return "passed"
    return None


def standing_events(room: AnyRoom, since: int) -> Iterable[Event]:
    """What happened after an entry and was not taken back."""
    stands = {made.sequence for made in room.moves}
    for step in room.steps[since:]:
        if step.entry.sequence in stands:
            yield from step.events


def is_visit(state: State, seat: Seat, event: Event) -> bool:
    """Whether someone else came to a place where the seat stands, or which it owns."""
    if event.kind is not PLACED or event.get("seat") == seat:
        return False
    place = Place(event.get("place"))
    owns = is_parcel(place) and state.owner[place] == seat
    return owns or any(cowboy.seat == seat for cowboy in state.at(place))


def is_pass(seat: Seat, event: Event) -> bool:
    """Whether someone else has passed."""
    return event.kind is PASSED and event.get("seat") != seat


def passed(seat: Seat) -> Moved:
    """The pass that was planned."""
    return Moved(seat=seat, lines=[f"{write_seat(seat)} {PASS.of()}"], by="plan")


def shown(plan: StoredPlan | None) -> PassPlan:
    """A plan as its owner sees it."""
    if plan is None:
        return NO_PLAN
    return PassPlan(active=plan.stopped is None, stops=plan.stops, stopped=plan.stopped)
