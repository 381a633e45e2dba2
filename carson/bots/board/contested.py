"""Choices of the board game in which it matters what others do, and which are hard to judge."""

from typing import Final

from carson.board.characters.paperboy import FetchCard
from carson.board.play.choose import ChooseCharacter
from carson.board.play.place import PlaceOrPass
from carson.board.play.setup import DraftParcel
from carson.board.play.shift import PutElsewhere
from carson.board.state import State
from carson.board.variants.horses import UseSecondEnclosure
from carson.board.variants.kit_carson import PlaceFreely
from carson.board.variants.new_beginning import FillSheet, TakeSecond
from carson.core.agenda import Choice

CONTESTED: Final[tuple[type[Choice[State]], ...]] = (
    *(ChooseCharacter, FetchCard, TakeSecond, DraftParcel, FillSheet),
    *(PlaceOrPass, PlaceFreely, PutElsewhere, UseSecondEnclosure),
)
"""A net is asked about them, and careful players make their mistakes in them."""
