"""A New Beginning: what the sheet buys, who begins, and the draft."""

import pytest

from carson.board.ids import SHEET
from carson.core.agenda import why_not
from carson.core.moves import Seat
from tests.board.agreed import Agreed, agreed
from tests.board.variants.beginnings import LINES, begun, roll, sheet


def filling(*filled: int, players: str = "3") -> Agreed:
    """Player 1 has filled in the first lines of the sheet."""
    lines = [f"1 sheet {amount}" for amount in filled]
    return begun(*lines, variants="new-beginning", players=players)


def bought(**amounts: int) -> Agreed:
    """Player 1 has bought something, the others nothing."""
    return begun(*sheet(1, **amounts), *sheet(2), *sheet(3), variants="new-beginning")


def bidding(*bids: int) -> Agreed:
    """The sheets are shown; the players have bid."""
    sheets = [line for who, bid in enumerate(bids, 1) for line in sheet(who, bid=bid)]
    return begun(*sheets, variants="new-beginning", players=str(len(bids)))


def refused(table: Agreed, amount: int) -> str:
    """Why player 1 cannot write an amount on the next line, with the line."""
    return str(why_not(table.state, Seat(0), SHEET.of(amount)) or "")


# --- what the sheet buys --------------------------------------------------------------------
@pytest.mark.rule("beginning.kit")
@pytest.mark.ruling(228)
def test_who_buys_nothing_starts_with_50_dollars_and_a_cowboy() -> None:
    s = bought().state

    assert (s.cash, s.home, s.general_supply) == ([50] * 3, [1] * 3, (9,) * 3)
    assert (s.revolvers, s.roads_in_hand, s.titles) == ((0,) * 3, (0,) * 3, (12,) * 3)


@pytest.mark.rule("beginning.prices")
@pytest.mark.ruling(227)
@pytest.mark.parametrize(
    ("line", "price"),
    [
        *(("cowboys", 5), ("revolvers", 6), ("roads", 3), ("parcels", 8), ("vps", 5)),
        *(("connections", 8), ("second_character", 8), ("sharpshooter", 12), ("bid", 1)),
    ],
)
def test_each_line_has_its_price(line: str, price: int) -> None:
    assert bought(**{line: 1}).cash == [50 - price, 50, 50]


@pytest.mark.rule("beginning.prices")
@pytest.mark.ruling(227)
def test_the_kit_of_the_other_games_costs_35_dollars() -> None:
    s = bought(cowboys=2, revolvers=1, roads=1, parcels=2).state

    assert (s.cash[0], s.home[0], s.revolvers[0], s.roads_in_hand[0]) == (15, 3, 1, 1)


@pytest.mark.rule("beginning.prices")
def test_bought_vps_count_from_the_start() -> None:
    assert bought(vps=3).vps == [3, 0, 0]


@pytest.mark.rule("beginning.loan")
@pytest.mark.ruling(227)
@pytest.mark.parametrize(("vps", "money"), [(5, 12), (10, 22)])
def test_vps_can_be_given_up_for_money(vps: int, money: int) -> None:
    table = bought(loan=vps)

    assert (table.cash, table.vps) == ([50 + money, 50, 50], [-vps, 0, 0])


@pytest.mark.rule("beginning.loan")
def test_only_5_or_10_vps_can_be_given_up() -> None:
    table = filling()

    assert table.nouns(1, "sheet") == ["0", "5", "10"]
    assert refused(table, 1) == "sheet-no-loan line=loan"


@pytest.mark.rule("beginning.loan")
@pytest.mark.ruling(229)
def test_who_gives_vps_up_buys_none() -> None:
    assert filling(5, 0, 0, 0, 0).nouns(1, "sheet") == ["0"]


@pytest.mark.rule("beginning.loan")
@pytest.mark.ruling(229)
@pytest.mark.parametrize(("given_up", "amount"), [(5, 1), (10, 1), (10, 100)])
def test_who_buys_vps_after_giving_some_up_is_told_that_a_sheet_does_not_do_both(
    given_up: int, amount: int
) -> None:
    table = filling(given_up, 0, 0, 0, 0)

    assert refused(table, amount) == f"sheet-buys-or-gives-up given={given_up}"


@pytest.mark.rule("beginning.most")
@pytest.mark.ruling(228)
@pytest.mark.parametrize(
    ("filled", "amount", "most"),
    [((0,), 10, 9), ((10, 0, 0, 0), 13, 12), ((0,) * 6, 2, 1), ((0,) * 8, 2, 1)],
)
def test_there_are_nine_cowboys_twelve_parcels_and_one_of_each_power(
    filled: tuple[int, ...], amount: int, most: int
) -> None:
    line = LINES[len(filled)]

    assert refused(filling(*filled), amount) == f"sheet-too-many line={line} most={most}"


@pytest.mark.rule("beginning.most")
def test_all_nine_cowboys_can_be_bought() -> None:
    s = bought(cowboys=9).state

    assert (s.home[0], s.general_supply[0], s.cash[0]) == (10, 0, 5)


@pytest.mark.rule("beginning.total")
@pytest.mark.ruling(230)
@pytest.mark.parametrize(
    ("filled", "amount", "left"),
    [((0, 9), 1, 5), ((5, 9), 3, 17), ((0, 0, 0, 0, 6), 1, 2), ((0,) * 9, 51, 50)],
)
def test_nobody_spends_more_than_he_has_and_is_told_on_which_line(
    filled: tuple[int, ...], amount: int, left: int
) -> None:
    line = LINES[len(filled)]

    assert refused(filling(*filled), amount) == f"sheet-too-dear line={line} left={left}"


