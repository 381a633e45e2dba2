"""A Ray cluster plays the same games as one machine, even while one of its machines is lost."""

import socket
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from carson.arena import Match, play_match
from carson.cli import app
from carson.cluster import LARGEST_BATCH, NoCluster, RayCluster, next_size, run_batch
from carson.commands.common import with_values
from carson.ladder.tournament import Tournament
from tests.api import travelling
from tests.cluster.conftest import NODE, no_ray

if TYPE_CHECKING:
    from ray.cluster_utils import Cluster


# --- without a cluster ----------------------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (["simulate", "--ray"], ["simulate", "--ray", ""]),
        (["simulate", "--ray", "--json"], ["simulate", "--ray", "", "--json"]),
        (["simulate", "--ray", "cards"], ["simulate", "--ray", "", "cards"]),
        (["simulate", "--ray", "auto"], ["simulate", "--ray", "auto"]),
        (["simulate", "--ray", "a:1", "cards"], ["simulate", "--ray", "a:1", "cards"]),
        (["simulate"], ["simulate"]),
        ([], []),
    ],
)
def test_an_address_may_be_left_out(words: list[str], expected: list[str]) -> None:
    assert with_values(words) == expected


@pytest.mark.parametrize(
    ("done", "seconds", "size"),
    [(1, 0.001, 2), (64, 0.1, 128), (64, 2.0, 64), (64, 8.0, 16), (1, 60.0, 1), (9000, 0, 10_000)],
)
def test_batches_grow_until_they_take_some_seconds(done: int, seconds: float, size: int) -> None:
    assert next_size(done, seconds) == size
    assert size <= LARGEST_BATCH


def test_a_batch_is_done_in_its_order() -> None:
    results, seconds = run_batch(str, [3, 1, 2])

    assert results == ["3", "1", "2"]
    assert seconds >= 0


@no_ray
@pytest.mark.parametrize("address", ["127.0.0.1:{port}", "ray://127.0.0.1:{port}", "host:port"])
def test_a_cluster_that_is_not_there_is_told_at_once(address: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]

    with pytest.raises(NoCluster):
        RayCluster(address.format(port=port))


@no_ray
def test_the_command_line_tells_it_in_one_line() -> None:
    result = CliRunner().invoke(app, ["simulate", "--ray", "127.0.0.1:1", "--language", "en"])

    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert "The Ray cluster cannot be used: 127.0.0.1:1" in result.stderr


# --- with one of two machines ---------------------------------------------------------------
@no_ray
@pytest.mark.slow
def test_a_cluster_that_loses_a_machine_plays_the_same_games(machines: "Cluster") -> None:
    second = machines.add_node(**NODE)
    match = Match(("random", "greedy"), 60, 7, {"players": "2"}, keep_records=True)
    tournament = Tournament("board", ("random", "greedy", "friendly"), 2, 2)
    with RayCluster(machines.address) as cluster:
        assert cluster.processors == 2
        games = play_match(match, cluster=cluster)
        first = [next(games) for _ in range(5)]
        machines.remove_node(second, allow_graceful=False)
        together = [*first, *games]
        ladder = list(tournament.play(cluster=cluster))
        state = travelling.some_way(travelling.CARDS, 3)
        finished = list(cluster.mapped(travelling.finished, [state]))

    assert together == list(play_match(match))
    assert ladder == list(tournament.play())
    assert finished == [travelling.finished(state)]
