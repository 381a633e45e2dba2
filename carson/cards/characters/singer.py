"""The Singer."""

from typing import final

from carson.cards.city import scoring
from carson.cards.city.ground import buildings_in
from carson.cards.ids import BOOT_BACK, SALOON
from carson.cards.powers.rule import Rule
from carson.cards.state import State
from carson.core.moves import Seat


@final
class Singer(Rule):
    """As many VP as your best Saloon is worth."""

    name = "singer"
    appeal = 9
    back = BOOT_BACK

    def points(self, s: State, owner: Seat) -> int:
        city = s.cities[owner]
        saloons = buildings_in(city.shows[SALOON])
        return max([scoring.around(city, saloon, lawful=False) for saloon in saloons], default=0)
