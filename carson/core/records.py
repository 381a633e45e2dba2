"""Records: a game as its options and its moves; the record is the save."""

from collections.abc import Container
from dataclasses import dataclass, field
from typing import Final, Generic

from carson.core.agenda import Chance, IllegalMove, S, advance, pending, play
from carson.core.chance import SeedLuck, answer, commitment
from carson.core.game import Game
from carson.core.given import BadOption
from carson.core.misuse import expect
from carson.core.moves import CHANCE, Move, Seat, UnknownMove
from carson.core.reasons import Reason, Refused

HIDDEN_MOVE: Final = "?"
"""Stands in a record for a move that its reader may not see."""
FIRST_LINE: Final = "carson record 1"
SEED_BYTES: Final = 32
LONGEST_NAME: Final = 40
SEATS: Final = tuple(str(number) for number in range(1, 100))
"""How seats are written."""


class BadRecord(Refused):
    """The text is no record, or not one of a game that can be played."""

    def __init__(self, line: int, reason: Reason) -> None:
        super().__init__(reason)
        self.line = line

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.line, self.reason)


@dataclass
class Record:
    """One game: who played what, from which options, under which rules."""

    game: str
    rules_version: int
    options: dict[str, str]
    names: list[str]
    commitment: str = ""
    seed: str = ""
    """Hexadecimal; empty while it is secret."""
    lines: list[tuple[Seat, Move]] = field(default_factory=list)

    def write(self, hidden: Container[int] = ()) -> str:
        """The text form; `read` gives back an equal record, if no move was hidden."""
        head = [
            FIRST_LINE,
            f"game {self.game}",
            f"rules {self.rules_version}",
            *(f"option {name} {value}" for name, value in self.options.items()),
            *(f"name {name}" for name in self.names),
        ]
        if self.commitment:
            head.append(f"commitment {self.commitment}")
        moves = [
            f"{write_seat(seat)} {HIDDEN_MOVE if number in hidden else move}"
            for number, (seat, move) in enumerate(self.lines)
        ]
        tail = [f"seed {self.seed}"] if self.seed else []
        return "\n".join([*head, "moves", *moves, *tail, "end", ""])


def write_seat(seat: Seat) -> str:
    """Seats are written from 1; chance is a star."""
    return "*" if seat == CHANCE else str(seat + 1)


def read_seat(text: str) -> Seat | None:
    """The seat that was written so."""
    if text == "*":
        return CHANCE
    return Seat(int(text) - 1) if text in SEATS else None


def game_of(text: str) -> str:
    """The name of the game that a record's text speaks of."""
    expect("a record", text, str)
    lines = text.split("\n", 2)
    if lines[0] != FIRST_LINE:
        raise BadRecord(1, Reason("no-record"))
    word, _, name = (lines[1] if len(lines) > 1 else "").partition(" ")
    if word != "game" or not name:
        raise BadRecord(2, Reason("line-expected", expected="game"))
    return name


def read(game: Game[S], text: str) -> Record:
    """Read a record and see that each of its moves can have been made."""
    expect("a record", text, str)
    return _Reader(game, text).read()


def replay(game: Game[S], record: Record, upto: int | None = None) -> S:
    """The state after the first `upto` moves of the record, or after all of them."""
    s = game.start(record.options)
    advance(s)
    for seat, move in record.lines[:upto]:
        play(s, seat, move)
    return s


def verify(game: Game[S], record: Record) -> int:
    """Check the dice of a finished game against its commitment; the number of chance moves."""
    seed = _seed(record)
    luck = SeedLuck(seed)
    s = game.start(record.options)
    advance(s)
    turn = 0
    for number, (seat, move) in enumerate(record.lines):
        choice = pending(s)
        if isinstance(choice, Chance):
            if answer(s, choice, luck, turn) is not move:
                raise BadRecord(_line(record, number), Reason("false-dice", move=str(move)))
            turn += 1
        play(s, seat, move)
    if pending(s) is not None:
        raise BadRecord(_line(record, len(record.lines)), Reason("unfinished"))
    return turn


def _seed(record: Record) -> bytes:
    """The seed of a record that can be verified."""
    if not record.commitment:
        raise BadRecord(1, Reason("no-commitment"))
    if not record.seed:
        raise BadRecord(_line(record, len(record.lines)), Reason("no-seed"))
    seed = bytes.fromhex(record.seed)
    if commitment(seed) != record.commitment:
        raise BadRecord(_line(record, len(record.lines)), Reason("false-seed"))
    return seed


