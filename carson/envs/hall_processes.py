"""Halls: where the games of a vector environment are played, in this process or in others."""

import gc
from collections.abc import Mapping
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from typing import Final, Generic, Protocol, final

from carson.core.agenda import S
from carson.envs.hall import Hall
from carson.envs.playable import Playable
from carson.envs.rows import TableRows, bytes_of

SELDOM: Final = 100_000
"""After this many new objects, garbage is collected: games leave hardly any."""
STEP: Final = ""
"""Tells a process to make the moves; any other text is a seed to begin with."""
DONE: Final = ""
"""A process answers this, or what went wrong."""


class HallLost(RuntimeError):
    """A process with games has ended, or one of its games failed."""


class Halls(Protocol[S]):
    """All games of an environment."""

    @property
    def rows(self) -> TableRows[S]:
        """What the games tell and are told."""
        ...

    def begin(self, seed: str) -> None:
        """Begin all games."""
        ...

    def step(self) -> None:
        """Make the moves that stand in the rows."""
        ...

    def close(self) -> None:
        """Release everything."""
        ...


@final
class OwnHall(Generic[S]):
    """All games in this process."""

    def __init__(self, game: Playable[S], options: Mapping[str, str], count: int) -> None:
        seats = seats_of(game, options)
        buffer = memoryview(bytearray(bytes_of(game.encoding, seats, count)))
        self.rows: Final = TableRows(game.encoding, seats, count, buffer)
        self._hall: Final = Hall(game.encoding, options, self.rows, 0, count)

    def begin(self, seed: str) -> None:
        """Begin all games."""
        self._hall.begin(f"{seed}/0")

    def step(self) -> None:
        """Make the moves that stand in the rows."""
        self._hall.step()

    def close(self) -> None:
        """Nothing has to be released."""


@final
class HallCrew(Generic[S]):
    """The games in several processes, evenly; their rows are in memory that all share."""

    def __init__(
        self, game: Playable[S], options: Mapping[str, str], count: int, processes: int
    ) -> None:
        if count % processes:
            raise ValueError(f"{count} games cannot be shared evenly by {processes} processes")
        seats, share = seats_of(game, options), count // processes
        self._memory: Final = SharedMemory(create=True, size=bytes_of(game.encoding, seats, count))
        self.rows: Final = TableRows(game.encoding, seats, count, opened(self._memory))
        self._lines: Final[list[Connection]] = []
        self._processes: Final[list[BaseProcess]] = []
        context = get_context("spawn")
        for rank in range(processes):
            ours, theirs = context.Pipe()
            arguments = (game, dict(options), self._memory.name, count, rank * share, share, theirs)
            process = context.Process(target=serve, args=arguments, daemon=True)
            process.start()
            theirs.close()
            self._lines.append(ours)
            self._processes.append(process)

    def begin(self, seed: str) -> None:
        """Begin all games."""
        self._tell([f"{seed}/{rank}" for rank in range(len(self._lines))])

    def step(self) -> None:
        """Make the moves that stand in the rows."""
        self._tell([STEP] * len(self._lines))

    def _tell(self, words: list[str]) -> None:
        try:
            for line, word in zip(self._lines, words, strict=True):
                line.send(word)
            answers = [str(line.recv()) for line in self._lines]
        except (EOFError, OSError) as error:
            raise HallLost("a process with games has ended") from error
        failed = [answer for answer in answers if answer != DONE]
        if failed:
            raise HallLost("; ".join(failed))

    def close(self) -> None:
        """End the processes, and release the memory."""
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        # As long as someone holds an array of the rows, the memory cannot be closed.
        with suppress(BufferError):
            self._memory.close()
        self._memory.unlink()


def opened(memory: SharedMemory) -> memoryview:
    """Return the memory itself."""
    assert memory.buf is not None, "the memory is open"
    return memory.buf


def seats_of(game: Playable[S], options: Mapping[str, str]) -> int:
    """Return how many sit at a table."""
    return game.setup(options).seats


def serve(
    game: Playable[S],
    options: Mapping[str, str],
    memory: str,
    count: int,
    first: int,
    share: int,
    line: Connection,
) -> None:
    """Play some of the games until the process is ended."""
    gc.set_threshold(SELDOM)
    shared = SharedMemory(memory)
    rows = TableRows(game.encoding, seats_of(game, options), count, opened(shared))
    hall = Hall(game.encoding, options, rows, first, share)
    with suppress(EOFError, OSError):
        while True:
            line.send(done(hall, str(line.recv())))


def done(hall: Hall[S], word: str) -> str:
    """Do what was told; DONE, or what went wrong."""
    try:
        hall.step() if word == STEP else hall.begin(word)
    except Exception as error:  # whatever it is, it is told where the environment is used
        return f"{type(error).__name__}: {error}"
    return DONE
