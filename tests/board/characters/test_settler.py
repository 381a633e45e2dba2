"""5: the Settler."""

import pytest

from tests.support.scenario import scenario


@pytest.mark.rule("character.settler")
def test_the_settler_claims_a_parcel_at_once_without_paying() -> None:
    table = scenario("phase choose")
    table.play("1 choose settler", "1 claim d4")

    assert (table.owner("d4"), table.cash[0], table.state.titles[0]) == (1, 15, 11)
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.rule("character.settler")
@pytest.mark.ruling(100)
@pytest.mark.parametrize("thing", ["house", "townhouse", "mountain"])
def test_the_parcel_may_hold_a_house_a_townhouse_or_a_mountain(thing: str) -> None:
    table = scenario(f"land - d4={thing}")
    table.play("1 choose settler", "1 claim d4")

    assert table.owner("d4") == 1


@pytest.mark.rule("character.settler")
@pytest.mark.ruling(100)
@pytest.mark.parametrize("who", [1, 2])
def test_the_parcel_must_be_unowned(who: int) -> None:
    table = scenario(f"land {who} d4")
    table.play("1 choose settler")

    assert table.why("1 claim d4") == "parcel-owned"


@pytest.mark.ruling(100)
def test_the_settler_may_claim_nothing() -> None:
    table = scenario("phase choose")
    table.play("1 choose settler", "1 decline")

    assert (table.state.titles[0], table.asked) == (12, "2 ChooseCharacter")


@pytest.mark.ruling(118)
def test_the_settler_cannot_claim_the_parcel_of_the_city_hall() -> None:
    table = scenario("""
        option buildings all
        land - d4=city-hall
    """)
    table.play("1 choose settler")

    assert table.why("1 claim d4") == "nobodys-for-ever"


@pytest.mark.ruling(46)
def test_without_a_title_the_settler_has_nothing_to_give() -> None:
    table = scenario("land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2")
    table.play("1 choose settler")

    assert table.asked == "2 ChooseCharacter"


# --- the red side ---------------------------------------------------------------------------
RED = "option characters 1Y,2Y,3Y,4Y,5R,6Y,7Y\n"


@pytest.mark.parametrize(("side", "limit"), [("5Y", 30), ("5R", 20)])
def test_the_sides_differ_in_their_limit(side: str, limit: int) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,{side},6Y,7Y
        phase close
        card 1 settler
        player 1 cash 150
    """)

    assert table.nouns(1, "spend")[0] == str(150 - limit)


def test_the_red_settler_may_take_eight_dollars_at_once() -> None:
    table = scenario(RED)
    table.play("1 choose settler", "1 take")

    assert (table.cash[0], table.asked) == (15 + 8, "2 ChooseCharacter")


@pytest.mark.parametrize(("answer", "cash", "points"), [("take", 23, 0), ("wait", 15, 2)])
def test_the_money_at_once_or_a_point_for_each_own_mountain_at_the_end_of_the_round(
    answer: str, cash: int, points: int
) -> None:
    table = scenario(f"""
        {RED}
        land 1 a1=mountain b1=mountain c1
        land 2 d1=mountain
        land - e1=mountain
    """)
    table.play("1 choose settler", f"1 {answer}", "2 choose banker", "3 choose mercenary")
    table.play("2 pass", "1 pass", "3 pass")

    assert (table.cash[0], table.vps) == (cash, [points, 0, 0])


@pytest.mark.ruling(145)
def test_a_mountain_bought_in_this_round_counts_for_the_red_settler() -> None:
    table = scenario(f"""
        {RED}
        phase resolve parcel-purchase
        card 1 settler
        land - d4=mountain
        cowboy d4 1
    """)
    table.play("1 claim d4")

    assert (table.asked, table.vps[0]) == ("1 SpendExcess", 1)


@pytest.mark.ruling(145)
def test_the_red_settler_counts_in_the_last_round_too() -> None:
    table = scenario(f"""
        {RED}
        phase resolve vp-5
        round 4
        card 1 settler
        land 1 d4=mountain
    """)

    assert (table.asked, table.vps[0]) == ("1 SpendExcess", 1)
