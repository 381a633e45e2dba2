"""Choices of the card game in which it matters what others do, and which are hard to judge."""

from typing import Final

from carson.cards.play.bidding import SealBids
from carson.cards.play.pick import PickCard, TakeNow
from carson.cards.state import State
from carson.core.agenda import Choice

CONTESTED: Final[tuple[type[Choice[State]], ...]] = (SealBids, PickCard, TakeNow)
"""A net is asked about them, and careful players make their mistakes in them."""
