"""The bots of the board game."""

from typing import Final

from carson.board.state import State
from carson.bots.board.greedy import GreedyBot
from carson.bots.board.learned import learned_bot
from carson.bots.bot import BotMaker
from carson.bots.friendly import friendly_bot
from carson.bots.random_bot import RandomBot

BOARD_BOTS: Final[dict[str, BotMaker[State]]] = {
    "random": RandomBot,
    "friendly": friendly_bot,
    "greedy": GreedyBot,
    "learned": learned_bot,
}
"""From the weakest to the strongest."""
