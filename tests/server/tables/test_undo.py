"""Undo: free until something was revealed, then by consent; never lost from the log."""

import pytest

from carson.core.chance import Stream
from tests.server.guests import Client, Guest, among_friends, hot_seat, open_table, problem


def seats_of(host: Guest, players: int) -> list[Guest]:
    """One guest for each seat of a table that one person owns."""
    return [Guest(host.client, host.table, host.token, seat) for seat in range(players)]


def mover_of(guests: list[Guest]) -> Guest:
    """The first guest who is asked."""
    return next(guest for guest in guests if guest.seat in guest.view().to_move)


def test_a_move_that_revealed_nothing_is_taken_back(client: Client) -> None:
    guests = among_friends(client, 2)
    mover = mover_of(guests)
    before = mover.view()
    mover.play("draft a1")

    answer = mover.command("/undo")

    assert answer.status_code == 201
    assert mover.view().state == before.state
    assert [entry.kind for entry in mover.log()][-2:] == ["move", "undo"]
    assert mover.log()[-1].back == mover.log()[-2].sequence


def test_after_an_undo_the_decision_is_a_new_one(client: Client) -> None:
    mover = mover_of(among_friends(client, 2))
    asked = mover.decision()
    mover.play("draft a1")
    mover.command("/undo")

    answer = mover.command("/moves", decision_id=asked.id, move="draft a1")

    assert problem(answer).code == "stale"


def test_anothers_move_is_not_taken_back(client: Client) -> None:
    guests = among_friends(client, 2)
    mover = mover_of(guests)
    mover.play("draft a1")
    other = guests[1 - mover.seat]

    answer = other.command("/undo")

    assert (answer.status_code, problem(answer).code) == (422, "undo-not-yours")
    assert not other.view().undo.free


def test_nothing_is_taken_back_where_undo_is_off(client: Client) -> None:
    mover = mover_of(among_friends(client, 2, undo="off"))
    mover.play("draft a1")

    assert problem(mover.command("/undo")).code == "undo-off"


def test_moves_are_taken_back_when_all_others_agree(client: Client) -> None:
    guests = among_friends(client, 3)
    mover = mover_of(guests)
    before = mover.view()
    first = mover.play("draft a1").json()["sequence"]
    mover_of(guests).play("draft a2")
    mover.command("/undo/ask", before=first)
    others = [guest for guest in guests if guest is not mover]

    waiting = mover.view().undo.request
    others[0].command("/undo/answer", agree=True)
    half = mover.view()
    others[1].command("/undo/answer", agree=True)

    assert waiting is not None
    assert waiting.waiting == [guest.seat for guest in others]
    assert half.state != before.state
    assert mover.view().state == before.state


def test_one_refusal_is_enough(client: Client) -> None:
    guests = among_friends(client, 2)
    mover = mover_of(guests)
    first = mover.play("draft a1").json()["sequence"]
    mover.command("/undo/ask", before=first)

    guests[1 - mover.seat].command("/undo/answer", agree=False)

    assert mover.view().undo.request is None
    assert len(mover.log()) == mover.view().sequence
    assert "a1" in mover.board().parcels


def test_a_new_move_ends_the_asking(client: Client) -> None:
    guests = among_friends(client, 2)
    mover = mover_of(guests)
    first = mover.play("draft a1").json()["sequence"]
    mover.command("/undo/ask", before=first)

    mover_of(guests).play("draft a2")

    assert mover.view().undo.request is None


def test_nobody_is_asked_at_a_strict_table(client: Client) -> None:
    mover = mover_of(among_friends(client, 2, undo="strict"))
    first = mover.play("draft a1").json()["sequence"]

    assert problem(mover.command("/undo/ask", before=first)).code == "undo-not-friendly"


def test_who_was_not_asked_does_not_answer(client: Client) -> None:
    guests = among_friends(client, 2)

    assert problem(guests[0].command("/undo/answer", agree=True)).code == "undo-not-asked"


def test_at_one_device_everything_can_be_taken_back(client: Client) -> None:
    guests = seats_of(hot_seat(client, 2), 2)
    start, stream = guests[0].view().state, Stream(7)
    for _ in range(40):
        mover_of(guests).play_any(stream)
    moves = sum(entry.kind == "move" for entry in guests[0].log())

    answers = [guests[0].command("/undo").status_code for _ in range(moves)]

    assert set(answers) == {201}
    assert guests[0].view().state == start
    assert problem(guests[0].command("/undo")).code == "undo-nothing"


def test_at_one_device_the_same_dice_fall_again(client: Client) -> None:
    guests = seats_of(hot_seat(client, 2), 2)
    for _ in range(60):
        mover_of(guests).play_any(Stream(3))
    after, moves = guests[0].view().state, guests[0].log()[-5:]

    for _ in moves:
        guests[0].command("/undo")
    for entry in moves:
        assert entry.move is not None
        guests[entry.seat].play(entry.move)

    assert guests[0].view().state == after


def test_alone_among_bots_one_takes_back_to_ones_own_answer(client: Client) -> None:
    seats = [{"kind": "person", "name": "ann"}, {"kind": "bot"}]
    ann = open_table(client, options={"players": "2"}, seats=seats)
    while ann.view().decision is None:
        pass
    before = ann.view()
    ann.play(ann.decision().moves[0].move)
    while ann.view().decision is None:
        pass

    ann.command("/undo")

    assert ann.view().state == before.state


@pytest.mark.parametrize(
    ("path", "fields"),
    [("/undo", {}), ("/undo/ask", {"before": 2}), ("/undo/answer", {"agree": True})],
)
def test_undo_needs_the_seat(client: Client, path: str, fields: dict[str, object]) -> None:
    ann, bo = among_friends(client, 2)
    thief = Guest(client, ann.table, bo.token, 0)

    assert thief.command(path, **fields).status_code == 403
