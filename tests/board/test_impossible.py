"""Positions that the rules cannot lead to are refused, each with its reason."""

from typing import Final

import pytest

from carson.board.notation import writer
from carson.board.notation.reader import FIRST_LINE
from carson.core.positions import BadPosition
from tests.support.scenario import scenario

HORSES: Final = "option variants horses"
OUTLAWS: Final = "option variants outlaws\nround 2"
TILES: Final = "option variants might-is-right"
HALL: Final = "option buildings all\nland - d4=city-hall c1=house"
SINGER: Final = "option characters 1Y,2Y,3Y,5Y,6Y,7Y,11Y\ncard 1 singer"
ROADS: Final = "roads d4n d4s d4w d4e"


def refusal(text: str) -> str:
    """Why a position is refused; nothing, if it can be."""
    try:
        scenario(text)
    except BadPosition as error:
        return error.reason.code
    return ""


# --- what is refused ------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "code"),
    [
        # variants
        ("horses 1 2", "needs-variant"),
        ("stabled 1 0 0 0 0 1", "needs-variant"),
        ("rodeos 1 1", "needs-variant"),
        ("tiles 1 1 1 1 1 1 1", "needs-variant"),
        ("shifts 1 2", "needs-variant"),
        ("powers 1 1 0 0", "needs-variant"),
        ("outlaws d4", "needs-variant"),
        ("strength 8", "needs-variant"),
        ("past 1 sheriff", "needs-variant"),
        # Outlaws
        (f"{OUTLAWS}\noutlaws d4", "outlaws-need-strength"),
        ("option variants outlaws\nround 1\nstrength 8\noutlaws d4", "outlaws-too-early"),
        (f"{OUTLAWS}\nstrength 8\noutlaws a1 b1 c1 d1 e1 f1 g1 h1 a2 b2", "too-many-outlaws"),
        (f"{OUTLAWS}\nstrength 8\nland 1 d4=prison\noutlaws d4", "outlaw-in-prison"),
        # horses
        (f"{HORSES}\nhorses 1 20\nhorses 2 6", "too-many-horses"),
        (f"{HORSES}\nphase place\nhorses 1 20\nstabled 2 0 0 0 0 6", "too-many-horses"),
        (f"{HORSES}\nstabled 1 0 0 0 0 1", "horses-are-home"),
        (f"{HORSES}\nphase place\nbought-horse 1 1", "no-horse-bought-yet"),
        (f"{HORSES}\nround 2\nrodeos 1 2", "too-many-rodeos"),
        (f"{HORSES},kit-carson\nphase place\nstabled 1 0 1 0 0 0", "enclosure-closed"),
        ("phase place\ncowboy enclosure-1 1", "no-enclosures"),
        # duel tiles
        (f"{TILES}\ntiles 1 2 0 0 0 0 0\ntiles 2 2 0 0 0 0 0", "too-many-duel-tiles"),
        (f"{TILES}\npile 2 1 0 0 0 0 0", "one-pile"),
        # the town
        ("land - a4=townhouse", "townhouse-on-the-rim"),
        ("option edition 2009\nland - d4=townhouse", "edition-has-no-townhouses"),
        (f"option buildings all\nland 1 c3=station\n{ROADS}", "no-line"),
        (
            "option variants river\noption buildings all\nland 1 a1=school b1=school",
            "school-on-this-bank",
        ),
        ("option buildings all\ntrack city-hall - - - - - -", "unknown-name"),
        ("option buildings all\nreserve 1 city-hall", "unknown-name"),
        ("land - d4=river", "unknown-name"),
        ("land 1 d4=nothing", "unknown-name"),
        ("roads", "town-without-roads"),
        # the City Hall
        (f"{HALL}\nround 2\nphase place\nsettled d4 1\nsettled d4 2", "hall-holds-one"),
        (f"{HALL}\nround 2\nphase place\ncowboy d4 1\nsettled d4 2", "hall-holds-one"),
        (f"{HALL}\nround 2\nphase resolve vp-5\ncowboy d4 1\ncowboy d4 2", "hall-holds-one"),
        (f"{HALL}\nround 2\nphase close\nsettled d4 1\ncowboy d4 2", "hall-holds-one"),
        ("round 2\nphase place\nsettled d4 1", "settled-elsewhere"),
        (f"{HALL}\nround 2\nphase place\nsettled wages 1", "settled-elsewhere"),
        (f"{HALL}\nround 1\nphase place\nsettled d4 1", "settled-too-early"),
        (f"{HALL}\naway city-hall", "too-many-tiles"),
        # pieces
        ("phase place\ncard 1 banker\nwhite-cowboy d4 1", "piece-without-card"),
        ("phase place\ncard 1 sheriff red\nwhite-cowboy d4 1", "piece-without-card"),
        ("phase place\ncard 1 sheriff\nwhite-cowboy d4 1\nwhite-cowboy e4 1", "too-many-pieces"),
        ("phase place\ncard 1 banker\nno-duel-cowboy gambling 1", "piece-without-card"),
        (f"{SINGER}\nphase place\nlucky-cowboy gambling 1", "piece-without-card"),
        (f"{SINGER}\nphase place\nno-duel-cowboy wages 1", "not-for-this-piece"),
        (
            f"{SINGER}\nphase place\nno-duel-cowboy vp-5 1\nno-duel-cowboy vp-4 1"
            "\nno-duel-cowboy vp-3 1",
            "too-many-pieces",
        ),
        ("phase place\ncard 1 sheriff\ncowboy d4 2\nwhite-cowboy d4 1", "not-empty"),
        ("phase place\ncard 1 sheriff\nwhite-cowboy d4 1\ncowboy d4 2", "closed-by"),
        ("phase place\ncard 1 sheriff\nland 2 d4=bank\nwhite-cowboy d4 1", "piece-is-peaceful"),
        ("phase resolve vp-2\ncard 1 banker\nused white-cowboy 1", "nobody-has-piece"),
        ("phase place\ncard 1 sheriff\nused white-cowboy 1", "nothing-used-yet"),
        ("option variants river\nphase place\ncowboy a3 1", "nobodys-for-ever"),
        ("phase resolve gambling\ncowboy wages 1", "box-is-over"),
        ("phase resolve gambling\ncowboy d4 1", "box-is-over"),
        ("phase resolve vp-5\nland 1 d4=bank\ncowboy d4 2", "box-is-over"),
        ("phase close\ncowboy vp-4 1", "box-is-over"),
        # characters
        ("card 2 banker", "chosen-out-of-turn"),
        ("phase place\ncashed banker", "no-cash-from-card"),
        ("phase resolve vp-2\ncard 1 banker\ndoubled bank", "nobody-doubles"),
        ("phase place\ncard 1 grocer\ndoubled bank", "nothing-used-yet"),
        # the round
        ("phase place\nammunition 1", "ammunition-too-early"),
        ("phase resolve ammunition\nammunition 1", "ammunition-too-early"),
        ("phase resolve\nturn 1", "no-turns-now"),
        ("phase place\nturn all", "unknown-name"),
        ("points 1 end-cash=4", "no-such-points"),
        ("points 1 outlaws=4", "no-such-points"),
        ("points 1 start=-5", "no-such-points"),
        ("points 1 parcels=-1", "no-such-points"),
    ],
)
def test_what_the_rules_cannot_lead_to_is_refused(text: str, code: str) -> None:
    assert refusal(text) == code


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ("option players 3\noption players 3", "said-twice"),
        ("option players 3\nround 1\nround 2", "said-twice"),
        ("option players 3\nplayer 1 cash 3\nplayer 1 cash 4", "said-twice"),
        ("option players 3\nround " + "9" * 5000, "not-a-number"),
        (f"option players 3\n{ROADS}\ncard 1 sheriff red", "other-side-agreed"),
        (f"option players 3\n{ROADS}\ncard 1 banker yellow blue", "unknown-name"),
    ],
)
def test_a_line_that_contradicts_another_is_refused(lines: str, code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        writer.read(f"{FIRST_LINE}\n{lines}\nend\n")
    assert refused.value.reason.code == code


# --- what follows from the rest -------------------------------------------------------------
@pytest.mark.parametrize("where", ["wages", "d4", "vp-5"])
def test_the_white_cowboy_on_the_board_was_placed(where: str) -> None:
    table = scenario(f"phase place\ncard 1 sheriff\nwhite-cowboy {where} 1")

    assert table.why("1 white e5") == "no-piece"


def test_a_token_of_the_singer_on_the_board_was_placed() -> None:
    table = scenario(f"{SINGER}\nphase place\nturn 1\nno-duel-cowboy vp-5 1")
    table.play("1 sing vp-4", "2 pass", "3 pass")

    assert table.why("1 sing vp-3") == "no-piece"


def test_who_is_in_the_city_hall_when_characters_are_chosen_has_settled() -> None:
    table = scenario(f"{HALL}\nround 2\ncowboy d4 1")

    assert table.state.settled == tuple(table.state.cowboys)


def test_what_a_character_remembers_is_written_in_words() -> None:
    text = "phase resolve vp-2\ncard 1 sheriff\ncard 2 grocer\nland 2 d4=bank\ncowboy vp-2 3"
    table = scenario(f"{text}\nused white-cowboy 1\ndoubled bank")
    written = writer.write(table.state, table.options)

    assert {"used white-cowboy 1", "doubled bank"} <= set(written.splitlines())
    assert writer.read(written)[0].memo == table.state.memo


def test_the_money_of_a_card_is_remembered() -> None:
    table = scenario("phase place\ncard 1 grocer\ncashed grocer")

    assert "cashed grocer" in writer.write(table.state, table.options).splitlines()


# --- names ----------------------------------------------------------------------------------
DOCTOR: Final = "option characters 1Y,2Y,3Y,5Y,6Y,14Y,18R\nphase place"


@pytest.mark.parametrize("name", ["undertaker", "undertaker red", "Undertaker", "doctor red"])
def test_the_undertaker_can_be_named(name: str) -> None:
    table = scenario(f"{DOCTOR}\ncard 1 {name}")

    assert table.state.hands[0][0].name == "14R"
    assert "card 1 undertaker red" in writer.write(table.state, table.options).splitlines()


def test_the_editor_can_be_named() -> None:
    table = scenario(f"{DOCTOR}\ncard 1 editor")

    assert table.state.hands[0][0].name == "18R"


def test_a_second_name_is_not_that_of_the_yellow_side() -> None:
    assert refusal(f"{DOCTOR}\ncard 1 undertaker yellow") == "strange-line"


@pytest.mark.parametrize("name", ["undertaker", "Undertaker", "doctor"])
def test_a_card_is_chosen_by_either_name(name: str) -> None:
    table = scenario("option characters 1Y,2Y,3Y,5Y,6Y,14Y,18R")
    table.play(f"1 choose {name}")

    assert table.asked == "1 ChooseSide"


def test_large_letters_are_read() -> None:
    table = scenario("phase place\nland 1 C3=Bank\nroads C3n\ncowboy D4 1")

    assert (table.on("c3"), table.owner("c3")) == ("bank", 1)
