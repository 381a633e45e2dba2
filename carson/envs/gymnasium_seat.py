"""Gymnasium: one seat at a table of bots."""

from collections.abc import Callable, Mapping
from typing import Final, Generic, final

import gymnasium
import numpy as np
import numpy.typing as npt

from carson.api import GameState
from carson.board.state import State as BoardState
from carson.bots.bot import USUAL_BOT, Bot
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.given import OptionValue
from carson.core.moves import NOBODY, Seat
from carson.envs.encoding import ACTION_MASK, ActionMask, Observation, action_mask
from carson.envs.episodes import ILLEGAL_REWARD, Episodes
from carson.envs.playable import ANSI, PLAYABLE_BOARD, PLAYABLE_CARDS, Playable
from carson.envs.spaces import action_space, observation_space
from carson.envs.turns import Reward

Opponent = str | Callable[[int], Bot[S]]
"""The name of a bot, or what makes one from a seed."""
SEED_BYTES: Final = 6
Told = dict[str, ActionMask | int]
"""Who the learner is (`seat`) and what it may do (`action_mask`)."""


@final
class SeatEnv(gymnasium.Env[Observation, np.int64], Generic[S]):
    """The learner has one seat; bots have the others. With `seat=None` it changes each game."""

    def __init__(
        self,
        game: Playable[S],
        options: Mapping[str, OptionValue],
        opponent: Opponent[S] = USUAL_BOT,
        seat: int | None = 0,
        reward: Reward[S] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.metadata = {"render_modes": [ANSI], "render_fps": 1}
        self.render_mode = render_mode
        self.episodes: Final = Episodes(game, options, reward, render_mode)
        self.observation_space = observation_space(game.encoding)
        self.action_space = action_space()
        self.seat = Seat(0)
        self._fixed_seat: Final = seat
        self._opponent: Final = opponent
        self._bots: list[Bot[S]] = []
        if seat is not None and not 0 <= seat < self.episodes.people:
            raise ValueError(f"seat {seat} is not one of the {self.episodes.people} that decide")

    @property
    def game(self) -> GameState[S]:
        """The game that is being played, with everything that the public interface offers."""
        return self.episodes.state

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[Observation, Told]:
        """Begin a game; without a seed, the next one."""
        super().reset(seed=seed)
        episodes, fixed = self.episodes, self._fixed_seat
        episodes.begin(seed)
        self.seat = Seat(episodes.number % episodes.people if fixed is None else fixed)
        self._bots = [self._bot(seat) for seat in range(episodes.people)]
        self._let_bots_play()
        return episodes.observation(self.seat), self._told()

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, Told]:
        """Make a move, and let the bots play until the learner decides again.

        An illegal action ends the game, as it does in PettingZoo's own games.
        """
        episodes = self.episodes
        if not episodes.is_legal(int(action)):
            return episodes.observation(self.seat), ILLEGAL_REWARD, True, False, self._told()
        episodes.choose(int(action))
        self._let_bots_play()
        paid = episodes.rewards()[self.seat]
        return episodes.observation(self.seat), paid, episodes.state.is_over, False, self._told()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Return which actions are legal, as MaskablePPO asks for it."""
        return self._mask().astype(np.bool_)

    def render(self) -> str | None:
        """Draw the table."""
        return self.episodes.render()

    def _told(self) -> Told:
        return {ACTION_MASK: self._mask(), "seat": self.seat}

    def _mask(self) -> ActionMask:
        turns = self.episodes.turns
        return action_mask(len(turns.moves) if turns.seat == self.seat else 0)

    def _let_bots_play(self) -> None:
        turns = self.episodes.turns
        while turns.seat not in (self.seat, NOBODY):
            turns.choose(self._bots[turns.seat].choose(turns.state.sight(turns.seat)))

    def _bot(self, seat: int) -> Bot[S]:
        number = int.from_bytes(derive(self.episodes.seed, seat)[:SEED_BYTES], "big")
        if isinstance(self._opponent, str):
            return self.episodes.game.encoding.entry.make_bot(self._opponent, number)
        return self._opponent(number)


def board_env(
    opponent: Opponent[BoardState] = USUAL_BOT,
    seat: int | None = 0,
    reward: Reward[BoardState] | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> SeatEnv[BoardState]:
    """Return a seat of the board game."""
    return SeatEnv(PLAYABLE_BOARD, options, opponent, seat, reward, render_mode)


def cards_env(
    opponent: Opponent[CardsState] = USUAL_BOT,
    seat: int | None = 0,
    reward: Reward[CardsState] | None = None,
    render_mode: str | None = None,
    **options: OptionValue,
) -> SeatEnv[CardsState]:
    """Return a seat of the card game."""
    return SeatEnv(PLAYABLE_CARDS, options, opponent, seat, reward, render_mode)


gymnasium.register("carson/Board-v0", entry_point=board_env)
gymnasium.register("carson/Cards-v0", entry_point=cards_env)
