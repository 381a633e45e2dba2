"""PettingZoo: a table at which agents decide one after another."""

from collections.abc import Mapping
from typing import Final, Generic, final

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from carson.api import GameState
from carson.core.agenda import S
from carson.core.given import OptionValue
from carson.core.moves import Seat
from carson.envs.encoding import ACTION_MASK, ActionMask, Observation, action_mask
from carson.envs.episodes import ILLEGAL_REWARD, Episodes
from carson.envs.playable import ANSI, Playable
from carson.envs.spaces import action_space, observation_space
from carson.envs.turns import Reward


@final
class TableAEC(AECEnv, Generic[S]):
    """A game among agents `player_0`, `player_1` and so on; virtual players need none."""

    def __init__(
        self,
        game: Playable[S],
        options: Mapping[str, OptionValue],
        reward: Reward[S] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": f"carson_{game.name}_v0",
            "render_modes": [ANSI],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.episodes: Final = Episodes(game, options, reward, render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(self.episodes.people)]
        self.agents = list(self.possible_agents)
        self.seats: Final = {name: Seat(n) for n, name in enumerate(self.possible_agents)}
        sight = observation_space(game.encoding)
        self.observation_spaces = dict.fromkeys(self.agents, sight)
        self.action_spaces = {name: action_space() for name in self.agents}

    @property
    def game(self) -> GameState[S]:
        """The game that is being played, with everything that the public interface offers."""
        return self.episodes.state

    def observation_space(self, agent: str) -> spaces.Space[Observation]:
        """Return the space of what an agent knows."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a game; without a seed, the next one."""
        self.episodes.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def step(self, action: int | None) -> None:
        """Make the move of the agent that decides."""
        agent = self.agent_selection
        if self.terminations[agent] or action is None:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episodes.choose(int(action))
        paid = self.episodes.rewards()
        self.rewards = {name: paid[self.seats[name]] for name in self.agents}
        self._accumulate_rewards()
        if self.game.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._ask()

    def _ask(self) -> None:
        """Point to the agent that decides, and say what it may do."""
        over = self.game.is_over
        self.agent_selection = self.agents[0 if over else self.episodes.turns.seat]
        nothing = action_mask(0)
        self.infos = {name: {ACTION_MASK: nothing} for name in self.agents}
        self.infos[self.agent_selection] = {ACTION_MASK: self._mask()}

    def _mask(self) -> ActionMask:
        return action_mask(len(self.episodes.turns.moves))

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows; only the one that decides has moves."""
        return self.episodes.observation(self.seats[agent])

    def render(self) -> str | None:
        """Draw the table."""
        return self.episodes.render()

    def close(self) -> None:
        """Nothing has to be released."""


def guarded(table: TableAEC[S]) -> AECEnv:
    """Return the table with the checks that PettingZoo's own games have."""
    env = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def parallel(table: TableAEC[S]) -> object:
    """Return the table for libraries that ask all agents at each step."""
    return turn_based_aec_to_parallel(guarded(table))
