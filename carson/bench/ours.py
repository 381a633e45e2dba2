"""Our games as they are measured: at random, with the complete rules."""

import tracemalloc
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Generic

from carson.bench.clock import Measured, play_for, repeat
from carson.bench.subject import COPY, LEGAL, MEMORY, PLAY, REPLAY, VIEW, BenchSubject
from carson.board.game import BOARD_GAME
from carson.board.options import VARIANTS
from carson.cards.game import CARDS_GAME
from carson.core.agenda import Chance, Choice, S, advance, legal, pending, play
from carson.core.chance import Stream, answer, derive
from carson.core.game import Game
from carson.core.moves import CHANCE, Move, Seat
from carson.core.playouts import play_out
from carson.core.records import Record, replay
from carson.core.table import open_table
from carson.core.views import View

Asked = tuple[S, Choice[S], Seat]
"""A state, what is asked there, and who is asked."""
PLAYERS: Final = (2, 4, 6)
GAMES: Final = 3
"""From how many games positions and records are taken."""
EVERY: Final = 10
"""One of this many positions is taken."""
COPIES: Final = 400
"""How many states are held at once to weigh them."""


class OurGame(Generic[S]):
    """One of our games with its options."""

    def __init__(self, game: Game[S], options: Mapping[str, str]) -> None:
        self.game: Final = game
        self.options: Final = game.complete(options)
        self.stream: Final = Stream(1)
        self._positions: list[Asked[S]] = []
        self._records: list[Record] = []

    def measure(self, figure: str, seconds: float) -> Measured:
        """Measure one thing for about so long."""
        if figure == PLAY:
            return play_for(seconds, self._play_out)
        if figure == MEMORY:
            return self._weigh()
        if figure == REPLAY:
            return repeat(seconds, self._replay, self.records())
        return repeat(seconds, self._actions()[figure], self.positions())

    def _actions(self) -> dict[str, Callable[[Asked[S]], object]]:
        game = self.game
        return {
            COPY: lambda asked: asked[0].copy(),
            LEGAL: lambda asked: asked[1].moves(asked[0], asked[2]),
            VIEW: lambda asked: View(game, asked[0], asked[2]).see(),
        }

    def _play_out(self) -> tuple[int, int]:
        return play_out(self.fresh(), self.stream)

    def _replay(self, record: Record) -> S:
        return replay(self.game, record)

    def _weigh(self) -> Measured:
        """How much room copies of the positions take."""
        positions = self.positions()
        tracemalloc.start()
        before, _ = tracemalloc.get_traced_memory()
        held = [positions[i % len(positions)][0].copy() for i in range(COPIES)]
        after, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return {"bytes": (after - before) / len(held)}

    def fresh(self) -> S:
        """A new game, up to its first choice."""
        s = self.game.start(self.options)
        advance(s)
        return s

    def positions(self) -> list[Asked[S]]:
        """Positions from all over some games, in which a seat is asked."""
        if not self._positions:
            for number in range(GAMES):
                self._positions += self._walk(Stream(number))
        return self._positions

    def _walk(self, stream: Stream) -> list[Asked[S]]:
        found: list[Asked[S]] = []
        s, steps = self.fresh(), 0
        while (choice := pending(s)) is not None:
            seat, move = by_lot(s, choice, stream)
            if seat != CHANCE and steps % EVERY == 0:
                found.append((s.copy(), choice, seat))
            play(s, seat, move)
            steps += 1
        return found

    def records(self) -> list[Record]:
        """Whole games as they are saved."""
        if not self._records:
            self._records = [self._recorded(number) for number in range(GAMES)]
        return self._records

    def _recorded(self, number: int) -> Record:
        names = [f"player {seat + 1}" for seat in self.game.seats(self.fresh())]
        table = open_table(self.game, self.options, names, derive(number))
        stream = Stream(number)
        while table.pending is not None:
            table.play(*by_lot(table.state, table.pending, stream))
        return table.record


def by_lot(s: S, choice: Choice[S], stream: Stream) -> tuple[Seat, Move]:
    """Who answers, and what, each move as likely as the others."""
    if isinstance(choice, Chance):
        return CHANCE, answer(s, choice, stream, 0)
    seat = choice.seats[stream.below(len(choice.seats))]
    moves = legal(s, seat)
    return seat, moves[stream.below(len(moves))]


def board(players: int, everything: bool = False) -> BenchSubject:
    """The board game with all characters at random and all buildings; also with all variants."""
    options = {"players": str(players), "characters": "random", "buildings": "all"}
    return OurGame(BOARD_GAME, options | ({"variants": ",".join(VARIANTS)} if everything else {}))


def cards(people: int) -> BenchSubject:
    """The card game among people; virtual players fill up four seats."""
    return OurGame(CARDS_GAME, {"people": str(people)})


OURS: Final[dict[str, Callable[[], BenchSubject]]] = {
    **{f"board-{players}": partial(board, players) for players in PLAYERS},
    **{f"everything-{players}": partial(board, players, everything=True) for players in PLAYERS},
    **{f"cards-{people}": partial(cards, people) for people in PLAYERS},
}
"""What is measured of ours, by name: the kind of game and how many play."""
