"""Kit Carson: when the greedy bot places, changes its mind or stops."""

from typing import ClassVar, Final, final

from carson.board.ids import PASS
from carson.board.powers import ask
from carson.board.printed import ROUNDS
from carson.board.state import State
from carson.board.variants.kit_carson import PlaceFreely
from carson.bots.board.judging import A_LITTLE, Entry, Rater, judged
from carson.bots.board.outlook import Outlook
from carson.bots.board.placing import place_or_shift
from carson.bots.board.variant_knowledge import Advice
from carson.core.agenda import Choice
from carson.core.moves import Move, Seat


def place_freely(s: State, seat: Seat, choice: PlaceFreely) -> Rater:
    """As in turn; a cowboy moves only from a duel to something clearly better."""
    outlook = Outlook(s, seat)
    stop = max(A_LITTLE, overtaken(s, seat))

    def rate(move: Move) -> float:
        if move.verb is PASS:
            return stop
        return place_or_shift(outlook, move)

    return rate


def overtaken(s: State, seat: Seat) -> float:
    """Points that are lost in the last round to those who will stop before one's next turn."""
    if s.round < ROUNDS:
        return 0.0
    rivals = [rival for rival in s.seats if rival != seat and rival not in s.passed]
    return sum(not ask.pieces(s, rival) for rival in rivals)


@final
class KitCarsonAdvice(Advice):
    """Placing together is judged like placing in turn, with a change of mind now and then."""

    contested: ClassVar[tuple[type[Choice[State]], ...]] = (PlaceFreely,)
    judges: ClassVar[tuple[Entry, ...]] = (judged(PlaceFreely, place_freely, "place"),)


ADVICE: Final = KitCarsonAdvice()
