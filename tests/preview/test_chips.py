"""The numbers that matter most about a move."""

from carson.preview.report import Chip
from tests.preview.looking import look
from tests.support.scenario import scenario


def test_a_cowboy_on_a_parcel_is_told_its_price_and_what_it_costs_in_firepower() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        land - d4=mountain
    """)

    chips = look(table, "1 place d4").chips

    assert Chip("price", 2, 2, thing="mountain") in chips
    assert Chip("firepower", 3, 3, before=4) in chips


def test_a_space_tells_what_it_gives_before_what_it_costs() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
    """)

    chips = look(table, "1 place gambling").chips

    assert chips[0] == Chip("gain-cash", 2, 12)


def test_a_tile_is_named_with_its_price() -> None:
    table = scenario("""
        phase place
        track - - saloon - - - -
    """)

    assert look(table, "1 place build-8").chips[0] == Chip("price", 8, 8, thing="saloon")


def test_a_duel_shows_the_odds_by_who_passes_first() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 2
        player 2 cowboys 1
        cowboy gambling 2
    """)

    odds = next(chip for chip in look(table, "1 place gambling").chips if chip.what == "odds")

    assert (odds.least, odds.most) == (42, 58)


def test_another_duel_shows_how_its_odds_change() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 2
        cowboy gambling 1 2
    """)

    odds = [chip for chip in look(table, "1 place wages").chips if chip.place == "gambling"]

    assert len(odds) == 1
    assert odds[0].before is not None
    assert odds[0].least < odds[0].before


def test_points_at_the_end_are_not_told_twice() -> None:
    table = scenario("""
        phase resolve vp-3
        player 1 cash 3
        cowboy vp-3 1
        land 1 a1
    """)

    whats = [chip.what for chip in look(table, "1 points 1").chips]

    assert "points" in whats
    assert "final" not in whats


def test_a_raid_tells_what_there_is_to_steal() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        land 2 d4=mine d5=mountain
    """)

    loot = [chip for chip in look(table, "1 place d4").chips if chip.what == "gain-loot"]

    assert loot
    assert loot[0].least > 0
