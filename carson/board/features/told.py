"""How choices are told to learned players: the indices and numbers of what they are about."""

from typing import Final

from carson.board.ids import CARD_COUNT, PARCELS, PLACE_COUNT, THING_COUNT
from carson.board.map.pieces import PIECES
from carson.board.printed import DUEL_TILE_KINDS, MOST_PLAYERS
from carson.board.state import State
from carson.core.agenda import Choice
from carson.core.moves import Seat

Relative = tuple[int, ...]
"""Where each seat sits as counted from the one who looks; NOBODY, the last one, after all seats."""

DUELS_IN_ORDER: Final = 4
"""This many duels are told in the order in which they come."""
DICE: Final = 4
"""This many dice of one player are told."""
SHEET_LINES: Final = 10
"""This many lines has the sheet of a new beginning."""

# --- indices --------------------------------------------------------------------------------
KIND: Final = 0
BY_CHANCE: Final = KIND + 63
ASKED: Final = KIND + 64
ABOUT_PLACE: Final = ASKED + MOST_PLAYERS
ABOUT_SITE: Final = ABOUT_PLACE + PLACE_COUNT
ABOUT_PARCELS: Final = ABOUT_SITE + len(PARCELS)
ABOUT_DUELS: Final = ABOUT_PARCELS + len(PARCELS)
DUELS_TO_COME: Final = ABOUT_DUELS + PLACE_COUNT
ABOUT_THING: Final = DUELS_TO_COME + DUELS_IN_ORDER * PLACE_COUNT
ABOUT_CARD: Final = ABOUT_THING + THING_COUNT
ABOUT_SEAT: Final = ABOUT_CARD + CARD_COUNT
ABOUT_PIECE: Final = ABOUT_SEAT + MOST_PLAYERS
BIDDERS: Final = ABOUT_PIECE + len(PIECES)
LEADER: Final = BIDDERS + MOST_PLAYERS * MOST_PLAYERS
LINE: Final = LEADER + MOST_PLAYERS + 1
DIE: Final = LINE + SHEET_LINES + 1
TILES_LIE_OPEN: Final = DIE + DICE * 7
CHOICE_INDICES: Final = TILES_LIE_OPEN + 1

# --- numbers --------------------------------------------------------------------------------
PRICE: Final = 0
BID: Final = 1
LARGE_BID: Final = 2
HORSES: Final = 3
MONEY_LEFT: Final = 4
SHEET_LINE: Final = 5
DRAFTS: Final = SHEET_LINE + SHEET_LINES
ROLLED: Final = DRAFTS + MOST_PLAYERS
PLAYED: Final = ROLLED + MOST_PLAYERS
CHOICE_NUMBERS: Final = PLAYED + MOST_PLAYERS * DUEL_TILE_KINDS


class Teller:
    """Tells what a kind of choice is about."""

    def tell(
        self,
        choice: Choice[State],
        me: Seat,
        to: Relative,
        found: list[int],
        numbers: list[float],
    ) -> None:
        """Add what the seat may know of the choice, and nothing else."""
        raise AssertionError(f"{type(self).__name__} tells nothing")
