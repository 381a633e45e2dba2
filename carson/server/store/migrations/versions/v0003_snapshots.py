"""How tables stood, and the records of those that nobody uses."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for snapshots and for old records."""
    op.create_table(
        "snapshots",
        sa.Column(
            "game",
            sa.String(22),
            sa.ForeignKey("games.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("sequence", sa.Integer, nullable=False),
        sa.Column("seal", sa.String(64), nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archive",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("shown", sa.Text, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
