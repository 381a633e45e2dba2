"""Reads a position from its text, line by line; what cannot be is refused with the line."""

from collections.abc import Callable
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
from carson.board.printed import DUEL_TILE_KINDS
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.positions import PositionReader
from carson.core.values import added, replaced

FIRST_LINE: Final = "carson position 1"
EMPTY: Final = "-"
PLAYER_WORDS: Final = (
    *("powers", "horses", "stabled", "bought-horse", "rodeos"),
    *("tiles", "pile", "redrawn", "shifts"),
)
HOLDINGS: Final = ("cash", "cowboys", "revolvers", "roads", "dynamite")
PHASES: Final = ("choose", "place", "resolve", "close")


SETTLED: Final = "settled"
"""A cowboy who stays from an earlier round."""


PLAYER_FIELDS: Final = {
    "powers": ("powers", len(POWERS)),
    "horses": ("horses", 1),
    "stabled": ("stabled", len(ENCLOSURES)),
    "bought-horse": ("horse_bought", 1),
    "rodeos": ("rodeos", 1),
    "tiles": ("tiles", DUEL_TILE_KINDS),
    "pile": ("pile", DUEL_TILE_KINDS),
    "redrawn": ("redrawn", 1),
    "shifts": ("shifts", 1),
}
"""What players have in variants: the field of the state, and how many numbers are a seat's."""


def player_field(s: State, field: str) -> tuple[int, ...]:
    """What players have, by the name of the field."""
    values: tuple[int, ...] = getattr(s, field)
    return values


