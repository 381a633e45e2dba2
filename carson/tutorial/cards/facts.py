"""Facts: the numbers that a lesson of the card game speaks of, counted on the table."""

from collections.abc import Sequence
from typing import Final

from carson.cards import events as event
from carson.cards.game import CARDS_GAME
from carson.cards.ids import CARD_NAMES, PARCEL_NAMES, PLACE, TAKE
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.events import Event
from carson.core.moves import Move
from carson.core.views import View
from carson.preview.cards.column import column
from carson.tutorial.script import PUPIL, Facts

OWNERS: Final = ("", "one-", "two-", "three-")
"""What the numbers of each seat begin with."""


def facts(s: State, log: Sequence[Event], move: Move | None) -> Facts:
    """Everything the texts of a stop may mention, before the move that is played there."""
    points = {f"{OWNERS[seat]}points": ask.total(s, seat) for seat in s.seats}
    opened = {one.get("seat"): one.get("value") for one in log if one.kind is event.OPENED}
    bids = {f"{OWNERS[seat]}bid": value for seat, value in opened.items()}
    gain = None if move is None else gain_of(s, move)
    return points | bids if gain is None else {**points, **bids, "gain": gain}


def gain_of(s: State, move: Move) -> int | None:
    """What a card brings in its best place, or the card that is laid where it is laid."""
    cards = column(View(CARDS_GAME, s, PUPIL)).cards
    if move.verb is TAKE:
        return next(card.gain for card in cards if card.card == CARD_NAMES[move.noun])
    if move.verb is PLACE:
        spots = {spot.parcel: spot.gain for card in cards for spot in card.spots}
        return spots[PARCEL_NAMES[move.noun]]
    return None
