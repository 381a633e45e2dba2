"""Whatever is thrown at the public functions, only the documented refusals come back."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from carson.board.game import BOARD_GAME
from carson.core.agenda import IllegalMove, S
from carson.core.chance import Stream, derive
from carson.core.game import Game
from carson.core.given import BadOption
from carson.core.moves import Seat, UnknownMove, Vocabulary
from carson.core.records import BadRecord, Record, game_of, read
from carson.core.table import CannotUndo, Table, open_table
from carson.core.trials import Trial
from tests.core.toy import PEBBLE_GAME

EARLY: Final = 40
"""Enough moves for the players to have some, and quickly read."""


def early(game: Game[S]) -> Table[S]:
    """A table where a game has begun."""
    options = game.complete({"players": "3"})
    table = open_table(game, options, ["Arno", "Alex", "Eva"], derive("early"))
    stream = Stream(1)
    while table.to_move and len(table.record.lines) < EARLY:
        table.play(*Trial(game, options, 1).decide(table.state, stream))
    return table


VOCABULARIES: Final = {"board": BOARD_GAME.vocabulary, "pebbles": PEBBLE_GAME.vocabulary}
RECORDS: Final = {"board": early(BOARD_GAME).record, "pebbles": early(PEBBLE_GAME).record}
READERS: Final[Mapping[str, Callable[[str], Record]]] = {
    "board": partial(read, BOARD_GAME),
    "pebbles": partial(read, PEBBLE_GAME),
}
COMPLETERS: Final = {"board": BOARD_GAME.complete, "pebbles": PEBBLE_GAME.complete}
OPENERS: Final[Mapping[str, Callable[[Mapping[str, str], list[str]], Record]]] = {
    "board": lambda options, names: open_table(BOARD_GAME, options, names, derive(1)).record,
    "pebbles": lambda options, names: open_table(PEBBLE_GAME, options, names, derive(1)).record,
}
names_of_games: Final = pytest.mark.parametrize("name", RECORDS)


# --- moves ----------------------------------------------------------------------------------
def words(vocabulary: Vocabulary) -> st.SearchStrategy[str]:
    """Texts that are nearly moves."""
    pieces = sorted({word for move in vocabulary.moves[::7] for word in str(move).split()})
    return st.lists(st.sampled_from(pieces) | st.text(max_size=3), max_size=4).map(" ".join)


@names_of_games
@given(data=st.data())
def test_any_text_is_a_move_or_unknown(name: str, data: st.DataObject) -> None:
    vocabulary = VOCABULARIES[name]
    text = data.draw(st.text() | words(vocabulary))
    with suppress(UnknownMove):
        move = vocabulary.read(text)
        assert vocabulary.read(str(move)) is move


SEATS: Final = st.integers(-3, 7).map(Seat)


def throw(game: Game[S], data: st.DataObject) -> None:
    """Some legal moves, arbitrary moves of arbitrary seats, and undo, in any order."""
    table = early(game)
    for kind in data.draw(st.lists(st.sampled_from(["play", "any", "undo"]), max_size=20)):
        seat = data.draw(SEATS)
        with suppress(IllegalMove, CannotUndo):
            if kind == "undo":
                table.undo(seat)
            elif kind == "any":
                table.play(seat, data.draw(st.sampled_from(game.vocabulary.moves)))
            elif table.to_move:
                seat = data.draw(st.sampled_from(table.to_move))
                table.play(seat, data.draw(st.sampled_from(table.moves(seat))))
    text = table.record.write()
    assert read(game, text).write() == text


@given(data=st.data())
def test_any_move_of_pebbles_is_played_or_refused(data: st.DataObject) -> None:
    throw(PEBBLE_GAME, data)


@given(data=st.data())
def test_any_move_of_the_board_game_is_played_or_refused(data: st.DataObject) -> None:
    throw(BOARD_GAME, data)


# --- records --------------------------------------------------------------------------------
JUNK: Final = st.text("0123456789* \r", max_size=2) | st.text(max_size=3)


def edited(text: str, data: st.DataObject) -> str:
    """The text with a line or a character deleted, doubled, moved or altered."""
    parts = data.draw(st.sampled_from([text.splitlines(keepends=True), list(text)]))
    at = data.draw(st.integers(0, len(parts) - 1))
    other = data.draw(st.integers(0, len(parts) - 1))
    edit = data.draw(st.sampled_from(["delete", "double", "swap", "cut", "alter", "insert"]))
    if edit == "delete":
        del parts[at]
    elif edit == "double":
        parts.insert(at, parts[at])
    elif edit == "swap":
        parts[at], parts[other] = parts[other], parts[at]
    elif edit == "cut":
        del parts[at:]
    else:
        parts[at] = data.draw(JUNK) + parts[at][edit == "alter" :]
    return "".join(parts)


@names_of_games
@settings(max_examples=500)
@given(data=st.data())
def test_an_edited_record_is_refused_or_exact(name: str, data: st.DataObject) -> None:
    text = RECORDS[name].write()
    for _ in range(data.draw(st.integers(1, 3))):
        text = edited(text, data) or text
    with suppress(BadRecord):
        assert READERS[name](text).write() == text


@names_of_games
@given(text=st.text())
def test_any_text_is_no_record(name: str, text: str) -> None:
    with pytest.raises(BadRecord, match="line 1: no-record"):
        READERS[name](text)
    with pytest.raises(BadRecord):
        game_of(text)


# --- options --------------------------------------------------------------------------------
def options_like(name: str) -> st.SearchStrategy[dict[str, str]]:
    """Options that are nearly right."""
    known = RECORDS[name].options
    values = st.sampled_from([*known.values(), "1", "2", "6", "7", "02", "\u0662"])
    return st.dictionaries(st.sampled_from(list(known)) | st.text(max_size=3), values | st.text())


@names_of_games
@given(data=st.data())
def test_any_options_are_completed_or_refused(name: str, data: st.DataObject) -> None:
    options = data.draw(options_like(name))
    with suppress(BadOption):
        complete = COMPLETERS[name](options)
        assert COMPLETERS[name](complete) == complete
        assert options.items() <= complete.items()


@names_of_games
@given(names=st.lists(st.text(max_size=5) | st.text(min_size=30), min_size=1, max_size=4))
def test_any_names_are_recorded_or_refused(name: str, names: list[str]) -> None:
    with suppress(BadOption):
        record = OPENERS[name]({"players": "2"}, names)
        assert READERS[name](record.write()) == record
