"""The ground as masks: parcels, what hangs together, and where there is room."""

from hypothesis import given
from hypothesis import strategies as st

from carson.cards.city.city import NEAR, square
from carson.cards.city.ground import (
    SPOTS,
    card_at,
    connects,
    frame_around,
    frame_of,
    has,
    joint_frame,
    mask_of,
    parcels_in,
    spots_joining,
    spots_within,
    stays_whole,
)
from carson.cards.ids import PARCELS, SIDE, Parcel
from tests.cards.scenario import at, city

parcels = st.sampled_from(PARCELS)
spots = st.sampled_from(parcels_in(SPOTS))


def land_of(text: str) -> int:
    return city(text).covered


@given(st.sets(parcels))
def test_a_mask_holds_its_parcels_in_order(some: set[Parcel]) -> None:
    assert parcels_in(mask_of(some)) == sorted(some)


@given(spots)
def test_a_card_covers_its_square(spot: Parcel) -> None:
    assert card_at(spot) == mask_of(square(spot))


def test_a_parcel_has_eight_around_it_and_fewer_at_the_edge() -> None:
    assert [len(NEAR[at(name)]) for name in ("h8", "a8", "a1")] == [8, 5, 3]


def test_land_hangs_together_by_its_sides_and_not_by_its_corners() -> None:
    side, corner = land_of("....\n..__"), land_of("..__\n..__\n__..\n__..")

    assert connects(side, side)
    assert not connects(corner, corner)


def test_a_ring_stays_whole_without_a_part_and_a_bridge_does_not() -> None:
    ring = land_of("......\n......\n..__..\n..__..\n......\n......")
    bridge = land_of("......\n......")
    middle = card_at(at("g5"))

    assert stays_whole(ring, middle)
    assert not stays_whole(bridge, middle)


@given(spots, spots)
def test_cards_join_where_they_share_a_parcel_or_a_side(one: Parcel, other: Parcel) -> None:
    down, right = abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE)
    far = spots_within(frame_around(one), 8)

    assert has(spots_joining(card_at(one)) & far, other) == (
        max(down, right) <= 2 > min(down, right)
    )


@given(spots, spots)
def test_the_frame_of_two_cards_is_that_of_their_land(one: Parcel, other: Parcel) -> None:
    land = card_at(one) | card_at(other)

    assert joint_frame(frame_around(one), frame_around(other)) == frame_of(land)


@given(spots, spots)
def test_one_side_may_be_nine_long_but_not_both(one: Parcel, other: Parcel) -> None:
    top, bottom, left, right = frame_of(card_at(one) | card_at(other))
    sides = sorted((bottom - top + 1, right - left + 1))
    frame = frame_around(one)

    assert has(spots_within(frame, 8), other) == (sides[1] <= 8)
    assert has(spots_within(frame, 9), other) == (sides[0] <= 8 and sides[1] <= 9)
