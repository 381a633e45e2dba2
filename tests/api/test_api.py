"""What `import carson` promises."""

import doctest
import json
from typing import Final

import pytest

import carson
from carson.core.records import BadRecord
from tests.support.imports import ROOT

BOARD: Final = carson.board(players=3)
SOLO: Final = carson.cards()


def test_the_page_is_true() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(page, {}, "api.md", None, None)
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)

    assert runner.run(examples).failed == 0
    assert len(examples.examples) > 10


def test_the_page_names_everything_public() -> None:
    page = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")

    assert [name for name in carson.__all__ if name not in page] == []


def test_unknown_names_are_missing() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        carson.__getattr__("nothing")


# --- games ----------------------------------------------------------------------------------
def test_the_same_seed_gives_the_same_game() -> None:
    games = [BOARD.new(seed=5) for _ in range(2)]
    for state in games:
        bot = BOARD.bot("random", 1)
        while not state.is_over:
            state.play(bot(state))

    assert games[0].record() == games[1].record()


def test_without_a_seed_games_differ() -> None:
    assert BOARD.new().record() != BOARD.new().record()


def test_virtual_players_sit_at_the_table() -> None:
    assert (SOLO.seats, SOLO.options["people"]) == (4, "1")


def test_an_option_that_does_not_fit_is_refused() -> None:
    with pytest.raises(carson.BadOption):
        carson.board(players=9)


def test_a_setup_is_written_as_it_was_made() -> None:
    assert repr(BOARD) == "carson.board(players='3')"


def test_moves_have_numbers() -> None:
    move = BOARD.move("place d4")

    assert BOARD.moves[BOARD.index(move)] is move


# --- states ---------------------------------------------------------------------------------
def test_a_refused_move_changes_nothing() -> None:
    state = BOARD.new(seed=1)
    before = state.record()

    with pytest.raises(carson.IllegalMove):
        state.play("pass")
    with pytest.raises(carson.UnknownMove):
        state.play("fly to the moon")

    assert state.record() == before


def test_a_refusal_is_told_in_four_languages() -> None:
    state = BOARD.new(seed=1)

    assert len({state.why_not("pass", language=name) for name in ("en", "fr", "de", "ja")}) == 4


def test_a_legal_move_is_not_refused() -> None:
    state = BOARD.new(seed=1)

    assert state.why_not(state.legal_moves()[0]) is None


def test_a_copy_with_another_seed_has_other_dice() -> None:
    state = BOARD.new(seed=1)
    copies = [state.copy(seed=number) for number in range(4)]
    for copy in copies:
        bot = BOARD.bot("random", 3)
        while not copy.is_over:
            copy.play(bot(copy))

    assert len({tuple(copy.history) for copy in copies}) == 4
    assert not state.is_over


def test_several_seats_may_move_at_once() -> None:
    state = carson.cards(people=3).new(seed=1)

    assert state.movers == (0, 1, 2)
    assert state.to_move == 0


def test_a_view_is_data() -> None:
    view = BOARD.new(seed=1).view(0)

    assert json.loads(json.dumps(view))["seat"] == 0


def test_a_record_hides_what_a_seat_may_not_know() -> None:
    state = carson.cards(people=2).new(seed=2)
    state.play(state.legal_moves()[0])

    assert "?" in state.record(seat=state.movers[0])
    assert "?" not in state.record()


def test_returns_are_zero_until_the_end() -> None:
    state = SOLO.new(seed=1)
    assert state.returns() == [0.0] * 4
    bot = SOLO.bot("greedy")
    while not state.is_over:
        state.play(bot(state))

    assert sorted(state.returns())[-1] <= 1
    assert sum(state.returns()) == pytest.approx(0)


def test_a_record_can_be_read_half_way() -> None:
    state = BOARD.new(seed=1)
    state.play(state.legal_moves()[0])
    state.play(state.legal_moves()[0])
    text = state.record()

    assert carson.read_record(text).history == state.history
    assert len(carson.read_record(text, moves=len(state.history) - 1).history) < len(state.history)


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(BadRecord):
        carson.read_record("hello")
