"""Runs the steps on the connection that is handed over; used by Alembic alone."""

from alembic import context
from sqlalchemy import Connection

from carson.server.store.schema import metadata


def run() -> None:
    """Take every step that is missing, in one transaction."""
    connection = context.config.attributes["connection"]
    assert isinstance(connection, Connection)
    context.configure(connection=connection, target_metadata=metadata, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


run()
