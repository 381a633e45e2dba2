"""Where a card may go: joined, within the grid, and covering only what may be covered."""

import pytest

from carson.cards.city.city import NO_CITY, drawn
from carson.cards.city.ground import BIT
from carson.cards.city.terrain import layout_of, parts, read_layout, write_layout
from carson.cards.game import CARDS_GAME
from carson.cards.ids import PARCEL_NAMES
from carson.core.moves import Seat
from tests.cards.scenario import at, card, city, scenario

EXAMPLE = """
    MMM.
    .m.P
    .M__
    ..__
"""
"""Drawn from e5 on: a Mine, a Prison and four Mountains."""


def why(text: str, layout: str, spot: str, lawful: bool = False, long_side: int = 8) -> str:
    """Why a card may not go somewhere in a drawn city; nothing if it may."""
    reason = city(text).why_not_lay(read_layout(layout), at(spot), lawful, long_side)
    return "" if reason is None else reason.code


# --- the printed example ----------------------------------------------------------------------
@pytest.mark.rule("cards.city.joined", "cards.city.cover")
def test_the_example_joins_the_new_mine_by_a_side() -> None:
    assert why(EXAMPLE, "M./m.", "g7") == ""


@pytest.mark.rule("cards.city.joined")
def test_the_example_refuses_a_card_that_touches_by_a_corner_only() -> None:
    assert why(EXAMPLE, "M./m.", "i7") == "not-joined"


@pytest.mark.rule("cards.city.cover")
def test_the_example_covers_a_mountain_by_a_mountain() -> None:
    assert why(EXAMPLE, "M./m.", "f7") == ""


@pytest.mark.rule("cards.city.cover")
def test_the_example_refuses_to_cover_the_prison() -> None:
    assert why(EXAMPLE, "M./m.", "g5") == "covers"


# --- joined -----------------------------------------------------------------------------------
@pytest.mark.rule("cards.city.first")
def test_the_first_card_lies_in_the_middle() -> None:
    card = parts(read_layout("M./.m"))

    assert NO_CITY.spots_for(card, False, 8) == BIT[at("h8")]


@pytest.mark.ruling("C5")
def test_a_card_that_only_lies_on_the_city_is_joined() -> None:
    assert why("....\n....\n....\n....", "../..", "f6") == ""


@pytest.mark.ruling("C6")
def test_a_card_may_lie_exactly_on_another() -> None:
    assert why("M.\n..", "M./.h", "e5") == ""


@pytest.mark.rule("cards.city.rotation")
def test_a_card_is_laid_as_it_is_printed() -> None:
    built = NO_CITY.with_card(card("I-2"), at("h8"))

    assert built.drawing() == [".M", "mM"]


# --- the grid ---------------------------------------------------------------------------------
@pytest.mark.rule("cards.city.size")
@pytest.mark.parametrize(("spot", "reason"), [("k5", ""), ("l5", "city-too-big")])
def test_a_city_is_eight_parcels_wide_at_most(spot: str, reason: str) -> None:
    assert why(".......\n.......", "../..", spot) == reason


@pytest.mark.rule("cards.city.size")
def test_a_city_is_eight_parcels_high_at_most() -> None:
    tall = "\n".join([".."] * 7)

    assert why(tall, "../..", "e12") == "city-too-big"
    assert why(tall, "../..", "e11") == ""


@pytest.mark.ruling("C11")
def test_the_grid_floats_until_the_city_fills_it() -> None:
    assert why("..\n..", "../..", "c5") == ""
    assert why("........\n........", "../..", "c5") == "city-too-big"


@pytest.mark.ruling("C11")
def test_one_side_may_be_longer_but_not_both() -> None:
    wide = "\n".join(["........"] * 8)

    assert why(wide, "../..", "l5", long_side=9) == ""
    assert why(wide + ".", "../..", "l12", long_side=9) == "city-too-big"


# --- covering ---------------------------------------------------------------------------------
@pytest.mark.rule("cards.city.cover")
@pytest.mark.parametrize("letter", "MhTrmDBSHGCbcP")
def test_every_element_but_outlaws_may_be_covered_by_its_like(letter: str) -> None:
    assert why(f"{letter}.\n..", f"{letter}./..", "e5") == ""


