"""The laws of any game, over many games of the card game with random options."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pytest

from carson.cards.ids import VOCABULARY
from carson.cards.state import State
from carson.core import testing
from carson.core.trials import Trial, playing
from tests.cards.games import CARD_ACCOUNTS, card_trial

Law = Callable[[Trial[State]], None]

LAWS: Final[dict[str, Law]] = {
    "ends": testing.ends,
    "conserves": partial(testing.conserves, accounts=CARD_ACCOUNTS),
    "notes_rightly": testing.notes_rightly,
    "copies": testing.copies,
    "packs": testing.packs,
    "replays": partial(testing.replays, every=40),
    "verifies": testing.verifies,
    "offers": testing.offers,
    "keeps_secrets": partial(testing.keeps_secrets, every=40),
}
QUICK: Final = {
    "ends": 30,
    "conserves": 20,
    "notes_rightly": 20,
    "copies": 12,
    "packs": 6,
    "replays": 6,
    "verifies": 12,
    "offers": 12,
    "keeps_secrets": 6,
}
"""How many games the quick suite plays for each law; the slow one plays ten times as many."""


@pytest.mark.parametrize("name", LAWS)
def test_the_card_game_obeys_the_law(name: str) -> None:
    for seed in range(QUICK[name]):
        LAWS[name](card_trial(seed))


@pytest.mark.slow
@pytest.mark.parametrize("name", LAWS)
@pytest.mark.parametrize("chunk", range(1, 10))
def test_the_card_game_obeys_the_law_in_many_games(name: str, chunk: int) -> None:
    for seed in range(chunk * QUICK[name], (chunk + 1) * QUICK[name]):
        LAWS[name](card_trial(seed))


@pytest.mark.slow
def test_these_games_do_all_that_can_be_done() -> None:
    played: set[str] = set()
    for seed in range(60):
        with playing(card_trial(seed)) as run:
            for _ in run.moments():
                pass
        played |= {move.verb.name for _, move in run.lines}

    assert set(VOCABULARY.verbs) - played == set()
