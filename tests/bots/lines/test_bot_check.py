"""`carson bot check` tells what is wrong with a program, and where."""

import pytest
from typer.testing import CliRunner

from carson.cli import app
from tests.bots.lines.programs import BUILDER, BUSY, program, python


def check(command: str, *words: str) -> tuple[int, str]:
    """The exit code, and what is said."""
    result = CliRunner().invoke(app, ["bot", "check", command, "--language", "en", *words])
    return result.exit_code, result.stdout + result.stderr


@pytest.mark.parametrize("command", [BUSY, BUILDER], ids=["python", "javascript"])
def test_an_example_is_fine(command: str) -> None:
    code, said = check(command)

    assert code == 0
    assert said.count("decisions, the slowest in") == 6
    assert said.endswith("has played 6 games without a mistake.\n")
    assert "same seed" not in said


def test_a_bot_whose_games_cannot_be_repeated_is_told_so() -> None:
    answer = 'import random; print("play", random.choice(moves), flush=True)'
    code, said = check(program(answer))

    assert code == 0
    assert "With the same seed the bot did not make the same choices" in said


def test_a_bot_may_decline_one_of_the_games() -> None:
    more = 'elif line.strip() == "game cards":\n        cards = True'
    answer = 'print("sorry" if "cards" in globals() else "play", moves[0], flush=True)'
    code, said = check(program(answer, more=more))

    assert code == 0
    assert said.count("card game, 4 seats: not played. The bot gave up") == 2
    assert "has played 4 games without a mistake" in said


def test_a_bot_that_declines_everything_has_not_passed() -> None:
    code, _ = check(program('print("sorry", flush=True)'))

    assert code == 1


@pytest.mark.parametrize(
    ("command", "told"),
    [
        (program('print("place d4", flush=True)'), "the protocol expects “play MOVE” here"),
        (program(greeting='print("hi", flush=True)'), "the protocol expects “hello NAME” here"),
        (program("raise RuntimeError('oh no')"), "Its last words: "),
        (program("raise RuntimeError('oh no')"), "RuntimeError: oh no"),
        (program('print("play fly\\n" * 3, flush=True)'), "“fly”, which was refused"),
        (python("raise SystemExit(4)"), "ended with exit code 4"),
    ],
)
def test_a_mistake_is_told_with_its_place(command: str, told: str) -> None:
    code, said = check(command)

    assert code == 1
    assert said.startswith("board game, 2 seats, decision 1 (DraftParcel): ")
    assert told in said


def test_the_last_lines_show_the_conversation_without_most_of_the_moves() -> None:
    _, said = check(program('print("place d4", flush=True)'))
    lines = said.splitlines()

    assert lines[-1] == "  -> place d4"
    assert lines[-2] == "  go 10000"
    assert [line for line in lines if line.startswith("  move ")] != []
    assert len(lines) < 16


def test_a_whole_game_can_be_shown() -> None:
    _, said = check(BUSY, "--show")

    assert said.startswith("hello carson 1\n-> hello busy\ngame board\nrules ")
    assert said.count("\n-> play ") > 20


def test_a_slow_bot_is_told_to_flush() -> None:
    code, said = check(program("import time; time.sleep(3600)"), "--think", "200")

    assert code == 1
    assert "did not answer within 200 ms. It must end its lines and flush" in said


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("no-such-program",), "The command “no-such-program” cannot be run"),
        ((BUSY, "--think", "0"), "--think must be 1 to"),
        ((BUSY, "--think", "soon"), "--think takes a whole number"),
    ],
)
def test_a_wrong_command_line_is_told_in_one_line(words: tuple[str, ...], told: str) -> None:
    code, said = check(*words)

    assert (code, said.count("\n")) == (2, 1)
    assert told in said
