"""The order of play, as tables that can be read beside the rulebook."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    AMMUNITION,
    BUILD_SPACES,
    COWBOY_INCOME,
    GAMBLING,
    PARCEL_INCOME,
    PLACE_NAMES,
    THREE_ROADS,
    VP_SPACES,
    Place,
)
from carson.board.options import (
    EDITIONS,
    HORSES,
    KIT_CARSON,
    MIGHT_IS_RIGHT,
    NEW_BEGINNING,
    OUTLAWS,
    RIVER_VARIANT,
    VP_BOXES,
    Edition,
)
from carson.board.play.choose import OrderByNumber, TakeCharacters
from carson.board.play.city_hall import RaiseCityHall
from carson.board.play.close import (
    CashLimits,
    FinalScoring,
    FinishActions,
    LastRoads,
    NewCowboys,
    PrepareRound,
)
from carson.board.play.income import BuildingIncome
from carson.board.play.place import NextTurn, PlaceInTurn, PlaceOrPass
from carson.board.play.reserve import PlaceReserved
from carson.board.play.setup import ChooseCast, Draft, DrawOrder, FoundTown, RaiseMountains
from carson.board.play.spaces import (
    Contest,
    GiveOneRoad,
    PayWages,
    SellParcels,
    building,
    gain,
    points,
)
from carson.board.play.track import LayOutTrack
from carson.board.printed import ROUNDS
from carson.board.state import State
from carson.board.variants import (
    horses,
    kit_carson,
    might_is_right,
    new_beginning,
    outlaws,
    river,
)
from carson.core.agenda import Task
from carson.core.moves import NOBODY, Seat


@final
class BeginRound(Task[State]):
    """The next round."""

    def run(self, s: State) -> None:
        s.round += 1
        s.emit(event.ROUND_BEGAN, s.round)


@final
class BeginPhase(Task[State]):
    """A phase begins."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def run(self, s: State) -> None:
        s.emit(event.PHASE_BEGAN, self.phase)


@final
class Step:
    """A step of the game, which a variant may need or replace."""

    def __init__(
        self, task: Task[State], *, name: str = "", needs: str = "", unless: str = ""
    ) -> None:
        self.task: Final = task
        self.place: Final = task.place if isinstance(task, Contest) else None
        """Where someone must stand for anything to happen."""
        self.name: Final = name
        self.needs: Final = needs
        self.unless: Final = unless

    def is_taken(self, variants: frozenset[str]) -> bool:
        """Whether the step belongs to a game with these variants."""
        return self.unless not in variants and (not self.needs or self.needs in variants)

    def is_idle(self, s: State) -> bool:
        """Whether nobody came who could act."""
        return self.place is not None and not s.cowboys_at[self.place]


# Each phase of the game. Phase 3 is the winding path of spaces, in the order of the Big Box.
SET_UP: Final = (
    Step(ChooseCast()),
    Step(river.LayRiver(), needs=RIVER_VARIANT),
    Step(LayOutTrack()),
    Step(FoundTown()),
    Step(RaiseMountains()),
    Step(horses.FirstHorses(), needs=HORSES),
    Step(might_is_right.DealTiles(), needs=MIGHT_IS_RIGHT),
    Step(DrawOrder(), unless=NEW_BEGINNING),
    Step(new_beginning.FillSheets(), needs=NEW_BEGINNING),
    Step(RaiseCityHall()),
    Step(Draft(), unless=NEW_BEGINNING),
    Step(new_beginning.DraftBought(), needs=NEW_BEGINNING),
)
CHOOSE: Final = (
    Step(BeginRound()),
    Step(outlaws.RideIn(), needs=OUTLAWS),
    Step(BeginPhase(1)),
    Step(TakeCharacters()),
)
AFTER_CHOOSING: Final = (
    Step(OrderByNumber()),
    Step(new_beginning.SecondCharacters(), needs=NEW_BEGINNING),
    Step(OrderByNumber(), needs=NEW_BEGINNING),
    Step(BeginPhase(2)),
    Step(PlaceInTurn(), unless=KIT_CARSON),
    Step(kit_carson.PlaceTogether(), needs=KIT_CARSON),
)
BOXES: Final = (
    Step(PayWages(), name="wages", unless=HORSES),
    Step(horses.WagesOrHorses(), name="wages", needs=HORSES),
    Step(gain(AMMUNITION), name="ammunition"),
    Step(gain(THREE_ROADS), name="three-roads"),
    Step(GiveOneRoad(), name="one-road"),
    Step(SellParcels(), name="parcel-purchase"),
    *(Step(building(space), name=PLACE_NAMES[space]) for space in BUILD_SPACES),
    Step(PlaceReserved(), name="reserve"),
    Step(gain(PARCEL_INCOME), name="parcel-income"),
    Step(gain(COWBOY_INCOME), name="cowboy-income"),
    Step(gain(GAMBLING), name="gambling"),
    Step(BuildingIncome(), name="building-income"),
    *(Step(gain(space), name=PLACE_NAMES[space]) for space in VP_BOXES),
    *(Step(points(space), name=PLACE_NAMES[space]) for space in VP_SPACES),
)
UP_TO_LIMITS: Final = (
    Step(LastRoads()),
    Step(FinishActions()),
    Step(horses.Rodeo(), needs=HORSES),
    Step(BeginPhase(4)),
    Step(NewCowboys()),
    Step(CashLimits()),
)
AFTER_LIMITS: Final = (Step(PrepareRound()),)


