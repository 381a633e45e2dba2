"""Pickling: how moves, games, states, views and tables go to another process.

A move stays the one object it is, and a game goes by its name. A state goes as plain data, a table
as its record and seed. A view takes along nothing that its seat may not know: that is redrawn.
"""

from collections.abc import Callable, Mapping
from copyreg import pickle
from importlib import import_module
from typing import Final, TypeVar

from carson.core.agenda import Position, S
from carson.core.chance import Stream
from carson.core.game import Game
from carson.core.moves import Move, Seat, Verb
from carson.core.packing import pack, unpack
from carson.core.reasons import Reason
from carson.core.records import Record
from carson.core.table import Table
from carson.core.views import Told, View

T = TypeVar("T")
Made = tuple[Callable[..., T], tuple[object, ...]]
"""What makes a thing again, and of what."""
SAME_LUCK: Final = 0
"""What a view redraws must not depend on what is hidden, so it is always redrawn alike."""
HOMES: Final[dict[Verb, str]] = {}
"""For each verb where its game is found."""


def let_travel(game: Game[S], constant: str, state: type[S]) -> None:
    """Let a game and its states be pickled; the constant holds the game, in its own module."""
    home = f"{type(game).__module__}:{constant}"
    for verb in game.vocabulary.verbs.values():
        HOMES[verb] = home

    def made_of(s: S) -> Made[S]:
        return unpack, (game, game.options_of(s), pack(game, s))

    def by_name(_: Game[S]) -> Made[Game[S]]:
        return game_at, (home,)

    pickle(type(game), by_name)
    pickle(state, made_of)


def game_at(home: str) -> Game[S]:
    """The game that a module holds."""
    module, _, constant = home.partition(":")
    game: object = getattr(import_module(module), constant)
    assert isinstance(game, Game), f"{home} is no game"
    return game


def move_at(home: str, text: str) -> Move:
    """The one move of a game that the text names."""
    game: Game[Position] = game_at(home)
    return game.vocabulary.read(text)


def reason_of(code: str, args: Mapping[str, int | str]) -> Reason:
    """A reason with its arguments."""
    return Reason(code, **args)


def _move(move: Move) -> Made[Move]:
    return move_at, (HOMES[move.verb], str(move))


def _reason(reason: Reason) -> Made[Reason]:
    return reason_of, (reason.code, reason.args)


def _record(record: Record) -> Made[Record]:
    head = (record.game, record.rules_version, record.options, record.names)
    return Record, (*head, record.commitment, record.seed, record.lines)


def _table(table: Table[S]) -> Made[Table[S]]:
    return Table, (table.game, table.record, table.seed)


def _view(view: View[S]) -> Made[View[S]]:
    told = Told(view.lines)
    return View, (view.game, view.imagine(Stream(SAME_LUCK)), Seat(view.seat), told)


def _told(told: Told) -> Made[Told]:
    return Told, (told.lines,)


pickle(Move, _move)
pickle(Reason, _reason)
pickle(Record, _record)
pickle(Table, _table)
pickle(Told, _told)
pickle(View, _view)
