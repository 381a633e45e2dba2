"""Views: what a seat sees and may do, and what it can imagine of the rest."""

from collections.abc import Callable
from typing import Final, Generic, final

from carson.core.agenda import Choice, S, facts, legal, pending, why_not
from carson.core.chance import Luck
from carson.core.game import Game, Json
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

KnownLine = tuple[Seat, Move | None]
"""A move of the record as a seat may know it; None where it cannot know it yet."""
Chronicle = Callable[[Seat], list[KnownLine]]
"""Tells a seat all moves so far."""


@final
class Told:
    """What a seat was told, where nobody else is there to tell it."""

    def __init__(self, lines: list[KnownLine]) -> None:
        self.lines: Final = lines

    def __call__(self, seat: Seat) -> list[KnownLine]:
        return self.lines


class View(Generic[S]):
    """The game as one seat has it before its eyes. A bot gets this, never the state."""

    def __init__(
        self, game: Game[S], state: S, seat: Seat, chronicle: Chronicle | None = None
    ) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state
        self._chronicle: Final = chronicle

    @property
    def options(self) -> dict[str, str]:
        """What the table has agreed on."""
        return self.game.options_of(self._state)

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.game.seats(self._state))

    @property
    def lines(self) -> list[KnownLine]:
        """All moves so far as the seat may know them; none where nobody writes them down."""
        return [] if self._chronicle is None else self._chronicle(self.seat)

    @property
    def choice(self) -> Choice[S] | None:
        """What is asked, if this seat is asked."""
        choice = pending(self._state)
        if choice is None or self.seat not in choice.seats:
            return None
        return choice.seen_by(self.seat)

    @property
    def moves(self) -> list[Move]:
        """What the seat may do now."""
        return list(legal(self._state, self.seat))

    def why_not(self, move: Move) -> Reason | None:
        """Why the seat may not make this move now, or None if it may."""
        return why_not(self._state, self.seat, move)

    def see(self) -> dict[str, Json]:
        """Everything that the seat may know, as data that can be written as JSON."""
        choice = pending(self._state)
        return {
            "seat": self.seat,
            "asked": None if choice is None else asked(choice),
            "moves": [str(move) for move in self.moves],
            **self.game.see(self._state, self.seat),
        }

    def imagine(self, luck: Luck) -> S:
        """A whole state that agrees with all the seat knows; the rest is drawn from luck."""
        return self.game.imagine(self._state, self.seat, luck)


def asked(choice: Choice[S]) -> dict[str, Json]:
    """Who is asked what; the seats that are asked together are public, their answers are not."""
    about: dict[str, Json] = {
        name: value for name, value in facts(choice).items() if isinstance(value, int)
    }
    return {"choice": type(choice).__name__, "seats": list(choice.seats), "about": about}
