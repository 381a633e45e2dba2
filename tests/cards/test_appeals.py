"""The tool that sets the appeals: what a card adds, and how ranks become appeals."""

from carson.cards.city.terrain import TABLE, TERRAIN
from carson.cards.ids import TERRAIN_COUNT
from tests.cards.scenario import ONE, card, scenario
from tools.appeals import SHARES, appeals, gains, table_of, without

MINE_AND_MOUNTAINS = "built 1 I-1 h8\nbuilt 1 I-42 j8"


def test_every_card_gets_an_appeal() -> None:
    assert sum(SHARES.values()) == TERRAIN_COUNT


def test_the_worst_cards_get_1_and_the_best_9() -> None:
    chosen = appeals(float(card) for card in range(TERRAIN_COUNT))

    assert chosen == sorted(chosen)
    assert (chosen[0], chosen[-1]) == (1, 9)


def test_the_table_is_written_as_it_is_read() -> None:
    assert table_of(terrain.appeal for terrain in TERRAIN) == TABLE.strip()


def test_a_city_without_a_card_shows_what_lay_below() -> None:
    city = scenario("built 1 I-30 h8\nbuilt 1 I-34 i9").state.cities[ONE]

    assert without(city, card("I-34")).drawing() == ["h.", "C."]


def test_a_card_adds_what_the_score_loses_without_it() -> None:
    s = scenario(MINE_AND_MOUNTAINS).state

    assert dict(gains(s, ONE)) == {card("I-1"): 2, card("I-42"): 2}
    assert s.cities[ONE].drawing() == ["MM..", "M.m."]
