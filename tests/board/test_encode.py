"""The encoding for learned players: everything that a seat may know, and nothing else."""

import math
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from typing import Final

import pytest

from carson.board.encode import (
    INCOMES,
    INDEX_COUNT,
    MOST_INDICES,
    NUMBER_COUNT,
    VERSION,
    encode,
)
from carson.board.features import choices, told
from carson.board.game import BOARD_GAME
from carson.board.ids import MINE, MOUNTAIN, NOTHING, PARCELS, RANCH, WAGES, Place
from carson.board.map import town
from carson.board.map.pieces import DYNAMITER, Cowboy
from carson.board.options import DEFAULTS, VARIANTS
from carson.board.powers import ask
from carson.board.state import State
from carson.board.variants.kit_carson import PlaceFreely
from carson.board.variants.new_beginning import LINES
from carson.core.agenda import Chance, Choice, advance, facts, pending
from carson.core.chance import Stream
from carson.core.game import Json
from carson.core.moves import NOBODY, Seat
from carson.core.trials import Playout, Trial, after, playing
from carson.core.values import added, marked, replaced
from carson.core.views import View
from tests.support.games import board_trial, board_trials, in_a_small_town
from tests.support.imports import modules_of_the_package

GAMES: Final = 12
SOMETIMES: Final = 12
"""One in this many moments of a game is looked at."""


def indices(s: State, seat: Seat) -> list[int]:
    """What is there."""
    return list(array("H", encode(s, seat)[0]))


def numbers(s: State, seat: Seat) -> list[float]:
    """How much of it."""
    return list(array("f", encode(s, seat)[1]))


def sometimes(trial: Trial[State]) -> Iterator[State]:
    """Some moments of a game, and its end."""
    with playing(trial) as run:
        for s in run.moments():
            if run.now_and_then(SOMETIMES) or pending(s) is None:
                yield s


# --- its form ---------------------------------------------------------------------------------
def test_weights_of_a_version_fit_its_indices_and_numbers() -> None:
    assert (VERSION, INDEX_COUNT, NUMBER_COUNT, MOST_INDICES) == (1, 14153, 490, 384)


def test_every_line_of_a_sheet_has_its_number() -> None:
    assert len(LINES) == told.SHEET_LINES


def subclasses(of: type[Choice[State]]) -> Iterator[type[Choice[State]]]:
    """The classes that make a class more special, and nothing makes more special still."""
    for special in of.__subclasses__():
        yield from subclasses(special)
        if not special.__subclasses__():
            yield special


def test_every_choice_of_a_player_has_a_number() -> None:
    assert modules_of_the_package()
    kinds = [kind for kind in subclasses(Choice) if kind.__module__.startswith("carson.board")]
    of_players = {kind.__name__ for kind in kinds if not issubclass(kind, Chance)}

    assert of_players == set(choices.CHOICES)
    assert len(of_players) == len(choices.CHOICES) < told.BY_CHANCE


@pytest.mark.parametrize("trial", board_trials(0, GAMES), ids=lambda trial: str(trial.seed))
def test_indices_are_told_once_and_numbers_are_small(trial: Trial[State]) -> None:
    for s in sometimes(trial):
        for seat in s.seats:
            found, amounts = indices(s, seat), numbers(s, seat)

            assert len(set(found)) == len(found) < MOST_INDICES
            assert max(found) < INDEX_COUNT
            assert len(amounts) == NUMBER_COUNT
            assert all(math.isfinite(amount) and abs(amount) < 20 for amount in amounts)


# --- never more than the seat may know --------------------------------------------------------
@pytest.mark.parametrize("trial", board_trials(100, GAMES), ids=lambda trial: str(trial.seed))
def test_what_a_seat_can_only_imagine_is_not_told(trial: Trial[State]) -> None:
    luck = Stream(trial.seed)
    for s in sometimes(trial):
        for seat in s.seats:
            assert encode(BOARD_GAME.imagine(s, seat, luck), seat) == encode(s, seat)


