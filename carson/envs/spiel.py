"""OpenSpiel: both games with chance nodes and information states.

Importing this module registers `carson_board` and `carson_cards`. Options beside the number of
players are one text: `carson_board(players=2,options=variants:river+horses;buildings:all)`.
"""

import json
from collections.abc import Mapping
from typing import Final, Generic, final

import numpy as np
import pyspiel

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.moves import CHANCE, NOBODY, Seat
from carson.core.records import write_seat
from carson.core.views import View
from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS, Playable
from carson.envs.unrolled import Unrolled, unrolled
from carson.training.courses import MOST_SEATS

LONGEST: Final = 5000
"""More decisions than any game takes."""
OPTIONS: Final = "options"

Parameters = Mapping[str, int | str]


def type_of(game: Playable[S], fewest: int, utility: object) -> pyspiel.GameType:
    """Return how OpenSpiel describes a game."""
    return pyspiel.GameType(
        short_name=f"carson_{game.name}",
        long_name=f"Carson City, the {game.name} game",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_SEATS,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={game.encoding.entry.decide: 2, OPTIONS: ""},
    )


BOARD_TYPE: Final = type_of(PLAYABLE_BOARD, 2, pyspiel.GameType.Utility.ZERO_SUM)
CARDS_TYPE: Final = type_of(PLAYABLE_CARDS, 1, pyspiel.GameType.Utility.GENERAL_SUM)


def options_in(text: str) -> dict[str, str]:
    """Return options that were written as one text: `variants:river+horses;buildings:all`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.replace("+", ",") for name, _, value in pairs}


class SpielTable(pyspiel.Game, Generic[S]):
    """A game with its options."""

    def __init__(
        self, game: Playable[S], described: pyspiel.GameType, params: Parameters | None
    ) -> None:
        given = params or {}
        decide = game.encoding.entry.decide
        options = options_in(str(given.get(OPTIONS, ""))) | {decide: str(given.get(decide, 2))}
        setup = game.setup(options)
        moves = len(setup.moves)
        zero_sum = described.utility == pyspiel.GameType.Utility.ZERO_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=moves,
            max_chance_outcomes=moves,
            num_players=game.encoding.entry.deciding(setup.options),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum else None,
            max_game_length=LONGEST,
        )
        super().__init__(described, info, given)
        self.playable: Final = game
        self.setup: Final = setup
        self._start: Final = unrolled(game.encoding.entry, setup.options)

    def new_initial_state(self) -> "SpielPosition[S]":
        """Return a game that has just begun."""
        return SpielPosition(self, self._start)

    def make_py_observer(
        self, iig_obs_type: object = None, params: object = None
    ) -> "SpielObserver[S]":
        """Return what turns positions into tensors and texts."""
        return SpielObserver(self.playable, iig_obs_type)


class SpielPosition(pyspiel.State, Generic[S]):
    """A moment of a game; chance moves where dice are rolled and things are drawn."""

    def __init__(self, game: SpielTable[S], start: Unrolled[S]) -> None:
        super().__init__(game)
        self.unrolled = start.copy()

    def current_player(self) -> int:
        """Return who moves."""
        mover = self.unrolled.mover
        if mover == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else int(mover)

    def _legal_actions(self, player: int) -> list[int]:
        index = self.unrolled.entry.game.vocabulary.index
        return sorted(index(move) for move in self.unrolled.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance may answer, and how likely each is."""
        index = self.unrolled.entry.game.vocabulary.index
        weights = {index(move): weight for move, weight in self.unrolled.chances().items()}
        total = sum(weights.values())
        return [(action, weight / total) for action, weight in sorted(weights.items()) if weight]

    def _apply_action(self, action: int) -> None:
        self.unrolled.choose(self.unrolled.entry.game.vocabulary.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.unrolled.entry.game.vocabulary.moves[action])

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.unrolled.is_over

    def returns(self) -> list[float]:
        """Return what the game has brought each player; virtual players are none."""
        return self.unrolled.returns()[: self.num_players()]

    def __str__(self) -> str:
        return "\n".join(f"{write_seat(seat)} {move}" for seat, move in self.unrolled.lines)


@final
class SpielObserver(Generic[S]):
    """Tells what a player knows: the facts as ones among zeros, then the numbers."""

    def __init__(self, game: Playable[S], kind: object) -> None:
        encoding = game.encoding
        self._game: Final = game
        self._recalls: Final = bool(getattr(kind, "perfect_recall", False))
        self.tensor: Final = np.zeros(encoding.facts + encoding.numbers, np.float32)
        self.dict: Final = {
            "facts": self.tensor[: encoding.facts],
            "numbers": self.tensor[encoding.facts :],
        }

    def set_from(self, state: SpielPosition[S], player: int) -> None:
        """Fill the tensor with what a player knows."""
        facts, numbers = self._game.encoding.course.encode(state.unrolled.state, Seat(player))
        self.dict["facts"].fill(0)
        self.dict["facts"][np.frombuffer(facts, "<u2")] = 1
        self.dict["numbers"][:] = np.frombuffer(numbers, "<f4")

    def string_from(self, state: SpielPosition[S], player: int) -> str:
        """Return what a player knows as text: all events, or the present position."""
        seat, table = Seat(player), state.unrolled
        if self._recalls:
            return "\n".join([f"player {player}", *table.history(seat)])
        return json.dumps(View(table.entry.game, table.state, seat).see(), sort_keys=True)


@final
class SpielBoard(SpielTable[BoardState]):
    """The board game."""

    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__(PLAYABLE_BOARD, BOARD_TYPE, params)


@final
class SpielCards(SpielTable[CardsState]):
    """The card game; only people are players."""

    def __init__(self, params: Parameters | None = None) -> None:
        super().__init__(PLAYABLE_CARDS, CARDS_TYPE, params)


pyspiel.register_game(BOARD_TYPE, SpielBoard)
pyspiel.register_game(CARDS_TYPE, SpielCards)
