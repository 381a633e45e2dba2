"""10: the Gunsmith."""

from typing import final

from carson.board.ids import FROM_CHARACTERS
from carson.board.powers.moments import DuelFought
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.moves import Seat


@final
class GunsmithYellow(Rule):
    """You get 2 VP for each duel you win this round, however many players you beat in it.

    You get them at once, even if you then give up what you fought for.
    """

    number = 10
    cash_limit = 30

    def on_duel(self, s: State, owner: Seat, duel: DuelFought) -> None:
        if duel.winner == owner:
            s.score(owner, 2, FROM_CHARACTERS)


@final
class GunsmithRed(Rule):
    """You get a stick of dynamite at once, if one is left; and in duels you may roll again.

    In each duel you may roll one of your dice again, once, when all dice have been rolled; with
    duel tiles you choose yours after the others have revealed theirs. You keep dynamite until you
    use it: during building income it triples one of your Mines, once per Mine and round; or you
    place it with a cowboy, which then rolls two dice in a duel.
    """

    number = 10
    red = True
    cash_limit = 20

    def on_chosen(self, s: State, owner: Seat) -> None:
        s.get_dynamite(owner, 1)

    def rerolls(self, s: State, owner: Seat) -> bool:
        return True
