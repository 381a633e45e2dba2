"""The hall: many games side by side; each goes from decision to decision in a row of its own."""

import sys
from collections.abc import Mapping
from typing import Final, Generic, final

from carson.api import returns_of
from carson.core.agenda import S, advance
from carson.core.chance import Stream, derive
from carson.core.moves import NOBODY, Move
from carson.core.playouts import decide, go_to_decision
from carson.envs.encoding import Encoding, check_room
from carson.envs.rows import TableRows
from carson.training.actor import fill
from carson.training.rows import CANDIDATES

HALF_SEED: Final = 1 << 32
SEED_BYTES: Final = 8
MASKS: Final = [b"\x01" * count + bytes(CANDIDATES - count) for count in range(CANDIDATES + 1)]
"""By number of moves: the whole row of the mask."""


@final
class HallTable(Generic[S]):
    """A game at a decision."""

    def __init__(self, state: S, luck: Stream) -> None:
        self.state: Final = state
        self.luck: Final = luck
        advance(state)
        self.seat, self.moves = go_to_decision(state, luck, NOBODY)

    def choose(self, move: Move) -> None:
        """Make a move of the seat that decides, and go to the next decision."""
        self.seat, self.moves = decide(self.state, self.seat, move, self.luck)


@final
class Hall(Generic[S]):
    """The games of one process, from row `first` on."""

    def __init__(
        self,
        encoding: Encoding[S],
        options: Mapping[str, str],
        rows: TableRows[S],
        first: int,
        count: int,
    ) -> None:
        self._encoding: Final = encoding
        self._encode: Final = encoding.course.encode
        self._options: Final = options
        self._count: Final = count
        self._lots = Stream(0)
        mine = slice(first, first + count)
        self._facts: Final = rows.facts[mine].data.cast("B")
        self._moves: Final = rows.moves[mine].data.cast("B")
        self._numbers: Final = rows.numbers[mine].data.cast("B")
        self._mask: Final = rows.action_mask[mine].data.cast("B")
        self._returns: Final = rows.returns[mine]
        self._seat: Final = rows.seat[mine, 0].data
        self._mover: Final = rows.mover[mine, 0].data
        self._ended: Final = rows.ended[mine, 0].data
        self._action: Final = rows.action[mine, 0].data
        self._no_facts: Final = written(encoding.facts) * encoding.most_facts
        self._no_moves: Final = written(encoding.moves) * CANDIDATES
        vocabulary = encoding.entry.game.vocabulary
        self._written: Final = {move: written(vocabulary.index(move)) for move in vocabulary.moves}
        """Each move as it stands in a row."""
        self._tables: list[HallTable[S]] = []

    def begin(self, seed: str) -> None:
        """Begin all games."""
        self._lots = Stream(int.from_bytes(derive(seed)[:SEED_BYTES], "big"))
        self._returns[:] = 0
        self._tables = [self._fresh() for _ in range(self._count)]
        for number, table in enumerate(self._tables):
            self._mover[number], self._ended[number] = NOBODY, 0
            self._write(number, table)

    def step(self) -> None:
        """Make the move that was decided on in each game; where one ends, the next begins."""
        self._returns[:] = 0
        tables, mover, ended = self._tables, self._mover, self._ended
        for number, action in enumerate(self._action.tolist()):
            table = tables[number]
            mover[number] = table.seat
            table.choose(self._chosen(number, table, action))
            ended[number] = not table.moves
            if not table.moves:
                self._returns[number] = returns_of(self._encoding.entry, table.state)
                table = tables[number] = self._fresh()
            self._write(number, table)

    def _chosen(self, number: int, table: HallTable[S], action: int) -> Move:
        if not 0 <= action < len(table.moves):
            raise ValueError(f"game {number}: action {action} of {len(table.moves)} moves")
        return table.moves[action]

    def _fresh(self) -> HallTable[S]:
        lots = self._lots
        luck = Stream(lots.below(HALF_SEED) << 32 | lots.below(HALF_SEED))
        return HallTable(self._encoding.entry.game.start(self._options), luck)

    def _write(self, number: int, table: HallTable[S]) -> None:
        """Write down what the seat knows that decides, and its moves."""
        found = table.moves
        check_room(len(found))
        facts, numbers = self._encode(table.state, table.seat)
        moves = b"".join(map(self._written.__getitem__, found))
        self._seat[number] = table.seat
        fill(self._facts, number, facts, self._no_facts)
        fill(self._moves, number, moves, self._no_moves)
        fill(self._numbers, number, numbers, b"")
        fill(self._mask, number, MASKS[len(found)], b"")


def written(index: int) -> bytes:
    """Return a number as it stands in a row of indices."""
    return index.to_bytes(2, sys.byteorder)