@pytest.mark.parametrize("edition", ["big-box", "2009"])
def test_the_tiles_of_others_are_not_told(edition: str) -> None:
    s = playing_tiles(edition)
    choice = pending(s)
    assert choice is not None
    first, second, *_ = choice.seats
    high, low = choice.moves(s, first)[-1], choice.moves(s, first)[0]

    told = [encode(after(s, first, move), second) for move in (high, low)]
    own = [encode(after(s, first, move), first) for move in (high, low)]

    assert told[0] == told[1]
    assert own[0] != own[1]


def playing_tiles(edition: str) -> State:
    """Two players are asked for a duel tile at once."""
    given = {"players": "3", "edition": edition, "variants": "might-is-right"}
    for seed in range(50):
        run = Playout(Trial(BOARD_GAME, BOARD_GAME.complete(given), seed, in_a_small_town))
        for s in run.moments():
            choice = pending(s)
            if type(choice).__name__ == "PlayTiles" and choice and len(choice.seats) > 1:
                return s
    raise AssertionError("nobody fights")


def test_the_sheets_of_others_are_not_told() -> None:
    s = sheets()
    choice = pending(s)
    assert choice is not None
    thrifty, lavish = choice.moves(s, Seat(0))[0], choice.moves(s, Seat(0))[-1]

    told = [encode(after(s, Seat(0), move), Seat(1)) for move in (thrifty, lavish)]
    own = [encode(after(s, Seat(0), move), Seat(0)) for move in (thrifty, lavish)]

    assert told == [encode(s, Seat(1))] * 2
    assert len({*own, encode(s, Seat(0))}) == 3


def sheets() -> State:
    """Everyone fills in a sheet."""
    options = BOARD_GAME.complete({"players": "3", "variants": "new-beginning"})
    run = Playout(Trial(BOARD_GAME, options, 1))
    return next(s for s in run.moments() if type(pending(s)).__name__ == "FillSheet")


# --- everything the seat may know -------------------------------------------------------------
@cache
def rich_position() -> State:
    """A late moment of placing, with all variants and buildings in play."""
    given = {"players": "4", "variants": ",".join(VARIANTS), "buildings": "all"}
    options = BOARD_GAME.complete({**given, "characters": "home-owner"})
    for seed in range(20):
        run = Playout(Trial(BOARD_GAME, options, seed, in_a_small_town))
        for s in run.moments():
            late = s.round == 3 and len(s.cowboys) > 8 and not s.passed
            if late and isinstance(pending(s), PlaceFreely) and MINE in s.on and any(s.outlaws):
                return s.copy()
    raise AssertionError("no game is that rich")


Change = Callable[[State, Seat], None]


def set_cowboy(s: State, number: int, new: Cowboy) -> None:
    """Let another piece stand for the one of a number."""
    old = s.cowboys[number]
    s.cowboys_at[old.place] = tuple(c for c in s.cowboys_at[old.place] if c is not old)
    s.cowboys_at[new.place] += (new,)
    s.cowboys[number] = new


def other_place(s: State, who: Seat) -> None:
    number = next(n for n, c in enumerate(s.cowboys) if c.place != WAGES)
    set_cowboy(s, number, Cowboy(s.cowboys[number].seat, empty(s), s.cowboys[number].piece))


def empty(s: State) -> Place:
    """A bare parcel where nobody stands."""
    return next(p for p in PARCELS if not s.cowboys_at[p] and s.on[p] == NOTHING)


def other_seat(s: State, who: Seat) -> None:
    cowboy = s.cowboys[0]
    set_cowboy(s, 0, Cowboy(next_seat(s, cowboy.seat), cowboy.place, cowboy.piece))


def other_piece(s: State, who: Seat) -> None:
    set_cowboy(s, 0, Cowboy(s.cowboys[0].seat, s.cowboys[0].place, DYNAMITER))


def next_seat(s: State, seat: Seat) -> Seat:
    return s.seats[(seat + 1) % len(s.seats)]


