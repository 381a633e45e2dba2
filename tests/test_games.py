"""The registry: what every game brings with it."""

import pytest

from carson.bots.bot import USUAL_BOT, UnknownBot
from carson.core.agenda import S
from carson.core.records import FIRST_LINE
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GAME_NAMES, GAMES, GameEntry, game_of

EVERY = pytest.mark.parametrize("name", GAMES)


def test_the_names_are_those_of_the_entries() -> None:
    assert list(GAMES) == list(GAME_NAMES)


@EVERY
def test_a_game_is_found_by_its_own_name(name: str) -> None:
    assert GAMES[name].game.name == name


@EVERY
def test_the_option_that_says_how_many_decide_is_there(name: str) -> None:
    assert GAMES[name].decide in GAMES[name].defaults


@EVERY
def test_the_usual_bot_plays_every_game(name: str) -> None:
    assert GAMES[name].make_bot(USUAL_BOT, 1).name == USUAL_BOT


@EVERY
def test_a_bot_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        GAMES[name].check_bot("nobody")


def test_nobody_is_virtual_at_the_board() -> None:
    assert BOARD_ENTRY.levels({"players": "3"}) == ("", "", "")


def test_virtual_players_sit_behind_those_who_decide() -> None:
    options = {"people": "2", "virtual": "novice,expert"}

    assert CARDS_ENTRY.deciding(options) == 2
    assert CARDS_ENTRY.levels(options) == ("", "", "novice", "expert")


def test_whoever_works_with_any_game_is_handed_the_one_that_is_asked_for() -> None:
    def name_of(entry: GameEntry[S]) -> str:
        return entry.game.name

    assert [GAMES[name].hand_to(name_of) for name in GAME_NAMES] == ["board", "cards"]


def test_a_foreign_record_is_left_to_the_board_game_to_refuse() -> None:
    assert game_of(f"{FIRST_LINE}\ngame chess\n") is BOARD_ENTRY
