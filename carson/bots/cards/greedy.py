"""The greedy bot of the card game: takes what adds most to its city, and bids for that."""

from collections.abc import Callable
from typing import Final, final

from carson.bots.cards import odds
from carson.bots.cards.worth import (
    STRANGER,
    USUAL,
    Weights,
    card_worth,
    character_worth,
    rounds_left,
    sold,
    worth,
)
from carson.cards.characters.paperboy import FetchCharacter
from carson.cards.ids import CARDS, FETCH, SELL, TAKE, TERRAIN_COUNT, TOP, USE, Card, Parcel
from carson.cards.play.bidding import SealBids
from carson.cards.play.pick import LastSale, PickCard, TakeNow
from carson.cards.play.taking import PlaceCard
from carson.cards.powers import ask
from carson.cards.powers.asking import UsePower
from carson.cards.printed import ROUNDS_PER_ERA
from carson.cards.state import State
from carson.core.agenda import Choice
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.views import View

PRICE: Final = 12.0
"""What it costs to give away the best card of a hand instead of the worst."""
WASTE: Final = 10.0
"""What each step above the lowest card costs a bid that wins no card."""
BONUS: Final = {"heroes": 3, "gunsmith": 6, "mercenary": 5, "doctor": 2}


@final
class GreedyCardBot:
    """Rates every answer by itself and gives the best; its dice decide between equals."""

    name: Final = "greedy"

    def __init__(self, seed: int, weights: Weights = USUAL, price: float = PRICE) -> None:
        self._dice: Final = Stream(seed)
        self._weights: Final = weights
        self._price: Final = price

    def choose(self, view: View[State]) -> Move:
        """The best of the legal moves."""
        choice, moves = view.choice, view.moves
        assert choice is not None, "nothing is asked"
        thought = Thought(view.imagine(self._dice), view.seat, self._weights, self._price)
        rate = thought.judge(choice)
        rated = [(rate(move), move) for move in moves]
        best = max(rating for rating, _ in rated)
        equals = [move for rating, move in rated if rating == best]
        return equals[self._dice.below(len(equals))]


@final
class Thought:
    """What the bot thinks of one position."""

    def __init__(self, s: State, seat: Seat, weights: Weights, price: float) -> None:
        self.s: Final = s
        self.seat: Final = seat
        self.weights: Final = weights
        self.price: Final = price

    def judge(self, choice: Choice[State]) -> Callable[[Move], float]:
        """How to rate the answers to a choice."""
        if isinstance(choice, SealBids):
            return self._bids()
        if isinstance(choice, PickCard | TakeNow | LastSale):
            return self._take
        if isinstance(choice, PlaceCard):
            return self._places(choice.card)
        if isinstance(choice, UsePower):
            return self._powers(choice.card)
        assert isinstance(choice, FetchCharacter), f"{type(choice).__name__} is not judged"
        return self._fetch

    def _values(self) -> dict[Card, float]:
        return {card: card_worth(self.s, self.seat, card, self.weights) for card in self.s.display}

    def _bids(self) -> Callable[[Move], float]:
        """The best auction card for what lies in the column."""
        s = self.s
        if s.out[self.seat]:
            return lambda move: -WASTE * move.noun
        best = odds.goods(s, self._values())
        chosen = odds.best_bid(s, self.seat, best, self.price)[1]
        return lambda move: -abs(move.noun - chosen)

    def _take(self, move: Move) -> float:
        """A card of the column, or the sale of one."""
        if move.verb is TAKE:
            return card_worth(self.s, self.seat, CARDS[move.noun], self.weights)
        return self._sale(CARDS[move.noun]) if move.verb is SELL else 0.0

    def _sale(self, card: Card) -> float:
        """What a sale adds; only at the very end, as land may become worth more."""
        if self.s.display:
            return -1.0
        return ask.total(sold(self.s, self.seat, card), self.seat) - ask.total(self.s, self.seat)

    def _places(self, card: Card) -> Callable[[Move], float]:
        city = self.s.cities[self.seat]
        return lambda move: worth(
            self.s, self.seat, city.with_card(card, Parcel(move.noun)), self.weights
        )

    def _fetch(self, move: Move) -> float:
        if move.verb is FETCH:
            return character_worth(self.s, self.seat, CARDS[TERRAIN_COUNT + move.noun])
        return STRANGER if move.verb is TOP else 0.0

    # --- powers -----------------------------------------------------------------------------
    def _powers(self, card: Card) -> Callable[[Move], float]:
        """Use a power for more than can be hoped for later in the era."""
        name = self.s.rule(card).name
        left = ROUNDS_PER_ERA - self.s.round
        gain = self._gain(name)
        hoped = HOPES[name] * min(1.0, left / 4)
        if name == "governor":
            hoped = HOPES[name] * min(1.0, rounds_left(self.s) / 6)
        return lambda move: gain - hoped if move.verb is USE else 0.0

    def _gain(self, name: str) -> float:
        """What a power would bring now."""
        values = self._values()
        ranked = sorted(values.values(), reverse=True)
        if name == "governor":
            return ranked[0]
        best = odds.goods(self.s, values)
        if name in ("mercenary", "doctor"):
            place = odds.place_with(self.s, self.seat, 0)
            return best[odds.place_with(self.s, self.seat, BONUS[name])] - best[place]
        usual = odds.best_bid(self.s, self.seat, best, self.price)[0]
        if name == "lawyer":
            return ranked[0] - usual
        if name == "chinese-worker":
            return ranked[2]
        return odds.best_bid(self.s, self.seat, best, self.price, BONUS[name])[0] - usual


HOPES: Final = {
    "governor": 14.0,
    "lawyer": 5.0,
    "chinese-worker": 6.0,
    "heroes": 2.0,
    "gunsmith": 3.0,
    "mercenary": 4.0,
    "doctor": 2.5,
}
"""What the use of each power brings in a good round."""
