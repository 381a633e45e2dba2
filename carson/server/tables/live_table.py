"""Live tables: a table as its log tells it, brought up to date entry by entry."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, replace
from hmac import compare_digest
from typing import Final, Generic, Literal, assert_never

from carson.bots.bot import USUAL_BOT
from carson.core.agenda import Choice, S
from carson.core.events import Event
from carson.core.moves import NOBODY, Move, Seat, Vocabulary
from carson.core.records import Record, read_seat, write_seat
from carson.core.table import Table
from carson.games import GameEntry
from carson.i18n.texts import Texts
from carson.i18n.words import Words
from carson.server.store.storage import StoredTable
from carson.server.tables import log
from carson.server.tables.clocks import Turn, clocks
from carson.server.tables.log import Moved, Payload, StoredEntry, UndoAnswered, UndoAsked, Undone
from carson.server.tables.seats import Petition, Sitter, change, is_solo, sitter
from carson.tutorial.script import PUPIL, LessonPosition
from carson.tutorial.tutorials import tutorial

ENDING: Final = ("claimed", "left", "kicked", "replaced")
"""After these changes someone else has the seat."""


class BrokenLog(Exception):
    """The log of a table tells a game that the rules do not know."""


@dataclass(frozen=True)
class StandingMove:
    """A move that stands: its entry, and how many lines the record had before it."""

    sequence: int
    seat: Seat
    line: int
    by: log.Player


@dataclass(frozen=True)
class TableStep:
    """An entry and what it did: its events, and what its readers may not see."""

    entry: StoredEntry
    events: tuple[Event, ...] = ()
    secret: bool = False
    """Whether only the mover may know the move."""
    back: int | None = None
    """The first entry whose move was taken back by this one."""
    words: Words | None = None
    """How the game spoke of the table before the entry, where it is a move."""


@dataclass
class UndoRequest:
    """Someone asks to go back, or for another act; the seats that wait have not answered."""

    seat: Seat
    before: int
    waiting: list[Seat]
    act: Literal["undo"] | log.Act = "undo"
    target: int = NOBODY
    """The seat that an act is about."""


class LiveTable(Generic[S]):
    """One table in memory. Only its log may change it."""

    def __init__(
        self,
        name: str,
        entry: GameEntry[S],
        stored: StoredTable,
        first: StoredEntry,
        table: Table[S] | None = None,
    ) -> None:
        """A table after its first entry; who knows how the game stands later gives it."""
        opened = first.payload
        assert isinstance(opened, log.Opened)
        self.name: Final = name
        self.game_entry: Final = entry
        self.settings: Final = stored.settings
        self.seed: Final = stored.seed
        self.levels: Final = entry.levels(stored.settings.options)
        """How well each virtual player plays; empty for the others."""
        self.seats: Final[list[Sitter]] = [sitter(plan) for plan in opened.plans]
        self.table = self._deal(opened) if table is None else table
        self.first_lines = write_lines(self.table.record.lines)
        """The lines that the record had when the table was opened."""
        self.steps: Final = [TableStep(first, tuple(self.table.log))]
        self.moves: Final[list[StandingMove]] = []
        """The moves that stand, the last one last."""
        self.commands: Final[dict[str, TableStep]] = {}
        self.asked: dict[Seat, int] = dict.fromkeys(self.table.to_move, first.sequence)
        """For each seat that is asked, the entry that opened its question."""
        self.request: UndoRequest | None = None
        self.petitions: list[Petition] = []
        """Who asks for a seat."""
        self.released = False
        """Whether everyone has agreed to delete the table."""
        self.following: str | None = None
        self.kept = 0
        """The entry at which the table was last kept as a snapshot."""
        self.offers_hints: Final = opened.hints
        self.hinted = 0
        """How often hints were asked for."""
        self.written: Final[dict[Hashable, bytes]] = {}
        """Messages about the table as it stands, by the readers who see the same."""
        self.begun = self._is_full()
        self.shared = self.begun and not is_solo(self.seats)
        """Whether the game has ever had more than one person."""
        self.clocks = clocks(self.settings.pace, len(self.seats), [])
        self._finish(self.steps[0])

    def _deal(self, opened: log.Opened) -> Table[S]:
        settings = self.settings
        names = [plan.name for plan in opened.plans]
        record = Record(
            settings.game, settings.rules_version, settings.options, names, settings.commitment
        )
        record.lines.extend(self.read_lines(opened.lines))
        return Table(self.game_entry.game, record, self.seed)

    # --- questions --------------------------------------------------------------------------
    @property
    def sequence(self) -> int:
        """The last entry."""
        return self.steps[-1].entry.sequence

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.table.pending is None

    @property
    def is_solo(self) -> bool:
        """Whether one person has played from the start, on all seats of people."""
        return not self.shared and is_solo(self.seats)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays, and bots the rest; in the tutorial someone helps already."""
        kinds = [seat.kind for seat in self.seats]
        one = kinds.count("person") == 1 and "open" not in kinds
        return one and not self.shared and not self.settings.tutorial

    @property
    def status(self) -> Literal["open", "playing", "over"]:
        """Whether seats are open, the game runs, or it has ended."""
        if self.is_over:
            return "over"
        return "playing" if self.begun else "open"

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Who may move now; nobody before all seats are taken."""
        return self.table.to_move if self.begun else ()

    @property
    def is_under_way(self) -> bool:
        """Whether someone has moved, and the game is not over."""
        return self.begun and bool(self.moves) and not self.is_over

    def is_ruled_by(self, token: str | None) -> bool:
        """Whether someone may decide about seats: the host, until a game with others runs."""
        if token is None or not self.is_host(token):
            return False
        theirs = all(seat.is_owned_by(token) for seat in self.seats if seat.tokens)
        return not self.is_under_way or theirs

    def is_host(self, token: str | None) -> bool:
        """Whether the hash is that of the token which opened the table."""
        return token is not None and compare_digest(token, self.settings.host)

    def decision_id(self, seat: Seat) -> str | None:
        """The name of the question to a seat: it changes only when the question does."""
        return f"{self.asked[seat]}.{seat}" if seat in self.asked and self.begun else None

    def texts(self, language: str) -> Texts:
        """The texts of this game and its players."""
        return Texts(language, self.table.record.names, self.words)

    @property
    def words(self) -> Words:
        """The words of this game, as its table stands."""
        return self.game_entry.words.seen(self.table.state)

    @property
    def lesson(self) -> LessonPosition | None:
        """Where the table stands in the tutorial; None where nothing is taught."""
        if not self.settings.tutorial or self.seats[PUPIL].bot is not None:
            return None
        return tutorial(self.settings.game).position(self.table.record.lines)

    def lines_at(self, sequence: int) -> list[str]:
        """The lines that the record had after an entry, whether or not they were taken back."""
        lines, starts = list(self.first_lines), dict[int, int]()
        for step in self.steps[:sequence]:
            if isinstance(step.entry.payload, Moved):
                starts[step.entry.sequence] = len(lines)
                lines += step.entry.payload.lines
            elif step.back is not None:
                del lines[starts[step.back] :]
        return lines

    def table_at(self, sequence: int) -> Table[S]:
        """The table as it stood after an entry."""
        lines = self.read_lines(self.lines_at(sequence))
        return Table(
            self.game_entry.game, replace(self.table.record, seed="", lines=lines), self.seed
        )

    def _lines_from(self, number: int) -> list[str]:
        """The lines of the record from one on, as they are written."""
        return write_lines(self.table.record.lines[number:])

    def read_lines(self, lines: Sequence[str]) -> list[tuple[Seat, Move]]:
        """Lines of a record as moves."""
        return read_lines(lines, self.game_entry.game.vocabulary)

    # --- changes ----------------------------------------------------------------------------
    def follow(self, entry: StoredEntry) -> TableStep:
        """Do what an entry says."""
        assert entry.sequence == self.sequence + 1, "entries come one after the other"
        step = self._do(entry, entry.payload)
        self.written.clear()
        self.steps.append(step)
        if self.begun and _is_claim(entry.payload):
            self.shared = True
        if not self.begun and self._is_full():
            self.begun = True
            self.asked = dict.fromkeys(self.table.to_move, entry.sequence)
        self.shared = self.shared or (self.begun and not is_solo(self.seats))
        self._finish(step)
        return step

    def _do(self, entry: StoredEntry, payload: Payload) -> TableStep:
        match payload:
            case Moved():
                return self._play(entry, payload)
            case log.Changed():
                self._change(payload)
            case Undone():
                return self._go_back(entry, Seat(payload.seat), payload.before)
            case UndoAsked():
                return self._ask(entry, payload)
            case UndoAnswered():
                return self._answer(entry, payload)
            case log.Proposed():
                waiting = [Seat(seat) for seat in payload.waiting]
                asker = Seat(payload.seat)
                self.request = UndoRequest(asker, 0, waiting, payload.act, payload.target)
            case log.SeatAsked():
                asked = payload
                self.petitions.append(
                    Petition(
                        entry.sequence, asked.target, asked.name, asked.token, list(asked.waiting)
                    )
                )
            case log.SeatAnswered():
                self._answer_petition(payload)
            case log.Followed():
                self.following = payload.table
            case log.Hinted():
                self.hinted += 1
            case log.Paused():
                self.clocks = None if self.clocks is None else self.clocks.paused(payload.seconds)
            case log.Said() | log.BotFailed():
                pass
            case log.Opened():
                raise BrokenLog("opened twice")
            case _:
                assert_never(payload)
        return TableStep(entry)

    def _play(self, entry: StoredEntry, played: Moved) -> TableStep:
        """Play a move; the lines of chance come from the seed, and must be those of the log."""
        table, before, words = self.table, self.table.pending, self.words
        line, mark = len(table.record.lines), len(table.log)
        seat, move = self.read_lines(played.lines[:1])[0]
        table.play(seat, move)
        lines = self._lines_from(line)
        if lines[: len(played.lines)] != played.lines:
            raise BrokenLog(played.lines[-1])
        played.lines = lines
        self.moves.append(StandingMove(entry.sequence, seat, line, played.by))
        self._forget_undo()
        self._reopen(entry.sequence, seat, before)
        return TableStep(entry, tuple(table.log[mark:]), table.is_secret(line), words=words)

    def _reopen(self, sequence: int, mover: Seat, before: Choice[S] | None) -> None:
        """New questions get new names; who is still asked the same keeps the old one."""
        now = self.table.pending
        same = before is not None and now is not None and type(before) is type(now)
        self.asked = {
            seat: self.asked[seat] if same and seat != mover and seat in self.asked else sequence
            for seat in self.table.to_move
        }

    def _go_back(self, entry: StoredEntry, seat: Seat, first: int) -> TableStep:
        """Take back all moves from an entry on; the same dice will fall again."""
        number = next(n for n, made in enumerate(self.moves) if made.sequence == first)
        before, alone = self.table.pending, number == len(self.moves) - 1
        record, line = self.table.record, self.moves[number].line
        shorter = replace(record, seed="", lines=record.lines[:line])
        self.table = Table(self.game_entry.game, shorter, self.seed)
        del self.moves[number:]
        self._forget_undo()
        self._reopen(entry.sequence, seat, before if alone else None)
        return TableStep(entry, back=first)

    def _ask(self, entry: StoredEntry, asked: UndoAsked) -> TableStep:
        # Older logs do not say who was asked: it was whoever was there.
        waiting = self.affected(Seat(asked.seat))
        if asked.waiting is not None:
            waiting = [Seat(seat) for seat in asked.waiting]
        if not waiting:
            return self._go_back(entry, Seat(asked.seat), asked.before)
        self.request = UndoRequest(Seat(asked.seat), asked.before, waiting)
        return TableStep(entry)

    def others(self, seat: Seat) -> list[Seat]:
        """The other people of the table, here or away.

        A seat is no other's if everyone who owns the asking seat owns it as well, so that nobody
        speaks for a player who has opened their link.
        """
        own = self.seats[seat].tokens
        people = [Seat(n) for n, other in enumerate(self.seats) if other.kind == "person"]
        return [person for person in people if not own <= self.seats[person].tokens]

    def affected(self, seat: Seat) -> list[Seat]:
        """The other people who are here."""
        return [person for person in self.others(seat) if self.seats[person].answers]

    def _answer(self, entry: StoredEntry, answer: UndoAnswered) -> TableStep:
        request = self.request
        assert request is not None, "somebody asked"
        if not answer.agree:
            self.request = None
            return TableStep(entry)
        request.waiting.remove(Seat(answer.seat))
        if request.waiting:
            return TableStep(entry)
        if request.act == "undo":
            return self._go_back(entry, request.seat, request.before)
        self.request = None
        self._carry_out(request.act, request.target)
        return TableStep(entry)

    def _carry_out(self, act: log.Act, target: int) -> None:
        """Do what everyone has agreed to."""
        if act == "delete":
            self.released = True
            return
        what: log.SeatChange = "kicked" if act == "kick" else "replaced"
        name = self.seats[target].name
        self._change(log.Changed(seat=target, change=what, name=name, bot=USUAL_BOT))

    def _change(self, what: log.Changed) -> None:
        """Let someone else sit or play; what was asked of those who are gone is forgotten."""
        change(self.seats[what.seat], what.seat, what, self.begun)
        self.table.record.names[what.seat] = self.seats[what.seat].name
        if what.change in ENDING:
            self._forget_petitions(what)
        request = self.request
        if request is None or what.change not in ENDING or request.act == "undo":
            return
        request.waiting = [seat for seat in request.waiting if seat != what.seat]
        if not request.waiting or what.seat in (request.seat, request.target):
            self.request = None

    def petition(self, asked: int) -> Petition | None:
        """What was asked in an entry, if it is not answered yet."""
        return next((one for one in self.petitions if one.sequence == asked), None)

    def _answer_petition(self, answer: log.SeatAnswered) -> None:
        """A refusal ends it; once all have agreed, whoever asked has the seat."""
        petition = self.petition(answer.asked)
        assert petition is not None, "somebody asked"
        petition.waiting = [seat for seat in petition.waiting if seat != answer.seat]
        if answer.agree and petition.waiting:
            return
        self.petitions.remove(petition)
        if answer.agree:
            self._change(granted(petition, self.seats[petition.target]))

    def _forget_petitions(self, what: log.Changed) -> None:
        """Nobody asks for a seat that is another's by now, nor asks on who has one."""
        self.petitions = [
            one for one in self.petitions if one.target != what.seat and one.token != what.token
        ]

    def _forget_undo(self) -> None:
        """Nobody is asked any more to go back; what else is asked stands."""
        if self.request is not None and self.request.act == "undo":
            self.request = None

    def _finish(self, step: TableStep) -> None:
        """Remember the command, and let the clocks run of those who are asked now."""
        entry = step.entry
        if entry.command is not None:
            self.commands[entry.command] = step
        if self.clocks is not None:
            asked = tuple(seat for seat in self.to_move if self.seats[seat].answers)
            answered, returned = _who_acted(entry.payload)
            self.clocks = self.clocks.after(Turn(entry.at, asked, answered, returned))

    def _is_full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)


