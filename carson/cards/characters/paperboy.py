"""The Paperboy."""

from typing import final

from carson.cards.ids import BOOT_BACK, CARDS, CHARACTERS, FETCH, PASS, TERRAIN_COUNT, TOP
from carson.cards.play.pile import TurnOver
from carson.cards.play.taking import TakeCard
from carson.cards.powers.rule import Rule
from carson.cards.state import GONE, State
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason


@final
class Paperboy(Rule):
    """3 VP; and when you take the Paperboy you may at once have one more character.

    It is any one that nobody took in its round, or the top one of the pile, unseen.
    """

    name = "paperboy"
    appeal = 5
    back = BOOT_BACK

    def on_taken(self, s: State, owner: Seat) -> None:
        s.do(FetchCharacter(owner))

    def points(self, s: State, owner: Seat) -> int:
        return 3


@final
class FetchCharacter(Choice[State]):
    """Which character comes with the Paperboy, if any."""

    accepts = (FETCH, TOP, PASS)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        fetches = [FETCH.of(card - TERRAIN_COUNT) for card in CHARACTERS if s.where[card] == GONE]
        return fetches + ([TOP.of(), PASS.of()] if s.backs else [PASS.of()])

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is TOP:
            return None if s.backs else Reason("pile-empty")
        if move.verb is PASS:
            return None
        card = CARDS[TERRAIN_COUNT + move.noun]
        return None if s.where[card] == GONE else Reason("not-left-over", card=card)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is TOP:
            s.do(TurnOver(seat))
        elif move.verb is FETCH:
            s.do(TakeCard(seat, CARDS[TERRAIN_COUNT + move.noun]))
