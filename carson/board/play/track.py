"""The track of buildings for sale, and the bag they come from."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import BUILD_SPACES, CITY_HALL, DRAW, FOR_TILE, NOTHING, Place, Thing
from carson.board.play.city_hall import RaiseCityHall
from carson.board.printed import BUILDING_PRICES, DRAWN_AT_START, FIRST_TRACK
from carson.board.state import State
from carson.core.agenda import Chance, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added, replaced


@final
class LayOutTrack(Task[State]):
    """Two Ranches and two Mines on their prices, all other tiles into the bag, three drawn."""

    def run(self, s: State) -> None:
        for thing, count in s.options.tiles.items():
            s.bag = replaced(s.bag, thing, count)
        for price, thing in FIRST_TRACK.items():
            s.track = replaced(s.track, BUILDING_PRICES.index(price), thing)
            s.bag = added(s.bag, thing, -1)
        s.do(*[DrawBuilding(BUILDING_PRICES.index(price)) for price in DRAWN_AT_START])


@final
class RefillTrack(Task[State]):
    """Tiles slide to the lower prices; the free spaces are drawn from the bag."""

    def run(self, s: State) -> None:
        tiles = [thing for thing in s.track if thing != NOTHING]
        empty = len(s.track) - len(tiles)
        s.track = (*[NOTHING] * empty, *tiles)
        s.do(*[DrawBuilding(slot) for slot in reversed(range(empty))])


@final
class DrawBuilding(Chance[State]):
    """A tile out of the bag onto a space of the track; nothing, if the bag is empty.

    The City Hall is placed in the town at once and another tile drawn; during setup, when there
    is no first player yet, it waits.
    """

    accepts = (DRAW,)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: Final = slot

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        in_bag = s.bag[move.noun] > 0 if move.noun else not any(s.bag)
        return None if in_bag else s.refusal("not-in-bag", thing=move.noun)

    def weights(self, s: State) -> list[int]:
        return [count for count in s.bag if count] or [1]

    def play(self, s: State, seat: Seat, move: Move) -> None:
        thing = Thing(move.noun)
        if thing != NOTHING:
            s.bag = added(s.bag, thing, -1)
        if thing == CITY_HALL:
            s.away = added(s.away, CITY_HALL)
            s.emit(event.HALL_DRAWN)
            before = [RaiseCityHall()] if s.round else []
            s.do(*before, DrawBuilding(self.slot))
        elif thing != NOTHING:
            s.track = replaced(s.track, self.slot, thing)
            s.emit(event.DREW, thing, BUILDING_PRICES[self.slot])


def take_tile(s: State, seat: Seat, space: Place, price: int) -> Thing:
    """Pay, and take the tile of a building space into the reserve."""
    slot = space - BUILD_SPACES[0]
    building = s.track[slot]
    s.track = replaced(s.track, slot, NOTHING)
    s.pay(seat, price, FOR_TILE)
    s.keep(seat, building)
    s.emit(event.BOUGHT, seat, building, price)
    return building


def tile_on(s: State, place: int) -> Thing:
    """The tile on a building space; nothing on any other place."""
    return s.track[place - BUILD_SPACES[0]] if place in BUILD_SPACES else NOTHING


def none_left(s: State, building: Thing) -> bool:
    """No tile of this building is on the track or in the bag."""
    return building not in s.track and not s.bag[building]
