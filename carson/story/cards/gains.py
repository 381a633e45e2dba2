"""What a card of the column would bring a player at once, for those who weigh their moves."""

from carson.cards.ids import TERRAIN_COUNT, Card, Parcel
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.moves import Seat


def gains(s: State, seat: Seat, card: Card) -> dict[Parcel, int]:
    """Where a terrain card may go, and how many VP it would bring there at once."""
    twin, city, now = s.copy(), s.cities[seat], ask.total(s, seat)
    found = {}
    for spot in ask.placements(s, seat, card):
        twin.cities[seat] = city.with_card(card, spot)
        found[spot] = ask.total(twin, seat) - now
    return found


def gain_of_character(s: State, seat: Seat, card: Card) -> int:
    """How many VP a character would bring if the game ended now."""
    twin = s.copy()
    twin.take(seat, card)
    return ask.total(twin, seat) - ask.total(s, seat)


def gain_of_sale(s: State, seat: Seat, card: Card) -> int:
    """How many VP a sale would bring if the game ended now."""
    twin = s.copy()
    twin.sell(seat, card)
    return ask.total(twin, seat) - ask.total(s, seat)


def has_place(s: State, seat: Seat, card: Card) -> bool:
    """Whether a card would not have to be discarded; virtual players keep everything they take."""
    if card >= TERRAIN_COUNT or not s.is_person(seat):
        return True
    return bool(ask.placements(s, seat, card))


def signed(gain: int) -> str:
    """A gain with its sign, such as `+6`."""
    return f"{gain:+d}"
