"""The words of A New Beginning: the lines of its sheet."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from carson.board.variants.new_beginning import LINES, FillSheet, money_left
from carson.core.agenda import Choice, S
from carson.core.moves import Seat
from carson.i18n.words import Value, Words


@final
class NewBeginningWords(Words):
    """Which line is filled in next, and what is left to spend."""

    kinds: Mapping[str, tuple[str, Sequence[str]]] = {"line": ("sheet", LINES)}

    def about(self, choice: Choice[S], seat: Seat | None = None) -> dict[str, Value]:
        if not isinstance(choice, FillSheet):
            return {}
        sheet = choice.sheets[choice.seats[0] if seat is None else seat]
        return {"line": len(sheet), "left": money_left(sheet)}


WORDS: Final = NewBeginningWords()
