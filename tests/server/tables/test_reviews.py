"""Reviews of finished games over HTTP."""

import asyncio
from dataclasses import replace

import pytest

from carson.arena import Match, play_game
from carson.games import BOARD_ENTRY
from carson.server.http.errors import RequestError
from carson.server.reviewing.desk import ReviewDesk
from carson.server.reviewing.messages import GameReview
from tests.server.guests import Client, among_friends, play_to_the_end, problem, stranger

LINES = 30


def short_record() -> str:
    """The beginning of a game among bots."""
    options = BOARD_ENTRY.game.complete({"players": "2"})
    match = Match(("random", "greedy"), 1, "desk", options, keep_records=True)
    record = BOARD_ENTRY.read(play_game(match, 0).record)
    return replace(record, lines=record.lines[:LINES], seed="").write()


def test_a_running_game_is_not_reviewed(client: Client) -> None:
    guest = among_friends(client, 2)[0]

    answer = guest.get("/review/0")

    assert (answer.status_code, problem(answer).code) == (409, "unfinished")


def test_a_review_is_made_once_and_kept() -> None:
    async def twice() -> tuple[GameReview, GameReview]:
        desk = ReviewDesk()
        first = await desk.review("t", short_record(), 0, "fr")
        return first, await desk.review("t", "", 0, "fr")

    first, second = asyncio.run(twice())

    assert first.decisions
    assert first is second


def test_what_is_no_record_is_refused_without_harm() -> None:
    with pytest.raises(RequestError):
        asyncio.run(ReviewDesk().review("t", "nonsense", 0, "en"))


@pytest.mark.slow
def test_anyone_may_look_at_the_review_of_a_finished_game(client: Client) -> None:
    guests = among_friends(client, 2)
    play_to_the_end(guests, 1)

    found = stranger(client, guests[0].table).get("/review/1").json()

    assert found["seat"] == 1
    assert sum(found["chances"][-1]["chances"]) == 1
