"""What a position must fulfil to be possible; a position from a text is checked against it."""

from typing import Final, final

from carson.board.ids import (
    AT_END_BRIDGES,
    AT_END_BUILDINGS,
    AT_END_CASH,
    AT_END_HORSES,
    AT_END_HOUSES,
    AT_END_MOUNTAINS,
    AT_END_PASSING,
    AT_END_STATION,
    BUILDING_THINGS,
    ENCLOSURES,
    FROM_CHARACTERS,
    FROM_OUTLAWS,
    FROM_START,
    SOURCE_COUNT,
    Source,
    Thing,
)
from carson.board.map.pieces import DYNAMITER, Piece
from carson.board.notation import consistent_pieces, consistent_town
from carson.board.options import HORSES, KIT_CARSON, MIGHT_IS_RIGHT, NEW_BEGINNING, OUTLAWS
from carson.board.play import flow
from carson.board.play.duel_tiles import tile_sets
from carson.board.powers import ask
from carson.board.powers.common import CASHED
from carson.board.printed import COWBOYS, DUEL_TILE_KINDS, DYNAMITE, HORSE_COUNT, TITLES
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.positions import demand
from carson.core.values import replaced

AT_THE_END: Final = (
    *(AT_END_CASH, AT_END_BUILDINGS, AT_END_HOUSES, AT_END_MOUNTAINS, AT_END_STATION),
    *(AT_END_HORSES, AT_END_PASSING, AT_END_BRIDGES),
)
"""Victory points that nobody has before the final scoring."""
BELOW_ZERO: Final = (FROM_CHARACTERS, FROM_START)
"""Victory points that can be lost."""
NEEDED: Final = {FROM_OUTLAWS: OUTLAWS, FROM_START: NEW_BEGINNING}
"""Victory points that come from a variant."""
SECOND_ENCLOSURE: Final = 1


@final
class Juncture:
    """When in a round a position is."""

    def __init__(self, phase: str, step: int, turn: Seat) -> None:
        self.phase: Final = phase
        self.step: Final = step
        """Which space of phase 3 comes next; -1 before that phase."""
        self.turn: Final = turn


@final
class Memory:
    """What characters remember that nothing on the board shows."""

    def __init__(self) -> None:
        self.used: Final[dict[Piece, int]] = {}
        """Pieces of characters that were placed in this round and have left the board."""
        self.cashed: Final[list[int]] = []
        """Cards that gave money instead of what else they give."""
        self.doubled: Final[list[Thing]] = []
        """The type of building that pays twice."""


def derive(s: State, memory: Memory) -> None:
    """Fill in what follows from the rest: supplies, the bag, the order, what was used."""
    for seat in s.seats:
        placed = sum(cowboy.seat == seat and cowboy.piece.numbered for cowboy in s.cowboys)
        s.general_supply = replaced(s.general_supply, seat, COWBOYS - s.home[seat] - placed)
        s.titles = replaced(s.titles, seat, TITLES - s.owner.count(seat))
        demand(s.general_supply[seat] >= 0, "too-many-cowboys", seat=seat)
        demand(s.titles[seat] >= 0, "too-many-parcels", seat=seat)
    for thing in BUILDING_THINGS:
        seen = s.track.count(thing) + s.on.count(thing) + s.away[thing]
        seen += sum(s.reserved(seat, thing) for seat in s.seats)
        s.bag = replaced(s.bag, thing, s.options.tiles.get(thing, 0) - seen)
        demand(s.bag[thing] >= 0, "too-many-tiles", thing=thing)
    if all(seat in s.holder for seat in s.seats):
        s.order = tuple(sorted(s.seats, key=lambda seat: ask.number(s, seat)))
    derive_memory(s, memory)


def derive_memory(s: State, memory: Memory) -> None:
    """What characters remember: their own pieces on the board, and what the text adds."""
    cashed, doubled = list(memory.cashed), list(memory.doubled)
    used = dict(memory.used)
    for rule, owner in s.in_force:
        if rule.own_piece is not None:
            standing = sum(
                cowboy.seat == owner and cowboy.piece is rule.own_piece for cowboy in s.cowboys
            )
            placed = standing + used.pop(rule.own_piece, 0)
            most, piece = rule.own_pieces, rule.own_piece.name
            demand(placed <= most, "too-many-pieces", seat=owner, piece=piece, most=most)
            s.remember(rule.number, placed)
        if rule.gives_cash and rule.number in cashed:
            cashed.remove(rule.number)
            s.remember(rule.number, CASHED)
        elif rule.doubles_incomes and doubled:
            s.remember(rule.number, doubled.pop())
    for left in used:
        demand(False, "nobody-has-piece", piece=left.name)
    for card in cashed:
        demand(False, "no-cash-from-card", card=card)
    for thing in doubled:
        demand(False, "nobody-doubles", thing=thing)


