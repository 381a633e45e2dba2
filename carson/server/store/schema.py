"""The tables of the database; a change here needs a step in `migrations/versions`."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata: Final = MetaData()

# A table is what its entries add up to. Seats are no column: they are in the payload of the
# entries that open a table and change a seat (`tables/log.py`).
games: Final = Table(
    "games",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("head", Text, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("status", String(10), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("summary", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("due", Float, nullable=True),
    Index("games_listed", "listed", "status", "changed"),
    Index("games_due", "due"),
)
"""One row per table. `head` holds what was agreed on and never changes (`TableSettings`), `summary`
what lists show, `due` the time at which a clock or a bot has to be looked at."""

entries: Final = Table(
    "entries",
    metadata,
    Column("game", String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("command", String(80), nullable=True),
    Column("payload", Text, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("game", "command", name="entries_command"),
)
"""What happened at a table, in order. `command` is the id that a client gave its command: one
that is sent twice is carried out once."""

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""One row: when a server was last known to be there and could write."""

holders: Final = Table(
    "holders",
    metadata,
    Column("token", String(64), primary_key=True),
    Column(
        "game", String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
)
"""At which tables someone sits: the hash of a token finds them; the seat is in the entries."""

plans: Final = Table(
    "plans",
    metadata,
    Column("game", String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("plan", Text, nullable=False),
)
"""What a seat has planned for its next turn; in no log, for an entry would tell of it."""

addresses: Final = Table(
    "addresses",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("url", String(500), nullable=False),
    Column("format", String(10), nullable=False),
    Column("language", String(2), nullable=False),
)
"""Where a player wants to be told that it is their turn, by the hash of their token."""

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("game", String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, nullable=False),
    Column("seal", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""How a table stood after an entry, so that its log need not be played again from the start. Only
a cache: whatever does not fit the log and the program (`seal`) is discarded."""

archive: Final = Table(
    "archive",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("record", Text, nullable=False),
    Column("shown", Text, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)
"""Tables that nobody has used for long: the whole record, and what of it everyone may see."""
