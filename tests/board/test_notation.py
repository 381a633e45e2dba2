"""Positions as text: written and read without loss, and impossible ones refused."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carson.board.game import BOARD_GAME
from carson.board.notation import writer
from carson.core.agenda import advance, play
from carson.core.positions import BadPosition
from carson.core.records import read
from tests.support.scenario import scenario, whole_game

GOOD = """carson position 1
option players 3
round 2
phase place
turn 1
passing 2 1 3
player 1 cash 12 cowboys 3 revolvers 2 roads 1
card 1 sheriff
card 2 banker
card 3 grocer
land 1 c3=bank d3
land - d4=house e6=mountain
roads d4n d4w e4w d5n
track mine ranch - bank hotel mine ranch
cowboy wages 2 2
white-cowboy e6 1
end
"""


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_every_quiet_position_of_a_game_reads_back_as_itself(players: int) -> None:
    record = read(BOARD_GAME, whole_game(11, players))
    s = BOARD_GAME.start(record.options)
    advance(s)
    written = 0
    for seat, move in record.lines:
        with suppress(BadPosition):
            text = writer.write(s, record.options)
            written += 1
            copy, options = writer.read(text)
            assert BOARD_GAME.digest(copy) == BOARD_GAME.digest(s), text
            assert writer.write(copy, options) == text
        play(s, seat, move)
    assert written > 25 * players


def test_a_position_is_read_from_the_lines_that_matter() -> None:
    s, options = writer.read(GOOD)

    assert options == {"players": "3"}
    assert (s.round, s.cash, s.titles, s.general_supply[1]) == (2, [12, 15, 15], (10, 12, 12), 5)


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("carson position 1", "chess position 1", 1, "no-position"),
        ("option players 3", "option players 9", 2, "players-out-of-range"),
        ("option players 3", "option colour red", 2, "unknown-option"),
        ("round 2", "round 5", 3, "not-a-number"),
        ("round 2", "weather fine", 3, "strange-line"),
        ("phase place", "phase sleep", 4, "unknown-phase"),
        ("phase place", "phase resolve casino", 4, "unknown-box"),
        ("turn 1", "turn 4", 5, "unknown-name"),
        ("turn 1", "turn 1\npassed 1", 18, "passed-already"),
        ("passing 2 1 3", "passing 2 2 3", 6, "seats-wrong"),
        ("passing 2 1 3", "passing 2 1", 6, "seats-wrong"),
        ("cash 12", "gold 12", 7, "unknown-holding"),
        ("cash 12", "cash -2", 7, "not-a-number"),
        ("cash 12", "cash --2", 7, "not-a-number"),
        ("cowboys 3", "cowboys 11", 17, "too-many-cowboys"),
        ("card 1 sheriff", "card 1 teacher", 8, "card-not-in-play"),
        ("card 2 banker", "card 2 sheriff", 9, "card-taken"),
        ("card 3 grocer", "card 1 grocer", 17, "two-cards"),
        ("card 3 grocer\n", "", 16, "no-card"),
        ("c3=bank d3", "c3=bank c3", 11, "parcel-twice"),
        ("c3=bank d3", "c3=castle d3", 11, "unknown-name"),
        ("c3=bank d3", "c3=bank z9", 11, "unknown-name"),
        ("land 1 c3=bank d3", "land - c3=bank", 17, "wrong-owner"),
        ("d4=house", "h8=house", 17, "no-road-touches"),
        ("d4n d4w", "d4n d4n", 13, "road-there"),
        ("d4n d4w", "d4n d4w h8n", 17, "road-apart"),
        ("track mine ranch -", "track mine ranch", 14, "track-length"),
        ("track mine ranch - bank", "track mine ranch house bank", 14, "unknown-name"),
        ("cowboy wages 2 2", "cowboy build-8 2", 17, "no-building-there"),
        ("cowboy wages 2 2", "cowboy vp-2 2", 17, "space-over"),
        ("cowboy wages 2 2", "cowboy gambling 2 2", 17, "already-there"),
        ("cowboy wages 2 2", "cowboy d3 2", 17, "nothing-to-attack"),
        ("end\n", "", 18, "cut-off"),
        ("end\n", "end\nmore\n", 17, "text-after-end"),
    ],
)
def test_what_cannot_be_is_refused_with_its_line_and_reason(
    old: str, new: str, line: int, code: str
) -> None:
    assert old in GOOD
    with pytest.raises(BadPosition) as refusal:
        writer.read(GOOD.replace(old, new, 1))
    assert (refusal.value.reason.code, refusal.value.line) == (code, line)


def test_more_tiles_than_there_are_cannot_be() -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario("land 1 a1=prison b1=prison c1=prison")
    assert refusal.value.reason.code == "too-many-tiles"


def test_more_than_twelve_parcels_cannot_be() -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario("land 1 a1 b1 c1 d1 e1 f1 g1 h1 a2 b2 c2 d2 e2")
    assert refusal.value.reason.code == "too-many-parcels"


def test_a_building_on_nobodys_land_cannot_be() -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario("land - a1=bank")
    assert refusal.value.reason.code == "wrong-owner"


def test_nobody_attacks_what_a_church_protects() -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario("""phase place
                    land 1 a1=church b1=bank
                    cowboy b1 2""")
    assert refusal.value.reason.code == "protected"


def test_cowboys_are_not_out_while_characters_are_chosen() -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario("cowboy wages 1")
    assert refusal.value.reason.code == "too-early-for-cowboys"


@given(
    st.integers(0, len(GOOD.splitlines()) - 1),
    st.sampled_from(["delete", "double", "swap", "cut"]),
    st.text(max_size=12),
)
def test_a_damaged_position_is_read_or_refused_and_nothing_else(
    line: int, damage: str, text: str
) -> None:
    lines = GOOD.splitlines()
    if damage == "delete":
        del lines[line]
    elif damage == "double":
        lines.insert(line, lines[line])
    elif damage == "swap":
        lines[line] = lines[line].rsplit(" ", 1)[0] + " " + text
    else:
        lines = lines[:line]
    with suppress(BadPosition):
        s, options = writer.read("\n".join(lines) + "\n")
        assert writer.write(s, options)


@given(st.text())
def test_any_text_is_a_position_or_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        writer.read(text)


@pytest.mark.parametrize("variants", ["none", "kit-carson"])
def test_without_a_turn_the_first_who_has_not_passed_places(variants: str) -> None:
    table = scenario(f"option variants {variants}\nphase place\npassed 1")

    assert table.asked.startswith("2 Place")
