"""The forecast: income, the worst of it, the cash limit, the final score."""

from carson.board.game import BOARD_GAME
from carson.core.moves import NOBODY
from carson.core.views import View
from carson.preview.board.preview import forecast
from carson.preview.report import ParcelIncome, SeatForecast
from tests.preview.looking import foresee
from tests.support.scenario import Scenario, scenario

HOTELS = "land 1 a1=hotel c1=hotel e1=hotel"


def first(table: Scenario) -> SeatForecast:
    """What is foreseen for player 1."""
    return foresee(table).seats[0]


def placing(*lines: str) -> Scenario:
    """Phase 2, where nobody else has a cowboy unless a line says so."""
    return scenario("\n".join(["phase place", *lines]))


def test_every_building_has_its_income() -> None:
    table = placing("land 1 a1=hotel", "land 2 d4=saloon", "land - c3=house")

    assert foresee(table).incomes == (ParcelIncome("a1", 0, 6), ParcelIncome("d4", 1, 5))


def test_at_worst_every_cowboy_of_the_others_attacks() -> None:
    table = placing(HOTELS, "player 2 cowboys 1", "player 3 cowboys 1")

    assert (first(table).income, first(table).worst) == (18, 12)


def test_nobody_attacks_who_has_passed() -> None:
    table = placing(HOTELS, "player 2 cowboys 1", "player 3 cowboys 1", "passed 2 3")

    assert first(table).worst == 18


def test_a_building_that_cannot_be_attacked_is_safe() -> None:
    table = placing("land 1 a1=hotel b1=church")

    assert (first(table).income, first(table).worst) == (6, 6)


def test_an_attack_that_has_begun_counts_already() -> None:
    table = placing(HOTELS, "cowboy a1 2", "passed 2 3")

    assert (first(table).income, first(table).worst) == (15, 15)
    assert foresee(table).seats[1].loot == 3


def test_where_the_owner_defends_an_attack_counts_only_at_worst() -> None:
    table = placing(HOTELS, "cowboy a1 1 2", "passed 2 3")

    assert (first(table).income, first(table).worst) == (18, 15)
    assert foresee(table).seats[1].loot == 0


def test_two_thieves_rob_the_owner_but_neither_can_count_on_it() -> None:
    table = placing(HOTELS, "cowboy a1 2 3", "passed 2 3")

    assert [seat.loot for seat in foresee(table).seats] == [0, 0, 0]
    assert first(table).income == 15


def test_after_the_income_nothing_more_is_expected_in_this_round() -> None:
    table = scenario(f"""
        phase resolve vp-3
        {HOTELS}
        cowboy vp-3 1
    """)

    assert first(table).income == 0


def test_the_cash_limit_counts_the_income_of_the_round() -> None:
    table = placing(HOTELS, "card 1 settler", "player 1 cash 60")
    limit = first(table).limit

    assert limit is not None
    assert first(table).excess == max(0, 60 + 18 - limit)


def test_without_a_character_there_is_no_limit() -> None:
    assert first(scenario("phase choose")).limit is None


def test_the_final_score_counts_money_and_buildings() -> None:
    table = placing(HOTELS, "player 1 cash 13")

    assert first(table).final == 2 * 3 + 13 // 6


def test_a_watcher_gets_the_same_forecast() -> None:
    table = placing(HOTELS)

    assert forecast(View(BOARD_GAME, table.state, NOBODY)) == foresee(table)


def test_who_fights_an_outlaw_does_not_count_as_a_thief() -> None:
    outlaw = ("option variants outlaws", "round 2", "strength 9", "outlaws a1")
    table = placing(*outlaw, "land 1 a1=hotel", "cowboy a1 2", "passed 2 3")

    assert (first(table).income, foresee(table).seats[1].loot) == (3, 0)
