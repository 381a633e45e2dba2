"""The public interface: a game with its options, and the states of its games."""

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, final

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import Chance, IllegalMove, S, advance, legal, pending, play, why_not
from carson.core.chance import SeedLuck, answer, commitment, derive
from carson.core.game import Json
from carson.core.given import BadOption, OptionValue
from carson.core.moves import CHANCE, NOBODY, Move, Seat, UnknownMove
from carson.core.records import SEED_BYTES, BadRecord, Record, game_of
from carson.core.table import Table
from carson.core.views import KnownLine, View
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry
from carson.i18n.texts import Texts

__all__ = [
    "BadOption",
    "BadRecord",
    "GameSetup",
    "GameState",
    "IllegalMove",
    "Move",
    "UnknownMove",
    "read_record",
]


def board(options: Mapping[str, OptionValue]) -> "GameSetup[BoardState]":
    """The board game with these options."""
    return GameSetup(BOARD_ENTRY, options)


def cards(options: Mapping[str, OptionValue]) -> "GameSetup[CardsState]":
    """The card game with these options."""
    return GameSetup(CARDS_ENTRY, options)


def setup_of(name: str, options: Mapping[str, str]) -> "AnySetup":
    """A game by its name; what goes to another process is this."""
    return board(options) if name == BOARD_ENTRY.game.name else cards(options)


@final
class GameSetup(Generic[S]):
    """A game with its options, ready to begin as often as one likes."""

    def __init__(self, entry: GameEntry[S], options: Mapping[str, OptionValue]) -> None:
        self.entry: Final = entry
        self.options: Final = entry.game.complete(options)
        """All options as text, with every default."""
        self.seats: Final = len(entry.game.seats(entry.game.start(self.options)))
        """How many sit at the table, virtual players included."""

    @property
    def name(self) -> str:
        """`board` or `cards`."""
        return self.entry.game.name

    @property
    def moves(self) -> Sequence[Move]:
        """Every move there is, legal or not; its place is its number for a policy."""
        return self.entry.game.vocabulary.moves

    def move(self, text: str) -> Move:
        """Return the move that a text names; UnknownMove if there is none."""
        return self.entry.game.vocabulary.read(text)

    def index(self, move: Move) -> int:
        """Return the number of a move in `moves`."""
        return self.entry.game.vocabulary.index(move)

    def new(self, seed: int | str | None = None, names: Sequence[str] = ()) -> "GameState[S]":
        """Begin a game; with the same seed the dice fall alike."""
        luck = secrets.token_bytes(SEED_BYTES) if seed is None else derive(seed)
        return begun(self, names or self._names(), luck)

    def bot(self, name: str, seed: int = 0) -> "Callable[[GameState[S]], Move]":
        """Return a bot that chooses for the seat to move, from what that seat may know."""
        bot = self.entry.make_bot(name, seed)
        return lambda state: bot.choose(state.sight(state.to_move))

    def _names(self) -> list[str]:
        return [f"Player {number}" for number in range(1, self.seats + 1)]

    def __repr__(self) -> str:
        given = {n: v for n, v in self.options.items() if v != self.entry.defaults[n]}
        return f"carson.{self.name}({', '.join(f'{n}={v!r}' for n, v in given.items())})"

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return setup_of, (self.name, self.options)


AnySetup = GameSetup[BoardState] | GameSetup[CardsState]


