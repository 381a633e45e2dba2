"""The greedy bot among Outlaws: no stupid move."""

from tests.bots.thinking import answer, answers
from tests.support.scenario import scenario

OUTLAWS = "option variants outlaws\n"
HOUSES = "land - c3=house d3=house e3=house c4=house e4=house"
QUIET = "track - - - - - - -\nplayer 2 cowboys 0 revolvers 0\nplayer 3 cowboys 0 revolvers 0"
PLACE = f"{OUTLAWS}round 3\nphase place\nturn 1\n{QUIET}\n{HOUSES}\ncard 1 banker\noutlaws d4"
STRONG = (
    "strength 12\nplayer 1 cash 0 cowboys 2 revolvers 12\n"
    "cowboy cowboy-vp 1\ncowboy cowboy-income 1"
)
WEAK = "strength 13\nplayer 1 cash 0 cowboys 2 revolvers 0"


def test_a_strong_player_drives_an_outlaw_from_his_saloon() -> None:
    assert answer(f"{PLACE}\n{STRONG}\nland 1 d4=saloon") == "place d4"


def test_a_strong_player_earns_the_reward_anywhere() -> None:
    assert answer(f"{PLACE}\n{STRONG}") == "place d4"


def test_a_weak_player_does_not_fight_an_outlaw() -> None:
    table = scenario(f"{PLACE}\n{WEAK}\nland 1 d4=saloon")

    assert "place d4" not in answers(table)


def test_an_outlaw_on_land_with_a_mere_house_is_no_building_to_steal_from() -> None:
    table = scenario(f"{PLACE}\n{WEAK}\nland 2 d4=house")

    assert "place d4" not in answers(table)


FIGHT = f"{OUTLAWS}round 3\nphase resolve building-income\n{HOUSES}\noutlaws d4\nstrength 8"
ALONE = "player 1 revolvers 9\ncowboy d4 1"


def test_a_rich_building_is_robbed() -> None:
    assert answer(f"{FIGHT}\n{ALONE}\nland 2 d4=saloon", "* roll 6") == "steal"


def test_the_reward_is_better_than_a_poor_building() -> None:
    assert answer(f"{FIGHT}\n{ALONE}\nland 2 d4=hotel", "* roll 6") == "take"


def test_outlaws_who_ride_to_the_rivals_ride_first() -> None:
    text = f"{OUTLAWS}round 2\nstrength 8\nphase close\npassing 1 2 3"
    text += "\nland 1 b2=hotel\nland 2 g7=hotel"
    track = "track ranch ranch mine mine bank bank drugstore"
    table = scenario(f"{text}\n{track}\noutlaws c3 f6")
    table.play("1 spend 0", "2 spend 0", "3 spend 0", "* roll 1", "* roll 1", "* land d4")

    assert (table.asked, answers(table)) == ("1 PickOutlaw", {"outlaw f6"})


def test_the_gunsmith_rolls_again_when_the_outlaw_would_win() -> None:
    cast = "option characters gold-rush\noption players 3"
    text = f"{cast}\n{FIGHT}\ncard 1 gunsmith\ncard 2 grocer\ncard 3 sheriff\npassing 1 2 3"
    table = scenario(f"{text}\nplayer 1 revolvers 4 cowboys 1\ncowboy d4 1\nland 1 d4=saloon")
    table.play("* roll 2")

    assert answers(table) == {"reroll 1"}


def test_a_strong_player_goes_for_the_saloon_of_a_rival_and_its_outlaw() -> None:
    assert answer(f"{PLACE}\n{STRONG}\nland 2 d4=saloon") == "place d4"
