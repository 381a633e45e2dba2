"""A New Beginning: connections, a second character, and the Sharpshooter."""

import pytest

from carson.board.ids import CARD_NAMES
from carson.board.powers import ask
from carson.core.moves import Seat
from tests.support.scenario import Scenario, scenario

CONNECTIONS = "powers 1 1 0 0"
SECOND = "powers 1 0 1 0"
SHARPSHOOTER = "powers 1 0 0 1"
MINES = "land 2 a1=mine b1=mine c1=mine d1=mine e1=mine f1=mine"
"""All there are."""


def choosing(*lines: str, variants: str = "new-beginning") -> Scenario:
    """Phase 1, in which player 1 is first to choose, then 2, then 3."""
    return scenario("\n".join([f"option variants {variants}", "phase choose", *lines]))


def chosen(*lines: str) -> Scenario:
    """All have chosen: 1 the Mercenary, 2 the Chinese Worker, 3 the Banker."""
    table = choosing(*lines)
    table.play("1 choose mercenary", "2 choose chinese-worker", "3 choose banker")
    return table


def red(table: Scenario, card: str) -> bool:
    """Whether the red side of a card is up."""
    rule = table.state.rules[CARD_NAMES.index(card)]
    return rule is not None and rule.red


# --- connections ----------------------------------------------------------------------------
@pytest.mark.rule("beginning.connections")
@pytest.mark.parametrize(("side", "cash"), [("yellow", 15 + 9), ("red", 15)])
def test_connections_choose_the_side_of_the_card_that_is_taken(side: str, cash: int) -> None:
    table = choosing(CONNECTIONS)
    table.play("1 choose banker", f"1 side {side}")

    assert (red(table, "banker"), table.cash[0]) == (side == "red", cash)


@pytest.mark.rule("beginning.connections")
def test_others_take_the_side_that_is_up() -> None:
    table = choosing(CONNECTIONS, "passing 2 1 3")
    table.play("2 choose mercenary")

    assert (table.asked, red(table, "mercenary")) == ("1 ChooseCharacter", False)


@pytest.mark.rule("beginning.connections")
def test_the_side_stays_up_for_others() -> None:
    table = scenario("""
        option variants new-beginning
        phase close
        passing 2 1 3
        powers 1 1 0 0
        card 1 mercenary red
        track mine ranch bank bank hotel mine ranch
        player 1 cash 0
        player 2 cash 0
        player 3 cash 0
    """)
    table.play("2 choose mercenary")

    assert (table.asked, red(table, "mercenary")) == ("1 ChooseCharacter", True)


@pytest.mark.rule("beginning.connections")
def test_connections_last_all_game() -> None:
    table = choosing("round 3", CONNECTIONS)
    table.play("1 choose mercenary")

    assert table.asked == "1 ChooseSide"


@pytest.mark.rule("beginning.connections")
@pytest.mark.ruling(233)
@pytest.mark.parametrize("round_", [1, 4])
def test_the_teacher_shows_the_side_of_the_round(round_: int) -> None:
    cast = "option characters 1Y,2Y,3Y,4Y,5Y,6Y,17Y"
    table = choosing(cast, f"round {round_}", CONNECTIONS)
    table.play("1 choose teacher")

    assert (table.asked, red(table, "teacher")) == ("2 ChooseCharacter", round_ == 4)


@pytest.mark.rule("beginning.connections")
@pytest.mark.ruling(233)
@pytest.mark.parametrize(("land", "asked"), [(MINES, False), ("land 2 a1=mine", True)])
def test_a_card_that_had_to_be_turned_over_stays_so(land: str, asked: bool) -> None:
    cast = "option characters 1Y,2Y,3Y,4Y,5Y,6Y,9Y"
    table = choosing(cast, land, CONNECTIONS)
    table.play("1 choose prospector")

    assert (table.asked == "1 ChooseSide", red(table, "prospector")) == (asked, not asked)


