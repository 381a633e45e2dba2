"""What the greedy bot answers in a position."""

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.core.agenda import pending
from carson.core.moves import CHANCE
from carson.core.views import View
from carson.games import BOARD_ENTRY
from tests.support.scenario import Scenario, scenario

SEEDS = range(5)


def answers(table: Scenario) -> set[str]:
    """What greedy bots with several seeds answer to what is asked now."""
    choice = pending(table.state)
    assert choice is not None
    assert choice.seats != (CHANCE,)
    view: View[State] = View(BOARD_GAME, table.state, choice.seats[0])
    return {str(BOARD_ENTRY.make_bot("greedy", seed).choose(view)) for seed in SEEDS}


def answer(text: str, *played: str) -> str:
    """The answer in a position after some moves; the bot's dice must not matter."""
    table = scenario(text)
    table.play(*played)
    (only,) = answers(table)
    return only
