"""A server's heart that is killed again and again: `python -m tests.server.store.killing URL N P`.

It has commands, tables and storage, but no HTTP, so that one life takes a moment. A life is forked,
takes commands at several tables at once, tells its parent what it sends and what was acknowledged,
and is killed somewhere in between. The next life sends again what got no answer, as a player would.
"""

import asyncio
import gc
import json
import os
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from typing import Final, final

from carson.core.chance import Stream
from carson.server.http import requests
from carson.server.http.callers import Caller
from carson.server.notify.hub import Hub
from carson.server.store import database
from carson.server.store.storage import Storage, StoredTable
from carson.server.tables.cache import RoomCache
from carson.server.tables.commands import Commands
from carson.server.tables.log import StoredEntry
from carson.server.tables.opening import GameToOpen, opening
from carson.server.tables.room import make_room

TABLES: Final = 2
MOST_ANSWERS: Final = 6
"""After this many answers at most a life ends; after none now and then."""
MOST_MILLISECONDS: Final = 4
TOKEN: Final = "a" * 64
FIRST_SEED: Final = 11


@final
class Witness:
    """What a player knows of one table."""

    def __init__(self, table: str) -> None:
        self.table: Final = table
        self.sent: Final[dict[str, str]] = {}
        """The moves by their commands."""
        self.decisions: Final[dict[str, tuple[int, str]]] = {}
        """Seat and decision of each command."""
        self.acknowledged: Final[dict[str, int]] = {}
        self.is_over = False

    def hear(self, told: Sequence[str]) -> None:
        """Remember a line that a life wrote about this table."""
        match told:
            case ["sent", command, seat, decision, move]:
                self.sent[command] = move
                self.decisions[command] = int(seat), decision
            case ["done", command, sequence]:
                self.acknowledged[command] = int(sequence)
            case ["over"]:
                self.is_over = True

    @property
    def unanswered(self) -> list[str]:
        """The commands that were sent and got no answer."""
        return [command for command in self.sent if command not in self.acknowledged]


# --- a life ---------------------------------------------------------------------------------
@final
class Life:
    """Plays at several tables until it is killed."""

    def __init__(self, url: str, witnesses: Sequence[Witness], seed: int, pipe: int) -> None:
        self._url: Final = url
        self._witnesses: Final = witnesses
        self._stream: Final = Stream(seed)
        self._pipe: Final = pipe
        self._caller: Final = Caller(TOKEN, "en")

    async def live(self) -> None:
        """Play everywhere at once."""
        self._storage: Storage = Storage(database.backend(self._url))
        self._rooms: RoomCache = RoomCache(self._storage, lambda room, now: None)
        self._commands: Commands = Commands(self._rooms, Hub(None), lambda room, step: None)
        running = [witness for witness in self._witnesses if not witness.is_over]
        while len(running) < TABLES:
            running.append(Witness(await self._open()))
        await asyncio.gather(*(self._play_on(witness) for witness in running))

    async def _play_on(self, witness: Witness) -> None:
        """One table after the other: a life never ends by itself."""
        while True:
            await self._play(witness)
            witness = Witness(await self._open())

    async def _open(self) -> str:
        wanted = requests.TableRequest(seats=[requests.SeatRequest(kind="person")] * 2)
        found = opening(GameToOpen("board", {"players": "2"}), wanted, self._caller, TOKEN)
        first = StoredEntry(sequence=1, at=1.0, command=None, payload=found.first)
        stored = StoredTable(settings=found.settings, seed=found.seed, created=1.0)
        summary = self._rooms.summary(make_room(found.name, stored, [first]), 1.0)
        await self._storage.create(found.name, found.settings, found.seed, first, summary)
        self._tell(found.name, "opened")
        return found.name

    async def _play(self, witness: Witness) -> None:
        for command in witness.unanswered:
            await self._send(witness, command)
        while True:
            async with self._rooms.open(witness.table) as room:
                if not room.to_move:
                    break
                seat = room.to_move[0]
                moves, decision = room.table.moves(seat), room.decision_id(seat)
            command = f"kill-{len(witness.sent):06}"
            move = str(moves[self._stream.below(len(moves))])
            self._tell(witness.table, "sent", command, str(int(seat)), str(decision), move)
            witness.hear(["sent", command, str(int(seat)), str(decision), move])
            await self._send(witness, command)
        self._tell(witness.table, "over")

    async def _send(self, witness: Witness, command: str) -> None:
        seat, decision = witness.decisions[command]
        wanted = requests.MakeMove(
            command_id=command, seat=seat, decision_id=decision, move=witness.sent[command]
        )
        receipt = await self._commands.move(witness.table, self._caller, wanted)
        self._tell(witness.table, "done", command, str(receipt.sequence))

    def _tell(self, *words: str) -> None:
        os.write(self._pipe, "\t".join(words).encode() + b"\n")


# --- the killer -----------------------------------------------------------------------------
@final
class Killer:
    """Begins one life after the other, and ends each."""

    def __init__(self, url: str, seed: int) -> None:
        self._url: Final = url
        self.witnesses: Final[dict[str, Witness]] = {}
        self._stream: Final = Stream(seed)

    def kill(self, number: int) -> None:
        """Let a life begin, and kill it after some answers, somewhere in the middle."""
        reading, writing = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reading)
            life = Life(self._url, list(self.witnesses.values()), number, writing)
            try:
                asyncio.run(life.live())
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        os.close(writing)
        with os.fdopen(reading, "rb") as pipe:
            wanted = self._stream.below(MOST_ANSWERS)
            while wanted and (line := pipe.readline()):
                self._hear(line)
                wanted -= b"\tdone\t" in line
            time.sleep(self._stream.below(1000 * MOST_MILLISECONDS) / 1_000_000)
            os.kill(pid, signal.SIGKILL)
            _, status = os.waitpid(pid, 0)
            for line in pipe:
                self._hear(line)
        assert os.WIFSIGNALED(status), "a life ended by itself"

    def _hear(self, line: bytes) -> None:
        name, *told = line.decode().rstrip("\n").split("\t")
        if line.endswith(b"\n"):
            self.witnesses.setdefault(name, Witness(name)).hear(told)


def main(url: str, kills: int, part: int) -> None:
    """Kill, and write down what the players know; each part has other moments and other moves."""
    database.prepare(url)
    killer = Killer(url, FIRST_SEED + part)
    # What a life never changes is then shared with it, and not copied.
    gc.freeze()
    gc.disable()
    for number in range(part * kills, (part + 1) * kills):
        killer.kill(number)
    known = {w.table: [w.sent, w.acknowledged] for w in killer.witnesses.values()}
    json.dump(known, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
