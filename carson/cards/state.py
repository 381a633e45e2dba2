"""State: what lies on the table, and the primitive changes to it, each with its event."""

from typing import ClassVar, Final, final

from carson.cards import events as event
from carson.cards.city.city import NO_CITY, City
from carson.cards.ids import (
    CARDS,
    CHARACTER_COUNT,
    CHARACTERS,
    SOURCE_COUNT,
    TERRAIN_COUNT,
    Back,
    Card,
    Parcel,
    Source,
)
from carson.cards.options import Options
from carson.cards.powers.rule import Rule
from carson.cards.printed import MOST_SEATS
from carson.core.agenda import Position
from carson.core.moves import Seat
from carson.core.values import added, replaced, without

IN_PILE: Final = -1
"""Face down: nobody knows where, not even we."""
SHOWN: Final = -2
"""In the column below the piles."""
UNDER: Final = -3
"""A character that was put under the pile."""
GONE: Final = -4
"""Out of the game; a character can still be fetched."""
NO_BID: Final = 0
SEATS: Final = tuple(tuple(map(Seat, range(count))) for count in range(MOST_SEATS + 1))
"""The seats of a game, by their number."""


@final
class State(Position):
    """A position of the card game.

    What changes in most rounds is a list by card or seat, whose items copies of a state share. All
    else is a tuple, which they share whole; a change puts a new one in its place.
    """

    fixed: ClassVar[tuple[str, ...]] = ("options", "seats", "people", "rules")

    def __init__(self, options: Options, rules: tuple[Rule, ...]) -> None:
        super().__init__()
        self.options: Final = options
        self.seats: Final = SEATS[options.seats]
        """The people first."""
        self.people: Final = SEATS[options.people]
        self.rules: Final = rules
        """The characters, in the order in which powers are used."""

    def unpack(self) -> None:
        """Put everything where it lies before the first move."""
        seats = len(self.seats)
        self.era = 0
        self.round = 0
        """Counted from 1 in each era."""

        self.where = [IN_PILE] * len(CARDS)
        """Who has each card, or where it is."""
        self.display: tuple[Card, ...] = ()
        """The cards that can be taken, the one nearest to the piles first."""
        self.backs: tuple[Back, ...] = ()
        """What is seen of the character pile: the back on top, seldom the one below it."""
        self.under: tuple[Card, ...] = ()
        """The characters that were put under the pile, the first one first."""
        self.held: list[tuple[Rule, ...]] = [()] * seats
        """The characters of each seat, in the order of the rules."""
        self.sideways: tuple[int, ...] = (0,) * CHARACTER_COUNT
        """Which powers have been used."""
        self.sold: tuple[int, ...] = (0,) * seats
        """How many terrain cards each seat has sold."""
        self.cities: list[City] = [NO_CITY] * seats
        """What each seat has built; virtual players build nothing."""

        self.hand: list[tuple[int, ...]] = [()] * seats
        """The auction cards of each seat, the lowest first; one stays until it is opened."""
        self.sealed = [NO_BID] * seats
        """The auction cards that lie face down."""
        self.bids = [NO_BID] * seats
        """The auction cards that were opened in this round."""
        self.bonus: tuple[int, ...] = (0,) * seats
        """What powers add to them."""
        self.out: tuple[int, ...] = (0,) * seats
        """Who has taken a card already and does not pick again in this round."""
        self.twice: tuple[int, ...] = (0,) * seats
        """Who takes two cards in this round."""
        self.order: tuple[Seat, ...] = ()
        """Who picks when in this round."""
        self.points: tuple[tuple[int, ...], ...] = ((0,) * SOURCE_COUNT,) * seats
        """Victory points of each seat, by source; counted at the end."""

    def copy(self) -> "State":
        """An independent copy, to which nobody listens."""
        twin = State(self.options, self.rules)
        twin.adopt(self)
        twin.era = self.era
        twin.round = self.round
        twin.where = self.where.copy()
        twin.display = self.display
        twin.backs = self.backs
        twin.under = self.under
        twin.held = self.held.copy()
        twin.sideways = self.sideways
        twin.sold = self.sold
        twin.cities = self.cities.copy()
        twin.hand = self.hand.copy()
        twin.sealed = self.sealed.copy()
        twin.bids = self.bids.copy()
        twin.bonus = self.bonus
        twin.out = self.out
        twin.twice = self.twice
        twin.order = self.order
        twin.points = self.points
        return twin

    # --- questions about the table alone ----------------------------------------------------
    def is_person(self, seat: Seat) -> bool:
        """Whether someone decides for this seat."""
        return seat < len(self.people)

    def rule(self, card: Card) -> Rule:
        """The rule of a character card."""
        return self.rules[card - TERRAIN_COUNT]

    def values(self, seat: Seat) -> list[int]:
        """The auction cards of a seat, the lowest first."""
        return list(self.hand[seat])

    def value(self, seat: Seat) -> int:
        """What a seat's opened auction card is worth with everything added to it."""
        return self.bids[seat] + self.bonus[seat]

    def pile(self) -> list[Card]:
        """The characters whose faces nobody has seen."""
        return [card for card in CHARACTERS if self.where[card] == IN_PILE]

    def total(self, seat: Seat) -> int:
        """All victory points of a seat."""
        return sum(self.points[seat])

    # --- cards ------------------------------------------------------------------------------
    def show(self, card: Card) -> None:
        """A character goes to the head of the column, terrain to its end."""
        self.where[card] = SHOWN
        self.display = (card,) + self.display if card >= TERRAIN_COUNT else self.display + (card,)

    def put_under(self, card: Card) -> None:
        """The character of the column goes under its pile."""
        self.display = without(self.display, card)
        self.where[card] = UNDER
        self.under += (card,)
        self.emit(event.PUT_UNDER, card)

    def take(self, seat: Seat, card: Card) -> None:
        """A card comes to a seat, from wherever it was."""
        if self.where[card] == SHOWN:
            self.display = without(self.display, card)
        self.where[card] = seat
        if card >= TERRAIN_COUNT:
            self.look_at_characters(seat)
        self.emit(event.TOOK, seat, card)

    def look_at_characters(self, seat: Seat) -> None:
        """Note which characters a seat has."""
        self.held[seat] = tuple(rule for rule in self.rules if self.where[rule.card] == seat)

    def leave(self, card: Card) -> None:
        """A card that nobody took leaves the game."""
        self.display = without(self.display, card)
        self.where[card] = GONE
        self.emit(event.LEFT_OVER, card)

    def turn_sideways(self, seat: Seat, rule: Rule) -> None:
        """A power is used."""
        self.sideways = replaced(self.sideways, rule.card - TERRAIN_COUNT, 1)
        self.emit(event.USED, seat, rule.card)

    def turn_upright(self, rule: Rule) -> None:
        """A power can be used again."""
        self.sideways = replaced(self.sideways, rule.card - TERRAIN_COUNT, 0)
        self.emit(event.UPRIGHT, rule.card)

    # --- the city ---------------------------------------------------------------------------
    def lay(self, seat: Seat, card: Card, spot: Parcel) -> None:
        """A terrain card goes into the city."""
        self.cities[seat] = self.cities[seat].with_card(card, spot)
        self.emit(event.LAID, seat, card, spot)

    def throw_away(self, seat: Seat, card: Card) -> None:
        """A terrain card for which there is no room leaves the game."""
        self.where[card] = GONE
        self.emit(event.NO_ROOM, seat, card)

    def sell(self, seat: Seat, card: Card) -> None:
        """A terrain card leaves the city."""
        self.cities[seat] = self.cities[seat].without_card(card)
        self.where[card] = GONE
        self.sold = added(self.sold, seat)
        self.emit(event.SOLD, seat, card)

    # --- auction cards and points -----------------------------------------------------------
    def get_hand(self, seat: Seat) -> None:
        """All auction cards come back."""
        missing = len(self.options.hand(seat)) - len(self.hand[seat])
        self.hand[seat] = self.options.hand(seat)
        self.emit(event.HAND_BACK, seat, missing)

    def seal(self, seat: Seat, value: int) -> None:
        """An auction card is put down, face down."""
        self.sealed[seat] = value
        self.emit(event.SEALED, seat, value)

    def open(self, seat: Seat, value: int) -> None:
        """An auction card is shown; it cannot be used again in this era."""
        self.sealed[seat] = NO_BID
        self.hand[seat] = without(self.hand[seat], value)
        self.bids[seat] = value
        self.emit(event.OPENED, seat, value)

    def raise_bid(self, seat: Seat, bonus: int) -> None:
        """Something is added to a seat's auction card of this round."""
        self.bonus = added(self.bonus, seat, bonus)
        self.emit(event.RAISED, seat, bonus)

    def sit_out(self, seat: Seat) -> None:
        """A seat does not pick again in this round."""
        self.out = replaced(self.out, seat, 1)

    def take_twice(self, seat: Seat) -> None:
        """A seat takes two cards in this round."""
        self.twice = replaced(self.twice, seat, 1)

    def score(self, seat: Seat, points: int, source: Source) -> None:
        """Victory points."""
        self.points = replaced(self.points, seat, added(self.points[seat], source, points))
        self.emit(event.SCORED, seat, points, source)
