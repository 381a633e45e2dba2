"""A table alone: rules and views without a server around them, as a measure for what that costs."""

import time

from carson.core.chance import Stream
from carson.core.records import write_seat
from carson.server.http import requests
from carson.server.http.callers import Caller
from carson.server.store.storage import StoredTable
from carson.server.tables import tokens
from carson.server.tables.log import Moved, StoredEntry
from carson.server.tables.opening import GameToOpen, opening
from carson.server.tables.room import AnyRoom, make_room
from carson.server.tables.views import Present

PLAYERS = 4


def seconds_per_turn(seconds: float, seed: int) -> float:
    """The processor time of one view and one move, from random games that take about so long."""
    stream, turns, began = Stream(seed), 0, time.process_time()
    while time.process_time() < began + seconds:
        turns += play_game(new_room(), stream)
    return (time.process_time() - began) / turns


def new_room() -> AnyRoom:
    """A board game for four people with one token."""
    token = tokens.hashed(tokens.new_token())
    wanted = requests.TableRequest(seats=[requests.SeatRequest(kind="person")] * PLAYERS)
    game = GameToOpen("board", {"players": str(PLAYERS)})
    found = opening(game, wanted, Caller(token, "en"), token)
    stored = StoredTable(settings=found.settings, seed=found.seed, created=0.0)
    return make_room(
        found.name, stored, [StoredEntry(sequence=1, at=0.0, command=None, payload=found.first)]
    )


def play_game(room: AnyRoom, stream: Stream) -> int:
    """Play to the end, at random; how many turns that took."""
    caller, turns = Caller(room.settings.host, "en"), 0
    while room.to_move:
        seat, turns = room.to_move[0], turns + 1
        decision = room.view(caller, seat, Present()).decision
        assert decision is not None, "the seat is asked"
        move = decision.moves[stream.below(len(decision.moves))].move
        played = Moved(seat=seat, lines=[f"{write_seat(seat)} {move}"])
        room.follow(StoredEntry(sequence=room.sequence + 1, at=0.0, command=None, payload=played))
    return turns
