"""Refusals: a reason is made only for whoever asks for it."""

from carson.board.ids import GAMBLING, PLACE, WAGES
from carson.board.map.pieces import ADMIRER
from carson.board.play.place import why_not_there
from carson.board.refusals import REFUSED
from carson.core.agenda import why_not
from carson.core.moves import Seat
from carson.core.reasons import Reason
from tests.support.scenario import scenario

ANN = Seat(0)
GAMBLER_THERE = "phase place\ncowboy gambling 1"


def test_whoever_asks_is_told_the_reason_and_what_it_speaks_of() -> None:
    s = scenario(GAMBLER_THERE).state

    assert why_not(s, ANN, PLACE.of(GAMBLING)) == Reason("already-there", place=GAMBLING)


def test_a_reason_may_speak_of_several_things_and_of_pieces() -> None:
    s = scenario("phase place").state
    s.explaining = True

    assert str(s.refusal("too-dear", cash=9, price=10)) == "too-dear cash=9 price=10"
    assert str(s.refusal("no-piece", piece="no-duel-cowboy")) == "no-piece piece=no-duel-cowboy"


def test_who_does_not_ask_gets_no_reason_made_for_him() -> None:
    s = scenario("phase place").state

    assert why_not_there(s, ANN, WAGES, ADMIRER) is REFUSED
    assert REFUSED.code == "not-offered"


def test_nobody_is_curious_any_more_once_he_was_told() -> None:
    s = scenario(GAMBLER_THERE).state
    why_not(s, ANN, PLACE.of(GAMBLING))

    assert not s.explaining
