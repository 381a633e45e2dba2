"""The greedy bot when everyone places at once: no stupid move."""

from carson.arena import Match, play_game
from carson.board.game import BOARD_GAME
from carson.board.play.shift import MOST_SHIFTS
from carson.core import records
from tests.bots.thinking import answer, answers
from tests.support.scenario import scenario

KIT = "option variants kit-carson\n"
LOST = "cowboy parcel-vp 1 2\nplayer 2 revolvers 9 cowboys 0"
LAND = "land 1 a1 a3 a5 a7 c1 c3"


def test_it_goes_on_placing_while_good_spaces_are_empty() -> None:
    table = scenario(f"{KIT}phase place\nturn 1\ncard 1 banker\nplayer 1 cowboys 2")

    assert {text.split()[0] for text in answers(table)} == {"place"}


def test_it_stops_when_it_has_nothing_left_and_stands_well() -> None:
    text = f"{KIT}phase place\nturn 1\ncard 1 banker\nplayer 1 cowboys 0\ncowboy parcel-vp 1"

    assert answer(f"{text}\n{LAND}") == "pass"


def test_a_cowboy_leaves_a_duel_that_he_can_only_lose() -> None:
    text = f"{KIT}round 4\nphase place\nturn 1\ncard 1 banker\nplayer 1 cowboys 0 revolvers 0"

    assert answer(f"{text}\n{LAND}\n{LOST}\nplayer 3 cowboys 1") == "shift parcel-vp"


def test_a_shifted_cowboy_does_not_go_into_another_lost_duel() -> None:
    text = f"{KIT}round 4\nphase place\nturn 1\ncard 1 banker\nplayer 1 cowboys 0 revolvers 0"
    table = scenario(f"{text}\n{LAND}\n{LOST}\ncowboy building-vp 2")
    table.play("1 shift parcel-vp")

    assert "place building-vp" not in answers(table)


def test_it_does_not_change_its_mind_for_ever() -> None:
    text = f"{KIT}round 4\nphase place\nturn 1\ncard 1 banker\nplayer 1 cowboys 0 revolvers 0"

    assert answer(f"{text}\n{LAND}\n{LOST}\nshifts 1 3") == "pass"


def test_in_the_last_round_it_stops_before_those_who_have_nothing_left() -> None:
    text = f"{KIT}round 4\nphase place\nturn 1\ncard 1 banker\nplayer 1 cowboys 1 cash 0"
    idle = "player 2 cowboys 0\nplayer 3 cowboys 0\ncowboy wages 2 3\ntrack - - - - - - -"
    taken = "\n".join(f"cowboy {space} 2" for space in ("gambling", "parcel-vp", "building-vp"))

    assert answer(f"{text}\n{idle}\n{taken}\nplayer 2 revolvers 9") == "pass"


def test_bots_change_their_minds_seldom_in_a_whole_live_game() -> None:
    options = {"players": "4", "variants": "kit-carson", "placing": "live"}
    match = Match(("greedy",) * 4, 1, 7, options, keep_records=True)
    lines = records.read(BOARD_GAME, play_game(match, 0).record).lines
    shifts = sum(move.verb.name in ("shift", "back") for _, move in lines)

    assert shifts < MOST_SHIFTS
