"""Games to review, played once."""

import pytest

from carson.arena import Match, play_game
from carson.core.records import Record
from carson.games import GAMES


def recorded(game: str, options: dict[str, str], bots: tuple[str, ...]) -> Record:
    """A game among bots."""
    entry = GAMES[game]
    match = Match(bots, 1, "review", entry.game.complete(options), True, game)
    return entry.read(play_game(match, 0).record)


@pytest.fixture(scope="session")
def board_record() -> Record:
    """A board game of two weak players."""
    return recorded("board", {"players": "2"}, ("random", "greedy"))


@pytest.fixture(scope="session")
def cards_record() -> Record:
    """A card game with two virtual players."""
    return recorded("cards", {"people": "2", "virtual": "novice,expert"}, ("random", "greedy"))
