"""Counts what the hot paths do, instead of timing it: the same count on any machine, at any load.

A count is divided by that of a fixed piece of Python, so that another interpreter changes both.
`python -m tests.bench.counts` records the counts again. That is right when a path became quicker,
or slower on purpose, and wrong when a test has just failed.
"""

import gc
import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType
from typing import Final

from carson.bench.ours import OurGame
from carson.board.game import BOARD_GAME
from carson.board.options import VARIANTS
from carson.cards.game import CARDS_GAME
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.events import Event
from carson.core.playouts import play_out
from carson.core.reasons import Reason
from carson.core.records import replay
from carson.core.views import View

Tracer = Callable[[FrameType, str, object], "Tracer | None"]
RECORDED: Final = Path(__file__).parent / "recorded.json"
SEED: Final = 1858
GAMES: Final = 2
COPIES: Final = 200
PLACING: Final = "PlaceOrPass"
"""The choice that is asked most often, and has the most answers."""


@dataclass
class Counts:
    """What happened while someone counted."""

    instructions: float = 0
    """Steps of the interpreter."""
    calls: float = 0
    """Calls of functions that are built in."""
    reasons: float = 0
    events: float = 0

    def shared(self, parts: float) -> "Counts":
        """The counts for one of this many parts."""
        return Counts(*(value / parts for value in asdict(self).values()))


def counted(action: Callable[[], object]) -> Counts:
    """Do something twice, for two kinds of spies do not bear each other, and count what it does."""
    counts = Counts()
    # Since Python 3.12 steps are told only if they were wanted before the tracing begins.
    spy_on_steps(kernel, Counts())
    spy_on_steps(action, counts)
    spy_on_calls(action, counts)
    return counts


def spy_on_steps(action: Callable[[], object], counts: Counts) -> None:
    """Count steps, and what is built, while something is done."""
    built = {Reason.__init__.__code__: "reasons", Event.__init__.__code__: "events"}

    def step(frame: FrameType, event: str, _: object) -> Tracer:
        counts.instructions += event == "opcode"
        return step

    def enter(frame: FrameType, event: str, _: object) -> Tracer:
        frame.f_trace_opcodes = True
        kind = built.get(frame.f_code)
        if kind is not None:
            setattr(counts, kind, getattr(counts, kind) + 1)
        return step

    before = sys.gettrace()
    sys.settrace(enter)
    try:
        action()
    finally:
        sys.settrace(before)


def spy_on_calls(action: Callable[[], object], counts: Counts) -> None:
    """Count calls of built-in functions while something is done."""

    def call(frame: FrameType, event: str, _: object) -> None:
        counts.calls += event == "c_call"

    before = sys.getprofile()
    sys.setprofile(call)
    try:
        action()
    finally:
        sys.setprofile(before)


def kernel() -> int:
    """A fixed piece of Python: a bit of everything that rules do."""
    found: list[int] = []
    for number in range(100):
        row = [number * column % 7 for column in range(8)]
        if max(row) > 5 and number % 3:
            found.append(sum(row))
    return len(sorted(found))


# --- what is counted ----------------------------------------------------------------------------
def playing(subject: OurGame[S]) -> Counts:
    """One decision, of a seat or of chance, in random games to which nobody listens."""
    answers = 0

    def games() -> None:
        nonlocal answers
        answers = 0
        for number in range(GAMES):
            answers += sum(play_out(subject.fresh(), Stream(SEED + number)))

    subject.fresh()  # the first game of a kind reads its options
    return counted(games).shared(answers)


def offering(subject: OurGame[S]) -> Counts:
    """One list of legal moves for a player who places a cowboy."""
    asked = [it for it in subject.positions() if type(it[1]).__name__ == PLACING]
    return counted(lambda: [choice.moves(s, seat) for s, choice, seat in asked]).shared(len(asked))


def copying(subject: OurGame[S]) -> Counts:
    """One copy of a state."""
    states = [s for s, _, _ in subject.positions()]
    return counted(lambda: [s.copy() for s in states]).shared(len(states))


def viewing(subject: OurGame[S]) -> Counts:
    """What one seat sees."""
    views = [View(subject.game, s, seat) for s, _, seat in subject.positions()]
    return counted(lambda: [view.see() for view in views]).shared(len(views))


def replaying(subject: OurGame[S]) -> Counts:
    """One move of a recorded game."""
    record = subject.records()[0]
    return counted(lambda: replay(subject.game, record)).shared(len(record.lines))


def blocks_of_a_copy(subject: OurGame[S]) -> float:
    """How many pieces of memory a copy of a state takes."""
    states = [s for s, _, _ in subject.positions()][:COPIES]
    gc.collect()
    gc.disable()
    try:
        before = sys.getallocatedblocks()
        held = [s.copy() for s in states]
        return (sys.getallocatedblocks() - before) / len(held)
    finally:
        gc.enable()


FULL: Final = {"players": "4", "characters": "random", "buildings": "all"}
PATHS: Final[dict[str, Callable[[], Counts]]] = {
    "board, playing": lambda: playing(OurGame(BOARD_GAME, FULL)),
    "board, legal moves when placing": lambda: offering(OurGame(BOARD_GAME, FULL)),
    "board, copying": lambda: copying(OurGame(BOARD_GAME, FULL)),
    "board, viewing": lambda: viewing(OurGame(BOARD_GAME, FULL)),
    "board, replaying": lambda: replaying(OurGame(BOARD_GAME, FULL)),
    "everything, playing": lambda: playing(
        OurGame(BOARD_GAME, {**FULL, "variants": ",".join(VARIANTS)})
    ),
    "cards, playing": lambda: playing(OurGame(CARDS_GAME, {"people": "4"})),
    "cards, copying": lambda: copying(OurGame(CARDS_GAME, {"people": "4"})),
    "cards, viewing": lambda: viewing(OurGame(CARDS_GAME, {"people": "4"})),
}
WEIGHED: Final[dict[str, Callable[[], float]]] = {
    "board, copying": lambda: blocks_of_a_copy(OurGame(BOARD_GAME, FULL)),
    "cards, copying": lambda: blocks_of_a_copy(OurGame(CARDS_GAME, {"people": "4"})),
}


def relative(counts: Counts, unit: Counts) -> dict[str, float]:
    """The counts of a path: its work in kernels, the rest as it is."""
    return {
        "instructions": counts.instructions / unit.instructions,
        "calls": counts.calls / unit.calls,
        "reasons": counts.reasons,
        "events": counts.events,
    }


def measured(path: str) -> dict[str, float]:
    """Everything recorded of a path, as it is now."""
    found = relative(PATHS[path](), counted(kernel))
    if path in WEIGHED:
        found["blocks"] = WEIGHED[path]()
    return found


def recorded() -> dict[str, dict[str, float]]:
    """The counts as they were recorded."""
    found: dict[str, dict[str, float]] = json.loads(RECORDED.read_text(encoding="utf-8"))
    return found


def main() -> None:
    """Record all counts again."""
    found = {path: measured(path) for path in PATHS}
    rounded = {path: {k: round(v, 4) for k, v in counts.items()} for path, counts in found.items()}
    RECORDED.write_text(json.dumps(rounded, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
