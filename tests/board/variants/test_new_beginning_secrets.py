"""A New Beginning: nobody knows what others write before all have written."""

import json

import pytest

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.board.variants.new_beginning import FillSheet, why_not_fill
from carson.core.agenda import pending
from carson.core.chance import Stream, derive
from carson.core.moves import Seat
from carson.core.table import Table, open_table
from carson.core.testing import keeps_secrets, replays
from carson.core.trials import Trial
from carson.core.views import View
from tests.board.agreed import Agreed
from tests.board.variants.beginnings import LINES, begun, sheet
from tests.support.scenario import read_line

OPTIONS = {"variants": "new-beginning", "players": "3"}


def filling(*lines: str) -> Agreed:
    """Sheets on which these amounts have been written."""
    return begun(*lines, variants="new-beginning")


def sight(table: Agreed, who: int) -> str:
    """Everything that a player sees."""
    return json.dumps(View(BOARD_GAME, table.state, Seat(who - 1)).see())


def sheets(s: State) -> tuple[tuple[int, ...], ...]:
    """What has been written so far."""
    choice = pending(s)
    assert isinstance(choice, FillSheet)
    return choice.sheets


def opened(*lines: str, players: int = 3) -> Table[State]:
    """A table at which these amounts have been written."""
    options = {**OPTIONS, "players": str(players)}
    table = open_table(BOARD_GAME, options, ["a", "b", "c"][:players], derive(1))
    for line in lines:
        table.play(*read_line(line))
    return table


@pytest.mark.rule("beginning.secret")
def test_all_players_fill_in_their_sheets_at_once_and_in_any_order() -> None:
    table = filling("3 sheet 5", "3 sheet 1", "1 sheet 0")

    assert sheets(table.state) == ((0,), (), (5, 1))
    assert table.asked == "1 2 3 FillSheet"


@pytest.mark.rule("beginning.secret")
def test_who_has_filled_in_his_sheet_waits_for_the_others() -> None:
    table = filling(*sheet(2, cowboys=4))

    assert (table.asked, table.why("2 sheet 0")) == ("1 3 FillSheet", "not-your-turn")
    assert table.cash == [15] * 3


@pytest.mark.rule("beginning.secret")
@pytest.mark.parametrize("others", [sheet(2, cowboys=4), sheet(2, roads=9, bid=3)])
def test_others_see_who_is_still_writing_and_nothing_else(others: list[str]) -> None:
    table, blank = filling("1 sheet 5", *others), filling("1 sheet 5", *sheet(2))

    assert [sight(table, who) for who in (1, 3)] == [sight(blank, who) for who in (1, 3)]


@pytest.mark.rule("beginning.secret")
def test_what_others_have_written_changes_no_refusal() -> None:
    table, blank = filling(*sheet(2, cowboys=9)[:4]), filling(*sheet(2)[:4])
    tries = [f"1 sheet {amount}" for amount in range(75)]

    assert [table.why(line) for line in tries] == [blank.why(line) for line in tries]


@pytest.mark.rule("beginning.secret")
def test_the_log_is_silent_until_all_have_written() -> None:
    table = opened()
    before = len(table.log)
    for line in (*sheet(2, cowboys=4), *sheet(1, roads=3), *sheet(3, bid=2)[:-1]):
        table.play(*read_line(line))

    assert len(table.log) == before


@pytest.mark.rule("beginning.secret")
def test_then_all_sheets_are_shown() -> None:
    table = opened(*sheet(2, cowboys=4), *sheet(1, roads=3), *sheet(3, bid=2))
    shown = [event.named() for event in table.log if event.kind.name == "sheet-shown"]

    assert [(line["seat"], LINES[line["line"]], line["amount"]) for line in shown] == [
        *((0, "roads", 3), (1, "cowboys", 4), (2, "bid", 2)),
    ]


@pytest.mark.rule("beginning.secret")
def test_what_was_shown_cannot_be_taken_back() -> None:
    table = opened(*sheet(1, bid=1), *sheet(2, roads=1), players=2)

    assert str(table.why_no_undo(Seat(1))) == "undo-revealed"


@pytest.mark.rule("beginning.secret")
def test_a_line_can_be_taken_back_before_that() -> None:
    table = opened("1 sheet 5")
    table.undo(Seat(0))

    assert sheets(table.state)[0] == ()


@pytest.mark.rule("beginning.secret")
def test_what_a_player_imagines_keeps_his_own_lines_and_draws_those_of_others() -> None:
    state = filling("1 sheet 10", "1 sheet 3", *sheet(2, cowboys=9), "3 sheet 0").state
    view = View(BOARD_GAME, state, Seat(0))
    imagined = [sheets(view.imagine(Stream(seed))) for seed in range(20)]

    assert {mine for mine, _, _ in imagined} == {(10, 3)}
    assert {(len(second), len(third)) for _, second, third in imagined} == {(len(LINES), 1)}
    assert len({others for _, *rest in imagined for others in [tuple(rest)]}) > 10


@pytest.mark.rule("beginning.secret")
def test_imagined_sheets_could_have_been_written() -> None:
    state = filling(*sheet(2), *sheet(3)).state
    imagined = [
        sheets(View(BOARD_GAME, state, Seat(0)).imagine(Stream(seed))) for seed in range(20)
    ]
    written = [guess for _, *guesses in imagined for guess in guesses]

    assert all(
        why_not_fill(guess[:line], guess[line]) is None
        for guess in written
        for line in range(len(LINES))
    )


@pytest.mark.rule("beginning.secret")
@pytest.mark.parametrize("variants", ["new-beginning", "new-beginning,might-is-right"])
def test_whole_games_keep_their_secrets(variants: str) -> None:
    keeps_secrets(Trial(BOARD_GAME, {**OPTIONS, "variants": variants}, 3))


@pytest.mark.rule("beginning.secret")
def test_whole_games_can_be_played_again_from_their_records() -> None:
    replays(Trial(BOARD_GAME, OPTIONS, 4))


@pytest.mark.rule("beginning.secret")
def test_the_choice_that_a_seat_is_shown_has_its_own_sheet_only() -> None:
    choice = opened("1 sheet 5", "2 sheet 0").view(Seat(1)).choice

    assert isinstance(choice, FillSheet)
    assert choice.sheets == ((), (0,), ())
