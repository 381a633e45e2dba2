"""Reviewing: a record played again, with win chances, grades of a seat's decisions, and luck."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Generic

from carson.core.agenda import S, advance, considered, pending, play
from carson.core.moves import CHANCE, Move, Seat
from carson.core.records import Record
from carson.core.views import View
from carson.review.chances import chances
from carson.review.grading import REVIEW, Decided, Effort, Grade, grade
from carson.review.insight import Insight
from carson.review.luck import Fortune, fortune, totals

COSTLIEST: Final = 5
SURE: Final = 2.0
"""A loss counts from this many standard errors on."""
LEAST: Final = 0.01
"""A smaller loss is none: nobody would notice it."""
BLUNDER: Final = 0.08
"""From this loss on a mistake is a big one."""

Tell = Callable[[int, int], None]
"""Is told how many parts of the work are done, and how many there are."""


def unheard(done: int, total: int) -> None:
    """Nobody listens."""


@dataclass(frozen=True)
class ChancePoint:
    """A decision of the game, and everyone's chance to win before it."""

    number: int
    """How many moves the record has before it."""
    round: int
    seats: tuple[Seat, ...]
    """Who is asked."""
    chances: tuple[float, ...]


@dataclass(frozen=True)
class GradedDecision:
    """A decision of the seat, and how it was graded."""

    number: int
    round: int
    choice: str
    move: Move
    grade: Grade

    @property
    def certain(self) -> bool:
        """Whether the loss is more than noise."""
        return self.grade.loss >= max(LEAST, SURE * self.grade.error)

    @property
    def loss(self) -> float:
        """What the decision gave away, as far as that is certain."""
        return self.grade.loss if self.certain else 0.0

    @property
    def verdict(self) -> str:
        """The grade in a word: best, good, slip or mistake."""
        if self.grade.better is self.move:
            return "best"
        if not self.certain:
            return "good"
        return "mistake" if self.loss >= BLUNDER else "slip"


@dataclass(frozen=True)
class Review:
    """What a game looked like, and how a seat played it."""

    seat: Seat
    moments: tuple[ChancePoint, ...]
    decisions: tuple[GradedDecision, ...]
    fortunes: tuple[Fortune, ...]
    luck: tuple[float, ...]
    """What chance gave each seat in all, in win chance."""

    @property
    def costliest(self) -> list[GradedDecision]:
        """The worst decisions, the very worst first; none that may have been as good."""
        wrong = [decision for decision in self.decisions if decision.certain]
        return sorted(wrong, key=lambda decision: -decision.loss)[:COSTLIEST]

    @property
    def lost(self) -> float:
        """What the seat gave away in all."""
        return sum(decision.loss for decision in self.decisions)


class Reviewer(Generic[S]):
    """Reviews one record for one seat."""

    def __init__(self, insight: Insight[S], record: Record, effort: Effort = REVIEW) -> None:
        self.insight: Final = insight
        self.record: Final = record
        self.effort: Final = effort
        self.states: Final = tuple(every_state(insight, record))
        """Before each move of the record, and at its end."""

    def review(self, seat: Seat, tell: Tell = unheard) -> Review:
        """Everything about the seat's game; whoever listens hears how far it is."""
        own = [number for number, (who, _) in enumerate(self.record.lines) if who == seat]
        decisions = []
        for done, number in enumerate(own):
            tell(done, len(own))
            decided = self.decided(number)
            if decided is not None:
                decisions.append(self._graded(number, decided))
        fortunes = self.fortunes()
        tell(len(own), len(own))
        seats = len(self.insight.entry.game.seats(self.states[0]))
        luck = tuple(float(gift) for gift in totals(fortunes, seats))
        return Review(seat, self.moments(), tuple(decisions), fortunes, luck)

    def decided(self, number: int) -> Decided[S] | None:
        """A move of the record as a decision; None where there was nothing to decide."""
        seat, move = self.record.lines[number]
        view = View(self.insight.entry.game, self.states[number], seat)
        choice = view.choice
        assert choice is not None, "a move answers a choice"
        moves = considered(choice, view.moves)
        return Decided(view, moves, move, number) if len(moves) > 1 and move in moves else None

    def _graded(self, number: int, decided: Decided[S]) -> GradedDecision:
        state = self.states[number]
        return GradedDecision(
            number=number,
            round=self.insight.round_of(state),
            choice=type(decided.view.choice).__name__,
            move=decided.played,
            grade=grade(self.insight, decided, self.effort),
        )

    def moments(self) -> tuple[ChancePoint, ...]:
        """Everyone's chance to win, before each move of a seat and at the end."""
        numbers = [n for n, (who, _) in enumerate(self.record.lines) if who != CHANCE]
        shown = [*numbers, len(self.record.lines)]
        found = chances(self.insight, [self.states[number] for number in shown])
        return tuple(
            ChancePoint(
                number=number,
                round=self.insight.round_of(self.states[number]),
                seats=asked(self.states[number]),
                chances=tuple(float(chance) for chance in row),
            )
            for number, row in zip(shown, found, strict=True)
        )

    def fortunes(self) -> tuple[Fortune, ...]:
        """What chance gave, each time it was asked."""
        return tuple(
            fortune(self.insight, first, self.states[first], self.states[end], seed=first)
            for first, end in turns_of_chance(self.record.lines)
        )


def asked(s: S) -> tuple[Seat, ...]:
    """Who is asked; nobody when the game is over."""
    choice = pending(s)
    return () if choice is None else choice.seats


def every_state(insight: Insight[S], record: Record) -> Iterator[S]:
    """The state before each move of a record, and the last one."""
    s = insight.entry.game.start(record.options)
    advance(s)
    for seat, move in record.lines:
        yield s.copy()
        play(s, seat, move)
    yield s


def turns_of_chance(lines: Sequence[tuple[Seat, Move]]) -> Iterator[tuple[int, int]]:
    """Where chance begins to answer, and where it has answered everything."""
    first = None
    for number, (seat, _) in enumerate([*lines, (Seat(0), None)]):
        if seat == CHANCE and first is None:
            first = number
        elif seat != CHANCE and first is not None:
            yield first, number
            first = None
