"""The school: actors play, the learner learns from it, and so on until the time is up."""

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, replace
from os import cpu_count
from pathlib import Path
from time import monotonic
from typing import Final

import torch

from carson.core.chance import derive
from carson.training.checkpoint import (
    CannotResume,
    Progress,
    Row,
    load_weights,
    progress_of_net,
    read_progress,
    save,
)
from carson.training.classroom import Classroom, Played
from carson.training.courses import Subject
from carson.training.crew import Crew
from carson.training.learner import Learned, Learner
from carson.training.net import Sizes, new_net
from carson.training.ray_crew import AnyCrew, RayCrew
from carson.training.rollout import Lessons
from carson.training.schedule import Pace, TrainingPlan

MINUTE: Final = 60.0
SAVE_EVERY: Final = 120.0
SHORT_TURN: Final = 0.0003
"""Seconds after which one who learns lets one play who waits for it."""

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
    ray: str | None = None
    """The address of a Ray cluster for the actors, empty for this machine's own; None for none."""
    overlap: bool = False
    """Whether games go on while the net learns; then it plays as it was a round ago."""


@contextmanager
def taking_turns(seconds: float) -> Iterator[None]:
    """Let threads wait for each other no longer than this; usually it is far too long."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(seconds)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)


class TrainingRun:
    """One run of a training."""

    def __init__(self, subject: Subject, settings: Settings, progress: Progress) -> None:
        self.subject: Final = subject
        self.settings: Final = settings
        self.progress: Final = progress
        device = torch.device(settings.device)
        free = (cpu_count() or 1) - settings.actors
        torch.set_num_threads(max(1, free) if device.type == "cpu" else 1)
        torch.manual_seed(int.from_bytes(derive(progress.seed, progress.rounds)[:6], "big"))
        torch.backends.cuda.matmul.allow_tf32 = True
        net = new_net(subject, progress.sizes)
        self.learner: Final = Learner(net, device, settings.minibatch, settings.overlap)
        self._study: Final = ThreadPoolExecutor(1)
        self._homework: Lessons | None = None
        """What is learned from while the games go on."""
        self._began: Final = monotonic()
        self._before: Final = progress.minutes

    def train(self, tell: Teller) -> None:
        """Play and learn until the time is up; save now and then, and at the end."""
        settings, progress = self.settings, self.progress
        seed = f"{progress.seed}/{progress.rounds}"
        with self._crew(seed) as crew, self._study, taking_turns(SHORT_TURN):
            classroom = Classroom(self.subject, crew, self.learner, settings.steps)
            saved, rounds = monotonic(), 0
            while self._minutes() < settings.minutes:
                tell(progress, self._round(classroom, rounds))
                rounds += 1
                if monotonic() - saved > SAVE_EVERY:
                    self.save()
                    saved = monotonic()
        self.save()

    def _crew(self, seed: str) -> AnyCrew:
        """The actors, on this machine or on a cluster."""
        settings = self.settings
        if settings.ray is None:
            return Crew(self.subject, settings.actors, settings.games, seed)
        return RayCrew(self.subject, settings.actors, settings.games, seed, settings.ray)

    def _minutes(self) -> float:
        """How long this run has taken."""
        return (monotonic() - self._began) / MINUTE

    def _round(self, classroom: Classroom, rounds: int) -> Row:
        """Play a round, and learn from it or from the one before it."""
        began, progress = monotonic(), self.progress
        pace = progress.plan.pace(progress.minutes, rounds)
        in_turn = not self.settings.overlap
        learned, played = (self._in_turn if in_turn else self._side_by_side)(classroom, pace)
        progress.rounds += 1
        progress.samples += played.decisions
        progress.games += played.games
        progress.left_out += played.left_out
        progress.minutes = self._before + self._minutes()
        row = self._row(learned, played, pace, monotonic() - began)
        progress.curve.append(row)
        return row

    def _in_turn(self, classroom: Classroom, pace: Pace) -> tuple[Learned, Played]:
        """Play, then learn from it."""
        played = classroom.collect(pace.taught)
        return self.learner.learn(classroom.lessons(), pace), played

    def _side_by_side(self, classroom: Classroom, pace: Pace) -> tuple[Learned, Played]:
        """Play, and learn meanwhile from what was played before."""
        if self._homework is None:
            classroom.collect(pace.taught)
            self._homework = classroom.lessons()
        learning = self._study.submit(self.learner.learn, self._homework, pace)
        played = classroom.collect(pace.taught)
        learned = learning.result()
        self.learner.catch_up()
        self._homework = classroom.lessons()
        return learned, played

    def _row(self, learned: Learned, played: Played, pace: Pace, seconds: float) -> Row:
        """A round as a point of the curve."""
        progress = self.progress
        return {
            "minutes": round(progress.minutes, 3),
            "samples": progress.samples,
            "games": progress.games,
            "rate": round(pace.rate, 7),
            "loss": round(learned.loss, 4),
            "outlook": round(learned.outlook, 4),
            "entropy": round(learned.entropy, 4),
            "moved": round(learned.moved, 5),
            "explained": round(learned.explained, 4),
            **played.row(),
            "collecting": round(played.seconds, 3),
            "answering": round(played.answering, 3),
            "learning": round(learned.seconds, 3),
            "speed": round(played.decisions / seconds),
        }

    def save(self) -> None:
        """Write a checkpoint."""
        save(self.settings.out, self.learner.net, self.progress)


def new_progress(subject: Subject, sizes: Sizes, plan: TrainingPlan, seed: int) -> Progress:
    """A training that has not begun."""
    return Progress(subject.game, subject.encoding, sizes, plan, seed)


def open_school(
    subject: Subject,
    settings: Settings,
    fresh: Progress,
    resumed: Path | None,
    replan: TrainingPlan | None = None,
) -> TrainingRun:
    """A run that begins, or that continues from a checkpoint."""
    if resumed is None:
        return TrainingRun(subject, settings, fresh)
    progress = (
        read_progress(resumed)
        if resumed.is_dir()
        else progress_of_net(resumed, fresh.plan, fresh.seed)
    )
    if (progress.game, progress.encoding) != (fresh.game, fresh.encoding):
        raise CannotResume(f"{resumed} is for {progress.game}, encoding {progress.encoding}")
    if replan is not None:
        progress.plan = replace(replan, begun=progress.minutes)
    school = TrainingRun(subject, settings, progress)
    load_weights(resumed, school.learner.net)
    school.learner.catch_up()
    return school
