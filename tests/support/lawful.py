"""Lawful games: many random ones, with random options, checked while they are played.

`python -m tests.support.lawful COUNT` plays that many on all processors, with whichever build
of the package it imports, and prints everything that was seen.
"""

import os
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.core.agenda import Chance, Choice, advance, legal, pending, play, why_not
from carson.core.chance import Stream
from carson.core.moves import Move
from carson.core.trials import Playout, evenly, playing
from tests.support.games import BOARD_ACCOUNTS, board_trial

CHUNK: Final = 100
LOOK: Final = 60
"""Once in this many decisions the laws are looked at."""
REPLAY: Final = 4
"""One game in this many is replayed."""
ASKED: Final = 2
"""How many moves are asked about at each decision."""


def refusals(s: State, choice: Choice[State], moves: Iterable[Move]) -> set[str]:
    """Why some of the moves cannot be made."""
    seen = set()
    seat = choice.seats[0]
    for move in moves:
        reason = why_not(s, seat, move)
        assert (reason is None) == (move in legal(s, seat)), f"{move} is offered and refused"
        if reason is not None:
            seen.add(f"reason {reason.code}")
    return seen


def seen_in_game(seed: int) -> set[str]:
    """What happens in the game of a seed; it obeys the laws wherever it is looked at."""
    seen: set[str] = set()
    with playing(board_trial(seed)) as run:
        books = Books(run)
        for s in run.moments():
            seen.update(f"event {event.kind.name}" for event in run.log)
            books.post()
            choice = pending(s)
            if choice is not None:
                seen.add(f"choice {type(choice).__name__}")
                seen |= refusals(s, choice, any_moves(choice, run.aside))
            if run.now_and_then(LOOK):
                books.check()
        books.check()
        if seed % REPLAY == 0:
            books.check_replay()
    return seen | {f"verb {move.verb.name}" for _, move in run.lines}


class Books:
    """What the laws say of a game while it is played: nothing is lost, copied badly or told."""

    def __init__(self, run: Playout[State]) -> None:
        self.run = run
        self.ledger = BOARD_GAME.ledger(run.state)
        self.census: dict[str, int] = {}

    def post(self) -> None:
        """Write down what just happened."""
        for event in self.run.log:
            if event.kind in BOARD_ACCOUNTS:
                BOARD_ACCOUNTS[event.kind].post(event, self.ledger)
        if not self.census and not isinstance(pending(self.run.state), Chance):
            self.census = BOARD_GAME.census(self.run.state)

    def check(self) -> None:
        """Look at the laws now: conservation, copies and secrets."""
        s = self.run.state
        seat = s.seats[self.run.aside.below(len(s.seats))]
        assert BOARD_GAME.ledger(s) == self.ledger
        assert self.census in ({}, BOARD_GAME.census(s))
        for name, (noted, found) in BOARD_GAME.derived(s).items():
            assert noted == found, f"{name} is noted wrongly"
        assert BOARD_GAME.digest(s.copy()) == BOARD_GAME.digest(s)
        imagined = BOARD_GAME.imagine(s, seat, self.run.aside)
        assert BOARD_GAME.see(imagined, seat) == BOARD_GAME.see(s, seat)

    def check_replay(self) -> None:
        """The same moves lead to the same end."""
        s = BOARD_GAME.start(BOARD_GAME.complete(self.run.trial.options))
        advance(s)
        for seat, move in self.run.lines:
            play(s, seat, move)
        assert BOARD_GAME.digest(s) == BOARD_GAME.digest(self.run.state)


def any_moves(choice: Choice[State], stream: Stream) -> list[Move]:
    """Some answers to a choice, allowed or not; each of its verbs is as likely."""
    verbs = [choice.accepts[stream.below(len(choice.accepts))] for _ in range(ASKED)]
    return [evenly(stream, verb.moves) for verb in verbs]


def seen_in_chunk(first: int, count: int = CHUNK) -> set[str]:
    """What happens in a chunk of games; a process of its own may play it."""
    return {seen for seed in range(first, first + count) for seen in seen_in_game(seed)}


def seen_in_games(count: int) -> set[str]:
    """What happens in this many games, on all processors."""
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        return {seen for chunk in pool.map(seen_in_chunk, range(0, count, CHUNK)) for seen in chunk}


if __name__ == "__main__":
    print(*sorted(seen_in_games(int(sys.argv[1]))), sep="\n")
