"""Secrets: what others see of a table does not depend on what a seat has chosen in secret."""

from collections.abc import Iterator
from itertools import chain, islice

import pytest
from msgspec import json

from carson import games
from carson.core.chance import Stream, commitment, derive
from carson.core.moves import NOBODY, Seat
from carson.core.records import write_seat
from carson.server.http.callers import Caller
from carson.server.store.storage import StoredTable, TableSettings
from carson.server.tables.log import Moved, Opened, SeatPlan, StoredEntry
from carson.server.tables.room import AnyRoom, make_room
from carson.server.tables.views import Present

NAMES = ("ann", "bo", "cy", "di")
GAMES = {
    "sheets and tiles": ("board", {"players": "3", "variants": "new-beginning,might-is-right"}),
    "tiles of 2009": ("board", {"players": "3", "edition": "2009", "variants": "might-is-right"}),
    "bids": ("cards", {"people": "4", "virtual": "none"}),
}


def new_room(kind: str, seed: int) -> AnyRoom:
    """A room with a token for each seat."""
    game, given = GAMES[kind]
    entry = games.GAMES[game]
    options, secret = entry.game.complete(given), derive(seed)
    count = int(given.get("players") or given["people"])
    settings = TableSettings(
        game="cards" if game == "cards" else "board",
        rules_version=entry.game.rules_version,
        options=options,
        undo="friendly",
        pace="none",
        listed=False,
        host="0" * 64,
        commitment=commitment(secret),
    )
    plans = [
        SeatPlan(kind="person", name=name, tokens=[str(seat) * 64])
        for seat, name in enumerate(NAMES[:count])
    ]
    first = StoredEntry(sequence=1, at=0.0, command=None, payload=Opened(plans=plans))
    return make_room("table", StoredTable(settings=settings, seed=secret, created=0.0), [first])


def played(sequence: int, seat: Seat, move: str) -> StoredEntry:
    """The entry of a move."""
    payload = Moved(seat=seat, lines=[f"{write_seat(seat)} {move}"])
    return StoredEntry(sequence=sequence, at=float(sequence), command=None, payload=payload)


def twins(kind: str, seed: int) -> Iterator[tuple[AnyRoom, AnyRoom, Seat]]:
    """Pairs of rooms that differ only in what a seat has just answered in secret."""
    stream, room = Stream(seed), new_room(kind, seed)
    entries: list[StoredEntry] = []
    while room.to_move and len(entries) < 400:
        seat = room.to_move[stream.below(len(room.to_move))]
        moves = [str(move) for move in room.table.moves(seat)]
        choice = room.table.pending
        if choice is not None and choice.secret and len(room.to_move) > 1 and len(moves) > 1:
            pair = [new_room(kind, seed), new_room(kind, seed)]
            for twin, move in zip(pair, (moves[0], moves[-1]), strict=True):
                for entry in [*entries, played(len(entries) + 2, seat, move)]:
                    twin.follow(entry)
            if pair[0].to_move == pair[1].to_move and pair[0].is_over == pair[1].is_over:
                yield pair[0], pair[1], seat
        entry = played(len(entries) + 2, seat, moves[stream.below(len(moves))])
        entries.append(entry)
        room.follow(entry)


def seen(room: AnyRoom, seat: Seat) -> list[bytes]:
    """Everything that the server would send to a seat."""
    caller = Caller(None if seat == NOBODY else str(seat) * 64, "en")
    view = room.view(caller, seat, Present())
    then = room.view_at(room.sequence, caller, seat)
    told = [room.message(step, seat, "fr") for step in room.steps]
    found = [view, then, *told, room.refusals(seat, "de"), room.forecast(seat, "ja")]
    record = room.table.record_for(seat).encode()
    question = [] if seat == NOBODY else [room.bot_request(seat, "greedy")]
    return [json.encode(found), record, json.encode(question)]


@pytest.mark.parametrize("kind", GAMES)
def test_no_message_tells_what_was_chosen_in_secret(kind: str) -> None:
    leaks, looked = [], 0
    pairs = chain.from_iterable(twins(kind, seed) for seed in range(11, 16))
    for one, two, mover in islice(pairs, 30):
        looked += 1
        others = [Seat(seat) for seat in range(-1, len(one.seats)) if seat != mover]
        leaks += [(one.sequence, seat) for seat in others if seen(one, seat) != seen(two, seat)]

    assert looked > 5
    assert leaks == []


def test_the_mover_himself_sees_what_he_chose() -> None:
    one, two, mover = next(twins("bids", 3))

    assert seen(one, mover) != seen(two, mover)


def test_no_token_and_no_hash_of_one_is_ever_sent() -> None:
    room = new_room("bids", 1)

    sent = b"".join(part for seat in range(-1, 4) for part in seen(room, Seat(seat)))

    assert [seat for seat in range(4) if (str(seat) * 64).encode() in sent] == []
    assert room.seed.hex().encode() not in sent
