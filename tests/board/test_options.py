"""What a table agrees on: defaults, the tiles in the bag, the switches, and what is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.board.game import BOARD_GAME
from carson.board.ids import CARD_SIDES, THING_NAMES
from carson.board.options import CASTS, DEFAULTS
from carson.core.given import BadOption
from carson.core.reasons import Reason
from tests.board.agreed import Agreed, agreed, refusal
from tests.support.opening import TILES
from tests.support.scenario import scenario, thing

NEW_TYPES = {"general-store": 2, "school": 2, "blacksmith": 2, "city-hall": 1, "station": 1}
BASE = {
    "ranch": 6,
    "mine": 6,
    "drugstore": 4,
    "bank": 4,
    "saloon": 3,
    "hotel": 3,
    "church": 2,
    "prison": 2,
}
WORDS = ("", "random", "first-game", "all", "2009", "yes", *CASTS, *NEW_TYPES, *DEFAULTS.values())
LISTS = st.lists(st.sampled_from([*CARD_SIDES, *NEW_TYPES]), max_size=9).map(",".join)
VALUES = st.sampled_from(WORDS) | LISTS | st.text(max_size=20)
NAMES = st.sampled_from(list(DEFAULTS)) | st.text(max_size=10)


def tiles(table: Agreed) -> dict[str, int]:
    """How many tiles of each type are in the game."""
    s = table.state
    counts = {name: s.bag[thing(name)] + s.track.count(thing(name)) for name in THING_NAMES[1:]}
    return {name: count for name, count in counts.items() if count}


def answer(texts: dict[str, str]) -> dict[str, str] | Reason:
    """What becomes of some texts: complete options, or the reason why they are none."""
    try:
        return BOARD_GAME.complete(texts)
    except BadOption as error:
        return error.reason


# --- defaults -------------------------------------------------------------------------------
@pytest.mark.rule("options.default")
def test_who_says_nothing_plays_the_first_game_with_four_players() -> None:
    assert BOARD_GAME.complete({}) == {
        "players": "4",
        "edition": "big-box",
        "buildings": "first-game",
        "characters": "first-game",
        "station_needs_house": "no",
        "indian_skips_occupied": "no",
        "variants": "none",
        "river": "ours",
        "placing": "turns",
    }


@pytest.mark.rule("options.default")
def test_what_was_agreed_on_is_kept_and_the_rest_filled_in() -> None:
    options = BOARD_GAME.complete({"characters": "quiet", "players": "2"})

    assert options == {**DEFAULTS, "characters": "quiet", "players": "2"}


@pytest.mark.rule("options.default")
@pytest.mark.parametrize(
    ("option", "value", "reason"),
    [
        ("bildings", "all", "unknown-option"),
        ("Players", "3", "unknown-option"),
        ("", "", "unknown-option"),
        ("edition", "2015", "unknown-value"),
        ("edition", "", "unknown-value"),
        ("station_needs_house", "maybe", "unknown-value"),
        ("station_needs_house", "Yeah", "unknown-value"),
        ("indian_skips_occupied", "", "unknown-value"),
        ("buildings", "", "unknown-value"),
        ("buildings", "none", "unknown-value"),
        ("buildings", "ranch", "unknown-value"),
        ("characters", "", "unknown-cast"),
        ("characters", "loud", "unknown-cast"),
    ],
)
def test_what_the_rules_do_not_know_is_refused(option: str, value: str, reason: str) -> None:
    assert refusal(**{option: value}) == reason


@pytest.mark.rule("options.default")
@given(st.dictionaries(NAMES, VALUES, max_size=6))
def test_any_texts_are_options_or_refused_with_a_short_reason(texts: dict[str, str]) -> None:
    found = answer(texts)

    if isinstance(found, Reason):
        assert len(str(found)) < 300
    else:
        assert answer(found) == found
        assert list(found) == list(DEFAULTS)


# --- players --------------------------------------------------------------------------------
@pytest.mark.rule("options.players")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(count: int) -> None:
    assert len(agreed(players=str(count)).state.seats) == count


@pytest.mark.rule("options.players")
@pytest.mark.parametrize("text", ["0", "1", "7", "12", "-2", "two", "", "3.0", "03", "3 4", "٣"])
def test_any_other_number_of_players_is_refused(text: str) -> None:
    assert refusal(players=text) == "players-out-of-range"


# --- buildings ------------------------------------------------------------------------------
@pytest.mark.rule("options.buildings")
@pytest.mark.ruling(203)
def test_the_first_game_has_the_30_base_tiles() -> None:
    assert tiles(agreed(buildings="first-game")) == BASE
    assert sum(BASE.values()) == 30


@pytest.mark.rule("options.buildings", "gold.tiles")
@pytest.mark.ruling(203)
def test_with_all_buildings_there_are_38_tiles() -> None:
    assert tiles(agreed(buildings="all")) == {**BASE, **NEW_TYPES}
    assert sum(BASE.values()) + sum(NEW_TYPES.values()) == 38


@pytest.mark.rule("gold.tiles")
def test_all_38_tiles_leave_34_in_the_bag_and_31_when_the_track_is_full() -> None:
    table = agreed(buildings="all")
    before = sum(table.state.bag)
    table.play(*TILES)

    assert (before, sum(table.state.bag)) == (34, 31)


@pytest.mark.rule("options.buildings")
@pytest.mark.ruling(203)
@pytest.mark.parametrize("names", ["school", "city-hall,station", "station,blacksmith,school"])
def test_the_types_that_are_named_are_added_with_all_their_tiles(names: str) -> None:
    added = {name: NEW_TYPES[name] for name in names.split(",")}

    assert tiles(agreed(buildings=names)) == {**BASE, **added}


@pytest.mark.rule("options.buildings")
@pytest.mark.parametrize(
    ("names", "reason"),
    [
        ("school,school", "named-twice"),
        ("school,", "unknown-value"),
        ("school; station", "unknown-value"),
        ("school,bank", "unknown-value"),
        ("all,school", "unknown-value"),
        ("first-game,school", "unknown-value"),
        ("schools", "unknown-value"),
    ],
)
def test_a_list_names_types_of_gold_and_guns_each_once(names: str, reason: str) -> None:
    assert refusal(buildings=names) == reason


@pytest.mark.rule("gold.tiles")
def test_tiles_that_are_not_in_the_game_cannot_be_drawn() -> None:
    table = agreed(buildings="school")

    assert table.why("* draw station") == "not-in-bag"
    assert table.offers("* draw school")


@pytest.mark.rule("gold.tiles")
def test_a_building_of_gold_and_guns_is_bought_and_kept_like_any_other() -> None:
    table = scenario("""
        option buildings all
        phase resolve build-10
        track - station - - - - -
        player 1 cash 12
        roads d4n
        cowboy build-10 1
    """)
    table.play("1 buy", "1 keep")

    assert table.cash[0] == 2
    assert table.happened("kept") == [{"seat": 0, "thing": thing("station")}]


# --- switches -------------------------------------------------------------------------------
@pytest.mark.rule("options.indian")
@pytest.mark.parametrize(("agreed_on", "reason"), [("no", ""), ("yes", "not-free")])
def test_the_indian_receives_occupied_parcels_unless_agreed_otherwise(
    agreed_on: str, reason: str
) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,8Y
        option indian_skips_occupied {agreed_on}
        land - d4=house e5=mountain
        land 2 f6
    """)
    table.play("1 choose indian")

    assert (table.why("* land d4"), table.why("* land e5")) == (reason, reason)
    assert (table.why("* land c3"), table.why("* land f6")) == ("", "parcel-owned")


@pytest.mark.rule("options.station")
@pytest.mark.parametrize(("agreed_on", "houses"), [("no", 0), ("yes", 1)])
def test_the_switch_for_the_station_changes_nothing_else(agreed_on: str, houses: int) -> None:
    table = scenario(f"""
        option buildings all
        option station_needs_house {agreed_on}
        phase resolve reserve
        reserve 1 station mine
        land 1 c3 c5
    """)
    table.play("1 unpack station", "1 build c3", *["1 house h8"] * houses)
    table.play("1 unpack mine", "1 build c5")

    assert table.asked == "1 SpendExcess"
    assert table.state.on.count(thing("house")) == houses
