"""Questions of a variant name the seat and the sum that they are about."""

from carson.core.agenda import pending
from carson.core.moves import Seat
from carson.i18n.words.board import BOARD_WORDS
from tests.board.variants.beginnings import begun


def test_a_sheet_speaks_of_the_line_and_the_money_of_the_first_who_is_asked() -> None:
    table = begun("1 sheet 5", "1 sheet 2", variants="new-beginning")
    choice = pending(table.state)
    assert choice is not None

    about = BOARD_WORDS.about(choice)

    assert (about["seat"], about["line"], about["left"]) == (0, 2, 50 + 12 - 2 * 5)


def test_a_sheet_speaks_of_the_line_and_the_money_of_the_seat_that_is_named() -> None:
    table = begun("1 sheet 5", "1 sheet 2", "2 sheet 0", variants="new-beginning")
    choice = pending(table.state)
    assert choice is not None

    about = BOARD_WORDS.about(choice, Seat(1))

    assert (about["seat"], about["line"], about["left"]) == (1, 1, 50)


def test_the_lines_of_a_sheet_have_names() -> None:
    assert BOARD_WORDS.key("line", 1) == "sheet-cowboys"
