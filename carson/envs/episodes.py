"""Episodes: games one after another, as PettingZoo and Gymnasium want them."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final, Generic, final

from carson.api import GameState
from carson.core.agenda import S
from carson.core.given import OptionValue
from carson.core.moves import NOBODY, Seat
from carson.envs.encoding import Observation
from carson.envs.playable import ANSI, Playable
from carson.envs.turns import Reward, Turns

ILLEGAL_REWARD: Final = -1.0
"""What a seat gets that answers what is not offered; the game then ends for the learner."""


class BadRenderMode(ValueError):
    """Only `ansi` can be rendered."""


@final
class Episodes(Generic[S]):
    """Games with the same options; each has its own seed, drawn from the one that is given."""

    def __init__(
        self,
        game: Playable[S],
        options: Mapping[str, OptionValue],
        reward: Reward[S] | None,
        render_mode: str | None,
    ) -> None:
        if render_mode not in (None, ANSI):
            raise BadRenderMode(f"render_mode is None or {ANSI!r}, not {render_mode!r}")
        self.game: Final = game
        self.setup: Final = game.setup(options)
        self.people: Final = game.encoding.entry.deciding(self.setup.options)
        """How many seats decide; virtual players are behind them."""
        self.number = 0
        """How many games were begun since a seed was given."""
        self.seed = ""
        """The seed of the game that is being played."""
        self._reward: Final[Reward[S]] = GameState.returns if reward is None else reward
        self._render_mode: Final = render_mode
        self._seed: int | None = None
        self.turns: Turns[S] = Turns(self.setup, 0)
        self._reached: Sequence[float] = ()

    @property
    def state(self) -> GameState[S]:
        """The game that is being played."""
        return self.turns.state

    def begin(self, seed: int | None) -> None:
        """Begin a game; without a seed, the next one of the seed that was given before."""
        if seed is not None or self._seed is None:
            self._seed, self.number = secrets.randbits(64) if seed is None else seed, 0
        self.seed = f"{self._seed}/{self.number}"
        self.turns = Turns(self.setup, self.seed)
        self.number += 1
        self._reached = self._reward(self.state)

    def is_legal(self, action: int) -> bool:
        """Whether an action names a move of the seat that decides."""
        return 0 <= action < len(self.turns.moves)

    def choose(self, action: int) -> None:
        """Make the move that an action names."""
        moves = self.turns.moves
        if not self.is_legal(action):
            raise ValueError(f"action {action} is not one of the {len(moves)} moves")
        self.turns.choose(moves[action])

    def rewards(self) -> list[float]:
        """Return by how much what each seat has reached has changed since this was last asked."""
        reached = self._reward(self.state)
        paid = [float(now - then) for now, then in zip(reached, self._reached, strict=True)]
        self._reached = reached
        return paid

    def observation(self, seat: Seat) -> Observation:
        """Return what a seat knows, with its moves if it decides."""
        moves = self.turns.moves if seat == self.turns.seat else []
        return self.game.encoding.observation(self.state.position, seat, moves)

    def render(self) -> str | None:
        """Draw the table as the seat that decides looks at it, if rendering was asked for."""
        if self._render_mode is None:
            return None
        seat = self.turns.seat
        return self.game.draw(self.state, Seat(0) if seat == NOBODY else seat)
