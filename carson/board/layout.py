"""Layout: what lies on the table."""

from collections.abc import Mapping
from typing import ClassVar, Final, Self

from carson.board.ids import (
    CARD_COUNT,
    EDGE_COUNT,
    ENCLOSURES,
    NOTHING,
    PARCELS,
    PLACE_COUNT,
    SOURCE_COUNT,
    THING_COUNT,
    Edge,
    Parcel,
    Thing,
)
from carson.board.map.geometry import ALL_PARCELS, NO_PARCELS, POINT_COUNT
from carson.board.map.pieces import PIECES, Cowboy
from carson.board.options import POWERS, Options
from carson.board.powers.rule import Rule, Weapons
from carson.board.printed import (
    BUILDING_PRICES,
    COWBOYS,
    DUEL_TILE_KINDS,
    MOST_PLAYERS,
    STARTING_CASH,
    STARTING_COWBOYS,
    STARTING_ROADS,
    TITLES,
)
from carson.board.refusals import Refusing
from carson.core.moves import NOBODY, Seat

SEATS: Final = tuple(tuple(map(Seat, range(players))) for players in range(MOST_PLAYERS + 1))
"""The seats of a game, by the number of players."""


class Layout(Refusing):
    """What lies on the table, by parcel, edge, seat or card; and how to copy it.

    Money, and cowboys at home and on the board, change with most moves and are lists. Other rows
    are tuples, or bytes where they count things on the map: copies of a state share them, and a
    change puts a new one in its place.
    """

    fixed: ClassVar[tuple[str, ...]] = ("options", "seats", "variants", "weapons", "cards")
    common: ClassVar[tuple[object, ...]] = PIECES

    def __init__(
        self,
        options: Options,
        cards: Mapping[str, Rule],
        variants: tuple[Rule, ...],
        weapons: Weapons,
    ) -> None:
        super().__init__()
        self.options: Final = options
        self.seats: Final = SEATS[options.players]
        self.variants: Final = variants
        """The rules of the variants in play."""
        self.weapons: Final = weapons
        """Dice or duel tiles."""
        self.cards: Final = cards
        """All sides of all cards by name, such as 14R."""

    def unpack(self) -> None:
        """Put everything where it lies before the first move; a copy takes over its original's."""
        self._unpack_round()
        self._unpack_map()
        self._unpack_tiles()
        self._unpack_cards()
        self._unpack_seats()
        self._unpack_variants()

    def _unpack_round(self) -> None:
        """The round, and who comes when in it."""
        players = self.options.players
        self.round = 0
        self.step = -1
        """Which step of phase 3 is being resolved; -1 before it."""
        self.order: tuple[Seat, ...] = ()
        """Who acts when in phase 2, by the numbers of the characters."""
        self.pass_order = self.seats
        """Who comes when in all other phases, and who wins ties."""
        self.passed: tuple[Seat, ...] = ()
        """Who has passed in this round so far."""
        self.ammunition = NOBODY
        """Who has the ammunition token in this round."""
        self.strength = 0
        """Of the Outlaws in this round."""
        self.shifts: tuple[int, ...] = (0,) * players
        """How often a seat has shifted cowboys in this round."""
        self.boosts: tuple[tuple[Parcel, int], ...] = ()
        """Buildings that pay several times in this round, and how many."""
        self.thefts: tuple[Parcel, ...] = ()
        """Buildings from which whoever beat an Outlaw there has said they will steal."""

    def _unpack_map(self) -> None:
        """The map, and who stands on it."""
        self.owner: tuple[Seat, ...] = (NOBODY,) * len(PARCELS)
        self.on: tuple[Thing, ...] = (NOTHING,) * len(PARCELS)
        self.outlaws = bytes(len(PARCELS))
        """Where Outlaws stand."""
        self.roads = bytes(EDGE_COUNT)
        self.touched = bytes(POINT_COUNT)
        """How many roads end at each corner."""
        self.frontier: tuple[Edge, ...] = ()
        """The edges where the roads can be extended."""
        self.cowboys: list[Cowboy] = []
        """Those on the board, in the order in which they came."""
        self.settled: tuple[Cowboy, ...] = ()
        """Those who stayed on the board from an earlier round."""
        self.cowboys_at: list[tuple[Cowboy, ...]] = [()] * PLACE_COUNT
        """The same by place."""
        self.wild = ALL_PARCELS
        """The wilderness: parcels that someone could own and where nobody is."""
        self.busy = NO_PARCELS
        """Parcels where someone stands or a building does."""

    def _unpack_tiles(self) -> None:
        """The building tiles that nobody has."""
        self.bag: tuple[int, ...] = (0,) * THING_COUNT
        """How many tiles of each building are in it: nobody knows their order, not even we."""
        self.track: tuple[Thing, ...] = (NOTHING,) * len(BUILDING_PRICES)
        self.away: tuple[int, ...] = (0,) * THING_COUNT
        """Tiles that are out of the bag and in nobody's hands."""

    def _unpack_cards(self) -> None:
        """The characters, and who has them."""
        players = self.options.players
        self.rules: tuple[Rule | None, ...] = (None,) * CARD_COUNT
        """The side in play of each card, by number; None for cards left in the box."""
        self.holder: tuple[Seat, ...] = (NOBODY,) * CARD_COUNT
        self.hands: tuple[tuple[Rule, ...], ...] = ((),) * players
        """The same by seat: the sides that each one holds, the lowest number first."""
        self.past_hands: tuple[tuple[Rule, ...], ...] = ((),) * players
        """The characters of the round before."""
        self.in_force: tuple[tuple[Rule, Seat], ...] = tuple((r, NOBODY) for r in self.variants)
        """All rules that are told of moments, with their owners, in that order."""
        self.memo: tuple[int, ...] = (0,) * CARD_COUNT
        """What a character has to remember while someone holds it."""

    def _unpack_seats(self) -> None:
        """What each seat has."""
        players = self.options.players
        self.cash = [STARTING_CASH] * players
        self.points: tuple[int, ...] = (0,) * (players * SOURCE_COUNT)
        """Victory points, by seat and source."""
        self.home = [STARTING_COWBOYS] * players
        """Cowboys in the personal supply."""
        self.general_supply: tuple[int, ...] = (COWBOYS - STARTING_COWBOYS,) * players
        """Cowboys in the general supply."""
        self.revolvers: tuple[int, ...] = (self.options.edition.revolvers,) * players
        self.dynamite: tuple[int, ...] = (0,) * players
        self.roads_in_hand: tuple[int, ...] = (STARTING_ROADS,) * players
        """Roads in the personal supply."""
        self.titles: tuple[int, ...] = (TITLES,) * players
        """Property tiles not yet on the map."""
        self.reserve: tuple[int, ...] = (0,) * (players * THING_COUNT)
        """Buildings bought and not yet built, by seat and thing."""

    def _unpack_variants(self) -> None:
        """What the variants give each seat."""
        players = self.options.players
        self.powers: tuple[int, ...] = (0,) * (players * len(POWERS))
        """What a new beginning bought for good, by seat and power."""
        self.horses: tuple[int, ...] = (0,) * players
        """Horses in the personal supply."""
        self.stabled: tuple[int, ...] = (0,) * (players * len(ENCLOSURES))
        """Horses in enclosures, by seat and enclosure."""
        self.horse_bought: tuple[int, ...] = (0,) * players
        """Who has bought a horse in this round."""
        self.rodeos: tuple[int, ...] = (0,) * players
        """Rodeo tokens."""
        self.tiles: tuple[int, ...] = (0,) * (players * DUEL_TILE_KINDS)
        """Duel tiles in hand, by seat and value; hidden from the others."""
        self.pile: tuple[int, ...] = (0,) * (players * DUEL_TILE_KINDS)
        """Duel tiles that were used, by value; in the 2009 edition by seat and value."""
        self.redrawn: tuple[int, ...] = (0,) * players
        """Who has drawn duel tiles from a pile: which ones is hidden from the others."""
        self.drafts: tuple[int, ...] = ()
        """Parcels that each seat has bought for the draft."""

    def copy_onto(self, twin: Self) -> None:
        """Make another state lie as this one does, with each field that `unpack` sets.

        They are written out because a loop over their names would take many times as long;
        `tests/core/test_copies.py` sees that none is missing.
        """
        twin.adopt(self)
        twin.round = self.round
        twin.step = self.step
        twin.order = self.order
        twin.pass_order = self.pass_order
        twin.passed = self.passed
        twin.ammunition = self.ammunition
        twin.strength = self.strength
        twin.shifts = self.shifts
        twin.boosts = self.boosts
        twin.thefts = self.thefts
        twin.owner = self.owner
        twin.on = self.on
        twin.outlaws = self.outlaws
        twin.roads = self.roads
        twin.touched = self.touched
        twin.frontier = self.frontier
        twin.cowboys = self.cowboys.copy()
        twin.settled = self.settled
        twin.cowboys_at = self.cowboys_at.copy()
        twin.wild = self.wild
        twin.busy = self.busy
        twin.bag = self.bag
        twin.track = self.track
        twin.away = self.away
        twin.rules = self.rules
        twin.holder = self.holder
        twin.hands = self.hands
        twin.past_hands = self.past_hands
        twin.in_force = self.in_force
        twin.memo = self.memo
        twin.cash = self.cash.copy()
        twin.points = self.points
        twin.home = self.home.copy()
        twin.general_supply = self.general_supply
        twin.revolvers = self.revolvers
        twin.dynamite = self.dynamite
        twin.roads_in_hand = self.roads_in_hand
        twin.titles = self.titles
        twin.reserve = self.reserve
        twin.powers = self.powers
        twin.horses = self.horses
        twin.stabled = self.stabled
        twin.horse_bought = self.horse_bought
        twin.rodeos = self.rodeos
        twin.tiles = self.tiles
        twin.pile = self.pile
        twin.redrawn = self.redrawn
        twin.drafts = self.drafts
