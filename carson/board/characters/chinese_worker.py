"""4: the Chinese Worker."""

from typing import Final, final

from carson.board.ids import BUILD_SPACES, DECLINE, FETCH, NOTHING, place_of
from carson.board.play.build import PlaceBuilding
from carson.board.play.land import why_too_dear
from carson.board.play.track import RefillTrack, take_tile, tile_on
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

PRICE: Final = 5


@final
class ChineseWorkerYellow(Rule):
    """You get two roads at once.

    This round you pay half for buildings, rounded up. This applies to the building spaces, not to
    what another card of yours sells.
    """

    number = 4
    cash_limit = 30

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.get_roads(owner, 2)

    def building_price(self, s: State, owner: Seat, price: int) -> int:
        return (price + 1) // 2


@final
class ChineseWorkerRed(Rule):
    """At once you may pay $5 and take any building from the track, to build it now or to keep it.

    Building it now needs land, a road and Houses as usual, and you may lay roads for it. If you
    keep it, it goes into your reserve. The track is refilled right afterwards.
    """

    number = 4
    red = True
    cash_limit = 30

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.do(TakeAnyBuilding(owner))


@final
class TakeAnyBuilding(Choice[State]):
    """Which building of the track to take; or none."""

    accepts = (FETCH, DECLINE)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        spaces = [space for space in BUILD_SPACES if tile_on(s, space) != NOTHING]
        return [*(FETCH.of(space) for space in spaces), DECLINE.of()]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is DECLINE:
            return None
        if tile_on(s, move.noun) == NOTHING:
            return s.refusal("no-building-there", place=move.noun)
        return why_too_dear(s, seat, PRICE)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is FETCH:
            building = take_tile(s, seat, place_of(move), PRICE)
            s.do(PlaceBuilding(seat, building), RefillTrack())
