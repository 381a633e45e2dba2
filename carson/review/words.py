"""A review in words: what a move is called, why another was better, how the game could go on."""

from collections.abc import Sequence
from typing import Final

from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.events import Event
from carson.core.moves import Move, Seat
from carson.core.views import View
from carson.i18n.texts import Texts
from carson.preview.report import Line
from carson.review.continuing import begin, play_on
from carson.review.grading import Grade
from carson.review.insight import Insight
from carson.story.asked import Asked, is_amount
from carson.story.telling import tell

FACTS: Final = 2
"""At most this many facts are told of a move."""
UNTOLD: Final = frozenset({"nothing", "chance", "odds-as-now"})
"""What a preview says that is no reason."""
NOTICED: Final = 0.5
"""Fewer points are not worth a word."""
DECISIONS: Final = 6
SENTENCES: Final = 6
"""How far a line of play goes."""


def named(insight: Insight[S], view: View[S], move: Move, texts: Texts) -> str:
    """A move in a few words: what it speaks of, or what it does."""
    if len(move.verb.nouns.names) > 1 and not is_amount(move.verb):
        return texts.noun(move)
    choice = view.choice
    assert choice is not None, "a decision answers a choice"
    asked = Asked(view.imagine(Stream(0)), choice, view.seat, [move])
    words = insight.entry.descriptions(asked, texts)[move]
    if not is_amount(move.verb) or words != texts.verb(move.verb):
        return words
    return texts.say("review-amount", what=words, amount=texts.noun(move))


def reasons(
    insight: Insight[S], view: View[S], played: Move, grade: Grade, texts: Texts
) -> list[str]:
    """Why another move was better: the facts in which they differ, and the points in the end."""
    look = insight.entry.preview
    now, then = look(view, played, ()).lines, look(view, grade.better, ()).lines
    return [
        *told("review-better-fact", apart(then, now), texts),
        *told("review-played-fact", apart(now, then), texts),
        *in_the_end(grade, texts),
    ]


def apart(lines: Sequence[Line], others: Sequence[Line]) -> list[Line]:
    """What is said of one move and not of the other, the weightiest first."""
    return [one for one in lines if one not in others and one.code not in UNTOLD][:FACTS]


def told(key: str, lines: Sequence[Line], texts: Texts) -> list[str]:
    """The facts about a move, if there are any."""
    facts = [texts.tell(f"preview-{one.code}", one.args) for one in lines]
    return [texts.say(key, facts=" ".join(facts))] if facts else []


def in_the_end(grade: Grade, texts: Texts) -> list[str]:
    """What the better move leads to on average: more points, or fewer for the others."""
    more, found = sum(grade.gains.values()), []
    if more >= NOTICED:
        source = max(grade.gains, key=lambda name: grade.gains[name])
        points = texts.number(more, 1)
        found.append(texts.say("review-more-points", points=points, source=texts.source(source)))
    if grade.rival <= -NOTICED:
        found.append(texts.say("review-rival-points", points=texts.number(-grade.rival, 1)))
    return found


def line_of_play(
    insight: Insight[S], view: View[S], move: Move, seed: int, texts: Texts
) -> list[str]:
    """How the game could go on after a move, in sentences."""
    log: list[Event] = []
    imagined = view.imagine(Stream(seed))
    imagined.log = log
    run = begin(imagined, view.seat, move, seed)
    play_on(insight, [run], DECISIONS, run.seat if not run.over else Seat(0), whim=0.0)
    lines = tell(log, texts, insight.entry.style)
    return [line.text for line in lines][:SENTENCES]


def question(view: View[S], texts: Texts) -> str:
    """What was asked."""
    choice = view.choice
    assert choice is not None, "a decision answers a choice"
    return texts.ask(choice)
