"""The corpus of whole games: each is replayed as it was played, and together they cover all."""

from pathlib import Path
from typing import Final

import pytest

from carson.board.game import BOARD
from carson.board.ids import CARD_SIDES, THING_NAMES
from carson.board.options import CASTS, EDITIONS, RANDOM_CAST, VARIANTS
from carson.board.printed import FEWEST_PLAYERS, GOLD_AND_GUNS_TILES
from carson.bots.bot import BOT_NAMES
from carson.cards.game import CARDS_GAME
from carson.cards.ids import CHARACTER_NAMES
from carson.cards.printed import FEWEST_SEATS, LEVELS, MOST_SEATS
from carson.core.records import BadRecord, game_of, read, verify
from carson.texts import LANGUAGES, Texts
from tests.corpus import (
    INDEX,
    PRESENT,
    Played,
    folder_of,
    folders,
    games_in,
    looked_at,
    played,
    read_row,
    rows,
)
from tools.corpus import index, record_of, told
from tools.corpus_plans import TYPED, Plan, plans

FEWEST: Final = 300
SOME: Final = 9
"""One game in so many is replayed in the quick suite."""
GROUPS: Final = [
    pytest.param(folder, group, id=f"{folder.name}-{group}")
    for folder in PRESENT
    for group in dict.fromkeys(row.group for row in rows(folder))
]
each_group = pytest.mark.parametrize(("folder", "group"), GROUPS)
each_folder = pytest.mark.parametrize("folder", PRESENT, ids=lambda folder: folder.name)


def changed(folder: Path, group: str, every: int) -> list[str]:
    """The games of a group that are not replayed as they were."""
    games = [(row, text) for row, text in games_in(folder).values() if row.group == group]
    return [row.name for row, text in games[::every] if played(text).fingerprint != row.fingerprint]


def covered(folder: Path) -> set[str]:
    """All that the games of a folder cover, as its index says."""
    lines = (folder / INDEX).read_text(encoding="utf-8").splitlines()
    start, end = (lines.index(title) for title in ("| what | games | for example |", ALL_GAMES))
    return {line.split("|")[1].strip() for line in lines[start + 2 : end] if line}
