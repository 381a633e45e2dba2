"""Games with variants from their very beginning, where the dice do not matter.

    table = begun(variants="river")
    table = begun("1 sheet 5", variants="new-beginning", players="2")

Chance gives its first answer until a player is asked; then the moves are made.
"""

from carson.core.agenda import Chance, legal, pending, play
from carson.core.moves import CHANCE
from tests.board.agreed import Agreed, agreed

LINES = (
    *("loan", "cowboys", "revolvers", "roads", "parcels", "vps"),
    *("connections", "second-character", "sharpshooter", "bid"),
)
"""The lines of a sheet, in their order."""


def begun(*lines: str, **options: str) -> Agreed:
    """A new game in which a player is asked, and in which these moves have been made."""
    table = agreed(**options)
    roll(table)
    table.play(*lines)
    return table


def roll(table: Agreed) -> None:
    """Chance gives its first answer, until a player is asked."""
    while isinstance(pending(table.state), Chance):
        play(table.state, CHANCE, legal(table.state, CHANCE)[0])


def sheet(who: int, **amounts: int) -> list[str]:
    """The moves that fill in a sheet; an underscore stands for a hyphen."""
    bought = {name.replace("_", "-"): amount for name, amount in amounts.items()}
    assert bought.keys() <= {*LINES}
    return [f"{who} sheet {bought.get(line, 0)}" for line in LINES]
