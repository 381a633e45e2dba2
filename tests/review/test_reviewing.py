"""Win chances, grades and luck."""

from dataclasses import replace
from typing import Final

import numpy as np
import pytest

from carson.core.agenda import advance, pending, play
from carson.core.chance import Stream
from carson.core.moves import CHANCE, Seat
from carson.core.records import Record
from carson.core.views import View
from carson.review.chances import chances
from carson.review.continuing import play_on, resume
from carson.review.grading import Effort, Grade, Horizon, grade
from carson.review.insight import board_insight, cards_insight
from carson.review.luck import fortune
from carson.review.reviewing import GradedDecision, Reviewer, turns_of_chance

BRIEF: Final = Effort(glances=1, kept=2, games=2, fresh=2, horizon=Horizon(2))
SHORT: Final = 60


def cut(record: Record, count: int = SHORT) -> Record:
    """The first moves of a record."""
    return replace(record, lines=record.lines[:count])


# --- the net ----------------------------------------------------------------------------------
def test_many_positions_are_seen_as_each_one_alone(board_record: Record) -> None:
    insight = board_insight()
    s = Reviewer(insight, cut(board_record)).states[-1]
    told = [insight.schooling.encode(s, seat) for seat in s.seats]

    together = insight.mind.look_at_all(told)

    assert np.allclose(together, [insight.mind.look(*one) for one in told], atol=1e-4)


# --- win chances ------------------------------------------------------------------------------
def test_the_chances_of_all_seats_add_up_to_one(cards_record: Record) -> None:
    insight = cards_insight()
    found = chances(insight, Reviewer(insight, cut(cards_record)).states)

    assert all(sum(row) == pytest.approx(1, abs=1e-5) and row.min() >= 0 for row in found)


def test_at_the_end_the_winner_has_won(board_record: Record) -> None:
    insight = board_insight()
    last = Reviewer(insight, board_record).states[-1]

    assert chances(insight, [last])[0][insight.entry.winners(last)[0]] == 1


def test_what_a_seat_cannot_know_does_not_change_what_it_is_told(cards_record: Record) -> None:
    insight = cards_insight()
    reviewer = Reviewer(insight, cut(cards_record))
    number = next(n for n in range(SHORT - 1, 0, -1) if reviewer.record.lines[n][0] == 0)
    decided = reviewer.decided(number)
    assert decided is not None
    game, seat = insight.entry.game, decided.view.seat
    other = game.imagine(reviewer.states[number], seat, Stream(99))

    again = replace(decided, view=View(game, other, seat))

    assert grade(insight, again, BRIEF) == grade(insight, decided, BRIEF)


# --- continuations ----------------------------------------------------------------------------
def test_imagined_games_stop_when_the_seat_decides_again(board_record: Record) -> None:
    insight = board_insight()
    runs = [resume(s.copy(), 1) for s in Reviewer(insight, cut(board_record)).states[-4:]]

    play_on(insight, runs, 3, Seat(1))

    assert all(run.over or run.seat == 1 for run in runs)


# --- grades -----------------------------------------------------------------------------------
def test_a_review_is_the_same_each_time(board_record: Record) -> None:
    first, second = (
        Reviewer(board_insight(), cut(board_record), BRIEF).review(Seat(0)) for _ in range(2)
    )

    assert first == second


def test_every_own_decision_is_graded_and_no_other(board_record: Record) -> None:
    record = cut(board_record)
    reviewer = Reviewer(board_insight(), record, BRIEF)
    own = [n for n, (seat, _) in enumerate(record.lines) if seat == 0 and reviewer.decided(n)]

    assert [decision.number for decision in reviewer.review(Seat(0)).decisions] == own


def test_progress_is_told_up_to_the_end(cards_record: Record) -> None:
    heard: list[tuple[int, int]] = []
    reviewer = Reviewer(cards_insight(), cut(cards_record, 20), BRIEF)

    reviewer.review(Seat(0), lambda done, total: heard.append((done, total)))

    assert heard[-1][0] == heard[-1][1] == len(heard) - 1


def decision(loss: float, error: float) -> GradedDecision:
    """A decision that cost something."""
    pass_, road = board_insight().entry.game.vocabulary.moves[:2]
    return GradedDecision(1, 1, "PlaceOrPass", pass_, Grade(road, loss, error, {}, 0.0))


def test_noise_is_not_called_a_mistake() -> None:
    assert decision(0.05, 0.03).verdict == "good"


def test_a_loss_beyond_its_error_is_a_slip_or_a_mistake() -> None:
    assert [decision(0.05, 0.02).verdict, decision(0.2, 0.02).verdict] == ["slip", "mistake"]


# --- luck -------------------------------------------------------------------------------------
def test_luck_is_even_on_average_over_all_that_could_be_rolled(board_record: Record) -> None:
    insight = board_insight()
    s = insight.entry.game.start(board_record.options)
    advance(s)
    first, end = next(turns_of_chance(board_record.lines))
    states = Reviewer(insight, cut(board_record, end)).states

    gifts = fortune(insight, first, states[first], states[end], 1).gifts

    assert sum(gifts) == pytest.approx(0, abs=1e-5)


def test_turns_of_chance_end_where_someone_decides(board_record: Record) -> None:
    lines = board_record.lines
    found = list(turns_of_chance(lines))

    assert all(lines[n][0] == CHANCE for first, end in found for n in range(first, end))


def test_virtual_players_have_chances_and_no_decisions(cards_record: Record) -> None:
    reviewer = Reviewer(cards_insight(), cut(cards_record, 30), BRIEF)

    assert not reviewer.review(Seat(2)).decisions


def test_a_finished_game_has_nobody_to_decide(board_record: Record) -> None:
    reviewer = Reviewer(board_insight(), board_record, BRIEF)
    s = reviewer.states[-2].copy()
    play(s, *board_record.lines[-1])

    assert pending(s) is None
    assert reviewer.moments()[-1].seats == ()