def other_owner(s: State, who: Seat) -> None:
    parcel = next(p for p in PARCELS if s.owner[p] != NOBODY)
    s.owner = replaced(s.owner, parcel, next_seat(s, s.owner[parcel]))


def other_thing(s: State, who: Seat) -> None:
    mine = s.on.index(MINE)
    near = next(p for p in PARCELS if s.on[p] == NOTHING and abs(p - mine) in (1, 7, 8, 9))
    s.on = replaced(s.on, near, MOUNTAIN)


def turned_card(s: State, who: Seat) -> None:
    card = next(rule.number for rule in s.rules if rule is not None)
    rule = s.rules[card]
    assert rule is not None
    s.turn_card(card, not rule.red)


def other_holder(s: State, who: Seat) -> None:
    card = next(card for card, holder in enumerate(s.holder) if holder != NOBODY)
    s.take_card(next_seat(s, s.holder[card]), card)


def change_of_row(name: str, width: int = 1) -> Change:
    """One more in a row of numbers by seat."""

    def change(s: State, who: Seat) -> None:
        row = getattr(s, name)
        setattr(s, name, added(tuple(row), who * width, 1))

    return change


def more_cash(s: State, who: Seat) -> None:
    s.cash[who] += 1


def more_at_home(s: State, who: Seat) -> None:
    s.home[who] += 1


def kept_ranch(s: State, who: Seat) -> None:
    s.keep(who, RANCH)


def set_order(s: State, who: Seat) -> None:
    s.order = s.order[::-1]


def set_pass_order(s: State, who: Seat) -> None:
    s.pass_order = s.pass_order[::-1]


def set_passed(s: State, who: Seat) -> None:
    s.passed = (*s.passed, who)


def set_outlaw(s: State, who: Seat) -> None:
    s.outlaws = marked(s.outlaws, PARCELS[0], not s.outlaws[0])


def set_road(s: State, who: Seat) -> None:
    s.roads = marked(s.roads, 0, not s.roads[0])


def set_track(s: State, who: Seat) -> None:
    s.track = (*s.track[1:], s.track[0]) if len(set(s.track)) > 1 else (NOTHING,) * len(s.track)


def set_bag(s: State, who: Seat) -> None:
    s.bag = added(s.bag, RANCH, 1)


def set_round(s: State, who: Seat) -> None:
    s.round += 1


def set_step(s: State, who: Seat) -> None:
    s.step += 1


def set_strength(s: State, who: Seat) -> None:
    s.strength += 1


def set_ammunition(s: State, who: Seat) -> None:
    s.ammunition = NOBODY if s.ammunition == who else who


def set_memo(s: State, who: Seat) -> None:
    card = next(card for card, holder in enumerate(s.holder) if holder != NOBODY)
    s.memo = added(s.memo, card, 1)


def set_settled(s: State, who: Seat) -> None:
    s.settled = () if s.settled else (s.cowboys[0],)


def set_past(s: State, who: Seat) -> None:
    rule = next(rule for rule in s.rules if rule is not None)
    s.past_hands = replaced(s.past_hands, who, () if s.past_hands[who] else (rule,))


def set_drafts(s: State, who: Seat) -> None:
    s.drafts = replaced((1,) * len(s.seats), who, 2)


def set_boosts(s: State, who: Seat) -> None:
    s.boosts = (*s.boosts, (PARCELS[0], 2))


def set_thefts(s: State, who: Seat) -> None:
    s.thefts = (*s.thefts, PARCELS[0])


def set_agenda(s: State, who: Seat) -> None:
    choice = pending(s)
    assert choice is not None
    s.agenda[-1] = PlaceFreely(next_seat(s, choice.seats[0]))


