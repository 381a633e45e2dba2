"""Reads a position from its text, line by line; what cannot be is refused with the line."""

from collections.abc import Callable, Sequence
from typing import Final, final

from carson.cards import flow, possible
from carson.cards.bidding import picking_order
from carson.cards.game import new_state
from carson.cards.ids import (
    BACK_NAMES,
    BACKS,
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    ERAS,
    PARCEL_NAMES,
    PARCELS,
    TERRAIN_COUNT,
    TERRAIN_NAMES,
    Card,
)
from carson.cards.pick import LastSale, NextPick
from carson.cards.possible import BadPosition
from carson.cards.powers import AskForPowers
from carson.cards.printed import ROUNDS_PER_ERA
from carson.cards.rule import AFTER_REVEAL, BEFORE_BIDS
from carson.cards.state import GONE, IN_PILE, UNDER, VALUES, State
from carson.cards.terrain import cards_of
from carson.core.agenda import Task, advance
from carson.core.game import BadOption
from carson.core.moves import Seat
from carson.core.reasons import Reason

FIRST_LINE: Final = "carson cards position 1"
EMPTY_LIST: Final = "-"
PHASES: Final = ("power", "bid", "reveal", "pick", "sale")


@final
class Reader:
    """Reads a position line by line, and names the line that is wrong."""

    def __init__(self, text: str) -> None:
        self.lines: Final = [line.split() for line in text.split("\n")]
        self.at = 0
        self.options: dict[str, str] = {}
        self.phase = ["bid"]
        self.picks: list[Seat] = []
        self.drawings: list[tuple[int, Seat, str, list[str]]] = []
        self.words: Final[dict[str, Callable[[State, list[str]], None]]] = {
            "era": self._era,
            "round": self._round,
            "phase": self._phase,
            "display": self._display,
            "backs": self._backs,
            "under": self._under,
            "gone": self._gone,
            "sideways": self._sideways,
            "hand": self._hand,
            "characters": self._characters,
            "cards": self._cards,
            "built": self._built,
            "city": self._city,
            "|": self._row,
            "picks": self._picks,
            "sold": lambda s, words: self._amount(s, s.sold, words, 3),
            "bid": lambda s, words: self._amount(s, s.bids, words, VALUES - 1),
            "bonus": lambda s, words: self._amount(s, s.bonus, words, 99),
            "out": lambda s, words: self._amount(s, s.out, words, 1),
            "twice": lambda s, words: self._amount(s, s.twice, words, 1),
        }

    def fail(self, code: str, **args: int | str) -> BadPosition:
        return BadPosition(self.at + 1, Reason(code, **args))

    def read(self) -> State:
        if self.lines[0] != FIRST_LINE.split():
            raise self.fail("no-position")
        self.at = 1
        s = self._start()
        while self._line() != ["end"]:
            self._read_line(s, self._line())
            self.at += 1
        if any(self.lines[self.at + 1 :]):
            raise self.fail("text-after-end")
        self._derive(s)
        self._compare_drawings(s)
        self._schedule(s)
        advance(s)
        return s

    def _line(self) -> list[str]:
        if self.at >= len(self.lines):
            raise self.fail("cut-off")
        return self.lines[self.at]

    def _start(self) -> State:
        while (line := self._line()) and line[0] == "option":
            if len(line) != 3:
                raise self.fail("strange-line", text=" ".join(line)[:60])
            self.options[line[1]] = line[2]
            self.at += 1
        try:
            s = new_state(self.options)
        except BadOption as error:
            raise BadPosition(self.at, error.reason) from error
        s.era, s.round = 1, 1
        for seat in s.seats:
            s.get_hand(seat)
        return s

    def _read_line(self, s: State, line: list[str]) -> None:
        if not line:
            return
        if line[0] not in self.words:
            raise self.fail("strange-line", text=" ".join(line)[:60])
        self.words[line[0]](s, [word for word in line[1:] if word != EMPTY_LIST])

    def _derive(self, s: State) -> None:
        """Fill in what follows from the rest, and refuse what cannot be."""
        for era in range(1, s.era):
            for card in cards_of(era):
                s.where[card] = GONE if s.where[card] == IN_PILE else s.where[card]
        try:
            possible.check(s, self.phase[0], self.picks)
        except possible.Impossible as error:
            raise BadPosition(self.at + 1, error.reason) from error

    def _compare_drawings(self, s: State) -> None:
        """A city that is drawn is the one that its cards make."""
        for line, seat, corner, rows in self.drawings:
            city = s.cities[seat]
            if (PARCEL_NAMES[city.corner], city.drawing()) != (corner, rows):
                raise BadPosition(line, Reason("city-drawn-otherwise", seat=seat))

    def _schedule(self, s: State) -> None:
        """Put the rest of the round and of the game on the agenda."""
        phase, first = self.phase[0], self._power()
        s.order = picking_order(s) if phase == "pick" else []
        rest: dict[str, tuple[Task[State], ...]] = {
            "power": (AskForPowers(BEFORE_BIDS, first), *flow.BIDS),
            "bid": flow.BIDS,
            "reveal": (AskForPowers(AFTER_REVEAL, first), *flow.PICK),
            "pick": (*(NextPick(seat) for seat in self.picks), *flow.AFTER_PICKING),
        }
        if phase == "sale":
            s.do(*[LastSale(seat) for seat in self.picks or s.people], *flow.END[1:])
        else:
            s.do(*rest[phase], flow.PlayRounds())

    def _power(self) -> int:
        return CHARACTER_NAMES.index(self.phase[1]) if len(self.phase) > 1 else 0

    # --- one method a word ------------------------------------------------------------------
    def _era(self, s: State, words: list[str]) -> None:
        s.era = self._number(words, 1, len(ERAS))

    def _round(self, s: State, words: list[str]) -> None:
        s.round = self._number(words, 1, ROUNDS_PER_ERA)

    def _phase(self, s: State, words: list[str]) -> None:
        if words[:1] not in [[phase] for phase in PHASES] or len(words) > 2:
            known = " ".join(PHASES)
            raise self.fail("unknown-phase", text=" ".join(words)[:40], known=known)
        for word in words[1:]:
            self._index(CHARACTER_NAMES, word)
        self.phase = words

    def _display(self, s: State, words: list[str]) -> None:
        for word in words:
            s.show(self._free_card(s, word))

    def _backs(self, s: State, words: list[str]) -> None:
        s.backs = [BACKS[self._index(BACK_NAMES, word)] for word in words]

    def _under(self, s: State, words: list[str]) -> None:
        s.under = [self._character(s, word) for word in words]
        for card in s.under:
            s.where[card] = UNDER

    def _gone(self, s: State, words: list[str]) -> None:
        for word in words:
            s.where[self._free_card(s, word)] = GONE

    def _sideways(self, s: State, words: list[str]) -> None:
        for word in words:
            s.sideways[self._index(CHARACTER_NAMES, word)] = 1

    def _hand(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for value in range(VALUES):
            s.hand[seat * VALUES + value] = 0
        for word in words[1:]:
            s.hand[seat * VALUES + self._number([word], 1, VALUES - 1)] = 1

    def _characters(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for word in words[1:]:
            s.take(seat, self._character(s, word))

    def _cards(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        if s.is_person(seat):
            raise self.fail("people-build", seat=seat)
        for word in words[1:]:
            s.take(seat, self._free_card(s, word))

    def _built(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        if len(words) != 3 or not s.is_person(seat) or words[1] not in TERRAIN_NAMES:
            raise self.fail("strange-line", text=" ".join(words)[:60])
        card = self._free_card(s, words[1])
        s.take(seat, card)
        s.lay(seat, card, PARCELS[self._index(PARCEL_NAMES, words[2])])

    def _city(self, s: State, words: list[str]) -> None:
        corner = "".join(words[1:])
        self._index(PARCEL_NAMES, corner)
        self.drawings.append((self.at + 1, self._seat(s, words), corner, []))

    def _row(self, s: State, words: list[str]) -> None:
        if not self.drawings or len(words) != 1:
            raise self.fail("strange-line", text=" ".join(words)[:60])
        self.drawings[-1][3].append(words[0])

    def _picks(self, s: State, words: list[str]) -> None:
        self.picks = [self._seat(s, [word]) for word in words]

    def _amount(self, s: State, held: list[int], words: list[str], most: int) -> None:
        held[self._seat(s, words)] = self._number(words[1:], 0, most)

    # --- words that name something ----------------------------------------------------------
    def _number(self, words: list[str], least: int, most: int) -> int:
        text = " ".join(words)
        if not (text.isdecimal() and text.isascii() and least <= int(text) <= most):
            raise self.fail("not-a-number", text=text[:20], least=least, most=most)
        return int(text)

    def _index(self, names: Sequence[str], name: str) -> int:
        if name not in names:
            raise self.fail("unknown-name", text=name[:40])
        return names.index(name)

    def _free_card(self, s: State, name: str) -> Card:
        card = CARDS[self._index(CARD_NAMES, name)]
        if s.where[card] != IN_PILE:
            raise self.fail("card-named-twice", card=card)
        return card

    def _character(self, s: State, name: str) -> Card:
        self._index(CARD_NAMES[TERRAIN_COUNT:], name)
        return self._free_card(s, name)

    def _seat(self, s: State, words: list[str]) -> Seat:
        return s.seats[self._index([str(seat + 1) for seat in s.seats], "".join(words[:1]))]
