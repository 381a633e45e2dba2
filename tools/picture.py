"""Draws docs/terminal.svg: a table in the middle of a game between bots.

`python -m tools.picture`
"""

from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.core.chance import derive
from carson.core.table import Table, open_table
from carson.games import BOARD_ENTRY
from carson.i18n.texts import Texts
from carson.terminal.board import screen

PICTURE: Final = Path("docs/terminal.svg")
NAMES: Final = ["Arno", "Alex", "George", "Bess"]
OPTIONS: Final = {"players": "4", "buildings": "all", "characters": "random"}
SEED: Final = 1858
WIDTH: Final = 160
HEIGHT: Final = 44
ROUND: Final = 3


def played() -> Table[State]:
    """A game of greedy bots, up to the moment when cowboys stand everywhere."""
    table = open_table(BOARD_GAME, OPTIONS, NAMES, derive(SEED))
    bots = [BOARD_ENTRY.make_bot("greedy", seat) for seat in range(len(NAMES))]
    while table.state.round < ROUND or len(table.state.passed) < 2:
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return table


def main() -> None:
    """Draw the table and save it."""
    table = played()
    paper = Console(record=True, width=WIDTH, height=HEIGHT, file=StringIO())
    sight = screen.sight(table.state, table.log)
    paper.print(screen.draw(sight, Texts("en", NAMES), screen.ScreenSize(WIDTH, HEIGHT)))
    paper.save_svg(str(PICTURE), title="carson play")


if __name__ == "__main__":
    main()
