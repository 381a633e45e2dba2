"""Positions as text: every line is a word and what it says, and most may be left out.

    carson position 1
    option players 3
    round 2
    phase place
    turn 1
    passing 2 1 3
    player 1 cash 12 cowboys 3 revolvers 2 roads 1
    card 1 sheriff yellow
    land 1 c3=bank d3
    land - d4=house e6=mountain
    roads d4n d4s d4w d4e
    track mine ranch - bank hotel mine ranch
    cowboy wages 1
    cowboy e6 2
    end

The turn order, cowboys in the general supply, tiles in the bag, property tiles in hand and which
pieces of a character were placed follow from the rest; `used white-cowboy 1` says that it has left
the board again, `cashed grocer` that a card gave money, `doubled bank` which buildings pay twice.
"""

from collections.abc import Iterable

from carson.board.ids import (
    CARD_NAMES,
    CITY_HALL,
    EDGE_NAMES,
    NOTHING,
    PARCEL_NAMES,
    PARCELS,
    PLACE_NAMES,
    RIVER,
    SECOND_NAMES,
    SOURCE_COUNT,
    SOURCE_NAMES,
    THING_NAMES,
    Thing,
)
from carson.board.notation.reader import (
    COLOURS,
    EMPTY,
    FIRST_LINE,
    PLAYER_FIELDS,
    SETTLED,
    Reader,
    player_field,
)
from carson.board.options import why_not_in_cast
from carson.board.play.build import BuyBuilding
from carson.board.play.choose import ChooseCharacter
from carson.board.play.close import SpendExcess
from carson.board.play.flow import PLACING
from carson.board.play.spaces import BuyParcels, BuyPoints, TakeGain
from carson.board.powers.common import CASHED
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import pending
from carson.core.moves import NOBODY, Seat
from carson.core.positions import BadPosition
from carson.core.reasons import Reason


def read(text: str) -> tuple[State, dict[str, str]]:
    """The state that a text describes, ready to play, and its options."""
    reader = Reader(text)
    return reader.read(), reader.options


def write(s: State, options: dict[str, str]) -> str:
    """A position in which someone chooses, places, or acts in a space; others are refused."""
    lines = [
        FIRST_LINE,
        *(f"option {name} {value}" for name, value in _with_cast(s, options).items()),
        f"round {s.round}",
        *_write_phase(s),
        f"passing {_seats(s.pass_order)}",
        *([f"passed {_seats(s.passed)}"] if s.passed else []),
        *(line for seat in s.seats for line in _write_player(s, seat)),
        *(line for seat in s.seats for line in _write_variants(s, seat)),
        *_write_outlaws(s),
        *_write_land(s),
        f"roads {_words(EDGE_NAMES[edge] for edge, road in enumerate(s.roads) if road)}",
        f"track {_words(_thing(thing) for thing in s.track)}",
        *([f"ammunition {s.ammunition + 1}"] if s.ammunition != NOBODY else []),
        *_write_cowboys(s),
        *_write_memory(s),
        *([f"away {THING_NAMES[CITY_HALL]}"] if s.away[CITY_HALL] else []),
    ]
    return "\n".join([*lines, "end", ""])


def _with_cast(s: State, options: dict[str, str]) -> dict[str, str]:
    """The options with the cards that were drawn; each on a side that a table can agree on."""
    if s.options.cast:
        return options
    cast = [rule for rule in s.rules if rule is not None]
    given = s.options
    sides = [
        f"{rule.number}R" if why_not_in_cast(rule, given.edition, given.variants) else rule.name
        for rule in cast
    ]
    return {**options, "characters": ",".join(sides)}


def _write_phase(s: State) -> list[str]:
    choice = pending(s)
    if isinstance(choice, ChooseCharacter):
        return ["phase choose"]
    if isinstance(choice, PLACING):
        turn = f"turn {choice.seats[0] + 1}" if len(choice.seats) == 1 else "turn all"
        return ["phase place", turn]
    if isinstance(choice, TakeGain | BuyBuilding | BuyPoints) and len(s.at(choice.place)) == 1:
        return [f"phase resolve {PLACE_NAMES[choice.place]}"]
    if isinstance(choice, BuyParcels):
        return ["phase resolve parcel-purchase"]
    if isinstance(choice, SpendExcess):
        return ["phase close", f"turn {choice.seats[0] + 1}"]
    raise BadPosition(0, Reason("not-quiet"))


