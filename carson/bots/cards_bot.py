"""The bots of the card game."""

from typing import Final

from carson.bots.bot import BotMaker
from carson.bots.cards_greedy import GreedyCardBot
from carson.bots.random_bot import RandomBot
from carson.cards.state import State

CARD_BOTS: Final[dict[str, BotMaker[State]]] = {"random": RandomBot, "greedy": GreedyCardBot}
