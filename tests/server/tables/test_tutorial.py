"""The tutorial at a table: the script plays for the rival, and teaches move by move."""

import pytest
from msgspec import json

from carson.core.chance import Stream
from carson.games import GAME_NAMES
from carson.server.http import responses
from carson.tutorial.tutorials import tutorial
from tests.server.guests import Client, Guest, problem, stranger
from tests.server.text.browsing import Page, Reader
from tests.support.patience import wait_until


def begin(client: Client, game: str = "board") -> Guest:
    """A table of the tutorial."""
    client.cookies.clear()
    answer = client.post("/tutorial", json={"name": "ann", "game": game})
    assert answer.status_code == 201, answer.text
    key = json.decode(answer.content, type=responses.Key)
    assert key.token is not None
    return Guest(client, key.id, key.token)


def lesson_of(guest: Guest) -> responses.Lesson:
    """The lesson, once the script waits."""
    wait_until(lambda: guest.view().lesson is not None)
    lesson = guest.view().lesson
    assert lesson is not None
    return lesson


def obey(guest: Guest) -> responses.Lesson:
    """Do what the lesson says; the next one."""
    lesson = lesson_of(guest)
    if lesson.move is None:
        answer = guest.command("/tutorial", step=lesson.step)
    else:
        answer = guest.play(lesson.move)
    assert answer.status_code == 201, answer.text
    return lesson_of(guest)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_tutorial_is_played_to_its_end(client: Client, game: str) -> None:
    guest = begin(client, game)
    lessons = [lesson_of(guest)]
    while not lessons[-1].last:
        lessons.append(obey(guest))
    view = guest.view()

    assert [lesson.step for lesson in lessons] == list(range(tutorial(game).steps))
    assert view.result is not None
    assert view.result.winners == [0]


def test_only_the_move_of_the_lesson_is_offered(client: Client) -> None:
    guest = begin(client)
    lesson = lesson_of(guest)

    assert [offer.move for offer in guest.decision().moves] == [lesson.move] == ["draft d4"]


def test_all_characters_are_shown(client: Client) -> None:
    guest = begin(client)
    lesson_of(guest)
    obey(guest), obey(guest)

    assert len(guest.decision().moves) == 7


def test_all_bids_are_shown(client: Client) -> None:
    guest = begin(client, "cards")
    lesson_of(guest)

    assert len(guest.decision().moves) == 9


def test_the_others_have_the_names_that_the_lesson_calls_them(client: Client) -> None:
    names = [seat.name for seat in begin(client, "cards").view().seats]

    assert names == ["ann", "Annie", "Bess", "Cole"]


@pytest.mark.parametrize("path", ["/preview", "/moves"])
def test_another_move_gets_the_reason_of_the_lesson(client: Client, path: str) -> None:
    guest = begin(client)
    lesson_of(guest)
    body: dict[str, object] = {"seat": 0, "move": "draft a1"}
    if path == "/moves":
        body |= {"decision_id": guest.decision().id, "command_id": "command-other"}
    answer = guest.post(path, body)

    assert answer.status_code == 422
    assert problem(answer).code == "tutorial-other"


def test_a_tap_beside_the_lesson_says_why(client: Client) -> None:
    guest = begin(client)
    lesson_of(guest)
    refused = guest.get("/refusals", seat=0).json()["refused"]

    assert refused["draft a1"]["code"] == "tutorial-other"
    assert "draft d4" not in refused


def test_a_chapter_can_be_skipped(client: Client) -> None:
    guest = begin(client)
    lesson = lesson_of(guest)
    answer = guest.command("/tutorial", step=lesson.step, skip=lesson.chapter)

    assert answer.status_code == 201
    assert lesson_of(guest).chapter == lesson.chapter + 1


def test_all_chapters_can_be_skipped(client: Client) -> None:
    guest = begin(client)
    while not (lesson := lesson_of(guest)).last:
        guest.command("/tutorial", step=lesson.step, skip=lesson.chapter)

    assert guest.view().status == "over"


def test_nothing_is_skipped_twice(client: Client) -> None:
    guest = begin(client)
    lesson = lesson_of(guest)
    guest.command("/tutorial", step=lesson.step, skip=lesson.chapter)
    answer = guest.command("/tutorial", step=lesson.step, skip=lesson.chapter)

    assert answer.status_code == 409
    assert problem(answer).code == "tutorial-stale"


def test_who_is_to_move_cannot_just_go_on(client: Client) -> None:
    guest = begin(client)
    lesson = lesson_of(guest)
    answer = guest.command("/tutorial", step=lesson.step)

    assert problem(answer).code == "tutorial-other"


def test_there_is_a_way_back(client: Client) -> None:
    guest = begin(client)
    first = lesson_of(guest)
    obey(guest), obey(guest)
    guest.command("/undo"), guest.command("/undo")

    assert lesson_of(guest) == first


def test_others_are_not_taught(client: Client) -> None:
    guest = begin(client)
    lesson_of(guest)

    assert stranger(client, guest.table).get().json()["lesson"] is None


def test_whoever_lets_a_bot_play_leaves_the_lesson(client: Client) -> None:
    guest = begin(client)
    lesson_of(guest)
    guest.post("/seats/0/bot", {"bot": "greedy"})
    wait_until(lambda: len(guest.log()) >= 6)

    assert guest.view().lesson is None


def test_an_ordinary_table_has_no_lesson(client: Client) -> None:
    client.cookies.clear()
    key = client.post("/games", json={"seats": [{"kind": "person"}]}).json()
    guest = Guest(client, key["id"], key["token"])
    answer = guest.command("/tutorial", step=0)

    assert guest.view().lesson is None
    assert problem(answer).code == "no-tutorial"


def follow(reader: Reader, page: Page, game: str = "board") -> Page:
    """Make the one move that a page offers; where there is none or a choice, skip the chapter."""
    lesson, moves = page.form("/lesson"), page.moves
    choices = {verb.name for verb in tutorial(game).manner.shown}
    if len(moves) != 1 or moves[0].fields["verb"] in choices:
        return reader.send(lesson, skip=lesson.buttons[-1][1])
    return reader.send(moves[0], **moves[0].filled(Stream(1)), act="do")


def learn(reader: Reader, game: str) -> Page:
    """Open the tutorial, or the one that was begun."""
    return reader.send(reader.open("/text").form("/learn", game=game))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_the_tutorial_is_played_in_words_to_its_end(client: Client, game: str) -> None:
    reader = Reader(client)
    page = learn(reader, game)
    read = 0
    while "The game is over" not in page.text:
        page = follow(reader, page, game)
        read += 1

    assert read >= len(tutorial(game).chapters)


def test_the_text_view_finds_the_lesson_again(client: Client) -> None:
    reader = Reader(client)
    page = follow(reader, learn(reader, "board"))
    again = learn(reader, "board")

    assert again.form("/lesson").fields["step"] == page.form("/lesson").fields["step"] == "1"


def test_the_lessons_of_the_two_games_are_apart(client: Client) -> None:
    reader = Reader(client)
    page = follow(reader, learn(reader, "board"))
    other = learn(reader, "cards")

    assert page.form("/lesson").fields["step"] == "1"
    assert other.form("/lesson").fields["step"] == "0"
