"""Reads a position from its text, line by line; what cannot be is refused with the line."""

from collections.abc import Callable
from typing import Final, final

from carson.board.game import new_state
from carson.board.ids import (
    CARD_NAMES,
    CITY_HALL,
    EDGE_ALIASES,
    ENCLOSURES,
    MOUNTAIN,
    NOTHING,
    PARCEL_NAMES,
    PARCELS,
    PLACE_NAMES,
    RANCH,
    RIVER,
    SECOND_NAMES,
    SOURCE_COUNT,
    SOURCE_NAMES,
    THING_COUNT,
    THING_NAMES,
    Edge,
    Parcel,
    Place,
    Thing,
)
from carson.board.map.pieces import COWBOY, PIECES, Piece
from carson.board.notation import consistency
from carson.board.options import (
    HORSES,
    KIT_CARSON,
    MIGHT_IS_RIGHT,
    NEW_BEGINNING,
    OUTLAWS,
    POWERS,
)
from carson.board.play import flow
from carson.board.play.choose import ChooseCharacter
from carson.board.play.close import SpendExcess
from carson.board.play.duel_tiles import MOST_SETS
from carson.board.play.shift import MOST_SHIFTS
from carson.board.printed import DUEL_TILE_KINDS, HORSE_COUNT, ROUNDS
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.positions import PositionReader
from carson.core.values import added, replaced

FIRST_LINE: Final = "carson position 1"
EMPTY: Final = "-"
HOLDINGS: Final = ("cash", "cowboys", "revolvers", "roads", "dynamite")
PHASES: Final = ("choose", "place", "resolve", "close")
COLOURS: Final = ("yellow", "red")
MOST_USED: Final = 2
"""Pieces that a character has in a round."""


SETTLED: Final = "settled"
"""A cowboy who stays from an earlier round."""


@final
class Field:
    """What players have in a variant: a field of the state, and the numbers that are a seat's."""

    def __init__(self, name: str, variant: str, size: int, most: int) -> None:
        self.name: Final = name
        self.variant: Final = variant
        self.size: Final = size
        self.most: Final = most
        """The largest of the numbers."""


PLAYER_FIELDS: Final = {
    "powers": Field("powers", NEW_BEGINNING, len(POWERS), 1),
    "horses": Field("horses", HORSES, 1, HORSE_COUNT),
    "stabled": Field("stabled", HORSES, len(ENCLOSURES), HORSE_COUNT),
    "bought-horse": Field("horse_bought", HORSES, 1, 1),
    "rodeos": Field("rodeos", HORSES, 1, ROUNDS),
    "tiles": Field("tiles", MIGHT_IS_RIGHT, DUEL_TILE_KINDS, MOST_SETS),
    "pile": Field("pile", MIGHT_IS_RIGHT, DUEL_TILE_KINDS, MOST_SETS),
    "redrawn": Field("redrawn", MIGHT_IS_RIGHT, 1, 1),
    "shifts": Field("shifts", KIT_CARSON, 1, MOST_SHIFTS),
}


def player_field(s: State, field: str) -> tuple[int, ...]:
    """What players have, by the name of the field."""
    values: tuple[int, ...] = getattr(s, field)
    return values


