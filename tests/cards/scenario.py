"""Scenarios of the card game: a position in a few lines, played with moves as text.

    table = scenario('''
        phase pick
        display cowboy I-3 I-7
        characters 1 sheriff
        picks 1 2
    ''')
    table.play("1 take cowboy", "2 take I-3", "2 place h8")

Four people unless options say otherwise, in round 1; hands and bids that are not written are
filled in: the highest cards are gone, and everyone has bid the lowest of them.
"""

from collections.abc import Sequence

from carson.cards.characters import RULES
from carson.cards.city.city import City, drawn
from carson.cards.game import CARDS_GAME
from carson.cards.ids import (
    CARD_NAMES,
    CARDS,
    FROM_CHARACTER,
    PARCEL_NAMES,
    PARCELS,
    SOURCE_NAMES,
    TERRAIN_COUNT,
    VOCABULARY,
    Card,
    Parcel,
)
from carson.cards.notation import writer
from carson.cards.notation.reader import FIRST_LINE
from carson.cards.options import complete, parse
from carson.cards.powers import ask
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.agenda import Choice, advance, legal, pending, play, why_not
from carson.core.events import Event
from carson.core.moves import CHANCE, Move, Seat
from carson.core.records import read_seat

SHOWN = range(30, 49)
"""From these cards a column is filled."""
ALEX = """
    ..hhh...
    h.hBShD.
    ..OHHhMO
    P.MhBh..
    __...MM.
    __..MmmM
    __.r.MMm
    __..Mhm.
"""
ONE = Seat(0)


class Scenario:
    """A position of the card game and what happened since."""

    def __init__(self, text: str) -> None:
        self.state, self.options = writer.read(text)
        self.log: list[Event] = []
        self.state.log, self.state.given = self.log, []

    def play(self, *lines: str) -> None:
        """Play moves such as `1 take cowboy`, or `* draw I-5` for chance."""
        for line in lines:
            play(self.state, *read_line(line))

    def why(self, line: str) -> str:
        """The code of the reason why a move is refused, or an empty text if it is not."""
        reason = why_not(self.state, *read_line(line))
        return "" if reason is None else reason.code

    def nouns(self, who: int, verb: str) -> list[str]:
        """What a seat, counted from 1, may do with a verb: the nouns of its moves."""
        return self._nouns(Seat(who - 1), verb)

    def nouns_of_chance(self, verb: str) -> list[str]:
        """What chance may do with a verb: the nouns of its moves."""
        return self._nouns(CHANCE, verb)

    def _nouns(self, seat: Seat, verb: str) -> list[str]:
        moves = [move for move in legal(self.state, seat) if move.verb.name == verb]
        return [move.verb.nouns.names[move.noun] for move in moves]

    @property
    def asked(self) -> str:
        """Who is asked what, such as `1 PickCard`; `over` at the end."""
        choice: Choice[State] | None = pending(self.state)
        if choice is None:
            return "over"
        who = " ".join("*" if seat < 0 else str(seat + 1) for seat in choice.seats)
        return f"{who} {type(choice).__name__}"

    @property
    def order(self) -> list[int]:
        """Who picks when, counted from 1."""
        return [seat + 1 for seat in self.state.order]

    def has(self, who: int) -> list[str]:
        """The cards of a seat, counted from 1."""
        return [CARD_NAMES[card] for card, seat in enumerate(self.state.where) if seat == who - 1]

    def city(self, who: int) -> list[str]:
        """The city of a seat as it is drawn."""
        return self.state.cities[who - 1].drawing()

    def happened(self, kind: str) -> list[dict[str, int]]:
        """The events of a kind, as their fields."""
        return [event.named() for event in self.log if event.kind.name == kind]


def read_line(line: str) -> tuple[Seat, Move]:
    """Who does what in a line such as `1 take cowboy`."""
    who, _, text = line.partition(" ")
    seat = read_seat(who)
    assert seat is not None, line
    return seat, VOCABULARY.read(text)


