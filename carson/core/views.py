"""Views: what a seat sees and may do, and what it can imagine of the rest."""

from typing import Final, Generic

from carson.core.agenda import Choice, S, facts, legal, pending, why_not
from carson.core.chance import Luck
from carson.core.game import Game, Json
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


class View(Generic[S]):
    """The game as one seat has it before its eyes. A bot gets this, never the state."""

    def __init__(self, game: Game[S], state: S, seat: Seat) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self._state: Final = state

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
