"""Moves, games, states, views and tables can be pickled and copied; test_builds has both builds."""

import pickle

import pytest

from carson import api
from carson.core.agenda import S
from carson.core.moves import Move
from tests.api import travelling


def test_what_belongs_to_the_board_game_travels() -> None:
    travelling.check(travelling.BASE)


def test_what_belongs_to_the_variants_travels() -> None:
    travelling.check(travelling.VARIED)


def test_what_belongs_to_the_card_game_travels() -> None:
    travelling.check(travelling.CARDS)


def test_a_game_goes_on_in_another_process() -> None:
    travelling.another_process_understands(travelling.BASE)


def carried_by_cloudpickle(setup: api.GameSetup[S]) -> None:
    """Check that a function takes along the moves and states that it speaks of."""
    cloudpickle = pytest.importorskip("cloudpickle", reason="CLOUDPICKLE IS NOT INSTALLED")
    move, state = setup.moves[7], travelling.some_way(setup, 4)

    def played_on() -> tuple[Move, str]:
        return move, travelling.finished(state.copy())

    there = pickle.loads(cloudpickle.dumps(played_on))
    assert there()[0] is move
    assert there() == played_on()


def test_cloudpickle_takes_board_games_along_in_a_function() -> None:
    carried_by_cloudpickle(travelling.BASE)


def test_cloudpickle_takes_card_games_along_in_a_function() -> None:
    carried_by_cloudpickle(travelling.CARDS)
