"""Snapshots: a table that was kept is the table that its log tells, without a move made again."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec import json

from carson.board.game import BOARD_GAME
from carson.board.state import State as BoardState
from carson.cards.game import CARDS_GAME
from carson.core.chance import Stream
from carson.core.moves import NOBODY, Move, Seat, Vocabulary
from carson.core.records import write_seat
from carson.server.http import requests
from carson.server.http.callers import Caller
from carson.server.http.responses import Pace
from carson.server.store.storage import StoredSnapshot, StoredTable
from carson.server.tables import live_table, log, snapshots, tokens
from carson.server.tables.cache import WORTH_KEEPING, load
from carson.server.tables.log import Moved, Payload, StoredEntry
from carson.server.tables.opening import GameToOpen, opening
from carson.server.tables.room import AnyRoom, make_room
from carson.server.tables.views import Present
from tests.server.guests import Guest, hot_seat, server
from tests.support.patience import wait_until

GAMES = [
    GameToOpen("board", {"players": "4"}),
    GameToOpen("board", {"players": "3", "variants": "new-beginning,might-is-right,outlaws"}),
    GameToOpen("board", {"players": "2", "variants": "kit-carson,river,horses"}),
    GameToOpen("cards", {"people": "4", "virtual": "none"}),
]
EVERY = 60


class Played:
    """A table that is played at random, with some talk, some undo and some coming and going."""

    def __init__(self, game: GameToOpen, pace: Pace = "live") -> None:
        token = tokens.hashed(tokens.new_token())
        people = len(make_game(game))
        wanted = requests.TableRequest(
            seats=[requests.SeatRequest(kind="person")] * people, pace=pace
        )
        found = opening(game, wanted, Caller(token, "en"), token)
        self.stored = StoredTable(settings=found.settings, seed=found.seed, created=0.0)
        first = StoredEntry(sequence=1, at=1.0, command=None, payload=found.first)
        self.entries = [first]
        self.room = make_room(found.name, self.stored, [first])

    def do(self, room: AnyRoom, payload: Payload) -> None:
        """One more entry, in the log too if the room is the played one."""
        number = room.sequence + 1
        entry = StoredEntry(
            sequence=number, at=float(number), command=f"c{number}", payload=payload
        )
        room.follow(entry)
        if room is self.room:
            self.entries.append(entry)

    def stored_entries(self) -> list[StoredEntry]:
        """The log as the database gives it back."""
        return [
            StoredEntry(
                sequence=entry.sequence,
                at=entry.at,
                command=entry.command,
                payload=log.read(log.write(entry.payload)),
            )
            for entry in self.entries
        ]

    def again(self, kept: StoredSnapshot | None) -> AnyRoom:
        """The room as someone finds it who opens it again."""
        return load(self.room.name, self.stored, self.stored_entries(), kept)

    def turn(self, stream: Stream) -> Payload:
        """Something that may happen next."""
        room, dice = self.room, stream.below(30)
        if dice == 0 and room.moves:
            return log.Undone(seat=0, before=room.moves[-1].sequence)
        if dice == 1:
            return log.Said(seat=0, text="hello")
        if dice == 2:
            seat = stream.below(len(room.seats))
            away = room.seats[seat].bot is None
            change: log.SeatChange = "handed" if away else "returned"
            return log.Changed(seat=seat, change=change, bot="greedy" if away else None)
        return random_move(room, stream)


def make_game(game: GameToOpen) -> range:
    """The seats of a game."""
    return range(int(game.options.get("players", game.options.get("people", "2"))))


def random_move(room: AnyRoom, stream: Stream) -> Moved:
    """A move of someone who is asked."""
    seat = room.to_move[stream.below(len(room.to_move))]
    moves = room.table.moves(seat)
    return Moved(seat=seat, lines=[f"{write_seat(seat)} {moves[stream.below(len(moves))]}"])


def all_of(room: AnyRoom) -> dict[str, object]:
    """Everything that can be asked of a room."""
    seats = [NOBODY, *(Seat(seat) for seat in range(len(room.seats)))]
    caller = Caller(room.settings.host, "en")
    return {
        "state": digest(room),
        "views": [json.encode(room.view(caller, seat, Present())) for seat in seats],
        "records": [room.table.record_for(seat) for seat in seats],
        "log": [[room.message(step, seat, "en") for step in room.steps] for seat in seats[:2]],
        "undo": [room.why_no_undo(seat) for seat in seats[1:]],
        "rest": (room.moves, room.asked, room.request, room.seats, room.clocks, room.table.marks),
        "commands": {name: step.entry.sequence for name, step in room.commands.items()},
        "lines": [room.lines_at(number) for number in range(1, room.sequence + 1, 7)],
        "told": room.table.log,
        "given": room.table.state.given,
    }


def digest(room: AnyRoom) -> str:
    """The whole state, agenda included."""
    if isinstance(room.table.state, BoardState):
        return BOARD_GAME.digest(room.table.state)
    return CARDS_GAME.digest(room.table.state)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name} {len(game.options)}")
def test_a_table_that_was_kept_is_what_its_log_tells(game: GameToOpen) -> None:
    played, stream = Played(game), Stream(5)
    moments = 0
    while played.room.to_move and moments < 5:
        for _ in range(EVERY):
            if played.room.to_move:
                played.do(played.room, played.turn(stream))
        kept = played.room.snapshot()
        found = played.again(kept)
        moments += 1

        assert found.kept == kept.sequence
        assert all_of(found) == all_of(played.again(None))

        # Both go on in the same way, with the same dice.
        for seed in range(10):
            if not found.to_move:
                break
            move = random_move(found, Stream(seed))
            played.do(found, Moved(seat=move.seat, lines=list(move.lines)))
            played.do(played.room, move)
        assert all_of(found) == all_of(played.room)

    assert moments > 2


def test_what_came_later_is_followed_after_the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    played, stream = Played(GAMES[0]), Stream(1)
    for _ in range(30):
        played.do(played.room, random_move(played.room, stream))
    kept = played.room.snapshot()
    for _ in range(3):
        played.do(played.room, random_move(played.room, stream))
    made = counted_moves(monkeypatch)

    found = played.again(kept)

    assert len(made) == 3
    assert all_of(found) == all_of(played.room)


@pytest.mark.parametrize("wrong", ["seal", "data", "log", "program"])
def test_a_snapshot_that_does_not_fit_is_thrown_away(
    monkeypatch: pytest.MonkeyPatch, wrong: str
) -> None:
    played, stream = Played(GAMES[0]), Stream(1)
    for _ in range(30):
        played.do(played.room, random_move(played.room, stream))
    kept = played.room.snapshot()
    if wrong == "seal":
        kept.seal = "0" * 64
    elif wrong == "data":
        kept.data = kept.data[:-1] + b"x"
    elif wrong == "log":
        played.entries[7].at += 1
    else:
        monkeypatch.setattr(snapshots, "program", lambda: b"another")

    found = played.again(kept)

    assert found.kept == 0
    assert all_of(found)["views"] == all_of(played.room)["views"]


# --- in the server --------------------------------------------------------------------------
def counted_moves(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of moves that tables make, from now on."""
    made: list[str] = []
    reading = live_table.read_lines

    def count(lines: Sequence[str], vocabulary: Vocabulary) -> list[tuple[Seat, Move]]:
        made.extend(lines)
        return reading(lines, vocabulary)

    monkeypatch.setattr(live_table, "read_lines", count)
    return made


