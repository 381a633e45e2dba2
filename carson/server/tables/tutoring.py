"""Tutoring: at a table of the tutorial the script plays, stops, and says what is to be done."""

from collections.abc import Sequence

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.events import Event
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.core.records import write_seat
from carson.i18n.texts import Texts
from carson.server.http import requests, responses
from carson.server.http.errors import CONFLICT, RequestError
from carson.server.tables.live_table import LiveTable
from carson.server.tables.log import Moved
from carson.tutorial.script import PUPIL, LessonPosition, Manner
from carson.tutorial.stops import Stop
from carson.tutorial.tutorials import facts, tutorial


class Arrived(Exception):
    """The next chapter has begun."""


# --- what may be done -----------------------------------------------------------------------
def awaited(at: LessonPosition, seat: Seat) -> Move | None:
    """The one move that the lesson expects of a seat."""
    return at.line[1] if at.is_yours and at.line is not None and at.line[0] == seat else None


def offered(at: LessonPosition, manner: Manner, seat: Seat, moves: Sequence[Move]) -> list[Move]:
    """What a seat is offered: the move of the lesson; of cards all, so that one sees them."""
    wanted = awaited(at, seat)
    if wanted is None:
        return []
    alike = wanted.verb in manner.shown
    return [move for move in moves if move is wanted or (alike and move.verb is wanted.verb)]


def why_not(at: LessonPosition | None, seat: Seat, move: Move) -> Reason | None:
    """Why a move that the rules allow is none for this lesson."""
    if at is None or move is awaited(at, seat):
        return None
    return Reason("tutorial-other" if at.is_yours else "tutorial-watch")


# --- what the script plays ------------------------------------------------------------------
def scripted(at: LessonPosition | None) -> Moved | None:
    """The move that the script makes by itself; None where it waits."""
    return None if at is None or at.stop is not None else following(at)


def following(at: LessonPosition) -> Moved | None:
    """The next move of the script, whoever's it is."""
    if at.line is None:
        return None
    seat, move = at.line
    return Moved(seat=seat, lines=[f"{write_seat(seat)} {move}"], by="bot")


def went_on(at: LessonPosition | None, wanted: requests.GoOn) -> Moved:
    """The script continues after what was read; it makes a player's move only to skip."""
    if at is None:
        raise RequestError(CONFLICT, Reason("no-tutorial"))
    played = following(at)
    if at.step != wanted.step or at.stop is None or played is None:
        raise RequestError(CONFLICT, Reason("tutorial-stale"))
    if at.is_yours and wanted.skip != at.chapter:
        raise RequestError(CONFLICT, Reason("tutorial-other"))
    return played


def skipped(at: LessonPosition | None, chapter: int) -> Moved:
    """The next move of the script, as long as the chapter lasts."""
    played = None if at is None else following(at)
    if at is None or played is None or (at.stop is not None and at.chapter != chapter):
        raise Arrived
    return played


# --- what is said ---------------------------------------------------------------------------
def lesson(room: LiveTable[S], seat: Seat, texts: Texts) -> responses.Lesson | None:
    """What is said to the player where the table stands; nobody else is taught."""
    at, s = room.lesson, room.table.state
    if seat != PUPIL or at is None or at.stop is None:
        return None
    assert isinstance(s, BoardState | CardsState), "both games are taught"
    script = tutorial(room.settings.game)
    chapter = script.chapters[at.chapter].name
    move = None if at.line is None else at.line[1]
    return responses.Lesson(
        chapter=at.chapter,
        chapters=len(script.chapters),
        title=texts.say(f"{script.manner.key}-chapter-{chapter}"),
        step=at.step,
        steps=script.steps,
        pages=pages(s, room.table.log, script.manner, at.stop, move, texts),
        move=str(move) if at.is_yours else None,
        last=at.line is None,
    )


def pages(
    s: BoardState | CardsState,
    log: Sequence[Event],
    manner: Manner,
    stop: Stop,
    move: Move | None,
    texts: Texts,
) -> list[responses.LessonPage]:
    """The pages of a stop, with the numbers of the table."""
    numbers = facts(s, log, move)
    names = {name: texts.player(seat) for seat, name in enumerate(manner.rivals, PUPIL + 1)}
    return [
        responses.LessonPage(
            text=texts.say(f"{manner.key}-{page.key}", numbers, **names), points=list(page.points)
        )
        for page in stop.pages
    ]
