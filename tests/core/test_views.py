"""A view shows a seat what it may know, and nothing else."""

import json
from typing import Final

from carson.core.agenda import legal, play
from carson.core.chance import Stream, derive
from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.core.table import Table, open_table
from carson.core.views import View
from tests.core.toy import BID, NO_BID, PEBBLE_GAME, Pebbles, SealBids

ARNO: Final = Seat(0)
ALEX: Final = Seat(1)


def after_one_bid() -> Table[Pebbles]:
    """Arno has bid 3, and Alex is still thinking."""
    table = open_table(PEBBLE_GAME, {}, ["Arno", "Alex"], derive("views"))
    table.play(ARNO, BID.of(3))
    return table


def test_a_view_shows_what_the_seat_may_do() -> None:
    table = after_one_bid()

    assert table.view(ALEX).moves == list(BID.moves)
    assert table.view(ARNO).moves == []


def test_a_view_shows_the_question_to_who_is_asked() -> None:
    table = after_one_bid()

    assert isinstance(table.view(ALEX).choice, SealBids)
    assert table.view(ARNO).choice is None


def test_a_view_says_why_a_move_is_refused() -> None:
    table = after_one_bid()

    assert table.view(ARNO).why_not(BID.of(0)) == Reason("not-your-turn", seat=ALEX)
    assert table.view(ALEX).why_not(BID.of(0)) is None


def test_a_view_is_data_that_can_be_written_as_json() -> None:
    sight = after_one_bid().view(ALEX).see()

    assert json.loads(json.dumps(sight)) == sight


def test_a_view_tells_everybody_who_is_asked_what() -> None:
    asked = {"choice": "SealBids", "seats": [ALEX], "about": {}}
    table = after_one_bid()

    assert [table.view(seat).see()["asked"] for seat in (ARNO, ALEX)] == [asked, asked]


def test_a_view_names_the_moves_as_they_are_written() -> None:
    assert after_one_bid().view(ALEX).see()["moves"] == [str(move) for move in BID.moves]


def test_a_view_shows_ones_own_secret_only() -> None:
    table = after_one_bid()

    assert table.view(ARNO).see()["own_bid"] == 3
    assert table.view(ALEX).see()["own_bid"] == NO_BID


def test_at_the_end_nobody_is_asked() -> None:
    over = Pebbles(2)

    assert View(PEBBLE_GAME, over, ARNO).see()["asked"] is None


def test_what_a_seat_imagines_agrees_with_what_it_sees() -> None:
    view = after_one_bid().view(ALEX)
    imagined = [view.imagine(Stream(seed)) for seed in range(50)]

    assert {s.sealed[ARNO] for s in imagined} == {0, 1, 2, 3, 4, 5}
    assert {json.dumps(View(PEBBLE_GAME, s, ALEX).see()) for s in imagined} == {
        json.dumps(view.see())
    }


def test_what_is_imagined_can_be_played_without_harm() -> None:
    table = after_one_bid()
    before = PEBBLE_GAME.digest(table.state)
    imagined = table.view(ALEX).imagine(Stream(1))
    play(imagined, ALEX, legal(imagined, ALEX)[0])

    assert PEBBLE_GAME.digest(table.state) == before


def test_the_moves_of_a_view_can_be_changed_without_harm() -> None:
    view = after_one_bid().view(ALEX)
    view.moves.clear()

    assert view.moves == list(BID.moves)
