"""The bots of the card game."""

from typing import Final

from carson.bots.blend import Blend, levels
from carson.bots.bot import BotMaker
from carson.bots.cards.contested import CONTESTED
from carson.bots.cards.greedy import GreedyCardBot
from carson.bots.cards.learned import judged, learned_card_bot
from carson.bots.careful import Carefulness
from carson.bots.friendly import friendly_card_bot
from carson.bots.random_bot import RandomBot
from carson.cards.state import State


def careful(slack: float, part: float) -> BotMaker[State]:
    """What makes careful bots that tolerate this much."""
    return Carefulness(judged, CONTESTED, slack, part).makes


LADDER: Final[tuple[Blend[State], ...]] = (
    Blend(careful(9.0, 0.65), 100),
    Blend(careful(6.5, 0.6), 100),
    Blend(careful(5.0, 0.55), 100),
    Blend(careful(2.5, 0.35), 100),
    Blend(learned_card_bot, 25, GreedyCardBot),
    Blend(learned_card_bot, 100),
)
"""What the levels are made of, in about equal steps of rating: `carson ladder` measures them."""
CARD_BOTS: Final[dict[str, BotMaker[State]]] = {
    "random": RandomBot,
    "friendly": friendly_card_bot,
    "greedy": GreedyCardBot,
    "learned": learned_card_bot,
    **levels(LADDER),
}
"""From the weakest to the strongest, then the six levels."""
