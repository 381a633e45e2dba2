"""Perft: how many ways there are to continue from a few positions, a few moves deep."""

from math import perm, prod

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import PARCELS, SPACES
from carson.board.map import town
from carson.board.map.geometry import EDGES
from carson.board.play.place import why_space_closed
from carson.board.powers import ask
from carson.board.state import State
from carson.core.agenda import advance, pending, play
from carson.core.moves import NOBODY
from carson.core.trials import perft
from tests.support.recording import recorded


def position(name: str, asked: str) -> State:
    """A recorded game up to where something is asked for the first time."""
    record = recorded(name)
    s = BOARD_GAME.start(record.options)
    advance(s)
    for seat, move in record.lines:
        if type(pending(s)).__name__ == asked:
            return s
        play(s, seat, move)
    raise AssertionError(f"{asked} is never asked in {name}")


@pytest.mark.parametrize(
    ("name", "asked", "depth", "count"),
    [
        ("two", "ChooseCharacter", 3, 2236),
        ("two", "PlaceOrPass", 2, 15895),
        ("two", "BuyParcels", 3, 22),
        ("two", "ReceiveParcel", 3, 21895),
        ("two", "PickReserved", 3, 58),
        ("two", "PlaceHouse", 3, 318),
        ("three", "ChooseCharacter", 3, 3793),
        ("three", "PlaceOrPass", 2, 7680),
        ("three", "BuyBuilding", 3, 28),
        ("three", "BidOrPass", 2, 891),
        ("four", "BuyParcels", 3, 269),
        ("four", "PlaceBuilding", 3, 39),
        ("four", "AllowHouse", 3, 42),
        ("five", "PlaceBuilding", 3, 108),
        ("five", "StealOrNot", 3, 48),
        ("six", "DrawCast", 2, 1158),
        ("six", "PlaceCityHall", 3, 700),
        ("six", "SpendExcess", 3, 2210),
    ],
)
def test_the_ways_to_go_on_are_counted(name: str, asked: str, depth: int, count: int) -> None:
    assert perft(position(name, asked), depth) == count


@pytest.mark.parametrize("name", ["two", "three"])
def test_the_draft_offers_each_parcel_that_is_left(name: str) -> None:
    s = position(name, "DraftParcel")

    assert perft(s, 3) == perm(len(PARCELS), 3) == 64 * 63 * 62


def test_the_town_and_its_mountains_come_on_36_parcels() -> None:
    assert perft(position("two", "FoundTown"), 3) == 36 * 35 * 34


def test_three_tiles_of_eight_kinds_are_drawn_but_not_three_of_which_there_are_two() -> None:
    s = position("two", "DrawBuilding")
    pairs = sum(count == 2 for count in s.bag)

    assert perft(s, 3) == 8**3 - pairs == 510


def test_lots_are_drawn_for_all_seats_but_the_last() -> None:
    assert perft(position("four", "DrawOrder"), 3) == perm(4, 3)


@pytest.mark.parametrize(("name", "asked"), [("two", "RollDie"), ("four", "Gamble")])
def test_two_dice_show_36_pairs(name: str, asked: str) -> None:
    assert perft(position(name, asked), 2) == 6 * 6


def test_two_duels_are_fought_in_either_order() -> None:
    assert perft(position("three", "PickDuel"), 3) == 2 * 6 * 6


def test_at_first_cowboys_go_to_open_spaces_and_to_land_that_nobody_owns() -> None:
    s = position("five", "PlaceOrPass")
    spaces = sum(why_space_closed(s, space) is None for space in SPACES)
    land = sum(s.owner[parcel] == NOBODY for parcel in PARCELS)
    roads = sum(town.extends_roads(s, edge) for edge in EDGES)
    passing = 1

    assert perft(s, 1) == spaces + land + roads + passing


def test_each_player_keeps_anything_up_to_his_limit_whatever_the_others_keep() -> None:
    s = position("four", "SpendExcess")
    kept = [min(s.cash[seat], ask.cash_limit(s, seat)) for seat in s.pass_order[:3]]

    assert perft(s, 3) == prod(most + 1 for most in kept)