CHANGES: Final[dict[str, tuple[Change, ...]]] = {
    "agenda": (set_agenda,),
    "round": (set_round,),
    "order": (set_order,),
    "pass_order": (set_pass_order,),
    "passed": (set_passed,),
    "owner": (other_owner,),
    "on": (other_thing,),
    "outlaws": (set_outlaw,),
    "strength": (set_strength,),
    "roads": (set_road,),
    "bag": (set_bag,),
    "track": (set_track,),
    "step": (set_step,),
    "ammunition": (set_ammunition,),
    "rules": (turned_card,),
    "holder": (other_holder,),
    "memo": (set_memo,),
    "cash": (more_cash,),
    "points": (change_of_row("points", 16),),
    "home": (more_at_home,),
    "general_supply": (change_of_row("general_supply"),),
    "revolvers": (change_of_row("revolvers"),),
    "dynamite": (change_of_row("dynamite"),),
    "roads_in_hand": (change_of_row("roads_in_hand"),),
    "titles": (change_of_row("titles"),),
    "reserve": (kept_ranch,),
    "cowboys": (other_place, other_seat, other_piece),
    "settled": (set_settled,),
    "past_hands": (set_past,),
    "powers": (change_of_row("powers", 3),),
    "horses": (change_of_row("horses"),),
    "stabled": (change_of_row("stabled", 5),),
    "horse_bought": (change_of_row("horse_bought"),),
    "rodeos": (change_of_row("rodeos"),),
    "tiles": (change_of_row("tiles", 6),),
    "pile": (change_of_row("pile"),),
    "redrawn": (change_of_row("redrawn"),),
    "drafts": (set_drafts,),
    "shifts": (change_of_row("shifts"),),
    "boosts": (set_boosts,),
    "thefts": (set_thefts,),
}
"""Something else in each part of a position, and mostly nothing else."""
FOLLOWS: Final = frozenset(
    {
        *("seats", "options", "variants", "weapons", "cards"),
        *("touched", "frontier", "cowboys_at", "wild", "busy", "away", "hands", "in_force"),
        *("offered", "given", "waiting", "log", "explaining"),
    }
)
"""What follows from the rest, or from the options, or is no part of the game."""
EVERY_CHANGE: Final = [(name, number) for name in CHANGES for number in range(len(CHANGES[name]))]


def test_every_part_of_a_position_is_changed_or_follows() -> None:
    assert {*CHANGES, *FOLLOWS} == set(facts(rich_position()))


@pytest.mark.parametrize(("name", "number"), EVERY_CHANGE)
def test_every_part_of_a_position_is_told(name: str, number: int) -> None:
    for viewer in rich_position().seats:
        for who in rich_position().seats:
            s = rich_position().copy()
            CHANGES[name][number](s, who)

            assert encode(s, viewer) != encode(rich_position(), viewer)


MAPS: Final = ("parcels", "track", "bag", "sources", "reserve")
"""What the view tells by name of parcel, price, building or source."""


def leaves(seen: Json, path: str = "", shape: str = "") -> Iterator[tuple[str, str, Json]]:
    """The facts of a view: where each one stands, the same for any parcel or seat, what it says."""
    if isinstance(seen, dict):
        mapped = shape.rsplit(".", 1)[-1] in MAPS
        for key, value in seen.items():
            yield from leaves(value, f"{path}.{key}", f"{shape}.{'*' if mapped else key}")
    elif isinstance(seen, list):
        for number, value in enumerate(seen):
            yield from leaves(value, f"{path}.{number}", f"{shape}.*")
    else:
        yield path, shape, seen


def view(s: State) -> set[tuple[str, str, Json]]:
    """What the first seat sees."""
    return set(leaves(BOARD_GAME.see(s, Seat(0))))


def test_every_fact_of_the_view_is_told() -> None:
    games = [board_trial(seed) for seed in range(6)]
    known = {shape for trial in games for s in sometimes(trial) for _, shape, _ in view(s)}
    told = set()
    for name, number in EVERY_CHANGE:
        for who in rich_position().seats:
            s = rich_position().copy()
            CHANGES[name][number](s, who)
            told |= {shape for _, shape, _ in view(rich_position()) ^ view(s)}

    assert known - told == set()


@pytest.mark.parametrize("trial", board_trials(200, GAMES), ids=lambda trial: str(trial.seed))
def test_what_looks_different_after_a_move_is_told_differently(trial: Trial[State]) -> None:
    with playing(trial) as run:
        seen = ((look(s), encode(s, Seat(0))) for s in run.moments() if is_asked(s))
        for (before, told), (now, tells) in pairwise(seen):
            assert before == now or told != tells


