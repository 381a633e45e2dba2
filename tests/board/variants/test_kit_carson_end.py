"""Kit Carson: how often players may change their mind, the points at the end, and horses."""

from collections.abc import Sequence

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import PASS, SHIFT, SPEND, TAKE_BACK
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.testing import ends
from carson.core.trials import Trial, evenly
from tests.board.variants.test_kit_carson import LIVE, chosen, placing
from tests.support.scenario import scenario


# --- ten changes of mind --------------------------------------------------------------------
@pytest.mark.rule("kit.ten")
@pytest.mark.ruling(222)
def test_nobody_changes_his_mind_an_eleventh_time() -> None:
    table = placing("cowboy wages 1 1", "shifts 1 9", "passed 2 3")
    table.play("1 back wages")

    assert table.why("1 back wages") == "shifted-enough"
    assert table.why("1 shift wages") == "shifted-enough"
    assert table.offers("1 place wages", "1 pass")


@pytest.mark.rule("kit.ten")
@pytest.mark.ruling(222)
def test_shifting_and_taking_back_count_alike() -> None:
    table = placing("cowboy wages 1 1", "passed 2 3")
    table.play("1 shift wages", "1 place gambling", "1 back wages")

    assert table.state.shifts == (2, 0, 0)


@pytest.mark.rule("kit.ten")
@pytest.mark.ruling(222)
def test_each_round_has_its_own_ten() -> None:
    table = chosen("shifts 3 10")
    table.play("3 place wages", "1 pass", "2 pass")

    assert table.offers("3 shift wages", "3 back wages")


def restless(stream: Stream, moves: Sequence[Move]) -> Move:
    """Never stops while anything else can be done, and lifts cowboys where possible."""
    lifts = [move for move in moves if move.verb in (SHIFT, TAKE_BACK)]
    going_on = [move for move in moves if move.verb is not PASS]
    if moves[0].verb is SPEND:
        return moves[0]
    return evenly(stream, lifts or going_on or moves)


@pytest.mark.rule("kit.ten")
@pytest.mark.ruling(222)
@pytest.mark.parametrize("how", ["turns", "live"])
@pytest.mark.parametrize("variants", ["kit-carson", "kit-carson,horses"])
def test_even_restless_players_come_to_an_end(how: str, variants: str) -> None:
    options = {"variants": variants, "placing": how, "players": "3"}

    ends(Trial(BOARD_GAME, options, 1, restless))


# --- the end --------------------------------------------------------------------------------
@pytest.mark.rule("kit.end")
@pytest.mark.ruling(225)
@pytest.mark.parametrize(
    ("passing", "vps"),
    [("1 2", [1, 0]), ("3 1 2", [1, 0, 2]), ("3 1 4 2", [2, 0, 3, 1])],
)
def test_at_the_end_each_player_behind_in_the_order_of_passing_is_worth_a_vp(
    passing: str, vps: list[int]
) -> None:
    seats = sorted(passing.split())
    cash = [f"player {who} cash 0" for who in seats]
    head = ["option variants kit-carson", f"option players {len(seats)}", "round 4", "phase close"]
    table = scenario("\n".join([*head, f"passing {passing}", *cash]))

    assert (table.asked, table.vps) == ("over", vps)


@pytest.mark.rule("kit.end")
@pytest.mark.ruling(225)
def test_only_the_last_round_counts_for_that() -> None:
    table = chosen("round 4", *(f"player {who} cash 0" for who in (1, 2, 3)))
    table.play("3 pass", "1 pass", "2 pass")

    assert BOARD_GAME.scores(table.state)["end-passing"] == [1, 0, 2]


@pytest.mark.rule("kit.end")
def test_without_the_variant_nobody_gets_points_for_that() -> None:
    cash = [f"player {who} cash 0" for who in (1, 2, 3)]
    table = scenario("\n".join(["round 4", "phase close", *cash]))

    assert table.vps == [0, 0, 0]


# --- horses ---------------------------------------------------------------------------------
@pytest.mark.rule("kit.horses")
@pytest.mark.ruling(226)
def test_with_horses_the_second_enclosure_is_closed() -> None:
    table = placing("horses 1 1", variants="kit-carson,horses")
    table.play("1 place gambling")

    assert table.why("1 horse 2") == "enclosure-closed"
    assert table.nouns(1, "horse") == ["1", "3", "4", "5"]


@pytest.mark.rule("kit.horses")
@pytest.mark.ruling(226)
@pytest.mark.parametrize("how", ["option placing turns", LIVE])
def test_a_horse_follows_a_placing_and_no_shifting(how: str) -> None:
    table = placing(how, "horses 1 1", "cowboy wages 1", "turn 1", variants="kit-carson,horses")
    table.play("1 shift wages", "1 place gambling")

    assert table.asked.endswith("PlaceFreely")
