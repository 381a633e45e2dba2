"""The benchmark: what it measures, its results, and its words when something is missing."""

import json
import sys
from types import ModuleType, SimpleNamespace

import pytest
from typer.testing import CliRunner, Result

from carson.bench import contest as contests
from carson.bench import figures
from carson.bench.clock import play_for, repeat
from carson.bench.contest import PEERS_BUILD, Comparison
from carson.bench.ours import OURS
from carson.bench.peers import PEERS, Catanatron, module
from carson.bench.subject import COPY, FIGURES, MEMORY, PLAY, Missing
from carson.bench.thinking import ThinkingTime, bots_of
from carson.bench.worker import Bench
from carson.builds import COMPILED, INTERPRETED
from carson.cli import app
from carson.commands.bench import BenchReport
from carson.i18n.texts import LANGUAGES, Texts

QUICK = {"games": 2.0, "decisions": 300.0, "others": 100.0, "seconds": 0.5}
SLOW = {"games": 1.0, "decisions": 100.0, "others": 0.0, "seconds": 1.0}
COPIED = {"count": 1000.0, "seconds": 0.1}


def carson(*args: str) -> Result:
    """Run the command line in English."""
    return CliRunner(env={"LC_ALL": "C.UTF-8", "COLUMNS": "160"}).invoke(app, list(args))


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game, one build, one round."""
    monkeypatch.setattr(contests, "OURS", {"board-2": OURS["board-2"]})
    monkeypatch.setattr(contests, "BUILDS", (INTERPRETED,))
    monkeypatch.setattr(contests, "ROUNDS", 1)


def finished() -> Comparison:
    """A contest with made-up measurements."""
    contest = Comparison(1, with_peers=True)
    contest.best[COMPILED, "board-4"] = {PLAY: QUICK, COPY: COPIED, MEMORY: {"bytes": 5000.0}}
    contest.best[PEERS_BUILD, "catanatron"] = {PLAY: SLOW, COPY: COPIED}
    return contest


# --- the clock --------------------------------------------------------------------------------
def test_something_is_repeated_as_often_as_it_is_counted() -> None:
    seen: list[int] = []
    measured = repeat(0.01, seen.append, [1, 2, 3])

    assert measured["count"] == len(seen)
    assert measured["seconds"] >= 0.01


def test_games_are_played_until_the_time_is_up() -> None:
    measured = play_for(0.01, lambda: (sum(range(1000)) and 3, 2))

    assert measured["decisions"] == 3 * measured["games"]
    assert measured["others"] == 2 * measured["games"]


# --- ours and theirs --------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["board-4", "everything-4", "cards-4"])
@pytest.mark.parametrize("figure", FIGURES)
def test_every_figure_of_every_game_can_be_measured(name: str, figure: str) -> None:
    assert all(value > 0 for value in OURS[name]().measure(figure, 0.0001).values())


def test_a_peer_that_is_not_installed_is_missing() -> None:
    with pytest.raises(Missing, match="a-distribution"):
        module("no_such_module_anywhere", "a-distribution")


def test_the_worker_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)

    assert Bench().measure("catanatron", PLAY, 0.01) == {"missing": "catanatron"}


def test_a_game_of_a_peer_ends_with_a_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", little_catan())
    measured = Catanatron().measure(PLAY, 0.001)

    assert measured["decisions"] == measured["others"] == 30 * measured["games"]


def little_catan() -> ModuleType:
    """A module like Catanatron whose games are won after sixty ticks."""

    class Game:
        def __init__(self, players: list[str]) -> None:
            self.state = SimpleNamespace(num_turns=0, playable_actions=["roll"])

        def winning_color(self) -> str | None:
            return "red" if self.state.num_turns >= 60 else None

        def play_tick(self) -> None:
            self.state.num_turns += 1
            self.state.playable_actions = ["build", "pass"][: 1 + self.state.num_turns % 2]

    fake = ModuleType("catanatron")
    colors = SimpleNamespace(RED="red", BLUE="blue", WHITE="white", ORANGE="orange")
    vars(fake).update(Game=Game, Color=colors, RandomPlayer=str)
    return fake


# --- figures ----------------------------------------------------------------------------------
def test_steps_are_decisions_and_all_other_answers() -> None:
    found = figures.ours(finished().best)[COMPILED]["board-4"]

    assert found[figures.DECISIONS] == 600
    assert found[figures.STEPS] == 800
    assert found[figures.COPIES] == 10_000


def test_a_ratio_is_ours_divided_by_theirs() -> None:
    mine, peers = figures.ours(finished().best), figures.theirs(finished().best)
    ratio = figures.ratios(mine, peers)[COMPILED]["board-4"]["catanatron"]

    assert ratio == {"decisions": 6, "steps": 8, "copies": 1}


# --- the command ------------------------------------------------------------------------------
@pytest.mark.usefixtures("short")
def test_the_data_are_one_object() -> None:
    data = json.loads(carson("bench", "engine", "--json").stdout)

    assert list(data) == ["ours", "peers", "ratios"]
    assert data["ours"][INTERPRETED]["board-2"][figures.DECISIONS] > 0
    assert data["peers"] == {}


@pytest.mark.usefixtures("short")
def test_the_tables_say_what_the_figures_mean() -> None:
    text = carson("bench", "engine").stdout

    assert "board, 2 players" in text
    assert "Random games on one core" in text


@pytest.mark.usefixtures("short")
def test_a_process_that_dies_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contests, "OURS", {"no-such-game": OURS["board-2"]})
    result = carson("bench", "engine")

    assert result.exit_code == 2
    assert result.stderr.endswith("“no-such-game” could not be measured: its process ended.\n")


@pytest.mark.parametrize("seconds", ["0", "601"])
def test_the_seconds_must_be_in_range(seconds: str) -> None:
    result = carson("bench", "engine", "--seconds", seconds)

    assert (result.exit_code, result.stderr) == (2, "carson: --seconds must be 1 to 600\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(language: str) -> None:
    texts, contest = Texts(language), finished()
    contest.absent.append(COMPILED)
    contest.missing.update(dict.fromkeys(PEERS, "open_spiel"))
    notes = BenchReport(contest, texts).notes()

    assert notes[1] == texts.say("bench-compare")
    assert "make compiled" in notes[2]
    assert notes[3:] == [texts.say("bench-missing", name="open_spiel")]


# --- the bots ---------------------------------------------------------------------------------
def test_the_time_of_each_bot_is_told() -> None:
    text = carson("bench", "bots", "cards", "--bots", "net,random", "--games", "1").stdout

    assert "net" in text
    assert "random" in text
    assert "Processor time on one core" in text


def test_a_bot_that_is_not_there_is_not_measured() -> None:
    result = carson("bench", "bots", "--bots", "nobody")

    assert result.exit_code == 2
    assert "nobody" in result.stderr


def test_a_clock_keeps_the_mean_and_the_slowest_decision() -> None:
    time = ThinkingTime()
    time.add(0.5, "SealBids")
    time.add(1.5, "PickCard")
    time.add(1.0, "SealBids")

    assert (time.decisions, time.mean, time.slowest, time.where) == (3, 1.0, 1.5, "PickCard")


@pytest.mark.parametrize("game", ["board", "cards"])
def test_the_net_alone_can_be_measured_in_both_games(game: str) -> None:
    assert "net" in bots_of(game)