def granted(petition: Petition, sitter: Sitter) -> log.Changed:
    """How a seat changes for which someone has asked: a player shares it, a bot gives it up."""
    if sitter.kind == "person":
        return log.Changed(
            seat=petition.target, change="linked", name=sitter.name, token=petition.token
        )
    return log.Changed(
        seat=petition.target, change="claimed", name=petition.name, token=petition.token
    )


def read_lines(lines: Sequence[str], vocabulary: Vocabulary) -> list[tuple[Seat, Move]]:
    """Lines of a record as moves."""
    return [_read_line(line, vocabulary) for line in lines]


def _read_line(line: str, vocabulary: Vocabulary) -> tuple[Seat, Move]:
    who, _, text = line.partition(" ")
    seat = read_seat(who)
    if seat is None:
        raise BrokenLog(line)
    return seat, vocabulary.read(text)


def write_lines(lines: Sequence[tuple[Seat, Move]]) -> list[str]:
    """Moves as lines of a record."""
    return [f"{write_seat(who)} {what}" for who, what in lines]


def _is_claim(payload: Payload) -> bool:
    return isinstance(payload, log.Changed) and payload.change == "claimed"


def _who_acted(payload: Payload) -> tuple[Seat, Seat]:
    """Who made a move themselves, and whose owner came back."""
    if isinstance(payload, Moved) and payload.by in ("person", "plan"):
        return Seat(payload.seat), NOBODY
    if isinstance(payload, log.Changed) and payload.change in ("claimed", "returned"):
        return NOBODY, Seat(payload.seat)
    return NOBODY, NOBODY