@final
class Reader(PositionReader[State]):
    """Reads a position line by line, and names the line that is wrong."""

    first_line = FIRST_LINE

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.phase = ["choose"]
        self.turn = NOBODY
        self.words = {
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
            "outlaws": self._outlaws,
            "strength": self._strength,
            "past": self._past,
            SETTLED: self._settled,
            **{word: self._numbers(word) for word in PLAYER_WORDS},
            **{piece.name: self._piece(piece) for piece in PIECES},
        }

    def start(self) -> State:
        s = new_state(self.options)
        if not s.options.cast:
            raise self.fail("cast-unknown")
        s.round = 1
        for parcel in s.options.river:
            s.put_on(parcel, RIVER)
        return s

    def said(self, words: list[str]) -> list[str]:
        return [] if words == [EMPTY] else words

    def derive(self, s: State) -> None:
        possible.derive(s)
        possible.check(s, self.phase[0], self.turn)

    def schedule(self, s: State) -> None:
        phase = self.phase[0]
        tasks = [*flow.tasks(s.options.variants, flow.AFTER_LIMITS), flow.PlayRounds()]
        if phase == "close":
            first = s.pass_order.index(self.turn) if self.turn != NOBODY else 0
            s.step = len(flow.step_names(s.options.edition)) - 1
            s.do(*[SpendExcess(seat) for seat in s.pass_order[first:]], *tasks)
            return
        tasks = [*flow.tasks(s.options.variants, flow.UP_TO_LIMITS), *tasks]
        if phase == "resolve":
            s.do(flow.TakeSteps(flow.step_names(s.options.edition).index(self.phase[1])), *tasks)
            return
        tasks = [*flow.tasks(s.options.variants, flow.RESOLVE), *tasks]
        if phase == "place":
            s.do(*flow.resume_placing(s, self.turn), *tasks)
            return
        choosers = [seat for seat in s.pass_order if seat not in s.holder]
        after = flow.tasks(s.options.variants, flow.AFTER_CHOOSING)
        s.do(*[ChooseCharacter(seat) for seat in choosers], *after, *tasks)

    # --- one method a word ------------------------------------------------------------------
    def _round(self, s: State, words: list[str]) -> None:
        s.round = self.number(words, 1, 4)

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
        s.pass_order = tuple(self._seats_of(s, words, exactly=len(s.seats)))

    def _passed(self, s: State, words: list[str]) -> None:
        s.passed = tuple(self._seats_of(s, words))

    def _player(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        held = (s.cash, s.home, s.revolvers, s.sticks, s.dynamite)
        lists = {word: list(values) for word, values in zip(HOLDINGS, held, strict=True)}
        names, numbers = words[1::2], words[2::2]
        if len(names) != len(numbers) or any(name not in lists for name in names):
            raise self.fail("unknown-holding", known=" ".join(HOLDINGS))
        for name, number in zip(names, numbers, strict=True):
            lists[name][seat] = self.number([number], 0, 999)
        s.cash, s.home = lists["cash"], lists["cowboys"]
        s.revolvers, s.sticks, s.dynamite = (tuple(lists[word]) for word in HOLDINGS[2:])

    def _points(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for word in words[1:]:
            name, _, number = word.partition("=")
            source = seat * SOURCE_COUNT + self.index(SOURCE_NAMES, name)
            s.points = replaced(s.points, source, self.number([number], -99, 999))

    def _card(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        card = self.index(CARD_NAMES, "".join(words[1:2]))
        if s.rules[card] is None:
            raise self.fail("card-not-in-play", card=card)
        if s.holder[card] != NOBODY:
            raise self.fail("card-taken", card=card, seat=s.holder[card])
        s.take_card(seat, card)
        if words[2:]:
            s.turn_card(card, bool(self.index(("yellow", "red"), " ".join(words[2:]))))

    def _reserve(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for word in words[1:]:
            s.reserve = added(s.reserve, seat * THING_COUNT + self._building(word))

    def _land(self, s: State, words: list[str]) -> None:
        owner = NOBODY if words[:1] == [EMPTY] else self._seat(s, words)
        for word in words[1:]:
            name, _, thing = word.partition("=")
            parcel = self._parcel(name)
            if s.owner[parcel] != NOBODY or s.on[parcel] != NOTHING:
                raise self.fail("parcel-twice", parcel=parcel)
            s.owner = replaced(s.owner, parcel, owner)
            built = owner == NOBODY or thing
            s.put_on(parcel, Thing(self.index(THING_NAMES, thing)) if built else NOTHING)

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
        s.track = tuple(NOTHING if word == EMPTY else self._building(word) for word in words)

    def _ammunition(self, s: State, words: list[str]) -> None:
        (s.ammunition,) = self._seats_of(s, words, exactly=1)

    def _memo(self, s: State, words: list[str]) -> None:
        card = self.index(CARD_NAMES, "".join(words[:1]))
        s.remember(card, self.number(words[1:], 0, 999))

    def _outlaws(self, s: State, words: list[str]) -> None:
        for word in words:
            s.set_outlaw(self._parcel(word), True)

    def _strength(self, s: State, words: list[str]) -> None:
        s.strength = self.number(words, 8, 13)

    def _past(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        card = self.index(CARD_NAMES, "".join(words[1:2]))
        red = self.index(("yellow", "red"), " ".join(words[2:]))
        hand = (*s.past_hands[seat], s.cards[f"{card}{'YR'[red]}"])
        s.past_hands = replaced(s.past_hands, seat, hand)

    def _settled(self, s: State, words: list[str]) -> None:
        self._piece(COWBOY)(s, words)
        s.settled = (*s.settled, s.cowboys[-1])

    def _numbers(self, word: str) -> Callable[[State, list[str]], None]:
        def put(s: State, words: list[str]) -> None:
            field, size = PLAYER_FIELDS[word]
            seat = self._seat(s, words)
            if len(words) != 1 + size:
                raise self.strange(words)
            numbers = tuple(self.number([text], 0, 99) for text in words[1:])
            values, start = player_field(s, field), seat * size
            setattr(s, field, values[:start] + numbers + values[start + size :])

        return put

    def _piece(self, piece: Piece) -> Callable[[State, list[str]], None]:
        def put(s: State, words: list[str]) -> None:
            place = Place(self.index(PLACE_NAMES, "".join(words[:1])))
            for word in words[1:]:
                s.stand(self._seat(s, [word]), place, piece)

        return put

    # --- words that name something ----------------------------------------------------------
    def _parcel(self, name: str) -> Parcel:
        return PARCELS[self.index(PARCEL_NAMES, name)]

    def _building(self, name: str) -> Thing:
        return Thing(RANCH + self.index(THING_NAMES[RANCH:RIVER], name))

    def _seat(self, s: State, words: list[str]) -> Seat:
        return self.seat_of(s.seats, words)

    def _seats_of(self, s: State, words: list[str], exactly: int | None = None) -> list[Seat]:
        seats = [self._seat(s, [word]) for word in words]
        if len(set(seats)) != len(seats) or exactly not in (None, len(seats)):
            raise self.fail("seats-wrong", text=" ".join(words)[:40])
        return seats
