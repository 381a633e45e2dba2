"""What a move leads to by itself, and what is left to the order of play."""

import pytest

from carson.core.agenda import IllegalMove, advance, pending, play
from carson.core.consequences import asked_next, consequences, consequences_of_all
from carson.core.events import Event
from carson.core.moves import CHANCE, Seat
from tests.core.toy import BID, BUY, GO_ON, PEBBLE_GAME, ROLL, BuyPoints, GoOn, Pebbles

FIRST, SECOND = Seat(0), Seat(1)


def bought() -> Pebbles:
    """A game in which the first seat may buy points."""
    s = PEBBLE_GAME.start({"players": "2", "rounds": "1"})
    advance(s)
    play(s, CHANCE, ROLL.of(0))
    play(s, FIRST, BID.of(2))
    play(s, SECOND, BID.of(1))
    assert isinstance(pending(s), BuyPoints)
    return s


def test_the_move_is_made_on_a_copy() -> None:
    s = bought()

    after = consequences(s, FIRST, BUY.of(1))

    assert after.points[FIRST] == s.points[FIRST] + 1


def test_what_the_order_of_play_has_in_store_does_not_happen() -> None:
    after = consequences(bought(), FIRST, BUY.of(1))

    assert isinstance(after.agenda[-1], GoOn)
    assert asked_next(after, FIRST) is None


def test_a_copy_can_be_advanced_to_the_next_choice() -> None:
    after = consequences(bought(), FIRST, BUY.of(1))

    assert isinstance(advance(after), GoOn)
    assert after.offered == [GO_ON.of()]


def test_what_others_have_answered_in_secret_is_not_opened() -> None:
    s = PEBBLE_GAME.start({"players": "2", "rounds": "1"})
    advance(s)
    play(s, CHANCE, ROLL.of(0))
    play(s, FIRST, BID.of(2))

    after = consequences(s, SECOND, BID.of(1))

    assert after.sealed == [2, 1]
    assert after.points == [0, 0]


def test_nobody_listens_unless_a_log_is_given() -> None:
    log: list[Event] = []

    silent = consequences(bought(), FIRST, BUY.of(1))
    consequences(bought(), FIRST, BUY.of(1), log)

    assert silent.log is None
    assert [event.kind.name for event in log] == ["paid", "scored"]


def test_a_move_that_nothing_asks_for_at_once_is_refused() -> None:
    after = consequences(bought(), FIRST, BUY.of(1))

    with pytest.raises(IllegalMove) as refused:
        consequences_of_all(after, FIRST, [BUY.of(1)])

    assert refused.value.reason.code == "not-offered"
