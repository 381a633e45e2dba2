"""Layout: what lies on the table."""

from collections.abc import Mapping
from typing import Final, Self

from carson.board.geometry import POINT_COUNT
from carson.board.ids import (
    CARD_COUNT,
    EDGE_COUNT,
    ENCLOSURES,
    NOTHING,
    PARCELS,
    PLACE_COUNT,
    SOURCE_COUNT,
    THING_COUNT,
    Parcel,
    Thing,
)
from carson.board.options import POWERS, Options
from carson.board.pieces import Cowboy
from carson.board.printed import (
    BUILDING_PRICES,
    COWBOYS,
    DUEL_TILE_KINDS,
    STARTING_CASH,
    STARTING_COWBOYS,
    STARTING_ROADS,
    TITLES,
)
from carson.board.rule import Rule, Weapons
from carson.core.agenda import Position
from carson.core.moves import NOBODY, Seat


class Layout(Position):
    """What lies on the table, as flat lists by parcel, edge, seat or card; and how to copy it."""

    def __init__(
        self,
        options: Options,
        cards: Mapping[str, Rule],
        variants: tuple[Rule, ...],
        weapons: Weapons,
    ) -> None:
        super().__init__()
        players = options.players
        self.options: Final = options
        self.seats: Final = tuple(Seat(number) for number in range(players))
        self.round = 0
        self.order: list[Seat] = []
        """Who acts when in phase 2, by the numbers of the characters."""
        self.pass_order: list[Seat] = list(self.seats)
        """Who comes when in all other phases, and who wins ties."""
        self.passed: list[Seat] = []
        """Who has passed in this round so far."""

        self.owner: list[Seat] = [NOBODY] * len(PARCELS)
        self.on: list[Thing] = [NOTHING] * len(PARCELS)
        self.outlaws = [0] * len(PARCELS)
        """Where Outlaws stand."""
        self.strength = 0
        """Of the Outlaws in this round."""
        self.roads = [0] * EDGE_COUNT
        self.touched = [0] * POINT_COUNT
        """How many roads end at each corner."""

        self.bag = [0] * THING_COUNT
        """How many tiles of each building are in it: nobody knows their order, not even we."""
        self.track: list[Thing] = [NOTHING] * len(BUILDING_PRICES)
        self.away = [0] * THING_COUNT
        """Tiles that are out of the bag and in nobody's hands."""
        self.ammunition = NOBODY
        """Who has the token of three revolvers in this round."""
        self.step = -1
        """Which step of phase 3 is being resolved; -1 before it."""

        self.variants: Final = variants
        """The rules of the variants in play."""
        self.weapons: Final = weapons
        """Dice or duel tiles."""
        self.cards: Final = cards
        """All sides of all cards by name, such as 14R."""
        self.rules: list[Rule | None] = [None] * CARD_COUNT
        """The side in play of each card, by number; None for cards left in the box."""
        self.holder: list[Seat] = [NOBODY] * CARD_COUNT
        self.hands: list[tuple[Rule, ...]] = [()] * players
        """The same by seat: the sides that each one holds, the lowest number first."""
        self.memo = [0] * CARD_COUNT
        """What a character has to remember while somebody holds it."""

        self.cash = [STARTING_CASH] * players
        self.points = [0] * (players * SOURCE_COUNT)
        """Victory points, by seat and source."""
        self.home = [STARTING_COWBOYS] * players
        """Cowboys in the personal supply."""
        self.box = [COWBOYS - STARTING_COWBOYS] * players
        """Cowboys in the general supply."""
        self.revolvers = [options.edition.revolvers] * players
        self.dynamite = [0] * players
        self.sticks = [STARTING_ROADS] * players
        """Roads in the personal supply."""
        self.titles = [TITLES] * players
        """Property tiles not yet on the map."""
        self.reserve = [0] * (players * THING_COUNT)
        """Buildings bought and not yet built, by seat and thing."""
        self.cowboys: list[Cowboy] = []
        """Those on the board, in the order in which they came."""
        self.settled: list[Cowboy] = []
        """Those who stayed on the board from an earlier round."""
        self.crowd = [0] * PLACE_COUNT
        """How many of them stand on each place."""
        self.past_hands: list[tuple[Rule, ...]] = [()] * players
        """The characters of the round before."""
        self.powers = [0] * (players * len(POWERS))
        """What a new beginning bought for good, by seat and power."""
        self.horses = [0] * players
        """Horses in the personal supply."""
        self.stabled = [0] * (players * len(ENCLOSURES))
        """Horses in enclosures, by seat and enclosure."""
        self.horse_bought = [0] * players
        """Who has bought a horse in this round."""
        self.rodeos = [0] * players
        """Rodeo tokens."""
        self.tiles = [0] * (players * DUEL_TILE_KINDS)
        """Duel tiles in hand, by seat and value; hidden from the others."""
        self.pile = [0] * (players * DUEL_TILE_KINDS)
        """Duel tiles that were used, by value; in the 2009 edition by seat and value."""
        self.redrawn = [0] * players
        """Who has drawn duel tiles from a pile: which ones is hidden from the others."""
        self.drafts: list[int] = []
        """Parcels that each seat has bought for the draft."""
        self.shifts = [0] * players
        """How often a seat has shifted cowboys in this round."""
        self.boosts: list[tuple[Parcel, int]] = []
        """Buildings that pay several times in this round, and how many."""
        self.refusals: list[tuple[Seat, Thing, Parcel]] = []
        """Who was refused which House in this round: builder, building, parcel."""

    def copy_onto(self, twin: Self) -> None:
        """Make another state lie as this one does."""
        twin.adopt(self)
        twin.rules = self.rules.copy()
        twin.round = self.round
        twin.order = self.order.copy()
        twin.pass_order = self.pass_order.copy()
        twin.passed = self.passed.copy()
        twin.owner = self.owner.copy()
        twin.on = self.on.copy()
        twin.outlaws = self.outlaws.copy()
        twin.strength = self.strength
        twin.roads = self.roads.copy()
        twin.touched = self.touched.copy()
        twin.bag = self.bag.copy()
        twin.track = self.track.copy()
        twin.away = self.away.copy()
        twin.step = self.step
        twin.ammunition = self.ammunition
        twin.holder = self.holder.copy()
        twin.hands = self.hands.copy()
        twin.memo = self.memo.copy()
        twin.cash = self.cash.copy()
        twin.points = self.points.copy()
        twin.home = self.home.copy()
        twin.box = self.box.copy()
        twin.revolvers = self.revolvers.copy()
        twin.dynamite = self.dynamite.copy()
        twin.sticks = self.sticks.copy()
        twin.titles = self.titles.copy()
        twin.reserve = self.reserve.copy()
        twin.cowboys = self.cowboys.copy()
        twin.settled = self.settled
        twin.crowd = self.crowd.copy()
        twin.past_hands = self.past_hands
        twin.powers = self.powers.copy()
        twin.horses = self.horses.copy()
        twin.stabled = self.stabled.copy()
        twin.horse_bought = self.horse_bought.copy()
        twin.rodeos = self.rodeos.copy()
        twin.tiles = self.tiles.copy()
        twin.pile = self.pile.copy()
        twin.redrawn = self.redrawn.copy()
        twin.drafts = self.drafts.copy()
        twin.shifts = self.shifts.copy()
        twin.boosts = self.boosts.copy()
        twin.refusals = self.refusals.copy()
