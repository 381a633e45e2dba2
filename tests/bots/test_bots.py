"""What every bot does: it gets a view, answers with a legal move, and can be asked again."""

from typing import Final

import pytest

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.bots.bot import Bot, UnknownBot
from carson.bots.random_options import random_board_options
from carson.core.chance import Stream, derive
from carson.core.reasons import Reason
from carson.core.table import Table, open_table
from carson.games import BOARD_ENTRY

NAMES: Final = ("anne", "bert", "cora", "dirk", "emma", "fred")


def open_game(number: int, options: dict[str, str]) -> Table[State]:
    players = int(BOARD_GAME.complete(options)["players"])
    return open_table(BOARD_GAME, options, NAMES[:players], derive("bots", number))


def play_on(table: Table[State], bots: list[Bot[State]]) -> str:
    """The record of a game that bots play to its end."""
    while table.to_move:
        seat = table.to_move[0]
        table.play(seat, bots[seat].choose(table.view(seat)))
    return table.record.write()


def whole_game(name: str, number: int, seed: int) -> str:
    bots = [BOARD_ENTRY.make_bot(name, seed + seat) for seat in range(3)]
    return play_on(open_game(number, {"players": "3"}), bots)


@pytest.mark.parametrize("name", BOARD_ENTRY.bots)
def test_a_bot_has_the_name_it_is_asked_for_by(name: str) -> None:
    assert BOARD_ENTRY.make_bot(name, 1).name == name


@pytest.mark.parametrize("name", BOARD_ENTRY.bots)
def test_a_bot_makes_the_same_choices_with_the_same_seed(name: str) -> None:
    assert whole_game(name, number=1, seed=5) == whole_game(name, number=1, seed=5)


@pytest.mark.parametrize("name", BOARD_ENTRY.bots)
def test_a_bot_makes_other_choices_with_another_seed(name: str) -> None:
    games = {whole_game(name, number=1, seed=seed) for seed in (5, 50, 500)}

    assert len(games) > 1


@pytest.mark.parametrize("name", BOARD_ENTRY.bots)
@pytest.mark.parametrize("number", range(6))
def test_a_bot_plays_to_the_end_whatever_the_options_are(name: str, number: int) -> None:
    table = open_game(number, random_board_options(Stream(number)))
    play_on(table, [BOARD_ENTRY.make_bot(name, seat) for seat in range(len(NAMES))])

    assert table.pending is None


@pytest.mark.parametrize("name", BOARD_ENTRY.bots)
def test_a_bot_changes_nothing_on_the_table_while_it_thinks(name: str) -> None:
    table = open_game(2, {"players": "4"})
    bots = [BOARD_ENTRY.make_bot(name, seat) for seat in range(4)]
    changed = []
    while table.to_move:
        seat = table.to_move[0]
        before = BOARD_GAME.digest(table.state)
        move = bots[seat].choose(table.view(seat))
        if BOARD_GAME.digest(table.state) != before:
            changed.append(str(move))
        table.play(seat, move)

    assert changed == []


@pytest.mark.parametrize("text", ["clever", "", "Random", "random ", "random,random"])
def test_an_unknown_bot_is_refused_with_those_that_there_are(text: str) -> None:
    with pytest.raises(UnknownBot) as refused:
        BOARD_ENTRY.make_bot(text, 1)

    known = ", ".join(BOARD_ENTRY.bots)
    assert refused.value.reason == Reason("unknown-bot", text=text, known=known)


def test_the_random_bot_plays_every_legal_move_about_equally_often() -> None:
    table = open_game(3, {"players": "2"})
    view = table.view(table.to_move[0])
    bot = BOARD_ENTRY.make_bot("random", 9)
    counts = dict.fromkeys(view.moves, 0)
    for _ in range(6400):
        counts[bot.choose(view)] += 1

    assert (len(counts), min(counts.values()) > 60, max(counts.values()) < 150) == (64, True, True)