@pytest.mark.rule("cards.city.cover")
def test_a_house_may_be_covered_by_a_townhouse() -> None:
    assert why("h.\n..", "T./..", "e5") == ""


@pytest.mark.ruling("C8")
@pytest.mark.parametrize(
    ("old", "new"), [("h", "H"), ("T", "H"), ("T", "h"), ("H", "T"), ("M", "m")]
)
def test_no_other_element_covers_another(old: str, new: str) -> None:
    assert why(f"{old}.\n..", f"{new}./..", "e5") == "covers"


@pytest.mark.ruling("C7")
@pytest.mark.parametrize("letter", "MhTrmDBSHGCbcP")
def test_empty_land_covers_no_element(letter: str) -> None:
    assert why(f"{letter}.\n..", "../..", "e5") == "covers"


@pytest.mark.rule("cards.city.outlaws")
def test_outlaws_may_be_covered_only_where_the_law_is_kept() -> None:
    assert why("O.\n..", "h./..", "e5") == "covers"
    assert why("O.\n..", "h./..", "e5", lawful=True) == ""
    assert why("O.\n..", "../..", "e5", lawful=True) == ""


@pytest.mark.ruling("C9")
def test_outlaws_never_cover_outlaws() -> None:
    assert why("O.\n..", "O./..", "e5") == "covers"
    assert why("O.\n..", "O./..", "e5", lawful=True) == "covers"


@pytest.mark.rule("cards.city.cover")
def test_outlaws_may_cover_empty_land() -> None:
    assert why("..\n..", "O./..", "e5") == ""


PRISON_CARD = "I-33"
OUTLAW_CARD = "I-5"


@pytest.mark.ruling("C10")
def test_the_card_that_brings_the_first_prison_covers_no_outlaws() -> None:
    table = scenario(f"""
        phase pick
        display {PRISON_CARD} I-40
        built 1 {OUTLAW_CARD} h8
        picks 1 2
    """)
    table.play(f"1 take {PRISON_CARD}")
    outlaws = table.state.cities[0].on.index(3)
    blocked = [table.why(f"1 place {PARCEL_NAMES[outlaws - step]}") for step in (0, 1, 16, 17)]

    assert all(reason in ("covers", "not-joined") for reason in blocked)
    assert "covers" in blocked


@pytest.mark.ruling("C12")
def test_what_is_covered_is_no_longer_there() -> None:
    houses = drawn(["h.", ".."], at("h8"))

    covered = houses.with_card(card("I-48"), at("h8"))
    assert covered.drawing() != houses.drawing()
    assert len(covered.land) == 4


# --- taking and placing -----------------------------------------------------------------------
@pytest.mark.rule("cards.pick.place")
@pytest.mark.ruling("C2", "C4")
def test_a_terrain_card_is_laid_at_once_and_cannot_be_kept_back() -> None:
    table = scenario("phase pick\ndisplay I-1 I-40 I-2\nbuilt 1 I-3 h8\npicks 1 2")
    table.play("1 take I-1")

    assert table.asked == "1 PlaceCard"
    assert table.nouns(1, "pass") == []


def test_whoever_lays_a_card_sees_what_it_shows() -> None:
    table = scenario("phase pick\ndisplay I-1 I-40 I-2\nbuilt 1 I-3 h8\npicks 1 2")
    table.play("1 take I-1")
    seen = [CARDS_GAME.see(table.state, Seat(seat))["laying"] for seat in range(2)]

    assert seen == [{"card": "I-1", "layout": write_layout(layout_of(card("I-1")))}, None]


@pytest.mark.rule("cards.pick.place")
def test_the_first_card_of_a_city_is_laid_without_a_question() -> None:
    table = scenario("phase pick\ndisplay I-1 I-40 I-2\npicks 1 2")
    table.play("1 take I-1")

    assert table.city(1) == ["MM", "M."]
    assert table.asked == "2 PickCard"
