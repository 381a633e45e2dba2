"""The order of play, as tables that can be read beside the rulebook."""

from typing import Final, final

from carson.cards import events as event
from carson.cards.play.bidding import Bid, OrderByBids
from carson.cards.play.close import BeginEra, EndRound, FinalScoring, SellLast, is_last_era
from carson.cards.play.pick import PickInTurn
from carson.cards.play.pile import DrawCharacter, DrawTerrain, LookAtPile
from carson.cards.powers.asking import AskForPowers
from carson.cards.powers.rule import AFTER_REVEAL, BEFORE_BIDS
from carson.cards.printed import ROUNDS_PER_ERA, terrain_per_round
from carson.cards.state import State
from carson.core.agenda import Task


@final
class BeginRound(Task[State]):
    """The next round of the era."""

    def run(self, s: State) -> None:
        s.round += 1
        s.emit(event.ROUND_BEGAN, s.era, s.round)


@final
class LayOut(Task[State]):
    """A character and four terrain cards, five if there are more than four seats."""

    def run(self, s: State) -> None:
        s.do(DrawCharacter(), *[DrawTerrain()] * terrain_per_round(len(s.seats)))


AFTER_PICKING: Final[tuple[Task[State], ...]] = (EndRound(),)
PICK: Final[tuple[Task[State], ...]] = (OrderByBids(), PickInTurn(), *AFTER_PICKING)
BIDS: Final[tuple[Task[State], ...]] = (Bid(), AskForPowers(AFTER_REVEAL), *PICK)
ROUND: Final[tuple[Task[State], ...]] = (
    *(BeginRound(), LayOut(), AskForPowers(BEFORE_BIDS)),
    *BIDS,
)
END: Final[tuple[Task[State], ...]] = (SellLast(), FinalScoring())


@final
class PlayRounds(Task[State]):
    """Two eras of nine rounds, then the scoring."""

    def run(self, s: State) -> None:
        if s.round < ROUNDS_PER_ERA:
            s.do(*ROUND, self)
        elif is_last_era(s):
            s.do(*END)
        else:
            s.do(BeginEra(), self)


GAME: Final[tuple[Task[State], ...]] = (LookAtPile(), BeginEra(), PlayRounds())
