"""What the column means for a seat: cards, places, bids, powers, and what virtual players take."""

from carson.cards.game import CARDS_GAME
from carson.core.moves import NOBODY, Seat
from carson.core.views import View
from carson.preview.cards.column import column
from carson.preview.cards.column_report import CardWorth, Column
from tests.cards.scenario import Scenario, scenario

PICKING = "phase pick\ndisplay I-42 I-38 heroes\nbuilt 1 I-1 h8\npicks 1 2"


def look(table: Scenario, who: int = 1) -> Column:
    """What the column means for a seat, counted from 1."""
    return column(View(CARDS_GAME, table.state, Seat(who - 1)))


def worth(found: Column, card: str) -> CardWorth:
    """What is said of one card."""
    return next(one for one in found.cards if one.card == card)


def test_a_card_is_worth_what_it_brings_in_its_best_place() -> None:
    found = worth(look(scenario(PICKING)), "I-42")

    assert found.gain == max(spot.gain for spot in found.spots)
    assert found.sources == found.spots[0].sources


def test_each_spot_says_where_its_points_come_from() -> None:
    for spot in worth(look(scenario(PICKING)), "I-42").spots:
        assert spot.gain == sum(change.points for change in spot.sources)
        assert spot.gain == sum(change.after - change.before for change in spot.parcels)


def test_the_spots_are_those_where_the_card_may_be_laid() -> None:
    table = scenario(PICKING)
    spots = {spot.parcel for spot in worth(look(table), "I-42").spots}

    table.play("1 take I-42")

    assert spots == set(table.nouns(1, "place"))


def test_a_card_in_hand_is_looked_at_like_one_on_offer() -> None:
    table = scenario(PICKING)
    before = worth(look(table), "I-42")
    table.play("1 take I-42")

    assert worth(look(table), "I-42").spots == before.spots


def test_a_closed_spot_names_every_parcel_that_forbids_it() -> None:
    table = scenario("phase pick\ndisplay I-42 I-38\nbuilt 1 I-1 h8\npicks 1 2")

    closed = worth(look(table), "I-42").closed

    assert {spot.reason for spot in closed} <= {"covers", "not-joined", "city-too-big"}
    assert all(bool(spot.covers) == (spot.reason == "covers") for spot in closed)


def test_a_character_brings_its_points_and_needs_no_place() -> None:
    found = worth(look(scenario(PICKING)), "heroes")

    assert (found.gain, found.spots) == (6, ())


def test_virtual_players_are_foretold_up_to_the_next_person() -> None:
    table = scenario("""
        option people 2
        option virtual novice,expert
        option suits hat,star,cactus,boot
        phase pick
        display singer I-1 I-2 I-3 I-4
        picks 1 3 4 2
    """)

    found = look(table)

    assert [take.seat for take in worth(found, "I-1").then] == [2, 3]
    assert worth(found, "I-1").then[0].card == "singer"
    assert worth(found, "singer").then[0].card != "singer"


def test_nothing_is_foretold_of_people() -> None:
    assert worth(look(scenario(PICKING)), "heroes").then == ()


def test_a_bid_tells_its_places_and_how_likely_each_is() -> None:
    hands = ("hand 1 2 9", "hand 2 1 8", "hand 3 1 8", "hand 4 1 8")
    table = scenario("\n".join(["round 8", "phase bid", *hands]))

    low, high = look(table).bids

    assert (high.best, high.worst, high.chances) == (1, 1, (100, 0, 0, 0))
    assert (low.best, low.worst) == (1, 4)
    assert abs(sum(low.chances) - 100) <= 2


def test_a_tie_that_nobody_can_foresee_is_an_even_chance() -> None:
    hands = ("hand 1 4 5", "hand 2 5 6", "hand 3 1 2", "hand 4 1 2")
    table = scenario("\n".join(["round 8", "phase bid", *hands, "backs skull"]))

    assert look(table).bids[1].chances[0] == 25


def test_bids_do_not_tell_what_others_have_sealed() -> None:
    table, sealed = scenario("phase bid"), scenario("phase bid")
    sealed.play("2 bid 9", "3 bid 8", "4 bid 7")

    assert look(table).bids == look(sealed).bids


def test_whoever_has_bid_is_told_nothing_more_about_bids() -> None:
    table = scenario("phase bid")
    table.play("1 bid 9")

    assert look(table).bids == ()


def test_a_power_after_the_reveal_shows_both_orders() -> None:
    table = scenario("""
        phase reveal
        display heroes I-3 I-7 I-8 I-9
        characters 1 mercenary
        bid 1 3
        bid 2 6
        bid 3 7
        bid 4 1
    """)
    found = look(table).power

    assert found is not None
    assert (found.kept.index(0), found.used.index(0)) == (2, 0)


def test_who_looks_on_is_told_what_everybody_knows() -> None:
    found = column(View(CARDS_GAME, scenario("phase bid").state, NOBODY))

    assert (found.cards, found.bids, found.power) == ((), (), None)
    assert found.unseen


def test_a_virtual_player_is_on_course_for_what_is_usual() -> None:
    table = scenario("""
        option people 1
        option virtual novice,novice,novice
        option suits hat,star,cactus,boot
        phase bid
    """)

    assert {course.points for course in look(table).courses} == {113}


# --- powers before the bids -------------------------------------------------------------------
def asked_for(power: str, **more: str) -> Column:
    """What is said while the first seat is asked whether to use a power."""
    lines = ["round 3", f"phase power {power}", f"characters 1 {power}", *more.values()]
    return look(scenario("\n".join(lines)))


def test_a_power_that_raises_the_bid_tells_what_each_card_can_then_mean() -> None:
    found = asked_for("gunsmith").power

    assert found is not None
    assert [one.bid for one in found.used_bids] == [one.bid for one in found.kept_bids]
    assert all(
        used.value == kept.value + 6 and used.chances[0] >= kept.chances[0]
        for used, kept in zip(found.used_bids, found.kept_bids, strict=True)
    )


def test_a_power_that_takes_at_once_says_so_and_what_it_costs() -> None:
    lawyer, governor = asked_for("lawyer").power, asked_for("governor").power

    assert lawyer is not None
    assert governor is not None
    assert (lawyer.takes_now, lawyer.sits_out) == (True, True)
    assert (governor.takes_now, governor.sits_out) == (True, False)


def test_a_power_for_two_cards_tells_what_the_best_of_them_bring() -> None:
    found = asked_for("chinese-worker")

    assert found.power is not None
    assert found.power.takes_twice
    assert list(found.power.gains) == sorted((one.lasting for one in found.cards), reverse=True)


# --- what does not last, and what is new --------------------------------------------------------
def test_points_for_free_land_are_told_as_they_fade() -> None:
    found = worth(look(scenario("phase pick\ndisplay indian I-38\npicks 1 2")), "indian")

    assert found.gain == 32
    assert 0 < found.lasting < found.gain


def test_a_new_era_tells_how_its_pile_differs() -> None:
    found = look(scenario("era 2\nround 1\nphase bid")).piles

    assert {(one.thing, one.before, one.now) for one in found} >= {
        ("city-hall", 0, 1),
        ("church", 1, 2),
    }
    assert look(scenario("era 2\nround 2\nphase bid")).piles == ()
