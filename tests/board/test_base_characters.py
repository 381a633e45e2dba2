"""The seven cards of the base game: their numbers and cash limits."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import scenario

LIMITS = {
    "sheriff": 20,
    "banker": 120,
    "grocer": 60,
    "chinese-worker": 30,
    "settler": 30,
    "captain": 25,
    "mercenary": 20,
}


@pytest.mark.rule("character.cards")
@pytest.mark.parametrize("number", range(1, 8))
def test_the_cards_are_numbered_in_the_order_of_the_table(number: int) -> None:
    table = scenario(f"""
        phase place
        card 1 {list(LIMITS)[number - 1]}
    """)

    assert ask.number(table.state, table.state.seats[0]) == number


@pytest.mark.rule("character.cards")
@pytest.mark.parametrize(("card", "limit"), LIMITS.items())
def test_who_holds_a_card_must_spend_what_he_has_above_its_limit(card: str, limit: int) -> None:
    table = scenario(f"""
        phase close
        card 1 {card}
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit)
