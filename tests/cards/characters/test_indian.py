"""The Indian."""

import pytest

from tests.cards.scenario import ONE, character_vps, rule, scenario


def land(count: int) -> str:
    """A drawing of this many empty parcels, in rows of eight."""
    rows = [8] * (count // 8) + ([count % 8] if count % 8 else [])
    return "\n".join("." * row for row in rows)


@pytest.mark.rule("cards.indian")
@pytest.mark.parametrize(("covered", "points"), [(40, 12), (41, 12), (64, 0)])
def test_the_indian_is_worth_half_of_the_uncovered_parcels_rounded_up(
    covered: int, points: int
) -> None:
    assert character_vps("indian", land(covered)) == points


@pytest.mark.rule("cards.indian")
def test_with_the_captain_there_are_72_parcels() -> None:
    assert character_vps("indian", land(40), "captain") == 16


@pytest.mark.ruling("C39")
def test_land_that_was_sold_is_uncovered_again() -> None:
    table = scenario("""
        era 2
        round 9
        phase sale
        built 1 I-30 h8
        built 1 I-31 j8
        characters 1 indian auctioneer
        picks 1
    """)
    before = rule("indian").points(table.state, ONE)
    table.play("1 sell I-31")

    assert rule("indian").points(table.state, ONE) == before + 2
