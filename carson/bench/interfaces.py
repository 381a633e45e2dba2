"""Interfaces as they are measured: our games through each of them, and other games beside them."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Final, Generic, Protocol

import numpy as np
import numpy.typing as npt

from carson import api
from carson.bench.clock import Measured, play_for
from carson.bench.peers import OpenSpiel, module
from carson.bench.subject import BenchSubject, Missing
from carson.core.agenda import S

if TYPE_CHECKING:
    from carson.envs.gymnasium_seat import SeatEnv
    from carson.envs.vector import TablesEnv

BOARD: Final = {"players": "4", "characters": "random", "buildings": "all"}
CARDS: Final = {"people": "4"}
SPIEL: Final = {
    "board": "carson_board(players=4,options=characters:random;buildings:all)",
    "cards": "carson_cards(people=4)",
}
TABLES: Final = 64
BATCH: Final = 20
"""This many steps of all tables are one measurement."""
SEED: Final = 1


class Agents(Protocol):
    """What we need of an environment of PettingZoo."""

    agents: list[str]
    agent_selection: str

    def reset(self, seed: int | None = None) -> None: ...
    def last(self) -> tuple[Mapping[str, npt.NDArray[np.int8]], float, bool, bool, object]: ...
    def step(self, action: int | None) -> None: ...


class AgentGames:
    """A game of PettingZoo, ours or its own, from a Python loop that reads all it is shown."""

    def __init__(self, env: Agents) -> None:
        self.env: Final = env
        self.random: Final = Random(SEED)
        env.reset(seed=SEED)

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure how many decisions are made."""
        return play_for(seconds, self._play_out)

    def _play_out(self) -> tuple[int, int]:
        env, decisions = self.env, 0
        env.reset()
        while env.agents:
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            env.step(int(self.random.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions, 0


class ApiGames(Generic[S]):
    """The public interface, from a Python loop."""

    def __init__(self, setup: api.GameSetup[S]) -> None:
        self.setup: Final = setup
        self.random: Final = Random(SEED)

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure how many decisions are made."""
        return play_for(seconds, self._play_out)

    def _play_out(self) -> tuple[int, int]:
        state, decisions = self.setup.new(self.random.getrandbits(32)), 0
        while not state.is_over:
            moves = state.legal_moves()
            state.play(self.random.choice(moves))
            decisions += len(moves) > 1
        return decisions, 0


class SeatGames(Generic[S]):
    """One seat of Gymnasium against random bots; only the learner's decisions count."""

    def __init__(self, env: "SeatEnv[S]") -> None:
        self.env: Final = env
        self.random: Final = Random(SEED)
        env.reset(seed=SEED)

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure how many decisions the learner makes."""
        return play_for(seconds, self._play_out)

    def _play_out(self) -> tuple[int, int]:
        decisions, over = 0, False
        self.env.reset()
        while not over:
            actions = np.flatnonzero(self.env.action_masks())
            _, _, over, _, _ = self.env.step(self.random.choice(actions))
            decisions += 1
        return decisions, 0


class TablesGames(Generic[S]):
    """Many games in one process."""

    def __init__(self, env: "TablesEnv[S]") -> None:
        self.env: Final = env
        self.lots: Final = np.random.default_rng(SEED)
        self.seen, _ = env.reset(seed=SEED)

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure how many decisions are made."""
        return play_for(seconds, self._batch)

    def _batch(self) -> tuple[int, int]:
        for _ in range(BATCH):
            counts = np.count_nonzero(self.seen["action_mask"], axis=1)
            self.seen, *_ = self.env.step(self.lots.integers(0, counts))
        return BATCH * TABLES, 0


# --- what there is --------------------------------------------------------------------------
@contextmanager
def needs(distribution: str) -> Iterator[None]:
    """Say what is missing where an import fails."""
    try:
        yield
    except ImportError as error:
        raise Missing(distribution) from error


def pettingzoo(game: str) -> BenchSubject:
    """Our games in PettingZoo."""
    with needs("carson[envs]"):
        from carson.envs.pettingzoo_table import TableAEC, guarded
        from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS
    if game == "board":
        return AgentGames(guarded(TableAEC(PLAYABLE_BOARD, BOARD)))
    return AgentGames(guarded(TableAEC(PLAYABLE_CARDS, CARDS)))


def gymnasium(game: str) -> BenchSubject:
    """A seat of our games in Gymnasium."""
    with needs("carson[envs]"):
        from carson.envs.gymnasium_seat import SeatEnv
        from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS
    if game == "board":
        return SeatGames(SeatEnv(PLAYABLE_BOARD, BOARD, "random"))
    return SeatGames(SeatEnv(PLAYABLE_CARDS, CARDS, "random"))


def vector(game: str) -> BenchSubject:
    """Many of our games at once."""
    with needs("carson[envs]"):
        from carson.envs.playable import PLAYABLE_BOARD, PLAYABLE_CARDS
        from carson.envs.vector import TablesEnv
    if game == "board":
        return TablesGames(TablesEnv(PLAYABLE_BOARD, BOARD, TABLES, copy=False))
    return TablesGames(TablesEnv(PLAYABLE_CARDS, CARDS, TABLES, copy=False))


def openspiel(game: str) -> BenchSubject:
    """Our games in OpenSpiel."""
    with needs("carson[spiel]"):
        import carson.envs.spiel  # noqa: F401
    return OpenSpiel(SPIEL[game])


def public(game: str) -> BenchSubject:
    """Our games through `import carson`."""
    return ApiGames(api.board(BOARD)) if game == "board" else ApiGames(api.cards(CARDS))


def pettingzoos_own(name: str) -> BenchSubject:
    """A game of PettingZoo's own."""
    return AgentGames(module(f"pettingzoo.classic.{name}", "pettingzoo[classic]").env())


def openspiels_own(name: str) -> BenchSubject:
    """A game of OpenSpiel's own that is written in Python."""
    module(f"open_spiel.python.games.{name}", "open_spiel")
    return OpenSpiel(f"python_{name}")


WAYS: Final[dict[str, Callable[[str], BenchSubject]]] = {
    "api": public,
    "pettingzoo": pettingzoo,
    "gymnasium": gymnasium,
    "vector": vector,
    "openspiel": openspiel,
}
INTERFACES: Final[dict[str, Callable[[], BenchSubject]]] = {
    f"{way}-{game}": partial(make, game)
    for game in ("board", "cards")
    for way, make in WAYS.items()
}
"""Our games through each interface, by name."""
INTERFACE_PEERS: Final[dict[str, Callable[[], BenchSubject]]] = {
    "pettingzoo-connect-four": partial(pettingzoos_own, "connect_four_v3"),
    "pettingzoo-chess": partial(pettingzoos_own, "chess_v6"),
    "openspiel-python-tic-tac-toe": partial(openspiels_own, "tic_tac_toe"),
    "openspiel-python-liars-poker": partial(openspiels_own, "liars_poker"),
}
"""Other games through the same interfaces, by name; PEERS has those that are written in C++."""
