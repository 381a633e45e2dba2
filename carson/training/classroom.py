"""The classroom: actors ask, the net answers, and all is kept until a round is full."""

from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from carson.training.checkpoint import Row
from carson.training.courses import MOST_SEATS, SOURCES, Subject
from carson.training.crew import Crew
from carson.training.learner import Learner
from carson.training.net import expected
from carson.training.rollout import Lessons, Rollout, lessons
from carson.training.rows import HALVES, widths_of

TINY: Final = 1e-9
URGENT: Final = -1
"""The priority of what actors wait for."""


@dataclass
class Played:
    """What was played in a round."""

    decisions: int = 0
    games: int = 0
    left_out: int = 0
    """Decisions with more moves than are looked at."""
    seconds: float = 0.0
    ended: npt.NDArray[np.int64] = field(default_factory=lambda: np.zeros(MOST_SEATS + 1, np.int64))
    """Games by the number of seats; and the points of their winners, and of everybody."""
    best: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(MOST_SEATS + 1))
    mean: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(MOST_SEATS + 1))

    def add(self, seats: npt.NDArray[np.uint16], points: npt.NDArray[np.float32]) -> None:
        """Count games that ended, by their seats and the points of each seat."""
        self.games += len(seats)
        for count, scored in zip(seats.tolist(), points, strict=True):
            self.ended[count] += 1
            self.best[count] += scored[:count].max()
            self.mean[count] += scored[:count].mean()

    def row(self) -> Row:
        """The mean points of winners and of everybody, by the number of seats."""
        row: Row = {}
        for count in np.flatnonzero(self.ended).tolist():
            row[f"winner_{count}"] = round(float(self.best[count] / self.ended[count]), 2)
            row[f"mean_{count}"] = round(float(self.mean[count] / self.ended[count]), 2)
        return row


class Classroom:
    """Where the actors ask and the net answers."""

    def __init__(self, subject: Subject, crew: Crew, learner: Learner, steps: int) -> None:
        widths = widths_of(subject)
        self.subject: Final = subject
        self.crew: Final = crew
        self.learner: Final = learner
        self.steps: Final = steps
        self._rollouts: Final = [
            Rollout(widths, steps, crew.count, learner.device) for _ in range(HALVES)
        ]
        on_gpu = learner.device.type == "cuda"
        self._stream: Final = torch.cuda.Stream(priority=URGENT) if on_gpu else None
        for half in range(HALVES):
            crew.wait(half)

    def lessons(self) -> Lessons:
        """What can be learned from the last round."""
        return lessons(self._rollouts, self.learner.width)

    def collect(self) -> Played:
        """Play a round: so many decisions of every game."""
        began, played = monotonic(), Played()
        with self._aside():
            for half in range(HALVES):
                self._answer(half, 0)
            for step in range(self.steps):
                for half in range(HALVES):
                    self.crew.wait(half)
                    self._note(half, step, played)
                    if step + 1 < self.steps:
                        self._answer(half, step + 1)
        if self._stream is not None:
            self._stream.synchronize()
        played.decisions = HALVES * self.steps * self.crew.count
        played.seconds = monotonic() - began
        return played

    def _aside(self) -> AbstractContextManager[object]:
        """Answers do not wait for what is being learned meanwhile."""
        return nullcontext() if self._stream is None else torch.cuda.stream(self._stream)

    def _answer(self, half: int, step: int) -> None:
        """Let the net choose in all games of a half."""
        rows, r = self.crew.halves[half], self._rollouts[half]
        facts, numbers, moves, seat = self.learner.received(rows)
        r.facts[step, :, : facts.shape[1]] = facts
        r.numbers[step], r.moves[step], r.seat[step] = numbers, moves, seat
        logits, outlook = self.learner.look(facts, numbers, moves)
        odds = functional.log_softmax(logits, 1)
        whim = -torch.log(torch.empty_like(odds).exponential_().clamp(min=TINY))
        chosen = (odds + whim).argmax(1)
        r.chosen[step], r.outlook[step] = chosen, expected(outlook)
        r.likelihood[step] = odds.gather(1, chosen[:, None]).squeeze(1)
        rows.chosen[:, 0] = chosen.cpu().numpy()
        self.crew.go_on(half)

    def _note(self, half: int, step: int, played: Played) -> None:
        """Write down which games ended by their last move, and how."""
        rows, r = self.crew.halves[half], self._rollouts[half]
        played.left_out += int(np.count_nonzero(rows.left_out))
        seats = rows.ended[:, 0]
        over = seats > 0
        r.ended[step] = torch.from_numpy(over).to(r.ended.device)
        if over.any():
            outcomes = torch.from_numpy(rows.outcomes).to(r.outcome.device)
            r.outcome[step] = outcomes.reshape(r.outcome[step].shape)
            ended = rows.outcomes[over].reshape(-1, MOST_SEATS, self.subject.parts)
            played.add(seats[over], ended[:, :, SOURCES:].sum(2) * self.subject.scale)
