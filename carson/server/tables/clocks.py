"""Clocks: how long each seat may think, from who was asked when and who answered when.

Times are seconds of a clock of the caller's. A seat has a bank of time that runs down while it is
asked, and every move puts a little back, up to what the bank can hold. Several seats may be asked
at once; the clock of each runs until it has answered itself. When a seat's time is up a bot plays
for it, and its clock stands still until its owner returns and finds a tenth of a new bank.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, final

from carson.core.moves import NOBODY, Seat
from carson.server.http.responses import Pace

MINUTE: Final = 60.0
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR
RETURNED: Final = 10
"""Who comes back finds such a part of a bank, so that it does not pay to be late."""


@dataclass(frozen=True)
class TimeControl:
    """How much time there is: at the start, for each move, and at most."""

    bank: float
    increment: float
    most: float


PACES: Final[dict[Pace, TimeControl]] = {
    "live": TimeControl(bank=15 * MINUTE, increment=15, most=20 * MINUTE),
    "daily": TimeControl(bank=2 * DAY, increment=6 * HOUR, most=2 * DAY),
    "slow": TimeControl(bank=7 * DAY, increment=DAY, most=7 * DAY),
}
"""The paces that have clocks.

A turn is several moves, and a seat makes fifty to seventy in a game. So `live` gives everyone
half an hour in all; `daily` suits who looks in every day and may miss one, and `slow` who looks in
once or twice a week. Their banks never hold more than at the start: else many quick moves would
buy the right to keep the others waiting for weeks.
"""


@dataclass(frozen=True)
class Turn:
    """Something that changed who is asked: a move, an undo, the start, an owner's return."""

    at: float
    asked: tuple[Seat, ...]
    """The people who are asked from now on; seats that bots play have no clock."""
    answered: Seat = NOBODY
    """Who made a move."""
    returned: Seat = NOBODY
    """Whose owner came back."""


@final
@dataclass(frozen=True)
class Clocks:
    """The clocks of all seats after the last turn."""

    pace: TimeControl
    left: tuple[float, ...]
    """What each seat had when its clock last started or stopped."""
    running: tuple[float | None, ...]
    """Since when each seat's clock runs."""

    def remaining(self, seat: Seat, at: float) -> float:
        """The seconds that a seat has left at this time; never less than none."""
        since = self.running[seat]
        # A clock of the caller's that was set back gives nobody time.
        spent = 0.0 if since is None else max(at - since, 0.0)
        return max(self.left[seat] - spent, 0.0)

    def is_up(self, seat: Seat, at: float) -> bool:
        """Whether a bot plays for the seat."""
        return self.remaining(seat, at) == 0

    def next_up(self, at: float) -> tuple[float, Seat] | None:
        """When the next clock will run out if nobody moves, and whose; None if none will."""
        ends = [
            (since + self.left[seat], Seat(seat))
            for seat, since in enumerate(self.running)
            if since is not None and not self.is_up(Seat(seat), at)
        ]
        return min(ends, default=None)

    def after(self, turn: Turn) -> "Clocks":
        """The clocks after one more turn."""
        changed = [self._changed(Seat(seat), turn) for seat in range(len(self.left))]
        left, running = zip(*changed, strict=True)
        return Clocks(self.pace, left, running)

    def paused(self, seconds: float) -> "Clocks":
        """The clocks after a time that counts for nobody."""
        running = [None if since is None else since + seconds for since in self.running]
        return Clocks(self.pace, self.left, tuple(running))

    def _changed(self, seat: Seat, turn: Turn) -> tuple[float, float | None]:
        """What a seat has left, and since when its clock runs."""
        if seat in turn.asked and seat not in (turn.answered, turn.returned):
            since = self.running[seat]
            return self.left[seat], turn.at if since is None else since
        return self._left(seat, turn), turn.at if seat in turn.asked else None

    def _left(self, seat: Seat, turn: Turn) -> float:
        """What a seat has left when its clock stops."""
        if self.is_up(seat, turn.at):
            return self.pace.bank / RETURNED if seat == turn.returned else 0.0
        left = self.remaining(seat, turn.at)
        return min(left + self.pace.increment, self.pace.most) if seat == turn.answered else left


def clocks(name: Pace, seats: int, turns: Iterable[Turn]) -> Clocks | None:
    """The clocks of all seats after these turns; None if nobody has one."""
    pace = PACES.get(name)
    if pace is None:
        return None
    found = Clocks(pace, (pace.bank,) * seats, (None,) * seats)
    for turn in turns:
        found = found.after(turn)
    return found
