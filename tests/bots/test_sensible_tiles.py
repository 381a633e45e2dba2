"""The greedy bot with duel tiles and spare dice: no stupid move."""

from tests.bots.thinking import answer, answers
from tests.support.scenario import scenario

TILES = "option variants might-is-right\n"
HANDS = "tiles 1 1 1 1 1 1 1\ntiles 2 1 1 1 1 1 1\ntiles 3 1 1 1 1 1 1"
EVEN = "player 1 revolvers 1 cowboys 2\nplayer 2 revolvers 1 cowboys 2"
MINE = (
    "phase resolve build-4\ntrack - - - - - mine -\ncowboy build-4 1 2\nplayer 1 cash 20\n"
    "land 1 d4\nland - c3=mountain d3=mountain e3=mountain c5=mountain d5=mountain e5=mountain"
)


def tile(text: str) -> int:
    """The tile that the bot plays."""
    return int(answer(text).split()[1])


def test_a_high_tile_is_played_for_something_dear() -> None:
    assert tile(f"{TILES}{MINE}\n{HANDS}\n{EVEN}") >= 4


def test_a_low_tile_is_played_for_something_cheap() -> None:
    text = f"{TILES}phase resolve three-roads\ncowboy three-roads 1 2\nplayer 1 roads 2"

    assert tile(f"{text}\n{HANDS}\n{EVEN}") <= 1


def test_the_lowest_tile_is_played_in_a_duel_that_is_lost_anyway() -> None:
    strong = "player 1 revolvers 0 cowboys 0\nplayer 2 revolvers 9 cowboys 2"

    assert tile(f"{TILES}{MINE}\n{HANDS}\n{strong}") == 0


def test_the_lowest_tile_is_played_in_a_duel_that_is_won_anyway() -> None:
    strong = "player 1 revolvers 9 cowboys 2\nplayer 2 revolvers 0 cowboys 0"

    assert tile(f"{TILES}{MINE}\n{HANDS}\n{strong}") == 0


def test_who_sees_the_others_tile_plays_just_enough() -> None:
    cast = "option characters gold-rush\noption players 3\n"
    cards = "card 1 gunsmith\ncard 2 grocer\ncard 3 sheriff\npassing 2 1 3"
    table = scenario(f"{cast}{TILES}{MINE}\n{cards}\n{HANDS}\n{EVEN}")
    table.play("2 tile 2")

    assert (table.asked, answers(table)) == ("1 PlayTiles", {"tile 3"})


SHARP = (
    "option variants might-is-right,new-beginning\nphase resolve gambling\ncowboy gambling 1 2\n"
    "powers 1 0 0 1\npile 1 0 1 1 1 1 0\ntiles 2 1 1 1 1 1 1\n"
)


def test_low_last_tiles_are_thrown_away() -> None:
    assert answer(f"{SHARP}tiles 1 2 0 0 0 0 1", "1 tile 5", "2 tile 0") == "discard"


def test_high_last_tiles_are_kept() -> None:
    assert answer(f"{SHARP}tiles 1 1 0 0 0 0 2", "1 tile 0", "2 tile 0") == "keep"


def test_a_sharpshooter_puts_his_lowest_die_aside() -> None:
    text = "option variants new-beginning\nphase resolve gambling\npowers 1 0 0 1\npassing 1 2 3"
    rolls = ("* roll 2", "* roll 5", "* roll 4")

    assert answer(f"{text}\ncowboy gambling 1 2", *rolls) == "drop 1"


def test_the_tile_that_a_rival_has_played_in_secret_makes_no_difference() -> None:
    text = f"{TILES}{MINE}\n{HANDS}\n{EVEN}\npassing 1 2 3"

    assert answer(text, "1 tile 0") == answer(text, "1 tile 5")
