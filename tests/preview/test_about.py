"""What is told about the things on the board: prices, incomes, parts of a sum."""

from typing import Final

from carson.board.game import BOARD_GAME
from carson.board.ids import PLACE_NAMES
from carson.board.state import State
from carson.core.moves import NOBODY, Seat
from carson.core.trials import playing
from carson.core.views import View
from carson.i18n.words.board import BOARD_WORDS
from carson.preview.board.about import FACTS, about
from carson.preview.report import Line
from tests.preview.test_laws import check_lines
from tests.support.games import board_trial
from tests.support.scenario import Scenario, scenario

FIRST: Final = Seat(0)


def told(table: Scenario, name: str, seat: Seat = FIRST) -> list[Line]:
    """What the first player, or someone else, is told."""
    view: View[State] = View(BOARD_GAME, table.state, seat)
    return about(view, name)


def test_a_parcel_for_sale_tells_its_price() -> None:
    table = scenario("land - d4=house")

    assert Line("land-price", {"amount": 2}) in told(table, "d5", NOBODY)
    assert "sells-land" in [one.code for one in told(table, "d5")]


def test_a_building_tells_whose_it_is_and_what_it_pays_now() -> None:
    table = scenario("land 2 d4=mine c4=mountain")
    lines = told(table, "d4")

    assert [one.args["seat"] for one in lines if one.code == "belongs"] == [1]
    assert [one.args["amount"] for one in lines if one.code == "pays-now"] == [3]


def test_firepower_is_told_in_its_parts() -> None:
    table = scenario("player 1 revolvers 2")
    lines = told(table, "firepower-0")

    parts = lines[0].args
    assert parts["revolvers"] == 2
    assert parts["total"] == table.state.home[0] + 2


def test_who_only_watches_is_told_what_everybody_sees() -> None:
    table = scenario("phase place\ncowboy wages 2")

    assert [one.code for one in told(table, "wages", NOBODY)] == ["stands-there"]


def test_nothing_is_told_of_what_is_not_there() -> None:
    table = scenario("")

    assert [told(table, name) for name in ("moon", "cash-9", "cash-x", "-", "")] == [[]] * 5


def test_everything_can_be_asked_about_at_any_time() -> None:
    names = [*PLACE_NAMES, *(f"{fact}-0" for fact in FACTS)]
    with playing(board_trial(3)) as run:
        for s in run.moments():
            if run.now_and_then(12):
                digest = run.game.digest(s)
                for name in names:
                    view: View[State] = View(run.game, s, FIRST)
                    check_lines(about(view, name), BOARD_WORDS)
                assert run.game.digest(s) == digest


def test_a_space_tells_what_a_cowboy_of_the_seat_would_get_there() -> None:
    table = scenario("phase place")

    assert [one.code for one in told(table, "wages")] == ["gives-cash"]
