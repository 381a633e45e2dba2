"""The Settler."""

from typing import final

from carson.cards.city import scoring
from carson.cards.city.ground import NEAR, buildings_in
from carson.cards.ids import HORSESHOE_BACK, RANCH
from carson.cards.powers import ask
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Settler(Rule):
    """1 VP for each empty parcel next to a Ranch of your city.

    A parcel counts once, however many Ranches are around it, and only where a card lies. Outlaws
    count as empty where they do no harm.
    """

    name = "settler"
    appeal = 5
    back = HORSESHOE_BACK

    def points(self, s: State, owner: Seat) -> int:
        city, near = s.cities[owner], 0
        for ranch in buildings_in(city.shows[RANCH]):
            near |= NEAR[ranch]
        return (near & scoring.empty_land(city, ask.lawful(s, owner))).bit_count()
