"""The menu of the card game: bids, cards of the column, places, powers."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from carson.cards.ids import (
    BID,
    CARDS,
    PARCEL_NAMES,
    PLACE,
    TAKE,
    Parcel,
)
from carson.cards.play.taking import PlaceCard
from carson.cards.state import State
from carson.core.moves import Move
from carson.i18n.texts import Texts
from carson.story.asked import Asked
from carson.story.cards.gains import gains, has_place, signed
from carson.story.cards.moves import described
from carson.terminal import marks
from carson.terminal.menu import Entry, Menu, number_ranges

BEST: Final = 3
"""This many kinds of places are listed in the brief menu."""


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
    """The line of one move; a card for which there is no place stands out."""
    useless = move.verb is TAKE and not has_place(asked.state, asked.seat, CARDS[move.noun])
    style = marks.ALERT if useless else ""
    return Entry(str(number), str(move), described(asked, move, texts), style)
