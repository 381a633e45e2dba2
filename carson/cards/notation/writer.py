"""Positions as text: every line is a word and what it says, and most may be left out.

    carson cards position 1
    option people 2
    era 1
    round 3
    phase pick
    display cowboy I-3 I-7 I-9 I-12
    backs star
    under indian
    gone banker I-40
    hand 1 2 3 5 9
    characters 1 sheriff lawyer
    cards 3 I-20 singer
    sideways lawyer
    built 1 I-30 h8
    built 1 I-31 j8
    city 1 h8
    | ..M.
    | h.mM
    bid 1 7
    picks 1 2
    end

A city follows from its cards; where it is drawn as well, both must agree. Phases are `power`
with a character, `bid`, `reveal` with a character, `pick` with the seats that still pick, and
`sale`. Cards that are named nowhere are in the piles; those of an earlier era are gone.
"""

from collections.abc import Iterable
from itertools import chain

from carson.cards.city.terrain import cards_of
from carson.cards.ids import (
    BACK_NAMES,
    CARD_NAMES,
    CHARACTER_NAMES,
    PARCEL_NAMES,
    TERRAIN_COUNT,
    Card,
)
from carson.cards.notation.reader import EMPTY_LIST, FIRST_LINE, Reader
from carson.cards.play.bidding import SealBids
from carson.cards.play.pick import LastSale, NextPick, PickCard
from carson.cards.powers.asking import UsePower
from carson.cards.powers.rule import BEFORE_BIDS
from carson.cards.state import GONE, NO_BID, State
from carson.core.agenda import pending
from carson.core.moves import Seat
from carson.core.positions import BadPosition
from carson.core.reasons import Reason


def read(text: str) -> tuple[State, dict[str, str]]:
    """The state that a text describes, ready to play, and its options."""
    reader = Reader(text)
    return reader.read(), reader.options


def write(s: State, options: dict[str, str]) -> str:
    """A position in which someone uses a power, bids, picks or sells; others are refused."""
    lines = [
        FIRST_LINE,
        *(f"option {name} {value}" for name, value in options.items()),
        f"era {s.era}",
        f"round {s.round}",
        *_write_phase(s),
        f"display {_cards(s.display)}",
        f"backs {_words(BACK_NAMES[back] for back in s.backs)}",
        f"under {_cards(s.under)}",
        f"gone {_cards(_gone(s))}",
        f"sideways {_words(_sideways(s))}",
        *chain.from_iterable(_write_seat(s, seat) for seat in s.seats),
    ]
    return "\n".join([*lines, "end", ""])


def _write_phase(s: State) -> list[str]:
    choice = pending(s)
    if isinstance(choice, UsePower):
        rule = s.rule(choice.card)
        return [f"phase {'power' if rule.power == BEFORE_BIDS else 'reveal'} {rule.name}"]
    if isinstance(choice, SealBids) and len(choice.seats) == len(s.people):
        return ["phase bid"]
    if isinstance(choice, PickCard):
        later = [task.seat for task in reversed(s.agenda) if isinstance(task, NextPick)]
        return ["phase pick", f"picks {_seats([choice.seats[0], *later])}"]
    if isinstance(choice, LastSale):
        return ["phase sale", f"picks {_seats(choice.seats)}"]
    raise BadPosition(0, Reason("not-quiet"))


def _write_seat(s: State, seat: Seat) -> list[str]:
    """What lies before a seat."""
    who = seat + 1
    held = [rule.card for rule in s.held[seat]]
    terrain = [Card(card) for card in range(TERRAIN_COUNT) if s.where[card] == seat]
    city = s.cities[seat]
    amounts = {"sold": s.sold, "bid": s.bids, "bonus": s.bonus, "out": s.out, "twice": s.twice}
    return [
        f"hand {who} {_words(map(str, s.values(seat)))}",
        *([f"characters {who} {_cards(held)}"] if held else []),
        *([f"cards {who} {_cards(terrain)}"] if terrain and not s.is_person(seat) else []),
        *(f"{word} {who} {held[seat]}" for word, held in amounts.items() if held[seat] != NO_BID),
        *(f"built {who} {CARD_NAMES[card]} {PARCEL_NAMES[spot]}" for card, spot in city.cards),
        *([f"city {who} {PARCEL_NAMES[city.corner]}"] if city.land else []),
        *(f"| {row}" for row in city.drawing()),
    ]


def _gone(s: State) -> list[Card]:
    """What left the game, but for the terrain of earlier eras."""
    return [
        Card(card)
        for card, where in enumerate(s.where)
        if where == GONE and (card >= TERRAIN_COUNT or card in cards_of(s.era))
    ]


def _sideways(s: State) -> list[str]:
    return [name for name, used in zip(CHARACTER_NAMES, s.sideways, strict=True) if used]


def _cards(cards: Iterable[Card]) -> str:
    return _words(CARD_NAMES[card] for card in cards)


def _seats(seats: Iterable[Seat]) -> str:
    return _words(str(seat + 1) for seat in seats)


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or EMPTY_LIST
