"""Where players are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make room for the addresses of players."""
    op.create_table(
        "addresses",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("format", sa.String(10), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
    )
