"""A program plays; whatever it does wrong costs it the game, and nobody else anything."""

import os
from pathlib import Path
from typing import Final

import pytest

from carson.arena import Match, Result, Statistics, play_game
from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.bots.lines.forfeit import Forfeit
from carson.bots.lines.line_bot import PREFIX, LineBot, Patience, check_command
from carson.bots.lines.protocol import NotTheSameGame, news
from carson.bots.random_bot import RandomBot
from carson.core.chance import derive
from carson.core.table import Table, open_table
from tests.bots.lines.programs import BUILDER, BUSY, named, program, python
from tests.support.patience import SECONDS

SOON: Final = 0.3


def played(command: str, seconds: float = SECONDS, game: str = "board") -> Result:
    """A game of a program against a random bot."""
    options = {"players": "2"} if game == "board" else {"people": "2"}
    match = Match((named(command), "random"), 1, 1, options, game=game, seconds=seconds)
    return play_game(match, 0)


def new_table() -> Table[State]:
    return open_table(BOARD_GAME, {"players": "2"}, ["ann", "bo"], derive("lines"))


def sitting(command: str, thinking: float = SECONDS, starting: float = SECONDS) -> LineBot[State]:
    """A bot as it plays the board game."""
    return LineBot(PREFIX + command, 7, RandomBot(7), Patience(thinking, starting))


def failure(command: str, thinking: float = SECONDS, starting: float = SECONDS) -> str:
    """Why a program fails at its first decision."""
    table, bot = new_table(), sitting(command, thinking, starting)
    bot.choose(table.view(table.to_move[0]))
    assert bot.failure is not None
    return str(bot.failure)


# --- playing --------------------------------------------------------------------------------
@pytest.mark.parametrize("game", ["board", "cards"])
@pytest.mark.parametrize("command", [BUSY, BUILDER], ids=["python", "javascript"])
def test_the_examples_play_whole_games(command: str, game: str) -> None:
    assert played(command, game=game).forfeits == {}


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(BUSY) == played(BUSY)


def test_a_program_hears_how_the_game_ended() -> None:
    marked = 'elif word == "over":\n        import sys; sys.exit(rest.count(" "))'

    assert played(program(more=marked)).forfeits == {}


def test_remarks_and_empty_lines_are_skipped() -> None:
    answer = 'print("# hm\\n\\nplay", moves[0], flush=True)'

    assert played(program(answer)).forfeits == {}


def test_a_program_may_try_again_after_a_refusal() -> None:
    answer = 'print("play fly", flush=True)'
    more = 'elif word == "refused":\n        print("play", moves[0], flush=True)'

    assert played(program(answer, more=more)).forfeits == {}


def test_a_program_that_is_asked_after_a_move_was_taken_back_begins_again() -> None:
    table, bot = new_table(), sitting(BUSY)
    first = table.to_move[0]
    view = table.view(first)
    before = bot.ask(view)
    table.play(first, view.moves[-1])
    second = table.to_move[0]
    bot.ask(table.view(second))

    assert bot.ask(new_table().view(first)) is before
    bot.dismiss()


def test_a_view_is_sent_to_those_who_want_it() -> None:
    greeting = 'print("hello tester view", flush=True)'
    more = 'elif word == "view":\n        import json; moves = json.loads(rest)["moves"]'
    answer = 'print("play", moves[-1], flush=True)'

    assert played(program(answer, greeting, more)).forfeits == {}


# --- failing --------------------------------------------------------------------------------
def test_a_program_that_fails_is_last_without_points_and_the_game_goes_on() -> None:
    result = played(python("raise SystemExit(3)"))

    assert (result.ranking, result.winners) == ([1, 0], [1])
    assert (result.total(0), result.total(1) >= 0) == (0, True)
    assert result.forfeits[0].args == {"status": 3, "text": "-"}
    assert result.decisions > 20


