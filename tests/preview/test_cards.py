"""Previews of the card game: points, places for cards, bids."""

from carson.cards.game import CARDS_GAME
from carson.cards.ids import PARCEL_NAMES
from carson.cards.state import State
from carson.core.views import View
from carson.preview.cards.preview import forecast, preview
from carson.preview.report import Chip, Preview
from tests.cards.scenario import Scenario, read_line, scenario
from tests.preview.looking import changed, said


def look(table: Scenario, line: str) -> Preview:
    """What a move such as `1 take cowboy` would do."""
    seat, move = read_line(line)
    view: View[State] = View(CARDS_GAME, table.state, seat)
    return preview(view, move)


def test_with_a_card_that_nobody_can_beat_one_picks_first() -> None:
    table = last_but_one("hand 1 2 9", *("hand 2 1 8", "hand 3 1 8", "hand 4 1 8"))

    assert said(look(table, "1 bid 9"), "bid-rank") == [{"amount": 9, "rank": 1}]


def test_a_low_card_picks_after_all_who_have_only_higher_ones() -> None:
    table = last_but_one("hand 1 2 9", *("hand 2 3 8", "hand 3 1 8", "hand 4 1 8"))

    assert said(look(table, "1 bid 2"), "bid-ranks") == [{"amount": 2, "best": 2, "worst": 4}]


def test_ties_go_to_the_suit_that_stands_first_on_the_back() -> None:
    hands = [f"hand {who} 4 5" for who in (1, 2, 3, 4)]
    table = last_but_one(*hands, "option suits hat,star,cactus,boot", "backs hat")

    assert said(look(table, "1 bid 5"), "bid-rank") == [{"amount": 5, "rank": 1}]
    assert said(look(table, "4 bid 5"), "bid-ranks")[0]["worst"] != 1


def test_ties_are_open_under_a_skull() -> None:
    hands = [f"hand {who} 4 5" for who in (1, 2, 3, 4)]
    table = last_but_one(*hands, "option suits hat,star,cactus,boot", "backs skull")

    assert said(look(table, "1 bid 5"), "bid-ranks") == [{"amount": 5, "best": 1, "worst": 4}]


def last_but_one(*lines: str) -> Scenario:
    """The bids of a round in which everyone has two cards left."""
    return scenario("\n".join(["round 8", "phase bid", *lines]))


def test_a_bid_does_not_tell_what_others_have_sealed() -> None:
    table = scenario("phase bid")
    table.play("2 bid 9", "3 bid 8", "4 bid 7")

    found = look(table, "1 bid 5")

    assert said(found, "bid-ranks") == [{"amount": 5, "best": 1, "worst": 4}]
    assert found.changes == ()


def test_taking_a_character_tells_its_points() -> None:
    table = scenario("""
        phase pick
        display heroes I-3 I-7
        picks 1 2
    """)

    found = look(table, "1 take heroes")

    assert changed(found, 1, "final") == (0, 6)
    assert [args["after"] for args in said(found, "source")] == [6]


def test_terrain_tells_the_points_of_its_best_place() -> None:
    table = scenario("phase pick\ndisplay I-42 I-38\nbuilt 1 I-1 h8\npicks 1 2")
    best = said(look(table, "1 take I-42"), "best-spot")[0]
    table.play("1 take I-42")

    laid = {spot: gain(look(table, f"1 place {spot}")) for spot in table.nouns(1, "place")}

    assert best["points"] == max(laid.values())
    assert best["points"] == laid[PARCEL_NAMES[int(best["parcel"])]]


def test_laying_a_card_tells_the_points_of_the_buildings_it_changes() -> None:
    table = scenario("phase pick\ndisplay I-42 I-38\nbuilt 1 I-1 h8\npicks 1 2")
    table.play("1 take I-42")
    spots = table.nouns(1, "place")

    found = [look(table, f"1 place {spot}") for spot in spots]

    assert any(each.incomes for each in found)
    assert [sum(c.after - c.before for c in each.incomes) for each in found] == [
        gain(each) for each in found
    ]


def gain(found: Preview) -> int:
    change = changed(found, 1, "final")
    return 0 if change is None else change[1] - change[0]


def test_the_forecast_is_the_score_of_now() -> None:
    table = scenario("""
        phase bid
        characters 1 heroes
    """)
    seat, _ = read_line("1 pass")

    found = forecast(View(CARDS_GAME, table.state, seat))

    assert [each.final for each in found.seats] == [6, 0, 0, 0]


def test_a_bid_is_told_as_a_rank_at_best_and_at_worst() -> None:
    table = last_but_one("hand 1 2 9", *("hand 2 3 8", "hand 3 1 8", "hand 4 1 8"))

    assert look(table, "1 bid 2").chips[0] == Chip("rank", 2, 4)
