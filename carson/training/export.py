"""The export: a net as it is shipped, small, and read by `bots.neural` without PyTorch."""

import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from carson.bots.neural import ABOUT, SCALE, About, Floats

MATRIX: Final = 2
"""The dimensions of what becomes small: each row of a matrix, integers and a scale."""
LARGEST: Final = 127

Arrays = dict[str, npt.NDArray[np.generic]]


def write_net(path: Path, about: About, weights: Mapping[str, Floats]) -> None:
    """Write a net in few bytes."""
    arrays: Arrays = {ABOUT: np.array(json.dumps(asdict(about)))}
    for name, value in weights.items():
        arrays |= small(name, value) if value.ndim == MATRIX else {name: value.astype(np.float16)}
    with path.open("wb") as file:
        np.savez_compressed(file, allow_pickle=False, **arrays)


def small(name: str, value: Floats) -> Arrays:
    """A matrix as integers of 8 bits, and a scale for each row."""
    scale = (np.abs(value).max(1) / LARGEST).astype(np.float16)
    divisor = np.where(scale > 0, scale, 1).astype(np.float32)
    whole = np.rint(value / divisor[:, None]).clip(-LARGEST, LARGEST).astype(np.int8)
    return {name: whole, name + SCALE: scale}
