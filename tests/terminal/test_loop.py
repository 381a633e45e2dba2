"""The loop: what a person types is done, and what happens is shown."""

from pathlib import Path

import pytest

from carson.board.game import BOARD_GAME
from carson.core import records
from carson.i18n.texts import LANGUAGES
from carson.terminal.reader import COMMANDS
from tests.support.suites import quick_first
from tests.terminal.playing import (
    first_move,
    new_session,
    play_on,
    run,
    run_with,
    seats_asked,
)


def test_the_game_begins_with_the_players_and_the_promise_about_the_dice() -> None:
    session = new_session()
    text = run(session)

    assert "★ Ann" in text
    assert "▲ Bo (bot: random)" in text
    assert session.table.record.commitment in text


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    assert run(new_session()).endswith("Goodbye.\n")


def test_a_move_is_made_and_the_next_question_asked() -> None:
    session = new_session(people=2)
    text = run(session, "d4")

    assert [str(move) for _, move in session.table.record.lines][-1] == "draft d4"
    assert "now owns d4." in text


def test_a_refused_move_says_why_and_changes_nothing() -> None:
    session = new_session(people=2)
    text = run(session, "d4", "d4")

    assert len(seats_asked(session)) == 1
    assert "d4 belongs to" in text


def test_nonsense_is_told_in_one_line() -> None:
    assert "There is no move “fly”." in run(new_session(), "fly")


def test_an_empty_line_does_nothing() -> None:
    session = new_session()

    assert run(session, "", "   ").count("Ann: choose a starting parcel") == 1


def test_why_tells_the_reason_without_playing() -> None:
    session = new_session(people=2)
    text = run(session, "d4", "why d4", "why e5")

    assert "d4 belongs to" in text
    assert "“draft e5” is allowed." in text
    assert len(seats_asked(session)) == 1


def test_why_without_a_move_is_told_to_name_one() -> None:
    assert "There is no move" in run(new_session(), "why")


def test_undo_takes_the_last_move_back() -> None:
    session = new_session(people=2)
    text = run(session, "d4", "undo")

    assert "Undone." in text
    assert seats_asked(session) == []


def test_undo_without_a_move_says_so() -> None:
    assert "no move to undo" in run(new_session(people=2), "undo")


def test_log_tells_the_last_lines_again() -> None:
    text = run(new_session(), "log 3")
    story = [line.text for line in new_session().story()]

    assert text.count(story[-1]) == 2
    assert text.count(story[0]) == 1


def test_log_can_be_asked_for_more_than_there_is() -> None:
    first = new_session().story()[0].text

    assert run(new_session(), "log 99999").count(first) == 2


def test_map_shows_the_table_again() -> None:
    assert run(new_session(), "map").count("Round 1 of 4") == 2


def test_help_explains_the_question_and_every_command() -> None:
    text = run(new_session(), "help")

    assert "Everyone gets two" in text
    assert all(f"  {name}" in text for name in COMMANDS)


@pytest.mark.parametrize(
    ("topic", "answer"),
    [
        ("characters", "Mercenary"),
        ("buildings", "General Store"),
        ("spaces", "two dice in dollars"),
        ("map", "double lines are roads"),
        ("banker", "$9 at once"),
        ("BANK", "$3 for each of your Mines"),
        ("general store", "even a rival’s"),
        ("nonsense", "There is no help on “nonsense”"),
    ],
)
def test_help_knows_topics_and_names(topic: str, answer: str) -> None:
    assert answer in " ".join(run(new_session(), f"help {topic}").split())


def test_a_game_is_saved_and_goes_on_from_the_file(tmp_path: Path) -> None:
    path = tmp_path / "my game"
    text = run(new_session(people=2), "d4", f"save {path}", "d5", f"load {path}", "why d5")

    assert "Saved." in text
    assert "Loaded:" in text
    assert "“draft d5” is allowed." in text


def test_a_file_that_cannot_be_loaded_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("hello", encoding="utf-8")
    text = " ".join(run(new_session(), f"load {tmp_path / 'game'}", "save", "load").split())

    assert "line 1: this is not the record of a Carson City game" in text
    assert text.count("Which file?") == 2


def test_who_has_not_saved_must_quit_twice() -> None:
    session = new_session(people=2)
    text = run(session, "d4", "quit", "d5", "quit", "quit", "d6")

    assert text.count("The game is not saved.") == 2
    assert len(seats_asked(session)) == 2


def test_who_has_nothing_to_lose_leaves_at_once() -> None:
    text = run(new_session(people=2), "quit", "d4")

    assert "not saved" not in text
    assert "now owns" not in text


def test_an_interruption_asks_like_quit() -> None:
    session = new_session(people=2)
    first_move(session)
    calls = iter(range(2))

    def read(prompt: str) -> str:
        next(calls)
        raise KeyboardInterrupt

    text = run_with(session, read)

    assert text.count("The game is not saved.") == 1
    assert text.endswith("Goodbye.\n")


def test_several_people_are_told_whose_turn_it_is() -> None:
    text = run(new_session(people=2), "d4")

    assert "Ann’s turn" in text
    assert "Bo’s turn" in text


def test_a_person_alone_is_not_told_whose_turn_it_is() -> None:
    assert "It is the turn" not in run(new_session(), "d4")


def test_what_bots_do_is_told_before_the_next_question() -> None:
    session = new_session(players=3)
    text = run(session, "d4")
    after = text.split("Ann now owns d4.")[1]

    assert "now owns" in after.split("Ann: choose a starting parcel")[0]


def test_a_tall_screen_lists_the_land_that_is_for_sale() -> None:
    lines = ["d4", "d5", "d6", "d7", "2", "7"]
    low, tall = (run(new_session(people=2), *lines, height=height) for height in (35, 45))

    assert "buy a parcel that has a price on the map" in low
    assert "buy a parcel that has a price on the map" not in tall
    assert "$1: " in tall


@pytest.mark.parametrize("language", quick_first(LANGUAGES))
def test_a_whole_game_can_be_played_in_every_language(language: str) -> None:
    session = new_session(people=2, players=3, language=language)
    text = run_with(session, play_on(session))

    assert session.asked is None
    assert session.texts.say("result-total") in text
    assert session.table.seed.hex() in text


def test_the_end_tells_the_ranking_the_points_and_how_to_check_the_dice(tmp_path: Path) -> None:
    session = new_session(people=2)
    run_with(session, play_on(session))
    text = run(session, f"save {tmp_path / 'end'}", "d4", "why d4")
    record = records.read(BOARD_GAME, (tmp_path / "end").read_text(encoding="utf-8"))

    assert "wins with" in text
    assert "carson verify FILE" in text
    assert text.count("The game is over. You can still type") == 3
    assert records.verify(BOARD_GAME, record) > 0