@final
class Reader(PositionReader[State]):
    """Reads a position line by line, and names the line that is wrong."""

    first_line = FIRST_LINE
    once = frozenset(
        ("round", "phase", "turn", "passing", "passed", "track", "ammunition", "strength")
    )
    once_each = frozenset(("player", "points", *PLAYER_FIELDS))

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.phase = ["choose"]
        self.turn = NOBODY
        self.memory: Final = consistency.Memory()
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
            "used": self._used,
            "cashed": self._cashed,
            "doubled": self._doubled,
            "away": self._away,
            "outlaws": self._outlaws,
            "strength": self._strength,
            "past": self._past,
            SETTLED: self._settled,
            **{word: self._numbers(word) for word in PLAYER_FIELDS},
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
        consistency.derive(s, self.memory)
        consistency.check(
            s, consistency.Juncture(self.phase[0], self._step(s), self.turn), self.memory
        )

    def _step(self, s: State) -> int:
        """Which space of phase 3 comes next; -1 before that phase."""
        boxes = flow.step_names(s.options.edition)
        if self.phase[0] == "resolve":
            return boxes.index(self.phase[1])
        return len(boxes) if self.phase[0] == "close" else -1

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
        if words != ["all"] or not s.options.placing_live:
            (self.turn,) = self._seats_of(s, words, exactly=1)

    def _passing(self, s: State, words: list[str]) -> None:
        s.pass_order = tuple(self._seats_of(s, words, exactly=len(s.seats)))

    def _passed(self, s: State, words: list[str]) -> None:
        s.passed = tuple(self._seats_of(s, words))

    def _player(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        held = (s.cash, s.home, s.revolvers, s.roads_in_hand, s.dynamite)
        lists = {word: list(values) for word, values in zip(HOLDINGS, held, strict=True)}
        names, numbers = words[1::2], words[2::2]
        if len(names) != len(numbers) or any(name not in lists for name in names):
            raise self.fail("unknown-holding", known=" ".join(HOLDINGS))
        for name, number in zip(names, numbers, strict=True):
            lists[name][seat] = self.number([number], 0, 999)
        s.cash, s.home = lists["cash"], lists["cowboys"]
        s.revolvers, s.roads_in_hand, s.dynamite = (tuple(lists[word]) for word in HOLDINGS[2:])

    def _points(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        for word in words[1:]:
            name, _, number = word.partition("=")
            source = seat * SOURCE_COUNT + self.index(SOURCE_NAMES, name)
            s.points = replaced(s.points, source, self.number([number], -99, 999))

    def _card(self, s: State, words: list[str]) -> None:
        seat = self._seat(s, words)
        card, red = self._character(s, words[1:])
        if s.holder[card] != NOBODY:
            raise self.fail("card-taken", card=card, seat=s.holder[card])
        s.take_card(seat, card)
        s.turn_card(card, red)

    def _character(self, s: State, words: list[str]) -> tuple[int, bool]:
        """A card in play and its side: the one that is said, or the one that was agreed on."""
        name = "".join(words[:1]).lower()
        second = name in SECOND_NAMES
        card = SECOND_NAMES[name] if second else self.index(CARD_NAMES, name)
        rule = s.rules[card]
        if rule is None:
            raise self.fail("card-not-in-play", card=card)
        said = bool(self.index(COLOURS, " ".join(words[1:]))) if words[1:] else second or rule.red
        if second and not said:
            raise self.strange(words)
        return card, said

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
            known = THING_NAMES[MOUNTAIN:RIVER]
            s.put_on(parcel, Thing(MOUNTAIN + self.index(known, thing)) if built else NOTHING)

    def _roads(self, s: State, words: list[str]) -> None:
        for word in words:
            if word.lower() not in EDGE_ALIASES:
                raise self.fail("unknown-name", text=word[:40])
            edge = Edge(EDGE_ALIASES[word.lower()])
            if s.roads[edge]:
                raise self.fail("road-there", edge=edge)
            s.put_road(edge)

    def _track(self, s: State, words: list[str]) -> None:
        if len(words) != len(s.track):
            raise self.fail("track-length", count=len(s.track))
        s.track = tuple(NOTHING if word == EMPTY else self._building(word) for word in words)

    def _ammunition(self, s: State, words: list[str]) -> None:
        (s.ammunition,) = self._seats_of(s, words, exactly=1)

    def _used(self, s: State, words: list[str]) -> None:
        piece = PIECES[self.index([piece.name for piece in PIECES], "".join(words[:1]))]
        self.memory.used[piece] = self.number(words[1:], 1, MOST_USED)

    def _cashed(self, s: State, words: list[str]) -> None:
        self.memory.cashed.append(self._character(s, words)[0])

    def _doubled(self, s: State, words: list[str]) -> None:
        self.memory.doubled.append(self._building("".join(words)))

    def _away(self, s: State, words: list[str]) -> None:
        if words != [THING_NAMES[CITY_HALL]]:
            raise self.strange(words)
        s.away = added(s.away, CITY_HALL)

    def _outlaws(self, s: State, words: list[str]) -> None:
        self._need(s, OUTLAWS)
        for word in words:
            s.set_outlaw(self._parcel(word), True)

    def _strength(self, s: State, words: list[str]) -> None:
        self._need(s, OUTLAWS)
        s.strength = self.number(words, 8, 13)

    def _past(self, s: State, words: list[str]) -> None:
        self._need(s, OUTLAWS)
        seat = self._seat(s, words)
        card, red = self._character(s, words[1:])
        if any(rule.number == card for hand in s.past_hands for rule in hand):
            raise self.fail("card-twice", card=card)
        hand = (*s.past_hands[seat], s.cards[f"{card}{'YR'[red]}"])
        s.past_hands = replaced(s.past_hands, seat, hand)

    def _need(self, s: State, variant: str) -> None:
        """Refuse what only a variant has in a game without it."""
        if variant not in s.options.variants:
            raise self.fail("needs-variant", text=variant)

    def _settled(self, s: State, words: list[str]) -> None:
        before = len(s.cowboys)
        self._piece(COWBOY)(s, words)
        s.settled = (*s.settled, *s.cowboys[before:])

    def _numbers(self, word: str) -> Callable[[State, list[str]], None]:
        def put(s: State, words: list[str]) -> None:
            field = PLAYER_FIELDS[word]
            self._need(s, field.variant)
            seat = self._seat(s, words)
            if len(words) != 1 + field.size:
                raise self.strange(words)
            numbers = tuple(self.number([text], 0, field.most) for text in words[1:])
            values, start = player_field(s, field.name), seat * field.size
            setattr(s, field.name, values[:start] + numbers + values[start + field.size :])

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
        return Thing(RANCH + self.index(THING_NAMES[RANCH:CITY_HALL], name))

    def _seat(self, s: State, words: list[str]) -> Seat:
        return self.seat_of(s.seats, words)

    def _seats_of(self, s: State, words: list[str], exactly: int | None = None) -> list[Seat]:
        seats = [self._seat(s, [word]) for word in words]
        if len(set(seats)) != len(seats) or exactly not in (None, len(seats)):
            raise self.fail("seats-wrong", text=" ".join(words)[:40])
        return seats
