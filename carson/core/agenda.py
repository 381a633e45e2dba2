"""The engine: a state and an agenda of things still to happen, the next one on top."""

from typing import ClassVar, Final, Generic, Self, TypeVar

from carson.core.events import Event, Kind
from carson.core.misuse import Misuse, expect
from carson.core.moves import CHANCE, NOBODY, Move, Seat, Verb
from carson.core.reasons import Reason, Refused

S = TypeVar("S", bound="Position")

NO_MOVES: Final[list[Move]] = []
"""What is offered before anything is asked; offers are replaced, never changed."""
UNSAID: Final = -999
"""Stands for a value that an event does not have."""
ANSWERED: Final = Kind("answered", "seat")
"""There was only one answer, so the engine gave it: for a seat, or for NOBODY if by chance."""


class IllegalMove(Refused):
    """The rules refuse this move now."""


class Task(Generic[S]):
    """Something that happens by itself. Immutable: copies of a state share it."""

    def run(self, s: S) -> None:
        """Change the state and schedule what follows."""
        raise AssertionError(f"{type(self).__name__} does nothing")

    def made_of(self) -> tuple[object, ...] | None:
        """What its class takes to make it again; None where that is just its fields."""
        return None


class Choice(Task[S]):
    """Something that a seat decides, or several at once, or chance."""

    accepts: ClassVar[tuple[Verb, ...]] = ()
    """The verbs that answer it."""
    forced: ClassVar[bool] = True
    """Whether the engine may give the only answer there is."""

    def __init__(self, *seats: Seat) -> None:
        self.seats: Final = seats

    def run(self, s: S) -> None:
        """Ask; unless there is only one answer, which the engine gives."""
        if len(self.seats) == 1:
            seat = self.seats[0]
            s.offered = self.moves(s, seat)
            assert s.offered, f"{type(self).__name__} offers nothing"
            if len(s.offered) == 1 and self.forced:
                s.emit(ANSWERED, NOBODY if seat == CHANCE else seat)
                if s.given is not None:
                    s.given.append((seat, s.offered[0]))
                self.play(s, seat, s.offered[0])
                return
        s.agenda.append(self)
        s.waiting = True

    @property
    def secret(self) -> bool:
        """Whether an answer stays hidden from the other seats until all have answered."""
        return False

    def candidates(self, s: S, seat: Seat) -> list[Move]:
        """The moves worth asking `refuse` about, in the order they are offered."""
        return [move for verb in self.accepts for move in verb.moves]

    def moves(self, s: S, seat: Seat) -> list[Move]:
        """What the seat may answer; never empty.

        Where it is much quicker, a choice finds by itself what `refuse` would leave.
        """
        return [move for move in self.candidates(s, seat) if self.refuse(s, seat, move) is None]

    def why_not(self, s: S, seat: Seat, move: Move) -> Reason | None:
        """Why the seat may not answer this, or None if it may."""
        if seat not in self.seats:
            return Reason("not-your-turn", seat=self.seats[0])
        if move.verb not in self.accepts:
            return Reason("not-now", verb=move.verb.name, choice=type(self).__name__)
        s.explaining = True
        reason = self.refuse(s, seat, move)
        s.explaining = False
        return reason

    def allows(self, s: S, seat: Seat, move: Move) -> bool:
        """Whether the seat may answer this."""
        known = seat in self.seats and move.verb in self.accepts
        return known and self.refuse(s, seat, move) is None

    def refuse(self, s: S, seat: Seat, move: Move) -> Reason | None:
        """What is legal; only asked about verbs that the choice accepts."""
        return None

    def obvious(self, s: S, seat: Seat) -> Move | None:
        """The answer nearly everyone gives; an interface may give it for its user."""
        return None

    def way_back(self) -> Move | None:
        """The answer that only leads back to the choice before this one, if there is one.

        People look at something and put it back. A program that decides does not need it, and
        one that always decides alike would never come to an end.
        """
        return None

    def seen_by(self, seat: Seat) -> "Choice[S]":
        """The choice without what others have answered in secret."""
        return self

    def play(self, s: S, seat: Seat, move: Move) -> None:
        """Do what was answered."""
        raise AssertionError(f"{type(self).__name__} cannot be answered")


