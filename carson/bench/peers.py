"""Other engines that a Python program can import, played at random: they play other games."""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Final, Protocol

from carson.bench.clock import Measured, play_for, repeat
from carson.bench.subject import PLAY, BenchSubject, Missing

LONGEST: Final = 1000
"""A random game of Catan can go round in circles; its own simulator stops after this many turns."""
DRAWN: Final = 150
"""Half-moves without a capture or a pawn's move after which a game of chess is drawn."""
EVERY: Final = 25
"""One of this many positions is kept."""
SEED: Final = 1


def module(name: str, distribution: str) -> ModuleType:
    """A module of a peer; Missing where it is not installed."""
    try:
        return import_module(name)
    except ImportError as error:
        raise Missing(distribution) from error


# --- Catanatron -------------------------------------------------------------------------------
class CatanState(Protocol):
    """What we need of a state of Catanatron."""

    num_turns: int
    playable_actions: Sequence[object]


class CatanGame(Protocol):
    """What we need of a game of Catanatron."""

    state: CatanState

    def winning_color(self) -> object: ...
    def play_tick(self) -> object: ...
    def copy(self) -> "CatanGame": ...


class Catanatron:
    """Catan among four of Catanatron's random players; many of its ticks have one action only."""

    def __init__(self) -> None:
        self.catanatron: Final = module("catanatron", "catanatron")
        self.positions: Final[list[CatanGame]] = []

    def fresh(self) -> CatanGame:
        """A new game."""
        colors = self.catanatron.Color
        seated = (colors.RED, colors.BLUE, colors.WHITE, colors.ORANGE)
        game: CatanGame = self.catanatron.Game([self.catanatron.RandomPlayer(c) for c in seated])
        return game

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure one thing for about so long."""
        if figure == PLAY:
            return play_for(seconds, lambda: self._ticks(self.fresh()))
        if not self.positions:
            self._collect(self.fresh())
        return repeat(seconds, lambda game: game.copy(), self.positions)

    def _ticks(self, game: CatanGame) -> tuple[int, int]:
        decisions = forced = 0
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            if len(game.state.playable_actions) > 1:
                decisions += 1
            else:
                forced += 1
            game.play_tick()
        return decisions, forced

    def _collect(self, game: CatanGame) -> None:
        """Keep positions from all over a game."""
        while game.winning_color() is None and game.state.num_turns < LONGEST:
            self.positions.append(game.copy())
            for _ in range(EVERY):
                game.play_tick()


# --- OpenSpiel --------------------------------------------------------------------------------
class SpielState(Protocol):
    """What we need of a state of OpenSpiel."""

    def is_terminal(self) -> bool: ...
    def is_chance_node(self) -> bool: ...
    def chance_outcomes(self) -> Sequence[tuple[int, float]]: ...
    def legal_actions(self) -> Sequence[int]: ...
    def apply_action(self, action: int) -> None: ...
    def clone(self) -> "SpielState": ...


class OpenSpiel:
    """A game of OpenSpiel, which is written in C++, from a Python loop."""

    def __init__(self, name: str) -> None:
        self.game: Final = module("pyspiel", "open_spiel").load_game(name)
        self.random: Final = Random(SEED)
        self.positions: Final[list[SpielState]] = []

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure one thing for about so long."""
        if figure == PLAY:
            return play_for(seconds, self._play_out)
        if not self.positions:
            self._collect(self.game.new_initial_state())
        return repeat(seconds, lambda state: state.clone(), self.positions)

    def _play_out(self) -> tuple[int, int]:
        state: SpielState = self.game.new_initial_state()
        decisions = others = 0
        while not state.is_terminal():
            if self._step(state):
                decisions += 1
            else:
                others += 1
        return decisions, others

    def _step(self, state: SpielState) -> bool:
        """One random action; whether someone decided."""
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(self.random.choices(outcomes, weights)[0])
            return False
        actions = state.legal_actions()
        state.apply_action(self.random.choice(actions))
        return len(actions) > 1

    def _collect(self, state: SpielState) -> None:
        """Keep positions from all over a game."""
        for step in range(LONGEST):
            if state.is_terminal():
                return
            if step % EVERY == 0:
                self.positions.append(state.clone())
            self._step(state)


# --- python-chess -----------------------------------------------------------------------------
class ChessBoard(Protocol):
    """What we need of a board of python-chess."""

    halfmove_clock: int

    @property
    def legal_moves(self) -> Iterable[object]: ...
    def push(self, move: object) -> None: ...
    def copy(self, *, stack: bool) -> "ChessBoard": ...


class PythonChess:
    """Chess by python-chess, which is written in Python."""

    def __init__(self) -> None:
        self.chess: Final = module("chess", "chess")
        self.random: Final = Random(SEED)
        self.positions: Final[list[ChessBoard]] = []

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure one thing for about so long."""
        if figure == PLAY:
            return play_for(seconds, lambda: (self._moves(self.chess.Board()), 0))
        if not self.positions:
            self._collect(self.chess.Board())
        return repeat(seconds, lambda board: board.copy(stack=False), self.positions)

    def _moves(self, board: ChessBoard) -> int:
        moves = 0
        while self._step(board):
            moves += 1
        return moves

    def _step(self, board: ChessBoard) -> bool:
        """One random move, unless the game is over."""
        choices = list(board.legal_moves)
        if not choices or board.halfmove_clock >= DRAWN:
            return False
        board.push(self.random.choice(choices))
        return True

    def _collect(self, board: ChessBoard) -> None:
        """Keep positions from all over a game."""
        while self._step(board):
            if board.halfmove_clock % EVERY == 0:
                self.positions.append(board.copy(stack=True))


PEERS: Final[dict[str, Callable[[], BenchSubject]]] = {
    "catanatron": Catanatron,
    "openspiel-chess": lambda: OpenSpiel("chess"),
    "openspiel-backgammon": lambda: OpenSpiel("backgammon"),
    "openspiel-hearts": lambda: OpenSpiel("hearts"),
    "python-chess": PythonChess,
}
"""Whom we compare with, by name: the engine, and its game where it has several."""
