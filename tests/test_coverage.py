"""Everything that can happen happens, lawfully: over many random games, and a few set up for it."""

import ast
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pytest

from build_hooks import engine
from carson.board.events import KINDS
from carson.board.game import BOARD_GAME
from carson.board.ids import BUY_HORSE, PARCEL_NAMES, VOCABULARY
from carson.board.notation import writer
from carson.board.variants.horses import TakeWageOrHorse
from carson.builds import COMPILED, INTERPRETED, environment, lay_out
from carson.core.agenda import (
    ANSWERED,
    pending,
)
from carson.core.given import BadOption
from carson.core.moves import Seat
from carson.core.positions import BadPosition
from tests.support.imports import ROOT, modules_of_the_package
from tests.support.lawful import CHUNK, refusals, seen_in_chunk
from tests.support.messages import codes, questions
from tests.support.rarities import LONELY_BANK, RARITIES
from tests.support.scenario import read_line, scenario
from tests.support.suites import quick_first

GAMES: Final = 10_000
"""This many are played for what can happen, and some further ones for the laws."""
FURTHER_GAMES: Final = 2000


# --- what can happen ------------------------------------------------------------------------
def possible() -> set[str]:
    """All verbs, choices, kinds of events and reasons of the board game, each with its kind."""
    board = [module for module in modules_of_the_package() if module.part == "board"]
    return {
        *(f"verb {name}" for name in VOCABULARY.verbs),
        *(f"choice {name}" for name in questions("carson.board")),
        *(f"event {kind.name}" for kind in (*KINDS, ANSWERED)),
        *(f"reason {code}" for module in board for code in codes(module)),
    }


@dataclass(frozen=True)
class Elsewhere:
    """Reasons that no game shows, why not, and the test that shows them."""

    why: str
    test: str
    reasons: tuple[str, ...]


EXCEPTIONS: Final = (
    Elsewhere(
        "a game begins with good options only",
        "tests/test_coverage.py::test_options_that_do_not_fit_are_refused",
        (
            *("unknown-option", "unknown-value", "players-out-of-range", "named-twice"),
            *("edition-has-base-tiles-only", "unknown-cast", "wrong-cast-size"),
            *("edition-has-no-such-variant", "river-length", "river-broken"),
            *("river-must-reach-two-edges", "edition-has-fewer-players"),
        ),
    ),
    Elsewhere(
        "only a text can be wrong like that",
        "tests/board/test_notation.py::test_what_cannot_be_is_refused_with_its_line_and_reason",
        (
            *("no-position", "strange-line", "text-after-end", "cut-off", "not-a-number"),
            *("unknown-name", "unknown-phase", "unknown-box", "unknown-holding", "track-length"),
            *("seats-wrong", "parcel-twice", "passed-already", "no-card", "two-cards"),
            *("too-many-cowboys", "too-many-parcels", "too-many-tiles", "wrong-owner"),
            "too-early-for-cowboys",
        ),
    ),
    Elsewhere(
        "no game leads to such a position",
        "tests/test_coverage.py::test_positions_that_cannot_be_are_refused",
        (
            *("all-passed", "nobody-passes-now", "everybody-has-chosen", "cast-unknown"),
            *("too-many-mountains", "too-much-dynamite"),
        ),
    ),
    Elsewhere(
        "no game leads there, and a text is refused with the reason",
        "tests/board/test_impossible.py::test_what_the_rules_cannot_lead_to_is_refused",
        (
            *("said-twice", "needs-variant", "too-many-pieces", "piece-without-card"),
            *("nobody-has-piece", "no-cash-from-card", "nobody-doubles", "nothing-used-yet"),
            *("no-turns-now", "chosen-out-of-turn", "other-side-agreed", "no-such-points"),
            *("ammunition-too-early", "too-many-horses", "horses-are-home", "no-horse-bought-yet"),
            *("too-many-rodeos", "too-many-duel-tiles", "one-pile", "edition-has-no-townhouses"),
            *(
                "townhouse-on-the-rim",
                "town-without-roads",
                "too-many-outlaws",
                "outlaws-too-early",
            ),
            *("outlaws-need-strength", "outlaw-in-prison", "box-is-over", "settled-elsewhere"),
            *("settled-too-early", "hall-holds-one"),
        ),
    ),
    Elsewhere(
        "with one answer left the engine gives it",
        "tests/test_coverage.py::test_a_wage_that_cannot_be_a_horse_says_why",
        ("horse-bought", "no-horses-left"),
    ),
    Elsewhere(
        "it stands for a reason that nobody has asked for",
        "tests/board/test_refusals.py::test_who_does_not_ask_gets_no_reason_made_for_him",
        ("not-offered",),
    ),
    Elsewhere(
        "only who writes a position asks for it",
        "tests/test_coverage.py::test_a_position_is_written_in_quiet_moments_only",
        ("not-quiet",),
    ),
)


def excused() -> set[str]:
    """What need not happen in a game."""
    return {f"reason {code}" for exception in EXCEPTIONS for code in exception.reasons}


# --- what happens ---------------------------------------------------------------------------
def seen_in_many_games(folder: Path) -> set[str]:
    """What happens in very many games; the compiled engine plays them where there is one."""
    build = INTERPRETED if engine.why_not() else COMPILED
    if build == COMPILED:
        engine.compiled(ROOT)
    assert lay_out(build, folder)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.support.lawful", str(GAMES)],
        env=environment(folder, ROOT),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return set(done.stdout.splitlines())


