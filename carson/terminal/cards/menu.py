"""The menu of the card game: bids, cards of the column, places, powers."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from carson.cards.ids import (
    BID,
    CARDS,
    FETCH,
    PARCEL_NAMES,
    PLACE,
    SELL,
    TAKE,
    TERRAIN_COUNT,
    USE,
    Card,
    Parcel,
)
from carson.cards.play.taking import PlaceCard
from carson.cards.state import State
from carson.core.moves import Move, Seat
from carson.i18n.texts import Texts
from carson.i18n.words.cards import elements
from carson.terminal import marks
from carson.terminal.cards.city import signed
from carson.terminal.cards.gains import gain_of_character, gain_of_sale, gains
from carson.terminal.face import Asked
from carson.terminal.menu import Entry, Menu, number_ranges

BEST: Final = 3
"""So many kinds of places are listed in the brief menu."""


def build(asked: Asked[State], texts: Texts, brief: bool = False) -> Menu:
    """The menu of a question."""
    numbers = numbering(asked)
    entries: list[Entry] = []
    for verb, row in groupby(ordered(asked), key=lambda move: move.verb):
        moves = list(row)
        if verb is BID:
            entries.append(bids(moves, texts))
        elif verb is PLACE:
            entries.append(places(asked, texts, brief))
        else:
            entries += [entry(asked, move, numbers.get(move, 0), texts) for move in moves]
    return Menu(entries, {number: move for move, number in numbers.items()})


def ordered(asked: Asked[State]) -> list[Move]:
    """The moves as they are listed: the cards of the column in its order, then the rest."""
    takes = [move for move in asked.moves if move.verb is TAKE]
    takes.sort(key=lambda move: asked.state.display.index(CARDS[move.noun]))
    return takes + [move for move in asked.moves if move.verb is not TAKE]


def numbering(asked: Asked[State]) -> dict[Move, int]:
    """Bids by their values, all others from 1 on; places have coordinates."""
    if any(move.verb is BID for move in asked.moves):
        return {move: move.noun for move in asked.moves}
    moves = [move for move in ordered(asked) if move.verb is not PLACE]
    return {move: number for number, move in enumerate(moves, 1)}


def bids(moves: Sequence[Move], texts: Texts) -> Entry:
    """All auction cards in one line."""
    ranges = number_ranges([move.noun for move in moves])
    return Entry("", f"{BID} {ranges}", texts.verb(BID))


def places(asked: Asked[State], texts: Texts, brief: bool) -> Entry:
    """All places for a card, those that bring most first."""
    assert isinstance(asked.choice, PlaceCard)
    found = gains(asked.state, asked.seat, asked.choice.card)
    steps = sorted(set(found.values()), reverse=True)
    parts = [
        f"{signed(gain)}: {listed([spot for spot in found if found[spot] == gain])}"
        for gain in (steps[:BEST] if brief else steps)
    ]
    more = [texts.say("menu-more-places")] if brief and len(steps) > BEST else []
    return Entry("", f"{PLACE} …", " · ".join([*parts, *more]))


def listed(spots: Sequence[Parcel]) -> str:
    """Places by their coordinates."""
    return " ".join(PARCEL_NAMES[spot] for spot in spots)


def entry(asked: Asked[State], move: Move, number: int, texts: Texts) -> Entry:
    """The line of one move."""
    text, style = described(asked, move, texts)
    return Entry(str(number), str(move), text, style)


def describe(asked: Asked[State], texts: Texts) -> dict[Move, str]:
    """What each move does; for the places of a card, what it would bring there."""
    found = {move: described(asked, move, texts)[0] for move in asked.moves}
    if isinstance(asked.choice, PlaceCard):
        bring = gains(asked.state, asked.seat, asked.choice.card)
        found |= {
            PLACE.of(spot): texts.say("do-place-card", gain=signed(gain))
            for spot, gain in bring.items()
        }
    return found


def described(asked: Asked[State], move: Move, texts: Texts) -> tuple[str, str]:
    """What a move does, and how that is shown."""
    s, seat = asked.state, asked.seat
    if move.verb in (USE, FETCH):
        return character(s, CARDS[TERRAIN_COUNT + move.noun], texts), ""
    if move.verb is SELL:
        gain = gain_of_sale(s, seat, CARDS[move.noun])
        shown = elements(CARDS[move.noun], texts)
        return texts.say("do-sell", cards=shown, gain=signed(gain)), ""
    if move.verb is TAKE:
        return taken(s, seat, CARDS[move.noun], texts)
    key = f"do-{move.verb.name}-{type(asked.choice).__name__}"
    return texts.say(key) if texts.has(key) else texts.verb(move.verb), ""


def taken(s: State, seat: Seat, card: Card, texts: Texts) -> tuple[str, str]:
    """What a card of the column would bring; that there is no place for it stands out."""
    if card >= TERRAIN_COUNT:
        gain = signed(gain_of_character(s, seat, card))
        return texts.say("do-take-character", power=character(s, card, texts), gain=gain), ""
    shown = elements(card, texts)
    found = gains(s, seat, card)
    if not found:
        return texts.say("do-take-no-place", cards=shown), marks.ALERT
    return texts.say("do-take-terrain", cards=shown, gain=signed(max(found.values()))), ""


def character(s: State, card: Card, texts: Texts) -> str:
    """What a character does."""
    return texts.say(f"about-card-{s.rule(card).name}")
