"""Rollouts: decisions in the order in which they were made, and how much better each was."""

from dataclasses import dataclass, replace
from typing import Final

import torch
from torch import Tensor

from carson.training.courses import MARGIN, MOST_SEATS, WIN
from carson.training.rows import Widths

TRUST: Final = 0.95
"""Lambda: how far the end of a game is trusted more than the outlook before it."""
NO_ADVICE: Final = -1
FILLED: Final = -1
"""NOTHING, as 16 bits with a sign."""
MARGIN_WEIGHT: Final = 0.5
"""What a margin of points is worth, when a victory is worth one."""


class Rollout:
    """The decisions of one half: by step and game, on the device."""

    def __init__(self, widths: Widths, steps: int, games: int, device: torch.device) -> None:
        def room(kind: torch.dtype, *more: int) -> Tensor:
            return torch.zeros(steps, games, *more, dtype=kind, device=device)

        self.facts = room(torch.int16, widths.facts).fill_(FILLED)
        self.moves = room(torch.int16, widths.candidates)
        self.numbers = room(torch.float16, widths.numbers)
        self.seat = room(torch.int64)
        self.chosen = room(torch.int64)
        self.likelihood = room(torch.float32)
        """The logarithm of how likely the choice was."""
        self.outlook = room(torch.float32, widths.parts)
        self.advised = room(torch.int64)
        """What the teacher would have chosen, or NO_ADVICE."""
        self.ended = room(torch.bool)
        """Whether the game ended with this decision."""
        self.outcome = room(torch.float32, MOST_SEATS, widths.parts)
        """How it ended, for each seat."""


@dataclass(frozen=True)
class Lessons:
    """Decisions in any order, and what is to be learned from each."""

    facts: Tensor
    moves: Tensor
    numbers: Tensor
    chosen: Tensor
    likelihood: Tensor
    advantage: Tensor
    target: Tensor
    """What the outlook should have been."""
    outlook: Tensor
    advised: Tensor
    taught: bool = False
    """Whether one is to do what was advised, rather than more of what went well."""

    def __len__(self) -> int:
        return len(self.chosen)


def gains(
    outlook: Tensor, seat: Tensor, ended: Tensor, outcome: Tensor, trust: float = TRUST
) -> tuple[Tensor, Tensor]:
    """How much more came of each decision than was expected, part by part; and where that is known.

    A seat's next state is its own next decision, or the end. What follows a seat's last decision in
    the rollout is not known.
    """
    steps, games, parts = outlook.shape
    device, everybody = outlook.device, torch.arange(games, device=outlook.device)
    following = torch.zeros(games, MOST_SEATS, parts, device=device)
    gained = torch.zeros_like(following)
    known = torch.zeros(games, MOST_SEATS, dtype=torch.bool, device=device)
    all_gains = torch.zeros_like(outlook)
    all_known = torch.zeros(steps, games, dtype=torch.bool, device=device)
    for step in range(steps - 1, -1, -1):
        over = ended[step]
        following = torch.where(over[:, None, None], outcome[step], following)
        gained = gained.masked_fill(over[:, None, None], 0)
        known = known | over[:, None]
        who = (everybody, seat[step])
        more = following[who] - outlook[step] + trust * gained[who]
        all_known[step] = known[who]
        all_gains[step] = more * known[who][:, None]
        following[who] = outlook[step]
        gained[who] = all_gains[step]
        known[who] = True
    return all_gains, all_known


def worth(parts: Tensor) -> Tensor:
    """What is played for: to win, and then by many points."""
    return parts[..., WIN] + MARGIN_WEIGHT * parts[..., MARGIN]


def lessons(rollouts: list[Rollout], width: int, taught: bool = False) -> Lessons:
    """What can be learned from the rollouts of all halves, with at most this many facts."""
    found = [_lessons(rollout, width) for rollout in rollouts]
    all_found = Lessons(*(torch.cat(parts) for parts in zip(*found, strict=True)))
    return replace(all_found, taught=taught)


def _lessons(r: Rollout, width: int) -> list[Tensor]:
    """All columns of the lessons, without the decisions whose end is not known."""
    more, known = gains(r.outlook, r.seat, r.ended, r.outcome)
    columns = [r.facts[:, :, :width], r.moves, r.numbers, r.chosen, r.likelihood]
    columns += [worth(more), r.outlook + more, r.outlook, r.advised]
    return [column[known] for column in columns]
