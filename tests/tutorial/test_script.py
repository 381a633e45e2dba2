"""The tutorial is a real game: it replays, and each lesson happens where it is given."""

from dataclasses import replace
from functools import cache

import pytest

from carson.board import events as event
from carson.board.game import BOARD
from carson.board.state import State
from carson.core.events import Event, Kind
from carson.core.moves import Seat
from carson.core.records import verify
from carson.core.table import Table
from carson.i18n.texts import LANGUAGES, Texts
from carson.server.http import responses
from carson.server.tables.tutoring import pages
from carson.tutorial.lessons import CHAPTERS
from carson.tutorial.script import PUPIL, RIVAL, LessonPosition, tutorial

SCRIPT = tutorial()
LINES = SCRIPT.record.lines
TOPICS = {
    "land": {event.CLAIMED},
    "character": {event.CARD_TAKEN},
    "cowboys": {event.PLACED, event.PASSED},
    "duel": {event.CLAIMED, event.DUEL_WON, event.BOUGHT},
    "building": {event.BUILT, event.ROAD_LAID, event.HOUSE_BUILT, event.INCOME},
    "attack": {event.CARD_TAKEN, event.PLACED, event.HOUSE_BUILT, event.INCOME},
    "limit": {event.SCORED, event.CARD_TAKEN},
    "defence": {event.DUEL_WON, event.DOUBLED, event.GOT_AMMUNITION, event.SCORED},
    "end": {event.PLACED, event.PASSED, event.CLAIMED, event.SCORED},
}
"""What happens to the player in each chapter."""
LONGEST = 300
"""Letters that fit into the panel on a phone."""


@cache
def stops() -> list[tuple[int, LessonPosition]]:
    """All stops, with the number of moves before each."""
    found = [(number, SCRIPT.position(LINES[:number])) for number in range(len(LINES) + 1)]
    return [(number, at) for number, at in found if at is not None and at.stop is not None]


@cache
def table_at(number: int) -> Table[State]:
    """The table of the script after this many moves."""
    record = replace(SCRIPT.record, seed="", lines=LINES[:number])
    return Table(BOARD, record, bytes.fromhex(SCRIPT.record.seed))


def happened(first: int, last: int) -> list[Event]:
    """What happens between two places of the script."""
    return table_at(last).log[len(table_at(first).log) :]


def chapter_events(name: str) -> list[Event]:
    """What happens from the first stop of a chapter to the first one of the next."""
    begins = {SCRIPT.chapters[at.chapter].name: number for number, at in reversed(stops())}
    later = [number for number in begins.values() if number > begins[name]]
    return happened(begins[name], min(later, default=len(LINES)))


def of(kind: Kind, seat: Seat, events: list[Event]) -> list[Event]:
    """The events of a kind that tell of a seat."""
    field = "thief" if kind is event.STOLEN else "seat"
    return [one for one in events if one.kind is kind and one.get(field) == seat]


# --- the game ---------------------------------------------------------------------------------
def test_the_dice_of_the_script_are_those_of_its_seed() -> None:
    assert verify(BOARD, SCRIPT.record) > 0


def test_every_stop_has_its_place_in_the_game() -> None:
    assert [at.stop for _, at in stops()] == [
        stop for chapter in CHAPTERS for stop in chapter.stops
    ]


def test_the_player_is_asked_for_the_moves_that_are_his() -> None:
    asked = {at.line[0] for _, at in stops() if at.is_yours and at.line is not None}

    assert asked == {PUPIL}


def test_a_lesson_expects_a_move_that_the_rules_allow() -> None:
    expected = [(number, at.line) for number, at in stops() if at.line is not None]

    assert all(move in table_at(number).moves(seat) for number, (seat, move) in expected)


def test_a_game_that_went_its_own_way_is_not_taught() -> None:
    other = next(move for move in table_at(15).moves(PUPIL) if move is not LINES[15][1])

    assert SCRIPT.position([*LINES[:15], (PUPIL, other)]) is None


# --- the topics -------------------------------------------------------------------------------
@pytest.mark.parametrize("name", TOPICS)
def test_a_chapter_shows_what_it_is_about(name: str) -> None:
    kinds = {kind for kind in TOPICS[name] if of(kind, PUPIL, chapter_events(name))}

    assert kinds == TOPICS[name]


def test_passing_first_wins_a_tie() -> None:
    events = chapter_events("duel")
    totals = [one.get("total") for one in events if one.kind is event.FOUGHT]

    assert totals[0] == totals[1]
    assert of(event.DUEL_WON, PUPIL, events)


def test_the_attack_steals_half_an_income() -> None:
    assert [one.get("amount") for one in of(event.STOLEN, PUPIL, chapter_events("attack"))] == [7]


def test_the_cash_limit_forces_the_rival_to_spend() -> None:
    assert of(event.EXCESS_SPENT, RIVAL, chapter_events("limit"))


def test_the_private_house_lets_the_income_grow() -> None:
    incomes = [of(event.INCOME, PUPIL, happened(0, end)) for end in (38, 72)]
    saloon = [[one.get("amount") for one in found if one.get("parcel") == 27] for found in incomes]

    assert saloon == [[10], [10, 15]]


def test_the_player_wins() -> None:
    assert BOARD.ranking(table_at(len(LINES)).state)[0] == PUPIL


# --- the texts --------------------------------------------------------------------------------
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read(language: str) -> None:
    texts = Texts(language, ("ann", "bo"))
    found = [page.text for number, at in stops() for page in told(number, at, texts)]

    assert [text for text in found if "{" in text or text.startswith("tutorial-")] == []
    assert [text for text in found if len(text) > LONGEST] == []


def told(number: int, at: LessonPosition, texts: Texts) -> list[responses.LessonPage]:
    """The pages of a stop in words."""
    assert at.stop is not None
    table, move = table_at(number), None if at.line is None else at.line[1]
    return pages(table.state, table.log, at.stop, move, texts)
