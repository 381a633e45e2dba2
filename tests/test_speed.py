"""The speed gate: hot paths may not do half as much again as they were recorded to do."""

from collections.abc import Callable
from typing import Final

import pytest

from carson.board.play.place import PlaceOrPass
from carson.board.state import State
from carson.builds import INTERPRETED, running
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from tests.bench.counts import PATHS, counted, kernel, measured, recorded

LIMIT: Final = 1.5
SLACK: Final = 0.005
"""So little is nothing, even if it is twice as much as next to nothing."""

pytestmark = pytest.mark.skipif(
    running() != INTERPRETED, reason="the steps of a compiled engine cannot be counted"
)


def slower(path: str) -> dict[str, float]:
    """What a path does too much of, and how many times as much as was recorded."""
    now, then = measured(path), recorded()[path]
    return {
        name: now[name] / (then[name] + SLACK)
        for name in then
        if now[name] > LIMIT * then[name] + SLACK
    }


def test_every_hot_path_is_recorded() -> None:
    assert list(recorded()) == list(PATHS)


@pytest.mark.parametrize("path", PATHS)
def test_a_hot_path_does_not_do_half_as_much_again_as_recorded(path: str) -> None:
    assert slower(path) == {}, "run `python -m tests.bench.counts` if this is meant to be"


@pytest.mark.parametrize("path", [path for path in PATHS if path.endswith("playing")])
def test_no_event_and_no_reason_is_made_when_nobody_listens_or_asks(path: str) -> None:
    counts = measured(path)

    assert (counts["reasons"], counts["events"]) == (0, 0)


@pytest.mark.parametrize("path", [path for path in PATHS if path.endswith("copying")])
def test_a_copy_makes_no_reasons_and_no_events(path: str) -> None:
    counts = measured(path)

    assert (counts["reasons"], counts["events"]) == (0, 0)


# --- the gate is able to close ------------------------------------------------------------------
def test_a_copy_that_is_made_twice_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    once = State.copy

    def twice(self: State) -> State:
        once(self)
        return once(self)

    monkeypatch.setattr(State, "copy", twice)

    assert {"instructions", "calls"} <= slower("board, copying").keys()


def test_legal_moves_that_are_found_twice_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    once = PlaceOrPass.moves

    def twice(self: PlaceOrPass, s: State, seat: Seat) -> list[Move]:
        once(self, s, seat)
        return once(self, s, seat)

    monkeypatch.setattr(PlaceOrPass, "moves", twice)

    assert "instructions" in slower("board, legal moves when placing")


def test_reasons_that_nobody_asked_for_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    once = PlaceOrPass.moves

    def chatty(self: PlaceOrPass, s: State, seat: Seat) -> list[Move]:
        for _ in range(50):
            Reason("not-now", verb="place", choice="place")
        return once(self, s, seat)

    monkeypatch.setattr(PlaceOrPass, "moves", chatty)

    assert "reasons" in slower("board, legal moves when placing")


@pytest.mark.parametrize("action", [kernel, lambda: [kernel() for _ in range(3)]])
def test_the_same_work_has_the_same_count_again(action: Callable[[], object]) -> None:
    assert counted(action) == counted(action)
