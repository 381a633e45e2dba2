"""The learner: proximal policy optimisation over what the actors have played."""

from copy import deepcopy
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from torch.nn import functional

from carson.training.courses import MARGIN, WIN
from carson.training.net import Net
from carson.training.rollout import NO_ADVICE, Lessons, worth
from carson.training.rows import Rows
from carson.training.schedule import Pace

EPOCHS: Final = 2
TAUGHT_EPOCHS: Final = 4
"""Advice stays right however often it is gone over, and it is slow to get."""
CLIP: Final = 0.2
LARGEST_STEP: Final = 0.5
"""The norm of a gradient is cut down to this."""
WIN_WEIGHT: Final = 0.5
MARGIN_WEIGHT: Final = 1.0
OTHER_WEIGHT: Final = 0.5
WIDTHS: Final = 32
LEAST: Final = 1e-6
HEAVIEST: Final = 2.0
"""No decision counts for more than this, however much likelier it has become."""
LONGEST_ODDS: Final = -30.0


@dataclass(frozen=True)
class Learned:
    """What can be told of one round of learning."""

    loss: float
    entropy: float
    moved: float
    """How far the policy moved: an estimate of the Kullback-Leibler divergence."""
    outlook: float
    """The loss of the outlook."""
    explained: float
    """How much of the variance of what happened was expected."""
    seconds: float


class Learner:
    """A net, and how it is improved.

    While one process learns, a copy of the net that lags behind plays.
    """

    def __init__(
        self, net: Net, device: torch.device, minibatch: int, lagging: bool = False
    ) -> None:
        self.net: Final = net.to(device)
        self.playing: Final = deepcopy(self.net) if lagging else self.net
        self.device: Final = device
        self.minibatch: Final = minibatch
        self.width = 0
        """The most facts that a position has had so far, about."""
        fused = device.type == "cuda"
        self._adam: Final = torch.optim.Adam(net.parameters(), eps=1e-5, fused=fused)

    def catch_up(self) -> None:
        """Let the net that plays be the one that has learned."""
        if self.playing is not self.net:
            self.playing.load_state_dict(self.net.state_dict())

    def _half_precision(self) -> torch.autocast:
        """Half the bits, where the machine is quicker with them."""
        return torch.autocast(self.device.type, torch.bfloat16, self.device.type == "cuda")

    def look(self, facts: Tensor, numbers: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        """Logits and outlook, without learning."""
        with torch.no_grad(), self._half_precision():
            logits, outlook = self.playing(facts, numbers, moves)
        return logits, outlook

    def received(self, rows: Rows) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Facts, numbers, moves and seats of all rows, on the device."""
        self.width = max(self.width, rounded(int(rows.known.max())))
        return (
            self._sent(rows.facts[:, : self.width].view(np.int16)),
            self._sent(rows.numbers),
            self._sent(rows.moves.view(np.int16)),
            self._sent(rows.seat[:, 0].astype(np.int64)),
        )

    def _sent(self, array: npt.NDArray[np.generic]) -> Tensor:
        return torch.from_numpy(array).to(self.device, non_blocking=True)

    def learn(self, lessons: Lessons, pace: Pace) -> Learned:
        """Go over all lessons some times."""
        began, told = monotonic(), []
        for group in self._adam.param_groups:
            group["lr"] = pace.rate
        advantage = lessons.advantage
        advantage = (advantage - advantage.mean()) / (advantage.std() + LEAST)
        if self.playing is not self.net:
            lessons, advantage = self._caught_up(lessons, advantage)
        for _ in range(TAUGHT_EPOCHS if lessons.taught else EPOCHS):
            order = torch.randperm(len(lessons), device=self.device)
            for some in order.split(self.minibatch):
                if 2 * len(some) >= min(self.minibatch, len(lessons)):
                    told.append(self._step(lessons, advantage, some, pace.entropy))
        loss, entropy, moved, outlook = torch.stack(told).mean(0).tolist()
        foreseen = explained(lessons)
        return Learned(loss, entropy, moved, outlook, foreseen, monotonic() - began)

    def _caught_up(self, lessons: Lessons, advantage: Tensor) -> tuple[Lessons, Tensor]:
        """The lessons as if the current net had played, not the one that lagged behind.

        A step may then go as far from now as from the net that played, and what is likelier now
        counts for more.
        """
        found = []
        for some in torch.arange(len(lessons), device=self.device).split(self.minibatch):
            with torch.no_grad(), self._half_precision():
                logits, _ = self.net(
                    lessons.facts[some], lessons.numbers[some].float(), lessons.moves[some]
                )
            odds = functional.log_softmax(logits, 1)
            found.append(odds.gather(1, lessons.chosen[some, None]).squeeze(1))
        likelihood = torch.cat(found)
        weight = (likelihood - lessons.likelihood).exp().clamp(max=HEAVIEST)
        return replace(lessons, likelihood=likelihood), advantage * weight

    def _step(self, lessons: Lessons, advantage: Tensor, some: Tensor, bonus: float) -> Tensor:
        """One step of the optimiser."""
        with self._half_precision():
            logits, outlook = self.net(
                lessons.facts[some], lessons.numbers[some].float(), lessons.moves[some]
            )
        odds = functional.log_softmax(logits, 1)
        likelihood = odds.gather(1, lessons.chosen[some, None]).squeeze(1)
        more = likelihood - lessons.likelihood[some]
        if lessons.taught:
            policy, bonus = imitated(odds, lessons.advised[some]), 0.0
        else:
            policy = clipped(more.exp(), advantage[some])
        entropy = -(odds.exp() * odds.clamp(min=LONGEST_ODDS)).sum(1).mean()
        foresight = outlook_loss(outlook, lessons.target[some])
        loss = policy + foresight - bonus * entropy
        self._adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.net.parameters(), LARGEST_STEP)
        self._adam.step()
        moved = (more.exp() - 1 - more).mean()
        return torch.stack([loss, entropy, moved, foresight]).detach()


def rounded(count: int) -> int:
    """The next width that is worth a change."""
    return -(-count // WIDTHS) * WIDTHS


def clipped(ratio: Tensor, advantage: Tensor) -> Tensor:
    """The loss of the policy: no reward for moving far from the policy that has played."""
    near = ratio.clamp(1 - CLIP, 1 + CLIP)
    return -torch.min(ratio * advantage, near * advantage).mean()


def imitated(odds: Tensor, advised: Tensor) -> Tensor:
    """The loss of the policy: how unlikely it is that it does as was advised."""
    known = advised != NO_ADVICE
    likely = odds.gather(1, advised.clamp(min=0)[:, None]).squeeze(1)
    return -(likely * known).sum() / known.sum().clamp(min=1)


def outlook_loss(outlook: Tensor, target: Tensor) -> Tensor:
    """How wrong the outlook was: on winning, on the margin, and on all else."""
    chance = target[:, WIN].clamp(0, 1)
    win = functional.binary_cross_entropy_with_logits(outlook[:, WIN], chance)
    wrong = (outlook[:, MARGIN:] - target[:, MARGIN:]).square().mean(0)
    return WIN_WEIGHT * win + MARGIN_WEIGHT * wrong[0] + OTHER_WEIGHT * wrong[1:].sum()


def explained(lessons: Lessons) -> float:
    """One if all was expected, nothing if the outlook was no better than the mean."""
    happened = worth(lessons.target)
    left = (happened - worth(lessons.outlook)).var()
    return float(1 - left / (happened.var() + LEAST))
