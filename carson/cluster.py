"""A cluster: work is handed out to the machines of a Ray cluster, and comes back in order.

Each piece of work must lead to the same result wherever and whenever it is done. So it does not
matter which machine does it, and what a lost machine was doing is done again by another one.
"""

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from socket import create_connection
from time import perf_counter
from types import TracebackType
from typing import Final, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")
Batch = tuple[list[R], float]
"""The results of some pieces of work, and how many seconds they took."""

BATCH_SECONDS: Final = 2.0
"""So long a batch takes: handing one out, which takes milliseconds, does not count then."""
LARGEST_BATCH: Final = 10_000
AHEAD: Final = 2
"""How many batches each processor may be ahead of the one that is waited for."""
CLIENT: Final = "ray://"
REACH_SECONDS: Final = 10.0
FOREVER: Final = -1
"""Work of a lost machine is done again, as often as that happens."""


class NoCluster(Exception):
    """Ray is not installed here, or the cluster cannot be reached."""


class RayCluster:
    """The machines of a cluster, while they are used."""

    def __init__(self, address: str = "") -> None:
        """Connect to a cluster; without an address, to the one of this machine, or start it."""
        try:
            import ray
        except ImportError as error:
            raise NoCluster("pip install carson[ray]") from error
        check_reachable(address)
        try:
            ray.init(
                address=address or None,
                log_to_driver=False,
                logging_level=logging.ERROR,
                include_dashboard=None if address else False,
            )
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise NoCluster(str(error).splitlines()[0]) from error
        self._run: Final = ray.remote(run_batch).options(max_retries=FOREVER)

    @property
    def processors(self) -> int:
        """How many pieces of work can be done at once now."""
        import ray

        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def mapped(self, work: Callable[[T], R], items: Iterable[T]) -> Iterator[R]:
        """The results in the order of the items, as they come; the work is done in batches."""
        import ray

        rest, size, running = iter(items), 1, deque[object]()
        try:
            while True:
                while len(running) < AHEAD * self.processors:
                    batch = list(islice(rest, size))
                    if not batch:
                        break
                    running.append(self._run.remote(work, batch))
                if not running:
                    return
                results, seconds = ray.get(running.popleft())
                size = next_size(len(results), seconds)
                yield from results
        finally:
            for reference in running:
                ray.cancel(reference)

    def close(self) -> None:
        """Leave the cluster; one that was started here ends."""
        import ray

        ray.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()


def check_reachable(address: str) -> None:
    """Fail at once if nobody listens at an address: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon:
        return
    if not port.isdecimal():
        raise NoCluster(address)
    try:
        with create_connection((host, int(port)), REACH_SECONDS):
            pass
    except (OSError, OverflowError) as error:
        raise NoCluster(f"{address}: {error}") from error


def run_batch(work: Callable[[T], R], items: Sequence[T]) -> Batch[R]:
    """Do some pieces of work, on whatever machine this is."""
    began = perf_counter()
    results = [work(item) for item in items]
    return results, perf_counter() - began


def next_size(done: int, seconds: float) -> int:
    """How many pieces of work make a batch, after some took this long."""
    return max(1, min(LARGEST_BATCH, 2 * done, int(done * BATCH_SECONDS / max(seconds, 1e-6))))