def tasks(variants: frozenset[str], *tables: Iterable[Step]) -> list[Task[State]]:
    """The tasks of these steps in a game with these variants."""
    return [step.task for table in tables for step in table if step.is_taken(variants)]


@cache
def round_tasks(variants: frozenset[str]) -> tuple[Task[State], ...]:
    """The tasks of a round in a game with these variants."""
    tables = (CHOOSE, AFTER_CHOOSING, RESOLVE, UP_TO_LIMITS, AFTER_LIMITS)
    return tuple(tasks(variants, *tables))


@cache
def path(vp_boxes: tuple[Place, ...], variants: frozenset[str]) -> tuple[Step, ...]:
    """The steps of phase 3; an edition may have the VP spaces in another order."""
    swapped = dict(zip(VP_BOXES, vp_boxes, strict=True))
    order = {PLACE_NAMES[old]: PLACE_NAMES[new] for old, new in swapped.items()}
    taken = {step.name: step for step in BOXES if step.is_taken(variants)}
    return tuple(taken[order.get(name, name)] for name in taken)


STEP_NUMBERS: Final = {
    edition.vp_boxes: {
        step.name: number for number, step in enumerate(path(edition.vp_boxes, frozenset()))
    }
    for edition in EDITIONS.values()
}
"""The spaces by name, counted in the order in which an edition resolves them."""


def step_of(name: str, edition: Edition) -> int:
    """When an edition resolves a space."""
    return STEP_NUMBERS[edition.vp_boxes][name]


def step_names(edition: Edition) -> list[str]:
    """The names of the spaces in the order in which an edition resolves them."""
    return list(STEP_NUMBERS[edition.vp_boxes])


@final
class TakeSteps(Task[State]):
    """Phase 3: the spaces one after the other, from a step on."""

    def __init__(self, step: int = 0) -> None:
        self.step: Final = step

    def run(self, s: State) -> None:
        steps = path(s.options.edition.vp_boxes, s.options.variants)
        step = self.step
        while step < len(steps) and steps[step].is_idle(s):
            step += 1
        s.step = min(step, len(steps) - 1)
        if step < len(steps):
            s.do(steps[step].task, TakeSteps(step + 1))


PLACING: Final = (PlaceOrPass, kit_carson.PlaceFreely)
"""The choices of phase 2, when someone places."""
RESUMING: Final[dict[str, Callable[[State, Seat], list[Task[State]]]]] = {
    KIT_CARSON: kit_carson.resume,
}
"""Variants that continue phase 2 in their own way."""


def resume_placing(s: State, turn: Seat) -> list[Task[State]]:
    """Phase 2 from the turn of a seat on; NOBODY means whoever comes first."""
    for variant, resume in RESUMING.items():
        if variant in s.options.variants:
            return resume(s, turn)
    first = turn if turn != NOBODY else next(seat for seat in s.order if seat not in s.passed)
    return [NextTurn(s.order.index(first))]


RESOLVE: Final = (Step(BeginPhase(3)), Step(TakeSteps()))


@final
class PlayRounds(Task[State]):
    """Four rounds, then the final scoring."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS:
            s.do(*round_tasks(s.options.variants), self)
        else:
            s.do(FinalScoring())


def whole_game(s: State) -> list[Task[State]]:
    """Setup, the rounds, the end."""
    return [*tasks(s.options.variants, SET_UP), PlayRounds()]
