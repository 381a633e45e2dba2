"""The learned bot: a net that is shipped with the package."""

from importlib.resources import files

from carson.arena import Match, play_game
from carson.cards.game import CARDS_GAME

MOST_BYTES = 12_000_000


def test_the_nets_are_small_enough_to_be_shipped() -> None:
    nets = [file for file in (files("carson.bots") / "nets").iterdir() if file.name != "README.md"]

    assert sorted(net.name for net in nets) == ["board.npz", "cards.npz"]
    assert sum(len(net.read_bytes()) for net in nets) < MOST_BYTES


def test_it_wins_at_cards_against_players_at_random_wherever_it_sits() -> None:
    bots = ("learned", "random", "random", "random")
    match = Match(bots, 4, 3, CARDS_GAME.complete({"people": "4"}), game="cards")

    assert [play_game(match, number).winners for number in range(4)] == [[0]] * 4


def test_it_wins_against_players_at_random_wherever_it_sits() -> None:
    match = Match(("learned", "random", "random", "random"), 4, 3, {"players": "4"})

    assert [play_game(match, number).winners for number in range(4)] == [[0]] * 4
