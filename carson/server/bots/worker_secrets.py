"""Secrets that outlast a decision: what a variant hides, from a file named like the variant."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from carson.board.state import State
from carson.board.variant_files import from_files
from carson.core.agenda import Position
from carson.core.events import Event
from carson.core.moves import Move, Seat
from carson.server.bots import variants
from carson.server.bots.worker_tiles import Dealt, Used


class Draws:
    """Answers secret draws in a game that is played again; here there are none."""

    def answer(self, s: Position) -> Move | None:
        """What is drawn now; None where something else is asked."""
        return None


class Secrets:
    """What is dealt in secret; stateless and shared. Here it is nothing."""

    def known(self, s: State, log: Iterable[Event], viewer: Seat) -> list[Dealt | Used]:
        """What happened to it, as far as a viewer knows."""
        return []

    def draws(self, s: State, story: Sequence[Dealt | Used]) -> Draws:
        """Draws that agree with all that is known."""
        return Draws()


NONE: Final = Secrets()


def known_tiles(s: Position, log: Iterable[Event], viewer: Seat) -> list[Dealt | Used]:
    """The story of the duel tiles as a viewer knows it; empty where none are in the game."""
    return secrets_of(s.options.variants).known(s, log, viewer) if isinstance(s, State) else []


def draws_for(s: Position, story: Sequence[Dealt | Used]) -> Draws:
    """Draws that agree with the story."""
    return secrets_of(s.options.variants).draws(s, story) if isinstance(s, State) else Draws()


@cache
def secrets_of(chosen: frozenset[str]) -> Secrets:
    """The secrets in the file of a variant, which nobody imports by its name."""
    secrets = from_files(variants.__name__, "SECRETS", Secrets)
    return next((found for variant, found in secrets.items() if variant in chosen), NONE)
