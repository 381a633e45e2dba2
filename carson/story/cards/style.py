"""How the card game tells its story."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from carson.core.events import Event
from carson.story.telling import Style

ANSWERED: Final = "answered"
FIRST_ERA: Final = 1


def sort_out(events: Sequence[Event]) -> list[Event]:
    """Leave out what was no choice, unless it is a bid, and hands that are dealt, not returned."""
    forced = {
        id(event)
        for event, after in pairwise(events)
        if event.kind.name == ANSWERED and after.kind.name == "bid-sealed"
    }
    era, told = 0, []
    for event in events:
        kind = event.kind.name
        if kind == "era-began":
            era = event.named()["era"]
        is_dealt = era == FIRST_ERA and kind in ("era-began", "hand-back")
        if not is_dealt and (kind != ANSWERED or id(event) in forced):
            told.append(event)
    return told


def nuance(_events: Sequence[Event], event: Event) -> str:
    """Only a bid that was no choice is told."""
    return ".bid" if event.kind.name == ANSWERED else ""


CARDS_STYLE: Final = Style(
    silent=frozenset({"back-shown", "bid-sealed", "power-passed", "card-scored"}),
    said_before=frozenset(),
    said_after=frozenset({("took", "laid"), ("took", "no-room")}),
    listed=frozenset(
        {
            *("terrain-drawn", "bid-opened", "pick-order", "left-over"),
            *("hand-back", "upright"),
        }
    ),
    joined={},
    headings=frozenset({"card-round-began"}),
    sort_out=sort_out,
    nuance=nuance,
)
