"""Hints for the board game: the words and numbers behind a rating of the greedy bot."""

from typing import Final, final

from carson.board.ids import DECLINE, DONE, KEEP, PASS, ROAD, SHIFT, TAKE_BACK, Place
from carson.board.place import piece_of
from carson.board.state import State
from carson.bots.greedy import JUDGES, rate_all
from carson.bots.hints import Hint, Why, best, points, worth
from carson.bots.outlook import Outlook
from carson.bots.placing import chance_of, piece_gain
from carson.core.agenda import Choice, pending
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.views import View

PLACED: Final = "place"
AHEAD: Final = "outcome"
"""What a move is judged by where no judge knows the choice: the position after it."""
IN_POINTS: Final = frozenset(
    ("land", "land-bought", "building", "site", "house", "doctor", "horse", "horse-bought", "bid")
)
"""Ratings by these are what the move brings, in victory points."""
PLAIN: Final = {ROAD: "road", DECLINE: "nothing", DONE: "nothing", PASS: "nothing", KEEP: "keep"}
"""Answers that need no other reason, whatever is asked."""
ON_PLACES: Final = {PASS: "pass", DECLINE: "nothing", ROAD: "road", SHIFT: "shift"}
PERCENT: Final = 100


def board_hints(view: View[State], seed: int) -> list[Hint]:
    """The best answers to what the seat is asked, as far as it knows the game."""
    imagined = view.imagine(Stream(seed))
    choice = pending(imagined)
    assert choice is not None, "nothing is asked"
    explained = Explained(imagined, view.seat, choice)
    return best(rate_all(imagined, view.seat, choice, view.moves, deeper=True), explained.why)


@final
class Explained:
    """What stands behind the ratings of one choice."""

    def __init__(self, s: State, seat: Seat, choice: Choice[State]) -> None:
        judging = JUDGES.get(type(choice))
        self.by: Final = AHEAD if judging is None else judging.by
        self.outlook: Final = Outlook(s, seat) if self.by == PLACED else None

    def why(self, rating: float, move: Move) -> tuple[Why, ...]:
        """Why the bot likes a move: what it was judged by, with the numbers that counted."""
        if self.outlook is not None:
            return (placed(self.outlook, move),)
        if move.verb in PLAIN:
            return (Why(PLAIN[move.verb]),)
        counted = (worth(rating),) if self.by in IN_POINTS else ()
        return (Why(self.by), *counted)


def placed(o: Outlook, move: Move) -> Why:
    """What a cowboy would get on a place, and how likely."""
    if move.verb in (*ON_PLACES, TAKE_BACK):
        return Why(ON_PLACES.get(move.verb, "nothing"))
    place, piece = Place(move.noun), piece_of(move)
    chance = round(PERCENT * chance_of(o, place, piece))
    return Why(PLACED, {"points": points(piece_gain(o, place, piece)), "chance": chance})
