"""The tutorial of the card game: each lesson happens where it is given."""

import pytest

from carson.cards import events as event
from carson.core.moves import Seat
from carson.tutorial.script import PUPIL
from tests.tutorial.scripts import TAUGHT_CARDS, of

TOPICS = {
    "goal": {event.OPENED, event.TURN_ORDER},
    "reveal": {event.TOOK, event.LAID},
    "tie": {event.OPENED, event.TOOK},
    "power": {event.OPENED, event.USED, event.RAISED},
    "lay": {event.TOOK, event.LAID},
    "rivals": {event.OPENED, event.TOOK, event.LAID},
    "era": {event.HAND_BACK, event.TOOK},
    "end": {event.TOOK, event.LAID, event.SCORED},
}
"""What happens to the player in each chapter."""


@pytest.mark.parametrize("name", TOPICS)
def test_a_chapter_shows_what_it_is_about(name: str) -> None:
    events = TAUGHT_CARDS.chapter_events(name)

    assert {kind for kind in TOPICS[name] if of(kind, PUPIL, events)} == TOPICS[name]


def test_the_highest_bid_chooses_first() -> None:
    ranks = of(event.TURN_ORDER, PUPIL, TAUGHT_CARDS.chapter_events("goal"))

    assert [one.get("rank") for one in ranks] == [1]


def test_the_hat_stands_above_the_cactus_in_a_tie() -> None:
    events = TAUGHT_CARDS.chapter_events("tie")
    places = {
        seat: [(one.get("value"), one.get("rank")) for one in of(event.TURN_ORDER, seat, events)]
        for seat in (PUPIL, Seat(2))
    }

    assert places == {PUPIL: [(5, 2)], Seat(2): [(5, 3)]}


def test_the_mercenary_makes_a_low_bid_the_first() -> None:
    ranks = of(event.TURN_ORDER, PUPIL, TAUGHT_CARDS.chapter_events("power"))

    assert [(one.get("value"), one.get("rank")) for one in ranks] == [(9, 1)]


def test_the_last_card_stays_in_the_city() -> None:
    end = TAUGHT_CARDS.chapter_events("end")

    assert of(event.LAID, PUPIL, end)
    assert not of(event.SOLD, PUPIL, end)
