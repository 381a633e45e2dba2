"""0: the Paperboy."""

import pytest

from carson.board.powers import ask
from tests.support.scenario import Scenario, scenario

YELLOW = "option characters 0Y,1Y,2Y,3Y,4Y,5Y,6Y,7Y"
RED = "option characters 0R,1R,2Y,3Y,4Y,5Y,6Y,7Y"
OTHERS = "option characters 0Y,2Y,3Y,4Y,6Y,9Y,14Y,17Y"
FULL_TRACK = "track hotel hotel hotel bank bank bank bank"


def hand(table: Scenario, who: int) -> list[str]:
    """The sides that a seat, counted from 1, holds."""
    return [rule.name for rule in table.state.hands[who - 1]]


# --- fetching -------------------------------------------------------------------------------
@pytest.mark.parametrize(("cast", "fee"), [(YELLOW, 3), (RED, 0)])
def test_the_yellow_side_takes_three_dollars_for_a_second_card_the_red_one_none(
    cast: str, fee: int
) -> None:
    table = scenario(cast)
    table.play("1 choose paperboy", "1 choose mercenary")

    assert (table.cash[0], len(hand(table, 1))) == (15 - fee, 2)


@pytest.mark.ruling(137)
def test_the_second_card_acts_at_once() -> None:
    table = scenario(YELLOW)
    table.play("1 choose paperboy", "1 choose banker")

    assert (table.cash[0], table.asked) == (15 - 3 + 9, "2 ChooseCharacter")


def test_the_fee_is_due_before_the_second_card_pays() -> None:
    table = scenario(f"""
        {YELLOW}
        player 1 cash 2
    """)
    table.play("1 choose paperboy")

    assert (hand(table, 1), table.asked) == (["0Y"], "2 ChooseCharacter")


@pytest.mark.ruling(134)
def test_a_card_that_somebody_has_cannot_be_fetched() -> None:
    table = scenario(YELLOW)
    table.play("1 choose banker", "2 choose paperboy")

    assert table.why("2 choose banker") == "card-taken"


@pytest.mark.ruling(134)
def test_nobody_can_choose_the_card_that_was_fetched() -> None:
    table = scenario(YELLOW)
    table.play("1 choose paperboy", "1 choose banker")

    assert table.why("2 choose banker") == "card-taken"


@pytest.mark.ruling(134)
@pytest.mark.parametrize("cast", [YELLOW, RED])
def test_the_sheriff_cannot_be_fetched_on_either_side(cast: str) -> None:
    table = scenario(cast)
    table.play("1 choose paperboy")

    assert table.why("1 choose sheriff") == "not-fetchable"


@pytest.mark.ruling(138)
def test_even_the_last_of_six_players_finds_a_second_card() -> None:
    table = scenario(f"""
        option players 6
        {YELLOW}
        card 1 banker
        card 2 grocer
        card 3 chinese-worker
        card 4 settler
        card 5 captain
    """)
    table.play("6 choose paperboy")

    assert table.nouns(6, "choose") == ["mercenary"]


