"""What is typed is understood, or refused with a reason."""

import pytest

from carson.board.ids import VOCABULARY
from carson.core.agenda import pending
from carson.core.moves import UnknownMove
from carson.i18n.texts import Texts
from carson.story.board import track
from carson.terminal import reader
from carson.terminal.board import menu
from carson.terminal.reader import Command, Offer
from tests.support.scenario import Scenario, scenario
from tests.terminal.showing import ENGLISH, NAMES

PLACING = "phase place\nland 2 c3=ranch"
SHERIFF = "phase place\ncard 1 sheriff"


def offer_of(table: Scenario) -> Offer:
    """What the first one to be asked can answer."""
    choice = pending(table.state)
    assert choice is not None
    moves = choice.moves(table.state, choice.seats[0])
    found = menu.build(table.state, choice, moves, ENGLISH)
    spaces = track.numbers(table.state.options.edition)
    return Offer(found.numbers, moves, choice.accepts, VOCABULARY, spaces)


def read(position: str, text: str, texts: Texts = ENGLISH) -> str:
    return str(reader.move(text, offer_of(scenario(position)), texts))


def refused(position: str, text: str) -> str:
    with pytest.raises(UnknownMove) as caught:
        read(position, text)
    return caught.value.reason.code


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place d4", "place d4"),
        ("  PLACE   D4 ", "place d4"),
        ("d4", "place d4"),
        ("pl d4", "place d4"),
        ("p d4", "place d4"),
        ("p", "pass"),
        ("pass", "pass"),
        ("0", "pass"),
        ("13", "place parcel-income"),
        ("place 13", "place parcel-income"),
        ("p 13", "place parcel-income"),
        ("parcel income", "place parcel-income"),
        ("wages", "place wages"),
        ("d4n", "road d4n"),
        ("d3s", "road d4n"),
        ("draft d4", "draft d4"),
    ],
)
def test_a_move_can_be_typed_in_many_ways(typed: str, meant: str) -> None:
    assert read(PLACING, typed) == meant


def test_an_illegal_move_is_understood_too_so_that_its_reason_can_be_told() -> None:
    assert read("phase place\nland 2 c4", "c4") == "place c4"


def test_a_plain_cowboy_is_meant_unless_another_is_named() -> None:
    assert [read(SHERIFF, text) for text in ("d4", "white d4", "w 13")] == [
        *("place d4", "white d4", "white parcel-income"),
    ]


def test_cards_have_the_numbers_that_are_printed_on_them() -> None:
    assert [read("phase choose", text) for text in ("1", "7", "banker")] == [
        *("choose sheriff", "choose mercenary", "choose banker"),
    ]


def test_names_can_be_typed_in_the_language_of_the_player() -> None:
    assert read("phase choose", "tueur à gages", Texts("fr", NAMES)) == "choose mercenary"


def test_amounts_are_numbers_of_their_own() -> None:
    table = "phase close\nplayer 1 cash 35\ncard 1 sheriff"

    assert [read(table, text) for text in ("20", "spend 15")] == ["spend 20", "spend 15"]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "unknown-verb"),
        ("fly", "unknown-verb"),
        ("place", "noun-missing"),
        ("pl", "noun-missing"),
        ("bid", "number-missing"),
        ("place z9", "unknown-noun"),
        ("place 5", "unknown-noun"),
        ("99", "no-such-number"),
        ("9" * 5000, "no-such-number"),
        ("²", "unknown-verb"),
    ],
)
def test_nonsense_is_refused(typed: str, code: str) -> None:
    assert refused(PLACING, typed) == code


@pytest.mark.parametrize("typed", ["spend", "sp", "Spend "])
def test_a_verb_without_its_number_is_told_which_numbers_it_may_have_now(typed: str) -> None:
    table = "phase close\nplayer 1 cash 65\ncard 1 sheriff"
    with pytest.raises(UnknownMove) as caught:
        read(table, typed)

    assert ENGLISH.reason(caught.value.reason) == "“spend” needs a number: 45–65."


def test_a_verb_without_its_noun_is_told_which_ones_it_may_have_now() -> None:
    with pytest.raises(UnknownMove) as caught:
        read("phase choose\npassing 2 1 3\ncard 2 banker", "choose")

    assert ENGLISH.reason(caught.value.reason) == (
        "“choose” needs one of these after it: sheriff, grocer, chinese-worker, settler, captain,"
        " mercenary."
    )


def test_what_can_mean_two_things_is_refused_and_both_are_named() -> None:
    position = """
        phase resolve build-10
        player 1 cash 12
        land 1 c3
        land - d4=house
        track - saloon - - - - -
        cowboy build-10 1
    """
    table = scenario(position)
    table.play("1 buy", "1 build c3")
    offer = offer_of(table)

    with pytest.raises(UnknownMove) as caught:
        reader.move("c2", Offer({}, (), offer.verbs, VOCABULARY), ENGLISH)

    assert caught.value.reason.args["known"] == "house c2, ask c2"


@pytest.mark.parametrize(
    ("typed", "command"),
    [
        ("why place d4", Command("why", "place d4")),
        ("SAVE  My Game.carson ", Command("save", "My Game.carson")),
        ("?", Command("help", "")),
        ("q", Command("quit", "")),
        ("log 5", Command("log", "5")),
        ("place d4", None),
        ("", None),
    ],
)
def test_commands_are_told_from_moves(typed: str, command: Command | None) -> None:
    assert reader.command(typed) == command


def test_no_command_is_a_verb_of_the_game() -> None:
    assert not set(reader.COMMANDS) & set(VOCABULARY.verbs)
