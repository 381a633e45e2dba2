"""Game: what a game gives to records, tables, bots and servers."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from carson.core.agenda import S
from carson.core.chance import Luck
from carson.core.given import OptionValue
from carson.core.moves import Seat, Vocabulary
from carson.core.options import Option

Json = None | bool | int | str | list["Json"] | dict[str, "Json"]
"""What can be written as JSON."""


class Game(ABC, Generic[S]):
    """A game by its parts; stateless."""

    name: str
    rules_version: int
    """Raised whenever an old record would be played differently."""
    vocabulary: Vocabulary
    options: tuple[Option, ...]
    """What a table agrees on, in the order of records."""

    @abstractmethod
    def complete(self, options: Mapping[str, OptionValue]) -> dict[str, str]:
        """The options as text with every default filled in, in order; BadOption if they clash."""

    @abstractmethod
    def start(self, options: Mapping[str, OptionValue]) -> S:
        """A state whose agenda holds the whole game; not yet advanced."""

    @abstractmethod
    def options_of(self, s: S) -> dict[str, str]:
        """The options of a state, as `complete` gives them."""

    @abstractmethod
    def seats(self, s: S) -> tuple[Seat, ...]:
        """Everyone who plays."""

    @abstractmethod
    def see(self, s: S, seat: Seat) -> dict[str, Json]:
        """Everything that a seat may know of the state, and nothing else."""

    @abstractmethod
    def imagine(self, s: S, seat: Seat, luck: Luck) -> S:
        """A copy in which everything that the seat cannot know is drawn again."""

    @abstractmethod
    def scores(self, s: S) -> dict[str, list[int]]:
        """The points by source, each as a list by seat."""

    @abstractmethod
    def ranking(self, s: S) -> list[Seat]:
        """The seats from the best to the last, ties broken as the rules say."""

    @abstractmethod
    def census(self, s: S) -> dict[str, int]:
        """Counts that no move may ever change, once the game is set up."""

    @abstractmethod
    def derived(self, s: S) -> dict[str, tuple[object, object]]:
        """What the state keeps so as not to look for it, and the same looked for again."""

    @abstractmethod
    def ledger(self, s: S) -> dict[str, list[int]]:
        """Holdings by seat that change only as the events say."""

    @abstractmethod
    def digest(self, s: S) -> str:
        """A fingerprint of the whole state, agenda included."""
