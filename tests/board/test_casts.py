"""The characters of a game: printed casts, lists, random casts, and which sides are up."""

import pytest

from carson.board.game import BOARD_GAME, new_state
from carson.board.ids import CARD_SIDES
from carson.board.options import CASTS
from carson.core.agenda import Chance, pending
from carson.core.moves import CHANCE
from tests.board.agreed import Agreed, agreed, refusal
from tests.support.scenario import Scenario, scenario

SEVEN = "1Y,2Y,3Y,4Y,5Y,6Y,7Y"


def cast(table: Scenario) -> list[str]:
    """The sides that are up, by number."""
    return [rule.name for rule in table.state.rules if rule is not None]


def chances(table: Agreed) -> dict[str, int]:
    """How likely each side is to be drawn next."""
    choice = pending(table.state)
    assert isinstance(choice, Chance)
    sides = [CARD_SIDES[move.noun] for move in choice.moves(table.state, CHANCE)]
    return dict(zip(sides, choice.weights(table.state), strict=True))


# --- presets and lists ----------------------------------------------------------------------
@pytest.mark.rule("cast.presets")
@pytest.mark.ruling(202)
@pytest.mark.parametrize(
    ("name", "sides"),
    [
        ("first-game", "1Y 2Y 3Y 4Y 5Y 6Y 7Y"),
        ("quiet", "1R 2R 5Y 11Y 13Y 14Y 16R"),
        ("home-owner", "0Y 3R 4Y 5R 8Y 9Y 12Y 15R"),
        ("prosper", "0Y 2Y 3Y 4R 6Y 8R 12Y 16Y"),
        ("settling-scores", "0R 6R 7Y 9R 10Y 12R 13R 14Y"),
        ("gold-rush", "0R 1Y 3Y 5R 8R 9Y 10R 11R"),
    ],
)
def test_a_preset_has_the_cards_that_are_printed(name: str, sides: str) -> None:
    assert cast(agreed(characters=name)) == sides.split()


@pytest.mark.rule("cast.presets")
@pytest.mark.ruling(202)
def test_a_preset_changes_nothing_but_the_cards() -> None:
    for name in CASTS:
        assert BOARD_GAME.complete({"characters": name}) == {
            **BOARD_GAME.complete({}),
            "characters": name,
        }


@pytest.mark.rule("cast.list")
def test_any_cast_can_be_agreed_on_as_a_list() -> None:
    table = agreed(characters="18R,2Y,17Y,4R,6Y,8R,12Y")

    assert cast(table) == ["2Y", "4R", "6Y", "8R", "12Y", "17Y", "18R"]


@pytest.mark.rule("cast.list")
def test_only_the_cards_of_the_cast_can_be_chosen() -> None:
    table = scenario("option characters 2Y,3Y,4Y,5Y,6Y,7Y,16Y")

    assert table.why("1 choose heroes") == ""
    assert table.why("1 choose sheriff") == "card-not-in-play"


@pytest.mark.rule("cast.size")
@pytest.mark.ruling(197)
@pytest.mark.parametrize(
    ("sides", "reason"),
    [
        ("1Y,2Y,3Y,4Y,5Y,6Y", "wrong-cast-size"),
        (SEVEN, ""),
        (SEVEN + ",8Y", "wrong-cast-size"),
        (SEVEN + ",8Y,9Y", "wrong-cast-size"),
        ("0Y,1Y,2Y,3Y,4Y,5Y,6Y", "wrong-cast-size"),
        ("0R," + SEVEN, ""),
        ("0Y,8Y," + SEVEN, "wrong-cast-size"),
        (SEVEN + ",7Y", "card-twice"),
        ("1Y,2Y,3Y,4Y,5Y,6Y,6R", "card-twice"),
    ],
)
def test_there_are_seven_cards_or_eight_with_the_paperboy_and_none_twice(
    sides: str, reason: str
) -> None:
    assert refusal(characters=sides) == reason


@pytest.mark.rule("cast.list")
@pytest.mark.parametrize("wrong", ["19Y", "7", "Y", "07Y", "7YR", "-1Y", "cook", "7 Y"])
def test_unknown_cards_are_refused(wrong: str) -> None:
    assert refusal(characters=f"1Y,2Y,3Y,4Y,5Y,6Y,{wrong}") == "unknown-cast"


@pytest.mark.rule("cast.forbidden")
@pytest.mark.ruling(199)
@pytest.mark.parametrize(("side", "reason"), [("15Y", "card-needs-horses"), ("15R", "")])
def test_the_cowboys_yellow_side_needs_horses(side: str, reason: str) -> None:
    assert refusal(characters=f"1Y,2Y,3Y,4Y,5Y,6Y,{side}") == reason


# --- random casts ---------------------------------------------------------------------------
@pytest.mark.rule("cast.random")
@pytest.mark.ruling(200, 201)
def test_every_card_is_as_likely_and_so_are_its_sides() -> None:
    likely = chances(agreed(characters="random"))

    assert {side for side in likely if likely[side] == 2} == {"14Y", "15R", "17Y"}
    assert [
        card for card in range(19) if likely.get(f"{card}Y", 0) + likely.get(f"{card}R", 0) != 2
    ] == []


