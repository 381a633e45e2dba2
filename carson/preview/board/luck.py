"""How lucky the players of a board game were in their duels."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from carson.board import events as event
from carson.board.game import BOARD_GAME
from carson.board.play.duel import Dice, RollDie
from carson.board.powers import ask
from carson.board.state import State
from carson.core.agenda import advance, pending, play
from carson.core.events import Event
from carson.core.moves import Move, Seat
from carson.core.records import Record
from carson.preview.board.dice import Rival, chance_to_win
from carson.preview.board.duels import fighter, outlaw_strength

REMEMBERED: Final = 64
"""Of how many finished games the luck is not computed again."""


@dataclass(frozen=True)
class DuelLuck:
    """What a seat got out of its duels with dice, and what it could expect."""

    fought: int
    won: int
    expected: float
    """The odds of its duels, added up."""


def duel_luck(record: Record) -> tuple[DuelLuck, ...]:
    """The luck of each seat in the duels of a record that were fought with dice."""
    return _duel_luck(tuple(record.options.items()), tuple(record.lines))


@lru_cache(maxsize=REMEMBERED)
def _duel_luck(
    options: tuple[tuple[str, str], ...], lines: tuple[tuple[Seat, Move], ...]
) -> tuple[DuelLuck, ...]:
    """The same for the options and the moves of a record."""
    s, log = BOARD_GAME.start(dict(options)), list[Event]()
    s.log = log
    advance(s)
    expected: list[list[float]] = [[] for _ in s.seats]
    for seat, move in lines:
        choice = pending(s)
        if isinstance(choice, RollDie) and not choice.dice.rolled:
            for who, chance in chances(s, choice.dice):
                expected[who].append(chance)
        play(s, seat, move)
    won = [happened.get("seat") for happened in log if happened.kind is event.DUEL_WON]
    return tuple(
        DuelLuck(len(odds), won.count(seat) if odds else 0, sum(odds))
        for seat, odds in enumerate(expected)
    )


def chances(s: State, dice: Dice) -> Sequence[tuple[Seat, float]]:
    """The fighters of a duel whose dice are about to be rolled, and the odds of each."""
    fighters = [fighter(s, cowboy, ask.firepower(s, cowboy.seat)) for cowboy in dice.fighters]
    least = outlaw_strength(s, dice.place)
    found = []
    for rank, me in enumerate(fighters):
        # They stand in the pass order, which decides ties.
        rivals = [Rival(other, rank < at) for at, other in enumerate(fighters) if at != rank]
        found.append((dice.fighters[rank].seat, chance_to_win(me, rivals, least)))
    return found