def check(s: State, moment: Juncture, memory: Memory) -> None:
    """Refuse what the rules cannot lead to."""
    s.explaining = True
    consistent_town.check(s)
    check_cards(s, moment.phase)
    check_turns(s, moment)
    check_points(s)
    check_supplies(s, moment, memory)
    check_horses(s, moment)
    check_duel_tiles(s)
    consistent_pieces.check(s, moment.phase, moment.step)
    s.explaining = False


def check_turns(s: State, moment: Juncture) -> None:
    """Who has passed, and whose turn it is."""
    phase, turn = moment.phase, moment.turn
    demand(not s.passed or phase == "place", "nobody-passes-now")
    demand(turn == NOBODY or turn not in s.passed, "passed-already", seat=turn)
    demand(turn == NOBODY or phase in ("place", "close"), "no-turns-now")
    demand(len(s.passed) < len(s.seats), "all-passed")


def check_cards(s: State, phase: str) -> None:
    """Nobody has two characters unless one allows it; after phase 1 everyone has one."""
    for seat in s.seats:
        count = s.holder.count(seat)
        most = 1 + any(rule.extra_card for rule in s.hands[seat])
        most += NEW_BEGINNING in s.options.variants
        demand(count <= most, "two-cards", seat=seat)
        demand(count >= 1 or phase == "choose", "no-card", seat=seat)
    if phase == "choose":
        chosen = [seat in s.holder for seat in s.pass_order]
        demand(not all(chosen), "everybody-has-chosen")
        early = s.pass_order[chosen.index(False)]
        demand(not any(chosen[chosen.index(False) :]), "chosen-out-of-turn", seat=early)
    for card, owner in enumerate(s.holder):
        if owner != NOBODY:
            check_side(s, card)


def check_side(s: State, card: int) -> None:
    """A card shows the side that the table agreed on, unless it can be turned over."""
    rule = s.rules[card]
    cast = s.options.cast
    free = NEW_BEGINNING in s.options.variants or (rule is not None and rule.free_side)
    agreed = [side for side in ask.usable_sides(s, card) if side.name in cast]
    shown = rule is not None and rule.name in cast
    demand(shown or free or not agreed, "other-side-agreed", card=card)


def check_points(s: State) -> None:
    """Nobody has points of the final scoring yet, nor of a variant that is not played."""
    for number, points in enumerate(s.points):
        seat, source = number // SOURCE_COUNT, Source(number % SOURCE_COUNT)
        early = source in AT_THE_END or (points < 0 and source not in BELOW_ZERO)
        needed = NEEDED.get(source, "")
        played = not needed or needed in s.options.variants
        demand(not points or (played and not early), "no-such-points", seat=seat, source=source)


def check_supplies(s: State, moment: Juncture, memory: Memory) -> None:
    """Dynamite, the ammunition token, and what was used in this round."""
    sticks = sum(s.dynamite) + sum(cowboy.piece is DYNAMITER for cowboy in s.cowboys)
    demand(sticks <= DYNAMITE, "too-much-dynamite", most=DYNAMITE)
    sold = any(rule.sells_ammunition for rule, _ in s.in_force)
    given = moment.step > flow.step_of("ammunition", s.options.edition)
    demand(s.ammunition == NOBODY or sold or given, "ammunition-too-early")
    demand(moment.step >= 0 or not memory.used, "nothing-used-yet")
    paid = moment.step > flow.step_of("building-income", s.options.edition)
    demand(paid or not memory.doubled, "nothing-used-yet")


def check_horses(s: State, moment: Juncture) -> None:
    """Not too many horses, in enclosures while a round is played, and a rodeo each round."""
    if HORSES in s.options.variants:
        demand(s.horses_left() >= 0, "too-many-horses", most=HORSE_COUNT)
        out = moment.phase in ("place", "resolve")
        demand(out or not any(s.stabled), "horses-are-home")
        bought = moment.phase == "resolve" or not any(s.horse_bought)
        demand(bought, "no-horse-bought-yet")
        rodeos = s.round - (moment.phase != "close")
        demand(sum(s.rodeos) <= rodeos, "too-many-rodeos", most=rodeos)
        if KIT_CARSON in s.options.variants:
            closed = s.stabled[SECOND_ENCLOSURE :: len(ENCLOSURES)]
            demand(not any(closed), "enclosure-closed", enclosure=SECOND_ENCLOSURE + 1)


def check_duel_tiles(s: State) -> None:
    """There are as many duel tiles of each value as were dealt at the start."""
    if MIGHT_IS_RIGHT in s.options.variants:
        most = tile_sets(len(s.seats))
        for value in range(DUEL_TILE_KINDS):
            seen = sum(s.tiles[value::DUEL_TILE_KINDS]) + sum(s.pile[value::DUEL_TILE_KINDS])
            demand(seen <= most, "too-many-duel-tiles", value=value, most=most)
        if not s.options.edition.own_duel_tiles:
            demand(not any(s.pile[DUEL_TILE_KINDS:]), "one-pile")
