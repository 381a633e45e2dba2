"""Hints for the board game: the words and numbers behind a rating of the greedy bot."""

from collections.abc import Sequence
from statistics import fmean
from typing import Final, final

from carson.board.ids import (
    DECLINE,
    DONE,
    KEEP,
    PASS,
    ROAD,
    SHIFT,
    TAKE_BACK,
    Parcel,
    Place,
    place_of,
)
from carson.board.map import town
from carson.board.map.buildings import HOUSE_VALUE
from carson.board.map.geometry import NEAR
from carson.board.play.place import piece_of
from carson.board.state import State
from carson.bots.board.greedy import JUDGES, rate_all, thin_out, thought_on
from carson.bots.board.outlook import Outlook
from carson.bots.board.placing import chance_of, piece_gain
from carson.bots.board.position import parts
from carson.bots.hints import Hint, Why, best, points, worth
from carson.core.agenda import pending
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.views import View

PLACED: Final = "place"
LAND: Final = "land"
IN_POINTS: Final = frozenset(
    (LAND, "land-bought", "building", "site", "house", "doctor", "horse", "horse-bought", "bid")
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
    judging = JUDGES.get(type(choice))
    if judging is None:
        return outcomes(imagined, view.seat, view.moves)
    explained = Explained(imagined, view.seat, judging.by)
    return best(rate_all(imagined, view.seat, choice, view.moves, deeper=True), explained.why)


def outcomes(s: State, seat: Seat, moves: Sequence[Move]) -> list[Hint]:
    """Moves whose positions are compared: each is better than the average in something."""
    tried = thin_out(moves)
    after = {move: parts(thought_on(s, seat, move, deeper=True), seat) for move in tried}
    usual = {name: fmean(one[name] for one in after.values()) for name in after[tried[0]]}

    def why(rating: float, move: Move) -> tuple[Why, ...]:
        found = after[move]
        return (Why(f"outcome-{max(usual, key=lambda name: found[name] - usual[name])}"),)

    return best([(sum(found.values()), move) for move, found in after.items()], why)


@final
class Explained:
    """What stands behind the ratings of a judge."""

    def __init__(self, s: State, seat: Seat, by: str) -> None:
        self.s: Final = s
        self.by: Final = by
        self.outlook: Final = Outlook(s, seat) if by == PLACED else None

    def why(self, rating: float, move: Move) -> tuple[Why, ...]:
        """Why the bot likes a move: what it was judged by, with the numbers that counted."""
        if self.outlook is not None:
            return (placed(self.outlook, move),)
        if move.verb in PLAIN:
            return (Why(PLAIN[move.verb]),)
        counted = (worth(rating),) if self.by in IN_POINTS else ()
        return (
            Why(self.by, around(self.s, Parcel(Place(move.noun))) if self.by == LAND else {}),
            *counted,
        )


def around(s: State, parcel: Parcel) -> dict[str, int | str]:
    """What a parcel has around it for shops, Mines and Ranches."""
    return {
        "houses": sum(HOUSE_VALUE.get(s.on[near], 0) for near in NEAR[parcel]),
        "mountains": town.mountains_near(s, parcel, s.owner[parcel]),
        "free": town.open_neighbours(s, parcel),
    }


def placed(o: Outlook, move: Move) -> Why:
    """What a cowboy would get on a place, and how likely."""
    if move.verb is TAKE_BACK or move.verb in ON_PLACES:
        return Why(ON_PLACES.get(move.verb, "nothing"))
    place, piece = place_of(move), piece_of(move)
    chance = round(PERCENT * chance_of(o, place, piece))
    return Why(PLACED, {"points": points(piece_gain(o, place, piece)), "chance": chance})