def _write_player(s: State, seat: Seat) -> list[str]:
    who = seat + 1
    points = [
        f"{name}={s.points[seat * SOURCE_COUNT + source]}"
        for source, name in enumerate(SOURCE_NAMES)
        if s.points[seat * SOURCE_COUNT + source]
    ]
    cards = [_side(rule) for rule in s.hands[seat]]
    reserve = [
        name
        for thing, name in enumerate(THING_NAMES)
        for _ in range(s.reserved(seat, Thing(thing)))
    ]
    holdings = f"cash {s.cash[seat]} cowboys {s.home[seat]} revolvers {s.revolvers[seat]}"
    return [
        f"player {who} {holdings} roads {s.roads_in_hand[seat]} dynamite {s.dynamite[seat]}",
        *([f"points {who} {_words(points)}"] if points else []),
        *(f"card {who} {card}" for card in cards),
        *([f"reserve {who} {_words(reserve)}"] if reserve else []),
    ]


def _write_variants(s: State, seat: Seat) -> list[str]:
    """What a player has from variants; empty if there is nothing."""
    lines = []
    for word, field in PLAYER_FIELDS.items():
        size = field.size
        mine = player_field(s, field.name)[seat * size : (seat + 1) * size]
        if any(mine):
            lines.append(f"{word} {seat + 1} {_words(map(str, mine))}")
    return [*lines, *(f"past {seat + 1} {_side(rule)}" for rule in s.past_hands[seat])]


def _write_outlaws(s: State) -> list[str]:
    outlaws = [PARCEL_NAMES[parcel] for parcel in PARCELS if s.outlaws[parcel]]
    return [
        *([f"outlaws {_words(outlaws)}"] if outlaws else []),
        *([f"strength {s.strength}"] if s.strength else []),
    ]


def _write_land(s: State) -> list[str]:
    lines = []
    for owner in (*s.seats, NOBODY):
        land = [
            PARCEL_NAMES[p] + (f"={THING_NAMES[s.on[p]]}" if s.on[p] else "")
            for p in PARCELS
            if s.owner[p] == owner and (owner != NOBODY or s.on[p]) and s.on[p] != RIVER
        ]
        if land:
            lines.append(f"land {EMPTY if owner == NOBODY else owner + 1} {_words(land)}")
    return lines


def _write_cowboys(s: State) -> list[str]:
    kinds = [SETTLED if cowboy in s.settled else cowboy.piece.name for cowboy in s.cowboys]
    return [
        f"{kind} {PLACE_NAMES[cowboy.place]} {cowboy.seat + 1}"
        for kind, cowboy in zip(kinds, s.cowboys, strict=True)
    ]


def _write_memory(s: State) -> list[str]:
    """What characters remember and nothing on the board shows."""
    lines = []
    for rule, owner in s.in_force:
        memo = s.memo[rule.number] if owner != NOBODY else 0
        if rule.own_piece is not None:
            own = [c for c in s.cowboys if c.seat == owner and c.piece is rule.own_piece]
            gone = memo - len(own)
            lines += [f"used {rule.own_piece.name} {gone}"] if gone else []
        elif memo == CASHED:
            lines.append(f"cashed {CARD_NAMES[rule.number]}")
        elif memo:
            lines.append(f"doubled {THING_NAMES[memo]}")
    return lines


def _side(rule: Rule) -> str:
    """A side of a card: what it is called, and its colour."""
    names = [name for name, card in SECOND_NAMES.items() if rule.red and card == rule.number]
    return f"{(names or [CARD_NAMES[rule.number]])[0]} {COLOURS[rule.red]}"


def _thing(thing: Thing) -> str:
    return EMPTY if thing == NOTHING else THING_NAMES[thing]


def _seats(seats: Iterable[Seat]) -> str:
    return _words(str(seat + 1) for seat in seats)


def _words(words: Iterable[str]) -> str:
    return " ".join(words) or EMPTY
