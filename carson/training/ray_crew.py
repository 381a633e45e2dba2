"""A crew on a Ray cluster: actors on any machine send their rows; lost ones are replaced."""

from collections.abc import Callable
from typing import Final, Self

import numpy as np
import numpy.typing as npt

from carson.cluster import RayCluster
from carson.training.actor import Actor
from carson.training.courses import BOARD_COURSE, CARDS_COURSE, MOST_SEATS, SUBJECTS, Subject
from carson.training.crew import ActorDied, Crew, own_seed
from carson.training.rows import HALVES, Rows, half_bytes, widths_of

Array = npt.NDArray[np.uint16] | npt.NDArray[np.float32]
TOLD: Final = (
    *("facts", "moves", "numbers", "outcomes", "known"),
    *("seat", "ended", "left_out", "advised"),
)
"""What an actor tells the learner, by the names of the rows."""

TRIES: Final = 5
"""If an actor and this many replacements are lost one after the other, something else is wrong."""


class RayCrew:
    """All actors, as the learner sees them; with the same seed they play as on one machine."""

    def __init__(
        self, subject: Subject, actors: int, games: int, seed: int | str, address: str = ""
    ) -> None:
        """Start this many actors on a cluster, with this many games in each half."""
        import ray

        self._cluster: Final = RayCluster(address)
        self._subject: Final = subject
        self._games: Final = games
        self._seed: Final = seed
        self.count: Final = actors * games
        self.halves: Final = rows_of(subject, self.count)
        # They ask for no processor of their own, so that they find room when a machine is lost.
        self._remote: Final[Callable[..., object]] = (
            ray.remote(RemoteActor).options(num_cpus=0, scheduling_strategy="SPREAD").remote
        )
        self.replaced = 0
        """How many actors were lost so far."""
        self._actors: Final = [self._hire(rank) for rank in range(actors)]
        self._answers: Final[list[list[object]]] = [
            [ask(actor, "show", half) for actor in self._actors] for half in range(HALVES)
        ]
        self._lost: Final[list[set[int]]] = [set() for _ in range(HALVES)]
        """For each half the actors whose games were lost with them."""

    def _hire(self, rank: int) -> object:
        """A new actor; one that replaces another plays other games."""
        name = f"{self._seed}/{self.replaced}" if self.replaced else self._seed
        return self._remote(self._subject.game, self._games, own_seed(name, rank))

    def wait(self, half: int) -> None:
        """Wait until all games of a half are at a decision."""
        for rank in range(len(self._actors)):
            self._write(rank, half, self._received(rank, half))
            if rank in self._lost[half]:
                self._give_up(rank, half)
        self._answers[half] = []
        self._lost[half].clear()

    def _received(self, rank: int, half: int) -> list[Array]:
        """What an actor answers, or the one that replaces it."""
        import ray

        for _ in range(TRIES):
            try:
                found: list[Array] = ray.get(self._answers[half][rank])
            except (ray.exceptions.RayActorError, ray.exceptions.ObjectLostError):
                self._replace(rank)
            else:
                return found
        raise ActorDied(f"actor {rank} was lost {TRIES} times in a row")

    def _replace(self, rank: int) -> None:
        """Another actor plays new games; what was chosen for the old ones is forgotten."""
        self.replaced += 1
        self._actors[rank] = actor = self._hire(rank)
        for half in range(HALVES):
            if self._answers[half]:
                self._answers[half][rank] = ask(actor, "show", half)
                self._lost[half].add(rank)
            else:
                self._show_again(rank, half)

    def _show_again(self, rank: int, half: int) -> None:
        """The learner already looks at this half: show it the new games at once."""
        import ray

        self._write(rank, half, ray.get(ask(self._actors[rank], "show", half)))

    def _write(self, rank: int, half: int, told: list[Array]) -> None:
        for name, rows in zip(TOLD, told, strict=True):
            array_of(self.halves[half], name)[self._rows(rank)] = rows

    def _give_up(self, rank: int, half: int) -> None:
        """The games of a lost actor end as if nobody had gained anything."""
        self.halves[half].ended[self._rows(rank)] = MOST_SEATS
        self.halves[half].outcomes[self._rows(rank)] = 0

    def _rows(self, rank: int) -> slice:
        return slice(rank * self._games, (rank + 1) * self._games)

    def go_on(self, half: int) -> None:
        """All games of a half do what was chosen."""
        rows = self.halves[half]
        self._answers[half] = [
            ask(
                actor,
                "step",
                half,
                rows.chosen[self._rows(rank)].copy(),
                rows.taught[self._rows(rank)].copy(),
            )
            for rank, actor in enumerate(self._actors)
        ]

    def lose(self, rank: int) -> None:
        """End an actor, as if its machine were lost."""
        import ray

        ray.kill(self._actors[rank])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._cluster.close()


AnyCrew = Crew | RayCrew


class RemoteActor:
    """An actor on some machine of a cluster, with rows of its own."""

    def __init__(self, game: str, games: int, seed: int) -> None:
        self._rows: Final = rows_of(SUBJECTS[game], games)
        self._step: Final = (
            Actor(BOARD_COURSE, self._rows, 0, games, seed).step
            if game == BOARD_COURSE.entry.game.name
            else Actor(CARDS_COURSE, self._rows, 0, games, seed).step
        )

    def show(self, half: int) -> list[Array]:
        """The games of a half as they are."""
        return [array_of(self._rows[half], name).copy() for name in TOLD]

    def step(
        self, half: int, chosen: npt.NDArray[np.uint16], taught: npt.NDArray[np.uint16]
    ) -> list[Array]:
        """Do what was chosen in one half, and show what is asked next."""
        self._rows[half].chosen[:] = chosen
        self._rows[half].taught[:] = taught
        self._step(half)
        return self.show(half)


def ask(actor: object, method: str, *args: object) -> object:
    """Ask an actor for something; the answer comes later."""
    remote: Callable[..., object] = getattr(getattr(actor, method), "remote")  # noqa: B009
    return remote(*args)


def array_of(rows: Rows, name: str) -> Array:
    """One of the arrays of a half."""
    found: Array = getattr(rows, name)
    return found


def rows_of(subject: Subject, count: int) -> list[Rows]:
    """Both halves, in the memory of this process."""
    widths = widths_of(subject)
    memory = memoryview(bytearray(HALVES * half_bytes(widths, count)))
    return [Rows(widths, count, memory, half) for half in range(HALVES)]
