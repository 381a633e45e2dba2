"""The command line: help that reads well, games that end well, errors in one line."""

import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from carson import __version__
from carson.board.game import BOARD_GAME
from carson.builds import COMPILED
from carson.cli import app
from carson.core import records
from carson.core.chance import commitment, derive
from carson.core.table import open_table
from tests.support.scenario import whole_game

COMMANDS = ("bench", "ladder", "play", "replay", "review", "rules", "simulate", "train", "verify")
QUICK = ("--bots", "random", "--seed", "cli")


def carson(*args: str, typed: str = "", **environment: str) -> Result:
    """Run the command line with typed input, in English unless the environment says more."""
    settings = {"LC_ALL": None, "LC_MESSAGES": None, "LANG": None, "COLUMNS": "100", **environment}
    return CliRunner(env=settings).invoke(app, list(args), input=typed, prog_name="carson")


def complaint(*args: str) -> str:
    """The one line with which a wrong use ends."""
    result = carson(*args)
    assert (result.exit_code, result.stdout) == (2, ""), result.output
    assert result.stderr.startswith("carson: ")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("carson: ").rstrip()


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A finished game in a file."""
    path = tmp_path / "a.game"
    path.write_text(whole_game(6, 3), encoding="utf-8")
    return path


# --- help and version -------------------------------------------------------------------------
def test_the_help_lists_every_command() -> None:
    result = carson("--help")

    assert result.exit_code == 0
    assert all(f"  {name} " in result.stdout for name in COMMANDS)


def test_without_a_command_the_help_is_shown() -> None:
    assert carson().stdout == carson("--help").stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_and_its_options(name: str) -> None:
    result = carson(name, "--help")

    assert result.exit_code == 0
    assert "usage-" not in result.stdout
    assert f"Usage: carson {name}" in result.stdout


def test_training_says_which_package_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    for name in [name for name in sys.modules if name.startswith("carson.training")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delitem(sys.modules, "carson.bots.neural", raising=False)

    assert "numpy" in complaint("train", "board")
    assert "carson[train]" in complaint("train", "board")


def test_the_version_is_told() -> None:
    assert carson("--version").stdout.startswith(f"carson {__version__} (")


def test_the_version_says_which_build_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carson.cli.running", lambda: COMPILED)

    assert carson("--version").stdout == f"carson {__version__} (compiled)\n"


# --- play -------------------------------------------------------------------------------------
def test_a_game_begins_with_a_person_and_three_bots() -> None:
    result = carson("play", "--seed", "cli")

    assert result.exit_code == 0
    assert result.stdout.count("(bot: Cowhand)") == 3
    assert "★ Player 1" in result.stdout


def test_the_same_seed_plays_the_same_game() -> None:
    first, second = (carson("play", *QUICK, typed="d4\n").stdout for _ in range(2))

    assert first == second


def test_the_seed_is_promised_at_the_start() -> None:
    assert commitment(derive("cli")) in carson("play", *QUICK).stdout


def test_without_a_seed_every_game_is_another() -> None:
    first, second = (carson("play", "--bots", "random").stdout for _ in range(2))

    assert first != second


def test_players_people_bots_and_names_can_be_chosen() -> None:
    result = carson(
        *("play", "--players", "5", "--people", "2", "--names", "Zoe, Max"),
        *("--bots", "random,greedy", "--seed", "1"),
    )

    assert "★ Zoe" in result.stdout
    assert "▲ Max" in result.stdout
    assert result.stdout.count("(bot: random)") == 2
    assert result.stdout.count("(bot: greedy)") == 1


def test_six_people_need_no_number_of_players() -> None:
    result = carson("play", "--people", "6", "--seed", "1")

    assert "(bot" not in result.stdout
    assert "◆ Player 6" in result.stdout


def test_the_options_of_the_game_reach_it() -> None:
    result = carson(
        *("play", "--edition", "2009", "--option", "indian_skips_occupied=yes", *QUICK),
        typed="save /dev/null/x\n",
    )

    assert "18 Cowboy VP" in result.stdout


def test_a_game_is_saved_loaded_and_verified(tmp_path: Path) -> None:
    path = tmp_path / "my game"
    begun = carson("play", *QUICK, "--players", "2", typed=f"d4\nsave {path}\nquit\n")
    gone_on = carson("play", "--bots", "random", "--load", str(path), typed="why d4\n")

    assert begun.exit_code == gone_on.exit_code == 0
    assert "d4 belongs to Player 1" in gone_on.stdout
    assert "this game is not finished" in complaint("verify", str(path))


def test_a_whole_game_by_scripted_answers_can_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "end.game"
    typed = script_of_a_game() + f"save {path}\nquit\n"
    result = carson("play", "--people", "2", "--players", "2", "--seed", "7", typed=typed)

    assert "wins with" in result.stdout
    assert derive("7").hex() in result.stdout
    assert carson("verify", str(path)).stdout.startswith("The dice are honest")


def script_of_a_game() -> str:
    """What two people type in a game without surprises, found by playing it."""
    table = open_table(BOARD_GAME, {"players": "2"}, ["Player 1", "Player 2"], derive("7"))
    lines = []
    while table.to_move:
        seat, choice = table.to_move[0], table.pending
        obvious = None if choice is None else choice.obvious(table.state, seat)
        move = obvious or table.moves(seat)[0]
        if obvious is None:
            lines.append(f"{move}\n")
        table.play(seat, move)
    return "".join(lines)


def test_ask_all_leaves_every_answer_to_the_player() -> None:
    typed = script_of_a_game()
    usual = carson("play", "--people", "2", "--players", "2", "--seed", "7", typed=typed)
    asked = carson(
        *("play", "--people", "2", "--players", "2", "--seed", "7", "--ask-all"), typed=typed
    )

    assert "Answered for you" in usual.stdout
    assert "Answered for you" not in asked.stdout


def test_an_interrupted_bot_ends_the_game_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("carson.bots.random_bot.RandomBot.choose", interrupted)
    result = carson("play", *QUICK)

    assert result.exit_code == 130
    assert result.stderr == "carson: Interrupted.\n"


# --- languages --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "Wages"), ("fr", "Salaire"), ("de", "Lohn"), ("ja", "賃金")],
)
def test_the_game_speaks_the_language_that_is_asked_for(language: str, word: str) -> None:
    assert word in carson("play", *QUICK, "--language", language).stdout


@pytest.mark.parametrize(
    ("environment", "word"),
    [
        ({"LANG": "fr_BE.UTF-8"}, "Salaire"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE.UTF-8"}, "Lohn"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "Wages"),
        ({"LANG": "nl_NL.UTF-8"}, "Wages"),
        ({}, "Wages"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], word: str) -> None:
    assert word in carson("play", *QUICK, **environment).stdout


# --- replay and verify ------------------------------------------------------------------------
def test_a_replay_ends_with_the_result(game: Path) -> None:
    result = carson("replay", str(game))

    assert result.exit_code == 0
    assert "Round 4 of 4" in result.stdout
    assert "wins with" in result.stdout


def test_a_replay_can_stop_at_any_move(game: Path) -> None:
    result = carson("replay", str(game), "--at", "0")

    assert "A tile is drawn from the bag." in result.stdout
    assert "wins with" not in result.stdout


def test_a_replay_tells_the_story_round_by_round(game: Path) -> None:
    text = carson("replay", str(game), "--events").stdout
    headings = [line for line in text.splitlines() if line.startswith("──")]

    assert [heading.strip("─ ") for heading in headings] == [
        f"Round {number} begins." for number in (1, 2, 3, 4)
    ]
    assert text.rstrip().endswith("The game is over.")


def test_the_story_can_be_cut_short(game: Path) -> None:
    text = carson("replay", str(game), "--events", "--at", "20").stdout

    assert "The game is over." not in text


def test_more_moves_than_there_are_cannot_be_shown(game: Path) -> None:
    count = len(records.read(BOARD_GAME, game.read_text(encoding="utf-8")).lines)

    assert complaint("replay", str(game), "--at", str(count + 1)).startswith("This game has")


def test_honest_dice_are_verified(game: Path) -> None:
    result = carson("verify", str(game))

    assert result.exit_code == 0
    assert result.stdout.startswith("The dice are honest: all ")


def test_forged_dice_are_told_with_their_line(game: Path) -> None:
    lines = game.read_text(encoding="utf-8").split("\n")
    at = lines.index("moves") + 1
    lines[at] = "* draw mine" if lines[at] == "* draw bank" else "* draw bank"
    game.write_text("\n".join(lines), encoding="utf-8")

    assert f", line {at + 1}: " in complaint("verify", str(game))


# --- wrong use --------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("args", "told"),
    [
        (("--nonsense",), "No such option: --nonsense (see --help)"),
        (("fly",), "No such command 'fly'. (see --help)"),
        (("verify",), "Missing argument 'FILE'. (see --help)"),
        (("play", "--players"), "Option '--players' requires an argument. (see --help)"),
        (("play", "--players", "9"), "there are 2 to 6 players, not “9”"),
        (("play", "--players", "two"), "there are 2 to 6 players, not “two”"),
        (("play", "--people", "0"), "There must be 1 to 4 people, not 0."),
        (("play", "--people", "-1"), "--people takes a whole number, not “-1”"),
        (("play", "--people", "x"), "--people takes a whole number, not “x”"),
        (("play", "--players", "2", "--people", "3"), "There must be 1 to 2 people, not 3."),
        (("play", "--bots", "hal"), "there is no bot “hal”, only: "),
        (("play", "--bots", "greedy,"), "there is no bot “(nothing)”, only: "),
        (("play", "--names", "A,A"), "Two players cannot both be called “A”."),
        (("play", "--names", "A,B,C,D,E"), "4 names are needed, one for each player"),
        (("play", "--language", "tlh"), "There are no texts in “tlh”, only in: en, fr, de, ja"),
        (("play", "--edition", "1984"), "the option “edition” has no value “1984”"),
        (("play", "--option", "speed"), "“speed” is not of the form NAME=VALUE."),
        (("play", "--option", "speed=9"), "there is no option “speed”"),
        (("play", "--load", "x", "--seed", "1"), "A saved game has its own players"),
        (("play", "--load", "nowhere"), "“nowhere” cannot be found."),
        (("replay", "."), "“.” is a folder, not a file."),
        (("replay", "x", "--at", "soon"), "“x” cannot be found."),
    ],
)
def test_a_wrong_use_ends_with_one_clear_line(args: tuple[str, ...], told: str) -> None:
    assert complaint(*args).startswith(told)


def test_a_number_that_is_none_is_told(game: Path) -> None:
    told = "--at takes a whole number, not “soon”"

    assert complaint("replay", str(game), "--at", "soon") == told


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xff\xfe", "is not UTF-8 text."),
        (b"", "line 1: this is not the record of a Carson City game"),
        (b"carson record 1\ngame board\n", "line 3: "),
    ],
)
def test_a_broken_record_is_told_with_its_line(
    tmp_path: Path, command: str, data: bytes, told: str
) -> None:
    path = tmp_path / "broken"
    path.write_bytes(data)

    assert told in complaint(command, str(path))


def test_an_unreadable_file_is_told(game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*args: object, **more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", forbidden)

    assert complaint("verify", str(game)).startswith("You do not have permission for")
