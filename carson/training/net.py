"""The net: what a seat sees becomes a policy over its moves and an outlook on the end."""

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn
from torch.nn import functional

from carson.training.courses import WIN, Subject
from carson.training.rows import NOTHING

SMALL: Final = 0.05
"""How far the first embeddings lie from zero."""
FAR: Final = 20.0
"""Numbers beyond this are cut off."""
NEVER: Final = -1e9
"""The logit of a move that is not there."""


@dataclass(frozen=True)
class Sizes:
    """How wide and deep a net is."""

    embedding: int = 384
    trunk: int = 512
    blocks: int = 3
    policy: int = 256


SIZES: Final = {"board": Sizes(), "cards": Sizes(192, 320, 3, 128)}
"""The usual sizes: both nets together are small enough to be shipped."""


class Block(nn.Module):
    """A residual block."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)
        nn.init.zeros_(self.second.weight)

    def forward(self, x: Tensor) -> Tensor:
        """Add what the block has to say."""
        return x + self.second(functional.relu(self.first(self.norm(x))))


class Net(nn.Module):
    """Embeddings of facts and a layer of numbers, summed; residual blocks; three heads."""

    def __init__(self, facts: int, numbers: int, moves: int, parts: int, sizes: Sizes) -> None:
        super().__init__()
        self.nothing = facts
        self.embedding = nn.EmbeddingBag(facts + 1, sizes.embedding, mode="sum", padding_idx=facts)
        self.numbers = nn.Linear(numbers, sizes.embedding)
        self.enter_norm = nn.LayerNorm(sizes.embedding)
        self.enter = nn.Linear(sizes.embedding, sizes.trunk)
        self.blocks = nn.ModuleList([Block(sizes.trunk) for _ in range(sizes.blocks)])
        self.leave_norm = nn.LayerNorm(sizes.trunk)
        self.towards = nn.Linear(sizes.trunk, sizes.policy)
        self.policy = nn.Linear(sizes.policy, moves)
        self.outlook = nn.Linear(sizes.trunk, parts)
        self._begin()

    def _begin(self) -> None:
        """All moves are equally likely at first, and nothing is expected."""
        nn.init.normal_(self.embedding.weight, std=SMALL)
        with torch.no_grad():
            self.embedding.weight[self.nothing] = 0
        for head in (self.policy, self.outlook):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, facts: Tensor, numbers: Tensor, moves: Tensor) -> tuple[Tensor, Tensor]:
        """The logits of the listed moves, and the outlook; WIN is a logit there.

        Facts and moves come as 16 bits, however signed, filled up with NOTHING.
        """
        known = facts.int().bitwise_and(NOTHING).clamp(max=self.nothing)
        summed = self.embedding(known) + self.numbers(numbers.clamp(-FAR, FAR))
        x = self.enter(functional.relu(self.enter_norm(summed)))
        for block in self.blocks:
            x = block(x)
        x = functional.relu(self.leave_norm(x))
        listed = moves.long().bitwise_and(NOTHING)
        absent = listed == NOTHING
        # Any move will do where there is none; different ones do not get in each other's way.
        anything = torch.arange(moves.shape[1], device=moves.device).expand_as(listed)
        every = self.policy(functional.relu(self.towards(x)))
        logits = every.gather(1, torch.where(absent, anything, listed)).float()
        return logits.masked_fill(absent, NEVER), self.outlook(x).float()


def new_net(subject: Subject, sizes: Sizes) -> Net:
    """A net that knows nothing yet."""
    return Net(subject.facts, subject.numbers, subject.moves, subject.parts, sizes)


def expected(outlook: Tensor) -> Tensor:
    """The outlook with a chance instead of a logit."""
    chance = torch.sigmoid(outlook[..., WIN : WIN + 1])
    return torch.cat([chance, outlook[..., WIN + 1 :]], -1)
