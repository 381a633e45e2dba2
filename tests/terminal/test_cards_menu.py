"""The menu of the card game, and what can be typed there."""

import pytest

from carson.cards.ids import VOCABULARY
from carson.core.agenda import legal, pending
from carson.core.moves import UnknownMove
from carson.i18n.texts import Texts
from carson.i18n.words.cards import CARDS_WORDS
from carson.story.asked import Asked
from carson.terminal import menu, reader
from carson.terminal.cards import menu as cards_menu
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.menu import Menu
from carson.terminal.reader import COMMANDS, Command, Offer
from tests.cards.scenario import Scenario, city, scenario
from tests.terminal.showing import NAMES, shown
from tests.terminal.test_cards_drawing import CITY, FULL, PICK

ENGLISH = Texts("en", NAMES, CARDS_WORDS)


def menu_of(table: Scenario, brief: bool = False, texts: Texts = ENGLISH) -> Menu:
    choice = pending(table.state)
    assert choice is not None
    seat = choice.seats[0]
    asked = Asked(table.state, choice, seat, legal(table.state, seat))
    return cards_menu.build(asked, texts, brief)


def lines_of(table: Scenario, brief: bool = False) -> list[str]:
    text = shown(menu.draw(menu_of(table, brief)), 300)
    return [" ".join(line.split()) for line in text.splitlines()]


def read(table: Scenario, text: str, texts: Texts = ENGLISH) -> str:
    choice = pending(table.state)
    assert choice is not None
    moves = legal(table.state, choice.seats[0])
    offer = Offer(menu_of(table, texts=texts).numbers, moves, choice.accepts, VOCABULARY)
    return str(reader.move(text, offer, texts))


def laying() -> Scenario:
    table = scenario(PICK + CITY)
    table.play("1 take I-2")
    return table


# --- what is listed ---------------------------------------------------------------------------
def test_auction_cards_stand_in_one_line() -> None:
    assert lines_of(scenario("round 3\nphase bid\nhand 1 1 2 3 5 7 8 9")) == [
        "bid 1-3 5 7-9 bid an auction card"
    ]


def test_the_cards_of_the_column_are_numbered_as_they_lie() -> None:
    assert lines_of(scenario(PICK + CITY)) == [
        "1 take cowboy 3 VP for each Ranch (+0 VP now)",
        "2 take I-2 mountain ×2, Mine (+7 VP now, at best)",
        "3 take I-47 Hotel (+5 VP now, at best)",
    ]


def test_a_card_without_a_place_is_told_before_it_is_taken() -> None:
    table = scenario(PICK)
    table.state.cities[0] = city(FULL)
    found = menu_of(table).entries[2]

    assert found.text == "Hotel: there is no room for it in your city, so it would be discarded"
    assert found.style != menu_of(table).entries[0].style


def test_places_are_gathered_by_what_they_bring_the_best_first() -> None:
    gains = [int(part.split(":")[0]) for part in lines_of(laying())[0][8:].split(" · ")]

    assert gains == sorted(gains, reverse=True)
    assert gains[0] == 7


def test_the_brief_menu_names_the_best_places_only() -> None:
    table = scenario("phase pick\ndisplay cowboy I-7\npicks 1 2\n" + CITY)
    table.play("1 take I-7")
    text = lines_of(table, brief=True)[0]

    assert text.count(" · ") == cards_menu.BEST
    assert text.endswith("more on the map")


def test_a_power_says_what_it_does() -> None:
    table = scenario("phase power lawyer\ncharacters 1 lawyer")

    assert lines_of(table)[0].startswith("1 use lawyer once per era, before the bids")
    assert lines_of(table)[1] == "2 pass not now"


def test_a_sale_says_what_it_brings() -> None:
    end = "era 2\nround 9\nphase sale\ncharacters 1 auctioneer\npicks 1\n"
    lines = lines_of(scenario(end + CITY))

    assert lines[0] == "1 sell I-30 House, Church (+6 VP now)"
    assert lines[-1] == "3 pass sell nothing more"


def test_every_numbered_move_is_legal() -> None:
    table = scenario(PICK + CITY)

    assert set(menu_of(table).numbers.values()) == set(legal(table.state, table.state.seats[0]))


# --- what is typed ----------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", "take cowboy"),
        ("cowboy", "take cowboy"),
        ("take I-2", "take I-2"),
        ("t i-2", "take I-2"),
        ("I-2", "take I-2"),
        ("ii-4", "take II-4"),
        ("bid 7", "bid 7"),
    ],
)
def test_a_card_can_be_typed_in_many_ways(typed: str, meant: str) -> None:
    assert read(scenario(PICK), typed) == meant


def test_a_bid_is_a_number() -> None:
    assert [read(scenario("phase bid"), text) for text in ("7", "b 7", "bid 7")] == ["bid 7"] * 3


def test_a_place_is_a_coordinate() -> None:
    assert [read(laying(), text) for text in ("j10", "PL J10", "a1")] == [
        *("place j10", "place j10", "place a1"),
    ]


def test_a_character_can_be_named_in_the_language_of_the_player() -> None:
    german = Texts("de", NAMES, CARDS_WORDS)
    table = scenario("phase pick\ndisplay chinese-worker I-2\npicks 1 2")

    assert read(table, "Chinesischer Arbeiter", german) == "take chinese-worker"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unknown-verb"),
        ("fly", "unknown-verb"),
        ("9", "no-such-number"),
        ("take", "noun-missing"),
    ],
)
def test_nonsense_is_refused(typed: str, code: str) -> None:
    with pytest.raises(UnknownMove) as caught:
        read(scenario(PICK), typed)
    assert caught.value.reason.code == code


def test_city_is_a_command_of_the_card_game_only() -> None:
    known = (*COMMANDS, *CARDS_FACE.commands)

    assert reader.command("city Bo", known) == Command("city", "Bo")
    assert reader.command("city Bo") is None


def test_no_command_is_a_verb_of_the_game() -> None:
    assert not {*COMMANDS, *CARDS_FACE.commands} & set(VOCABULARY.verbs)
