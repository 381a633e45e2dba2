"""Choices of the board game in which it matters what others do, and which are hard to judge."""

from typing import Final

from carson.board.characters.paperboy import FetchCard
from carson.board.options import VARIANTS
from carson.board.play.choose import ChooseCharacter
from carson.board.play.place import PlaceOrPass
from carson.board.play.setup import DraftParcel
from carson.board.play.shift import PutElsewhere
from carson.board.state import State
from carson.bots.board.variant_knowledge import advice_on
from carson.core.agenda import Choice

CONTESTED: Final[tuple[type[Choice[State]], ...]] = (
    *(ChooseCharacter, FetchCard, DraftParcel, PlaceOrPass, PutElsewhere),
    *(choice for advice in advice_on(frozenset(VARIANTS)) for choice in advice.contested),
)
"""A net is asked about them, and careful players make their mistakes in them."""
