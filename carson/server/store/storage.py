"""Storage: tables and their logs in a database; a log only ever grows."""

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import Struct, json

from carson.server.store.backend import Backend, ClosedBackend, Query, SqlValue, Statement
from carson.server.tables import log
from carson.server.tables.log import StoredEntry

LISTED: Final = 100
LATE: Final = 50
EXPIRED_AT_ONCE: Final = 100
MOST_RATED: Final = 20_000
"""This many games count for the ladder, the latest ones."""


class TableSettings(Struct, kw_only=True):
    """What is agreed on when a table is opened, and never changes."""

    game: Literal["board", "cards"]
    rules_version: int
    options: dict[str, str]
    undo: Literal["strict", "friendly", "off"]
    pace: Literal["none", "live", "daily", "slow"]
    listed: bool
    host: str
    """The hash of the token that may delete the table."""
    commitment: str
    webhook: str | None = None
    language: str = "en"
    """In which turn notices are written."""
    parent: str | None = None
    tutorial: bool = False
    """Whether the table follows the script of the tutorial."""


class RatedSeat(Struct, kw_only=True):
    """Someone who wants to stand on the ladder, at a game that is over."""

    token: str
    name: str
    rank: int
    """How many of these did better."""


class TableSummary(Struct, kw_only=True):
    """What a list shows of a table; kept beside it, so that no log is read for a list."""

    status: Literal["open", "playing", "over"]
    names: list[str]
    open_seats: int
    to_move: list[int]
    tokens: list[str]
    due: float | None = None
    """When the server itself has to act: for a bot, or because time is up."""
    faces: list[str] = []
    owners: list[list[str]] = []
    """By seat: the tokens that own it."""
    winners: list[int] = []
    points: list[int] = []
    """By seat, once the game is over."""
    rated: list[RatedSeat] = []
    """Once the game is over: those whom it moves on the ladder."""


class ListedTable(Struct, kw_only=True):
    """A table in a list."""

    id: str
    settings: TableSettings
    summary: TableSummary
    created: float
    changed: float


class StoredTable(Struct, kw_only=True):
    """A table as it is read for the first time."""

    settings: TableSettings
    seed: bytes
    created: float


class ArchivedTable(Struct, kw_only=True):
    """A table of which only the record is left."""

    record: str
    shown: str
    """The record as everyone may see it."""
    ended: bool
    """Whether the game came to its end."""


class NoticeAddress(Struct, kw_only=True, frozen=True):
    """Where and how a player is told that it is their turn."""

    url: str
    format: Literal["ntfy", "json"]
    language: str


class StoredSnapshot(Struct, kw_only=True):
    """How a table stood after an entry."""

    sequence: int
    seal: str
    data: bytes


class StoredPlan(Struct, kw_only=True):
    """A pass that a seat has planned."""

    owner: str
    """The hash of the token that planned it."""
    since: int
    """The last entry that was known when it was planned."""
    round: int
    stops: list[Literal["visited", "passed"]]
    stopped: Literal["visited", "passed"] | None = None
    """Why it was given up; its owner has not read it yet."""


# --- what is asked --------------------------------------------------------------------------
def stored_table(settings: str, seed: bytes, created: float) -> StoredTable:
    """A row of `games` as it is read for the first time."""
    agreed = json.decode(settings, type=TableSettings)
    return StoredTable(settings=agreed, seed=seed, created=created)


def stored_entry(
    sequence: int | None, command: str | None, payload: str, at: float
) -> StoredEntry | None:
    """A row of `entries`; None where the table is there but has no such entry."""
    if sequence is None:
        return None
    return StoredEntry(sequence=sequence, command=command, payload=log.read(payload), at=at)


def listed_table(
    name: str, settings: str, summary: str, created: float, changed: float
) -> ListedTable:
    """A row of `games` as a list shows it."""
    return ListedTable(
        id=name,
        settings=json.decode(settings, type=TableSettings),
        summary=json.decode(summary, type=TableSummary),
        created=created,
        changed=changed,
    )


def stored_snapshot(sequence: int, seal: str, data: bytes) -> StoredSnapshot:
    """A row of `snapshots`."""
    return StoredSnapshot(sequence=sequence, seal=seal, data=data)


