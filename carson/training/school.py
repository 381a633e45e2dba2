"""The school: actors play, the learner learns from it, and so on until the time is up."""

from collections.abc import Callable
from dataclasses import dataclass
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from torch.nn import functional

from carson.core.chance import derive
from carson.training.checkpoint import (
    CannotResume,
    Progress,
    Row,
    load_weights,
    read_progress,
    save,
)
from carson.training.courses import MOST_SEATS, SOURCES, Subject
from carson.training.crew import Crew
from carson.training.learner import Learned, Learner
from carson.training.net import Sizes, expected, new_net
from carson.training.rollout import Rollout, lessons
from carson.training.rows import HALVES, widths_of
from carson.training.schedule import Plan

MINUTE: Final = 60.0
SAVE_EVERY: Final = 120.0
TINY: Final = 1e-9

Teller = Callable[[Progress, Row], None]
"""Is told of every round."""


@dataclass(frozen=True)
class Settings:
    """How a run is made; none of it is part of what is learned."""

    out: Path
    minutes: float
    actors: int
    games: int
    """How many each actor plays in each half."""
    steps: int
    """How many decisions of each game make a round."""
    minibatch: int
    device: str


class Scores:
    """How the games of a round ended, by the number of seats."""

    def __init__(self, scale: float, parts: int) -> None:
        self._scale: Final = scale
        self._parts: Final = parts
        self.games: Final = np.zeros(MOST_SEATS + 1)
        self.best: Final = np.zeros(MOST_SEATS + 1)
        self.mean: Final = np.zeros(MOST_SEATS + 1)

    def add(self, seats: npt.NDArray[np.uint16], outcomes: npt.NDArray[np.float32]) -> None:
        """Count the games that ended."""
        ended = outcomes.reshape(-1, MOST_SEATS, self._parts)
        points = ended[:, :, SOURCES:].sum(2) * self._scale
        for count, scored in zip(seats, points, strict=True):
            self.games[count] += 1
            self.best[count] += scored[:count].max()
            self.mean[count] += scored[:count].mean()

    def told(self) -> Row:
        """The mean points of winners and of everybody."""
        row: Row = {}
        for count in np.flatnonzero(self.games).tolist():
            row[f"winner_{count}"] = round(self.best[count] / self.games[count], 2)
            row[f"mean_{count}"] = round(self.mean[count] / self.games[count], 2)
        return row


class School:
    """One run of a training."""

    def __init__(self, subject: Subject, settings: Settings, progress: Progress) -> None:
        self.subject: Final = subject
        self.settings: Final = settings
        self.progress: Final = progress
        self.device: Final = torch.device(settings.device)
        torch.manual_seed(int.from_bytes(derive(progress.seed, progress.rounds)[:6], "big"))
        on_cpu = self.device.type == "cpu"
        torch.set_num_threads(max(1, (cpu_count() or 1) - settings.actors) if on_cpu else 1)
        torch.backends.cuda.matmul.allow_tf32 = True
        net = new_net(subject, progress.sizes)
        self.learner: Final = Learner(net, self.device, settings.minibatch)
        self._began: Final = monotonic()
        self._before: Final = progress.minutes

    def train(self, tell: Teller) -> None:
        """Play and learn until the time is up; save now and then, and at the end."""
        settings, progress = self.settings, self.progress
        seed = f"{progress.seed}/{progress.rounds}"
        with Crew(self.subject, settings.actors, settings.games, seed) as crew:
            classroom = Classroom(self.subject, crew, self.learner, settings.steps)
            saved, rounds = monotonic(), 0
            while self._minutes() < settings.minutes:
                tell(progress, self._round(classroom, rounds))
                rounds += 1
                if monotonic() - saved > SAVE_EVERY:
                    self.save()
                    saved = monotonic()
        self.save()

    def _minutes(self) -> float:
        """How long this run has taken."""
        return (monotonic() - self._began) / MINUTE

    def _round(self, classroom: "Classroom", rounds: int) -> Row:
        """Collect a rollout and learn from it."""
        progress = self.progress
        began = monotonic()
        scores = classroom.collect(progress)
        played = monotonic()
        pace = progress.plan.pace(progress.minutes, rounds)
        learned = self.learner.learn(lessons(classroom.rollouts, self.learner.width), pace)
        progress.rounds += 1
        progress.minutes = self._before + self._minutes()
        row = self._row(learned, scores, pace.rate)
        row["collecting"] = round(played - began, 3)
        row["learning"] = round(monotonic() - played, 3)
        row["speed"] = round(classroom.decisions / max(monotonic() - began, TINY))
        progress.curve.append(row)
        return row

    def _row(self, learned: Learned, scores: Scores, rate: float) -> Row:
        progress = self.progress
        return {
            "minutes": round(progress.minutes, 3),
            "samples": progress.samples,
            "games": progress.games,
            "rate": round(rate, 7),
            "loss": round(learned.loss, 4),
            "outlook": round(learned.outlook, 4),
            "entropy": round(learned.entropy, 4),
            "moved": round(learned.moved, 5),
            "explained": round(learned.explained, 4),
            **scores.told(),
        }

    def save(self) -> None:
        """Write a checkpoint."""
        save(self.settings.out, self.learner.net, self.progress)