def test_both_cards_go_back_at_the_end_of_the_round() -> None:
    table = scenario(f"""
        {YELLOW}
        phase close
        card 1 paperboy
        card 1 banker
        {FULL_TRACK}
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")

    assert table.offers("1 choose paperboy", "1 choose banker")


# --- without a second card ------------------------------------------------------------------
@pytest.mark.ruling(136)
@pytest.mark.parametrize("cast", [YELLOW, RED])
def test_the_second_card_may_be_declined(cast: str) -> None:
    table = scenario(cast)
    table.play("1 choose paperboy", "1 decline")

    assert (len(hand(table, 1)), table.cash[0], table.asked) == (1, 15, "2 ChooseCharacter")


@pytest.mark.ruling(136)
@pytest.mark.parametrize(("cast", "count"), [(YELLOW, 1), (RED, 2)])
def test_without_three_dollars_only_the_red_side_fetches(cast: str, count: int) -> None:
    table = scenario(f"""
        {cast}
        player 1 cash 0
    """)
    table.play("1 choose paperboy", *(["1 choose mercenary"] if count == 2 else []))

    assert len(hand(table, 1)) == count


@pytest.mark.ruling(135, 136)
@pytest.mark.parametrize("cast", [YELLOW, RED])
def test_without_a_second_card_nothing_may_be_kept(cast: str) -> None:
    table = scenario(f"""
        {cast}
        phase close
        card 1 paperboy
        player 1 cash 12
    """)

    assert (table.cash[0], table.vps[0]) == (0, 1)


# --- limit and number -----------------------------------------------------------------------
@pytest.mark.ruling(135)
@pytest.mark.parametrize(("cast", "penalty"), [(YELLOW, 0), (RED, 5)])
@pytest.mark.parametrize(("card", "limit"), [("banker", 120), ("mercenary", 20)])
def test_the_limit_is_that_of_the_second_card_less_five_on_the_red_side(
    cast: str, penalty: int, card: str, limit: int
) -> None:
    table = scenario(f"""
        {cast}
        phase close
        card 1 paperboy
        card 1 {card}
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit + penalty)


@pytest.mark.ruling(137)
@pytest.mark.parametrize("cast", [YELLOW, RED])
def test_his_number_0_goes_before_the_sheriff_whatever_he_fetched(cast: str) -> None:
    table = scenario(cast)
    table.play("1 choose sheriff", "2 choose banker", "3 choose paperboy", "3 choose mercenary")

    assert table.asked == "3 PlaceOrPass"


# --- with cards that have a will of their own -----------------------------------------------
@pytest.mark.ruling(137)
def test_the_powers_of_the_second_card_are_his_players_for_the_round() -> None:
    table = scenario(f"""
        {YELLOW}
        phase resolve build-12
        card 1 paperboy
        card 1 chinese-worker
        {FULL_TRACK}
        cowboy build-12 1
    """)
    table.play("1 buy")

    assert table.cash[0] == 15 - 6


@pytest.mark.ruling(137, 180)
def test_of_the_doctor_he_chooses_the_side() -> None:
    table = scenario(OTHERS)
    table.play("1 choose paperboy", "1 choose doctor", "1 side red")

    assert hand(table, 1) == ["0Y", "14R"]
    assert ask.cash_limit(table.state, table.state.seats[0]) == 90


@pytest.mark.ruling(137, 190)
@pytest.mark.parametrize(("round_number", "side"), [(1, "17Y"), (3, "17Y"), (4, "17R")])
def test_the_teacher_shows_the_side_of_the_round(round_number: int, side: str) -> None:
    table = scenario(f"""
        {OTHERS}
        round {round_number}
    """)
    table.play("1 choose paperboy", "1 choose teacher")

    assert hand(table, 1) == ["0Y", side]


@pytest.mark.ruling(137, 191)
def test_the_teacher_makes_his_player_first_in_the_next_round() -> None:
    table = scenario(f"""
        {OTHERS}
        phase close
        passing 2 3 1
        card 1 paperboy
        card 1 teacher
        card 2 banker
        card 3 captain
        {FULL_TRACK}
    """)
    table.play("2 spend 0", "3 spend 0", "1 spend 0")

    assert table.asked == "1 ChooseCharacter"


@pytest.mark.ruling(137)
def test_the_prospector_sells_his_mine_on_top_of_the_fee() -> None:
    table = scenario(f"""
        {OTHERS}
        {FULL_TRACK}
    """)
    table.play("1 choose paperboy", "1 choose prospector", "1 bag", "1 build d4")

    assert (table.cash[0], table.on("d4"), table.owner("d4")) == (15 - 3 - 10, "mine", 1)


@pytest.mark.ruling(137, 158)
def test_the_prospector_is_turned_over_when_no_mine_is_left() -> None:
    table = scenario(f"""
        {OTHERS}
        reserve 2 mine mine mine mine mine mine
    """)
    table.play("1 choose paperboy", "1 choose prospector")

    assert (hand(table, 1), table.state.dynamite[0]) == (["0Y", "9R"], 2)
