"""A tutorial is a real game: it replays, and the player is asked for what the rules allow."""

import pytest

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.i18n.texts import LANGUAGES, Texts
from carson.server.http import responses
from carson.server.tables.tutoring import pages
from carson.tutorial.script import PUPIL, LessonPosition
from tests.tutorial.scripts import TAUGHT, Taught

LONGEST = 300
"""Letters that fit into the panel on a phone."""
AnyTaught = Taught[BoardState] | Taught[CardsState]
every_game = pytest.mark.parametrize("taught", TAUGHT, ids=lambda one: one.game.name)


@every_game
def test_the_dice_of_the_script_are_those_of_its_seed(taught: AnyTaught) -> None:
    assert taught.verified() > 0


@every_game
def test_every_stop_has_its_place_in_the_game(taught: AnyTaught) -> None:
    assert [at.stop for _, at in taught.stops] == [
        stop for chapter in taught.script.chapters for stop in chapter.stops
    ]


@every_game
def test_the_player_is_asked_for_their_own_moves(taught: AnyTaught) -> None:
    asked = {at.line[0] for _, at in taught.stops if at.is_yours and at.line is not None}

    assert asked == {PUPIL}


@every_game
def test_a_lesson_expects_a_move_that_the_rules_allow(taught: AnyTaught) -> None:
    expected = [(number, at.line) for number, at in taught.stops if at.line is not None]

    assert all(move in taught.table_at(number).moves(seat) for number, (seat, move) in expected)


@every_game
def test_a_game_that_went_its_own_way_is_not_taught(taught: AnyTaught) -> None:
    number, at = taught.stops[0]
    assert at.line is not None
    other = next(m for m in taught.table_at(number).moves(PUPIL) if m is not at.line[1])

    assert taught.script.position([*taught.lines[:number], (PUPIL, other)]) is None


@every_game
def test_the_player_wins(taught: AnyTaught) -> None:
    assert taught.winner() == PUPIL


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_can_be_read(taught: AnyTaught, language: str) -> None:
    texts = Texts(language, taught.script.record.names)
    found = [page.text for number, at in taught.stops for page in told(taught, number, at, texts)]

    assert [text for text in found if "{" in text or text.startswith("tutorial-")] == []
    assert [text for text in found if text.startswith("cards-tutorial-")] == []
    assert [text for text in found if len(text) > LONGEST] == []


def told(
    taught: AnyTaught, number: int, at: LessonPosition, texts: Texts
) -> list[responses.LessonPage]:
    """The pages of a stop in words."""
    assert at.stop is not None
    table, move = taught.table_at(number), None if at.line is None else at.line[1]
    return pages(table.state, table.log, taught.script.manner, at.stop, move, texts)
