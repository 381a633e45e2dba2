"""Self-play on a Ray cluster: the same games as on one machine, and lost actors are replaced."""

from typing import TYPE_CHECKING

import numpy as np
import pytest

from carson.training.courses import MOST_SEATS, SUBJECTS
from carson.training.crew import Crew
from carson.training.ray_crew import TOLD, AnyCrew, RayCrew, RemoteActor, array_of, rows_of
from carson.training.rows import HALVES
from tests.cluster.conftest import NODE, no_ray

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster

ACTORS, GAMES, STEPS = 2, 2, 3
BOARD = SUBJECTS["board"]


def step(crew: AnyCrew) -> list[bytes]:
    """Play the first move in all games of both halves; what the learner sees then."""
    for half in range(HALVES):
        crew.halves[half].chosen[:] = 0
        crew.go_on(half)
    for half in range(HALVES):
        crew.wait(half)
    return seen(crew)


def seen(crew: AnyCrew) -> list[bytes]:
    return [array_of(rows, name).tobytes() for rows in crew.halves for name in TOLD]


def begun(crew: AnyCrew) -> list[bytes]:
    for half in range(HALVES):
        crew.wait(half)
    return seen(crew)


@pytest.mark.parametrize("game", SUBJECTS)
def test_a_remote_actor_answers_with_rows(game: str) -> None:
    actor = RemoteActor(game, GAMES, 5)
    before, nothing = actor.show(0), np.zeros((GAMES, 1), np.uint16)
    after = actor.step(0, nothing, nothing)
    rows = rows_of(SUBJECTS[game], GAMES)[0]

    assert [told.shape for told in after] == [array_of(rows, name).shape for name in TOLD]
    assert any((old != new).any() for old, new in zip(before, after, strict=True))


@no_ray
@pytest.mark.slow
def test_actors_of_a_cluster_play_the_same_games_and_are_replaced(machines: "Cluster") -> None:
    machines.add_node(**NODE)
    with Crew(BOARD, ACTORS, GAMES, 5) as crew:
        alone = [begun(crew), *(step(crew) for _ in range(STEPS))]
    with RayCrew(BOARD, ACTORS, GAMES, 5, machines.address) as crew:
        together = [begun(crew), *(step(crew) for _ in range(STEPS))]
        crew.lose(1)
        step(crew)
        ended = [rows.ended[:, 0].tolist() for rows in crew.halves]
        replaced, after = crew.replaced, step(crew)

    assert together == alone
    assert replaced == 1
    assert [flags[GAMES:] for flags in ended] == [[MOST_SEATS] * GAMES] * HALVES
    assert len(after) == len(alone[0])