@pytest.mark.rule("beginning.connections")
@pytest.mark.ruling(233)
@pytest.mark.parametrize(("more", "asked"), [("", False), (",horses", True)])
def test_the_yellow_side_of_the_cowboy_needs_horses(more: str, asked: bool) -> None:
    cast = "option characters 1Y,2Y,3Y,4Y,5Y,6Y,15R"
    table = choosing(cast, CONNECTIONS, variants=f"new-beginning{more}")
    table.play("1 choose cowboy")

    assert (table.asked == "1 ChooseSide") == asked


# --- a second character ---------------------------------------------------------------------
@pytest.mark.rule("beginning.second")
@pytest.mark.ruling(232)
def test_the_second_character_is_taken_when_all_have_chosen() -> None:
    table = chosen(SECOND)

    assert table.asked == "1 TakeSecond"
    assert table.nouns(1, "choose") == ["sheriff", "grocer", "settler", "captain"]


@pytest.mark.rule("beginning.second")
@pytest.mark.ruling(232)
def test_two_characters_add_their_limits_and_the_lowest_number_orders_the_turns() -> None:
    table = chosen(SECOND)
    before = table.state.order
    table.play("1 choose sheriff")

    assert (before, table.state.order) == ((2, 1, 0), (0, 2, 1))
    assert ask.cash_limit(table.state, Seat(0)) == 20 + 20


@pytest.mark.rule("beginning.second")
@pytest.mark.ruling(232)
def test_the_second_character_acts_at_once() -> None:
    table = chosen(SECOND)
    table.play("1 choose settler", "1 claim e6")

    assert table.owner("e6") == 1


@pytest.mark.rule("beginning.second")
@pytest.mark.ruling(232)
def test_a_second_character_is_taken_once_in_the_game() -> None:
    table = chosen(SECOND)
    table.play("1 choose sheriff")

    assert table.state.powers == (0,) * 9


@pytest.mark.rule("beginning.second")
@pytest.mark.ruling(232)
def test_who_declines_keeps_the_power_for_a_later_round() -> None:
    table = chosen(SECOND)
    table.play("1 decline")

    assert (table.state.powers[1], table.asked) == (1, "3 PlaceOrPass")


@pytest.mark.rule("beginning.second")
@pytest.mark.ruling(232)
def test_several_players_take_their_second_characters_in_turn_order() -> None:
    table = chosen(SECOND, "powers 2 0 1 0")
    first = table.asked
    table.play("2 choose sheriff")

    assert (first, table.asked) == ("2 TakeSecond", "1 TakeSecond")
    assert table.why("1 choose sheriff") == "card-taken"


@pytest.mark.rule("beginning.second")
def test_where_no_card_is_left_nobody_is_asked() -> None:
    powers = [f"powers {who} 0 1 0" for who in (1, 6)]
    table = choosing("option players 6", *powers)
    table.play("1 choose mercenary", "2 choose chinese-worker", "3 choose grocer", "3 take")
    table.play("4 choose captain", "4 recruit 0", "5 choose settler", "5 decline")
    table.play("6 choose banker")
    table.play("6 choose sheriff")

    assert (table.asked, table.state.powers[1]) == ("6 PlaceOrPass", 1)


@pytest.mark.rule("beginning.second")
def test_with_connections_the_side_of_the_second_character_is_chosen_too() -> None:
    table = choosing("powers 1 1 1 0")
    table.play("1 choose mercenary", "1 side red", "2 choose chinese-worker", "3 choose banker")
    table.play("1 choose sheriff")

    assert table.asked == "1 ChooseSide"


# --- the Sharpshooter -----------------------------------------------------------------------
def duel(*lines: str, piece: str = "cowboy") -> Scenario:
    """Players 1 and 2 fight for the gambling space."""
    head = ["option variants new-beginning", "phase resolve gambling"]
    return scenario("\n".join([*head, f"{piece} gambling 1", "cowboy gambling 2", *lines]))


def added(table: Scenario) -> list[int]:
    """What each fighter adds to their firepower."""
    return [line["die"] for line in table.happened("fought")]


