"""Calibration: the net's opinion of each seat becomes chances that add up to one."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from carson.bots.neural import Floats


@dataclass(frozen=True)
class Calibration:
    """How much to trust the net: two numbers, fitted to games that were played to the end."""

    win: float
    """The weight of the logit with which the net says that a seat wins."""
    asked: float
    """What is added for seats that are to decide: the net was trained on their view."""

    def chances(self, outlooks: Floats, asked: Sequence[bool]) -> Floats:
        """The chance of each seat to win, from what the net expects of each."""
        scores = self.win * outlooks[:, 0] + self.asked * np.array(asked, np.float32)
        shares = np.exp(scores - scores.max())
        result: Floats = shares / shares.sum()
        return result
