"""Writes a game as one line, in whichever build it runs: `python -m tests.bench.same`.

A line holds the name of a game and a fingerprint of all its digests and events, and of views.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from typing import Final

from carson.board import encode as board_code
from carson.board.game import BOARD_GAME
from carson.board.state import State as BoardState
from carson.builds import running
from carson.cards import encode as card_code
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardState
from carson.core.agenda import S, advance, play
from carson.core.events import Event
from carson.core.game import Game
from carson.core.records import Record, game_of, read
from carson.core.trials import Playout, Trial
from carson.core.views import View
from tests.cards.games import card_trial
from tests.support.games import board_trial
from tests.support.recording import FOLDER

SOMETIMES: Final = 25
"""Views and digests cost more than moves: in random games one in this many moments is looked at."""
CARDS_EVERY: Final = 5
"""One random game in this many is one of cards."""


class Fingerprint:
    """Everything that was seen of a game."""

    def __init__(self) -> None:
        self.hash: Final = blake2b(digest_size=12)

    def add(self, thing: object) -> None:
        """See one thing more."""
        self.hash.update(json.dumps(thing).encode())

    def events(self, log: Iterable[Event]) -> None:
        """See what happened."""
        self.add([(event.kind.name, event.values) for event in log])

    def look(self, game: Game[S], s: S) -> None:
        """See the whole state, what each seat sees of it, and what a net is told."""
        self.add(game.digest(s))
        for seat in game.seats(s):
            self.add(View(game, s, seat).see())
            if isinstance(s, CardState):
                self.add([code.hex() for code in card_code.encode(s, seat)])
            if isinstance(s, BoardState):
                self.add([code.hex() for code in board_code.encode(s, seat)])


def of_record(game: Game[S], record: Record) -> str:
    """A recorded game, looked at after each move."""
    seen, s = Fingerprint(), game.start(record.options)
    s.log = []
    advance(s)
    for seat, move in record.lines:
        seen.look(game, s)
        play(s, seat, move)
    seen.look(game, s)
    seen.events(s.log)
    return seen.hash.hexdigest()


def of_trial(trial: Trial[S]) -> str:
    """A random game, looked at now and then and at its end."""
    run, seen = Playout(trial), Fingerprint()
    for s in run.moments():
        seen.events(run.log)
        if run.now_and_then(SOMETIMES):
            seen.look(trial.game, s)
    seen.look(trial.game, run.state)
    seen.add([(seat, str(move)) for seat, move in run.lines])
    seen.add(trial.game.scores(run.state))
    return seen.hash.hexdigest()


def random_game(number: int) -> str:
    """The random game of a number, with random options."""
    if number % CARDS_EVERY:
        return of_trial(board_trial(number))
    return of_trial(card_trial(number))


def recorded_game(text: str) -> str:
    """The game of a record."""
    if game_of(text) == BOARD_GAME.name:
        return of_record(BOARD_GAME, read(BOARD_GAME, text))
    return of_record(CARDS_GAME, read(CARDS_GAME, text))


def lines(first: int, count: int) -> Iterator[str]:
    """The build, and one line for each recorded game, or for this many random ones."""
    yield running()
    if not count:
        for path in sorted(FOLDER.rglob("*.game")):
            yield f"{path.stem} {recorded_game(path.read_text(encoding='utf-8'))}"
    for number in range(first, first + count):
        yield f"{number} {random_game(number)}"


if __name__ == "__main__":
    for line in lines(int(sys.argv[1]), int(sys.argv[2])):
        print(line, flush=True)
