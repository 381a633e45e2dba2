"""Backend: the little that every database has to do for us, and how it can fail."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, Protocol, TypeVar, final

R = TypeVar("R")
SqlValue = str | int | float | bytes | None


class Unavailable(Exception):
    """The database does not answer; nothing was written."""


class Overtaken(Exception):
    """Someone else wrote this entry, or did this command, first."""


@dataclass(frozen=True)
class Query(Generic[R]):
    """A question with a `?` for each value, and what a row of the answer becomes."""

    sql: str
    row: Callable[..., R]
    quick: bool = False
    """Whether it is asked all the time and looks at a row or two."""


@dataclass(frozen=True)
class Statement:
    """A statement with a `?` for each value, and the values."""

    sql: str
    values: Sequence[SqlValue]


class Backend(Protocol):
    """A database. Whatever fails is Unavailable, and nothing was written then."""

    async def read(self, query: Query[R], *values: SqlValue) -> list[R]:
        """The rows that answer a question."""

    async def write(self, changes: Sequence[Statement], apart: bool = False) -> None:
        """Make all changes or none; when this returns, they are stored for good.

        Overtaken if a row is there already. Changes are `apart` where each is of another table,
        so that none has to see what another did.
        """

    async def close(self) -> None:
        """Finish what was begun, and let go."""


@final
class ClosedBackend:
    """What stands for a database whose tables are not as this program needs them."""

    def __init__(self, why: str) -> None:
        self._why: Final = why

    async def read(self, query: Query[R], *values: SqlValue) -> list[R]:
        """Nothing can be read."""
        raise Unavailable(self._why)

    async def write(self, changes: Sequence[Statement], apart: bool = False) -> None:
        """Nothing can be written."""
        raise Unavailable(self._why)

    async def close(self) -> None:
        """There is nothing to let go of."""
