"""The laws of any game, over many games of the board game with random options."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

import pytest

from carson.board.state import State
from carson.core import testing
from carson.core.trials import Trial
from tests.support.games import BOARD_ACCOUNTS, board_trials

Law = Callable[[Trial[State]], None]

LAWS: Final[dict[str, Law]] = {
    "ends": testing.ends,
    "conserves": partial(testing.conserves, accounts=BOARD_ACCOUNTS),
    "notes_rightly": testing.notes_rightly,
    "copies": testing.copies,
    "packs": testing.packs,
    "replays": partial(testing.replays, every=40),
    "verifies": testing.verifies,
    "offers": testing.offers,
    "keeps_secrets": partial(testing.keeps_secrets, every=40),
}
QUICK: Final = {
    "ends": 50,
    "conserves": 50,
    "notes_rightly": 40,
    "copies": 15,
    "packs": 8,
    "replays": 10,
    "verifies": 25,
    "offers": 10,
    "keeps_secrets": 15,
}
"""How many games the quick suite plays for each law, and a chunk of the slow one."""
CHUNKS: Final = {
    "ends": 4,
    "conserves": 6,
    "notes_rightly": 4,
    "copies": 6,
    "packs": 6,
    "replays": 3,
    "verifies": 3,
    "offers": 8,
    "keeps_secrets": 4,
}
"""More chunks of games for the slow suite; tests/test_coverage.py plays thousands more."""


def chunks() -> Iterator[tuple[str, int]]:
    """Each law with the number of the first game of each of its chunks."""
    for name, count in CHUNKS.items():
        yield from ((name, chunk * QUICK[name]) for chunk in range(1, count + 1))


def uphold(name: str, first: int) -> None:
    """See that a law holds in a chunk of games."""
    for trial in board_trials(first, QUICK[name]):
        LAWS[name](trial)


@pytest.mark.parametrize("name", LAWS)
def test_the_board_game_obeys_the_law(name: str) -> None:
    uphold(name, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "first"), list(chunks()))
def test_the_board_game_obeys_the_law_in_many_games(name: str, first: int) -> None:
    uphold(name, first)