def stored_plan(plan: str) -> StoredPlan:
    """A row of `plans`."""
    return json.decode(plan, type=StoredPlan)


def notice_address(url: str, format: Literal["ntfy", "json"], language: str) -> NoticeAddress:
    """A row of `addresses`."""
    return NoticeAddress(url=url, format=format, language=language)


COLUMNS: Final = "SELECT id, head, summary, created, changed FROM games WHERE"
LATEST: Final = f"ORDER BY changed DESC, id LIMIT {LISTED}"
TABLE: Final = Query("SELECT head, seed, created FROM games WHERE id = ?", stored_table)
AFTER: Final = (
    "SELECT entries.sequence, entries.command, entries.payload, entries.at FROM games"
    " LEFT JOIN entries ON entries.game = games.id AND entries.sequence > ?"
    " WHERE games.id = ? ORDER BY entries.sequence"
)
SINCE: Final = Query(AFTER, stored_entry)
NEWS: Final = Query(AFTER, stored_entry, quick=True)
"""The same, where nearly all is known."""
SNAPSHOT: Final = Query(
    "SELECT sequence, seal, data FROM snapshots WHERE game = ?", stored_snapshot
)
OPEN_TO_ALL: Final = Query(f"{COLUMNS} listed AND status <> 'over' {LATEST}", listed_table)
ONE: Final = Query(f"{COLUMNS} id = ?", listed_table)
HELD: Final = Query(
    f"{COLUMNS} id IN (SELECT game FROM holders WHERE token = ?) {LATEST}", listed_table
)
EXPIRED: Final = Query(
    "SELECT id FROM games WHERE (status = 'over' AND changed < ?) OR changed < ?"
    f" ORDER BY changed LIMIT {EXPIRED_AT_ONCE}",
    str,
)
ARCHIVED: Final = Query("SELECT shown FROM archive WHERE id = ?", str)
OVERDUE: Final = Query(f"SELECT id FROM games WHERE due <= ? ORDER BY due LIMIT {LATE}", str)
ADDRESS: Final = Query(
    "SELECT url, format, language FROM addresses WHERE token = ?", notice_address
)

UNFINISHED: Final = Query(
    "SELECT count(*) FROM holders JOIN games ON games.id = holders.game"
    " WHERE holders.token = ? AND games.status <> 'over'",
    int,
)
PLAN: Final = Query("SELECT plan FROM plans WHERE game = ? AND seat = ?", stored_plan, quick=True)
PLANNED: Final = Query("SELECT DISTINCT game FROM plans", str)
RATED: Final = Query(
    "SELECT id, head, summary, created, changed FROM games WHERE status = 'over'"
    f" AND summary LIKE ? ORDER BY changed DESC, id LIMIT {MOST_RATED}",
    listed_table,
)
HAS_RATED: Final = '%"rated":[{%'
"""What a summary says of a game that counts for the ladder."""
PULSE: Final = Query("SELECT at FROM pulse WHERE id = 1", float)
CLOCKED: Final = Query("SELECT id FROM games WHERE due IS NOT NULL AND status = 'playing'", str)

