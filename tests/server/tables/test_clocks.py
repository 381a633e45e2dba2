"""Clocks: banks that run down while a seat is asked, and fill a little with each move."""

from typing import Final

import pytest

from carson.core.moves import NOBODY, Seat
from carson.server.tables.clocks import DAY, PACES, Clocks, TimeControl, Turn, clocks

ANN, BO, CY = Seat(0), Seat(1), Seat(2)
LIVE: Final = PACES["live"]
START: Final = 1_000_000.0


def live(*turns: Turn) -> Clocks:
    """The clocks of a live game of three that began with these turns."""
    found = clocks("live", 3, turns)
    assert found is not None
    return found


def at(seconds: float, *asked: Seat, answered: Seat = NOBODY, returned: Seat = NOBODY) -> Turn:
    return Turn(START + seconds, asked, answered, returned)


def seconds_left(found: Clocks, seat: Seat, seconds: float) -> float:
    return found.remaining(seat, START + seconds)


# --- banks ----------------------------------------------------------------------------------
def test_a_table_without_clocks_has_none() -> None:
    assert clocks("none", 3, [at(0, ANN)]) is None


def test_everybody_starts_with_the_same_bank() -> None:
    found = live(at(0, ANN))

    assert [seconds_left(found, seat, 0) for seat in (ANN, BO, CY)] == [LIVE.bank] * 3


def test_the_clock_of_who_is_asked_runs() -> None:
    assert seconds_left(live(at(0, ANN)), ANN, 40) == LIVE.bank - 40


def test_the_clock_of_who_is_not_asked_stands_still() -> None:
    assert seconds_left(live(at(0, ANN)), BO, 40) == LIVE.bank


def test_a_move_brings_the_increment() -> None:
    found = live(at(0, ANN), at(100, BO, answered=ANN))

    assert seconds_left(found, ANN, 500) == LIVE.bank - 100 + LIVE.increment


def test_who_is_asked_again_at_once_goes_on_from_what_is_left() -> None:
    found = live(at(0, ANN), at(100, ANN, answered=ANN))

    assert seconds_left(found, ANN, 130) == LIVE.bank - 130 + LIVE.increment


def test_a_bank_never_holds_more_than_it_can() -> None:
    found = live(at(0, ANN), *(at(0, ANN, answered=ANN) for _ in range(1000)))

    assert seconds_left(found, ANN, 0) == LIVE.most


def test_a_turn_that_is_no_move_brings_nothing() -> None:
    found = live(at(0, ANN), at(100, BO))

    assert seconds_left(found, ANN, 500) == LIVE.bank - 100


def test_a_clock_that_was_set_back_gives_nobody_time() -> None:
    assert seconds_left(live(at(0, ANN)), ANN, -60) == LIVE.bank


# --- several at once ------------------------------------------------------------------------
def test_the_clocks_of_all_who_are_asked_run_together() -> None:
    found = live(at(0, ANN, BO))

    assert [seconds_left(found, seat, 30) for seat in (ANN, BO)] == [LIVE.bank - 30] * 2


def test_a_clock_runs_on_while_others_answer() -> None:
    found = live(at(0, ANN, BO, CY), at(50, BO, CY, answered=ANN), at(80, CY, answered=BO))

    assert seconds_left(found, CY, 100) == LIVE.bank - 100


# --- time is up -----------------------------------------------------------------------------
def test_time_is_up_when_nothing_is_left() -> None:
    found = live(at(0, ANN))

    assert [found.is_up(ANN, START + LIVE.bank + more) for more in (-1, 0, 1)] == [
        False,
        True,
        True,
    ]


def test_no_clock_shows_less_than_nothing() -> None:
    assert seconds_left(live(at(0, ANN)), ANN, LIVE.bank + DAY) == 0


def test_a_move_that_a_bot_made_for_a_seat_brings_it_no_time() -> None:
    late = LIVE.bank + 5
    found = live(at(0, ANN), at(late, BO, answered=ANN), at(late + 5, ANN, answered=BO))

    assert found.is_up(ANN, START + late + 5)


def test_who_returns_finds_a_tenth_of_a_new_bank() -> None:
    late = LIVE.bank + 5
    found = live(at(0, ANN), at(late, BO, answered=ANN), at(late + 9, BO, returned=ANN))

    assert seconds_left(found, ANN, late + 99) == LIVE.bank / 10


def test_who_returns_while_asked_has_his_clock_running() -> None:
    late = LIVE.bank + 5
    found = live(at(0, ANN), at(late, ANN, returned=ANN))

    assert seconds_left(found, ANN, late + 10) == LIVE.bank / 10 - 10


def test_who_returns_in_time_has_what_was_left() -> None:
    found = live(at(0, ANN), at(60, ANN, returned=ANN))

    assert seconds_left(found, ANN, 90) == LIVE.bank - 90


# --- what comes next ------------------------------------------------------------------------
def test_the_first_clock_to_run_out_is_named() -> None:
    found = live(at(0, ANN), at(10, BO, CY, answered=ANN), at(60, ANN, CY, answered=BO))

    assert found.next_up(START + 60) == (START + 10 + LIVE.bank, CY)


def test_a_clock_that_has_run_out_is_not_waited_for() -> None:
    assert live(at(0, ANN)).next_up(START + LIVE.bank) is None


def test_nothing_is_waited_for_when_nobody_is_asked() -> None:
    assert live(at(0)).next_up(START) is None


# --- paces ----------------------------------------------------------------------------------
@pytest.mark.parametrize("pace", PACES.values())
def test_no_bank_is_fuller_than_it_can_be(pace: TimeControl) -> None:
    assert 0 < pace.increment < pace.bank <= pace.most


def test_each_pace_is_slower_than_the_one_before() -> None:
    banks = [pace.bank for pace in PACES.values()]

    assert banks == sorted(set(banks))
