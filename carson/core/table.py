"""Table: a game being played, with its record, its log and whose turn it is."""

from collections.abc import Mapping, Sequence
from typing import Final, Generic, final

from carson.core.agenda import Chance, Choice, S, advance, legal, pending, play, why_not
from carson.core.chance import SeedLuck, answer, commitment
from carson.core.events import Event
from carson.core.game import Game
from carson.core.given import BadOption, OptionValue
from carson.core.misuse import Misuse, expect
from carson.core.moves import CHANCE, NOBODY, Move, Seat
from carson.core.reasons import Reason, Refused
from carson.core.records import SEED_BYTES, Record, why_not_named
from carson.core.views import KnownLine, View


class CannotUndo(Refused):
    """What was done cannot be taken back."""


@final
class Answered:
    """What a table remembers of a question that was answered."""

    def __init__(self, kind: type[object], secret: bool, told: Seat) -> None:
        self.kind: Final = kind
        self.secret: Final = secret
        self.told: Final = told
        """The only seat that learned what chance answered; NOBODY where all did."""


def remembered(choice: Choice[S]) -> Answered:
    """What is to be remembered of a question."""
    told = choice.visible_only_to() if isinstance(choice, Chance) else NOBODY
    return Answered(type(choice), choice.secret, told)


class TableMemory(Generic[S]):
    """Everything a table would find out by playing its record again."""

    def __init__(
        self, state: S, log: list[Event], marks: list[int], answered: list[Answered]
    ) -> None:
        self.state: Final = state
        self.log: Final = log
        self.marks: Final = marks
        self.answered: Final = answered


