"""A session: bots play by themselves, people are asked, answers can be taken back."""

from pathlib import Path

import pytest

from carson.board.game import BOARD_GAME
from carson.board.play.spaces import TakeGain
from carson.board.state import State
from carson.core import records
from carson.core.moves import Seat
from carson.core.table import CannotUndo
from carson.terminal import sessions
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.seating import Seating
from carson.terminal.session import Session
from tests.bots.lines.programs import BUSY, python
from tests.terminal.playing import SEED, first_move, new_session, new_table, seats_asked


def until_a_gain(session: Session[State]) -> None:
    """Play until a person stands on a space that gives something."""
    while session.asked is not None and not isinstance(session.table.pending, TakeGain):
        seat = session.asked
        moves = session.table.moves(seat)
        wages = [move for move in moves if str(move) == "place gambling"]
        session.play(seat, (wages or moves)[0])


def test_bots_play_until_a_person_is_asked() -> None:
    session = new_session(players=3)

    assert session.asked == Seat(0)
    assert set(seats_asked(session)) <= {1, 2}


def test_all_people_are_asked_where_there_are_no_bots() -> None:
    session = new_session(people=2)

    assert session.bots == {}


def test_what_nearly_everybody_answers_is_answered_with_a_note() -> None:
    session = new_session(people=2)
    until_a_gain(session)
    session.advance()

    assert "Answered for you: take" in session.notes[0].line.text


def test_who_wants_to_be_asked_everything_is_asked() -> None:
    session = new_session(people=2, ask_all=True)
    until_a_gain(session)
    session.advance()

    assert isinstance(session.table.pending, TakeGain)
    assert session.notes == []


def test_the_story_holds_the_notes_at_their_places() -> None:
    session = new_session(people=2)
    until_a_gain(session)
    session.advance()
    lines = [line.text for line in session.story()]
    at = next(number for number, text in enumerate(lines) if "Answered for you" in text)

    assert any("Phase 3" in line for line in lines[:at])


def test_news_are_told_once() -> None:
    session = new_session()
    session.news()

    assert session.news() == []


def test_a_note_without_an_event_is_told_once() -> None:
    session = new_session(people=2)
    while not any("how much money" in note.line.text for note in session.notes):
        first_move(session)
    told = [line.text for line in session.news()]

    assert sum("how much money" in text for text in told) >= 1
    assert session.news() == []


# --- undo -------------------------------------------------------------------------------------
def test_the_last_answer_can_be_taken_back_with_the_answers_of_the_bots() -> None:
    session = new_session(players=3)
    before = BOARD_GAME.digest(session.table.state)
    first_move(session)
    session.undo()

    assert BOARD_GAME.digest(session.table.state) == before


def test_several_answers_can_be_taken_back_one_by_one() -> None:
    session = new_session(people=2)
    before = BOARD_GAME.digest(session.table.state)
    first_move(session)
    session.undo()
    first_move(session)
    session.undo()

    assert BOARD_GAME.digest(session.table.state) == before


def test_nothing_can_be_taken_back_before_the_first_answer() -> None:
    with pytest.raises(CannotUndo) as caught:
        new_session().undo()

    assert caught.value.reason.code == "undo-nothing"


def test_the_answer_of_another_person_cannot_be_taken_back() -> None:
    session = new_session(people=2)
    first = session.asked
    first_move(session)
    second = session.asked
    assert second is not None
    assert second != first
    first_move(session)
    session.chosen.pop()

    with pytest.raises(CannotUndo) as caught:
        session.undo()
    assert caught.value.reason.code == "undo-not-yours"


def test_dice_cannot_be_taken_back() -> None:
    session = new_session(people=2, ask_all=True)
    until_a_gain(session)
    first_move(session)

    with pytest.raises(CannotUndo) as caught:
        session.undo()
    assert caught.value.reason.code == "undo-revealed"


def test_what_was_taken_back_is_no_longer_in_the_story() -> None:
    session = new_session(people=2)
    before = [line.text for line in session.story()]
    first_move(session)
    session.undo()

    assert [line.text for line in session.story()] == before


def test_a_finished_game_stands_because_its_seed_is_known() -> None:
    session = new_session(people=2)
    while session.asked is not None:
        first_move(session)

    with pytest.raises(CannotUndo) as caught:
        session.undo()
    assert caught.value.reason.code == "undo-revealed"


# --- files ------------------------------------------------------------------------------------
def test_a_saved_game_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    session = new_session(people=2)
    first_move(session)
    session.save(tmp_path / "game")
    other = sessions.loaded(tmp_path / "game", session.seating, session.texts)

    assert other.table.seed == session.table.seed
    assert other.table.record.lines == session.table.record.lines


def test_a_save_is_a_record_with_its_seed(tmp_path: Path) -> None:
    session = new_session()
    session.save(tmp_path / "game")
    record = records.read(BOARD_GAME, (tmp_path / "game").read_text(encoding="utf-8"))

    assert record.seed == SEED.hex()
    assert session.table.record.seed == ""


def test_saving_settles_what_would_be_lost() -> None:
    session = new_session(people=2)
    before = session.unsaved
    first_move(session)

    assert [before, session.unsaved] == [False, True]


def test_a_loaded_game_is_not_told_from_its_beginning(tmp_path: Path) -> None:
    session = new_session(people=2)
    first_move(session)
    session.save(tmp_path / "game")
    other = sessions.loaded(tmp_path / "game", session.seating, session.texts)

    assert other.news() == []


# --- seating ----------------------------------------------------------------------------------
def test_people_come_first_and_the_kinds_of_bots_go_round() -> None:
    seating = Seating(1, ("greedy", "random"))

    assert [seating.kind(Seat(seat)) for seat in (1, 2, 3)] == ["greedy", "random", "greedy"]


def test_the_same_seed_seats_the_same_bots() -> None:
    moves = [first_answers() for _ in range(2)]

    assert moves[0] == moves[1]


def first_answers() -> list[str]:
    session = Session(BOARD_FACE, new_table(3), Seating(1, ("random",)), "en")
    session.advance()
    return [str(move) for _, move in session.table.record.lines]


# --- programs -------------------------------------------------------------------------------
def test_a_program_plays_at_the_terminal() -> None:
    session = new_session(players=2, bots=(f"cmd:{BUSY}",))
    first_move(session)

    assert set(seats_asked(session)) == {0, 1}
    assert session.notes == []


def test_a_program_that_fails_is_noted_once_and_replaced() -> None:
    session = new_session(players=2, bots=(f"cmd:{python('raise SystemExit(3)')}",))
    while session.asked is not None and len(session.table.record.lines) < 60:
        first_move(session)
    told = [note.line.text for note in session.notes if "forfeit" in note.line.text]

    assert len(told) == 1
    assert "exit code 3" in told[0]
