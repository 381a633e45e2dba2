"""What buildings are worth, and Alex's city as a whole."""

import pytest

from carson.cards.city.scoring import around, building_vps, city_vps, houses
from carson.cards.ids import CHURCH, MINE, RANCH, SALOON
from tests.cards.scenario import ALEX, character_vps, city, total, worth

ALEX_CHARACTERS = ("doctor", "teacher", "banker", "lawyer")
LAWLESS = ALEX.replace("P", ".")


def vps(text: str, letter: str, lawful: bool = False) -> int:
    """What all buildings of a kind are worth."""
    return city_vps(city(text), lawful)["_.MOhTrmDBSHGCbcP".index(letter)]


def each(text: str, thing: int) -> list[int]:
    """What each building of a kind is worth for what lies around it."""
    built = city(text)
    return sorted(around(built, p, True) for p in built.land if built.on[p] == thing)


# --- Alex -------------------------------------------------------------------------------------
@pytest.mark.rule("cards.score.total")
def test_alex_has_109_points() -> None:
    assert total(ALEX, *ALEX_CHARACTERS) == 109


@pytest.mark.rule("cards.score.outlaws")
def test_alex_would_have_97_points_without_the_prison() -> None:
    assert total(LAWLESS, *ALEX_CHARACTERS) == 97


def test_alex_scores_line_by_line() -> None:
    assert worth(ALEX, *ALEX_CHARACTERS) == {
        "ranch": 6,
        "mine": 28,
        "drugstore": 3,
        "bank": 23,
        "saloon": 16,
        "hotel": 6,
        "lawyer": 0,
        "doctor": 5,
        "banker": 8,
        "teacher": 14,
    }


def test_alex_has_mines_of_10_10_4_and_4() -> None:
    assert each(ALEX, MINE) == [4, 4, 10, 10]


def test_alex_has_14_houses() -> None:
    assert houses(city(ALEX)) == 14


@pytest.mark.parametrize(
    ("name", "points"),
    [
        *(("settler", 6), ("prospector", 13), ("singer", 16), ("grocer", 4), ("cowboy", 3)),
        *(("sheriff", 3), ("indian", 4)),
    ],
)
def test_other_characters_would_bring_alex(name: str, points: int) -> None:
    assert character_vps(name, ALEX, *ALEX_CHARACTERS) == points


def test_the_indian_would_bring_alex_8_with_the_captain() -> None:
    assert character_vps("indian", ALEX, "captain") == 8


def test_the_undertaker_would_bring_alex_10() -> None:
    assert character_vps("undertaker", ALEX, *ALEX_CHARACTERS) == 10


@pytest.mark.ruling("C35")
def test_the_editor_would_bring_alex_11() -> None:
    assert character_vps("editor", ALEX, *ALEX_CHARACTERS) == 11


# --- each building ----------------------------------------------------------------------------
@pytest.mark.rule("cards.score.ranch")
def test_a_ranch_counts_the_empty_parcels_around_it() -> None:
    assert vps("...\n.r.\n...", "r") == 8


@pytest.mark.ruling("C1")
def test_where_no_card_lies_nothing_is_empty() -> None:
    assert vps("r.\n..", "r") == 3


@pytest.mark.ruling("C18")
def test_outlaws_are_empty_land_for_a_ranch_where_the_law_is_kept() -> None:
    assert vps("rO\n..", "r") == 2
    assert vps("rO\n..", "r", lawful=True) == 3
    assert worth("rO\n..", "sheriff")["ranch"] == 3


@pytest.mark.rule("cards.score.mine")
def test_a_mine_gets_2_for_each_mountain_around_it() -> None:
    assert vps("MMM\nMmM\nMMM", "m") == 16


@pytest.mark.rule("cards.score.shops")
def test_a_drugstore_counts_houses_around_it_and_ranches_anywhere() -> None:
    assert vps("TTT\nTDT\nTTT\n..r\nr..", "D") == 16 + 2


@pytest.mark.rule("cards.score.shops")
def test_a_bank_counts_houses_around_it_and_mines_anywhere() -> None:
    assert vps("hT.\nHB.\n...\n..m", "B") == 1 + 2 + 2 + 1


@pytest.mark.rule("cards.score.saloon")
def test_a_saloon_gets_2_for_each_house_around_it() -> None:
    assert each("TTT\nTST\nTTT", SALOON) == [32]


@pytest.mark.rule("cards.score.hotel")
def test_a_hotel_is_worth_3_and_counts_for_two_houses() -> None:
    assert worth("HB\n..") == {"hotel": 3, "bank": 2}


@pytest.mark.rule("cards.score.general")
@pytest.mark.ruling("C17")
def test_a_general_store_counts_the_houses_around_it_twice() -> None:
    assert vps("hG..\n...T", "G") == 1 + 3


@pytest.mark.rule("cards.score.church")
def test_a_church_counts_all_houses() -> None:
    assert vps("C..h\n..TH", "C") == 5


@pytest.mark.rule("cards.score.smith")
def test_a_blacksmith_counts_mines_and_ranches() -> None:
    assert vps("b..m\nr..m", "b") == 3


@pytest.mark.rule("cards.score.hall")
@pytest.mark.ruling("C14", "C15", "C16")
def test_the_city_hall_counts_houses_around_it_and_all_other_buildings() -> None:
    assert vps("hc..HM\n..mrPO", "c") == 1 + 5


@pytest.mark.rule("cards.score.houses")
def test_houses_townhouses_mountains_and_prisons_are_worth_nothing_themselves() -> None:
    assert total("hTMP\n....") == 0


@pytest.mark.rule("cards.score.outlaws")
@pytest.mark.ruling("C13")
def test_each_parcel_with_outlaws_costs_6() -> None:
    assert total("OO\nO.") == -18


@pytest.mark.rule("cards.score.near")
def test_neighbours_are_the_eight_around_a_parcel() -> None:
    assert each("h.h\n.S.\nh.h", SALOON) == [8]


def test_a_building_is_worth_what_lies_around_it_and_what_stands_anywhere() -> None:
    built = city("C.h\n.T.")
    church = next(p for p in built.land if built.on[p] == CHURCH)

    assert building_vps(built, church, False) == 3
    assert each("C.h\n.T.", RANCH) == []