@pytest.mark.rule("beginning.total")
@pytest.mark.ruling(230)
def test_all_the_money_can_be_spent() -> None:
    assert bought(cowboys=2, revolvers=2, roads=2, parcels=2, vps=1, bid=1).cash[0] == 0


@pytest.mark.rule("beginning.total")
def test_a_line_that_leaves_no_choice_is_still_filled_in_by_its_player() -> None:
    table = filling(0, 0, 0, 0, 0, 10)
    table.play(*sheet(2), *sheet(3))

    assert table.nouns(1, "sheet") == ["0"]
    assert table.asked == "1 FillSheet"


# --- who begins -----------------------------------------------------------------------------
@pytest.mark.rule("beginning.bid")
@pytest.mark.ruling(231)
def test_the_highest_bidder_is_first_and_the_rest_is_drawn_by_lot() -> None:
    table = bidding(2, 7, 0, 6)
    others = [line for line in ("* lot 1", "* lot 2", "* lot 3", "* lot 4") if not table.why(line)]
    table.play("* lot 3", "* lot 1")

    assert others == ["* lot 1", "* lot 3", "* lot 4"]
    assert table.state.pass_order == (1, 2, 0, 3)


@pytest.mark.rule("beginning.bid")
@pytest.mark.ruling(231)
def test_everybody_pays_his_bid() -> None:
    assert bidding(2, 7, 0).cash == [48, 43, 50]


@pytest.mark.rule("beginning.bid")
@pytest.mark.ruling(231)
def test_among_equal_bids_a_die_decides() -> None:
    table = bidding(4, 1, 4)
    poor = table.why("* lot 2")
    table.play("* lot 3", "* lot 2")

    assert (poor, table.state.pass_order) == ("bid-less", (2, 1, 0))


@pytest.mark.rule("beginning.bid")
@pytest.mark.ruling(231)
def test_where_nobody_bids_the_die_decides_among_all() -> None:
    table = bidding(0, 0, 0)

    assert not any(table.why(f"* lot {who}") for who in (1, 2, 3))


@pytest.mark.rule("beginning.bid")
@pytest.mark.ruling(231)
def test_the_highest_bidder_chooses_the_first_character() -> None:
    table = bidding(0, 1)

    assert table.asked == "2 ChooseCharacter"


@pytest.mark.rule("beginning.bid")
@pytest.mark.ruling(231)
def test_a_bid_may_be_all_that_can_be_had() -> None:
    table = filling(10, *(0,) * 8)

    assert (refused(table, 72), refused(table, 73)) == ("", "sheet-too-many line=bid most=72")


# --- the draft ------------------------------------------------------------------------------
@pytest.mark.rule("beginning.draft")
@pytest.mark.ruling(228)
def test_bought_parcels_are_drafted_backward_then_forward_while_there_are_some() -> None:
    sheets = [*sheet(1, parcels=1), *sheet(2, parcels=3, bid=1), *sheet(3, parcels=2)]
    table = begun(*sheets, "* lot 3", variants="new-beginning")
    drafted = []
    for parcel in ("a1", "b1", "c1", "d1", "e1", "f1"):
        drafted.append(table.asked)
        table.play(f"{table.asked[0]} draft {parcel}")

    assert drafted == [f"{who} DraftParcel" for who in (1, 3, 2, 2, 3, 2)]
    assert table.asked == "2 ChooseCharacter"


@pytest.mark.rule("beginning.draft")
def test_drafted_parcels_use_property_tiles() -> None:
    table = bought(parcels=2, bid=1)
    roll(table)
    table.play("1 draft a1", "1 draft b1")

    assert table.state.titles == (10, 12, 12)


@pytest.mark.rule("beginning.draft")
@pytest.mark.ruling(228)
def test_without_bought_parcels_there_is_no_draft() -> None:
    table = bought()
    roll(table)

    assert table.asked.endswith("ChooseCharacter")
    assert table.state.titles == (12,) * 3


@pytest.mark.rule("beginning.draft")
def test_the_city_hall_is_placed_after_the_bids_and_before_the_draft() -> None:
    table = agreed("* draw city-hall", variants="new-beginning", buildings="all", players="2")
    roll(table)
    table.play(*sheet(1, parcels=1), *sheet(2, bid=1))
    first = table.asked
    table.play(f"2 build {table.nouns(2, 'build')[0]}")

    assert (first, table.asked) == ("2 PlaceCityHall", "1 DraftParcel")


# --- other variants -------------------------------------------------------------------------
@pytest.mark.rule("beginning.others")
@pytest.mark.ruling(234)
@pytest.mark.parametrize("players", ["2", "3", "6"])
def test_with_duel_tiles_the_money_of_the_sheet_stays(players: str) -> None:
    sheets = [line for who in range(1, int(players) + 1) for line in sheet(who, roads=1)]
    table = begun(*sheets, variants="new-beginning,might-is-right", players=players)

    assert table.cash == [47] * int(players)
    assert sum(table.state.tiles) == min(6 * int(players), 30)


@pytest.mark.rule("beginning.others")
@pytest.mark.ruling(234)
def test_with_horses_everybody_still_starts_with_a_horse() -> None:
    sheets = [*sheet(1), *sheet(2, bid=1), *sheet(3)]
    table = begun(*sheets, variants="new-beginning,horses")

    assert table.state.horses == (1,) * 3
