"""Reads a position from its text, line by line; what cannot be is refused with the line."""

from collections.abc import Callable, Iterable
from typing import Final, final

from carson.board import flow, possible
from carson.board.choose import ChooseCharacter
from carson.board.close import SpendExcess
from carson.board.game import new_state
from carson.board.ids import (
    CARD_NAMES,
    EDGE_ALIASES,
    ENCLOSURES,
    NOTHING,
    PARCEL_NAMES,
    PARCELS,
    PLACE_NAMES,
    RANCH,
    RIVER,
    SOURCE_COUNT,
    SOURCE_NAMES,
    THING_COUNT,
    THING_NAMES,
    Edge,
    Parcel,
    Place,
    Thing,
)
from carson.board.options import POWERS
from carson.board.pieces import COWBOY, PIECES, Piece
from carson.board.possible import BadPosition
from carson.board.printed import DUEL_TILE_KINDS
from carson.board.state import State
from carson.core.agenda import advance
from carson.core.game import BadOption
from carson.core.moves import NOBODY, Seat
from carson.core.reasons import Reason

FIRST_LINE: Final = "carson position 1"
EMPTY: Final = "-"
PLAYER_WORDS: Final = (
    *(
        "powers",
        "horses",
        "stabled",
        "bought-horse",
        "rodeos",
        "tiles",
        "pile",
        "redrawn",
        "shifts",
    ),
)
HOLDINGS: Final = ("cash", "cowboys", "revolvers", "roads", "dynamite")
PHASES: Final = ("choose", "place", "resolve", "close")


SETTLED: Final = "settled"
"""A cowboy who stays from an earlier round."""


def player_lists(s: State) -> dict[str, tuple[list[int], int]]:
    """What players have in variants: the lists of the state, and how many numbers are a seat's."""
    return {
        "powers": (s.powers, len(POWERS)),
        "horses": (s.horses, 1),
        "stabled": (s.stabled, len(ENCLOSURES)),
        "bought-horse": (s.horse_bought, 1),
        "rodeos": (s.rodeos, 1),
        "tiles": (s.tiles, DUEL_TILE_KINDS),
        "pile": (s.pile, DUEL_TILE_KINDS),
        "redrawn": (s.redrawn, 1),
        "shifts": (s.shifts, 1),
    }