class Table(Generic[S]):
    """What a server, a bot arena and the command line hold."""

    def __init__(
        self, game: Game[S], record: Record, seed: bytes, memory: TableMemory[S] | None = None
    ) -> None:
        """Sit down at the game of a record; chance continues from the seed.

        The record is played again, unless someone remembers what comes of it.
        """
        self.game: Final = game
        self.record: Final = record
        self.seed: Final = seed
        self._luck: Final = SeedLuck(seed)
        self._turns = 0
        self.log: list[Event] = []
        self.marks: list[int] = []
        """How long the log was when the game began, and after each move of the record."""
        self._answered: list[Answered] = []
        """What each move of the record answered."""
        self.state: S = self._replay(record.lines) if memory is None else self._adopt(memory)
        self._roll()

    # --- secrets ----------------------------------------------------------------------------
    def record_for(self, seat: Seat) -> str:
        """The record as a seat may see it: what it cannot know is hidden until it is known."""
        lines = self.lines_for(seat)
        return self.record.write({number for number, (_, move) in enumerate(lines) if move is None})

    def lines_for(self, seat: Seat) -> list[KnownLine]:
        """The moves of the record as a seat may know them; None where it cannot know one yet."""
        if self.pending is None:
            return list(self.record.lines)
        running = self._first_running()
        return [
            (who, None if self._is_hidden(number, seat, running) else move)
            for number, (who, move) in enumerate(self.record.lines)
        ]

    def is_secret(self, number: int) -> bool:
        """Whether a move of the record was made in secret; it may be known by now."""
        return self._answered[number].secret

    def _is_hidden(self, number: int, seat: Seat, running: int) -> bool:
        """Whether a seat cannot know a move: it is another's secret, or was told to another."""
        told, (who, _) = self._answered[number].told, self.record.lines[number]
        return (number >= running and who != seat) or told not in (NOBODY, seat)

    def _first_running(self) -> int:
        """The first of the last moves that were made in secret and have not been shown since."""
        number, choice = len(self.record.lines), self.pending
        if choice is not None and choice.secret:
            while number and self._is_running(choice, number - 1):
                number -= 1
        return number

    def _is_running(self, choice: Choice[S], number: int) -> bool:
        """Whether a move answered the same question, and everything that came of it is secret."""
        heard = self.log[self.marks[number] : self.marks[number + 1]]
        silent = all(event.kind.secret for event in heard)
        return silent and self._answered[number].kind is type(choice)

    def _replay(self, lines: Sequence[tuple[Seat, Move]]) -> S:
        state = self.game.start(self.record.options)
        self.log, self.marks, self._answered = [], [], []
        self._turns = sum(seat == CHANCE for seat, _ in lines)
        state.log, state.given = self.log, []
        advance(state)
        self.marks.append(len(self.log))
        for seat, move in lines:
            self._note(pending(state))
            play(state, seat, move)
            self.marks.append(len(self.log))
        return state

    @property
    def memory(self) -> TableMemory[S]:
        """What another table of this record need not find out again."""
        return TableMemory(self.state, self.log, self.marks, self._answered)

    def _adopt(self, memory: TableMemory[S]) -> S:
        self.log, self.marks, self._answered = memory.log, memory.marks, memory.answered
        self._turns = sum(seat == CHANCE for seat, _ in self.record.lines)
        memory.state.log = self.log
        return memory.state

    def _note(self, choice: Choice[S] | None) -> None:
        assert choice is not None, "someone was asked"
        self._answered.append(remembered(choice))

    @property
    def pending(self) -> Choice[S] | None:
        """What the table waits for; None when the game is over."""
        return pending(self.state)

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Who may move now."""
        return () if self.pending is None else self.pending.seats

    def moves(self, seat: Seat) -> list[Move]:
        """What the seat may do now."""
        return list(legal(self.state, seat))

    def why_not(self, seat: Seat, move: Move) -> Reason | None:
        """Why the seat may not make this move now, or None if it may."""
        return why_not(self.state, seat, move)

    def view(self, seat: Seat) -> View[S]:
        """What the seat sees and may do."""
        return View(self.game, self.state, seat, self.lines_for)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move for a seat, and let chance answer what it is asked then."""
        self._play(seat, move)
        self._roll()

    def _play(self, seat: Seat, move: Move) -> None:
        choice = self.pending
        play(self.state, seat, move)
        self._note(choice)
        self.record.lines.append((seat, move))
        self.marks.append(len(self.log))

    def _roll(self) -> None:
        while isinstance(choice := self.pending, Chance):
            move = answer(self.state, choice, self._luck, self._turns)
            self._turns += 1
            self._play(CHANCE, move)
        if self.pending is None:
            self.record.seed = self.seed.hex()

    def why_no_undo(self, seat: Seat) -> Reason | None:
        """Why the seat cannot take its last move back, or None if it can."""
        if not self.record.lines or self.record.lines[-1][0] != seat:
            return Reason("undo-not-yours")
        # At the end the seed is shown, and with it all dice.
        shown = self.log[self.marks[-2] :]
        if self.pending is None or any(event.kind.reveals for event in shown):
            return Reason("undo-revealed")
        return None

    def undo(self, seat: Seat) -> Move:
        """Take the last move back, if it was the seat's own and nothing was revealed since."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise CannotUndo(reason)
        _, move = self.record.lines.pop()
        self.state = self._replay(self.record.lines)
        return move


def open_table(
    game: Game[S], options: Mapping[str, OptionValue], names: Sequence[str], seed: bytes
) -> Table[S]:
    """A new game. The seed stays secret until it ends; its commitment is in the record."""
    expect("a seed", seed, bytes)
    if len(seed) != SEED_BYTES:
        raise Misuse(f"a seed has {SEED_BYTES} bytes, not {len(seed)}: derive(...) makes one")
    complete = game.complete(options)
    record = Record(game.name, game.rules_version, complete, list(names), commitment(seed))
    seats = len(game.seats(game.start(complete)))
    if len(names) != seats:
        raise BadOption(Reason("names-missing", count=seats))
    for name in names:
        reason = why_not_named(name)
        if reason is not None:
            raise BadOption(reason)
    return Table(game, record, seed)
