"""Kit Carson: everyone places at once, and may change their mind until they pass."""

from typing import Final, final

from carson.board.ids import (
    AT_END_PASSING,
    PASS,
    ROAD,
    SHIFT,
    TAKE_BACK,
    edge_of,
    place_of,
)
from carson.board.map.pieces import PIECES
from carson.board.play.place import (
    add_pass_and_roads,
    next_to_place,
    piece_of,
    placings_of,
    put_piece,
    why_not_place,
)
from carson.board.play.shift import MOST_SHIFTS, lift, lift_moves, why_no_lift
from carson.board.play.turn import lay_road, why_no_road
from carson.board.powers.rule import Rule
from carson.board.state import State
from carson.core.agenda import Choice, Task
from carson.core.moves import NOBODY, Move, Seat
from carson.core.reasons import Reason
from carson.core.values import added


@final
class KitCarson(Rule):
    """All players place cowboys at once, and may move them or take them back.

    The first player places one, or stops, before the others begin. Whoever stops has passed. If
    the game is not played live, the players take turns to place, move or take back one cowboy,
    until all have stopped. A player may change their mind ten times in a round. At the end
    each player gets 1 VP for each player behind them in the pass order of the last round.
    """

    def at_the_end(self, s: State, owner: Seat) -> None:
        for behind, seat in enumerate(reversed(s.pass_order)):
            if behind:
                s.score(seat, behind, AT_END_PASSING)


@final
class PlaceTogether(Task[State]):
    """The first player begins; then all place, in turn or as it comes."""

    def run(self, s: State) -> None:
        s.shifts = (0,) * len(s.seats)
        s.do(PlaceFreely(s.order[0]), GoOnPlacing(0 if s.options.placing_live else 1))


def resume(s: State, turn: Seat) -> list[Task[State]]:
    """Continue placing from a seat's turn; NOBODY if all may place at a live table."""
    if s.options.placing_live:
        return [*([PlaceFreely(turn)] if turn != NOBODY else []), GoOnPlacing(0)]
    first = turn if turn != NOBODY else next(seat for seat in s.order if seat not in s.passed)
    return [PlaceFreely(first), GoOnPlacing((s.order.index(first) + 1) % len(s.seats))]


@final
class GoOnPlacing(Task[State]):
    """Who may place next: all who have not stopped, or the next of them in the turn order."""

    def __init__(self, position: int) -> None:
        self.position: Final = position

    def run(self, s: State) -> None:
        if len(s.passed) == len(s.seats):
            s.end_placing()
            return
        if s.options.placing_live:
            still_placing = [seat for seat in s.order if seat not in s.passed]
            idle = [seat for seat in still_placing if can_only_stop(s, seat)]
            s.do(PlaceFreely(*(idle[:1] or sorted(still_placing))), GoOnPlacing(0))
        else:
            position = next_to_place(s, self.position)
            s.do(PlaceFreely(s.order[position]), GoOnPlacing((position + 1) % len(s.order)))


@final
class PlaceFreely(Choice[State]):
    """Place a piece, shift one, take one back, or stop for this round."""

    accepts = (*(piece.verb for piece in PIECES), SHIFT, TAKE_BACK, PASS, ROAD)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        found = placings_of(s, seat)
        if s.shifts[seat] < MOST_SHIFTS:
            found.extend(lift_moves(s, seat))
        add_pass_and_roads(s, seat, found)
        return found

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.verb is PASS:
            return None
        if move.verb is ROAD:
            return why_no_road(s, seat, edge_of(move))
        if move.verb in (SHIFT, TAKE_BACK):
            tired = s.shifts[seat] >= MOST_SHIFTS
            return (
                s.refusal("shifted-enough", most=MOST_SHIFTS)
                if tired
                else why_no_lift(s, seat, move)
            )
        return why_not_place(s, seat, move)

    def play(self, s: State, seat: Seat, move: Move) -> None:
        if move.verb is PASS:
            s.pass_turn(seat)
        elif move.verb is ROAD:
            s.do(PlaceFreely(*self.seats))
            lay_road(s, seat, edge_of(move))
        elif move.verb in (SHIFT, TAKE_BACK):
            s.shifts = added(s.shifts, seat)
            lift(s, seat, move)
        else:
            put_piece(s, seat, place_of(move), piece_of(move))


def can_only_stop(s: State, seat: Seat) -> bool:
    """Whether a seat has nothing to place, to shift or to take back."""
    return PlaceFreely(seat).moves(s, seat) == [PASS.of()]
