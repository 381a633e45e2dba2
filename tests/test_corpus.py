"""The corpus of whole games: each is replayed as it was played, and together they cover all."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import CARD_SIDES, THING_NAMES
from carson.board.ids import VOCABULARY as BOARD_VOCABULARY
from carson.board.options import CASTS, EDITIONS, RANDOM_CAST, VARIANTS
from carson.board.printed import FEWEST_PLAYERS, GOLD_AND_GUNS_TILES
from carson.cards.game import CARDS_GAME
from carson.cards.ids import CHARACTER_NAMES
from carson.cards.ids import VOCABULARY as CARD_VOCABULARY
from carson.cards.printed import FEWEST_SEATS, LEVELS, MOST_SEATS
from carson.core.records import BadRecord, Record, game_of, read, verify
from carson.games import GAMES
from carson.i18n.texts import LANGUAGES, Texts
from tests.support.corpus import (
    FOLDER,
    INDEX,
    PRESENT,
    folder_of,
    folders,
    games_in,
    played,
    read_row,
    rows,
)
from tools.corpus import index, record_of, title_of
from tools.corpus_plans import TYPED, Plan, plans

FEWEST: Final = 300
COVERED: Final = "| what | games | for example |"
GROUPS: Final = [
    pytest.param(folder, group, id=f"{folder.name}-{group}")
    for folder in PRESENT
    for group in dict.fromkeys(row.group for row in rows(folder))
]
each_group = pytest.mark.parametrize(("folder", "group"), GROUPS)
each_present = pytest.mark.parametrize("folder", PRESENT, ids=lambda folder: folder.name)


def texts_of(folder: Path, group: str) -> dict[str, str]:
    """The records of a group, by name."""
    return {name: text for name, (row, text) in games_in(folder).items() if row.group == group}


def recorded(text: str) -> Record:
    """The record of either game."""
    return read(BOARD_GAME, text) if game_of(text) == BOARD_GAME.name else read(CARDS_GAME, text)


# --- as it was played -------------------------------------------------------------------------
@each_group
def test_every_game_is_replayed_as_it_was_played(folder: Path, group: str) -> None:
    games = games_in(folder)
    found = {name: played(text).fingerprint for name, text in texts_of(folder, group).items()}

    assert found == {name: games[name][0].fingerprint for name in found}


@pytest.mark.slow
@each_group
def test_the_dice_of_every_game_are_honest(folder: Path, group: str) -> None:
    for text in texts_of(folder, group).values():
        record = recorded(text)
        rolled = sum(seat < 0 for seat, _ in record.lines)
        if record.game == BOARD_GAME.name:
            assert verify(BOARD_GAME, record) == rolled
        else:
            assert verify(CARDS_GAME, record) == rolled


@each_group
def test_every_record_is_written_as_it_was(folder: Path, group: str) -> None:
    for text in texts_of(folder, group).values():
        assert recorded(text).write() == text


def test_two_games_have_two_fingerprints() -> None:
    found = [row.fingerprint for folder in PRESENT for row in rows(folder)]

    assert len(set(found)) == len(found)


# --- versions ---------------------------------------------------------------------------------
def test_the_present_rules_have_their_games() -> None:
    missing = [folder.name for folder in PRESENT if not (folder / INDEX).exists()]

    assert not missing, "python -m tools.corpus plays them"


@pytest.mark.parametrize("folder", folders(), ids=lambda folder: folder.name)
def test_older_games_are_refused_by_the_version_of_their_rules(folder: Path) -> None:
    if folder in PRESENT:
        return
    for _, text in games_in(folder).values():
        with pytest.raises(BadRecord) as caught:
            played(text)
        assert (caught.value.line, caught.value.reason.code) == (3, "other-rules")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_refusal_names_both_versions(language: str) -> None:
    text = next(iter(texts_of(PRESENT[0], "typed").values()))
    present = f"rules {BOARD_GAME.rules_version}"
    with pytest.raises(BadRecord) as caught:
        read(BOARD_GAME, text.replace(f"\n{present}\n", "\nrules 1\n", 1))
    said = Texts(language, ()).reason(caught.value.reason)

    assert "rules 1" in said
    assert present in said


# --- what they cover --------------------------------------------------------------------------
def covered(folder: Path) -> set[str]:
    """Everything the games of a folder cover, as its index says."""
    lines = (folder / INDEX).read_text(encoding="utf-8").splitlines()
    start = lines.index(COVERED) + 2
    end = lines.index("", start)
    return {line.split("|")[1].strip() for line in lines[start:end]}


def board_facts() -> Iterator[str]:
    """What the games of the board game must cover."""
    for name, edition in EDITIONS.items():
        for count in range(FEWEST_PLAYERS, edition.most_players + 1):
            yield f"{name} edition with {count} players"
    yield from (f"cast {name}" for name in (*CASTS, RANDOM_CAST, "chosen"))
    yield from (f"side {side}" for side in CARD_SIDES)
    yield from (f"variant {name}" for name in (*VARIANTS, "none"))
    yield from (f"building {THING_NAMES[thing]}" for thing in GOLD_AND_GUNS_TILES)
    yield from ("building first-game", "building all", "river ours", "river laid")
    yield from ("placing turns", "placing live")
    for switch in ("station_needs_house", "indian_skips_occupied"):
        yield from (f"{switch} yes", f"{switch} no")
    yield from (f"move {verb}" for verb in BOARD_VOCABULARY.verbs)


def card_facts() -> Iterator[str]:
    """What the games of the card game must cover."""
    for people in range(1, MOST_SEATS + 1):
        for virtual in range(max(FEWEST_SEATS - people, 0), MOST_SEATS - people + 1):
            yield f"{people} people and {virtual} virtual players"
    yield from (f"virtual player {level}" for level in (*LEVELS, "none"))
    yield from (f"character {name}" for name in CHARACTER_NAMES)
    yield from ("suits as usual", "suits chosen")
    yield from (f"move {verb}" for verb in CARD_VOCABULARY.verbs)


def test_the_board_games_cover_every_option_character_and_verb() -> None:
    assert set(board_facts()) - covered(folder_of(BOARD_GAME)) == set()


def test_the_card_games_cover_every_option_character_and_verb() -> None:
    assert set(card_facts()) - covered(folder_of(CARDS_GAME)) == set()


@each_present
def test_games_of_every_bot_and_every_interface_are_there(folder: Path) -> None:
    bots = GAMES[folder.name.partition("-")[0]].bots
    who = {f"played by {name}" for name in (*bots, *TYPED)}

    assert who <= covered(folder)


def test_there_are_enough_games() -> None:
    assert sum(len(rows(folder)) for folder in PRESENT) >= FEWEST


@each_present
def test_the_index_is_what_the_games_say(folder: Path) -> None:
    games = [(row, played(text)) for row, text in games_in(folder).values()]
    written = (folder / INDEX).read_text(encoding="utf-8")
    title = written.splitlines()[0].removeprefix("# ")

    assert index(title, games) == written
    assert title == title_of(*folder.name.split("-v"))


@each_present
def test_the_index_tells_moves_and_points_of_each_game(folder: Path) -> None:
    for row, text in games_in(folder).values():
        seen = played(text)
        assert (row.moves, row.points) == (seen.moves, " ".join(map(str, seen.points)))


@each_present
def test_a_row_is_written_as_it_is_read(folder: Path) -> None:
    for row in rows(folder):
        assert read_row(row.write()) == row


def test_nothing_else_lies_in_the_corpus() -> None:
    known = {folder / INDEX for folder in folders()}
    known |= {folder / f"{row.group}.games" for folder in folders() for row in rows(folder)}

    assert {path for path in FOLDER.rglob("*") if path.is_file()} == known


# --- playing it again --------------------------------------------------------------------------
QUICK: Final = [
    next(plan for plan in plans() if plan.game == game and plan.players == (who,))
    for game, who in (("cards", "terminal"), ("cards", "server"), ("board", "random"))
]


@pytest.mark.parametrize("plan", QUICK, ids=lambda plan: f"{plan.game}-{plan.players[0]}")
def test_a_game_is_played_the_same_again(plan: Plan) -> None:
    assert record_of(plan) == record_of(plan)


def test_every_plan_has_its_own_name() -> None:
    names = [(plan.game, plan.name) for plan in plans()]

    assert len(set(names)) == len(names)
