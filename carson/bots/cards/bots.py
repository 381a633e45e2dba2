"""The bots of the card game."""

from typing import Final

from carson.bots.bot import BotMaker
from carson.bots.cards.greedy import GreedyCardBot
from carson.bots.friendly import friendly_card_bot
from carson.bots.random_bot import RandomBot
from carson.cards.state import State

CARD_BOTS: Final[dict[str, BotMaker[State]]] = {
    "random": RandomBot,
    "friendly": friendly_card_bot,
    "greedy": GreedyCardBot,
}
"""From the weakest to the strongest."""
