"""Continuations: imagined games played on side by side, so that the net looks at all at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Final, Generic

import numpy as np

from carson.bots.neural import Floats, whims
from carson.core.agenda import S, pending
from carson.core.chance import Stream
from carson.core.moves import NOBODY, Move, Seat
from carson.core.playouts import decide, go_to_decision
from carson.review.insight import Insight

WHIM: Final = 0.2
"""How freely moves are chosen that are liked nearly as well."""


@dataclass
class Run(Generic[S]):
    """A game that is being played on: its state, its dice, and who decides next."""

    state: S
    dice: Stream
    seat: Seat = NOBODY
    moves: list[Move] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether nobody decides any more."""
        return self.seat == NOBODY

    def goes_on(self, early: bool, until: Seat) -> bool:
        """Whether it is to go on: always early in it, later until a seat decides."""
        return not self.over and (early or self.seat != until)


def begin(s: S, seat: Seat, move: Move, seed: int) -> Run[S]:
    """A game that continues with a move, on a state that nobody else has."""
    dice = Stream(seed)
    who, moves = decide(s, seat, move, dice)
    return Run(s, dice, who, moves)


def resume(s: S, seed: int) -> Run[S]:
    """A game that continues from where it stands, on a state that nobody else has."""
    dice = Stream(seed)
    return Run(s, dice, *go_to_decision(s, dice, Seat(0)))


def play_on(
    insight: Insight[S], runs: Sequence[Run[S]], decisions: int, until: Seat, whim: float = WHIM
) -> None:
    """Let all games go on for this many decisions each, then until a seat decides, or to the end.

    The net judges best what the seat sees that is to decide, and so all games stop alike.
    """
    for number in count():
        running = [run for run in runs if run.goes_on(number < decisions, until)]
        if not running:
            return
        by_net = [run for run in running if isinstance(pending(run.state), insight.by_net)]
        chosen = dict(zip(map(id, by_net), liked(insight, by_net, whim), strict=True))
        for run in running:
            move = chosen.get(id(run)) or judged(insight, run)
            run.seat, run.moves = decide(run.state, run.seat, move, run.dice)


def liked(insight: Insight[S], runs: Sequence[Run[S]], whim: float) -> list[Move]:
    """What the net would do in each game."""
    if not runs:
        return []
    mind, encode = insight.mind, insight.schooling.encode
    index = insight.entry.game.vocabulary.index
    seen = mind.look_at_all([encode(run.state, run.seat) for run in runs])
    likings = mind.logits_of_all(seen, [[index(move) for move in run.moves] for run in runs])
    return [favourite(run, liking, whim) for run, liking in zip(runs, likings, strict=True)]


def favourite(run: Run[S], liking: Floats, whim: float) -> Move:
    """The move that is liked best, with a whim."""
    return run.moves[int((liking + whims(run.dice, len(run.moves), whim)).argmax())]


def judged(insight: Insight[S], run: Run[S]) -> Move:
    """What judgement finds best, where the net is not asked."""
    s = run.state.copy()
    choice = pending(s)
    assert choice is not None, "someone decides"
    worth = np.array(insight.schooling.judge(s, run.seat, choice, run.moves))
    return run.moves[int(worth.argmax())]
