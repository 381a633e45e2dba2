"""How long bots think: the processor time of each decision, so that other work does not count."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import process_time
from typing import Final, Generic

from carson.arena import play_to_end
from carson.board.encode import encode as encode_board
from carson.board.options import VARIANTS
from carson.board.state import State as BoardState
from carson.bots.board.learned import board_mind
from carson.bots.bot import Bot
from carson.bots.cards.learned import cards_mind
from carson.bots.neural import NeuralBot
from carson.bots.random_options import random_board_options, random_card_options
from carson.cards.encode import encode as encode_cards
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.moves import Move
from carson.core.table import open_table
from carson.core.views import View
from carson.games import BOARD_ENTRY, CARDS_ENTRY, AnyEntry, GameEntry

NET: Final = "net"
"""The name of a bot that asks the net alone about everything."""
DRAW: Final = {"board": random_board_options, "cards": random_card_options}
EVERYTHING: Final = {
    "board": {
        "players": "6",
        "variants": ",".join(VARIANTS),
        "characters": "random",
        "buildings": "all",
    },
    "cards": {"people": "6"},
}
"""Six at a table, and at the board all variants."""


def board_net(seed: int) -> NeuralBot[BoardState]:
    """The net of the board game, alone."""
    return NeuralBot(board_mind(), encode_board, seed)


def cards_net(seed: int) -> NeuralBot[CardsState]:
    """The net of the card game, alone."""
    return NeuralBot(cards_mind(), encode_cards, seed)


MEASURED: Final[dict[str, AnyEntry]] = {
    "board": replace(BOARD_ENTRY, bots={**BOARD_ENTRY.bots, NET: board_net}),
    "cards": replace(CARDS_ENTRY, bots={**CARDS_ENTRY.bots, NET: cards_net}),
}


@dataclass
class ThinkingTime:
    """How long decisions took."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    where: str = ""
    """What was asked when it took longest."""

    def add(self, seconds: float, where: str) -> None:
        """Count one more decision."""
        self.decisions += 1
        self.seconds += seconds
        if seconds > self.slowest:
            self.slowest, self.where = seconds, where

    @property
    def mean(self) -> float:
        """Seconds for a decision."""
        return self.seconds / max(self.decisions, 1)


class TimedBot(Generic[S]):
    """A bot with a clock beside it."""

    def __init__(self, bot: Bot[S], time: ThinkingTime) -> None:
        self.name: Final = bot.name
        self._bot: Final = bot
        self._time: Final = time

    def choose(self, view: View[S]) -> Move:
        """What the bot chooses."""
        began = process_time()
        move = self._bot.choose(view)
        self._time.add(process_time() - began, type(view.choice).__name__)
        return move


def bots_of(game: str) -> Sequence[str]:
    """The bots that can be measured."""
    return tuple(MEASURED[game].bots)


def measured(game: str, bot: str, games: int, everything: bool) -> ThinkingTime:
    """How long bots of one name think in some games, whose options are drawn at random."""
    time = ThinkingTime()
    for seed in range(games):
        options = EVERYTHING[game] if everything else DRAW[game](Stream(7 * seed + 1))

        def one(entry: GameEntry[S], options: dict[str, str] = options, seed: int = seed) -> None:
            _play(entry, options, bot, seed, time)

        MEASURED[game].hand_to(one)
    return time


def _play(
    entry: GameEntry[S], options: dict[str, str], bot: str, seed: int, time: ThinkingTime
) -> None:
    """One game of bots of one name."""
    full = entry.game.complete(options)
    seats = entry.game.seats(entry.game.start(full))
    names = [f"seat {seat + 1}" for seat in seats]
    table = open_table(entry.game, full, names, derive(seed, "luck"))
    deciding = range(entry.deciding(full))
    play_to_end(table, [TimedBot(entry.make_bot(bot, 8 * seed + seat), time) for seat in deciding])
