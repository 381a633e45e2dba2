"""Both games as OpenSpiel has them; test_builds has both builds."""

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="NOT TESTED: the extra `spiel` is not installed")

from carson.envs.unrolled import unrolled
from carson.games import BOARD_ENTRY, CARDS_ENTRY
from tests.envs import spiel_checks

GAMES = ("carson_board", "carson_cards")


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("name", GAMES)
def test_openspiel_is_content_with_any_options(name: str, seed: int) -> None:
    spiel_checks.random_simulation(spiel_checks.any_game(name, seed))


@pytest.mark.parametrize("text", ["carson_board(players=2)", "carson_cards(people=1)"])
def test_openspiel_is_content(text: str) -> None:
    spiel_checks.random_simulation(pyspiel.load_game(text))


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_can_be_written_and_read(name: str) -> None:
    spiel_checks.comes_back(spiel_checks.any_game(name, 2))


def test_the_others_cannot_tell_what_was_bid_in_secret() -> None:
    assert spiel_checks.keeps_secrets(pyspiel.load_game("carson_cards(people=3)"), 1) > 0


def test_the_others_cannot_tell_which_tile_was_chosen() -> None:
    game = pyspiel.load_game("carson_board(players=3,options=variants:might-is-right)")

    assert spiel_checks.keeps_secrets(game, 1) > 0


def test_a_seat_knows_what_its_record_says() -> None:
    options = BOARD_ENTRY.game.complete({"players": "2", "variants": "might-is-right,kit-carson"})
    spiel_checks.histories_are_records(unrolled(BOARD_ENTRY, options), 1)
    cards = CARDS_ENTRY.game.complete({"people": "2"})
    spiel_checks.histories_are_records(unrolled(CARDS_ENTRY, cards), 2)


def test_dice_are_chance_nodes_with_probabilities() -> None:
    state = pyspiel.load_game("carson_cards(people=2)").new_initial_state()

    assert state.is_chance_node()
    assert sum(likely for _, likely in state.chance_outcomes()) == pytest.approx(1)


def test_who_bids_at_the_same_time_is_asked_in_turn() -> None:
    state = pyspiel.load_game("carson_cards(people=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    asked = [state.current_player()]
    state.apply_action(state.legal_actions()[0])

    assert [*asked, state.current_player()] == [0, 1]
    assert state.information_state_string(1).endswith("1 ?")


def test_the_places_are_paid_at_the_end() -> None:
    state = pyspiel.load_game("carson_board(players=3)").new_initial_state()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])

    assert sorted(state.returns()) == [-1.0, 0.0, 1.0]
