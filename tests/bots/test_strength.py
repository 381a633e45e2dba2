"""How strong the greedy bot is, over many games with rotated seats."""

import pytest

from carson.arena import Match, Statistics, play_match
from carson.board.options import KIT_CARSON, VARIANTS

GAMES = 200
VARIANT_GAMES = 24
ALL = ",".join(VARIANTS)


def outcome(*bots: str, games: int = GAMES, **options: str) -> Statistics:
    statistics = Statistics(len(bots))
    match = Match(bots, games, 7, {"players": str(len(bots)), **options})
    for result in play_match(match, jobs=2):
        statistics.add(result)
    return statistics


@pytest.mark.slow
def test_two_greedy_bots_win_nearly_all_games_against_two_random_ones() -> None:
    statistics = outcome("greedy", "greedy", "random", "random")

    assert sum(statistics.wins[:2]) > 0.98 * GAMES
    assert min(statistics.mean_score(0), statistics.mean_score(1)) > 40
    assert max(statistics.mean_score(2), statistics.mean_score(3)) < 10


@pytest.mark.slow
def test_the_friendly_bot_beats_the_random_one_and_loses_to_the_greedy_one() -> None:
    weak, strong = outcome("friendly", "random", games=40), outcome("friendly", "greedy", games=40)

    assert weak.wins[0] > 0.9 * 40
    assert strong.wins[0] < 0.25 * 40
    assert strong.mean_score(0) > 35


@pytest.mark.slow
def test_one_greedy_bot_wins_nearly_all_games_against_three_random_ones() -> None:
    statistics = outcome("greedy", "random", "random", "random")

    assert statistics.wins[0] > 0.98 * GAMES
    assert statistics.mean_score(0) > 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variants", "placing"),
    [*((name, "turns") for name in (*VARIANTS, ALL)), (KIT_CARSON, "live"), (ALL, "live")],
)
def test_greedy_bots_win_nearly_all_games_with_variants(variants: str, placing: str) -> None:
    bots = ("greedy", "random", "greedy", "random")
    statistics = outcome(*bots, games=VARIANT_GAMES, variants=variants, placing=placing)

    assert statistics.wins[0] + statistics.wins[2] > 0.95 * VARIANT_GAMES
    assert min(statistics.mean_score(0), statistics.mean_score(2)) > 40
    assert max(statistics.mean_score(1), statistics.mean_score(3)) < 15


@pytest.mark.parametrize("variants", [*VARIANTS, ALL])
def test_a_greedy_bot_wins_with_each_variant(variants: str) -> None:
    bots = ("greedy", "random", "random")
    results = list(play_match(Match(bots, 3, 3, {"players": "3", "variants": variants})))

    assert [result.ranking[0] for result in results] == [0] * 3


@pytest.mark.parametrize("players", range(2, 7))
def test_a_greedy_bot_wins_whatever_the_number_of_players(players: int) -> None:
    bots = ("greedy", *["random"] * (players - 1))
    results = list(play_match(Match(bots, players, 3, {"players": str(players)})))

    assert [result.ranking[0] for result in results] == [0] * players
