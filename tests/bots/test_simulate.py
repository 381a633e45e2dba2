"""`carson simulate`: tables, JSON, records, and one clear line for every mistake."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from carson.board.game import BOARD_GAME
from carson.cli import Polite
from carson.commands.simulate import simulate
from carson.core import records

app = typer.Typer(cls=Polite)
app.command()(simulate)


@app.callback()
def alone() -> None:
    """Keep `simulate` a command of a group, as it is in `carson`."""


def run(*words: str) -> tuple[int, str, str]:
    """Exit code, output and errors of `carson simulate`."""
    result = CliRunner().invoke(app, ["simulate", "--language", "en", *words])
    return result.exit_code, result.stdout, result.stderr


def data(*words: str) -> dict[str, object]:
    code, output, errors = run("--json", *words)
    assert (code, errors) == (0, "")
    found = json.loads(output)
    assert isinstance(found, dict)
    return found


def test_json_is_one_object_with_these_keys() -> None:
    found = data("--players", "3", "--games", "2")

    assert list(found) == ["games", "decisions", "seconds", "decisions_per_second", "bots"]


def test_json_lists_the_bots_in_the_order_given_and_their_wins_sum_to_the_games() -> None:
    found = data("--players", "3", "--games", "6", "--bots", "random,greedy,random")
    bots = found["bots"]

    assert isinstance(bots, list)
    assert [bot["name"] for bot in bots] == ["random", "greedy", "random"]
    assert [bot["wins"] for bot in bots] == [0, 6, 0]
    assert set(bots[0]) == {"name", "wins", "mean_score"}


def test_a_single_bot_plays_for_everybody() -> None:
    bots = data("--players", "5", "--games", "1", "--bots", "random")["bots"]

    assert isinstance(bots, list)
    assert len(bots) == 5


def test_the_same_seed_gives_the_same_result_on_one_and_on_two_jobs() -> None:
    words = ("--players", "2", "--games", "4", "--seed", "7")
    alone, together = data(*words), data(*words, "--jobs", "2")

    assert (alone["decisions"], alone["bots"]) == (together["decisions"], together["bots"])


def test_another_seed_gives_other_games() -> None:
    words = ("--players", "2", "--games", "2", "--seed")

    assert data(*words, "1")["decisions"] != data(*words, "2")["decisions"]


def test_without_json_tables_tell_wins_by_bot_and_by_seat_and_the_speed() -> None:
    code, output, errors = run("--players", "2", "--games", "2", "--bots", "greedy,random")
    wanted = ("greedy", "random", "wins", "mean score", "seat", "VP purchase", "per second")

    assert (code, errors) == (0, "")
    assert [word for word in wanted if word not in output] == []


def test_out_writes_one_record_for_each_game(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    found = data("--players", "2", "--games", "10", "--out", str(folder))
    files = sorted(folder.iterdir())
    lines = [records.read(BOARD_GAME, file.read_text(encoding="utf-8")).lines for file in files]

    assert [file.name for file in files][::9] == ["01.game", "10.game"]
    assert sum(seat >= 0 for game in lines for seat, _ in game) == found["decisions"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--bots", "clever"), "there is no bot “clever”, only: random, friendly, greedy, learned"),
        (("--bots", "random,random"), "2 bots were named, but 4 play"),
        (("--players", "7"), "there are 2 to 6 players, not “7”"),
        (("--players", "four"), "there are 2 to 6 players, not “four”"),
        (("--games", "0"), "--games must be at least 1, not “0”"),
        (("--games", "many"), "--games takes a whole number, not “many”"),
        (("--jobs", "0"), "--jobs must be at least 1, not “0”"),
        (("--seed", "-1"), "--seed takes a whole number, not “-1”"),
        (("--seed", "1.5"), "--seed takes a whole number, not “1.5”"),
        (("--edition", "none"), "the option “edition” has no value “none”"),
        (("--language", "xx"), "xx"),
        (("--variants", "flood"), "the option “variants” has no value “flood”"),
        (("--variants", "river,river"), "river,river"),
        (("--variants", "river", "--river", "a1,c3,e5"), "river"),
        (("--placing", "often"), "the option “placing” has no value “often”"),
    ],
)
def test_a_mistake_is_told_in_one_line(words: tuple[str, ...], complaint: str) -> None:
    code, output, errors = run(*words)

    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert complaint in errors


def test_a_folder_that_cannot_be_made_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", encoding="utf-8")
    code, output, errors = run("--games", "1", "--out", str(file / "records"))

    assert (code, output, errors.count("\n")) == (2, "", 1)
    assert str(file) in errors


def test_all_options_of_the_game_are_passed_on(tmp_path: Path) -> None:
    choices = ("--variants", "river,kit-carson", "--river", "a2,b2,b1", "--placing", "live")
    switches = ("--station-needs-house", "--indian-skips-occupied")
    data("--players", "2", "--games", "1", "--out", str(tmp_path), *choices, *switches)
    options = records.read(BOARD_GAME, (tmp_path / "1.game").read_text(encoding="utf-8")).options

    assert (options["variants"], options["river"]) == ("river,kit-carson", "a2,b2,b1")
    assert [options[name] for name in ("placing", "station_needs_house")] == ["live", "yes"]
    assert options["indian_skips_occupied"] == "yes"


def test_the_switches_are_off_unless_they_are_named(tmp_path: Path) -> None:
    data("--players", "2", "--games", "1", "--out", str(tmp_path))
    options = records.read(BOARD_GAME, (tmp_path / "1.game").read_text(encoding="utf-8")).options

    assert (options["station_needs_house"], options["indian_skips_occupied"]) == ("no", "no")


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_every_text_of_the_command_is_there_in_every_language(language: str) -> None:
    folder = Path(__file__).parents[2] / "carson" / "i18n" / "locales"
    texts = [
        (folder / name / "command-simulate.ftl").read_text("utf-8") for name in ("en", language)
    ]
    keys = [
        [line.split(" =")[0] for line in text.splitlines() if line[:1].islower()] for text in texts
    ]

    assert keys[1] == keys[0]
