"""MaskablePPO learns to beat a bot: `python -m examples.maskable_ppo --steps 60000`.

It needs the extra `envs`, PyTorch and sb3-contrib (`pip install 'carson[envs]' sb3-contrib`).
"""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib import MaskablePPO
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

import carson
from carson import GameState, Move
from carson.board.state import State
from carson.core.moves import Seat
from carson.envs.encoding import BOARD_ENCODING
from carson.envs.evaluation import EVALUATION_SEEDS, Evaluation, evaluate
from carson.envs.gymnasium_seat import board_env
from carson.training.rows import CANDIDATES

WIDTH: Final = 64
POINTS: Final = 20.0
"""So many points more than the best other are worth as much as the victory itself."""


def victory_and_points(state: GameState[State]) -> Sequence[float]:
    """Return what each seat has reached: its place at the end, and its points so far."""
    scores, places = state.scores(), state.returns()
    others = [max(scores[:seat] + scores[seat + 1 :]) for seat in range(len(scores))]
    return [p + (own - best) / POINTS for p, own, best in zip(places, scores, others, strict=True)]


class Reader(BaseFeaturesExtractor):
    """Reads a decision: what is there, and how well each move goes with it.

    Facts and moves are embedded. The features are the scores of all moves, then the position.
    """

    def __init__(self, space: spaces.Dict) -> None:
        super().__init__(space, CANDIDATES + WIDTH)
        facts, kinds = BOARD_ENCODING.facts, BOARD_ENCODING.moves
        self.facts = nn.Embedding(facts + 1, WIDTH, padding_idx=facts)
        self.moves = nn.Embedding(kinds + 1, WIDTH, padding_idx=kinds)
        self.numbers = nn.Linear(BOARD_ENCODING.numbers, WIDTH)
        self.think = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.wish = nn.Linear(WIDTH, WIDTH)
        nn.init.normal_(self.facts.weight, std=0.1)
        nn.init.normal_(self.moves.weight, std=0.1)

    def forward(self, seen: dict[str, Tensor]) -> Tensor:
        """Return the features."""
        known = self.facts(seen["facts"].long()).sum(1)
        thought = self.think(known + self.numbers(seen["numbers"].clamp(-5, 5)))
        scores = (self.moves(seen["moves"].long()) @ self.wish(thought)[:, :, None])[:, :, 0]
        return torch.cat([scores, thought], 1)


def new_model(opponent: str, seed: int) -> MaskablePPO:
    """Return a model that has learned nothing; its first wishes are the scores of the moves."""
    env = board_env(opponent, seat=None, reward=victory_and_points, players=2)
    model = MaskablePPO(
        "MultiInputPolicy",
        env,
        n_steps=1024,
        batch_size=128,
        n_epochs=4,
        learning_rate=5e-4,
        ent_coef=0.005,
        gamma=1.0,
        seed=seed,
        device="cpu",
        policy_kwargs={
            "features_extractor_class": Reader,
            "net_arch": [],
            "ortho_init": False,
        },
    )
    head = model.policy.action_net
    with torch.no_grad():
        head.weight.zero_()
        head.weight[:, : head.out_features].fill_diagonal_(1.0)
        head.bias.zero_()
    return model


class Learned:
    """A model as a policy of the public interface."""

    def __init__(self, model: MaskablePPO) -> None:
        self.model: Final = model

    def __call__(self, state: GameState[State]) -> Move:
        """Return the move that the model likes best."""
        seat, moves = Seat(state.to_move), state.legal_moves()
        seen = BOARD_ENCODING.observation(state.position, seat, moves)
        action, _ = self.model.predict(seen, deterministic=True, action_masks=seen["action_mask"])
        return moves[int(np.asarray(action))]


def learn(steps: int, opponent: str = "random", seed: int = 1) -> MaskablePPO:
    """Return a model that has learned for so many steps."""
    torch.set_num_threads(1)
    model = new_model(opponent, seed)
    model.learn(steps)
    return model


def tried(model: MaskablePPO, opponent: str, seeds: int) -> Evaluation:
    """Return how the model does on the fixed games."""
    return evaluate(carson.board(players=2), Learned(model), opponent, EVALUATION_SEEDS[:seeds])


def main() -> None:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--opponent", default="random", help="who it learns against")
    parser.add_argument("--seeds", type=int, default=50, help="how many games it is tried on")
    parser.add_argument("--save", type=Path, help="where the model is kept")
    given = parser.parse_args()
    model = learn(given.steps, given.opponent)
    if given.save:
        model.save(given.save)
    for opponent in dict.fromkeys([given.opponent, "random", "greedy"]):
        print(f"against {opponent}: {tried(model, opponent, given.seeds)}")


if __name__ == "__main__":
    main()
