"""Checkpoints: a folder from which training continues, and the net in it that can be played with.

Weights are kept with 16 bits, in files that are small enough to be sent. Training can also continue
from a playable net alone, whose weights were rounded to 8 bits.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

import numpy as np
import torch
from torch import Tensor

from carson.bots.neural import About, Floats, read_net
from carson.training.export import write_net
from carson.training.net import Net, Sizes
from carson.training.schedule import TrainingPlan

STATE: Final = "state.json"
PLAYABLE: Final = "net.npz"
PIECE: Final = 7_000_000
"""This many weights go into one file: less than 15 MiB."""

Row = dict[str, float]
"""A point of the curve: what was measured, by name."""


@dataclass
class Progress:
    """Where a training stands."""

    game: str
    encoding: int
    sizes: Sizes
    plan: TrainingPlan
    seed: int
    minutes: float = 0.0
    rounds: int = 0
    samples: int = 0
    games: int = 0
    left_out: int = 0
    """Decisions with more moves than are looked at."""
    curve: list[Row] = field(default_factory=list)


class CannotResume(Exception):
    """The checkpoint does not fit what is to be trained."""


def save(folder: Path, net: Net, progress: Progress) -> None:
    """Write everything; what was there before is replaced at the end."""
    folder.mkdir(parents=True, exist_ok=True)
    weights = {name: value.detach().cpu() for name, value in net.state_dict().items()}
    flat = torch.cat([value.flatten().half() for value in weights.values()]).numpy()
    for number, at in enumerate(range(0, len(flat), PIECE)):
        np.save(folder / f"weights-{number}.npy", flat[at : at + PIECE])
    about = About(progress.game, progress.encoding, round(progress.minutes, 2), progress.games)
    write_net(folder / PLAYABLE, about, {n: v.numpy() for n, v in weights.items()})
    text = json.dumps(asdict(progress), indent=1)
    (folder / STATE).write_text(text + "\n", encoding="utf-8")


def progress_of_net(path: Path, plan: TrainingPlan, seed: int) -> Progress:
    """The start of a training that continues from a net, without its plan or seed."""
    about, weights = read_net(path)
    return Progress(about.game, about.encoding, sizes_of(weights), plan, seed, games=about.games)


def sizes_of(weights: Mapping[str, Floats]) -> Sizes:
    """How wide and deep the net with these weights is."""
    return Sizes(
        embedding=weights["embedding.weight"].shape[1],
        trunk=weights["enter.weight"].shape[0],
        blocks=sum(name.endswith("first.weight") for name in weights),
        policy=weights["towards.weight"].shape[0],
    )


def read_progress(folder: Path) -> Progress:
    """Where the training stands that was saved there."""
    data = json.loads((folder / STATE).read_text(encoding="utf-8"))
    data["sizes"] = Sizes(**data["sizes"])
    data["plan"] = TrainingPlan(**data["plan"])
    return Progress(**data)


def load_weights(saved: Path, net: Net) -> None:
    """Fill a net with the weights that were saved."""
    if saved.is_dir():
        _load_pieces(saved, net)
        return
    _, weights = read_net(saved)
    net.load_state_dict({name: torch.from_numpy(value) for name, value in weights.items()})


def _load_pieces(folder: Path, net: Net) -> None:
    files = sorted(folder.glob("weights-*.npy"), key=lambda path: int(path.stem.split("-")[1]))
    flat = torch.from_numpy(np.concatenate([np.load(path) for path in files])).float()
    shapes: Mapping[str, Tensor] = net.state_dict()
    wanted = sum(value.numel() for value in shapes.values())
    if wanted != len(flat):
        raise CannotResume(f"{folder} holds {len(flat)} weights, not {wanted}")
    parts = flat.split([value.numel() for value in shapes.values()])
    pairs = zip(shapes.items(), parts, strict=True)
    net.load_state_dict({name: part.reshape(value.shape) for (name, value), part in pairs})
