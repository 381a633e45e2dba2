"""The menu lists few moves one by one, gathers many, and says what they do."""

from carson.core.agenda import pending
from carson.terminal import menu
from carson.terminal.board import menu as board_menu
from carson.terminal.menu import Menu
from tests.support.scenario import Scenario, scenario
from tests.terminal.showing import ENGLISH, shown


def menu_of(table: Scenario, brief: bool = False) -> Menu:
    choice = pending(table.state)
    assert choice is not None
    moves = choice.moves(table.state, choice.seats[0])
    return board_menu.build(table.state, choice, moves, ENGLISH, brief)


def text_of(position: str, brief: bool = False) -> str:
    return " ".join(shown(menu.draw(menu_of(scenario(position), brief)), 300).split())


def lines_of(table: Scenario) -> list[str]:
    return [" ".join(line.split()) for line in shown(menu.draw(menu_of(table))).splitlines()]


def test_spaces_are_offered_by_their_numbers_on_the_track() -> None:
    position = "phase place\ntrack mine mine mine ranch ranch ranch ranch"

    assert "1-4 6-15 17-23 a space of the track" in text_of(position)


def test_land_is_gathered_by_its_price_with_neighbours_drawn_together() -> None:
    assert "$1: a1-h1 a2-h2 a3-h3" in text_of("phase place")


def test_the_brief_menu_leaves_land_to_the_map() -> None:
    text = text_of("phase place", brief=True)

    assert "buy a parcel that has a price on the map" in text
    assert "a1-h1" not in text


def test_attacks_and_defences_are_told_with_the_income_at_stake() -> None:
    text = text_of("phase place\nland 1 d4=saloon\nland 2 g7=hotel\nland - e5=house")

    assert "defend $5: d4" in text
    assert "attack for half of $6: g7" in text


def test_the_brief_menu_still_names_every_attack() -> None:
    assert "attack for half of $6: g7" in text_of("phase place\nland 2 g7=hotel", brief=True)


def test_passing_is_number_zero_beside_the_numbers_of_the_track() -> None:
    assert str(menu_of(scenario("phase place")).numbers[0]) == "pass"


def test_roads_are_listed_by_their_edges() -> None:
    position = "phase place\nplayer 1 roads 1\nroads d4n"

    assert "lay a road first: c4n e4n d3w e3w d4w e4w" in text_of(position)


def test_characters_are_listed_with_limit_and_power() -> None:
    assert "2 choose banker Banker (limit $120): $9 at once" in text_of("phase choose")


def test_both_sides_are_told_where_the_side_is_free() -> None:
    text = text_of("option characters quiet\nphase choose")

    assert "Doctor (limit $60)" in text
    assert "Undertaker (limit $90)" in text


def test_a_building_says_what_it_would_earn_there() -> None:
    table = scenario("""
        phase resolve build-10
        player 1 cash 12
        land 1 c3 h8
        track - ranch - - - - -
        cowboy build-10 1
    """)
    table.play("1 buy")

    assert lines_of(table) == [
        "1 build c3 would pay $8 now",
        "2 build h8 would pay $3 now",
        "3 keep keep it in reserve",
    ]


def test_the_price_of_a_tile_is_the_one_the_player_pays() -> None:
    table = scenario("""
        phase resolve build-10
        player 1 cash 12
        card 1 chinese-worker
        track - ranch - - - - -
        cowboy build-10 1
    """)

    assert lines_of(table)[0] == "1 buy Ranch for $5"


def test_an_amount_is_offered_as_a_range() -> None:
    position = "phase close\nplayer 1 cash 35\ncard 1 sheriff"
    found = menu_of(scenario(position))

    assert [entry.number for entry in found.entries] == ["15-35"]
    assert str(found.numbers[20]) == "spend 20"


def test_few_amounts_are_listed_with_what_they_cost() -> None:
    table = scenario("phase resolve vp-5\nplayer 1 cash 10\ncowboy vp-5 1")

    assert lines_of(table)[2] == "2 points 2 2 VP for $10"


def test_a_house_says_what_it_adds_to_the_builders_income() -> None:
    table = scenario("""
        phase resolve build-10
        player 1 cash 12
        land 1 c3
        track - saloon - - - - -
        cowboy build-10 1
    """)
    table.play("1 buy", "1 build c3")
    text = " ".join(lines_of(table))

    assert "unowned land, $5 more for you: b2-d2 b3 d3 b4-d4" in text


def test_every_numbered_move_is_legal() -> None:
    table = scenario("phase place\ncard 1 sheriff")
    choice = pending(table.state)
    assert choice is not None

    assert set(menu_of(table).numbers.values()) <= set(choice.moves(table.state, choice.seats[0]))


def test_the_white_cowboy_has_a_line_of_his_own() -> None:
    assert "white … place the white cowboy" in text_of("phase place\ncard 1 sheriff")


def test_who_has_only_the_white_cowboy_gives_him_the_numbers() -> None:
    table = scenario("phase place\ncard 1 sheriff\nplayer 1 cowboys 0")

    assert str(menu_of(table).numbers[1]) == "white wages"


def test_enclosures_have_no_number_on_the_track() -> None:
    found = menu_of(scenario("option variants horses\nphase place"))

    assert "place enclosure-1" not in {str(move) for move in found.numbers.values()}
    assert "one of your enclosures: enclosure-1" in " ".join(entry.text for entry in found.entries)