class Chance(Choice[S]):
    """A choice that nobody makes: dice and bags."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def visible_only_to(self) -> Seat:
        """The only seat that learns the answer; NOBODY where all do."""
        return NOBODY

    def weights(self, s: S) -> list[int]:
        """How likely each of the answers is that are offered now, relative to the others."""
        return [1] * len(s.offered)


class Position:
    """What the state of every game has: its agenda, and a log where someone listens."""

    fixed: ClassVar[tuple[str, ...]] = ()
    """The fields that are told by the options and never change."""
    common: ClassVar[tuple[object, ...]] = ()
    """Things that states refer to and that exist once."""

    def __init__(self) -> None:
        self.agenda: list[Task[Self]] = []
        self.offered: list[Move] = NO_MOVES
        """The answers to the choice on top of the agenda, when it asks a single seat.

        They were found when it was asked: who changes the state from outside has to `ask_again`.
        """
        self.waiting = False
        """Whether the choice on top of the agenda was asked and has no answer yet."""
        self.log: list[Event] | None = None
        self.given: list[tuple[Seat, Move]] | None = None
        """The answers that the engine has given since a seat last moved, where someone minds."""
        self.explaining = False
        """Whether someone asks for the reason of a refusal."""

    def copy(self) -> Self:
        """An independent copy, to which nobody listens."""
        raise AssertionError(f"{type(self).__name__} cannot be copied")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def adopt(self, other: Self) -> None:
        """Take over the other's agenda, as a copy does."""
        self.agenda = other.agenda.copy()
        self.offered = other.offered
        self.waiting = other.waiting

    def do(self, *tasks: Task[Self]) -> None:
        """Schedule the tasks in this order, before all else."""
        self.waiting = False
        for task in reversed(tasks):
            self.agenda.append(task)

    def instead(self, *tasks: Task[Self]) -> None:
        """Schedule these tasks, and forget everything that was to happen."""
        self.agenda = []
        self.do(*tasks)

    def emit(
        self, kind: Kind, a: int = UNSAID, b: int = UNSAID, c: int = UNSAID, d: int = UNSAID
    ) -> None:
        """Tell whoever listens what happened, with a value for each field of its kind."""
        if self.log is not None:
            self.log.append(Event(kind, tuple(v for v in (a, b, c, d) if v != UNSAID)))


def advance(s: S) -> Choice[S] | None:
    """Let all happen that happens by itself. The next real choice, or None at the end."""
    while s.agenda and not s.waiting:
        s.agenda.pop().run(s)
    return pending(s)


def pending(s: S) -> Choice[S] | None:
    """The choice that the game waits for; None when it is over."""
    if not s.agenda:
        return None
    task = s.agenda[-1]
    if not isinstance(task, Choice):
        raise Misuse("the state was not advanced: call advance(state) after start")
    return task


def legal(s: S, seat: Seat) -> list[Move]:
    """What a seat may do now; empty when it has nothing to decide."""
    choice = pending(s)
    return [] if choice is None or seat not in choice.seats else answers(s, choice, seat)


def answers(s: S, choice: Choice[S], seat: Seat) -> list[Move]:
    """What a seat may answer to the pending choice that asks it."""
    return s.offered if len(choice.seats) == 1 else choice.moves(s, seat)


def considered(choice: Choice[S], moves: list[Move]) -> list[Move]:
    """The moves that a program weighs: all but the way back."""
    back = choice.way_back()
    if back is None or len(moves) == 1:
        return moves
    return [move for move in moves if move is not back]


def ask_again(s: S) -> None:
    """Find again what is offered, after the state was changed from outside.

    Where several are asked, nothing is left of what an earlier choice has offered.
    """
    choice = pending(s)
    s.offered = NO_MOVES
    if choice is not None and len(choice.seats) == 1:
        s.offered = choice.moves(s, choice.seats[0])


def offers(s: S, choice: Choice[S], seat: Seat, move: Move) -> bool:
    """Whether the pending choice lets a seat answer so."""
    if len(choice.seats) > 1:
        return choice.allows(s, seat, move)
    if choice.seats[0] == seat:
        for offered in s.offered:  # Not `in`: compiled, it takes four times as long.
            if offered is move:
                return True
    return False


def why_not(s: S, seat: Seat, move: Move) -> Reason | None:
    """Why a seat may not make this move now, or None if it may."""
    choice = pending(s)
    if choice is None or seat not in choice.seats or move.verb not in choice.accepts:
        given = given_for(s, seat, move)
        if given is not None:
            return Reason("already-answered", seat=seat, move=str(given))
    return Reason("game-over") if choice is None else choice.why_not(s, seat, move)


def given_for(s: S, seat: Seat, move: Move) -> Move | None:
    """The answer like this move that the engine has given for the seat since a seat last moved."""
    given = [answer for who, answer in s.given or [] if who == seat and answer.verb is move.verb]
    if move in given:
        return move
    return given[-1] if given else None


def play(s: S, seat: Seat, move: Move) -> Choice[S] | None:
    """Make a move. The next choice, or None when the game is over."""
    expect("a move", move, Move)
    choice = pending(s)
    if choice is None or not offers(s, choice, seat, move):
        reason = why_not(s, seat, move)
        assert reason is not None, f"{move} is neither offered nor refused"
        raise IllegalMove(reason)
    if s.given and seat != CHANCE:
        s.given = []
    return go_on(s, choice, seat, move)


def go_on(s: S, choice: Choice[S], seat: Seat, move: Move) -> Choice[S] | None:
    """Make a move that the pending choice offers. The next choice, or None."""
    s.agenda.pop()
    s.waiting = False
    choice.play(s, seat, move)
    return advance(s)


def facts(thing: object) -> dict[str, object]:
    """The fields of a task, or of what it holds, by name, whichever way the module was built."""
    names = getattr(thing, "__mypyc_attrs__", ()) or getattr(thing, "__dict__", ())
    return {name: getattr(thing, name) for name in sorted(names) if name != "__dict__"}


def describe(thing: object) -> str:
    """A task in words: its name and its fields."""
    fields = " ".join(f"{name}={_shown(value)}" for name, value in facts(thing).items())
    return f"{type(thing).__name__} {fields}".strip()


def _shown(value: object) -> str:
    """What has no words of its own is described; its address would differ in each game."""
    wordless = type(value).__repr__ is object.__repr__
    return f"({describe(value)})" if wordless else repr(value)
