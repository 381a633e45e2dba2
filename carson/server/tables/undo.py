"""Undo: what may be undone, alone or with the consent of the others."""

from typing import Final

from carson.core.agenda import S
from carson.core.moves import Seat
from carson.core.reasons import Reason
from carson.server.tables.live_table import LiveTable, StandingMove

OWN: Final = ("person", "plan")
"""Moves that a player made themselves, now or beforehand."""


def why_no_undo(room: LiveTable[S], seat: Seat) -> Reason | None:
    """Why a seat cannot take its last move back by itself, or None if it can."""
    if room.settings.undo == "off":
        return Reason("undo-off")
    if not room.is_solo:
        return room.table.why_no_undo(seat) if room.moves else Reason("undo-nothing")
    if not any(made.by in OWN for made in room.moves):
        return Reason("undo-nothing")
    # At the end the seed is shown, and with it all dice.
    return Reason("undo-revealed") if room.is_over else None


def last_own(room: LiveTable[S], seat: Seat) -> StandingMove | None:
    """The move that the seat would take back; who plays alone goes back to their last answer."""
    if room.is_solo:
        return next((made for made in reversed(room.moves) if made.by in OWN), None)
    return room.moves[-1] if room.moves and room.moves[-1].seat == seat else None


def why_no_asking(room: LiveTable[S], before: int) -> Reason | None:
    """Why nobody can ask to go back to before this entry."""
    if room.settings.undo != "friendly":
        return Reason("undo-not-friendly")
    if room.is_over:
        return Reason("undo-revealed")
    if room.request is not None:
        return Reason("undo-asked-already")
    stands = any(made.sequence == before for made in room.moves)
    return None if stands else Reason("undo-no-move")
