"""Words: how each game spells the numbers in its moves, events, reasons and questions."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from carson.core.agenda import Choice, S, facts
from carson.core.moves import Move, Seat, Verb

if TYPE_CHECKING:
    from carson.i18n.texts import Texts

Value = int | str


class Words:
    """The vocabulary of one game; stateless."""

    prefix: str = ""
    """A message with this before its name stands for the one that all games share."""
    kinds: Mapping[str, tuple[str, Sequence[str]]] = {}
    """Fields whose number stands for a word with a message of its own."""
    players: Sequence[str] = ("seat",)
    """Fields that hold a seat."""
    lists: Mapping[Sequence[str], str] = {}
    """What the nouns of a verb are, by their names; all others are amounts."""

    def key(self, field: str, value: Value) -> str | None:
        """The message that names a value, if it has one."""
        if field not in self.kinds:
            return None
        kind, names = self.kinds[field]
        return f"{kind}-{names[value] if isinstance(value, int) else value}"

    def plain(self, texts: "Texts", field: str, number: int) -> dict[str, Value]:
        """A number that no message and no player's name stands for."""
        return {field: number}

    def about(self, choice: Choice[S], seat: Seat | None = None) -> dict[str, Value]:
        """What a choice speaks of, by field, when it asks a seat or the first of several."""
        found: dict[str, Value] = {"seat": choice.seats[0] if seat is None else seat}
        for name, value in facts(choice).items():
            if isinstance(value, int | str):
                found[name] = value
        return found

    def seen(self, _state: object) -> "Words":
        """The same words, where some of them depend on what lies on the table."""
        return self

    def memory(self) -> Sequence[int]:
        """What to keep so that the same words are found again."""
        return ()

    def remembering(self, _memory: Sequence[int]) -> "Words":
        """The words of which this was kept."""
        return self

    def source(self, name: str) -> str:
        """The message that says where points came from."""
        return f"source-{name}"

    def field_of(self, verb: Verb) -> str:
        """The field that the noun of a verb fills."""
        return self.lists.get(verb.nouns.names, "amount")

    def noun_of(self, move: Move) -> dict[str, Value]:
        """The noun of a move, by field."""
        return {self.field_of(move.verb): move.noun}
