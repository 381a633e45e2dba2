"""Players as numbers: what lies before each of them, and what it would be worth."""

from typing import Final

from carson.board.features.told import CHOICE_NUMBERS, Relative
from carson.board.ids import ENCLOSURES, SOURCE_COUNT
from carson.board.options import KIT_CARSON
from carson.board.play.duel_tiles import known_pile
from carson.board.powers import ask
from carson.board.printed import DUEL_TILE_KINDS, END_CASH_PER_VP, END_VP_PER_ASSET, MOST_PLAYERS
from carson.board.state import State
from carson.core.moves import Seat

OWN_TILES: Final = CHOICE_NUMBERS
PILES: Final = OWN_TILES + DUEL_TILE_KINDS
HORSES_LEFT: Final = PILES + MOST_PLAYERS * DUEL_TILE_KINDS
SEAT_NUMBERS: Final = HORSES_LEFT + 1
"""From here on this many for each seat:"""
PRESENT: Final = 0
CASH: Final = 1
SMALL_CASH: Final = 2
POINTS: Final = 3
AT_HOME: Final = 4
IN_BOX: Final = 5
REVOLVERS: Final = 6
FIREPOWER: Final = 7
ROADS_IN_HAND: Final = 8
TITLES: Final = 9
DYNAMITE: Final = 10
AMMUNITION: Final = 11
INCOME: Final = 12
BUILDINGS_OWNED: Final = 13
MOUNTAINS_OWNED: Final = 14
HOUSES_OWNED: Final = 15
FINAL_POINTS: Final = 16
CASH_LIMIT: Final = 17
HAS_PASSED: Final = 18
LATER_CASH: Final = 19
LAND_OWNED: Final = 20
ON_WAGES: Final = 21
ON_ONE_ROAD: Final = 22
SHIFTS: Final = 23
DRAFTS: Final = 24
TILE_COUNT: Final = 25
REDRAWN: Final = 26
FREE_HORSES: Final = 27
HORSE_BOUGHT: Final = 28
RODEOS: Final = 29
STABLED: Final = 30
SOURCES: Final = STABLED + len(ENCLOSURES)
PER_SEAT: Final = SOURCES + SOURCE_COUNT


def add_player(s: State, seat: Seat, to: Relative, numbers: list[float]) -> None:
    """What lies before a player, and what it would be worth."""
    at = SEAT_NUMBERS + to[seat] * PER_SEAT
    cash, points = s.cash[seat], 0
    for source in range(SOURCE_COUNT):
        scored = s.points[seat * SOURCE_COUNT + source]
        if scored:
            points += scored
            numbers[at + SOURCES + source] = scored / 10.0
    income, buildings = numbers[at + INCOME], numbers[at + BUILDINGS_OWNED]
    mountains, houses = numbers[at + MOUNTAINS_OWNED], numbers[at + HOUSES_OWNED]
    worth = END_VP_PER_ASSET * (buildings + mountains + houses) + cash // END_CASH_PER_VP
    worth += points + numbers[at + FINAL_POINTS]
    if s.horses[seat]:
        worth += s.horses[seat] * (1 + s.rodeos[seat])
    if KIT_CARSON in s.options.variants:
        worth += len(s.seats) - 1 - s.pass_order.index(seat)
    numbers[at + PRESENT] = 1.0
    numbers[at + CASH] = cash / 40.0
    numbers[at + SMALL_CASH] = min(cash, 12) / 12.0
    numbers[at + POINTS] = points / 25.0
    numbers[at + AT_HOME] = s.home[seat] / 6.0
    numbers[at + IN_BOX] = s.general_supply[seat] / 6.0
    numbers[at + REVOLVERS] = s.revolvers[seat] / 4.0
    numbers[at + FIREPOWER] = ask.firepower(s, seat) / 6.0
    numbers[at + ROADS_IN_HAND] = s.roads_in_hand[seat] / 4.0
    numbers[at + TITLES] = s.titles[seat] / 12.0
    numbers[at + DYNAMITE] = s.dynamite[seat] / 2.0
    numbers[at + AMMUNITION] = 1.0 if s.ammunition == seat else 0.0
    numbers[at + INCOME] = income / 30.0
    numbers[at + BUILDINGS_OWNED] = buildings / 4.0
    numbers[at + MOUNTAINS_OWNED] = mountains / 4.0
    numbers[at + HOUSES_OWNED] = houses / 4.0
    numbers[at + FINAL_POINTS] = worth / 30.0
    numbers[at + CASH_LIMIT] = ask.cash_limit(s, seat) / 60.0
    numbers[at + HAS_PASSED] = 1.0 if seat in s.passed else 0.0
    numbers[at + LATER_CASH] = (cash + income) / 60.0
    numbers[at + LAND_OWNED] /= 8.0


def add_horses(s: State, to: Relative, numbers: list[float]) -> None:
    """Horses, free and in enclosures, and the rodeo."""
    numbers[HORSES_LEFT] = s.horses_left() / 12.0
    for seat in s.seats:
        at = SEAT_NUMBERS + to[seat] * PER_SEAT
        numbers[at + FREE_HORSES] = s.horses[seat] / 4.0
        numbers[at + HORSE_BOUGHT] = float(s.horse_bought[seat])
        numbers[at + RODEOS] = s.rodeos[seat] / 2.0
        for enclosure in range(len(ENCLOSURES)):
            stabled = s.stabled[seat * len(ENCLOSURES) + enclosure]
            numbers[at + STABLED + enclosure] = stabled / 3.0


def add_tiles(s: State, me: Seat, to: Relative, numbers: list[float]) -> None:
    """The seat's own duel tiles, how many the others have, and what may lie on the piles."""
    for seat in s.seats:
        at = SEAT_NUMBERS + to[seat] * PER_SEAT
        numbers[at + REDRAWN] = float(s.redrawn[seat])
        for tile in range(DUEL_TILE_KINDS):
            held = s.tiles[seat * DUEL_TILE_KINDS + tile]
            numbers[at + TILE_COUNT] += held / 6.0
            if seat == me:
                numbers[OWN_TILES + tile] = held / 2.0
    own_piles = s.options.edition.own_duel_tiles and s.round > 0
    for number, count in enumerate(known_pile(s, me)):
        if count:
            owner, tile = divmod(number, DUEL_TILE_KINDS)
            pile = to[owner] if own_piles else owner
            numbers[PILES + pile * DUEL_TILE_KINDS + tile] = count / 3.0
