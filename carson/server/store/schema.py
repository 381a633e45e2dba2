"""The tables of the database."""

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

holders: Final = Table(
    "holders",
    metadata,
    Column("token", String(64), primary_key=True),
    Column(
        "game", String(22), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
)
