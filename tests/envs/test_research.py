"""Evaluation, examples and the dataset."""

import json
from pathlib import Path

import numpy as np
import pytest

import carson
from carson.envs.encoding import BOARD_ENCODING, CARDS_ENCODING
from carson.envs.evaluation import EVALUATION_SEEDS, Evaluation, evaluate
from examples import mcts
from examples.mcts import TreeSearch
from tools.dataset import CARD, COLUMNS, RECORDS, Writer

BOARD = carson.board(players=2)


# --- evaluation -------------------------------------------------------------------------------
def test_every_seed_is_played_from_every_seat() -> None:
    result = evaluate(BOARD, BOARD.bot("greedy"), "random", EVALUATION_SEEDS[:3])

    assert (result.wins, result.games) == (6, 6)


def test_the_interval_is_wilsons() -> None:
    assert Evaluation(80, 100).interval == pytest.approx((0.711, 0.867), abs=0.001)
    assert str(Evaluation(0, 100)) == "0% (0% to 4%) of 100 games"


def test_the_same_games_are_played_again() -> None:
    results = [evaluate(BOARD, BOARD.bot("random", 1), "random", ["evaluation/7"]) for _ in "ab"]

    assert results[0] == results[1]


# --- examples ---------------------------------------------------------------------------------
def test_a_tree_search_plays_both_games() -> None:
    board, cards = BOARD.new(seed=1), carson.cards(people=2).new(seed=1)

    assert TreeSearch(6)(board) in board.legal_moves()
    assert TreeSearch(6)(cards) in cards.legal_moves()


@pytest.mark.slow
@pytest.mark.parametrize("game", ["board", "cards"])
def test_a_tree_search_can_be_tried_from_the_command_line(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    command = f"mcts --game {game} --iterations 1 --seeds 1"
    monkeypatch.setattr("sys.argv", command.split())
    mcts.main()

    assert "games" in capsys.readouterr().out


@pytest.mark.slow
def test_a_tree_search_beats_random() -> None:
    assert evaluate(BOARD, TreeSearch(30), "random", EVALUATION_SEEDS[:8]).interval[0] > 0.5


@pytest.mark.slow
def test_maskable_ppo_learns_to_beat_random() -> None:
    pytest.importorskip("torch", reason="NOT TESTED: PyTorch is not installed")
    pytest.importorskip("sb3_contrib", reason="NOT TESTED: sb3-contrib is not installed")
    from examples.maskable_ppo import learn, tried

    assert tried(learn(20_000), "random", 20).interval[0] > 0.5


# --- dataset ----------------------------------------------------------------------------------
@pytest.fixture
def folder(tmp_path: Path) -> Path:
    Writer(BOARD, BOARD_ENCODING, ["greedy", "random"]).write(tmp_path, 3)
    return tmp_path


def test_records_can_be_read_and_say_who_won(folder: Path) -> None:
    lines = [json.loads(line) for line in (folder / RECORDS).read_text("utf-8").splitlines()]

    assert [line["bots"][0] for line in lines] == ["greedy", "random", "greedy"]
    assert all(carson.read_record(line["record"]).returns() == line["returns"] for line in lines)


def test_a_shard_has_all_decisions_of_its_games(folder: Path) -> None:
    lines = [json.loads(line) for line in (folder / RECORDS).read_text("utf-8").splitlines()]
    with np.load(folder / "shard-0000.npz") as shard:
        rows = {name: shard[name] for name in COLUMNS}

    assert len({len(column) for column in rows.values()}) == 1
    assert np.all(rows["action"] < rows["action_mask"].sum(axis=1))
    paid = {
        (game, seat): value
        for game, seat, value in zip(rows["game"], rows["seat"], rows["value"], strict=True)
    }
    assert all(lines[game]["returns"][seat] == value for (game, seat), value in paid.items())


def test_the_card_says_what_is_in_it(folder: Path) -> None:
    card = (folder / CARD).read_text("utf-8")

    assert "3 games among bots" in card
    assert all(f"`{name}`" in card for name in COLUMNS)


def test_the_same_command_writes_the_same_games(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "again"
    Writer(BOARD, BOARD_ENCODING, ["greedy", "random"]).write(other, 3)

    assert (other / RECORDS).read_bytes() == (folder / RECORDS).read_bytes()


def test_the_card_game_is_written_too(tmp_path: Path) -> None:
    Writer(carson.cards(people=2), CARDS_ENCODING, ["greedy"]).write(tmp_path, 1)

    assert (tmp_path / "shard-0000.npz").exists()