def seen_in_opening(text: str, *lines: str) -> set[str]:
    """What happens from a position on, when these moves are made and all others asked about."""
    table = scenario(text)
    seen: set[str] = set()
    for line in lines:
        choice = pending(table.state)
        assert choice is not None
        answers = [move for verb in choice.accepts for move in verb.moves]
        seen |= {f"choice {type(choice).__name__}", f"verb {read_line(line)[1].verb.name}"}
        seen |= refusals(table.state, choice, answers)
        table.play(line)
    return seen | {f"event {event.kind.name}" for event in table.log}


def missing(seen: set[str]) -> list[str]:
    """What never happened, though it should have."""
    return sorted(possible() - excused() - seen)


@pytest.mark.slow
def test_all_that_can_happen_happens_in_some_game(tmp_path: Path) -> None:
    rare = [seen_in_opening(*lines) for lines in RARITIES.values()]
    seen = seen_in_many_games(tmp_path).union(*rare)

    assert missing(seen) == []
    assert sorted(excused() & seen) == []


@pytest.mark.parametrize("first", quick_first(range(GAMES, GAMES + FURTHER_GAMES, CHUNK)))
def test_games_by_lot_obey_the_laws(first: int) -> None:
    seen = seen_in_chunk(first)

    assert seen - excused() <= possible()
    assert "verb pass" in seen


def test_what_never_happens_is_named() -> None:
    hidden = {"verb place", "choice PlaceOrPass", "event placed", "reason not-free"}
    seen = seen_in_chunk(0, 20)

    assert hidden & set(missing(seen)) == set()
    assert hidden <= set(missing(seen - hidden))


@pytest.mark.parametrize("rare", RARITIES)
def test_a_rarity_happens(rare: str) -> None:
    assert rare in seen_in_opening(*RARITIES[rare])


# --- what no game shows ---------------------------------------------------------------------
@pytest.mark.parametrize("exception", EXCEPTIONS, ids=lambda exception: exception.why)
def test_what_no_game_shows_is_shown_by_a_test(exception: Elsewhere) -> None:
    path, _, name = exception.test.partition("::")
    source = (ROOT / path).read_text(encoding="utf-8")
    tests = [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]

    assert name in tests
    assert [code for code in exception.reasons if f'"{code}"' not in shown_in(source)] == []


def shown_in(source: str) -> str:
    """The text of a file of tests without the list of exceptions."""
    before, _, after = source.partition("\nEXCEPTIONS: Final = (\n")
    return before + after.partition("\n)\n")[2] if after else before


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"edition": "1999"}, "unknown-value"),
        ({"players": "7"}, "players-out-of-range"),
        ({"players": "6", "edition": "2009"}, "edition-has-fewer-players"),
        ({"buildings": "school,school"}, "named-twice"),
        ({"buildings": "all", "edition": "2009"}, "edition-has-base-tiles-only"),
        ({"characters": "1Y,2Y,3Y,4Y,5Y,6Y,99Y"}, "unknown-cast"),
        ({"characters": "1Y,2Y,3Y,4Y,5Y,6Y,6R"}, "card-twice"),
        ({"characters": "1Y,2Y,3Y,4Y,5Y,6Y"}, "wrong-cast-size"),
        ({"characters": "0Y,1Y,2Y,3Y,4Y,5Y,6Y"}, "wrong-cast-size"),
        ({"characters": "1Y,2Y,3Y,4Y,5Y,6Y,15Y"}, "card-needs-horses"),
        ({"variants": "horses", "edition": "2009"}, "edition-has-no-such-variant"),
        ({"variants": "river", "river": "a1,b1"}, "river-length"),
        ({"variants": "river", "river": "a3,b3,d3,e3"}, "river-broken"),
        ({"variants": "river", "river": "b1,b2,c2,c1"}, "river-must-reach-two-edges"),
        (
            {"characters": "1Y,2Y,3Y,4Y,5Y,6Y,8Y", "edition": "2009"},
            "edition-has-base-characters-only",
        ),
    ],
)
def test_options_that_do_not_fit_are_refused(options: Mapping[str, str], code: str) -> None:
    with pytest.raises(BadOption) as refusal:
        BOARD_GAME.complete(options)
    assert refusal.value.reason.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("phase place\npassed 1 2 3", "all-passed"),
        ("phase resolve\npassed 1", "nobody-passes-now"),
        ("card 1 banker\ncard 2 settler\ncard 3 captain", "everybody-has-chosen"),
        ("option characters random", "cast-unknown"),
        (
            "land - " + " ".join(f"{name}=mountain" for name in PARCEL_NAMES[:10]),
            "too-many-mountains",
        ),
        ("player 1 dynamite 8", "too-much-dynamite"),
    ],
)
def test_positions_that_cannot_be_are_refused(text: str, code: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        scenario(text)
    assert refusal.value.reason.code == code


def test_a_position_is_written_in_quiet_moments_only() -> None:
    table = scenario(LONELY_BANK)
    with pytest.raises(BadPosition) as refusal:
        writer.write(table.state, table.options)
    assert refusal.value.reason.code == "not-quiet"


@pytest.mark.parametrize(
    ("text", "code"), [("bought-horse 1 1", "horse-bought"), ("horses 2 25", "no-horses-left")]
)
def test_a_wage_that_cannot_be_a_horse_says_why(text: str, code: str) -> None:
    table = scenario(f"option variants horses\nphase resolve wages\ncowboy vp-5 1 2\n{text}")
    reason = TakeWageOrHorse(Seat(0)).why_not(table.state, Seat(0), BUY_HORSE.of())

    assert reason is not None
    assert reason.code == code
