"""The tutorial of the board game: each lesson happens where it is given."""

import pytest

from carson.board import events as event
from carson.core.moves import Seat
from carson.tutorial.script import PUPIL
from tests.tutorial.scripts import TAUGHT_BOARD, of

RIVAL = Seat(1)
TOPICS = {
    "land": {event.CLAIMED},
    "character": {event.CARD_TAKEN},
    "cowboys": {event.PLACED, event.PASSED},
    "duel": {event.CLAIMED, event.DUEL_WON, event.BOUGHT},
    "building": {event.BUILT, event.ROAD_LAID, event.HOUSE_BUILT, event.INCOME},
    "attack": {event.CARD_TAKEN, event.PLACED, event.HOUSE_BUILT, event.INCOME},
    "limit": {event.SCORED, event.CARD_TAKEN},
    "defence": {event.DUEL_WON, event.DOUBLED, event.GOT_AMMUNITION, event.SCORED},
    "end": {event.PLACED, event.PASSED, event.CLAIMED, event.SCORED},
}
"""What happens to the player in each chapter."""


@pytest.mark.parametrize("name", TOPICS)
def test_a_chapter_shows_what_it_is_about(name: str) -> None:
    kinds = {kind for kind in TOPICS[name] if of(kind, PUPIL, TAUGHT_BOARD.chapter_events(name))}

    assert kinds == TOPICS[name]


def test_passing_first_wins_a_tie() -> None:
    events = TAUGHT_BOARD.chapter_events("duel")
    totals = [one.get("total") for one in events if one.kind is event.FOUGHT]

    assert totals[0] == totals[1]
    assert of(event.DUEL_WON, PUPIL, events)


def test_the_attack_steals_half_an_income() -> None:
    attack = TAUGHT_BOARD.chapter_events("attack")

    assert [one.get("amount") for one in of(event.STOLEN, PUPIL, attack, "thief")] == [7]


def test_the_cash_limit_forces_the_rival_to_spend() -> None:
    assert of(event.EXCESS_SPENT, RIVAL, TAUGHT_BOARD.chapter_events("limit"))


def test_the_private_house_lets_the_income_grow() -> None:
    incomes = [of(event.INCOME, PUPIL, TAUGHT_BOARD.happened(0, end)) for end in (38, 72)]
    saloon = [[one.get("amount") for one in found if one.get("parcel") == 27] for found in incomes]

    assert saloon == [[10], [10, 15]]
