"""Might is Right: dynamite, the Gunsmith, Outlaws, Sharpshooters, and what others may not know."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import TILE
from carson.board.play.duel_tiles import hand, hand_size
from carson.board.variants.might_is_right import PlayTiles
from carson.core.agenda import legal, pending, play
from carson.core.chance import Stream, derive
from carson.core.events import HIDDEN
from carson.core.moves import Seat
from carson.core.table import open_table
from carson.core.views import View
from tests.support.scenario import Scenario, scenario

GUNSMITH = "option characters 1Y,2Y,5Y,6Y,7Y,9Y,10R\ncard 1 gunsmith red"
SHARPSHOOTER = "option variants might-is-right,new-beginning\npowers 1 0 0 1"
ALONE = "option variants might-is-right,outlaws\nround 2\nphase resolve gambling\nstrength 9"


def duel(*lines: str, fighters: str = "cowboy ammunition 1 2") -> Scenario:
    """Players 1 and 2 fight for the ammunition; both have a firepower of 4."""
    position = ["option variants might-is-right", "phase resolve ammunition", fighters]
    return scenario("\n".join([*position, "tiles 1 1 0 0 1 0 1", "tiles 2 0 1 1 1 0 0", *lines]))


def held(table: Scenario, who: int) -> list[int]:
    """The tiles of a player, by value."""
    return hand(table.state, table.state.seats[who - 1])


# --- dynamite -------------------------------------------------------------------------------
DYNAMITER = "dynamite-cowboy ammunition 1\ncowboy ammunition 2"


@pytest.mark.rule("might.dynamite")
def test_with_dynamite_a_second_tile_may_be_played() -> None:
    table = duel(fighters=DYNAMITER)
    table.play("1 tile 5", "1 tile 3", "2 tile 3")

    assert [fought["die"] for fought in table.happened("fought")] == [8, 3]


@pytest.mark.rule("might.dynamite")
def test_the_second_tile_may_be_saved() -> None:
    table = duel(fighters=DYNAMITER)
    table.play("1 tile 5", "1 done", "2 tile 3")

    assert [fought["die"] for fought in table.happened("fought")] == [5, 3]
    assert held(table, 1) == [1, 0, 0, 1, 0, 0]


@pytest.mark.rule("might.dynamite")
def test_without_dynamite_one_tile_is_all() -> None:
    table = duel()
    table.play("1 tile 5")

    assert table.asked == "2 PlayTiles"


@pytest.mark.rule("might.dynamite")
@pytest.mark.ruling(278)
def test_with_dynamite_and_a_single_tile_one_plays_that() -> None:
    table = duel("tiles 1 0 0 0 1 0 0", fighters=DYNAMITER)
    table.play("1 tile 3")

    assert table.asked == "2 PlayTiles"


def test_the_same_tile_is_not_played_twice() -> None:
    table = duel(fighters=DYNAMITER)
    table.play("1 tile 5")

    assert (table.why("1 tile 5"), table.why("1 tile 3")) == ("no-such-tile", "")


# --- the Gunsmith ---------------------------------------------------------------------------
@pytest.mark.rule("might.gunsmith")
def test_the_red_gunsmith_plays_last_and_sees_the_others_tiles() -> None:
    table = duel(GUNSMITH)
    first = table.asked
    table.play("2 tile 3")

    assert (first, table.asked) == ("2 PlayTiles", "1 PlayTiles")
    assert table.happened("tile-played") == [{"seat": 1, "tile": 3}]


@pytest.mark.rule("might.gunsmith")
def test_each_tile_is_shown_once() -> None:
    table = duel(GUNSMITH)
    table.play("2 tile 3", "1 tile 3")

    assert [shown["seat"] for shown in table.happened("tile-played")] == [1, 0]
    assert table.happened("duel-won")[0]["seat"] == 0


@pytest.mark.rule("might.gunsmith")
def test_he_waits_for_nobody_who_has_no_tiles() -> None:
    table = duel(GUNSMITH, "tiles 2 0 0 0 0 0 0")

    assert table.asked == "1 PlayTiles"


# --- Outlaws --------------------------------------------------------------------------------
def against_an_outlaw(*lines: str) -> Scenario:
    """Player 1 fights an Outlaw of strength 9 on d4."""
    cowboys = "cowboy gambling 3\ncowboy d4 1\noutlaws d4"
    table = scenario("\n".join([ALONE, cowboys, "tiles 1 1 0 0 0 0 1", *lines]))
    table.play("3 decline")
    return table


@pytest.mark.rule("might.outlaws")
@pytest.mark.ruling(279)
@pytest.mark.parametrize(("tile", "vps"), [(5, 2), (0, 0)])
def test_an_outlaw_is_fought_with_a_tile(tile: int, vps: int) -> None:
    table = against_an_outlaw()
    table.play(f"1 tile {tile}")

    assert table.vps[0] == vps


@pytest.mark.rule("might.outlaws", "might.gunsmith")
@pytest.mark.ruling(279)
def test_the_gunsmith_alone_against_an_outlaw_has_nobody_to_wait_for() -> None:
    table = against_an_outlaw(GUNSMITH)
    asked = table.asked
    table.play("1 tile 5")

    assert asked == "1 PlayTiles"
    assert table.happened("tile-played") == [{"seat": 0, "tile": 5}]


@pytest.mark.rule("might.outlaws", "might.gunsmith")
@pytest.mark.ruling(279)
def test_with_others_against_an_outlaw_the_gunsmith_waits_for_them() -> None:
    table = against_an_outlaw(GUNSMITH, "cowboy d4 2", "tiles 2 0 0 0 0 0 1")

    assert table.asked == "2 PlayTiles"


FIVE = "option players 5"
"""So that there are five tiles of each value."""


# --- Sharpshooters --------------------------------------------------------------------------
@pytest.mark.rule("beginning.tiles")
def test_a_sharpshooter_draws_five_new_tiles() -> None:
    table = duel(SHARPSHOOTER, FIVE, "tiles 1 0 0 0 0 0 1", "pile 1 5 0 0 0 0 0")
    table.play("1 tile 5", "2 tile 3", *["* tile 0"] * 5)

    assert held(table, 1) == [5, 0, 0, 0, 0, 0]


@pytest.mark.rule("beginning.tiles")
@pytest.mark.ruling(236)
def test_a_sharpshooter_may_throw_his_last_two_tiles_away_and_draw_five() -> None:
    table = duel(SHARPSHOOTER, FIVE, "tiles 1 0 2 0 0 0 1", "pile 1 5 0 0 0 0 0")
    table.play("1 tile 5", "2 tile 3", "1 discard", *["* tile 0"] * 5)

    assert held(table, 1) == [5, 0, 0, 0, 0, 0]
    assert table.state.pile[:6] == (0, 2, 0, 1, 0, 1)


@pytest.mark.rule("beginning.tiles")
@pytest.mark.ruling(236)
def test_he_may_keep_them_as_well() -> None:
    table = duel(SHARPSHOOTER, FIVE, "tiles 1 0 2 0 0 0 1", "pile 1 5 0 0 0 0 0")
    table.play("1 tile 5", "2 tile 3", "1 keep")

    assert held(table, 1) == [0, 2, 0, 0, 0, 0]


@pytest.mark.rule("beginning.tiles")
@pytest.mark.parametrize("tiles", ["0 3 0 0 0 1", "0 1 0 0 0 1"])
def test_with_three_tiles_or_one_he_throws_nothing_away(tiles: str) -> None:
    table = duel(SHARPSHOOTER, FIVE, f"tiles 1 {tiles}", "pile 1 5 0 0 0 0 0")
    table.play("1 tile 5", "2 tile 3")

    assert table.asked == "1 TakeGain"


@pytest.mark.rule("beginning.tiles")
def test_others_throw_nothing_away() -> None:
    table = duel(SHARPSHOOTER, "tiles 1 0 3 0 0 0 1", "tiles 2 0 0 0 1 1 1", "passing 2 1 3")
    table.play("1 tile 1", "2 tile 3")

    assert table.asked == "2 TakeGain"


# --- secrets --------------------------------------------------------------------------------
ME, OTHER, THIRD = Seat(0), Seat(1), Seat(2)


@pytest.mark.rule("might.secret")
def test_one_sees_ones_own_tiles_and_how_many_the_others_have() -> None:
    seen = View(BOARD_GAME, duel("tiles 3 0 0 0 0 0 2").state, ME).see()
    other = View(BOARD_GAME, duel("tiles 3 2 0 0 0 0 0").state, ME).see()

    assert seen["tiles"] == [1, 0, 0, 1, 0, 1]
    assert seen == other


@pytest.mark.rule("might.secret")
def test_a_tile_that_was_played_is_not_seen_before_all_are_shown() -> None:
    low, high = duel(), duel()
    low.play("2 tile 1")
    high.play("2 tile 3")

    assert low.log == high.log
    assert View(BOARD_GAME, low.state, ME).see() == View(BOARD_GAME, high.state, ME).see()


@pytest.mark.rule("might.secret")
def test_what_others_are_dealt_is_blanked_in_ones_log() -> None:
    options = {"players": "3", "variants": "might-is-right"}
    table = open_table(BOARD_GAME, options, ["a", "b", "c"], derive(5))
    drawn = [e.seen_by(ME) for e in table.log if e.kind.name == "tile-drawn"]

    assert [event.get("tile") == HIDDEN for event in drawn] == [False] * 6 + [True] * 12


@pytest.mark.rule("might.secret")
@pytest.mark.parametrize("edition", ["big-box", "2009"])
def test_the_pile_does_not_tell_which_tiles_another_has_drawn(edition: str) -> None:
    own = "\npile 2 1 1 1 1 1 1" if edition == "2009" else ""
    piles = "pile 1 1 1 1 1 1 1" + own
    low, high = (duel(f"option edition {edition}", "tiles 2 0 0 0 0 1 0", piles) for _ in range(2))
    low.play("1 tile 5", "2 tile 4", "* tile 0", "* tile 1", "* tile 2")
    high.play("1 tile 5", "2 tile 4", "* tile 5", "* tile 4", "* tile 4")

    assert View(BOARD_GAME, low.state, ME).see() == View(BOARD_GAME, high.state, ME).see()
    assert View(BOARD_GAME, low.state, OTHER).see() != View(BOARD_GAME, high.state, OTHER).see()


def imagined(table: Scenario, viewer: Seat, times: int = 40) -> list[PlayTiles]:
    """The choice as a seat imagines it, many times; each is played on for a while."""
    choices = []
    for seed in range(times):
        luck = Stream(seed)
        s = BOARD_GAME.imagine(table.state, viewer, luck)
        choice = pending(s)
        assert isinstance(choice, PlayTiles)
        choices.append(choice)
        for seat in choice.seats:
            moves = [move for move in legal(s, seat) if move.verb is TILE]
            assert all(hand(s, seat)[move.noun] for move in moves)
            play(s, seat, moves[luck.below(len(moves))])
        assert min(s.tiles) >= 0
        assert min(s.pile) >= 0
    return choices


def test_one_can_imagine_any_tile_that_another_has_played_but_not_ones_own() -> None:
    table = duel()
    table.play("2 tile 3")
    mine = [choice.duel.of(OTHER) for choice in imagined(table, ME)]
    his = [choice.duel.of(OTHER) for choice in imagined(table, OTHER)]

    assert set(mine) == {(1,), (2,), (3,)}
    assert set(his) == {(3,)}


def test_tiles_that_lie_open_are_imagined_as_they_are() -> None:
    table = duel(GUNSMITH)
    table.play("2 tile 3")
    seen = [choice.duel.of(OTHER) for choice in imagined(table, THIRD)]

    assert set(seen) == {(3,)}


def test_imagined_hands_are_as_large_as_they_are_and_made_of_the_same_tiles() -> None:
    table = duel("tiles 3 0 0 0 0 2 0")
    hands = []
    for seed in range(40):
        s = BOARD_GAME.imagine(table.state, ME, Stream(seed))
        assert hand(s, ME) == held(table, 1)
        assert [hand_size(s, seat) for seat in s.seats] == [3, 3, 2]
        assert [a + b for a, b in zip(hand(s, OTHER), hand(s, THIRD), strict=True)] == [
            *(0, 1, 1, 1, 2, 0),
        ]
        hands.append(tuple(hand(s, THIRD)))

    assert len(set(hands)) > 3


@pytest.mark.rule("might.secret")
def test_the_record_tells_nobody_which_tiles_others_were_dealt() -> None:
    options = {"variants": "might-is-right", "players": "3"}
    record = open_table(BOARD_GAME, options, ["a", "b", "c"], derive(1)).record_for(ME)
    dealt = [line for line in record.split("\n") if line.startswith("* tile") or line == "* ?"]

    assert "* ?" not in dealt[:6]
    assert dealt[6:] == ["* ?"] * 11


def test_nobody_else_can_tell_whether_a_second_tile_was_played_or_saved() -> None:
    both, one = (duel(fighters=DYNAMITER) for _ in range(2))
    both.play("1 tile 5", "1 tile 3")
    one.play("1 tile 5", "1 done")
    counts = [[len(c.duel.of(ME)) for c in imagined(table, OTHER)] for table in (both, one)]

    assert counts[0] == counts[1]
    assert set(counts[0]) == {1, 2}