# --- what is changed ------------------------------------------------------------------------
ADD_TABLE: Final = (
    "INSERT INTO games (id, head, seed, listed, created, status, summary, changed, due)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
CHANGE_TABLE: Final = "UPDATE games SET status = ?, summary = ?, changed = ?, due = ? WHERE id = ?"
ADD_ENTRY: Final = (
    "INSERT INTO entries (game, sequence, command, payload, at) VALUES (?, ?, ?, ?, ?)"
)
BEAT: Final = "UPDATE pulse SET at = ? WHERE id = 1"
KEEP: Final = (
    "INSERT INTO snapshots (game, sequence, seal, data) VALUES (?, ?, ?, ?) ON CONFLICT (game)"
    " DO UPDATE SET sequence = excluded.sequence, seal = excluded.seal, data = excluded.data"
)
MAKE_PLAN: Final = (
    "INSERT INTO plans (game, seat, plan) VALUES (?, ?, ?) ON CONFLICT (game, seat)"
    " DO UPDATE SET plan = excluded.plan"
)
DROP_PLAN: Final = "DELETE FROM plans WHERE game = ? AND seat = ?"
KEEP_ADDRESS: Final = (
    "INSERT INTO addresses (token, url, format, language) VALUES (?, ?, ?, ?) ON CONFLICT (token)"
    " DO UPDATE SET url = excluded.url, format = excluded.format, language = excluded.language"
)
FORGET_ADDRESS: Final = "DELETE FROM addresses WHERE token = ?"
PUT_OFF: Final = "UPDATE games SET due = ? WHERE id = ?"
ADD_HOLDER: Final = "INSERT INTO holders (token, game) VALUES (?, ?)"
FORGET_HOLDERS: Final = "DELETE FROM holders WHERE game = ?"
FORGET_SNAPSHOT: Final = "DELETE FROM snapshots WHERE game = ?"
ARCHIVE: Final = "INSERT INTO archive (id, record, shown, ended, at) VALUES (?, ?, ?, ?, ?)"
FORGET_PLANS: Final = "DELETE FROM plans WHERE game = ?"
FORGET_KNOWN: Final = "DELETE FROM entries WHERE game = ? AND sequence <= ?"
FORGET_TABLE: Final = "DELETE FROM games WHERE id = ?"
FORGET: Final = (
    FORGET_HOLDERS,
    FORGET_SNAPSHOT,
    FORGET_PLANS,
    "DELETE FROM entries WHERE game = ?",
    FORGET_TABLE,
)


class Storage:
    """Reads and writes; every write is one transaction."""

    def __init__(self, backend: Backend) -> None:
        self._own: Final = backend
        self._backend = backend

    def hold(self, why: str) -> None:
        """Let nobody read or write, until it is released."""
        self._backend = ClosedBackend(why)

    def release(self) -> None:
        """Let everyone read and write."""
        self._backend = self._own

    async def close(self) -> None:
        """Let go of the database."""
        await self._own.close()

    # --- writing ----------------------------------------------------------------------------
    async def create(
        self,
        name: str,
        settings: TableSettings,
        seed: bytes,
        first: StoredEntry,
        summary: TableSummary,
    ) -> None:
        """A new table with the first entry of its log."""
        agreed = json.encode(settings).decode()
        values = (name, agreed, seed, settings.listed, first.at, *_columns(summary, first.at))
        added = Statement(ADD_TABLE, values)
        await self._backend.write([added, _added(name, first), *_held(name, summary)])

    async def append(self, name: str, entry: StoredEntry, summary: TableSummary) -> None:
        """One more entry of a log; Overtaken if its place or its command is taken."""
        changed = Statement(CHANGE_TABLE, (*_columns(summary, entry.at), name))
        changes = [_added(name, entry), changed]
        if isinstance(entry.payload, log.Changed | log.UndoAnswered | log.SeatAnswered):
            await self._backend.write([*changes, *_held(name, summary)])
        else:
            await self._backend.write(changes, apart=True)

    async def put_off(self, name: str, due: float | None) -> None:
        """The server has to act later than it thought."""
        await self._backend.write([Statement(PUT_OFF, (due, name))])

    async def delete(self, name: str) -> None:
        """Forget a table and its log."""
        await self._backend.write([Statement(sql, (name,)) for sql in FORGET])

    async def archive(self, name: str, last: int, kept: ArchivedTable, now: float) -> None:
        """Leave only the record of a table; Overtaken if it has more entries than was thought."""
        values = (name, kept.record, kept.shown, kept.ended, now)
        first = [Statement(ARCHIVE, values), Statement(FORGET_HOLDERS, (name,))]
        rest = [Statement(FORGET_SNAPSHOT, (name,)), Statement(FORGET_PLANS, (name,))]
        known = Statement(FORGET_KNOWN, (name, last))
        await self._backend.write([*first, *rest, known, Statement(FORGET_TABLE, (name,))])

    async def keep(self, name: str, kept: StoredSnapshot) -> None:
        """Remember how a table stands; Overtaken if it is gone."""
        values = (name, kept.sequence, kept.seal, kept.data)
        await self._backend.write([Statement(KEEP, values)])

    async def make_plan(self, name: str, seat: int, plan: StoredPlan) -> None:
        """Remember what a seat has planned; Overtaken if the table is gone."""
        values = (name, seat, json.encode(plan).decode())
        await self._backend.write([Statement(MAKE_PLAN, values)])

    async def drop_plan(self, name: str, seat: int) -> None:
        """Forget what a seat has planned."""
        await self._backend.write([Statement(DROP_PLAN, (name, seat))])

    async def beat(self, now: float) -> None:
        """Write that a server is there, and so find out whether anything can be written."""
        await self._backend.write([Statement(BEAT, (now,))])

    async def keep_address(self, token: str, address: NoticeAddress) -> None:
        """Remember where a player is told that it is their turn."""
        values = (token, address.url, address.format, address.language)
        await self._backend.write([Statement(KEEP_ADDRESS, values)])

    async def forget_address(self, token: str) -> None:
        """Tell a player nothing any more."""
        await self._backend.write([Statement(FORGET_ADDRESS, (token,))])

    # --- reading ----------------------------------------------------------------------------
    async def load(self, name: str) -> StoredTable | None:
        """What is agreed on at a table; None where there is no such table."""
        return next(iter(await self._backend.read(TABLE, name)), None)

    async def kept(self, name: str) -> StoredSnapshot | None:
        """How a table stood when it was last kept."""
        return next(iter(await self._backend.read(SNAPSHOT, name)), None)

    async def since(self, name: str, sequence: int) -> list[StoredEntry] | None:
        """The entries after a sequence; None where the table is gone."""
        rows = await self._backend.read(NEWS if sequence else SINCE, sequence, name)
        return [entry for entry in rows if entry is not None] if rows else None

    async def expired(self, finished: float, idle: float) -> Sequence[str]:
        """The tables that were over, or not used at all, since a time for each."""
        return await self._backend.read(EXPIRED, finished, idle)

    async def archived(self, name: str) -> str | None:
        """The record of a table that is not there any more, as everyone may see it."""
        return next(iter(await self._backend.read(ARCHIVED, name)), None)

    async def listed(self) -> list[ListedTable]:
        """The tables that strangers may find, the latest first."""
        return await self._backend.read(OPEN_TO_ALL)

    async def held(self, token: str) -> list[ListedTable]:
        """The tables at which a token has a seat, the latest first."""
        return await self._backend.read(HELD, token)

    async def told(self, name: str) -> ListedTable | None:
        """A table as a list would show it; None where there is none."""
        return next(iter(await self._backend.read(ONE, name)), None)

    async def count_unfinished(self, token: str) -> int:
        """At how many tables someone has a seat whose games are not over."""
        return (await self._backend.read(UNFINISHED, token))[0]

    async def plan(self, name: str, seat: int) -> StoredPlan | None:
        """What a seat has planned."""
        return next(iter(await self._backend.read(PLAN, name, seat)), None)

    async def planned(self) -> list[str]:
        """The tables at which someone has planned something."""
        return await self._backend.read(PLANNED)

    async def rated(self) -> list[ListedTable]:
        """The games that count for the ladder, the latest first."""
        return await self._backend.read(RATED, HAS_RATED)

    async def address(self, token: str) -> NoticeAddress | None:
        """Where a player wants to be told."""
        return next(iter(await self._backend.read(ADDRESS, token)), None)

    async def last_beat(self) -> float:
        """When a server was last there; 0 if none ever was."""
        return next(iter(await self._backend.read(PULSE)), 0.0)

    async def clocked(self) -> list[str]:
        """The tables at which the server itself will have to act."""
        return await self._backend.read(CLOCKED)

    async def late(self, now: float) -> Sequence[str]:
        """The tables at which the server itself has to act."""
        return await self._backend.read(OVERDUE, now)


def _added(name: str, entry: StoredEntry) -> Statement:
    values = (name, entry.sequence, entry.command, log.write(entry.payload), entry.at)
    return Statement(ADD_ENTRY, values)


def _held(name: str, summary: TableSummary) -> list[Statement]:
    """Who sits at a table from now on."""
    rows = [Statement(ADD_HOLDER, (token, name)) for token in summary.tokens]
    return [Statement(FORGET_HOLDERS, (name,)), *rows]


def _columns(summary: TableSummary, now: float) -> tuple[SqlValue, ...]:
    """What a change of the table changes in its row."""
    return summary.status, json.encode(summary).decode(), now, summary.due
