"""The piles: skulls, backs, the bottom of the pile, eras, and what nobody can know."""

import json

import pytest

from carson.cards.game import CARDS_GAME
from carson.cards.ids import BACK_NAMES, CARD_NAMES, CHARACTER_NAMES, SKULL
from carson.cards.play.pile import ShowBack, only_skulls
from carson.core.agenda import legal, pending
from carson.core.moves import CHANCE, Seat
from carson.core.trials import playing
from tests.cards.games import card_trial
from tests.cards.scenario import Scenario, card, opening, scenario

ROUND_OVER = """
    phase pick
    display I-30 I-31
    picks 4
"""


def next_round(text: str = "", backs: str = "hat") -> Scenario:
    """The beginning of the second round."""
    table = scenario(f"{ROUND_OVER}\nbacks {backs}\n{text}")
    table.play("4 take I-30")
    return table


def last_round(text: str, backs: str = "hat") -> Scenario:
    """The beginning of the last round, for which two or three characters are left."""
    before = ROUND_OVER.replace("I-", "II-")
    table = scenario(f"era 2\nround 8\n{before}\nbacks {backs}\n{text}")
    table.play("4 take II-30")
    return table


@pytest.mark.rule("cards.setup.backs")
def test_the_back_of_the_top_character_is_seen_and_its_face_is_not() -> None:
    table = opening("* back star")

    assert table.nouns_of_chance("meet") == ["lawyer", "teacher", "indian"]
    assert CARDS_GAME.see(table.state, Seat(0))["backs"] == ["star"]


@pytest.mark.rule("cards.setup.backs")
def test_each_unseen_character_is_as_likely_to_lie_on_top() -> None:
    table = opening("* back star", "* meet lawyer")
    choice = pending(table.state)
    assert isinstance(choice, ShowBack)

    assert choice.weights(table.state) == [3, 2, 3, 3, 3, 3, 3]


@pytest.mark.rule("cards.round.skull")
def test_a_skull_sends_the_character_just_drawn_under_the_pile() -> None:
    table = next_round()
    table.play("* meet banker", "* back skull", "* meet sheriff", "* back star")

    assert [CARD_NAMES[shown] for shown in table.state.display] == ["sheriff"]
    assert [CARD_NAMES[under] for under in table.state.under] == ["banker"]


@pytest.mark.rule("cards.round.skull")
def test_one_skull_may_follow_another() -> None:
    table = next_round()
    table.play("* meet banker", "* back skull", "* meet sheriff", "* back skull", "* meet doctor")
    table.play("* back star")

    assert [CARD_NAMES[shown] for shown in table.state.display] == ["doctor"]
    assert [CARD_NAMES[under] for under in table.state.under] == ["banker", "sheriff"]


@pytest.mark.ruling("C44")
def test_a_back_that_was_seen_below_a_skull_is_on_top_next() -> None:
    table = next_round(backs="skull star")
    table.play("* meet doctor")

    assert table.asked == "* DrawTerrain"
    assert [BACK_NAMES[back] for back in table.state.backs] == ["star"]


@pytest.mark.ruling("C43")
def test_a_skull_on_the_very_first_card_is_drawn_like_any_other() -> None:
    table = opening("* back skull", "* meet doctor", "* back hat")

    assert [CARD_NAMES[shown] for shown in table.state.display] == ["doctor"]


@pytest.mark.ruling("C49")
def test_the_skulls_end_when_nothing_else_is_left() -> None:
    others = [name for name in CHARACTER_NAMES if name not in ("doctor", "sheriff", "auctioneer")]
    table = last_round(f"gone {' '.join(others)}", backs="skull")
    table.play("* meet doctor")

    assert [CARD_NAMES[shown] for shown in table.state.display] == ["doctor"]
    assert only_skulls(table.state)
    assert table.state.backs == (SKULL,)


@pytest.mark.ruling("C50")
def test_the_characters_under_the_pile_come_last_and_all_know_them() -> None:
    others = [name for name in CHARACTER_NAMES if name not in ("banker", "singer")]
    table = last_round(f"gone {' '.join(others)}\nunder banker singer")

    assert [CARD_NAMES[shown] for shown in table.state.display] == ["banker"]
    assert CARDS_GAME.see(table.state, Seat(0))["backs"] == ["boot"]


@pytest.mark.ruling("C45")
def test_nobody_deals_but_chance() -> None:
    table = opening("* back star", "* meet lawyer", "* back hat")

    assert table.asked == "* DrawTerrain"


# --- eras -------------------------------------------------------------------------------------
@pytest.mark.rule("cards.era.begin")
def test_after_nine_rounds_the_hands_come_back_and_the_other_pile_is_used() -> None:
    table = scenario(f"round 9{ROUND_OVER}\nbacks hat")
    table.play("4 take I-30", "* meet banker", "* back star")

    assert table.state.values(Seat(0)) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert (table.state.era, table.state.round) == (2, 1)
    assert {str(move)[5:8] for move in legal(table.state, CHANCE)} == {"II-"}


@pytest.mark.rule("cards.era.begin")
def test_what_is_left_of_era_i_leaves_the_game() -> None:
    table = scenario(f"round 9{ROUND_OVER}\nbacks hat")
    table.play("4 take I-30")

    assert table.state.where[card("I-1")] == -4


@pytest.mark.rule("cards.round.count")
def test_a_game_has_two_eras_of_nine_rounds() -> None:
    with playing(card_trial(5)) as run:
        rounds = {(s.era, s.round) for s in run.moments()}

    played = {(era, number) for era, number in rounds if number}
    assert played == {(era, number) for era in (1, 2) for number in range(1, 10)}


# --- secrets ----------------------------------------------------------------------------------
@pytest.mark.rule("cards.setup.backs")
def test_the_state_itself_does_not_know_what_lies_in_the_piles() -> None:
    table = opening("* back star")
    hidden = [CHARACTER_NAMES.index(name) for name in ("lawyer", "teacher", "indian")]

    assert all(table.state.where[96 + number] == -1 for number in hidden)
    assert len(legal(table.state, CHANCE)) == 3


def test_no_view_names_a_character_that_nobody_has_seen() -> None:
    with playing(card_trial(11)) as run:
        for s in run.moments():
            seen = json.dumps([CARDS_GAME.see(s, seat)["players"] for seat in s.seats])
            unseen = [CARD_NAMES[hidden] for hidden in s.pile()]
            assert not [name for name in unseen if f'"name": "{name}"' in seen]
