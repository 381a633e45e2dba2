"""The bots of the board game."""

from typing import Final

from carson.board.state import State
from carson.bots.blend import Blend, levels
from carson.bots.board.greedy import GreedyBot
from carson.bots.board.learned import learned_bot, schooled_bot
from carson.bots.bot import BotMaker
from carson.bots.friendly import careful, friendly_bot
from carson.bots.random_bot import RandomBot

LADDER: Final[tuple[Blend[State], ...]] = (
    Blend(friendly_bot, 91, RandomBot),
    Blend(friendly_bot, 100),
    Blend(careful(2.0), 100),
    Blend(careful(1.0), 100),
    Blend(GreedyBot, 100),
    Blend(schooled_bot, 100),
)
"""What the levels are made of, in about equal steps of rating: `carson ladder` measures them."""
BOARD_BOTS: Final[dict[str, BotMaker[State]]] = {
    "random": RandomBot,
    "friendly": friendly_bot,
    "greedy": GreedyBot,
    "learned": learned_bot,
    **levels(LADDER),
}
"""From the weakest to the strongest, then the six levels."""