def snapshots_in(folder: Path) -> int:
    """How many tables are kept in a database."""
    with sqlite3.connect(folder / "tables.db") as connection:
        return int(connection.execute("SELECT count(*) FROM snapshots").fetchone()[0])


def test_a_table_that_fell_out_of_the_cache_makes_no_move_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path, rooms_kept=1) as client:
        first, stream = hot_seat(client, 2), Stream(1)
        for _ in range(WORTH_KEEPING + 5):
            Guest(client, first.table, first.token, first.view().to_move[0]).play_any(stream)
        before = first.view()
        second = hot_seat(client, 2)
        second.view()
        wait_until(lambda: snapshots_in(tmp_path) == 1)
        made = counted_moves(monkeypatch)

        after = first.view()
        Guest(client, first.table, first.token, after.to_move[0]).play_any(stream)

    assert (after, len(made)) == (before, 1)


def test_a_table_that_is_deleted_is_kept_no_longer(tmp_path: Path) -> None:
    with server(tmp_path, rooms_kept=1) as client:
        first, stream = hot_seat(client, 2), Stream(1)
        for _ in range(WORTH_KEEPING + 5):
            Guest(client, first.table, first.token, first.view().to_move[0]).play_any(stream)
        hot_seat(client, 2).view()
        wait_until(lambda: snapshots_in(tmp_path) == 1)
        client.delete(f"/games/{first.table}", headers=first.headers)

        assert snapshots_in(tmp_path) == 0
