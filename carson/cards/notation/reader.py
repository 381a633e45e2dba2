"""Reads a position from its text, line by line; what cannot be is refused with the line."""

from typing import Final, final

from carson.cards.city.ground import SPOTS, has
from carson.cards.city.terrain import cards_of
from carson.cards.game import new_state
from carson.cards.ids import (
    BACK_NAMES,
    BACKS,
    CARD_NAMES,
    CARDS,
    CHARACTER_NAMES,
    ERAS,
    HIGHEST_BID,
    PARCEL_NAMES,
    PARCELS,
    TERRAIN_COUNT,
    TERRAIN_NAMES,
    Card,
)
from carson.cards.notation import consistency
from carson.cards.play import flow
from carson.cards.play.bidding import picking_order
from carson.cards.play.pick import LastSale, NextPick
from carson.cards.powers.asking import AskForPowers
from carson.cards.powers.rule import AFTER_REVEAL, BEFORE_BIDS
from carson.cards.printed import ROUNDS_PER_ERA
from carson.cards.state import GONE, IN_PILE, UNDER, State
from carson.core.agenda import Task
from carson.core.moves import Seat
from carson.core.positions import BadPosition, PositionReader
from carson.core.reasons import Reason
from carson.core.values import replaced

FIRST_LINE: Final = "carson cards position 1"
EMPTY_LIST: Final = "-"
PHASES: Final = ("power", "bid", "reveal", "pick", "sale")


@final
class Reader(PositionReader[State]):
    """Reads a position line by line, and names the line that is wrong."""

    first_line = FIRST_LINE
    once = frozenset(("era", "round", "phase", "backs", "picks"))
    once_each = frozenset(("hand", "city", "sold", "bid", "bonus", "out", "twice"))

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.phase = ["bid"]
        self.picks: list[Seat] = []
        self.drawings: list[tuple[int, Seat, str, list[str]]] = []
        self.words = {
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
            "sold": self._sold,
            "bid": self._bid,
            "bonus": self._bonus,
            "out": self._out,
            "twice": self._twice,
        }

    def start(self) -> State:
        s = new_state(self.options)
        s.era, s.round = 1, 1
        for seat in s.seats:
            s.get_hand(seat)
        return s

    def said(self, words: list[str]) -> list[str]:
        return [word for word in words if word != EMPTY_LIST]

    def derive(self, s: State) -> None:
        for era in range(1, s.era):
            for card in cards_of(era):
                s.where[card] = GONE if s.where[card] == IN_PILE else s.where[card]
        consistency.check(s, self.phase[0], self.picks)
        self._compare_drawings(s)

    def _compare_drawings(self, s: State) -> None:
        """A city that is drawn is the one that its cards make."""
        for line, seat, corner, rows in self.drawings:
            city = s.cities[seat]
            if (PARCEL_NAMES[city.corner], city.drawing()) != (corner, rows):
                raise BadPosition(line, Reason("city-drawn-otherwise", seat=seat))

    def schedule(self, s: State) -> None:
        phase, first = self.phase[0], self._power()
        s.order = picking_order(s) if phase == "pick" else ()
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
        s.era = self.number(words, 1, len(ERAS))

    def _round(self, s: State, words: list[str]) -> None:
        s.round = self.number(words, 1, ROUNDS_PER_ERA)

    def _phase(self, s: State, words: list[str]) -> None:
        if words[:1] not in [[phase] for phase in PHASES] or len(words) > 2:
            known = " ".join(PHASES)
            raise self.fail("unknown-phase", text=" ".join(words)[:40], known=known)
        who = [CHARACTER_NAMES[self.index(CHARACTER_NAMES, word)] for word in words[1:]]
        self.phase = [*words[:1], *who]

    def _display(self, s: State, words: list[str]) -> None:
        for word in words:
            s.show(self._free_card(s, word))

    def _backs(self, s: State, words: list[str]) -> None:
        s.backs = tuple(BACKS[self.index(BACK_NAMES, word)] for word in words)

    def _under(self, s: State, words: list[str]) -> None:
        s.under = tuple(self._character(s, word) for word in words)
        for card in s.under:
            s.where[card] = UNDER

    def _gone(self, s: State, words: list[str]) -> None:
        for word in words:
            s.where[self._free_card(s, word)] = GONE

    def _sideways(self, s: State, words: list[str]) -> None:
        for word in words:
            s.sideways = replaced(s.sideways, self.index(CHARACTER_NAMES, word), 1)

    def _hand(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        values = {self.number([word], 1, HIGHEST_BID) for word in words[1:]}
        s.hand[seat] = tuple(sorted(values))

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
            raise self.strange(words)
        card, spot = self._free_card(s, words[1]), PARCELS[self.index(PARCEL_NAMES, words[2])]
        if not has(SPOTS, spot):
            raise self.fail("outside-the-ground", parcel=spot)
        s.take(seat, card)
        s.lay(seat, card, spot)

    def _city(self, s: State, words: list[str]) -> None:
        corner = "".join(words[1:])
        self.index(PARCEL_NAMES, corner)
        self.drawings.append((self.at + 1, self._seat(s, words), corner, []))

    def _row(self, s: State, words: list[str]) -> None:
        if not self.drawings or len(words) != 1:
            raise self.strange(words)
        self.drawings[-1][3].append(words[0])

    def _picks(self, s: State, words: list[str]) -> None:
        self.picks = [self._seat(s, [word]) for word in words]

    def _sold(self, s: State, words: list[str]) -> None:
        s.sold = replaced(s.sold, self._seat(s, words), self.number(words[1:], 0, 3))

    def _bid(self, s: State, words: list[str]) -> None:
        s.bids[self._seat(s, words)] = self.number(words[1:], 0, HIGHEST_BID)

    def _bonus(self, s: State, words: list[str]) -> None:
        s.bonus = replaced(s.bonus, self._seat(s, words), self.number(words[1:], 0, 99))

    def _out(self, s: State, words: list[str]) -> None:
        s.out = replaced(s.out, self._seat(s, words), self.number(words[1:], 0, 1))

    def _twice(self, s: State, words: list[str]) -> None:
        s.twice = replaced(s.twice, self._seat(s, words), self.number(words[1:], 0, 1))

    # --- words that name something ----------------------------------------------------------
    def _free_card(self, s: State, name: str) -> Card:
        card = CARDS[self.index(CARD_NAMES, name)]
        if s.where[card] != IN_PILE:
            raise self.fail("card-named-twice", card=card)
        return card

    def _character(self, s: State, name: str) -> Card:
        self.index(CARD_NAMES[TERRAIN_COUNT:], name)
        return self._free_card(s, name)

    def _seat(self, s: State, words: list[str]) -> Seat:
        return self.seat_of(s.seats, words)
