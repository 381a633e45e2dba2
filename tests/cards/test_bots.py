"""The bots of the card game: legal, repeatable, and each better than the one before."""

from statistics import fmean

import pytest

from carson.bots.cards.bots import CARD_BOTS
from carson.bots.cards.greedy import GreedyCardBot
from carson.bots.cards.odds import best_bid, chances, goods
from carson.bots.cards.worth import best_spot, card_worth
from carson.cards.game import CARDS_GAME
from carson.cards.ids import PARCEL_NAMES
from carson.core.moves import Move, Seat
from carson.core.views import View
from tests.cards.scenario import ONE, Scenario, card, city, scenario
from tools.card_games import make_bots, play_game


def answer(table: Scenario, who: int = 1) -> Move:
    """What the greedy bot answers for a seat, counted from 1."""
    return GreedyCardBot(1).choose(View(CARDS_GAME, table.state, Seat(who - 1)))


@pytest.mark.parametrize("name", CARD_BOTS)
@pytest.mark.parametrize("people", [1, 4, 6])
def test_a_bot_plays_a_whole_game(name: str, people: int) -> None:
    table = play_game({"people": str(people)}, make_bots([name] * people, 3), 3)

    assert table.to_move == ()


def test_the_same_seed_gives_the_same_game() -> None:
    games = [play_game({"people": "2"}, make_bots(["greedy", "random"], 4), 4) for _ in range(2)]

    assert games[0].record.write() == games[1].record.write()


def test_the_greedy_bot_beats_the_random_bot_by_far() -> None:
    games = [play_game({"people": "2"}, make_bots(["greedy", "random"], n), n) for n in range(4)]
    greedy, random = [fmean([game.state.total(Seat(seat)) for game in games]) for seat in (0, 1)]

    assert greedy > random + 30


@pytest.mark.rule("cards.virtual.levels")
def test_the_levels_of_virtual_players_are_increasingly_hard() -> None:
    options = {"people": "1", "virtual": "novice,intermediate,expert"}
    games = [play_game(options, make_bots(["random"], n), n).state for n in range(12)]
    scores = [fmean([s.total(Seat(seat)) for s in games]) for seat in (1, 2, 3)]

    assert scores[0] + 3 < scores[1] < scores[2] - 3


def test_a_bid_of_another_that_lies_face_down_changes_nothing() -> None:
    answers = set()
    for value in range(1, 10):
        table = scenario("phase bid")
        table.play(f"2 bid {value}")
        answers.add(str(answer(table)))

    assert len(answers) == 1


def test_a_mine_goes_where_the_mountains_are() -> None:
    table = scenario("phase pick\ndisplay I-42 I-38\nbuilt 1 I-1 h8\npicks 1 2")
    gain, spot = best_spot(table.state, ONE, card("I-42"))
    table.play("1 take I-42", f"1 place {PARCEL_NAMES[spot]}")

    assert gain > 3
    assert answer(scenario("phase pick\ndisplay I-42 I-34\nbuilt 1 I-1 h8\npicks 1 2")).noun == 41


def test_a_card_without_a_place_is_worth_nothing() -> None:
    table = scenario("phase pick\ndisplay I-1 I-34\npicks 1 2")
    full = "\n".join(["hhhhhhhh"] * 8)
    table.state.cities[0] = city(full)

    assert card_worth(table.state, ONE, card("I-1")) == 0


def test_the_banker_is_worth_more_to_who_has_banks() -> None:
    table = scenario("phase pick\ndisplay banker I-34\nbuilt 1 I-26 h8\npicks 1 2")

    assert card_worth(table.state, ONE, card("banker")) > card_worth(
        table.state, Seat(1), card("banker")
    )


def test_the_chances_of_all_places_add_up() -> None:
    table = scenario("phase bid")

    assert sum(chances(table.state, ONE, 5)) == pytest.approx(1)
    assert chances(table.state, ONE, 10)[0] == pytest.approx(1)


def test_more_is_bid_for_more() -> None:
    table = scenario("phase bid\ndisplay I-12 I-13 I-14 I-15 I-16")
    same = goods(table.state, dict.fromkeys(table.state.display, 5.0))
    one = [30.0, 5.0, 5.0, 5.0, 5.0]

    assert best_bid(table.state, ONE, same, 12.0)[1] == 1
    assert best_bid(table.state, ONE, one, 12.0)[1] > 5


def test_the_lowest_card_is_thrown_away_after_the_lawyer() -> None:
    table = scenario("phase power lawyer\ncharacters 1 lawyer")
    table.play("1 use lawyer", "1 take I-30")

    assert str(answer(table)) == "bid 1"


def test_a_power_is_used_before_its_last_chance_is_gone() -> None:
    table = scenario("era 2\nround 9\nphase power governor\ncharacters 1 governor")

    assert str(answer(table)) == "use governor"
