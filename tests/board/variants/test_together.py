"""The variants together: each combination is played to its end, in the right order."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from carson.board.game import BOARD_GAME, new_state
from carson.board.options import EDITIONS, VARIANTS
from carson.board.play import flow
from carson.board.printed import FEWEST_PLAYERS
from carson.board.state import State
from carson.core import testing
from carson.core.trials import Trial, evenly, verb_first
from tests.support.games import BOARD_ACCOUNTS, in_a_small_town

CHOOSERS = (evenly, verb_first, in_a_small_town)


def combinations_of(edition: str) -> Iterator[str]:
    """Each combination of the variants that an edition has."""
    known = EDITIONS[edition].variants
    for count in range(len(known) + 1):
        for chosen in combinations(known, count):
            yield ",".join(chosen) or "none"


def players_of(edition: str) -> range:
    """How many can play an edition."""
    return range(FEWEST_PLAYERS, EDITIONS[edition].most_players + 1)


PAIRS = [(edition, variants) for edition in EDITIONS for variants in combinations_of(edition)]
TABLES = [(*pair, players) for pair in PAIRS for players in players_of(pair[0])]


def trial(edition: str, variants: str, players: int, seed: int) -> Trial[State]:
    """A game with all buildings and any characters, where the edition has them."""
    rich = {"buildings": "all", "characters": "random"} if edition == "big-box" else {}
    placing = ("turns", "live")[seed % 2]
    options = {"edition": edition, "variants": variants, "players": str(players), **rich}
    return Trial(BOARD_GAME, {**options, "placing": placing}, seed, CHOOSERS[seed % len(CHOOSERS)])


# --- whole games ----------------------------------------------------------------------------
def test_there_are_64_combinations_and_8_in_the_first_edition() -> None:
    assert [edition for edition, _ in PAIRS] == ["big-box"] * 64 + ["2009"] * 8
    assert len(TABLES) == 64 * 5 + 8 * 4


@pytest.mark.parametrize(("edition", "variants"), PAIRS)
def test_every_combination_can_be_played_to_its_end(edition: str, variants: str) -> None:
    seed = PAIRS.index((edition, variants))
    players = players_of(edition)

    testing.ends(trial(edition, variants, players[seed % len(players)], seed))


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "variants", "players"), TABLES)
def test_every_combination_is_played_by_any_number(
    edition: str, variants: str, players: int
) -> None:
    seed = 1000 + TABLES.index((edition, variants, players))

    testing.conserves(trial(edition, variants, players, seed), BOARD_ACCOUNTS)
    testing.offers(trial(edition, variants, players, seed))


@pytest.mark.rule("might.secret")
@pytest.mark.parametrize("seed", range(4))
def test_tiles_and_sheets_together_stay_secret(seed: int) -> None:
    variants = "new-beginning,might-is-right,outlaws,horses"

    testing.keeps_secrets(trial("big-box", variants, 2 + seed, seed), every=6)


# --- the order of play ----------------------------------------------------------------------
def order(table: tuple[flow.Step, ...], *variants: str) -> list[str]:
    """The names of the steps of a table in a game with these variants."""
    return [type(task).__name__ for task in flow.tasks(frozenset(variants), table)]


SET_UP = ["ChooseCast", "LayOutTrack", "FoundTown", "RaiseMountains"]
CHOOSE = ["BeginRound", "BeginPhase", "TakeCharacters"]
AFTER_CHOOSING = ["OrderByNumber", "BeginPhase", "PlaceInTurn"]
UP_TO_LIMITS = ["LastRoads", "FinishActions", "BeginPhase", "NewCowboys", "CashLimits"]


def test_without_variants_the_tables_are_those_of_the_base_game() -> None:
    assert order(flow.SET_UP) == [*SET_UP, "DrawOrder", "RaiseCityHall", "Draft"]
    assert order(flow.CHOOSE) == CHOOSE
    assert order(flow.AFTER_CHOOSING) == AFTER_CHOOSING
    assert order(flow.UP_TO_LIMITS) == UP_TO_LIMITS


def test_a_river_is_there_before_the_town() -> None:
    assert order(flow.SET_UP, "river")[:4] == ["ChooseCast", "LayRiver", "LayOutTrack", "FoundTown"]


def test_a_new_beginning_replaces_the_lots_and_the_draft() -> None:
    steps = order(flow.SET_UP, "new-beginning")

    assert steps == [*SET_UP, "FillSheets", "RaiseCityHall", "DraftBought"]


def test_second_characters_are_taken_before_cowboys_are_placed() -> None:
    assert order(flow.AFTER_CHOOSING, "new-beginning") == [
        *("OrderByNumber", "SecondCharacters", "OrderByNumber", "BeginPhase", "PlaceInTurn"),
    ]


def test_tiles_are_dealt_and_horses_given_before_anybody_decides() -> None:
    steps = order(flow.SET_UP, "might-is-right", "horses", "new-beginning")

    assert steps[4:7] == ["FirstHorses", "DealTiles", "FillSheets"]


def test_kit_carson_replaces_the_placing_in_turn() -> None:
    assert order(flow.AFTER_CHOOSING, "kit-carson") == [*AFTER_CHOOSING[:2], "PlaceTogether"]


@pytest.mark.rule("outlaws.when")
def test_outlaws_ride_in_before_phase_1() -> None:
    assert order(flow.CHOOSE, "outlaws") == ["BeginRound", "RideIn", *CHOOSE[1:]]


@pytest.mark.rule("horses.rodeo", "horses.home")
def test_the_rodeo_comes_after_all_actions_and_before_the_new_cowboys() -> None:
    steps = order(flow.UP_TO_LIMITS, "horses")

    assert steps == [*UP_TO_LIMITS[:2], "Rodeo", *UP_TO_LIMITS[2:]]


@pytest.mark.parametrize(("variants", "task"), [("none", "PayWages"), ("horses", "WagesOrHorses")])
def test_wages_come_first_with_horses_or_without(variants: str, task: str) -> None:
    s = new_state({"variants": variants})
    first = flow.path(s.options.edition.vp_boxes, s.options.variants)[0]

    assert (first.name, type(first.task).__name__) == ("wages", task)


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_has_a_rule_of_its_own(variant: str) -> None:
    assert len(new_state({"variants": variant}).variants) == 1
