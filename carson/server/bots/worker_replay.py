"""A game played again from what one seat knows of it."""

from typing import Final, Generic

from carson.core.agenda import S, advance, legal, play
from carson.core.game import Game
from carson.core.moves import CHANCE, Move, Seat
from carson.core.records import HIDDEN_MOVE, read_seat
from carson.server.bots.worker_request import BotRequest
from carson.server.bots.worker_secrets import draws_for


class Replay(Generic[S]):
    """A game that can have been this one: the same in all that the seat knows of it.

    Hidden answers are any that the rules allow, and hidden tiles are any that fit. So the state
    looks to the seat as the true one does, and what it imagines of the rest comes out the same.
    """

    def __init__(self, game: Game[S], request: BotRequest) -> None:
        self.game: Final = game
        self.lines: Final[list[tuple[Seat, Move]]] = []
        """All moves that were made, chance included."""
        self.state: Final = game.start(request.options)
        self.state.log = []
        self._draws: Final = draws_for(self.state, request.tiles)
        advance(self.state)
        self._draw()
        for line in request.moves:
            self._play(*self._read(line))
            self._draw()
        self.state.log = None

    def _read(self, line: str) -> tuple[Seat, Move]:
        """Who moves, and how; any legal move where it is hidden."""
        who, _, text = line.partition(" ")
        seat = read_seat(who)
        assert seat is not None, "requests are written by the server"
        if text == HIDDEN_MOVE:
            return seat, legal(self.state, seat)[0]
        return seat, self.game.vocabulary.read(text)

    def _draw(self) -> None:
        while (move := self._draws.answer(self.state)) is not None:
            self._play(CHANCE, move)

    def _play(self, seat: Seat, move: Move) -> None:
        play(self.state, seat, move)
        self.lines.append((seat, move))
