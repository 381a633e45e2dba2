"""The Paperboy."""

import pytest

from tests.cards.scenario import ONE, character_vps, rule, scenario

TAKING = "phase pick\ndisplay paperboy I-30 I-31\npicks 1 2\ngone cowboy singer"


@pytest.mark.rule("cards.paperboy")
@pytest.mark.ruling("C32")
def test_when_he_is_taken_a_character_that_nobody_took_comes_with_him() -> None:
    table = scenario(TAKING)
    table.play("1 take paperboy")
    assert table.nouns(1, "fetch") == ["cowboy", "singer"]
    table.play("1 fetch singer")

    assert table.has(1) == ["singer", "paperboy"]


@pytest.mark.ruling("C32")
def test_the_owner_may_do_without() -> None:
    table = scenario(TAKING)
    table.play("1 take paperboy", "1 pass")

    assert table.has(1) == ["paperboy"]


@pytest.mark.rule("cards.paperboy")
@pytest.mark.ruling("C33")
def test_or_the_top_character_of_the_pile_comes_unseen() -> None:
    table = scenario(TAKING + "\nbacks star")
    table.play("1 take paperboy", "1 top")
    assert table.asked == "* MeetCharacter"
    table.play("* meet teacher", "* back hat")

    assert table.has(1) == ["teacher", "paperboy"]
    assert len(table.state.backs) == 1


@pytest.mark.ruling("C34")
def test_what_he_brings_counts_for_the_undertaker_and_others_cards_stay() -> None:
    table = scenario(TAKING + "\nround 4\ncharacters 2 banker\ncharacters 1 undertaker")
    table.play("1 take paperboy")
    assert table.why("1 fetch banker") == "not-left-over"
    table.play("1 fetch cowboy")

    assert rule("undertaker").points(table.state, ONE) == 6


@pytest.mark.rule("cards.paperboy")
def test_he_is_worth_3_in_the_end() -> None:
    assert character_vps("paperboy", "..\n..") == 3
