"""What an auction card is likely to fetch, as a greedy bot reckons."""

from collections.abc import Mapping, Sequence

from carson.cards.ids import Card
from carson.cards.play.bidding import strength
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.moves import Seat


def goods(s: State, values: Mapping[Card, float]) -> list[float]:
    """The best that is left when nobody, one, two ... have taken what appeals most."""
    left = sorted(values, key=lambda card: -ask.appeal(s, card))
    return [max(values[card] for card in left[taken:]) for taken in range(len(left))]


def chances(s: State, seat: Seat, value: int) -> list[float]:
    """The chance that this many pick before a seat with this total bid."""
    ahead = [1.0]
    for other in s.seats:
        if other != seat and not s.out[other]:
            ahead = _one_more(ahead, _chance_ahead(s, seat, other, value))
    return ahead


def _one_more(ahead: Sequence[float], chance: float) -> list[float]:
    """The same with one more rival."""
    stay = [before * (1 - chance) for before in (*ahead, 0.0)]
    move = [before * chance for before in (0.0, *ahead)]
    return [a + b for a, b in zip(stay, move, strict=True)]


def _chance_ahead(s: State, seat: Seat, other: Seat, value: int) -> float:
    """How likely a rival picks first, whose cards are known and any of which may come."""
    cards = [card + s.bonus[other] for card in s.values(other)]
    ties = cards.count(value) if strength(s, other) < strength(s, seat) else 0
    return (sum(card > value for card in cards) + ties) / len(cards)


def expected(s: State, seat: Seat, value: int, best: Sequence[float]) -> float:
    """What a seat gets on average if it bids this much in all."""
    odds = chances(s, seat, value)
    return sum(chance * best[min(k, len(best) - 1)] for k, chance in enumerate(odds))


def best_bid(
    s: State, seat: Seat, best: Sequence[float], price: float, bonus: int = 0
) -> tuple[float, int]:
    """The card that fetches most for what it costs to give it away, and what it brings.

    High cards are scarce: the best one of the hand costs `price`, the worst one nothing.
    """
    hand = s.values(seat)
    steps = max(1, len(hand) - 1)
    rated = [
        (expected(s, seat, card + s.bonus[seat] + bonus, best) - price * rank / steps, card)
        for rank, card in enumerate(hand)
    ]
    return max(rated, key=lambda pair: (pair[0], -pair[1]))


def place_with(s: State, seat: Seat, bonus: int) -> int:
    """How many pick before a seat when all bids are open, if so much is added to its own."""
    own = s.value(seat) + bonus
    rivals = [other for other in s.seats if other != seat and not s.out[other]]
    return sum(
        (s.value(other), -strength(s, other)) > (own, -strength(s, seat)) for other in rivals
    )
