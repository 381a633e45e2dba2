"""Single games of the card game, with a seed of their own."""

from collections.abc import Mapping, Sequence

from carson.bots.bot import Bot
from carson.bots.cards.bots import CARD_BOTS
from carson.cards.game import CARDS_GAME
from carson.cards.state import State
from carson.core.chance import derive
from carson.core.table import Table, open_table


def play_game(
    options: Mapping[str, str], bots: Sequence[Bot[State]], seed: int | str
) -> Table[State]:
    """A whole game; the bots sit on the seats of the people."""
    seats = CARDS_GAME.seats(CARDS_GAME.start(options))
    names = [f"seat {seat + 1}" for seat in seats]
    table = open_table(CARDS_GAME, options, names, derive(seed))
    while table.to_move:
        # The bots' dice depend on who is asked first: another order would measure other games.
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return table


def make_bots(names: Sequence[str], seed: int) -> list[Bot[State]]:
    """New bots, each with dice of its own."""
    seeds = [int.from_bytes(derive(seed, "bot", number)[:8], "big") for number in range(len(names))]
    return [CARD_BOTS[name](own) for name, own in zip(names, seeds, strict=True)]
