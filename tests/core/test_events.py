"""Events have named fields, and secret ones are blanked for others."""

from typing import Final

import pytest

from carson.core.events import HIDDEN, Event, Kind
from carson.core.moves import CHANCE, Seat

PAID: Final = Kind("paid", "seat", "amount")
SEALED: Final = Kind("sealed", "lot", "seat", "amount", "trump", secret=("amount", "trump"))


def test_a_field_is_found_by_its_name() -> None:
    assert Event(PAID, (1, 12)).get("amount") == 12


def test_an_event_is_data_by_name() -> None:
    assert Event(PAID, (1, 12)).named() == {"seat": 1, "amount": 12}


def test_an_event_without_all_its_fields_is_a_fault() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Event(PAID, (1,)).named()


def test_a_field_that_does_not_exist_is_a_fault() -> None:
    with pytest.raises(ValueError, match="index"):
        Event(PAID, (1, 12)).get("price")


def test_an_event_without_secrets_is_the_same_for_everybody() -> None:
    event = Event(PAID, (1, 12))

    assert event.seen_by(Seat(0)) is event


def test_the_owner_of_a_secret_sees_it() -> None:
    assert Event(SEALED, (4, 1, 12, 3)).seen_by(Seat(1)) == Event(SEALED, (4, 1, 12, 3))


@pytest.mark.parametrize("seat", [Seat(0), Seat(2), CHANCE])
def test_others_see_everything_but_the_secret(seat: Seat) -> None:
    assert Event(SEALED, (4, 1, 12, 3)).seen_by(seat) == Event(SEALED, (4, 1, HIDDEN, HIDDEN))


def test_events_are_equal_by_kind_and_values() -> None:
    other = Kind("paid", "seat", "amount")

    assert len({Event(PAID, (1, 12)), Event(PAID, (1, 12))}) == 1
    assert Event(PAID, (1, 12)) != Event(PAID, (1, 13))
    assert Event(PAID, (1, 12)) != Event(other, (1, 12))


def test_an_event_is_shown_with_its_fields() -> None:
    assert repr(Event(PAID, (1, 12))) == "<paid seat=1 amount=12>"


def test_a_kind_is_shown_by_its_name() -> None:
    assert repr(PAID) == "Kind(paid)"
