"""Setup: tiles, centre, mountains, order of players, and the draft of two parcels each."""

from typing import Final, final

from carson.board import events as event
from carson.board.ids import (
    CARD_SIDES,
    CAST,
    DRAFT,
    HOUSE,
    LAND,
    LOT,
    MOUNTAIN,
    NOTHING,
    SIDES_OF_CARD,
    parcel_of,
)
from carson.board.map.geometry import INNER, IS_INNER, by_rows, on_parcels, sides
from carson.board.options import cast_size, why_not_drawn
from carson.board.play.land import why_not_ownable
from carson.board.printed import DRAFTED_PARCELS
from carson.board.state import State
from carson.core.agenda import Chance, Choice, Task
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason

DRAFTS: Final = by_rows(DRAFT.moves)
"""The moves that draft a parcel."""


@final
class DrawCast(Chance[State]):
    """A side of a card for a game with random characters; both sides are equally likely.

    Cards whose side is settled in play count as one side.
    """

    accepts = (CAST,)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        sides = s.options.drawable
        return [CAST.of(side) for side, _ in sides if s.rules[side // SIDES_OF_CARD] is None]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        side = s.cards[CARD_SIDES[move.noun]]
        if s.rules[side.number] is not None:
            return s.refusal("card-twice", card=side.number)
        return why_not_drawn(side, s.options.edition, s.options.variants)

    def weights(self, s: State) -> list[int]:
        sides = s.options.drawable
        return [weight for side, weight in sides if s.rules[side // SIDES_OF_CARD] is None]

    def play(self, s: State, seat: Seat, move: Move) -> None:
        side = s.cards[CARD_SIDES[move.noun]]
        s.turn_card(side.number, side.red)
        s.emit(event.CAST_DRAWN, move.noun)
        s.do(ChooseCast())


@final
class ChooseCast(Task[State]):
    """The cards of the options; or random ones, until there are enough."""

    def run(self, s: State) -> None:
        cast = [rule for rule in s.rules if rule is not None]
        if len(cast) < cast_size(cast):
            s.do(DrawCast())


class RollParcel(Chance[State]):
    """The dice name a parcel of the inner 6x6; rolled again until it is free. Ruling 1."""

    accepts = (LAND,)

    def candidates(self, s: State, seat: Seat) -> list[Move]:
        return [LAND.of(parcel) for parcel in INNER]

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if not IS_INNER[move.noun]:
            return s.refusal("off-the-dice", parcel=move.noun)
        thing = s.on[move.noun]
        return None if thing == NOTHING else s.refusal("not-free", parcel=move.noun, thing=thing)


@final
class FoundTown(RollParcel):
    """The centre: a House and four roads around it."""

    def play(self, s: State, seat: Seat, move: Move) -> None:
        centre = parcel_of(move)
        s.put_on(centre, HOUSE)
        for edge in sides(centre):
            s.put_road(edge)
        s.emit(event.FOUNDED, centre)


@final
class RaiseMountain(RollParcel):
    """A mountain on a parcel that is still free."""

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.put_on(parcel_of(move), MOUNTAIN)
        s.emit(event.MOUNTAIN_ROSE, move.noun)


@final
class DrawOrder(Chance[State]):
    """The order of the first round, at random."""

    accepts = (LOT,)

    def __init__(self, drawn: tuple[Seat, ...] = ()) -> None:
        super().__init__()
        self.drawn: Final = drawn

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        if move.noun >= len(s.seats):
            return s.refusal("no-such-seat", seat=move.noun)
        return s.refusal("already-drawn", seat=move.noun) if move.noun in self.drawn else None

    def play(self, s: State, seat: Seat, move: Move) -> None:
        drawn = (*self.drawn, Seat(move.noun))
        s.emit(event.ORDERED, move.noun, len(drawn))
        if len(drawn) < len(s.seats):
            s.do(DrawOrder(drawn))
        else:
            s.pass_order = drawn


@final
class RaiseMountains(Task[State]):
    """As many as the options say."""

    def run(self, s: State) -> None:
        s.do(*[RaiseMountain() for _ in range(s.options.mountains)])


@final
class Draft(Task[State]):
    """Each player takes two parcels."""

    def run(self, s: State) -> None:
        s.do(
            DraftInTurn((DRAFTED_PARCELS,) * len(s.seats), s.options.edition.draft_starts_with_last)
        )


@final
class DraftInTurn(Task[State]):
    """Parcels still to be drafted by each seat: back and forth through the order of players."""

    def __init__(self, left: tuple[int, ...], backward: bool) -> None:
        self.left: Final = left
        self.backward: Final = backward

    def run(self, s: State) -> None:
        if any(self.left):
            order = s.pass_order[::-1] if self.backward else s.pass_order
            drafts = [DraftParcel(seat) for seat in order if self.left[seat]]
            s.do(*drafts, DraftInTurn(tuple(max(0, n - 1) for n in self.left), not self.backward))


@final
class DraftParcel(Choice[State]):
    """Any parcel that nobody has yet, with whatever stands on it."""

    accepts = (DRAFT,)

    def moves(self, s: State, seat: Seat) -> list[Move]:
        # Before the first round everything that can be owned is wilderness, and that is noted.
        return on_parcels(DRAFTS, s.wild)

    def refuse(self, s: State, seat: Seat, move: Move) -> Reason | None:
        return why_not_ownable(s, seat, parcel_of(move))

    def play(self, s: State, seat: Seat, move: Move) -> None:
        s.claim(seat, parcel_of(move))