def scenario(text: str) -> Scenario:
    """A position from the lines that matter; the rest is filled in."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    options = [line for line in lines if line.startswith("option ")]
    if not any(line.startswith("option people") for line in options):
        options.insert(0, "option people 4")
    others = [line for line in lines if line not in options]
    others += [line for line in filled(options, others) if not has_line(others, line)]
    return Scenario("\n".join([FIRST_LINE, *options, *others, "end", ""]))


def has_line(lines: Sequence[str], line: str) -> bool:
    """Whether the same thing is said of the same seat."""
    word, who, *_ = line.split()
    same = [other for other in lines if other.split()[0] == word]
    return any(other.split()[1] == who for other in same) if word in ("hand", "bid") else bool(same)


def filled(options: Sequence[str], lines: Sequence[str]) -> list[str]:
    """Backs, a column, hands and bids."""
    chosen = parse(complete(dict([line.split()[1:] for line in options])))
    words = {line.split()[0]: line.split()[1:] for line in lines}
    done = int(words.get("round", ["1"])[0]) - 1
    phase = words.get("phase", ["bid"])[0]
    opened, spent = phase in ("reveal", "pick"), phase in ("reveal", "pick", "sale")
    era = "II" if words.get("era") == ["2"] else "I"
    found = ["backs hat"]
    if phase != "sale":
        named = {word for line in lines for word in line.split()}
        free = [name for number in SHOWN if (name := f"{era}-{number}") not in named]
        found.append(f"display {' '.join(free[: max(5, chosen.seats)])}")
    for seat in range(chosen.seats):
        hand = list(chosen.hand(seat))
        kept = hand[: len(hand) - done - spent]
        bid = next((line.split()[2] for line in lines if line.startswith(f"bid {seat + 1} ")), "")
        if bid and int(bid) in kept:
            kept = [value for value in kept if value != int(bid)] + [hand[-1]]
        found.append(f"hand {seat + 1} {' '.join(map(str, kept))}".strip())
        if opened:
            found.append(f"bid {seat + 1} {hand[len(hand) - done - 1]}")
    return found


# --- cities that are only drawn ---------------------------------------------------------------
def city(text: str) -> City:
    """A city as it is drawn."""
    return drawn([line.strip() for line in text.strip().splitlines()], at("e5"))


def at(name: str) -> Parcel:
    """The parcel of that name."""
    return PARCELS[PARCEL_NAMES.index(name)]


def card(name: str) -> Card:
    """The card of that name."""
    return CARDS[CARD_NAMES.index(name)]


def rule(name: str) -> Rule:
    """The character of that name."""
    return RULES[card(name) - TERRAIN_COUNT]


def owner_of(text: str, *characters: str) -> State:
    """A state in which the first of four people has this city and these characters."""
    s = CARDS_GAME.start(CARDS_GAME.complete({"people": "4"}))
    for name in characters:
        s.take(ONE, card(name))
    s.cities[ONE] = city(text)
    return s


def worth(text: str, *characters: str) -> dict[str, int]:
    """What a city and its owner's characters are worth, by source."""
    s = owner_of(text, *characters)
    return {SOURCE_NAMES[source]: points for source, points in ask.vps(s, ONE).items()}


def total(text: str, *characters: str) -> int:
    """The same in all."""
    return ask.total(owner_of(text, *characters), ONE)


def character_vps(name: str, text: str, *others: str) -> int:
    """What a character is worth to the owner of a city."""
    return worth(text, name, *others)[SOURCE_NAMES[FROM_CHARACTER + card(name) - TERRAIN_COUNT]]


# --- games from the very beginning ------------------------------------------------------------
class Opening(Scenario):
    """A game from its very beginning."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = options
        self.state = CARDS_GAME.start(CARDS_GAME.complete(options))
        self.log = []
        self.state.log = self.log
        advance(self.state)


def opening(*lines: str, people: int = 4, virtual: str = "none") -> Opening:
    """A new game in which these moves have been made."""
    table = Opening({"people": str(people), "virtual": virtual})
    table.play(*lines)
    return table
