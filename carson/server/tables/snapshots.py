"""Snapshots: how a table stood after an entry, so that its log need not be played again.

Only a cache. A seal is made of the program, the log and the data: a snapshot of another program,
of another log, or one that was damaged has another seal, and nobody looks at it.
"""

import zlib
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from msgspec import Struct, json

import carson
from carson.board import events as board_events
from carson.cards import events as cards_events
from carson.core.agenda import ANSWERED, S
from carson.core.events import Event, Kind
from carson.core.moves import Seat
from carson.core.packing import class_named, name_of, pack, unpack
from carson.core.records import Record
from carson.core.table import Answered, Table, TableMemory
from carson.games import GameEntry
from carson.server.store.storage import StoredSnapshot, StoredTable
from carson.server.tables import log
from carson.server.tables.clocks import Clocks
from carson.server.tables.live_table import (
    LiveTable,
    StandingMove,
    TableStep,
    UndoRequest,
    read_lines,
    write_lines,
)
from carson.server.tables.log import StoredEntry
from carson.server.tables.seats import Petition, Sitter

LEVEL: Final = 1
"""More takes several times as long and saves a fifth."""
PROGRAM: Final = ("core", "board", "cards", "server/tables")
"""The folders whose code decides what a snapshot means."""
KINDS: Final = {
    kind.name: kind
    for found in (vars(board_events), vars(cards_events), {"": ANSWERED})
    for kind in found.values()
    if isinstance(kind, Kind)
}


class KeptStep(Struct, array_like=True):
    """What an entry did; the entry itself is in the log."""

    events: list[list[int]]
    """Each as the number of its kind and its values."""
    secret: bool
    back: int | None
    words: list[int] = []
    """What the words of the table before it remember."""


class KeptAnswer(Struct, array_like=True):
    """A question that was answered; its class by its number."""

    choice: int
    secret: bool
    told: int


class Snapshot(Struct, kw_only=True):
    """Everything a table would find out by following its log."""

    sequence: int
    state: dict[str, object]
    given: list[str]
    lines: list[str]
    first: int
    """How many of the lines were there when the table was opened."""
    marks: list[int]
    choices: list[str]
    answered: list[KeptAnswer]
    kinds: list[str]
    steps: list[KeptStep]
    moves: list[StandingMove]
    asked: dict[int, int]
    seats: list[Sitter]
    request: UndoRequest | None
    petitions: list[Petition]
    following: str | None
    hinted: int
    begun: bool
    shared: bool
    released: bool
    left: tuple[float, ...] | None
    running: tuple[float | None, ...]


# --- making one -----------------------------------------------------------------------------
def snapshot(room: LiveTable[S]) -> StoredSnapshot:
    """The table as it stands."""
    data = zlib.compress(json.encode(_kept(room)), LEVEL)
    entries = [step.entry for step in room.steps]
    return StoredSnapshot(sequence=room.sequence, seal=seal(entries, data), data=data)


def _kept(room: LiveTable[S]) -> Snapshot:
    table, clocks = room.table, room.clocks
    memory = table.memory
    kinds, choices = dict[str, int](), dict[str, int]()

    def event(found: Event) -> list[int]:
        return [kinds.setdefault(found.kind.name, len(kinds)), *found.values]

    def answer(found: Answered) -> KeptAnswer:
        number = choices.setdefault(name_of(found.kind), len(choices))
        return KeptAnswer(number, found.secret, found.told)

    steps = [
        KeptStep([event(e) for e in x.events], x.secret, x.back, remembered(x)) for x in room.steps
    ]
    answered = [answer(found) for found in memory.answered]
    return Snapshot(
        sequence=room.sequence,
        state=dict(pack(table.game, table.state)),
        given=write_lines(table.state.given or []),
        lines=write_lines(table.record.lines),
        first=len(room.first_lines),
        marks=memory.marks,
        choices=list(choices),
        answered=answered,
        kinds=list(kinds),
        steps=steps,
        moves=room.moves,
        asked={int(seat): at for seat, at in room.asked.items()},
        seats=room.seats,
        request=room.request,
        petitions=room.petitions,
        following=room.following,
        hinted=room.hinted,
        begun=room.begun,
        shared=room.shared,
        released=room.released,
        left=None if clocks is None else clocks.left,
        running=() if clocks is None else clocks.running,
    )