@final
class GameState(Generic[S]):
    """A game being played. Chance answers by itself; all else is up to the caller."""

    def __init__(
        self,
        setup: GameSetup[S],
        names: Sequence[str],
        seed: bytes,
        state: S,
        lines: list[tuple[Seat, Move]],
        turns: int,
    ) -> None:
        self.setup: Final = setup
        self.names: Final = tuple(names)
        self._seed: Final = seed
        self._luck: Final = SeedLuck(seed)
        self._state: Final = state
        self._lines: Final = lines
        self._turns = turns
        """How often chance has answered."""

    # --- whose turn it is -------------------------------------------------------------------
    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return pending(self._state) is None

    @property
    def movers(self) -> tuple[Seat, ...]:
        """All seats that may move now: several where they choose at the same time."""
        choice = pending(self._state)
        return () if choice is None else choice.seats

    @property
    def to_move(self) -> Seat:
        """The seat that moves next, the first if there are several; -1 when the game is over."""
        return self.movers[0] if self.movers else NOBODY

    @property
    def question(self) -> str:
        """What is asked now, by the name of the choice; empty when the game is over."""
        choice = pending(self._state)
        return "" if choice is None else type(choice).__name__

    # --- moves ------------------------------------------------------------------------------
    def legal_moves(self, seat: int | None = None) -> list[Move]:
        """Return what a seat may do now; without a seat, the one to move."""
        return list(legal(self._state, self._asked(seat)))

    def play(self, move: Move | str, seat: int | None = None) -> None:
        """Make a move. IllegalMove says why if it is not allowed; then nothing has changed."""
        self.answer(self._asked(seat), self._read(move))
        self.roll()

    def why_not(
        self, move: Move | str, seat: int | None = None, language: str = "en"
    ) -> str | None:
        """Return why a move is not allowed, as a sentence; None if it is."""
        reason = why_not(self._state, self._asked(seat), self._read(move))
        texts = Texts(language, self.names, self.setup.entry.words)
        return None if reason is None else texts.reason(reason)

    @property
    def history(self) -> list[tuple[Seat, Move]]:
        """All moves so far and who made them; -2 is chance."""
        return list(self._lines)

    def answer(self, seat: Seat, move: Move) -> None:
        """Make a move for a seat or for chance, and leave the next chance unanswered."""
        play(self._state, seat, move)
        self._lines.append((seat, move))
        self._turns += seat == CHANCE

    def roll(self) -> None:
        """Let chance answer until a seat has to move, or the game is over."""
        while isinstance(choice := pending(self._state), Chance):
            self.answer(CHANCE, answer(self._state, choice, self._luck, self._turns))

    def _asked(self, seat: int | None) -> Seat:
        return self.to_move if seat is None else Seat(seat)

    def _read(self, move: Move | str) -> Move:
        return self.setup.move(move) if isinstance(move, str) else move

    # --- copies -----------------------------------------------------------------------------
    def copy(self, seed: int | str | None = None) -> "GameState[S]":
        """Return an independent copy; with a seed, the dice fall differently from here on."""
        luck = self._seed if seed is None else derive(seed)
        return self._twin(self._state.copy(), luck)

    def imagine(self, seat: int, seed: int | str) -> "GameState[S]":
        """Return a game that the seat cannot tell from this one; all it does not know is redrawn.

        A search that looks ahead starts from here. Its history is that of the real game.
        """
        luck = derive(seed)
        return self._twin(self.sight(seat).imagine(SeedLuck(luck)), luck)

    def _twin(self, state: S, seed: bytes) -> "GameState[S]":
        return GameState(self.setup, self.names, seed, state, self._lines.copy(), self._turns)

    def __copy__(self) -> "GameState[S]":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "GameState[S]":
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return begun, (self.setup, self.names, self._seed, self._lines)

    # --- what is known ----------------------------------------------------------------------
    @property
    def position(self) -> S:
        """The engine's own state, with all secrets; environments encode it."""
        return self._state

    def view(self, seat: int) -> dict[str, Json]:
        """Return everything a seat may know, as data that can be written as JSON."""
        return self.sight(seat).see()

    def sight(self, seat: int) -> View[S]:
        """Return what a bot of this package gets: a view that can also imagine the rest."""
        return View(self.setup.entry.game, self._state, Seat(seat), self._lines_for)

    def record(self, seat: int | None = None) -> str:
        """Return the record of the game; with a seat, without what the seat may not know."""
        table = self._table()
        return table.record.write() if seat is None else table.record_for(Seat(seat))

    def _lines_for(self, seat: Seat) -> list[KnownLine]:
        return self._table().lines_for(seat)

    def _table(self) -> Table[S]:
        return Table(self.setup.entry.game, self._record(), self._seed)

    def _record(self) -> Record:
        game, proof = self.setup.entry.game, commitment(self._seed)
        record = Record(game.name, game.rules_version, self.setup.options, list(self.names), proof)
        record.lines.extend(self._lines)
        return record

    # --- the score --------------------------------------------------------------------------
    def score_sheet(self) -> dict[str, list[int]]:
        """Return the points by source, each by seat."""
        return self.setup.entry.game.scores(self._state)

    def scores(self) -> list[int]:
        """Return the points by seat."""
        return [sum(points) for points in zip(*self.score_sheet().values(), strict=True)]

    def ranking(self) -> list[Seat]:
        """Return the seats from the best to the last, ties broken as the rules say."""
        return self.setup.entry.game.ranking(self._state)

    def returns(self) -> list[float]:
        """Return by seat 1 for the first place, -1 for the last, equal steps between.

        All are 0 until the game is over. Joint winners share their places.
        """
        return returns_of(self.setup.entry, self._state)

    def __repr__(self) -> str:
        return f"<{self.setup!r} after {len(self._lines)} moves, to move: {self.to_move}>"


def returns_of(entry: GameEntry[S], s: S) -> list[float]:
    """Return what the game has brought each seat, by place; zeros until it is over."""
    if pending(s) is not None:
        return [0.0] * len(entry.game.seats(s))
    ranking, winners = entry.game.ranking(s), entry.winners(s)
    steps = steps_of(len(ranking))
    shared = sum(steps[: len(winners)]) / len(winners)
    return [shared if seat in winners else steps[ranking.index(seat)] for seat in sorted(ranking)]


def steps_of(seats: int) -> list[float]:
    """Return what each place is worth, from 1 down to -1; alone at the table, 1."""
    return [1 - 2 * place / max(1, seats - 1) for place in range(seats)]


def begun(
    setup: GameSetup[S], names: Sequence[str], seed: bytes, lines: Iterable[tuple[Seat, Move]] = ()
) -> GameState[S]:
    """Begin a game and make these moves."""
    start = setup.entry.game.start(setup.options)
    advance(start)
    state = GameState(setup, names, seed, start, [], 0)
    for seat, move in lines:
        state.answer(seat, move)
    state.roll()
    return state


def read_record(text: str, moves: int | None = None) -> "AnyState":
    """Return the game of a record after its first moves, or after all of them.

    Its dice continue from the record's seed, or from a new one while that is still secret.
    """
    name = game_of(text)
    if name == CARDS_ENTRY.game.name:
        return _of_record(cards, CARDS_ENTRY.read(text), moves)
    return _of_record(board, BOARD_ENTRY.read(text), moves)


def _of_record(
    game: Callable[[Mapping[str, OptionValue]], GameSetup[S]], record: Record, moves: int | None
) -> GameState[S]:
    seed = bytes.fromhex(record.seed) if record.seed else secrets.token_bytes(SEED_BYTES)
    return begun(game(record.options), record.names, seed, record.lines[:moves])


AnyState = GameState[BoardState] | GameState[CardsState]
