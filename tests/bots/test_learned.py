"""The learned bot: a net that is shipped with the package."""

from importlib.resources import files

import pytest

from carson.arena import Match, play_game
from carson.cards.game import CARDS_GAME
from carson.games import GAMES

MOST_BYTES = 12_000_000


def test_the_nets_are_small_enough_to_be_shipped() -> None:
    nets = [file for file in (files("carson.bots") / "nets").iterdir() if file.name != "README.md"]

    assert sorted(net.name for net in nets) == ["board.npz", "cards.npz"]
    assert sum(len(net.read_bytes()) for net in nets) < MOST_BYTES


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_makes_the_same_choices(game: str) -> None:
    """The level that asks the net most, in two games of its own."""
    options = {"players": "2"} if game == "board" else {"people": "2", "virtual": "novice,novice"}
    bots = ("learned", "level-6")
    full = GAMES[game].game.complete(options)
    records = [
        play_game(Match(bots, 1, 5, full, keep_records=True, game=game), 0).record for _ in range(2)
    ]

    assert records[0] == records[1]


def test_it_wins_at_cards_against_players_at_random_wherever_it_sits() -> None:
    bots = ("learned", "random", "random", "random")
    match = Match(bots, 4, 3, CARDS_GAME.complete({"people": "4"}), game="cards")

    assert [play_game(match, number).winners for number in range(4)] == [[0]] * 4


def test_it_wins_against_players_at_random_wherever_it_sits() -> None:
    match = Match(("learned", "random", "random", "random"), 4, 3, {"players": "4"})

    assert [play_game(match, number).winners for number in range(4)] == [[0]] * 4
