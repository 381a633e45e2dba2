"""The bots of the board game."""

from typing import Final

from carson.board.state import State
from carson.bots.blend import Blend, levels
from carson.bots.board.contested import CONTESTED
from carson.bots.board.greedy import GreedyBot
from carson.bots.board.learned import judged, learned_bot, schooled_bot
from carson.bots.bot import BotMaker
from carson.bots.careful import Carefulness
from carson.bots.friendly import friendly_bot
from carson.bots.random_bot import RandomBot


def careful(slack: float, part: float) -> BotMaker[State]:
    """What makes careful bots that tolerate this much."""
    return Carefulness(judged, CONTESTED, slack, part).makes


LADDER: Final[tuple[Blend[State], ...]] = (
    Blend(careful(3.5, 0.7), 100),
    Blend(careful(3.0, 0.6), 100),
    Blend(careful(1.75, 0.45), 100),
    Blend(careful(0.8, 0.25), 100),
    Blend(schooled_bot, 45, GreedyBot),
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
