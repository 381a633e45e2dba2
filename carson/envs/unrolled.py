"""Unrolled games: chance is answered from outside, and each seat's own history is kept."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, final

from carson.api import returns_of
from carson.core.agenda import Chance, S, advance, answers, considered, pending, play
from carson.core.events import Event
from carson.core.moves import CHANCE, NOBODY, Move, Seat
from carson.core.playouts import next_in_turn
from carson.core.records import HIDDEN_MOVE, write_seat
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry


@final
class Unrolled(Generic[S]):
    """A game in which one seat after another moves, chance among them.

    Seats that choose at the same time are asked in turn; the others see that someone has
    chosen, and what it was when all have.
    """

    def __init__(self, entry: GameEntry[S], state: S) -> None:
        self.entry: Final = entry
        self.state: Final = state
        self.lines: list[tuple[Seat, Move]] = []
        self._only_to: list[Seat] = []
        """For each line the only seat that was told; NOBODY where all were."""
        self._running = 0
        """How many of the last lines were made in secret and are not shown yet."""
        self._last: Seat = NOBODY

    def copy(self) -> "Unrolled[S]":
        """Return an independent copy."""
        twin = Unrolled(self.entry, self.state.copy())
        twin.lines, twin._only_to = self.lines.copy(), self._only_to.copy()
        twin._running, twin._last = self._running, self._last
        return twin

    def __deepcopy__(self, memo: object) -> "Unrolled[S]":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        game = self.entry.game
        return again, (game.name, game.options_of(self.state), [move for _, move in self.lines])

    # --- whose turn it is -------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return pending(self.state) is None

    @property
    def mover(self) -> Seat:
        """Who moves: a seat, CHANCE, or NOBODY when the game is over."""
        choice = pending(self.state)
        return NOBODY if choice is None else next_in_turn(choice.seats, self._last)

    @property
    def moves(self) -> list[Move]:
        """What the mover may do, without what only leads back."""
        choice = pending(self.state)
        assert choice is not None, "the game is over"
        return considered(choice, answers(self.state, choice, self.mover))

    def chances(self) -> dict[Move, int]:
        """Return what chance may answer, with how likely each is relative to the others."""
        choice = pending(self.state)
        assert isinstance(choice, Chance), "chance moves"
        return dict(zip(self.state.offered, choice.weights(self.state), strict=True))

    def choose(self, move: Move) -> None:
        """Make a move of the mover."""
        choice, mover = pending(self.state), self.mover
        assert choice is not None, "the game is over"
        heard: list[Event] = []
        self.state.log = heard
        play(self.state, mover, move)
        self.lines.append((mover, move))
        self._only_to.append(choice.visible_only_to() if isinstance(choice, Chance) else NOBODY)
        following = pending(self.state)
        silent = all(event.kind.secret for event in heard)
        runs_on = following is not None and following.secret and type(following) is type(choice)
        self._running = self._running + 1 if silent and runs_on else 0
        self._last = self._last if mover == CHANCE else mover

    # --- what is known ----------------------------------------------------------------------
    def history(self, seat: Seat) -> list[str]:
        """Return all moves as a seat knows them; others' secrets are hidden until they are shown.

        Draws that only another seat sees are left out: how many of them are asked for, and not
        answered by the engine because nothing else is left, would tell what was drawn.
        """
        shown = len(self.lines) - self._running
        return [
            f"{write_seat(who)} {HIDDEN_MOVE if number >= shown and who != seat else move}"
            for number, (who, move) in enumerate(self.lines)
            if self._only_to[number] in (NOBODY, seat)
        ]

    def returns(self) -> list[float]:
        """Return what the game has brought each seat."""
        return returns_of(self.entry, self.state)


def unrolled(entry: GameEntry[S], options: Mapping[str, str]) -> Unrolled[S]:
    """Begin a game."""
    state = entry.game.start(options)
    advance(state)
    return Unrolled(entry, state)


def again(name: str, options: Mapping[str, str], moves: Sequence[Move]) -> object:
    """Return a game after these moves; what goes to another process is this."""
    if name == BOARD_ENTRY.game.name:
        return after(unrolled(BOARD_ENTRY, options), moves)
    return after(unrolled(CARDS_ENTRY, options), moves)


def after(game: Unrolled[S], moves: Sequence[Move]) -> Unrolled[S]:
    """Make some moves."""
    for move in moves:
        game.choose(move)
    return game
