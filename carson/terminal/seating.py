"""Seating: who is a person and who is a bot."""

from collections.abc import Sequence
from dataclasses import dataclass

from carson.bots.bot import BOT_FIRST_NAMES
from carson.core.chance import derive
from carson.core.moves import NOBODY, Seat
from carson.i18n.texts import Texts


@dataclass(frozen=True)
class Seating:
    """The first seats are people's, the others the bots'; the kinds of bots go round."""

    people: int
    bots: tuple[str, ...]

    def is_person(self, seat: Seat) -> bool:
        """Whether someone answers at the prompt for this seat."""
        return seat < self.people

    def kind(self, seat: Seat) -> str:
        """Which bot sits there."""
        return self.bots[(seat - self.people) % len(self.bots)]

    def viewer(self) -> Seat:
        """Whose secrets may be shown: those of a person who is alone among bots."""
        return Seat(0) if self.people == 1 else NOBODY

    def names(self, players: int, given: Sequence[str], texts: Texts) -> list[str]:
        """A name for everyone: the given ones, then the usual ones."""
        bots = (name for name in BOT_FIRST_NAMES if name not in given)
        usual = [
            texts.say("player-name", number=seat + 1) if self.is_person(Seat(seat)) else next(bots)
            for seat in range(len(given), players)
        ]
        return [*given, *usual]


def bot_seed(seed: bytes, seat: Seat) -> int:
    """A seed of its own for each bot, from which the dice cannot be guessed."""
    return int.from_bytes(derive(seed.hex(), "bot", seat)[:8], "big")
