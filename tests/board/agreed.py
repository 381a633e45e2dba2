"""Games from their very beginning, with whatever a table may agree on.

    table = agreed("* draw bank", edition="2009")

Three players unless told otherwise; moves are text as in a scenario.
"""

from carson.board.game import BOARD_GAME
from carson.core.agenda import advance
from carson.core.events import Event
from carson.core.given import BadOption
from tests.support.scenario import Scenario


class Agreed(Scenario):
    """A game from its very beginning."""

    def __init__(self, options: dict[str, str]) -> None:
        self.options = BOARD_GAME.complete(options)
        self.state = BOARD_GAME.start(self.options)
        self.log: list[Event] = []
        self.state.log = self.log
        advance(self.state)


def agreed(*lines: str, **options: str) -> Agreed:
    """A new game with these options, in which these moves have been made."""
    table = Agreed({"players": "3", **options})
    table.play(*lines)
    return table


def refusal(**options: str) -> str:
    """The code of the reason why options are refused, or an empty text if they are not."""
    try:
        BOARD_GAME.complete(options)
    except BadOption as error:
        return error.reason.code
    return ""
