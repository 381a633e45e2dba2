"""Rule: what a character or a variant can change, as a closed list of hooks.

Facts are attributes. Queries are pure and only called from `ask`. Moments are announced with
`State.tell`: one rule after the other hears of it, and what the first one schedules is finished
before the second one hears. But `on_chosen` is told to the card that was taken alone, `on_placed`
and `on_taken_back` to the cards of the seat whose piece it is, `imagine` to the variants alone.
"""

from typing import TYPE_CHECKING, ClassVar

from carson.board.ids import Parcel, Place, Thing
from carson.board.map.pieces import Cowboy, Piece
from carson.core.agenda import Task
from carson.core.chance import Luck
from carson.core.moves import Seat
from carson.core.reasons import Reason

if TYPE_CHECKING:
    from carson.board.powers.moments import (
        DuelFought,
        IncomesPaid,
        IncomesReady,
        PieceStands,
        RoadLaid,
    )
    from carson.board.state import State


class Rule:
    """One side of a character card, or a variant; stateless and shared."""

    # Facts
    number: ClassVar[int] = 0
    """The card's number, which orders the turns."""
    red: ClassVar[bool] = False
    """Which side of the card it is."""
    cash_limit: ClassVar[int] = 0
    """The money that its holder may keep at the end of the round."""
    fetchable: ClassVar[bool] = True
    """Whether another card can bring it to its holder."""
    side_agreed: ClassVar[bool] = True
    """Whether the table agrees on its side before the game."""
    free_side: ClassVar[bool] = False
    """Whether its side is chosen each time the card is taken."""
    extra_card: ClassVar[bool] = False
    """Whether its holder may take a second card, for which there is one more in the game."""
    needs_horses: ClassVar[bool] = False
    """Whether it is for games with horses only."""
    own_piece: ClassVar[Piece | None] = None
    """The piece that it brings its holder."""
    own_pieces: ClassVar[int] = 0
    """How many of them its holder may place in a round."""
    gives_cash: ClassVar[bool] = False
    """Whether its holder may take money instead of what else it gives."""
    doubles_incomes: ClassVar[bool] = False
    """Whether its holder may name a type of building that pays twice."""
    sells_ammunition: ClassVar[bool] = False
    """Whether the ammunition token is sold when it is chosen."""

    @property
    def name(self) -> str:
        """The side's name: its number, and Y for yellow or R for red."""
        return f"{self.number}{'R' if self.red else 'Y'}"

    # Queries
    def flipped(self, s: "State") -> bool:
        """Whether the card must be turned over before it is used."""
        return False

    def firepower(self, s: "State", owner: Seat) -> int:
        """Firepower that it adds for its owner."""
        return 0

    def land_price(self, s: "State", owner: Seat, price: int) -> int:
        """What its owner pays for a parcel of this price."""
        return price

    def building_price(self, s: "State", owner: Seat, price: int) -> int:
        """What its owner pays for a building of this price."""
        return price

    def income_factor(self, s: "State", owner: Seat, building: Thing) -> int:
        """How many times its owner's buildings of this kind pay."""
        return 1

    def extra_dice(self, s: "State", seat: Seat) -> int:
        """How many more dice a seat rolls in a duel, of which it puts as many aside."""
        return 0

    def rerolls(self, s: "State", owner: Seat) -> bool:
        """Whether its owner may roll one die of a duel again."""
        return False

    def gains_by_roads(self, s: "State", owner: Seat) -> bool:
        """Whether its player gains something from the roads they lay."""
        return False

    def pieces(self, s: "State", owner: Seat) -> tuple[Piece, ...]:
        """Pieces that its player can place besides cowboys."""
        return ()

    def bars(self, s: "State", owner: Seat, place: Place, piece: Piece) -> Reason | None:
        """Why its owner may not place a piece where someone is, or owns a building."""
        return None

    def protects(self, s: "State", owner: Seat, parcel: Parcel) -> bool:
        """Whether its owner's building on a parcel cannot be attacked."""
        return False

    def chooses_side(self, s: "State", seat: Seat) -> bool:
        """Whether a seat may choose the side of each card it takes."""
        return False

    def imagine(self, s: "State", viewer: Seat, luck: Luck) -> None:
        """Draw again, in a copy of the state, what the viewer cannot know."""

    # Moments
    def on_chosen(self, s: "State", owner: Seat) -> None:
        """Its owner has just taken the card."""

    def on_placed(self, s: "State", owner: Seat, piece: Piece) -> None:
        """Its owner has just placed one of the card's own pieces."""

    def on_taken_back(self, s: "State", owner: Seat, piece: Piece) -> None:
        """Its owner has taken back one of the card's own pieces."""

    def after_placing(self, s: "State", owner: Seat, placed: "PieceStands") -> None:
        """Someone has placed a piece on the board."""

    def on_road_laid(self, s: "State", owner: Seat, road: "RoadLaid") -> None:
        """Someone has laid a road."""

    def before_parcels(self, s: "State", owner: Seat) -> None:
        """Parcels are sold next; nobody has fought for them yet."""

    def on_duel(self, s: "State", owner: Seat, duel: "DuelFought") -> None:
        """A duel is over, and the losers are at home."""

    def before_income(self, s: "State", owner: Seat) -> None:
        """The building income begins; nothing has been fought for or paid."""

    def before_payment(self, s: "State", owner: Seat, ready: "IncomesReady") -> None:
        """A seat may still multiply its incomes before they are paid."""

    def after_income(self, s: "State", owner: Seat, incomes: "IncomesPaid") -> None:
        """All buildings have paid."""

    def before_close(self, s: "State", owner: Seat) -> None:
        """All actions are done; the cash limit comes next."""

    def on_round_over(self, s: "State", owner: Seat) -> None:
        """The cards go back, and the order of the next round is fixed."""

    def at_the_end(self, s: "State", owner: Seat) -> None:
        """The final scoring."""


class Weapons:
    """What decides a duel besides firepower."""

    def draw(self, s: "State", place: Place, fighters: tuple[Cowboy, ...]) -> "Task[State]":
        """Find what each fighter adds to their firepower, and settle the duel."""
        raise AssertionError(f"{type(self).__name__} cannot be drawn")


class Moment:
    """Something that all rules in force are told."""

    def reach(self, rule: Rule, s: "State", owner: Seat) -> None:
        """Call the hook of this moment."""
        raise AssertionError(f"{type(self).__name__} reaches nobody")

    def __repr__(self) -> str:
        return type(self).__name__
