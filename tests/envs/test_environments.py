"""The environments keep the promises of PettingZoo and Gymnasium; test_builds has both builds."""

import pickle
import re

import pytest

WHY = "NOT TESTED: the extra `envs` is not installed"
pytest.importorskip("pettingzoo", reason=WHY)
pytest.importorskip("gymnasium", reason=WHY)

import gymnasium
import numpy as np

from carson.api import GameState
from carson.board.state import State
from carson.envs import carson_board_v0, carson_cards_v0
from carson.envs.encoding import TooManyMoves, check_room
from carson.envs.gymnasium_seat import board_env, cards_env
from carson.envs.hall_processes import HallLost
from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS
from carson.envs.turns import Reward
from carson.envs.vector import board_tables, cards_tables
from carson.training.rows import CANDIDATES
from tests.envs.checks import TRIALS, EnvTrial

GAMES = tuple(TRIALS)
SEEDS = (0, 1)


# --- the tests of the libraries, with any options ---------------------------------------------
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_is_content(game: str, seed: int) -> None:
    TRIALS[game](seed).pettingzoo()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content(game: str, seed: int) -> None:
    TRIALS[game](seed).gymnasium()


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_is_content_with_any_bot(game: str) -> None:
    TRIALS[game](3).gymnasium("greedy")


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_many_games_go_on_side_by_side(game: str, seed: int) -> None:
    TRIALS[game](seed).vector()


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", GAMES)
def test_no_observation_tells_what_a_seat_may_not_know(game: str, seed: int) -> None:
    TRIALS[game](seed).leaks()


def test_there_is_something_to_keep_secret() -> None:
    assert EnvTrial(PLAYABLE_CARDS, {"people": "3"}).leaks() > 0
    assert EnvTrial(PLAYABLE_BOARD, {"variants": "might-is-right"}).leaks() > 0


# --- PettingZoo -------------------------------------------------------------------------------
def played(reward: Reward[State] | None = None) -> dict[str, float]:
    """What the agents of a random game are paid altogether."""
    env = carson_board_v0.env(players=3, reward=reward)
    env.reset(seed=4)
    paid = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, gained, over, _, told = env.last()
        paid[agent] += gained
        env.step(None if over else int(np.argmax(told["action_mask"])))
    return paid


def test_the_places_are_paid_at_the_end() -> None:
    assert sorted(played().values()) == [-1.0, 0.0, 1.0]


def test_any_number_by_seat_can_be_paid_as_it_changes() -> None:
    env = carson_board_v0.raw_env(players=3)
    env.reset(seed=4)
    while not env.game.is_over:
        env.step(0)

    assert list(played(GameState[State].scores).values()) == env.game.scores()


def test_the_mask_is_in_the_observation_and_in_the_info() -> None:
    env = carson_cards_v0.env(people=3)
    env.reset(seed=1)
    seen, _, _, _, told = env.last()

    assert np.array_equal(seen["action_mask"], told["action_mask"])
    assert env.observe(env.agents[1])["action_mask"].sum() == 0


def test_virtual_players_are_no_agents() -> None:
    env = carson_cards_v0.env(people=2)

    assert env.possible_agents == ["player_0", "player_1"]


def test_who_chooses_at_the_same_time_is_asked_in_turn() -> None:
    env = carson_cards_v0.env(people=3)
    env.reset(seed=1)
    asked = []
    for _ in range(3):
        asked.append(env.agent_selection)
        env.step(0)

    assert asked == ["player_0", "player_1", "player_2"]


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env, raw = carson_board_v0.env(players=2), carson_board_v0.raw_env(players=2)
    env.reset(seed=1)
    raw.reset(seed=1)
    env.step(CANDIDATES - 1)

    assert set(env.terminations.values()) == {True}
    with pytest.raises(ValueError, match="action 255 is not one of the"):
        raw.step(CANDIDATES - 1)


def test_the_table_is_drawn_as_text() -> None:
    env = carson_board_v0.env(players=2, render_mode="ansi")
    env.reset(seed=1)

    assert "Round 1 of 4" in re.sub(r"\x1b\[[0-9;]*m", "", env.render())


def test_other_pictures_are_refused() -> None:
    with pytest.raises(ValueError, match="render_mode"):
        carson_board_v0.env(render_mode="human")


def test_an_environment_can_be_pickled() -> None:
    env = carson_cards_v0.raw_env(people=2)
    env.reset(seed=3)
    env.step(0)
    twin = pickle.loads(pickle.dumps(env))
    env.step(0)
    twin.step(0)

    assert twin.game.record() == env.game.record()


def test_too_many_moves_are_an_error() -> None:
    with pytest.raises(TooManyMoves, match="257 moves"):
        check_room(CANDIDATES + 1)


# --- Gymnasium --------------------------------------------------------------------------------
def test_gymnasium_knows_both_games_by_name() -> None:
    env = gymnasium.make("carson/Cards-v0", people=2, opponent="random")

    assert env.reset(seed=1)[1]["seat"] == 0


def test_without_a_seat_the_learner_changes_places() -> None:
    env = board_env("random", seat=None, players=3)
    seats = [env.reset(seed=5)[1]["seat"], *[env.reset()[1]["seat"] for _ in range(3)]]

    assert seats == [1, 2, 0, 1]


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="seat 2"):
        cards_env("random", seat=2, people=2)


def test_the_mask_for_maskable_ppo_is_that_of_the_info() -> None:
    env = board_env("random", players=2)
    told = env.reset(seed=1)[1]

    assert np.array_equal(env.action_masks(), told["action_mask"])


# --- many games -------------------------------------------------------------------------------
def some_steps(processes: int) -> list[bytes]:
    """What is seen after some steps."""
    env = cards_tables(4, processes, people=2)
    seen, _ = env.reset(seed=2)
    for _ in range(20):
        seen, *_ = env.step(np.zeros(4, np.int64))
    env.close()
    return [column.tobytes() for column in seen.values()]


@pytest.mark.slow
def test_processes_play_what_one_process_plays() -> None:
    assert some_steps(1) == some_steps(0)
    assert some_steps(2) == some_steps(2)


@pytest.mark.slow
def test_a_game_that_fails_elsewhere_is_told_here() -> None:
    env = cards_tables(2, 2, people=2)
    env.reset(seed=1)

    with pytest.raises(HallLost, match="game 0: action 255"):
        env.step(np.full(2, 255))
    env.close()


def test_games_must_be_shared_evenly() -> None:
    with pytest.raises(ValueError, match="evenly"):
        board_tables(5, 2)


def test_without_copies_the_next_step_is_seen_in_the_same_arrays() -> None:
    env = board_tables(2, copy=False, players=2)
    seen, _ = env.reset(seed=1)
    after, *_ = env.step(np.zeros(2, np.int64))

    assert np.shares_memory(after["facts"], seen["facts"])
