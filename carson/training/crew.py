"""The crew: actors in processes of their own, and the memory they share with the learner."""

import gc
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from typing import Final, Self

from carson.core.agenda import S
from carson.core.chance import derive
from carson.training.actor import Actor
from carson.training.courses import BOARD_COURSE, CARDS_COURSE, SUBJECTS, Subject
from carson.training.rows import HALVES, Rows, half_bytes, widths_of

PATIENCE: Final = 10.0
"""After this many seconds without an answer, actors are looked after."""
HALF_SEED: Final = 8
SELDOM: Final = 100_000
"""After this many new objects, garbage is collected: games leave hardly any."""


class ActorDied(RuntimeError):
    """A process of the crew has ended or does not answer; its own message is on stderr."""


class Crew:
    """All actors, as the learner sees them."""

    def __init__(self, subject: Subject, actors: int, games: int, seed: int | str) -> None:
        """Start this many processes with this many games in each half."""
        context = get_context("spawn")
        widths, count = widths_of(subject), actors * games
        self.count: Final = count
        self._memory: Final = SharedMemory(create=True, size=HALVES * half_bytes(widths, count))
        self.halves: Final = rows_in(subject, self._memory, count)
        self._ready: Final = [context.Semaphore(0) for _ in range(HALVES)]
        self._go: Final = [[context.Semaphore(0) for _ in range(HALVES)] for _ in range(actors)]
        self._actors: Final[list[BaseProcess]] = [
            context.Process(
                target=serve,
                args=(subject.game, self._memory.name, count, rank * games, games),
                kwargs={"seed": own_seed(seed, rank), "ready": self._ready, "go": self._go[rank]},
                daemon=True,
            )
            for rank in range(actors)
        ]
        for actor in self._actors:
            actor.start()

    def wait(self, half: int) -> None:
        """Wait until all games of a half are at a decision."""
        for _ in self._actors:
            while not self._ready[half].acquire(timeout=PATIENCE):
                self._check()

    def _check(self) -> None:
        dead = [rank for rank, actor in enumerate(self._actors) if not actor.is_alive()]
        if dead:
            raise ActorDied(f"actors {dead} have ended")

    def go_on(self, half: int) -> None:
        """All games of a half do what was chosen."""
        for go in self._go:
            go[half].release()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        for actor in self._actors:
            actor.terminate()
        for actor in self._actors:
            actor.join()
        self.halves.clear()
        # As long as someone holds an array of a half, its memory cannot be closed.
        with suppress(BufferError):
            self._memory.close()
        self._memory.unlink()


def own_seed(seed: int | str, rank: int) -> int:
    """The seed of an actor."""
    return int.from_bytes(derive(seed, "actor", rank)[:HALF_SEED], "big")


def rows_in(subject: Subject, memory: SharedMemory, count: int) -> list[Rows]:
    """Both halves, as they lie in the memory."""
    assert memory.buf is not None, "the memory is open"
    return [Rows(widths_of(subject), count, memory.buf, half) for half in range(HALVES)]


def serve(
    game: str,
    memory: str,
    count: int,
    first: int,
    games: int,
    *,
    seed: int,
    ready: Sequence[Semaphore],
    go: Sequence[Semaphore],
) -> None:
    """What a process of the crew does until it is stopped: one half after the other."""
    gc.set_threshold(SELDOM)
    shared = SharedMemory(memory)
    halves = rows_in(SUBJECTS[game], shared, count)
    if game == BOARD_COURSE.entry.game.name:
        play_on(Actor(BOARD_COURSE, halves, first, games, seed), ready, go)
    else:
        play_on(Actor(CARDS_COURSE, halves, first, games, seed), ready, go)


def play_on(actor: Actor[S], ready: Sequence[Semaphore], go: Sequence[Semaphore]) -> None:
    """Play until the process is ended."""
    for signal in ready:
        signal.release()
    while True:
        for half in range(HALVES):
            go[half].acquire()
            actor.step(half)
            ready[half].release()