def is_asked(s: State) -> bool:
    return not isinstance(pending(s), Chance)


def look(s: State) -> str:
    """What the first seat sees of the table and of the choice; the cowboys in no order."""
    seen = View(BOARD_GAME, s, Seat(0)).see()
    cowboys = seen["cowboys"]
    assert isinstance(cowboys, list)
    return repr({**seen, "moves": [], "cowboys": sorted(map(repr, cowboys))})


def test_the_income_of_each_building_is_told() -> None:
    s = rich_position()
    told = numbers(s, Seat(1))[INCOMES : INCOMES + len(PARCELS)]
    paid = [ask.tile_income(s, p) / 10 if is_owned_building(s, p) else 0 for p in PARCELS]

    assert any(paid)
    assert told == pytest.approx(paid)


def is_owned_building(s: State, parcel: Place) -> bool:
    return town.is_building(s.on[parcel]) and s.owner[parcel] != NOBODY


OTHERWISE: Final = {
    "players": "3",
    "edition": "2009",
    "buildings": "all",
    "characters": "quiet",
    "station_needs_house": "yes",
    "indian_skips_occupied": "yes",
    "variants": "outlaws",
    "river": "a7,b7,b8",
    "placing": "live",
}


@pytest.mark.parametrize("option", DEFAULTS)
def test_every_option_is_told(option: str) -> None:
    usual = {"variants": "river,kit-carson"}
    given = [BOARD_GAME.complete(usual), BOARD_GAME.complete({**usual, option: OTHERWISE[option]})]
    tells = []
    for options in given:
        s = BOARD_GAME.start(options)
        advance(s)
        tells.append(encode(s, Seat(0)))

    assert tells[0] != tells[1]


# --- from the seat's side ----------------------------------------------------------------------
def turned(s: State, by: int) -> State:
    """The same position with everyone some seats further on."""
    players = len(s.seats)
    t = s.copy()
    for name in ("order", "pass_order", "passed"):
        setattr(t, name, tuple(Seat((seat + by) % players) for seat in getattr(s, name)))
    for name in ("owner", "holder"):
        row = getattr(s, name)
        setattr(t, name, tuple(o if o == NOBODY else (o + by) % players for o in row))
    for name in (
        *(
            "points",
            "general_supply",
            "revolvers",
            "dynamite",
            "roads_in_hand",
            "titles",
            "reserve",
            "past_hands",
        ),
        *("powers", "horses", "stabled", "horse_bought", "rodeos", "tiles", "redrawn", "shifts"),
        *("hands", "cash", "home"),
    ):
        row = getattr(s, name)
        shift = len(row) // players * by
        setattr(t, name, row[-shift:] + row[:-shift])
    t.ammunition = s.ammunition if s.ammunition == NOBODY else Seat((s.ammunition + by) % players)
    t.in_force = tuple((r, o if o == NOBODY else Seat((o + by) % players)) for r, o in s.in_force)
    moved = {c: Cowboy(Seat((c.seat + by) % players), c.place, c.piece) for c in s.cowboys}
    t.cowboys = [moved[c] for c in s.cowboys]
    t.cowboys_at = [tuple(moved[c] for c in there) for there in s.cowboys_at]
    t.settled = tuple(moved[c] for c in s.settled)
    choice = pending(s)
    assert choice is not None
    t.agenda[-1] = PlaceFreely(*(Seat((seat + by) % players) for seat in choice.seats))
    return t


@pytest.mark.parametrize("by", [1, 2, 3])
def test_seats_are_counted_from_the_one_who_looks(by: int) -> None:
    s = rich_position()
    assert not s.drafts

    for seat in s.seats:
        further = Seat((seat + by) % len(s.seats))
        assert set(indices(turned(s, by), further)) == set(indices(s, seat))
        assert numbers(turned(s, by), further) == numbers(s, seat)
