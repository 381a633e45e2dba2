"""The greedy bot at a new beginning: no stupid sheet."""

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.board.variants.new_beginning import LINES, MONEY, PRICES
from carson.core.chance import derive
from carson.core.table import Table, open_table
from carson.games import BOARD_ENTRY
from tests.bots.thinking import answer


def opened() -> Table[State]:
    options = {"players": "3", "variants": "new-beginning"}
    return open_table(BOARD_GAME, options, ["anne", "bert", "cora"], derive("sheets"))


def sheet() -> dict[str, int]:
    """What the bot of seat 1 fills in."""
    table, bot = opened(), BOARD_ENTRY.make_bot("greedy", 1)
    filled = {}
    for line in LINES:
        move = bot.choose(table.view(table.to_move[0]))
        filled[line] = move.noun
        table.play(table.to_move[0], move)
    return filled


def test_it_buys_land_cowboys_revolvers_and_a_road() -> None:
    bought = sheet()

    assert bought["parcels"] == 2
    assert (2 <= bought["cowboys"] <= 4, 1 <= bought["revolvers"] <= 2) == (True, True)
    assert 1 <= bought["roads"] <= 2


def test_it_gives_up_no_points_and_buys_none() -> None:
    bought = sheet()

    assert (bought["loan"], bought["vps"]) == (0, 0)


def test_it_bids_low_and_keeps_money_for_the_first_round() -> None:
    bought = sheet()
    left = MONEY - sum(bought[line] * price for line, price in zip(LINES, PRICES, strict=True))

    assert (bought["bid"] <= 3, left >= 6) == (True, True)


def test_the_sheets_of_the_others_make_no_difference() -> None:
    def first_answer(*amounts: int) -> list[str]:
        table = opened()
        for amount in amounts:
            table.play(table.to_move[1], table.moves(table.to_move[1])[amount])
        bots = [BOARD_ENTRY.make_bot("greedy", seed) for seed in range(3)]
        return [str(bot.choose(table.view(table.to_move[0]))) for bot in bots]

    assert first_answer() == first_answer(0, 5) == first_answer(2, 1)


def test_a_second_character_is_taken_in_the_last_round() -> None:
    text = "option variants new-beginning\nround 4\nphase choose\npassing 1 2 3\npowers 1 0 1 0"
    chosen = ("1 choose sheriff", "2 choose captain", "2 recruit 0", "3 choose chinese-worker")

    assert answer(f"{text}\nplayer 1 cash 60", *chosen).startswith("choose ")
