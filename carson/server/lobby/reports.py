"""Reports: players who should be looked at by whoever runs the server."""

import logging
from collections import OrderedDict, deque
from typing import Final

from carson.core.reasons import Reason
from carson.server.http.errors import CONFLICT, TOO_MANY, RequestError
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import owned

MOST_REPORTS: Final = 5
"""This many may one identity make in an hour."""
HOUR: Final = 3600.0
REPORTERS_KNOWN: Final = 10_000
logger: Final = logging.getLogger(__name__)


class Reports:
    """Who has reported whom, as far as this process remembers."""

    def __init__(self) -> None:
        self._made: Final[OrderedDict[str, deque[tuple[float, str]]]] = OrderedDict()

    def make(self, room: AnyRoom, token: str, seat: int, now: float) -> bool:
        """Tell the operator, in a line that names the table and the seat and no person.

        Whoever says the same again is heard once.
        """
        check_reported(room, token, seat)
        made, about = self._recent(token, now), f"{room.name}:{seat}"
        if any(earlier == about for _, earlier in made):
            return False
        if len(made) >= MOST_REPORTS:
            raise RequestError(TOO_MANY, Reason("too-many-reports", most=MOST_REPORTS))
        made.append((now, about))
        logger.warning("reported: table %s, seat %d, entry %d", room.name, seat, room.sequence)
        return True

    def _recent(self, token: str, now: float) -> deque[tuple[float, str]]:
        """The reports of the last hour; whoever reported longest ago is forgotten."""
        made = self._made.setdefault(token, deque())
        self._made.move_to_end(token)
        while made and made[0][0] < now - HOUR:
            made.popleft()
        if len(self._made) > REPORTERS_KNOWN:
            self._made.popitem(last=False)
        return made


def check_reported(room: AnyRoom, token: str, seat: int) -> None:
    """Only another person of the table can be reported, by someone who sits there."""
    mine = owned(room.seats, token)
    if not mine or seat in mine or seat >= len(room.seats):
        raise RequestError(CONFLICT, Reason("no-report"))
    if room.seats[seat].kind != "person":
        raise RequestError(CONFLICT, Reason("no-person-there"))
