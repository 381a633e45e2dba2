"""The fuzzer: good positions and records, spoilt in a hundred ways, meet documented errors only.

Whatever is accepted can be played to the end. `python -m tests.test_fuzz FIRST COUNT` tries others.
"""

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from typing import Final

import pytest

from carson.board.game import BOARD_GAME
from carson.board.notation import writer as board_notation
from carson.cards.game import CARDS_GAME
from carson.cards.notation import writer as cards_notation
from carson.core.agenda import S, pending
from carson.core.chance import Stream
from carson.core.game import Game
from carson.core.playouts import play_out
from carson.core.positions import BadPosition
from carson.core.records import BadRecord, read, replay, verify
from carson.core.trials import Trial, playing, sitting
from tests.cards.games import card_trial
from tests.support.games import board_trial
from tests.support.spoiling import WAYS, spoilt

TRIES: Final = 10_000
CHUNK: Final = 500
GAMES: Final = 48
"""Games of each kind that good texts come from."""
POSITIONS: Final = 4
"""Positions from each of them."""
SHORT: Final = 50
"""Moves of most records; they are read quickly."""


# --- good texts -----------------------------------------------------------------------------
def positions(trial: Trial[S], write: Callable[[S, dict[str, str]], str]) -> list[str]:
    """Some positions of a game."""
    found = []
    with playing(trial) as run:
        for s in run.moments():
            if pending(s) is not None and run.now_and_then(8):
                with suppress(BadPosition):
                    found.append(write(s, dict(trial.options)))
    return [found[len(found) * number // POSITIONS] for number in range(POSITIONS)]


def record(trial: Trial[S]) -> str:
    """The record of a game, most often of its beginning."""
    players = Stream(trial.seed)
    with sitting(trial) as table:
        while table.pending is not None and (
            not trial.seed % 12 or len(table.record.lines) < SHORT
        ):
            table.play(*trial.decide(table.state, players))
        return table.record.write()


@cache
def good_texts() -> dict[str, list[str]]:
    """Positions and records of both games, with many options."""
    seeds = range(GAMES)
    return {
        "board position": [
            text for seed in seeds for text in positions(board_trial(seed), board_notation.write)
        ],
        "cards position": [
            text for seed in seeds for text in positions(card_trial(seed), cards_notation.write)
        ],
        "board record": [record(board_trial(seed)) for seed in seeds],
        "cards record": [record(card_trial(seed)) for seed in seeds],
    }


# --- what becomes of them -------------------------------------------------------------------
def try_position(read_it: Callable[[str], tuple[S, dict[str, str]]], text: str) -> str:
    """Read a position and play it to the end; why it was refused, if it was."""
    try:
        s, _ = read_it(text)
    except BadPosition as error:
        return error.reason.code
    play_out(s, Stream(len(text)))
    return "played"


def try_record(game: Game[S], text: str) -> str:
    """Read a record, check its dice, and play on from its end; why it was refused, if it was."""
    try:
        found = read(game, text)
    except BadRecord as error:
        return error.reason.code
    with suppress(BadRecord):
        verify(game, found)
    play_out(replay(game, found), Stream(len(text)))
    return "played"


KINDS: Final[dict[str, Callable[[str], str]]] = {
    "board position": partial(try_position, board_notation.read),
    "cards position": partial(try_position, cards_notation.read),
    "board record": partial(try_record, BOARD_GAME),
    "cards record": partial(try_record, CARDS_GAME),
}
SHARES: Final = ("board position",) * 5 + ("cards position",) * 2 + ("board record", "cards record")


def text_of(number: int) -> tuple[str, str, str]:
    """A try: what kind of text it is, in which way it was spoilt, and the text."""
    stream = Stream(number)
    kind = SHARES[number % len(SHARES)]
    way = list(WAYS)[number // len(SHARES) % len(WAYS)]
    good = good_texts()[kind]
    return kind, way, spoilt(good[stream.below(len(good))], way, stream)


def outcome(number: int) -> str:
    """What becomes of a try; anything but a documented error is told with the text."""
    kind, way, text = text_of(number)
    try:
        return KINDS[kind](text)
    except Exception as error:
        raise AssertionError(f"try {number}, {kind}, {way}: {error!r}\n{text[:4000]}") from error


def outcomes(first: int, count: int) -> Counter[str]:
    """How often each outcome came of the tries."""
    return Counter(outcome(number) for number in range(first, first + count))


# --- tests ----------------------------------------------------------------------------------
@pytest.mark.parametrize("first", range(0, TRIES, CHUNK))
def test_spoilt_texts_are_refused_or_can_be_played_to_the_end(first: int) -> None:
    found = outcomes(first, CHUNK)

    assert sum(found.values()) == CHUNK
    assert len(found) > 20
    assert found["played"] > CHUNK // 20


def test_there_are_more_than_a_hundred_ways_and_each_is_tried() -> None:
    tried = {text_of(number)[1] for number in range(0, TRIES, len(SHARES))}

    assert len(WAYS) > 100
    assert tried == set(WAYS)


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_not_spoilt_is_played(kind: str) -> None:
    assert {KINDS[kind](text) for text in good_texts()[kind][:20]} == {"played"}


def test_positions_of_the_board_game_are_read_and_written_again() -> None:
    for text in good_texts()["board position"]:
        assert board_notation.write(*board_notation.read(text)) == text


def test_positions_of_the_card_game_are_read_and_written_again() -> None:
    for text in good_texts()["cards position"]:
        assert cards_notation.write(*cards_notation.read(text)) == text


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[1]) + int(sys.argv[2])):
        try:
            outcome(number)
        except AssertionError as error:
            print(error)
