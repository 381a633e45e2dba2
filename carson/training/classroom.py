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
from carson.training.learner import Learner
from carson.training.net import expected
from carson.training.ray_crew import AnyCrew
from carson.training.rollout import NO_ADVICE, Lessons, Rollout, lessons
from carson.training.rows import HALVES, NOTHING, widths_of

TINY: Final = 1e-9
URGENT: Final = -1
"""The priority of what actors wait for."""
TEACHER_HALF: Final = 0
"""Where a teacher is imitated, it plays this half; in the other one it only says what it would do,
so that the net learns also what to do after its own mistakes."""


@dataclass
class Played:
    """What was played in a round."""

    decisions: int = 0
    games: int = 0
    left_out: int = 0
    """Decisions with more moves than are looked at."""
    seconds: float = 0.0
    answering: float = 0.0
    """The part of the seconds in which the net was asked; in the others it waited for actors."""
    ended: npt.NDArray[np.int64] = field(default_factory=lambda: np.zeros(MOST_SEATS + 1, np.int64))
    """Games by the number of seats; and the points of their winners, and of everyone."""
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
        """The mean points of winners and of everyone, by the number of seats."""
        row: Row = {}
        for count in np.flatnonzero(self.ended).tolist():
            row[f"winner_{count}"] = round(float(self.best[count] / self.ended[count]), 2)
            row[f"mean_{count}"] = round(float(self.mean[count] / self.ended[count]), 2)
        return row


class Classroom:
    """Where the actors ask and the net answers."""

    def __init__(self, subject: Subject, crew: AnyCrew, learner: Learner, steps: int) -> None:
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
        self._taught = False
        for half in range(HALVES):
            crew.wait(half)

    def lessons(self) -> Lessons:
        """What can be learned from the last round."""
        return lessons(self._rollouts, self.learner.width, self._taught)

    def collect(self, taught: bool = False) -> Played:
        """Play a round: this many decisions of every game; a teacher may say what it would do."""
        began, played = monotonic(), Played()
        self._taught = taught
        for rows in self.crew.halves:
            rows.taught[:] = taught
        with self._aside():
            for half in range(HALVES):
                self._answer(half, 0)
            for step in range(self.steps):
                for half in range(HALVES):
                    self.crew.wait(half)
                    ready = monotonic()
                    self._note(half, step, played)
                    if step + 1 < self.steps:
                        self._answer(half, step + 1)
                    played.answering += monotonic() - ready
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
        r.advised[step] = NO_ADVICE
        if self._taught:
            advised = torch.from_numpy(rows.advised[:, 0].astype(np.int64)).to(chosen.device)
            known = advised != NOTHING
            r.advised[step] = torch.where(known, advised, NO_ADVICE)
            if half == TEACHER_HALF:
                chosen = torch.where(known, advised, chosen)
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
            ended = rows.outcomes[over].reshape(-1, MOST_SEATS, self.subject.parts)
            where = torch.from_numpy(np.flatnonzero(over)).to(r.outcome.device)
            r.outcome[step, where] = torch.from_numpy(ended).to(r.outcome.device)
            played.add(seats[over], ended[:, :, SOURCES:].sum(2) * self.subject.scale)
