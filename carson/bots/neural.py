"""The net that plays: weights from a file, and what it makes of a position, with numpy alone."""

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from pathlib import Path
from typing import Final, Generic

import numpy as np
import numpy.typing as npt

from carson.core.agenda import S, considered
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.views import View

Floats = npt.NDArray[np.float32]
Encode = Callable[[S, Seat], tuple[bytes, bytes]]
"""What a seat knows: the facts that are true as uint16, the numbers as float32."""

ABOUT: Final = "about"
"""Where a file of weights says what it holds."""
SCALE: Final = "/scale"
"""Ends the names of the scales of rows of small integers."""
FAR: Final = 20.0
LEAST: Final = 1e-5
TICKETS: Final = 1 << 32


class WrongNet(Exception):
    """The weights are of another game, or look at it in another way."""


@dataclass(frozen=True)
class About:
    """What a file of weights holds."""

    game: str
    encoding: int
    """The version of what it looks at."""
    minutes: float = 0.0
    """How long it was trained."""
    games: int = 0


class Mind:
    """A net, ready to look at positions."""

    def __init__(self, about: About, weights: Mapping[str, Floats]) -> None:
        self.about: Final = about
        self._w: Final = dict(weights)
        self._blocks: Final = sum(name.endswith("first.weight") for name in weights)

    def look(self, facts: bytes, numbers: bytes) -> Floats:
        """What it makes of a position: the state of its last layer."""
        w = self._w
        known = np.frombuffer(facts, "<u2")
        given = np.frombuffer(numbers, "<f4").clip(-FAR, FAR)
        summed: Floats = w["embedding.weight"][known].sum(0) + self._layer("numbers", given)
        x = self._layer("enter", relu(self._norm("enter_norm", summed)))
        for number in range(self._blocks):
            name = f"blocks.{number}"
            inner = relu(self._layer(f"{name}.first", self._norm(f"{name}.norm", x)))
            x = x + self._layer(f"{name}.second", inner)
        return relu(self._norm("leave_norm", x))

    def logits(self, seen: Floats, moves: Sequence[int]) -> Floats:
        """How it likes the moves with these policy indices."""
        towards = relu(self._layer("towards", seen))
        chosen = np.array(moves)
        liked: Floats = self._w["policy.weight"][chosen] @ towards + self._w["policy.bias"][chosen]
        return liked

    def outlook(self, seen: Floats) -> Floats:
        """How it expects the game to end, with the chance to win first."""
        expected = self._layer("outlook", seen)
        expected[0] = 1 / (1 + np.exp(-expected[0]))
        return expected

    # --- many positions at once -------------------------------------------------------------
    def look_at_all(self, positions: Sequence[tuple[bytes, bytes]]) -> Floats:
        """What it makes of each position, row by row: much quicker than one after the other."""
        w, known = self._w, [np.frombuffer(facts, "<u2") for facts, _ in positions]
        given = np.stack([np.frombuffer(numbers, "<f4") for _, numbers in positions])
        told: Floats = np.stack([w["embedding.weight"][facts].sum(0) for facts in known])
        told += self._rows("numbers", given.clip(-FAR, FAR))
        x = self._rows("enter", relu(self._norm_rows("enter_norm", told)))
        for number in range(self._blocks):
            name = f"blocks.{number}"
            inner = relu(self._rows(f"{name}.first", self._norm_rows(f"{name}.norm", x)))
            x = x + self._rows(f"{name}.second", inner)
        return relu(self._norm_rows("leave_norm", x))

    def logits_of_all(self, seen: Floats, moves: Sequence[Sequence[int]]) -> list[Floats]:
        """How it likes the moves with these policy indices, position by position."""
        towards = relu(self._rows("towards", seen))
        weights, bias = self._w["policy.weight"], self._w["policy.bias"]
        listed = [np.array(indices) for indices in moves]
        return [weights[m] @ row + bias[m] for m, row in zip(listed, towards, strict=True)]

    def outlooks(self, seen: Floats) -> Floats:
        """How it expects each game to end, row by row; the first number is the logit of winning."""
        return self._rows("outlook", seen)

    def _rows(self, name: str, x: Floats) -> Floats:
        result: Floats = x @ self._w[f"{name}.weight"].T + self._w[f"{name}.bias"]
        return result

    def _norm_rows(self, name: str, x: Floats) -> Floats:
        centred = x - x.mean(1, keepdims=True)
        scale = 1 / np.sqrt((centred * centred).mean(1, keepdims=True) + np.float32(LEAST))
        result: Floats = centred * scale * self._w[f"{name}.weight"] + self._w[f"{name}.bias"]
        return result

    # --- one ----------------------------------------------------------------------------------
    def _layer(self, name: str, x: Floats) -> Floats:
        result: Floats = self._w[f"{name}.weight"] @ x + self._w[f"{name}.bias"]
        return result

    def _norm(self, name: str, x: Floats) -> Floats:
        centred = x - x.mean()
        scale = np.float32(1 / np.sqrt(centred.dot(centred) / len(x) + LEAST))
        result: Floats = centred * scale * self._w[f"{name}.weight"] + self._w[f"{name}.bias"]
        return result


def relu(x: Floats) -> Floats:
    """Nothing where it is less than nothing."""
    result: Floats = np.maximum(x, np.float32(0))
    return result


def load(path: Path, game: str, encoding: int) -> Mind:
    """The net of a file; WrongNet if it does not fit."""
    about, weights = read_net(path)
    if (about.game, about.encoding) != (game, encoding):
        raise WrongNet(f"{path} is for {about.game}, encoding {about.encoding}")
    return Mind(about, weights)


def read_net(path: Path) -> tuple[About, dict[str, Floats]]:
    """What a file holds: what it is for, and its weights by name."""
    with np.load(path) as file:
        plain = [name for name in file.files if name != ABOUT and not name.endswith(SCALE)]
        about = About(**json.loads(str(file[ABOUT])))
        return about, {name: widened(file, name) for name in plain}


def widened(file: Mapping[str, npt.NDArray[np.generic]], name: str) -> Floats:
    """An array as it is calculated with."""
    wide: Floats = file[name].astype(np.float32)
    if name + SCALE in file:
        wide *= file[name + SCALE].astype(np.float32)[:, None]
    return wide


class NeuralBot(Generic[S]):
    """Plays what its net likes best; with a temperature, now and then something else."""

    name: Final = "learned"

    def __init__(self, mind: Mind, encode: Encode[S], seed: int, temperature: float = 0.0) -> None:
        self._mind: Final = mind
        self._encode: Final = encode
        self._dice: Final = Stream(seed)
        self._temperature: Final = temperature

    def choose(self, view: View[S]) -> Move:
        """The move that is liked best."""
        assert view.choice is not None, "a bot is asked when its seat is"
        moves = considered(view.choice, view.moves)
        if len(moves) == 1:
            return moves[0]
        index = view.game.vocabulary.index
        seen = self._mind.look(*self._encode(view.imagine(self._dice), view.seat))
        liked = self._mind.logits(seen, [index(move) for move in moves])
        if self._temperature > 0:
            liked += whims(self._dice, len(moves), self._temperature)
        return moves[int(liked.argmax())]


def whims(dice: Stream, count: int, temperature: float) -> Floats:
    """Gumbel noise: with it, the best is drawn as often as the policy says."""
    tickets = [(dice.below(TICKETS) + 0.5) / TICKETS for _ in range(count)]
    return np.array([-temperature * log(-log(ticket)) for ticket in tickets], np.float32)
