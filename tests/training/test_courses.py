"""What is trained: all there is of both games."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.options import EDITIONS, VARIANTS
from carson.cards.game import CARDS_GAME
from carson.cards.printed import LEVELS
from carson.core.agenda import advance
from carson.core.chance import Stream
from carson.core.playouts import play_out
from carson.training.courses import (
    BOARD_COURSE,
    CARDS_COURSE,
    MARGIN,
    RIVAL,
    SOURCES,
    WIN,
    board_options,
    card_options,
)

DRAWN = 1500


@pytest.fixture(scope="module")
def board() -> list[dict[str, str]]:
    stream = Stream(1)
    return [board_options(stream) for _ in range(DRAWN)]


@pytest.fixture(scope="module")
def cards() -> list[dict[str, str]]:
    stream = Stream(1)
    return [card_options(stream) for _ in range(DRAWN)]


def test_every_number_of_players_is_trained(board: list[dict[str, str]]) -> None:
    assert {drawn["players"] for drawn in board} == set("23456")


def test_every_edition_is_trained(board: list[dict[str, str]]) -> None:
    assert {drawn["edition"] for drawn in board} == set(EDITIONS)


def test_every_variant_is_trained_and_several_together(board: list[dict[str, str]]) -> None:
    together = [drawn["variants"].split(",") for drawn in board]

    assert {name for names in together for name in names} == {"none", *VARIANTS}
    assert len(VARIANTS) in {len(names) for names in together}


def test_every_switch_is_trained(board: list[dict[str, str]]) -> None:
    for name in ("station_needs_house", "indian_skips_occupied"):
        assert {drawn[name] for drawn in board} == {"no", "yes"}
    assert {drawn["placing"] for drawn in board} == {"turns", "live"}


def test_all_buildings_the_first_ones_and_some_are_trained(board: list[dict[str, str]]) -> None:
    found = {drawn["buildings"] for drawn in board}

    assert {"all", "first-game"} < found


def test_about_half_of_the_games_have_all_characters_and_no_variant(
    board: list[dict[str, str]],
) -> None:
    plain = [
        drawn
        for drawn in board
        if (drawn["variants"], drawn["characters"], drawn["buildings"]) == ("none", "random", "all")
    ]

    assert 0.45 < len(plain) / len(board) < 0.6


def test_games_of_two_and_of_four_are_the_most_frequent(board: list[dict[str, str]]) -> None:
    counts = {n: sum(drawn["players"] == n for drawn in board) for n in "23456"}

    assert set(sorted(counts, key=lambda n: -counts[n])[:2]) == {"2", "4"}


def test_every_number_of_people_is_trained(cards: list[dict[str, str]]) -> None:
    assert {drawn["people"] for drawn in cards} == set("123456")


def test_every_level_of_virtual_players_is_trained(cards: list[dict[str, str]]) -> None:
    levels = {level for drawn in cards for level in drawn["virtual"].split(",")}

    assert levels == {"none", *LEVELS}


def test_the_outcome_of_a_board_game_has_one_winner_and_all_points() -> None:
    s = BOARD_GAME.start(BOARD_GAME.complete({"players": "3"}))
    advance(s)
    play_out(s, Stream(5))
    outcome = BOARD_COURSE.outcome(s)
    totals = [s.vps(seat) for seat in s.seats]
    scale = BOARD_COURSE.subject.scale

    assert sum(parts[WIN] for parts in outcome) == 1
    assert sum(parts[MARGIN] for parts in outcome) == pytest.approx(0)
    assert [round(sum(parts[SOURCES:]) * scale) for parts in outcome] == totals
    assert max(parts[RIVAL] for parts in outcome) * scale == max(totals)
    assert all(len(parts) == BOARD_COURSE.subject.parts for parts in outcome)


def test_the_outcome_of_a_card_game_counts_virtual_players() -> None:
    s = CARDS_GAME.start(CARDS_GAME.complete({"people": "1"}))
    advance(s)
    play_out(s, Stream(5))
    outcome = CARDS_COURSE.outcome(s)

    assert len(outcome) == len(s.seats)
    assert sum(parts[WIN] for parts in outcome) == pytest.approx(1)
    assert all(len(parts) == CARDS_COURSE.subject.parts for parts in outcome)