# --- looking at one -------------------------------------------------------------------------
def opened(stored: StoredSnapshot, entries: Sequence[StoredEntry]) -> Snapshot | None:
    """What was kept, if it fits the log and this program."""
    if seal(entries[: stored.sequence], stored.data) != stored.seal:
        return None
    return json.decode(zlib.decompress(stored.data), type=Snapshot)


def table_of(kept: Snapshot, entry: GameEntry[S], stored: StoredTable) -> Table[S]:
    """The table of a game as it was kept."""
    settings, game = stored.settings, entry.game
    record = Record(
        settings.game,
        settings.rules_version,
        settings.options,
        [sitter.name for sitter in kept.seats],
        settings.commitment,
        lines=read_lines(kept.lines, game.vocabulary),
    )
    home = type(game).__module__.partition(".")[0]
    classes = [class_named(name, home) for name in kept.choices]
    answered = [
        Answered(classes[found.choice], found.secret, Seat(found.told)) for found in kept.answered
    ]
    state = unpack(game, settings.options, kept.state)
    state.given = read_lines(kept.given, game.vocabulary)
    events = _events(kept)
    standing = (1, *(move.sequence for move in kept.moves))
    told = [event for sequence in standing for event in events[sequence - 1]]
    return Table(game, record, stored.seed, TableMemory(state, told, kept.marks, answered))


def resume(room: LiveTable[S], kept: Snapshot, entries: Sequence[StoredEntry]) -> None:
    """Let a table that was just opened be where it was kept."""
    room.seats[:] = kept.seats
    room.first_lines = kept.lines[: kept.first]
    words = room.game_entry.words
    room.steps[:] = [
        TableStep(entry, events, step.secret, step.back, words.remembering(step.words))
        for entry, events, step in zip(entries, _events(kept), kept.steps, strict=True)
    ]
    room.moves[:] = kept.moves
    room.commands.clear()
    room.commands.update(
        {step.entry.command: step for step in room.steps if step.entry.command is not None}
    )
    room.asked = {Seat(seat): at for seat, at in kept.asked.items()}
    room.petitions = kept.petitions
    room.request, room.following, room.hinted = kept.request, kept.following, kept.hinted
    room.begun, room.shared, room.released = kept.begun, kept.shared, kept.released
    if room.clocks is not None and kept.left is not None:
        room.clocks = Clocks(room.clocks.pace, kept.left, kept.running)


def remembered(step: TableStep) -> list[int]:
    """What the words of the table before an entry remember."""
    return list(step.words.memory()) if step.words else []


def _events(kept: Snapshot) -> list[tuple[Event, ...]]:
    """What happened at each entry."""
    kinds = [KINDS[name] for name in kept.kinds]
    return [
        tuple(Event(kinds[number], tuple(values)) for number, *values in step.events)
        for step in kept.steps
    ]


# --- seals ----------------------------------------------------------------------------------
def seal(entries: Sequence[StoredEntry], data: bytes) -> str:
    """What only this data for this log in this program has."""
    found = blake2b(program(), digest_size=32)
    for entry in entries:
        place = f"{entry.sequence} {entry.at} {entry.command} "
        found.update(place.encode() + log.write(entry.payload).encode())
    found.update(data)
    return found.hexdigest()


@lru_cache(maxsize=1)
def program() -> bytes:
    """A fingerprint of the code that decides what a snapshot means."""
    found, home = blake2b(digest_size=32), Path(carson.__file__).parent
    for path in sorted(path for folder in PROGRAM for path in (home / folder).rglob("*")):
        if path.is_file() and path.parent.name != "__pycache__":
            found.update(path.name.encode() + path.read_bytes())
    return found.digest()
