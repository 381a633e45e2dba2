"""Hints: for players who are alone, about the current decision; the game is marked."""

import pytest
from httpx import Response
from msgspec import json

from carson.board.game import BOARD_GAME
from carson.core.moves import Seat
from carson.core.views import View
from carson.server.http import responses
from carson.server.tables.previews import move_text, reasons_of
from tests.server.guests import Client, Guest, among_friends, hot_seat, open_table, problem
from tests.support.patience import wait_until
from tests.support.scenario import scenario
from tests.terminal.showing import ENGLISH

SEATS = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]


def alone(client: Client, **wish: object) -> Guest:
    """Someone who plays against a bot, at their first decision."""
    guest = open_table(client, **{"options": {"players": "2"}, "seats": SEATS, **wish})
    wait_until(lambda: guest.view().decision is not None)
    return guest


def ask(guest: Guest, decision: str | None = None, **query: str) -> Response:
    """Ask for hints about the present decision, or about another."""
    wish = {"seat": guest.seat, "decision_id": decision or guest.decision().id}
    return guest.post("/hints", wish, **query)


def hints(answer: Response) -> list[responses.MoveHint]:
    assert answer.status_code == 200, answer.text
    return json.decode(answer.content, type=responses.MoveHints).hints


def test_hints_are_moves_that_may_be_made_each_with_a_reason(client: Client) -> None:
    guest = alone(client)
    offered = {move.move for move in guest.decision().moves}

    found = hints(ask(guest))

    assert len(found) == 3
    assert {hint.move for hint in found} <= offered
    assert all(hint.text and hint.why and hint.lines for hint in found)


def test_what_all_suggestions_have_in_common_is_said_of_the_best_one() -> None:
    reasons = [["It is free.", "5 VP"], ["It is free.", "3 VP"], ["It is free.", "1 VP"]]

    assert [reasons_of(number, reasons, [[], [], []]) for number in range(3)] == [
        ["It is free.", "5 VP"],
        ["3 VP"],
        ["1 VP"],
    ]


def test_a_suggestion_without_a_reason_of_its_own_says_what_it_alone_would_do() -> None:
    reasons, told = [["It is free."]] * 3, [["$4"], ["$4", "1 VP"], ["$4"]]

    assert [reasons_of(number, reasons, told) for number in range(3)] == [
        ["It is free."],
        ["1 VP"],
        ["It is free."],
    ]


def test_an_enclosure_is_hinted_at_by_its_name() -> None:
    table = scenario("option variants horses\nphase place\nturn 1\nhorses 1 1")
    table.play("1 place wages")
    view = View(BOARD_GAME, table.state, Seat(0))

    assert "Horse: Enclosure 1" in [move_text(view, move, ENGLISH) for move in view.moves]


@pytest.mark.parametrize("language", ["en", "fr", "de", "ja"])
def test_hints_are_told_in_ones_language(client: Client, language: str) -> None:
    first = hints(ask(alone(client), language=language))[0]

    told = " ".join((first.text, *first.why))
    assert "hint-" not in told
    assert (language == "ja") == any(ord(letter) > 0x3000 for letter in told)


def test_a_game_with_hints_is_marked_for_all_to_see(client: Client) -> None:
    guest = alone(client)
    before = guest.view().hints

    ask(guest)

    assert (before.allowed, before.taken) == (True, 0)
    assert guest.view().hints.taken == 1
    assert guest.log()[-1].kind == "hint"


def test_who_asks_twice_about_one_decision_is_marked_once(client: Client) -> None:
    guest = alone(client)

    assert hints(ask(guest)) == hints(ask(guest))
    assert guest.view().hints.taken == 1


def test_a_hint_leaves_the_decision_as_it_was(client: Client) -> None:
    guest = alone(client)
    before = guest.decision()

    move = hints(ask(guest))[0].move

    assert guest.decision() == before
    assert guest.play(move).status_code == 201


def test_there_are_no_hints_where_others_play(client: Client) -> None:
    friends, device = among_friends(client, 2), hot_seat(client, 2)
    asked = [guest for guest in (*friends, device) if guest.view().decision is not None]

    answers = [ask(guest) for guest in asked]

    assert {(answer.status_code, problem(answer).code) for answer in answers} == {(422, "no-hints")}
    assert not device.view().hints.allowed
    assert device.log()[-1].kind == "opened"


def test_there_are_no_hints_for_an_old_decision_or_anothers_seat(client: Client) -> None:
    guest = alone(client)
    thief = Guest(client, guest.table, "x" * 43, guest.seat)

    assert problem(ask(guest, decision="0.0")).code == "stale"
    assert problem(ask(thief, decision=guest.decision().id)).code == "not-your-seat"
    assert guest.view().hints.taken == 0


def test_a_table_can_be_opened_to_play_with_hints(client: Client) -> None:
    assert alone(client, hints=True).view().hints.offered
    assert not alone(client).view().hints.offered


def test_the_card_game_has_hints_too(client: Client) -> None:
    options = {"people": "1", "virtual": "novice,novice,novice"}
    guest = alone(client, game="cards", options=options, seats=SEATS[:1])

    assert hints(ask(guest))
