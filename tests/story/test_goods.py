"""Building spaces are called by what they sold when something happened."""

from carson.board import events as event
from carson.board.ids import BUILD_SPACES, FOR_TILE, MINE, RANCH, SALOON
from carson.core.events import Event, Kind
from carson.i18n.texts import Texts
from carson.i18n.words.board import BOARD_WORDS, selling
from carson.story import telling
from carson.story.board.style import BOARD_STYLE
from tests.support.scenario import scenario
from tests.terminal.showing import ENGLISH

AT_12, AT_10 = BUILD_SPACES[:2]


def told(*events: Event) -> list[str]:
    lines = telling.tell(events, ENGLISH, BOARD_STYLE, BOARD_STYLE.words(events))
    return [line.text for line in lines]


def of(kind: Kind, *values: int) -> Event:
    return Event(kind, values)


def placed(space: int) -> Event:
    return of(event.PLACED, 0, space, 0)


def test_a_space_has_the_name_of_its_first_tile() -> None:
    assert told(placed(AT_12)) == ["Ann places a cowboy on Mine, $12."]


def test_a_space_has_the_name_of_what_was_drawn_for_it() -> None:
    drew = of(event.DREW, SALOON, 8)

    assert told(drew, placed(BUILD_SPACES[2]))[1:] == ["Ann places a cowboy on Saloon, $8."]


def test_a_space_keeps_its_name_until_the_end_of_the_round() -> None:
    bought = (of(event.PAID, 0, 12, FOR_TILE), of(event.BOUGHT, 0, MINE, 12))

    assert told(*bought, of(event.DUEL_BEGAN, AT_12))[1:] == ["Duel on Mine, $12!"]


def test_tiles_slide_to_the_lower_prices_when_new_ones_come() -> None:
    bought, drew = of(event.BOUGHT, 0, RANCH, 10), of(event.DREW, SALOON, 12)

    lines = told(bought, drew, placed(AT_12), placed(AT_10))

    assert lines[2:] == ["Ann places a cowboy on Saloon, $12.", "Ann places a cowboy on Mine, $10."]


def test_tiles_slide_even_if_the_bag_is_empty() -> None:
    bought, began = of(event.BOUGHT, 0, RANCH, 10), of(event.ROUND_BEGAN, 2)

    assert told(bought, began, placed(AT_10))[2:] == ["Ann places a cowboy on Mine, $10."]


def test_a_space_without_a_tile_has_its_price() -> None:
    texts = Texts("en", (), selling((0,) * 7))

    assert texts.spell("place", AT_12)["place"] == "Building at $12"


def test_the_words_of_a_table_name_what_its_spaces_sell() -> None:
    words = BOARD_WORDS.seen(scenario("phase place\ntrack saloon - - - - - -").state)

    assert Texts("en", (), words).spell("place", AT_12)["place"] == "Saloon, $12"


def test_a_space_is_quoted_in_a_sentence_and_a_parcel_is_not() -> None:
    texts = Texts("de", (), selling((MINE, *[0] * 6)))

    assert texts.spell("place", AT_12)["the-place"] == "„Mine, $12“"
    assert texts.spell("place", 27)["the-place"] == "d4"
