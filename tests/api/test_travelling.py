"""Moves, games, states, views and tables can be pickled and copied; test_builds has both builds."""

from tests.api import travelling


def test_what_belongs_to_the_board_game_travels() -> None:
    travelling.check(travelling.BASE)


def test_what_belongs_to_the_variants_travels() -> None:
    travelling.check(travelling.VARIED)


def test_what_belongs_to_the_card_game_travels() -> None:
    travelling.check(travelling.CARDS)


def test_a_game_goes_on_in_another_process() -> None:
    travelling.another_process_understands(travelling.BASE)