@pytest.mark.rule("cast.random")
@pytest.mark.ruling(201)
@pytest.mark.parametrize("side", ["14R", "17R"])
def test_a_side_that_is_settled_in_play_is_not_drawn(side: str) -> None:
    assert agreed(characters="random").why(f"* cast {side}") == "side-settled-in-play"


@pytest.mark.rule("cast.random", "cast.forbidden")
@pytest.mark.ruling(199)
def test_the_side_that_needs_horses_is_not_drawn() -> None:
    assert agreed(characters="random").why("* cast 15Y") == "card-needs-horses"


@pytest.mark.rule("cast.random")
@pytest.mark.ruling(200)
def test_a_card_that_was_drawn_is_not_drawn_again() -> None:
    table = agreed("* cast 8R", characters="random")

    assert {table.why("* cast 8R"), table.why("* cast 8Y")} == {"card-twice"}
    assert sum(chances(table).values()) == 2 * 18


@pytest.mark.rule("cast.random", "cast.size")
@pytest.mark.ruling(197, 200)
def test_seven_cards_are_drawn_before_anything_else() -> None:
    draws = [f"* cast {side}" for side in ("8R", "1Y", "15R", "17Y", "14Y", "2R", "18R")]
    table = agreed(*draws[:-1], characters="random")
    asked = table.asked
    table.play(draws[-1])

    assert (asked, table.asked) == ("* DrawCast", "* DrawBuilding")
    assert cast(table) == ["1Y", "2R", "8R", "14Y", "15R", "17Y", "18R"]


@pytest.mark.rule("cast.random", "cast.size")
@pytest.mark.ruling(197, 200)
@pytest.mark.parametrize("last", ["0R", "7Y"])
def test_with_the_paperboy_an_eighth_card_is_drawn(last: str) -> None:
    first = "7Y" if last == "0R" else "0R"
    draws = [f"* cast {side}" for side in (first, "1Y", "2R", "3Y", "4R", "5Y", last)]
    table = agreed(*draws, characters="random")
    asked = table.asked
    table.play("* cast 6Y")

    assert (asked, table.asked, len(cast(table))) == ("* DrawCast", "* DrawBuilding", 8)


# --- sides ----------------------------------------------------------------------------------
@pytest.mark.rule("cast.side")
@pytest.mark.ruling(198)
def test_a_card_that_goes_back_keeps_its_side() -> None:
    table = scenario("""
        option characters 1R,2R,3Y,4Y,5Y,6Y,7Y
        phase close
        card 1 sheriff
        card 2 banker
        track hotel hotel hotel bank bank bank bank
    """)
    table.play("1 spend 0", "2 spend 0", "3 spend 0")

    assert (table.asked, cast(table)[:2]) == ("1 ChooseCharacter", ["1R", "2R"])


@pytest.mark.rule("cast.side")
@pytest.mark.ruling(198)
@pytest.mark.parametrize("agreed_on", ["14Y", "14R"])
@pytest.mark.parametrize(("side", "up"), [("yellow", "14Y"), ("red", "14R")])
def test_the_doctors_player_chooses_the_side(agreed_on: str, side: str, up: str) -> None:
    table = scenario(f"option characters 1Y,2Y,3Y,4Y,5Y,6Y,{agreed_on}")
    table.play("1 choose doctor", f"1 side {side}")

    assert cast(table)[-1] == up


@pytest.mark.rule("cast.side")
@pytest.mark.ruling(198)
@pytest.mark.parametrize("agreed_on", ["17Y", "17R"])
@pytest.mark.parametrize(("number", "up"), [(1, "17Y"), (3, "17Y"), (4, "17R")])
def test_the_teacher_is_red_in_round_4_only(agreed_on: str, number: int, up: str) -> None:
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,{agreed_on}
        round {number}
    """)
    table.play("1 choose teacher")

    assert cast(table)[-1] == up


@pytest.mark.rule("cast.side")
@pytest.mark.ruling(198)
@pytest.mark.parametrize(
    ("card", "agreed_on", "building", "up"),
    [("prospector", "9Y", "mine", "9R"), ("cowboy", "15R", "ranch", "15Y")],
)
@pytest.mark.parametrize("tiles", [5, 6])
def test_prospector_and_cowboy_are_turned_over_when_their_tiles_have_run_out(
    card: str, agreed_on: str, building: str, up: str, tiles: int
) -> None:
    land = " ".join(f"{column}1={building}" for column in "abcdefgh"[:tiles])
    table = scenario(f"""
        option characters 1Y,2Y,3Y,4Y,5Y,6Y,{agreed_on}
        land 2 {land}
    """)
    table.play(f"1 choose {card}")

    assert cast(table)[-1] == (up if tiles == 6 else agreed_on)


@pytest.mark.rule("cast.random")
def test_the_cast_of_a_random_game_is_not_known_before_it_is_drawn() -> None:
    assert not any(new_state({"characters": "random"}).rules)
