"""The contest: every build and every peer in turn, so that all share the machine's good moments."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Final, Self

from carson.bench.clock import Measured
from carson.bench.ours import OURS
from carson.bench.peers import PEERS
from carson.bench.subject import FIGURES, MEMORY, PEERS_FIGURES, PLAY, Missing
from carson.builds import BUILDS, INTERPRETED, environment, lay_out

ROUNDS: Final = 5
"""How often each thing is measured; the best time counts, for a busy machine only adds to it."""
PEERS_BUILD: Final = "peers"
SMALL: Final = 0.3
"""What is not playing needs less time than playing."""

Job = tuple[str, str, str]
"""The build, the name of the subject, and the figure."""
Best = dict[tuple[str, str], dict[str, Measured]]
"""The best measurement of each figure, by build and subject."""


class Broken(Exception):
    """A process that should measure has ended."""


class Worker:
    """A process with its own build of the package."""

    def __init__(self, folder: Path) -> None:
        self.process: Final = subprocess.Popen(
            [sys.executable, "-P", "-m", "carson.bench.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(folder),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.process.kill()
        self.process.communicate()

    def ask(self, name: str, figure: str, seconds: float) -> Measured:
        """Let it measure something; Missing if that is not installed, Broken if it died of it."""
        assert self.process.stdin is not None, "we write to it"
        assert self.process.stdout is not None, "we read from it"
        try:
            self.process.stdin.write(json.dumps([name, figure, seconds]) + "\n")
            self.process.stdin.flush()
            line = self.process.stdout.readline()
        except OSError as error:
            raise Broken(name) from error
        if not line:
            raise Broken(name)
        answer = json.loads(line)
        if "missing" in answer:
            raise Missing(answer["missing"])
        return {key: float(value) for key, value in answer.items()}


class Comparison:
    """What is measured, and the best of it so far."""

    def __init__(self, seconds: float, with_peers: bool) -> None:
        self.seconds: Final = seconds
        self.with_peers: Final = with_peers
        self.best: Final[Best] = {}
        self.missing: Final[dict[str, str]] = {}
        """The peers that are not installed, with what would have to be installed."""
        self.absent: Final[list[str]] = []
        """The builds that are not there."""

    @property
    def steps(self) -> int:
        """How many measurements there are at most."""
        ours = len(BUILDS) * len(OURS) * len(FIGURES)
        return ROUNDS * (ours + len(PEERS) * len(PEERS_FIGURES) * self.with_peers)

    def run(self, watch: Callable[[], None]) -> None:
        """Measure everything in turn, several times."""
        with ExitStack() as stack:
            workers = self._workers(stack)
            for _ in range(ROUNDS):
                for job in self._jobs(workers):
                    self._measure(workers[job[0]], job)
                    watch()

    def _workers(self, stack: ExitStack) -> dict[str, Worker]:
        """A process for each build that can be laid out, and one for the peers."""
        home = Path(stack.enter_context(TemporaryDirectory(prefix="carson-bench-")))
        workers: dict[str, Worker] = {}
        for build in BUILDS:
            if lay_out(build, home / build):
                workers[build] = stack.enter_context(Worker(home / build))
            else:
                self.absent.append(build)
        if self.with_peers:
            workers[PEERS_BUILD] = stack.enter_context(Worker(home / INTERPRETED))
        return workers

    def _jobs(self, workers: Iterable[str]) -> list[Job]:
        """One round: for each figure the builds side by side, then the peers."""
        ours = [
            (build, name, figure)
            for figure in FIGURES
            for name in OURS
            for build in workers
            if build != PEERS_BUILD
        ]
        theirs = [(PEERS_BUILD, name, figure) for name in PEERS for figure in PEERS_FIGURES]
        return ours + theirs if self.with_peers else ours

    def _measure(self, worker: Worker, job: Job) -> None:
        build, name, figure = job
        if name in self.missing:
            return
        known = self.best.setdefault((build, name), {})
        if figure == MEMORY and figure in known:
            return
        share = self.seconds / ROUNDS * (1 if figure == PLAY else SMALL)
        try:
            now = worker.ask(name, figure, share)
        except Missing as error:
            self.missing[name] = str(error)
            del self.best[build, name]
            return
        if figure not in known or rate(now) > rate(known[figure]):
            known[figure] = now


def rate(measured: Mapping[str, float]) -> float:
    """How much was done in a second."""
    done = measured.get("count", measured.get("decisions", 0.0))
    return done / measured["seconds"] if measured.get("seconds") else 0.0
