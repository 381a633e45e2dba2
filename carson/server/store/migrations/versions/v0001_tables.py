"""Games, their entries, and who holds a seat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the three tables."""
    make_games()
    make_entries()
    make_holders()


def make_games() -> None:
    """One row for each table, with what lists show of it."""
    op.create_table(
        "games",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("summary", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
    )
    op.create_index("games_listed", "games", ["listed", "status", "changed"])
    op.create_index("games_due", "games", ["due"])


def make_entries() -> None:
    """The logs: no sequence and no command twice in a game."""
    op.create_table(
        "entries",
        sa.Column(
            "game", sa.String(22), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("sequence", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("command", sa.String(80), nullable=True),
        sa.Column("payload", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("game", "command", name="entries_command"),
    )


def make_holders() -> None:
    """Which tables a token has seats at."""
    op.create_table(
        "holders",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column(
            "game",
            sa.String(22),
            sa.ForeignKey("games.id", ondelete="CASCADE"),
            primary_key=True,
            index=True,
        ),
    )