def test_where_everybody_fails_nobody_wins() -> None:
    bad = named(python("raise SystemExit(3)"))
    result = play_game(Match((bad, bad), 1, 1, {"players": "2"}), 0)

    assert (result.winners, list(result.forfeits)) == ([], [0, 1])


def test_forfeits_are_counted() -> None:
    statistics = Statistics(2)
    statistics.add(played(python("raise SystemExit(3)")))

    assert [len(reasons) for reasons in statistics.forfeits] == [1, 0]


def test_a_crash_is_told_with_its_last_words() -> None:
    assert "ZeroDivisionError" in failure(program("1 / 0"))


def test_a_program_that_thinks_too_long_is_late() -> None:
    assert failure(program("import time; time.sleep(3600)"), SOON) == "bot-late milliseconds=300"


def test_a_program_that_does_not_greet_is_late() -> None:
    assert failure(python("import time; time.sleep(3600)"), starting=SOON).startswith("bot-late")


def test_a_program_that_never_reads_is_late() -> None:
    source = 'import time; print("hello lazy", flush=True); time.sleep(3600)'

    assert failure(python(source), SOON).startswith("bot-late")


@pytest.mark.parametrize(
    "line", ["place d4", "play", "hello", "Traceback (most recent call last):", "ｐｌａｙ"]
)
def test_garbage_is_named(line: str) -> None:
    found = failure(program(f"print({line!r}, flush=True)"))

    assert found == f"bot-garbage heard={line} expected=play MOVE"


def test_a_line_without_an_end_is_garbage() -> None:
    assert failure(program('print("x" * 10_000, end="", flush=True)')).startswith("bot-garbage")


def test_a_flood_does_not_fill_the_memory() -> None:
    flood = program('\n        while True: print("# " + "x" * 1000)')

    assert failure(flood, SOON).startswith("bot-late")


def test_who_insists_on_an_illegal_move_has_lost() -> None:
    answer = 'print("play roll 6\\nplay roll 6\\nplay roll 6", flush=True)'

    assert failure(program(answer)).startswith("bot-illegal move=roll 6")


def test_who_gives_up_may_say_why() -> None:
    assert failure(program('print("sorry no river please", flush=True)')) == (
        "bot-sorry text=no river please"
    )


@pytest.mark.skipif(os.name == "nt", reason="there are no such groups of processes")
def test_a_program_ends_with_all_it_has_started(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    child = f"import time; open({str(pipe)!r}, 'w'); time.sleep(3600)"
    greeting = f"""
        import subprocess
        child = subprocess.Popen([sys.executable, "-S", "-c", {child!r}])
        print("hello parent", flush=True)"""
    table, bot = new_table(), sitting(program(greeting=greeting))
    bot.choose(table.view(table.to_move[0]))
    with pipe.open("rb") as held_by_the_child:
        bot.dismiss()
        rest = held_by_the_child.read()

    assert rest == b""


@pytest.mark.parametrize("command", ["", "no-such-program", "'open"])
def test_a_command_that_cannot_be_run_is_refused_before_the_game(command: str) -> None:
    with pytest.raises(Forfeit) as refused:
        check_command(command)

    assert refused.value.reason.code == "bot-not-started"


# --- news -----------------------------------------------------------------------------------
def test_a_secret_is_told_as_soon_as_it_is_known() -> None:
    before, now = {1: "2 bid 3"}, {0: "1 bid 5", 1: "2 bid 3", 2: "* roll 4"}

    assert news(before, now) == ["happened 1 bid 5", "happened * roll 4"]


@pytest.mark.parametrize("now", [{0: "1 bid 4"}, {0: "1 bid 4", 1: "2 bid 4"}, {1: "2 bid 3"}])
def test_a_move_that_was_taken_back_is_noticed(now: dict[int, str]) -> None:
    with pytest.raises(NotTheSameGame):
        news({0: "1 bid 4", 1: "2 bid 3"}, now)
