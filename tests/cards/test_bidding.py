"""The auction: secret cards, bonuses, the order of picking and ties."""

import pytest

from carson.cards.game import CARDS_GAME
from carson.cards.ids import CARD_NAMES, SUIT_NAMES, VOCABULARY
from carson.core.agenda import play, why_not
from carson.core.chance import Stream
from carson.core.moves import Seat
from carson.core.views import View
from tests.cards.scenario import opening, read_line, scenario

START = ("* back star", "* meet lawyer", "* back hat")
COLUMN = ("* draw I-1", "* draw I-2", "* draw I-3", "* draw I-4")


@pytest.mark.rule("cards.setup.hand", "cards.round.draw", "cards.round.column")
def test_a_round_begins_with_a_character_and_four_terrain_cards_and_nine_auction_cards() -> None:
    table = opening(*START, *COLUMN)

    assert table.asked == "1 2 3 4 SealBids"
    assert CARDS_GAME.see(table.state, Seat(0))["backs"] == ["hat"]
    assert [CARD_NAMES[card] for card in table.state.display] == [
        *("lawyer", "I-1", "I-2", "I-3", "I-4")
    ]
    assert table.nouns(1, "bid") == ["1", "2", "3", "4", "5", "6", "7", "8", "9"]


@pytest.mark.rule("cards.round.draw")
def test_five_terrain_cards_are_drawn_for_five_seats() -> None:
    table = opening(*START, *COLUMN, people=5)

    assert table.asked == "* DrawTerrain"


@pytest.mark.rule("cards.bid.secret")
def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    table = scenario("phase bid")
    table.play("1 bid 9", "3 bid 4")
    seen = View(CARDS_GAME, table.state, Seat(1)).see()
    players = seen["players"]
    assert isinstance(players, list)

    assert table.asked == "2 4 SealBids"
    assert [player["has_bid"] for player in players if isinstance(player, dict)] == [
        *(True, False, True, False)
    ]
    assert [player["hand"] for player in players if isinstance(player, dict)] == [
        [1, 2, 3, 4, 5, 6, 7, 8, 9]
    ] * 4
    assert seen["own_bid"] == 0
    assert [event.seen_by(Seat(1)).get("value") for event in table.log] == [-9, -9]


@pytest.mark.rule("cards.bid.secret")
def test_a_seat_knows_its_own_bid_only() -> None:
    table = scenario("phase bid")
    table.play("1 bid 9", "3 bid 4")

    assert CARDS_GAME.see(table.state, Seat(0))["own_bid"] == 9
    assert table.log[0].seen_by(Seat(0)).get("value") == 9


@pytest.mark.rule("cards.bid.secret")
def test_who_imagines_the_others_draws_their_bids_anew() -> None:
    table = scenario("phase bid")
    table.play("1 bid 9", "3 bid 4")
    luck = Stream(1)
    imagined = [CARDS_GAME.imagine(table.state, Seat(0), luck).sealed for _ in range(60)]

    assert {bids[0] for bids in imagined} == {9}
    assert {bids[2] for bids in imagined} == set(range(1, 10))
    assert {bids[1] for bids in imagined} == {0}


@pytest.mark.rule("cards.bid.secret")
def test_no_refusal_tells_what_another_has_bid() -> None:
    told = set()
    for value in range(1, 10):
        table = scenario("phase bid")
        table.play(f"1 bid {value}")
        reasons = [
            why_not(table.state, Seat(seat), move) for move in VOCABULARY.moves for seat in (0, 1)
        ]
        told.add(str(reasons))

    assert len(told) == 1


@pytest.mark.rule("cards.bid.once")
def test_an_auction_card_is_used_once_an_era_and_all_see_it_afterwards() -> None:
    table = scenario("phase bid")
    table.play("1 bid 9", "2 bid 8", "3 bid 7", "4 bid 6")

    assert table.state.values(Seat(0)) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert table.state.bids == [9, 8, 7, 6]
    assert [event.kind.reveals for event in table.log if event.kind.name == "bid-opened"] == [
        True
    ] * 4