@final
class Reader:
    """Reads a position line by line, and names the line that is wrong."""

    def __init__(self, text: str) -> None:
        self.lines: Final = [line.split() for line in text.split("\n")]
        self.at = 0
        self.options: dict[str, str] = {}
        self.phase = ["choose"]
        self.turn = NOBODY
        self.words: Final[dict[str, Callable[[State, list[str]], None]]] = {
            "round": self._round,
            "phase": self._phase,
            "turn": self._turn,
            "passing": self._passing,
            "passed": self._passed,
            "player": self._player,
            "points": self._points,
            "card": self._card,
            "reserve": self._reserve,
            "land": self._land,
            "roads": self._roads,
            "track": self._track,
            "ammunition": self._ammunition,
            "memo": self._memo,
            "refused": self._refused,
            "outlaws": self._outlaws,
            "strength": self._strength,
            "past": self._past,
            SETTLED: self._settled,
            **{word: self._numbers(word) for word in PLAYER_WORDS},
            **{piece.name: self._piece(piece) for piece in PIECES},
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
        if not s.options.cast:
            raise self.fail("cast-unknown")
        s.round = 1
        for parcel in s.options.river:
            s.on[parcel] = RIVER
        return s

    def _read_line(self, s: State, line: list[str]) -> None:
        if not line:
            return
        if line[0] not in self.words:
            raise self.fail("strange-line", text=" ".join(line)[:60])
        words = [] if line[1:] == [EMPTY] else line[1:]
        self.words[line[0]](s, words)

    def _derive(self, s: State) -> None:
        """Fill in what follows from the rest, and refuse what cannot be."""
        try:
            possible.derive(s)
            possible.check(s, self.phase[0], self.turn)
        except possible.Impossible as error:
            raise BadPosition(self.at + 1, error.reason) from error

    def _schedule(self, s: State) -> None:
        """Put the rest of the round and of the game on the agenda."""
        phase = self.phase[0]
        tasks = [*flow.tasks(s, flow.AFTER_LIMITS), flow.PlayRounds()]
        if phase == "close":
            first = s.pass_order.index(self.turn) if self.turn != NOBODY else 0
            s.step = len(flow.step_names(s.options.edition)) - 1
            s.do(*[SpendExcess(seat) for seat in s.pass_order[first:]], *tasks)
            return
        tasks = [*flow.tasks(s, flow.UP_TO_LIMITS), *tasks]
        if phase == "resolve":
            s.do(flow.TakeSteps(flow.step_names(s.options.edition).index(self.phase[1])), *tasks)
            return
        tasks = [*flow.tasks(s, flow.RESOLVE), *tasks]
        if phase == "place":
            s.do(*flow.resume_placing(s, self.turn), *tasks)
            return
        choosers = [seat for seat in s.pass_order if seat not in s.holder]
        after = flow.tasks(s, flow.AFTER_CHOOSING)
        s.do(*[ChooseCharacter(seat) for seat in choosers], *after, *tasks)

    # --- one method a word ------------------------------------------------------------------
    def _round(self, s: State, words: list[str]) -> None:
        s.round = self._number(words, 1, 4)

    def _phase(self, s: State, words: list[str]) -> None:
        known = words[:1] in [[phase] for phase in PHASES]
        box = words[1:] if words[:1] == ["resolve"] else []
        if not known or words[1:] != box or len(box) > 1:
            raise self.fail("unknown-phase", text=" ".join(words), known=" ".join(PHASES))
        boxes = flow.step_names(s.options.edition)
        if box and box[0] not in boxes:
            raise self.fail("unknown-box", text=box[0], known=" ".join(boxes))
        self.phase = words if box else ["resolve", "wages"] if words == ["resolve"] else words

    def _turn(self, s: State, words: list[str]) -> None:
        if words != ["all"]:
            (self.turn,) = self._seats_of(s, words, exactly=1)

    def _passing(self, s: State, words: list[str]) -> None:
        s.pass_order = self._seats_of(s, words, exactly=len(s.seats))

    def _passed(self, s: State, words: list[str]) -> None:
        s.passed = self._seats_of(s, words)

    def _player(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        held = (s.cash, s.home, s.revolvers, s.sticks, s.dynamite)
        lists = dict(zip(HOLDINGS, held, strict=True))
        names, numbers = words[1::2], words[2::2]
        if len(names) != len(numbers) or any(name not in lists for name in names):
            raise self.fail("unknown-holding", known=" ".join(HOLDINGS))
        for name, number in zip(names, numbers, strict=True):
            lists[name][seat] = self._number([number], 0, 999)

    def _points(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for word in words[1:]:
            name, _, number = word.partition("=")
            s.points[seat * SOURCE_COUNT + self._index(SOURCE_NAMES, name)] = self._number(
                [number], -99, 999
            )

    def _card(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        card = self._index(CARD_NAMES, "".join(words[1:2]))
        if s.rules[card] is None:
            raise self.fail("card-not-in-play", card=card)
        if s.holder[card] != NOBODY:
            raise self.fail("card-taken", card=card, seat=s.holder[card])
        s.take_card(seat, card)
        if words[2:]:
            s.turn_card(card, bool(self._index(("yellow", "red"), " ".join(words[2:]))))

    def _reserve(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for word in words[1:]:
            s.reserve[seat * THING_COUNT + self._building(word)] += 1

    def _land(self, s: State, words: list[str]) -> None:
        owner = NOBODY if words[:1] == [EMPTY] else self._seat(s, words)
        for word in words[1:]:
            name, _, thing = word.partition("=")
            parcel = self._parcel(name)
            if s.owner[parcel] != NOBODY or s.on[parcel] != NOTHING:
                raise self.fail("parcel-twice", parcel=parcel)
            s.owner[parcel] = owner
            if owner == NOBODY or thing:
                s.on[parcel] = Thing(self._index(THING_NAMES, thing))

    def _roads(self, s: State, words: list[str]) -> None:
        for word in words:
            if word not in EDGE_ALIASES:
                raise self.fail("unknown-name", text=word[:40])
            edge = Edge(EDGE_ALIASES[word])
            if s.roads[edge]:
                raise self.fail("road-there", edge=edge)
            s.put_road(edge)

    def _track(self, s: State, words: list[str]) -> None:
        if len(words) != len(s.track):
            raise self.fail("track-length", count=len(s.track))
        s.track = [NOTHING if word == EMPTY else self._building(word) for word in words]

    def _ammunition(self, s: State, words: list[str]) -> None:
        (s.ammunition,) = self._seats_of(s, words, exactly=1)

    def _memo(self, s: State, words: list[str]) -> None:
        s.memo[self._index(CARD_NAMES, "".join(words[:1]))] = self._number(words[1:], 0, 999)

    def _refused(self, s: State, words: list[str]) -> None:
        if len(words) != 3:
            raise self.fail("strange-line", text=" ".join(words)[:60])
        s.refusals.append((self._seat(s, words), self._building(words[1]), self._parcel(words[2])))

    def _outlaws(self, s: State, words: list[str]) -> None:
        for word in words:
            s.outlaws[self._parcel(word)] = 1

    def _strength(self, s: State, words: list[str]) -> None:
        s.strength = self._number(words, 8, 13)

    def _past(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        card = self._index(CARD_NAMES, "".join(words[1:2]))
        red = self._index(("yellow", "red"), " ".join(words[2:]))
        s.past_hands[seat] = (*s.past_hands[seat], s.cards[f"{card}{'YR'[red]}"])

    def _settled(self, s: State, words: list[str]) -> None:
        self._piece(COWBOY)(s, words)
        s.settled.append(s.cowboys[-1])

    def _numbers(self, word: str) -> Callable[[State, list[str]], None]:
        def put(s: State, words: list[str]) -> None:
            values, size = player_lists(s)[word]
            seat = self._seat(s, words)
            if len(words) != 1 + size:
                raise self.fail("strange-line", text=" ".join(words)[:60])
            for number, text in enumerate(words[1:]):
                values[seat * size + number] = self._number([text], 0, 99)

        return put

    def _piece(self, piece: Piece) -> Callable[[State, list[str]], None]:
        def put(s: State, words: list[str]) -> None:
            place = Place(self._index(PLACE_NAMES, "".join(words[:1])))
            for word in words[1:]:
                s.stand(self._seat(s, [word]), place, piece)

        return put

    # --- words that name something ----------------------------------------------------------
    def _number(self, words: list[str], least: int, most: int) -> int:
        text = " ".join(words)
        if not (text.lstrip("-").isdecimal() and text.isascii() and least <= int(text) <= most):
            raise self.fail("not-a-number", text=text[:20], least=least, most=most)
        return int(text)

    def _index(self, names: Iterable[str], name: str) -> int:
        known = list(names)
        if name not in known:
            raise self.fail("unknown-name", text=name[:40])
        return known.index(name)

    def _parcel(self, name: str) -> Parcel:
        return PARCELS[self._index(PARCEL_NAMES, name)]

    def _building(self, name: str) -> Thing:
        return Thing(RANCH + self._index(THING_NAMES[RANCH:RIVER], name))

    def _seat(self, s: State, words: list[str]) -> Seat:
        return s.seats[self._index([str(seat + 1) for seat in s.seats], "".join(words[:1]))]

    def _seats_of(self, s: State, words: list[str], exactly: int | None = None) -> list[Seat]:
        seats = [self._seat(s, [word]) for word in words]
        if len(set(seats)) != len(seats) or exactly not in (None, len(seats)):
            raise self.fail("seats-wrong", text=" ".join(words)[:40])
        return seats