@pytest.mark.rule("beginning.sharpshooter")
@pytest.mark.ruling(235)
@pytest.mark.parametrize(("aside", "kept"), [(1, 5), (2, 3)])
def test_the_sharpshooter_rolls_two_dice_and_keeps_one(aside: int, kept: int) -> None:
    table = duel(SHARPSHOOTER)
    table.play("* roll 3", "* roll 5", "* roll 4")
    asked = table.asked
    table.play(f"1 drop {aside}")

    assert (asked, added(table)) == ("1 PutDieAside", [kept, 4])


@pytest.mark.rule("beginning.sharpshooter")
@pytest.mark.ruling(235)
def test_with_dynamite_the_sharpshooter_rolls_three_dice_and_puts_one_aside() -> None:
    table = duel(SHARPSHOOTER, piece="dynamite-cowboy")
    table.play("* roll 3", "* roll 5", "* roll 1", "* roll 4", "1 drop 3")

    assert added(table) == [8, 4]


@pytest.mark.rule("beginning.sharpshooter")
@pytest.mark.ruling(235)
def test_two_sharpshooters_choose_when_all_dice_are_seen_in_the_order_of_passing() -> None:
    table = duel("powers 2 0 0 1", SHARPSHOOTER, "passing 2 1 3")
    table.play("* roll 3", "* roll 5", "* roll 4", "* roll 6")
    first = table.asked
    table.play("2 drop 1")

    assert (first, table.asked) == ("2 PutDieAside", "1 PutDieAside")


@pytest.mark.rule("beginning.sharpshooter")
def test_others_roll_one_die() -> None:
    table = duel("powers 3 0 0 1")
    table.play("* roll 3", "* roll 5")

    assert added(table) == [3, 5]


# --- the Sharpshooter with duel tiles -------------------------------------------------------
def tiles(hand: str, *lines: str) -> Scenario:
    """Players 1, the Sharpshooter, and 2 fight with duel tiles."""
    head = ["option variants new-beginning,might-is-right", "phase resolve gambling"]
    hands = [f"tiles 1 {hand}", "tiles 2 0 1 1 1 0 0", "pile 1 2 0 0 0 2 2", SHARPSHOOTER]
    return scenario("\n".join([*head, "cowboy gambling 1 2", *hands, *lines]))


@pytest.mark.rule("beginning.tiles")
@pytest.mark.ruling(236)
def test_with_duel_tiles_an_empty_hand_draws_five() -> None:
    table = tiles("0 0 0 0 0 1")
    table.play("1 tile 5", "2 tile 1", "* tile 0", "* tile 0", "* tile 4", "* tile 5", "* tile 4")

    assert table.state.tiles[:6] == (2, 0, 0, 0, 2, 1)


@pytest.mark.rule("beginning.tiles")
@pytest.mark.ruling(236)
def test_the_last_two_tiles_may_be_thrown_away_for_five_new_ones() -> None:
    table = tiles("1 1 0 0 0 1")
    table.play("1 tile 5", "2 tile 1", "1 discard")
    table.play("* tile 0", "* tile 0", "* tile 4", "* tile 5", "* tile 4")

    assert table.state.tiles[:6] == (2, 0, 0, 0, 2, 1)


@pytest.mark.rule("beginning.tiles")
@pytest.mark.ruling(236)
def test_the_last_two_tiles_may_be_kept() -> None:
    table = tiles("1 1 0 0 0 1")
    table.play("1 tile 5", "2 tile 1")
    asked = table.asked
    table.play("1 keep")

    assert (asked, table.state.tiles[:6]) == ("1 DiscardLastTiles", (1, 1, 0, 0, 0, 0))


@pytest.mark.rule("beginning.tiles")
def test_more_tiles_than_two_stay_and_others_throw_none_away() -> None:
    table = tiles("1 1 1 0 0 1")
    table.play("1 tile 5", "2 tile 1")

    assert "discard" not in table.asked.lower()
    assert sum(table.state.tiles[6:12]) == 2