class Classroom:
    """Where the actors ask and the net answers."""

    def __init__(self, subject: Subject, crew: Crew, learner: Learner, steps: int) -> None:
        widths = widths_of(subject)
        self.subject: Final = subject
        self.crew: Final = crew
        self.learner: Final = learner
        self.steps: Final = steps
        self.rollouts: Final = [
            Rollout(widths, steps, crew.count, learner.device) for _ in range(HALVES)
        ]
        self.decisions: Final = HALVES * steps * crew.count
        for half in range(HALVES):
            crew.wait(half)

    def collect(self, progress: Progress) -> Scores:
        """Fill the rollouts: so many decisions of every game."""
        scores = Scores(self.subject.scale, self.subject.parts)
        for half in range(HALVES):
            self._answer(half, 0)
        for step in range(self.steps):
            for half in range(HALVES):
                self.crew.wait(half)
                self._note(half, step, progress, scores)
                if step + 1 < self.steps:
                    self._answer(half, step + 1)
        progress.samples += self.decisions
        return scores

    def _answer(self, half: int, step: int) -> None:
        """Let the net choose in all games of a half."""
        rows, r = self.crew.halves[half], self.rollouts[half]
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

    def _note(self, half: int, step: int, progress: Progress, scores: Scores) -> None:
        """Write down which games ended by their last move, and how."""
        rows, r = self.crew.halves[half], self.rollouts[half]
        progress.left_out += int(np.count_nonzero(rows.left_out))
        seats = rows.ended[:, 0]
        over = seats > 0
        r.ended[step] = torch.from_numpy(over).to(r.ended.device)
        if over.any():
            outcomes = torch.from_numpy(rows.outcomes).to(r.outcome.device)
            r.outcome[step] = outcomes.reshape(r.outcome[step].shape)
            scores.add(seats[over], rows.outcomes[over])
            progress.games += int(over.sum())


def new_progress(subject: Subject, sizes: Sizes, plan: Plan, seed: int) -> Progress:
    """A training that has not begun."""
    return Progress(subject.game, subject.encoding, sizes, plan, seed)


def open_school(
    subject: Subject,
    settings: Settings,
    fresh: Progress,
    resumed: Path | None,
    replan: Plan | None = None,
) -> School:
    """A run that begins, or that goes on from a checkpoint."""
    if resumed is None:
        return School(subject, settings, fresh)
    progress = read_progress(resumed)
    if (progress.game, progress.encoding) != (fresh.game, fresh.encoding):
        raise CannotResume(f"{resumed} is for {progress.game}, encoding {progress.encoding}")
    progress.plan = replan or progress.plan
    school = School(subject, settings, progress)
    load_weights(resumed, school.learner.net)
    return school
