"""Actors: what they write into rows, and what they do with the answers."""

import numpy as np
import pytest

from carson.board.state import State
from carson.core.chance import Stream
from carson.core.moves import Verb
from carson.training.actor import Actor, fill, thinned
from carson.training.courses import BOARD_COURSE, CARDS_COURSE
from carson.training.rows import HALVES, NOTHING, Rows, half_bytes, widths_of

GAMES = 3
OTHERS = 2
"""Rows of another actor, before ours."""


def new_rows(count: int) -> list[Rows]:
    widths = widths_of(BOARD_COURSE.subject)
    buffer = memoryview(bytearray(HALVES * half_bytes(widths, count)))
    return [Rows(widths, count, buffer, half) for half in range(HALVES)]


@pytest.fixture
def rows() -> list[Rows]:
    return new_rows(OTHERS + GAMES)


@pytest.fixture
def actor(rows: list[Rows]) -> Actor[State]:
    return Actor(BOARD_COURSE, rows, OTHERS, GAMES, seed=1)


def choose_by_lot(rows: Rows, stream: Stream) -> None:
    for row, listed in enumerate((rows.moves != NOTHING).sum(1).tolist()):
        rows.chosen[row, 0] = stream.below(listed) if listed else 0


def test_the_moves_of_a_decision_are_listed_and_the_rest_is_filled_up(
    rows: list[Rows], actor: Actor[State]
) -> None:
    play = actor.desks[0].plays[1]
    index = BOARD_COURSE.entry.game.vocabulary.index
    listed = rows[0].moves[OTHERS + 1].tolist()

    assert listed[: len(play.moves)] == [index(move) for move in play.moves]
    assert set(listed[len(play.moves) :]) <= {NOTHING}


def test_a_row_holds_what_the_deciding_seat_knows(rows: list[Rows], actor: Actor[State]) -> None:
    play = actor.desks[1].plays[2]
    facts, numbers = BOARD_COURSE.encode(play.state, play.seat)
    row = OTHERS + 2
    known = int(rows[1].known[row, 0])

    assert rows[1].seat[row, 0] == play.seat
    assert rows[1].facts[row, :known].tobytes() == facts
    assert set(rows[1].facts[row, known:].tolist()) <= {NOTHING}
    assert rows[1].numbers[row].tobytes() == numbers


def test_an_actor_leaves_the_rows_of_others_alone(rows: list[Rows], actor: Actor[State]) -> None:
    choose_by_lot(rows[0], Stream(2))
    rows[0].chosen[:OTHERS] = 7
    actor.step(0)

    assert not rows[0].facts[:OTHERS].any()
    assert not rows[0].moves[:OTHERS].any()


def test_only_the_half_that_was_answered_goes_on(rows: list[Rows], actor: Actor[State]) -> None:
    before = [play.decisions for play in actor.desks[1].plays]
    choose_by_lot(rows[0], Stream(2))
    actor.step(0)

    assert [play.decisions for play in actor.desks[1].plays] == before


def test_a_game_that_ends_leaves_its_outcome_and_another_begins(
    rows: list[Rows], actor: Actor[State]
) -> None:
    stream = Stream(2)
    while not rows[0].ended.any():
        choose_by_lot(rows[0], stream)
        before = list(actor.desks[0].plays)
        actor.step(0)
    row = int(np.flatnonzero(rows[0].ended[:, 0])[0])
    over = before[row - OTHERS]
    outcome = BOARD_COURSE.outcome(over.state)
    written = rows[0].outcomes[row].reshape(-1, BOARD_COURSE.subject.parts)

    assert rows[0].ended[row, 0] == len(outcome)
    assert np.allclose(written[: len(outcome)], outcome)
    assert not written[len(outcome) :].any()
    assert actor.desks[0].plays[row - OTHERS] is not over


def test_the_same_seed_plays_the_same_games() -> None:
    first, second = new_rows(GAMES), new_rows(GAMES)
    for rows in (first, second):
        actor, stream = Actor(BOARD_COURSE, rows, 0, GAMES, seed=4), Stream(3)
        for _ in range(40):
            choose_by_lot(rows[0], stream)
            actor.step(0)

    assert np.array_equal(first[0].facts, second[0].facts)


def test_a_teacher_says_what_it_would_do_when_it_is_asked(
    rows: list[Rows], actor: Actor[State]
) -> None:
    rows[0].taught[OTHERS:] = 1
    choose_by_lot(rows[0], Stream(2))
    actor.step(0)
    advised = rows[0].advised[OTHERS:, 0].tolist()
    listed = [len(play.moves) for play in actor.desks[0].plays]

    assert all(advice < count for advice, count in zip(advised, listed, strict=True))


def test_no_teacher_is_asked_otherwise(rows: list[Rows], actor: Actor[State]) -> None:
    choose_by_lot(rows[0], Stream(2))
    actor.step(0)

    assert set(rows[0].advised[OTHERS:, 0].tolist()) == {NOTHING}


def test_the_card_game_is_played_by_the_same_code() -> None:
    widths = widths_of(CARDS_COURSE.subject)
    buffer = memoryview(bytearray(HALVES * half_bytes(widths, 2)))
    rows = [Rows(widths, 2, buffer, half) for half in range(HALVES)]
    actor, stream = Actor(CARDS_COURSE, rows, 0, 2, seed=4), Stream(3)
    while not rows[1].ended.any():
        choose_by_lot(rows[1], stream)
        actor.step(1)

    assert rows[1].outcomes.any()


def test_too_many_moves_are_thinned_evenly_with_the_first_and_the_last() -> None:
    moves = [Verb(str(number)).of() for number in range(1001)]

    assert [str(move) for move in thinned(moves, 5)] == ["0", "250", "500", "750", "1000"]


def test_a_short_row_is_filled_up_as_if_empty() -> None:
    rows = bytearray(b"........")
    fill(memoryview(rows), 1, b"ab", b"----")

    assert rows == b"....ab--"
