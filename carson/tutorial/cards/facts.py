"""Facts: the numbers that a lesson of the card game speaks of, counted on the table."""

from collections.abc import Sequence

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


def facts(s: State, log: Sequence[Event], move: Move | None) -> Facts:
    """All that the texts of a stop may speak of, before the move that is played there."""
    owners = ("", "one-", "two-", "three-")
    points = {f"{owner}points": ask.total(s, seat) for owner, seat in zip(owners, s.seats)}
    opened = {one.get("seat"): one.get("value") for one in log if one.kind is event.OPENED}
    bids = {f"{owners[seat]}bid": value for seat, value in opened.items()}
    return {**points, **bids} if move is None else {**points, **bids, **gain(s, move)}


def gain(s: State, move: Move) -> Facts:
    """What a card brings in its best place, or the card that is laid where it is laid."""
    cards = column(View(CARDS_GAME, s, PUPIL)).cards
    if move.verb is TAKE:
        name = CARD_NAMES[move.noun]
        return {"gain": gain for card in cards if card.card == name and (gain := card.gain)}
    if move.verb is PLACE:
        name = PARCEL_NAMES[move.noun]
        return {"gain": spot.gain for card in cards for spot in card.spots if spot.parcel == name}
    return {}
