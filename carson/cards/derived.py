"""Derived values: what a state keeps for speed, beside the same computed again."""

from carson.cards.city.city import NO_CITY, City
from carson.cards.ids import CARDS, Card
from carson.cards.state import SHOWN, UNDER, State


def derived(s: State) -> dict[str, tuple[object, object]]:
    """Each note by its name, and what the cards say."""
    found: dict[str, tuple[object, object]] = {
        "display": (sorted(s.display), lying(s, SHOWN)),
        "under": (sorted(s.under), lying(s, UNDER)),
    }
    for seat in s.seats:
        held = tuple([rule for rule in s.rules if s.where[rule.card] == seat])
        found[f"held-{seat}"] = (s.held[seat], held)
        city = s.cities[seat]
        found[f"built-{seat}"] = ({s.where[card] for card, _ in city.cards} - {seat}, set())
        found[f"city-{seat}"] = (facts(city), facts(rebuilt(city)))
    return found


def lying(s: State, where: int) -> list[Card]:
    """The cards that lie in the column or under the pile."""
    return [card for card in CARDS if s.where[card] == where]


def rebuilt(city: City) -> City:
    """The same city, laid again card by card."""
    again = NO_CITY
    for card, spot in city.cards:
        again = again.with_card(card, spot)
    return again


def facts(city: City) -> tuple[object, ...]:
    """What a city notes of its cards."""
    return city.shows, city.frame, city.joined