def _line(record: Record, number: int) -> int:
    """The line of the text on which move `number` stands."""
    head = record.write().split("\nmoves\n", 1)[0]
    return head.count("\n") + 3 + number


class _Reader(Generic[S]):
    """Reads a record line by line, and names the line that is wrong."""

    def __init__(self, game: Game[S], text: str) -> None:
        self.game: Final = game
        self.text: Final = text
        self.lines: Final = text.removesuffix("\n").split("\n")
        self.at = 0

    def read(self) -> Record:
        self._expect(FIRST_LINE, "no-record")
        self._expect(f"game {self.game.name}", "other-game")
        self._expect(f"rules {self.game.rules_version}", "other-rules")
        record = Record(self.game.name, self.game.rules_version, {}, [])
        self._options(record)
        s = self.game.start(record.options)
        self._names(record, len(self.game.seats(s)))
        self._moves(record, s)
        self._tail(record)
        return record

    def _fail(self, code: str, **args: int | str) -> BadRecord:
        return BadRecord(self.at + 1, Reason(code, **args))

    def _line(self) -> str:
        if self.at >= len(self.lines):
            raise self._fail("cut-off")
        return self.lines[self.at]

    def _expect(self, line: str, code: str) -> None:
        found = self._line()
        if found != line:
            raise self._fail(code, text=found[:60], expected=line)
        self.at += 1

    def _after(self, word: str) -> str | None:
        """What stands behind a word on this line; None where the line has another word."""
        first, space, rest = self._line().partition(" ")
        return rest if first == word and space else None

    def _strange(self) -> BadRecord:
        return self._fail("strange-line", text=self._line()[:60])

    def _options(self, record: Record) -> None:
        """All options of the game, in its order."""
        while (rest := self._after("option")) is not None:
            name, _, value = rest.partition(" ")
            if name in record.options:
                raise self._strange()
            record.options[name] = value
            self.at += 1
        try:
            complete = self.game.complete(record.options)
        except BadOption as error:
            raise BadRecord(self.at + 1, error.reason) from error
        if list(complete.items()) != list(record.options.items()):
            raise self._fail("options-incomplete")

    def _names(self, record: Record, count: int) -> None:
        """Who plays, then the commitment, up to the word `moves`."""
        while (name := self._after("name")) is not None:
            reason = why_not_named(name)
            if reason is not None:
                raise BadRecord(self.at + 1, reason)
            record.names.append(name)
            self.at += 1
        if len(record.names) != count:
            raise self._fail("names-missing", count=count)
        proof = self._after("commitment")
        if proof is not None and is_seed(proof):
            record.commitment = proof
            self.at += 1
        if self._line() != "moves":
            raise self._strange()
        self.at += 1

    def _moves(self, record: Record, s: S) -> None:
        """The moves, each of which must be legal where it stands."""
        s.given = []
        advance(s)
        while self._line() != "end" and self._after("seed") is None:
            self._move(record, s)
            self.at += 1

    def _move(self, record: Record, s: S) -> None:
        who, _, text = self._line().partition(" ")
        seat = read_seat(who)
        if seat is None:
            raise self._strange()
        try:
            move = self.game.vocabulary.read(text)
            if text != str(move):
                raise self._strange()
            play(s, seat, move)
        except (UnknownMove, IllegalMove) as error:
            raise BadRecord(self.at + 1, error.reason) from error
        record.lines.append((seat, move))

    def _tail(self, record: Record) -> None:
        """The seed, if it is known, and the end."""
        seed = self._after("seed")
        if seed is not None:
            if not is_seed(seed):
                raise self._fail("bad-seed")
            record.seed = seed
            self.at += 1
        self._expect("end", "line-expected")
        if self.at < len(self.lines):
            raise self._strange()
        if not self.text.endswith("\n"):
            raise self._fail("cut-off")


def why_not_named(name: str) -> Reason | None:
    """Why nobody can have this name, or None if someone can."""
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or name != name.strip():
        return Reason("bad-name", text=name[:LONGEST_NAME])
    return None


def is_seed(text: str) -> bool:
    """Whether the text is 32 bytes as we write them: a seed, or its commitment."""
    return len(text) == 2 * SEED_BYTES and all(letter in "0123456789abcdef" for letter in text)
