"""The deck: how often each element occurs, the appeals, and the backs of the characters."""

from collections import Counter

import pytest

from carson.cards.characters import RULES
from carson.cards.city.terrain import TERRAIN, cards_of, read_layout, write_layout
from carson.cards.ids import (
    CHARACTER_NAMES,
    LETTERS,
    MINE,
    PRISON,
    SKULL,
    SUIT_NAMES,
    TERRAIN_COUNT,
    Suit,
    Thing,
)
from carson.cards.powers.rule import NEVER
from carson.cards.printed import COLUMNS

COUNTS = {
    1: {"M": 32, "h": 18, "T": 2, "m": 10, "r": 10, "b": 2, "D": 3, "B": 3, "S": 1, "H": 1, "G": 1}
    | {"C": 1, "P": 1, "O": 3, ".": 104},
    2: {"M": 12, "h": 18, "T": 10, "m": 4, "r": 4, "b": 1, "D": 8, "B": 8, "S": 5, "H": 4, "G": 1}
    | {"C": 2, "P": 3, "c": 1, "O": 5, ".": 106},
}
APPEALS = {
    "cowboy": 3,
    "auctioneer": 5,
    "settler": 5,
    "captain": 5,
    "singer": 9,
    "lawyer": 4,
    "gunsmith": 3,
    "banker": 7,
    "governor": 6,
    "doctor": 4,
    "heroes": 2,
    "teacher": 7,
    "editor": 6,
    "grocer": 7,
    "chinese-worker": 4,
    "paperboy": 5,
    "sheriff": 3,
    "mercenary": 3,
    "indian": 4,
    "prospector": 6,
    "undertaker": 6,
}


@pytest.mark.rule("cards.deck.terrain")
@pytest.mark.parametrize("era", [1, 2])
def test_each_era_has_48_cards_with_the_printed_number_of_each_element(era: int) -> None:
    layouts = [TERRAIN[number].layout for number in cards_of(era)]

    assert len(layouts) == 48
    assert Counter(LETTERS[thing] for layout in layouts for thing in layout) == COUNTS[era]


@pytest.mark.rule("cards.deck.terrain")
@pytest.mark.parametrize("era", [1, 2])
def test_no_two_cards_of_an_era_are_the_same(era: int) -> None:
    assert len({TERRAIN[number].layout for number in cards_of(era)}) == 48


@pytest.mark.rule("cards.deck.appeal")
def test_every_terrain_card_has_an_appeal_from_1_to_9() -> None:
    assert {terrain.appeal for terrain in TERRAIN} == set(range(1, 10))
    assert len(TERRAIN) == TERRAIN_COUNT


@pytest.mark.rule("cards.deck.appeal")
@pytest.mark.ruling("C52")
@pytest.mark.parametrize("thing", [MINE, PRISON])
def test_era_1_has_a_mine_and_a_prison_of_appeal_7(thing: Thing) -> None:
    cards = [TERRAIN[number] for number in cards_of(1)]

    assert [card for card in cards if card.appeal == 7 and thing in card.layout] != []


def test_a_layout_is_written_as_it_is_read() -> None:
    assert [write_layout(read_layout(text)) for text in ("M./.m", "hO/T.")] == ["M./.m", "hO/T."]


@pytest.mark.rule("cards.deck.characters")
def test_there_are_21_characters_with_their_appeals() -> None:
    assert {rule.name: rule.appeal for rule in RULES} == APPEALS
    assert tuple(rule.name for rule in RULES) == CHARACTER_NAMES


@pytest.mark.rule("cards.deck.characters")
def test_seven_characters_bear_an_arrow_in_the_order_of_their_use() -> None:
    arrows = [rule.name for rule in RULES if rule.power != NEVER]

    assert arrows == [
        *("governor", "lawyer", "chinese-worker", "heroes", "gunsmith", "mercenary", "doctor")
    ]


@pytest.mark.rule("cards.deck.backs")
def test_each_back_belongs_to_three_characters() -> None:
    assert Counter(rule.back for rule in RULES) == dict.fromkeys([*COLUMNS, SKULL], 3)


@pytest.mark.rule("cards.deck.backs")
def test_each_suit_is_on_top_of_one_column_and_has_the_same_mean_place() -> None:
    suits = [Suit(number) for number in range(len(SUIT_NAMES))]
    places = {suit: sum(column.index(suit) for column in COLUMNS.values()) for suit in suits}

    assert [int(column[0]) for column in COLUMNS.values()] == [int(back) for back in COLUMNS]
    assert set(places.values()) == {15}


@pytest.mark.rule("cards.deck.backs")
def test_each_suit_beats_each_other_one_on_half_of_the_columns() -> None:
    suits = [Suit(number) for number in range(len(SUIT_NAMES))]
    wins = [
        sum(column.index(one) < column.index(other) for column in COLUMNS.values())
        for one in suits
        for other in suits
        if one != other
    ]

    assert set(wins) == {3}
