"""The stream of events: every entry once, redacted, across restarts."""

from pathlib import Path

import httpx
import pytest

from carson.core.chance import Stream
from tests.server.live import Person, friends, live_server, reading, take
from tests.server.outside import outside

BIDDING = {"game": "cards", "options": {"people": "4", "virtual": "none"}}


def test_the_first_message_is_a_fresh_view(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        ann, *_ = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token) as stream:
            fresh = take(stream, "fresh")[0]

        assert fresh.id == ann.view().sequence


def test_a_move_is_heard_with_its_sequence_and_followed_by_the_view(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        people = friends(url, 2, options={"players": "2"})
        mover = people[people[0].view().to_move[0]]
        other = people[1 - mover.seat]
        with reading(url, other.table, other.token) as stream:
            take(stream, "fresh")
            sequence = mover.play().json()["sequence"]
            entry, view = take(stream, "entry")[0], take(stream, "view")[0]

        assert entry.id == sequence
        assert view.id is None
        assert f'"sequence":{sequence}' in view.data


def test_who_comes_back_misses_nothing_and_hears_nothing_twice(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        people = friends(url, 2, options={"players": "2"})
        start = people[0].view().sequence
        play_some(people, 6)
        with reading(url, people[0].table, people[0].token, last=start + 2) as stream:
            heard = take(stream, "entry", 4)

    assert [message.id for message in heard] == [start + 3, start + 4, start + 5, start + 6]


def test_a_stream_goes_on_after_a_restart(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        people = friends(url, 2, options={"players": "2"})
        known = play_some(people, 3)
    with live_server(tmp_path) as url:
        for person in people:
            person.url = url
        last = play_some(people, 2)
        with reading(url, people[0].table, people[0].token, last=known) as stream:
            heard = take(stream, "entry", 2)

    assert [message.id for message in heard] == [last - 1, last]


@pytest.mark.slow
def test_nothing_is_missed_or_heard_twice_when_the_server_is_killed_while_one_listens(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    heard: list[int] = []
    with outside(database, tmp_path / "log", "--bot-workers", "0") as house:
        people = friends(house.url, 2, options={"players": "2"})
        known = people[0].view().sequence
        for _ in range(2):
            with reading(house.url, people[0].table, people[0].token, last=known) as stream:
                last = play_some(people, 3)
                heard += [message.id or 0 for message in take(stream, "entry", 3)]
                house.kill()
            house.start()
            known = heard[-1]

    assert heard == list(range(last - 5, last + 1))


def test_who_fell_far_behind_gets_a_fresh_view_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.server.http.sse.FAR", 4)
    with live_server(tmp_path) as url:
        people = friends(url, 2, options={"players": "2"})
        known = people[0].view().sequence
        last = play_some(people, 5)
        with reading(url, people[0].table, people[0].token, last=known) as stream:
            first, second = next(stream), next(stream)

    assert (first.event, first.id) == ("fresh", last)
    assert second.event == "presence"


def test_a_number_that_no_log_has_is_not_believed(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        ann, *_ = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token, last="9" * 5000) as stream:
            fresh = take(stream, "fresh")[0]

        assert fresh.id == ann.view().sequence


def test_who_knows_more_than_the_log_gets_a_fresh_view(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        ann, *_ = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token, last=999) as stream:
            fresh = take(stream, "fresh")[0]

        assert fresh.id == ann.view().sequence


def test_a_secret_bid_looks_the_same_to_the_others_whatever_it_is(tmp_path: Path) -> None:
    heard: list[str] = []
    with live_server(tmp_path) as url:
        for number in (0, 4):
            people = friends(url, 4, **BIDDING)
            known = people[1].view().sequence
            people[0].play(number)
            with reading(url, people[1].table, people[1].token, last=known) as stream:
                heard.append(plain(take(stream, "entry")[0].data))

    assert heard[0] == heard[1]


def plain(text: str) -> str:
    """A message without the time at which it was sent."""
    before, _, rest = text.partition('"at":')
    return before + rest.partition(",")[2]


def test_the_mover_himself_hears_his_secret(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        people = friends(url, 4, **BIDDING)
        known = people[0].view().sequence
        move = people[0].play(3).json()["entry"]["move"]
        with reading(url, people[0].table, people[0].token, last=known) as stream:
            entry = take(stream, "entry")[0]

    assert f'"move":"{move}"' in entry.data


def test_presence_is_told_and_has_no_id(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        ann, bo = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token) as stream:
            first = take(stream, "presence")[0]
            with reading(url, bo.table, bo.token) as other:
                take(other, "fresh")
                second = take(stream, "presence")[0]

    assert ('"seats":[0]' in first.data, '"seats":[0,1]' in second.data) == (True, True)
    assert first.id is second.id is None


def test_the_stream_ends_when_the_seat_is_lost(tmp_path: Path) -> None:
    with live_server(tmp_path) as url:
        ann, bo = friends(url, 2, options={"players": "2"})
        with reading(url, bo.table, bo.token, seat=1) as stream:
            take(stream, "fresh")
            httpx.post(f"{url}/games/{ann.table}/seats/1/kick", headers=ann.headers)
            rest = list(stream)

    assert [message.event for message in rest if message.event in ("entry", "view")] == []


def play_some(people: list[Person], moves: int) -> int:
    """Whoever is asked plays; the last entry then."""
    stream = Stream(moves)
    for _ in range(moves):
        mover = people[people[0].view().to_move[0]]
        asked = mover.view().decision
        assert asked is not None
        mover.play(stream.below(len(asked.moves)))
    return people[0].view().sequence


def test_who_is_here_is_told_again_where_nothing_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.server.http.sse.BEAT_SECONDS", 0.05)
    with live_server(tmp_path) as url:
        ann, *_ = friends(url, 2, options={"players": "2"})
        with reading(url, ann.table, ann.token) as stream:
            told = take(stream, "presence", 3)

    assert len({message.data for message in told}) == 1
