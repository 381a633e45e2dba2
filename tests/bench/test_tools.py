"""What writes docs/speed.md: a picture and tables that hold what was measured."""

from xml.etree import ElementTree

from carson.bench.ours import OurGame
from carson.bench.rounds import PARTS, costs
from carson.board.game import BOARD_GAME
from tools.speed import PAGE, SECTIONS, fill
from tools.speed_plot import drawn, step_of
from tools.speed_profile import tables

COSTS = {str(players): [1.0, 2.0, 3.0, 4.0, players * 2.0] for players in range(2, 7)}
CURVE = "{http://www.w3.org/2000/svg}polyline"
WORDS = "{http://www.w3.org/2000/svg}text"


def test_the_picture_has_a_named_curve_for_each_number_of_players() -> None:
    picture = ElementTree.fromstring(drawn(COSTS))
    words = [str(text.text) for text in picture.iter(WORDS)]

    assert len(list(picture.iter(CURVE))) == 5
    assert {f"{players} players" for players in COSTS} <= set(words)


def test_the_lines_behind_the_curves_are_few() -> None:
    assert [step_of(most) for most in (3, 9, 40, 600)] == [1, 2, 10, 100]


def test_a_decision_costs_something_in_every_round() -> None:
    found = costs(2, 0.001)

    assert len(found) == PARTS
    assert min(found) > 0


def test_a_profile_names_functions_and_tasks() -> None:
    text = tables("Two", OurGame(BOARD_GAME, {"players": "2"}))

    assert "| function | calls per decision |" in text
    assert "PlaceOrPass" in text


def test_a_section_of_the_page_is_written_anew() -> None:
    page = "a\n<!-- plot -->\nold\n<!-- end of plot -->\nb"

    assert fill(page, "plot", "new") == "a\n<!-- plot -->\nnew\n<!-- end of plot -->\nb"


def test_the_page_has_every_section() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert all(fill(page, section, "x") != page for section in SECTIONS)
