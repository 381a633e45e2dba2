"""A review as data: for `carson review --json`, the server and the page."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Generic

from carson.core.agenda import S
from carson.core.moves import Seat
from carson.core.records import Record, write_seat
from carson.i18n.texts import Texts
from carson.review.insight import Insight
from carson.review.reviewing import GradedDecision, Review, Reviewer, Tell, unheard
from carson.review.words import line_of_play, named, question, reasons

DIGITS: Final = 4
"""Of a chance, where it is told."""


@dataclass(frozen=True)
class ToldMistake:
    """One of the costliest decisions, in words."""

    decision: GradedDecision
    question: str
    move: str
    better: str
    why: tuple[str, ...]
    line: tuple[str, ...]
    """How the game could go on after the better move."""


@dataclass(frozen=True)
class ReviewReport:
    """A review, and its costliest decisions in words."""

    record: Record
    review: Review
    costliest: tuple[ToldMistake, ...]


def report(
    insight: Insight[S], record: Record, seat: Seat, texts: Texts, tell: Tell = unheard
) -> ReviewReport:
    """Review a record for a seat, and put it into words."""
    reviewer = Reviewer(insight, record)
    review = reviewer.review(seat, tell)
    words = Wording(reviewer, texts)
    return ReviewReport(
        record, review, tuple(words.told(decision) for decision in review.costliest)
    )


class Wording(Generic[S]):
    """Puts decisions of a review into words."""

    def __init__(self, reviewer: Reviewer[S], texts: Texts) -> None:
        self.reviewer: Final = reviewer
        self.texts: Final = texts

    def told(self, decision: GradedDecision) -> ToldMistake:
        """A decision, why another was better, and how that could go on."""
        decided = self.reviewer.decided(decision.number)
        assert decided is not None, "it was graded"
        insight, view, better = self.reviewer.insight, decided.view, decision.grade.better
        return ToldMistake(
            decision=decision,
            question=question(view, self.texts),
            move=named(insight, view, decision.move, self.texts),
            better=named(insight, view, better, self.texts),
            why=tuple(reasons(insight, view, decision.move, decision.grade, self.texts)),
            line=tuple(line_of_play(insight, view, better, decision.number, self.texts)),
        )


# --- JSON -------------------------------------------------------------------------------------
def as_data(found: ReviewReport) -> dict[str, object]:
    """Everything, for programs."""
    review = found.review
    return {
        "game": found.record.game,
        "seat": int(write_seat(review.seat)),
        "name": found.record.names[review.seat],
        "lost": rounded(review.lost),
        "luck": [rounded(gift) for gift in review.luck],
        "decisions": [decision_data(decision) for decision in review.decisions],
        "costliest": [told_data(told) for told in found.costliest],
        "chances": [
            {
                "number": moment.number,
                "round": moment.round,
                "chances": [rounded(chance) for chance in moment.chances],
            }
            for moment in review.moments
        ],
    }


def decision_data(decision: GradedDecision) -> dict[str, object]:
    """One decision; numbers of win chance are parts of one."""
    return {
        "number": decision.number,
        "round": decision.round,
        "choice": decision.choice,
        "move": str(decision.move),
        "better": str(decision.grade.better),
        "loss": rounded(decision.grade.loss),
        "error": rounded(decision.grade.error),
        "verdict": decision.verdict,
    }


def told_data(told: ToldMistake) -> dict[str, object]:
    """One of the costliest decisions, with its words."""
    words: dict[str, Sequence[str] | str] = {
        "question": told.question,
        "played_text": told.move,
        "better_text": told.better,
        "why": list(told.why),
        "line": list(told.line),
    }
    return {**decision_data(told.decision), **words}


def rounded(chance: float) -> float:
    """A chance as it is told."""
    return round(chance, DIGITS)