def test_a_card_that_is_not_in_the_hand_cannot_be_bid() -> None:
    table = scenario("phase bid\nround 2\nhand 1 1 2 3 4 5 6 7 8")

    assert table.why("1 bid 9") == "not-in-hand"


@pytest.mark.rule("cards.pick.order")
def test_the_highest_bid_picks_first() -> None:
    table = scenario("phase bid")
    table.play("1 bid 3", "2 bid 9", "3 bid 5", "4 bid 1")

    assert table.order == [2, 3, 1, 4]
    assert table.asked == "2 PickCard"


@pytest.mark.rule("cards.pick.ties")
@pytest.mark.parametrize(
    ("back", "order"), [("hat", [1, 3, 2, 4]), ("cow", [4, 2, 3, 1]), ("cactus", [3, 1, 2, 4])]
)
def test_the_column_on_the_next_back_decides_ties(back: str, order: list[int]) -> None:
    table = scenario(f"phase bid\nbacks {back}")
    table.play("1 bid 5", "2 bid 5", "3 bid 5", "4 bid 5")

    assert table.order == order
    assert SUIT_NAMES[:4] == ("hat", "star", "cactus", "boot")


@pytest.mark.parametrize(("back", "ties"), [("cow", [3, 1, 2, 0]), ("skull", [])])
def test_everybody_sees_who_goes_first_among_equals(back: str, ties: list[int]) -> None:
    table = scenario(f"phase bid\nbacks {back}")

    assert CARDS_GAME.see(table.state, Seat(0))["ties"] == ties


@pytest.mark.ruling("C20", "C21")
def test_ties_are_judged_after_all_bonuses_which_add_up() -> None:
    table = scenario("""
        phase power heroes
        backs hat
        characters 4 heroes gunsmith
    """)
    table.play("4 use heroes", "4 use gunsmith", "1 bid 9", "2 bid 8", "3 bid 7", "4 bid 1")

    assert table.state.value(Seat(3)) == 10
    assert table.order == [4, 1, 2, 3]


@pytest.mark.ruling("C44")
def test_a_skull_on_top_lets_the_next_ordinary_back_decide() -> None:
    table = scenario("phase bid\nbacks skull")
    table.play("1 bid 5", "2 bid 5", "3 bid 1", "4 bid 2")
    assert table.asked == "* ShowBack"
    table.play("* back star")

    assert table.order == [2, 1, 4, 3]


@pytest.mark.ruling("C44")
def test_without_a_tie_nobody_looks_below_the_skull() -> None:
    table = scenario("phase bid\nbacks skull")
    table.play("1 bid 5", "2 bid 4", "3 bid 1", "4 bid 2")

    assert table.order == [1, 2, 4, 3]


@pytest.mark.rule("cards.pick.left")
def test_the_last_card_leaves_the_game() -> None:
    table = scenario("phase pick\ndisplay cowboy I-30 I-31\npicks 1 2")
    table.play("1 take I-30", "2 take I-31")

    assert [event["card"] for event in table.happened("left-over")] == [96 + 7]


@pytest.mark.rule("cards.pick.left")
def test_with_six_seats_nothing_is_left_over() -> None:
    table = scenario("""
        option people 6
        phase pick
        display cowboy I-30
        picks 1 2
    """)
    table.play("1 take cowboy")

    assert table.happened("left-over") == []
    assert table.has(2) == ["I-30"]


@pytest.mark.ruling("C47")
def test_powers_after_the_reveal_are_asked_when_all_bids_are_open() -> None:
    table = scenario("phase bid\ncharacters 1 mercenary\ncharacters 2 doctor")
    table.play("1 bid 1", "2 bid 2", "3 bid 7", "4 bid 6")
    assert table.asked == "1 UsePower"
    table.play("1 pass")

    assert table.asked == "2 UsePower"
    assert table.state.bids == [1, 2, 7, 6]


def test_a_bid_can_be_taken_back_until_all_are_open() -> None:
    table = scenario("phase bid")
    play(table.state, *read_line("1 bid 9"))

    assert not any(event.kind.reveals for event in table.log)
