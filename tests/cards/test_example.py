"""The rulebook's example of a round: two people and two virtual players.

The cards are ours: a Mine and a Prison of appeal 7, as in the book, and two that appeal less.
"""

import pytest

from carson.cards.city.terrain import TERRAIN, cards_of
from carson.cards.ids import CARD_NAMES, MINE, PRISON, Thing
from tests.cards.scenario import Scenario, scenario


def sevens(thing: Thing) -> list[str]:
    """The cards of Era I that show a thing and have an appeal of 7."""
    sevens = [card for card in cards_of(1) if TERRAIN[card].appeal == 7]
    return [CARD_NAMES[card] for card in sevens if thing in TERRAIN[card].layout]


OTHERS = [CARD_NAMES[card] for card in cards_of(1) if TERRAIN[card].appeal < 7]
NEAR, FAR, RANCH, LAST = sevens(MINE)[0], sevens(PRISON)[0], OTHERS[0], OTHERS[1]


@pytest.fixture
def table() -> Scenario:
    """Alex has the star, Paul the cow; both bid 5, and the virtual players turn over 8 and 6."""
    table = scenario(f"""
        option people 2
        option virtual novice,novice
        option suits star,cow,hat,boot
        phase bid
        backs star
        display cowboy {NEAR} {RANCH} {FAR} {LAST}
    """)
    table.play("1 bid 5", "2 bid 5", "* flip 8", "* flip 6")
    return table


@pytest.mark.rule("cards.virtual.bid")
def test_the_virtual_players_pick_first_with_their_8_and_6(table: Scenario) -> None:
    assert table.order == [3, 4, 1, 2]


@pytest.mark.rule("cards.virtual.pick")
def test_the_first_takes_the_7_nearer_to_the_piles_and_the_second_the_other(
    table: Scenario,
) -> None:
    assert (table.has(3), table.has(4)) == ([NEAR], [FAR])


@pytest.mark.rule("cards.pick.ties")
def test_the_star_comes_before_the_cow_so_alex_takes_the_character(table: Scenario) -> None:
    assert table.asked == "1 PickCard"
    table.play("1 take cowboy")

    assert table.has(1) == ["cowboy"]


@pytest.mark.rule("cards.pick.left")
def test_paul_takes_a_terrain_card_and_the_last_one_is_removed(table: Scenario) -> None:
    table.play("1 take cowboy", f"2 take {RANCH}")

    assert table.has(2) == [RANCH]
    assert [CARD_NAMES[event["card"]] for event in table.happened("left-over")] == [LAST]
