"""City: what a player has built, as an immutable value, and where a card may go in it."""

from collections.abc import Sequence
from typing import Final, final

from carson.cards.city import ground
from carson.cards.city.ground import BIT, WHOLE, Frame, has, parcels_in
from carson.cards.city.terrain import Layout, Parts, parts_of
from carson.cards.ids import (
    CENTRE,
    EMPTY,
    HOUSE,
    LETTERS,
    MIDDLE,
    NO_CARD,
    OUTLAWS,
    PARCELS,
    PRISON,
    SIDE,
    THING_COUNT,
    THINGS,
    TOWNHOUSE,
    Card,
    Parcel,
    Thing,
)
from carson.cards.printed import LONGEST_SIDE
from carson.core.reasons import Reason

Placed = tuple[Card, Parcel]
"""A card and where its top left parcel lies."""
NEAR: Final = tuple(tuple(parcels_in(near)) for near in ground.NEAR)
"""The parcels around each parcel, the diagonal ones included."""


def square(spot: Parcel) -> tuple[Parcel, Parcel, Parcel, Parcel]:
    """The four parcels of a card, in the order of its layout."""
    below = spot + SIDE
    return spot, Parcel(spot + 1), Parcel(below), Parcel(below + 1)


def may_cover(old: Thing, new: Thing, lawful: bool) -> bool:
    """Whether a parcel may be covered: an empty one always, an element by its like."""
    if old == OUTLAWS:
        return lawful and new != OUTLAWS
    return old in (NO_CARD, EMPTY, new) or (old == HOUSE and new == TOWNHOUSE)


COVERED_BY: Final = tuple(
    tuple(tuple(old for old in THINGS if may_cover(old, new, lawful)) for new in THINGS)
    for lawful in (False, True)
)
"""The same as a table: without and with the law, what each thing may cover."""


@final
class City:
    """The visible land of one player and the cards it is made of, the first one first."""

    def __init__(
        self, shows: tuple[int, ...], cards: tuple[Placed, ...], frame: Frame, joined: int
    ) -> None:
        self.shows: Final = shows
        """By thing: the mask of the parcels that show it."""
        self.cards: Final = cards
        self.frame: Final = frame
        self.joined: Final = joined
        """The mask of the spots where a card lies on the city, or beside it."""

    @property
    def covered(self) -> int:
        """The mask of the parcels on which a card lies."""
        return WHOLE ^ self.shows[NO_CARD]

    @property
    def land(self) -> list[Parcel]:
        """The parcels on which a card lies, in order."""
        return parcels_in(self.covered)

    @property
    def on(self) -> tuple[Thing, ...]:
        """What each parcel of the ground shows."""
        on = [NO_CARD] * len(PARCELS)
        for thing in THINGS[EMPTY:]:
            for parcel in parcels_in(self.shows[thing]):
                on[parcel] = thing
        return tuple(on)

    def thing(self, parcel: Parcel) -> Thing:
        """What a parcel shows."""
        return next(thing for thing in THINGS if has(self.shows[thing], parcel))

    def count(self, thing: Thing) -> int:
        """How many parcels show this."""
        return self.shows[thing].bit_count()

    def counts(self) -> list[int]:
        """The same for all things."""
        return [mask.bit_count() if mask else 0 for mask in self.shows]

    @property
    def has_prison(self) -> bool:
        """Whether a Prison is visible."""
        return self.shows[PRISON] != 0

    # --- cards come and go ------------------------------------------------------------------
    def with_card(self, card: Card, spot: Parcel) -> "City":
        """The city with one more card on top."""
        shows = self._bare(ground.card_at(spot))
        for thing, offsets in parts_of(card):
            for offset in offsets:
                shows[thing] |= BIT[spot + offset]
        joined = self.joined | ground.JOINED[spot]
        return City(tuple(shows), self.cards + ((card, spot),), self.frame_with(spot), joined)

    def frame_with(self, spot: Parcel) -> Frame:
        """The frame of the city when it has one more card."""
        frame = ground.frame_around(spot)
        return ground.joint_frame(self.frame, frame) if self.covered else frame

    def without_card(self, card: Card) -> "City":
        """The city without a card that lies alone; it still lies around the middle."""
        own = ground.card_at(self.spot(card))
        shows = self._bare(own)
        shows[NO_CARD] |= own
        left = tuple([placed for placed in self.cards if placed[0] != card])
        return showing(shows, left).around_the_middle()

    def _bare(self, area: int) -> list[int]:
        """The masks by thing, with nothing shown in an area."""
        shows = list(self.shows)
        for thing, mask in enumerate(self.shows):
            if mask & area:
                shows[thing] ^= mask & area
                area ^= mask & area
                if not area:
                    break
        return shows

    def spot(self, card: Card) -> Parcel:
        """Where a card of the city lies."""
        return next(spot for other, spot in self.cards if other == card)

    def around_the_middle(self) -> "City":
        """The same city, moved so that it can grow by as much as before on each side."""
        if not self.covered:
            return NO_CITY
        down, right = _shift(self.top, self.bottom), _shift(self.left, self.right)
        return self if not down and not right else self._moved(down * SIDE + right)

    def _moved(self, by: int) -> "City":
        shows = [mask << by if by > 0 else mask >> -by for mask in self.shows]
        shows[NO_CARD] = WHOLE ^ sum(shows[EMPTY:])
        return showing(shows, tuple([(card, Parcel(spot + by)) for card, spot in self.cards]))

    # --- what may be done -------------------------------------------------------------------
    def spots_for(self, parts: Parts, lawful: bool, long_side: int) -> int:
        """The mask of all places where a card may go; `lawful` Outlaws count as empty.

        `why_not_lay` says the same of one place; asking it about each would take far longer.
        """
        if not self.covered:
            return BIT[CENTRE]
        spots = self.joined & ground.spots_within(self.frame, long_side)
        for thing, offsets in parts:
            free = self.coverable(thing, lawful)
            for offset in offsets:
                spots &= free >> offset
        return spots

    def coverable(self, new: Thing, lawful: bool) -> int:
        """The mask of the parcels that a thing may cover."""
        mask = 0
        for old in COVERED_BY[lawful][new]:
            mask |= self.shows[old]
        return mask

    def why_not_lay(
        self, layout: Layout, spot: Parcel, lawful: bool, long_side: int = LONGEST_SIDE
    ) -> Reason | None:
        """Why a card may not go there."""
        if not has(ground.SPOTS, spot):
            return Reason("outside-the-ground", parcel=spot)
        if not self.covered:
            return None if spot == CENTRE else Reason("first-card-in-the-middle", parcel=CENTRE)
        if not has(self.joined, spot):
            return Reason("not-joined", parcel=spot)
        if not has(ground.spots_within(self.frame, long_side), spot):
            return Reason("city-too-big", most=LONGEST_SIDE, long=long_side)
        for parcel, new in zip(square(spot), layout, strict=True):
            if not has(self.coverable(new, lawful), parcel):
                return Reason("covers", parcel=parcel, thing=self.thing(parcel))
        return None

    def liftable(self) -> list[Card]:
        """The cards that can be taken out of the city: those of `why_not_lift`, in one pass."""
        once = twice = 0
        for _, spot in self.cards:
            own = ground.card_at(spot)
            twice |= once & own
            once |= own
        return [
            card
            for card, spot in self.cards
            if not ground.card_at(spot) & twice
            and ground.stays_whole(self.covered, ground.card_at(spot))
        ]

    def why_not_lift(self, card: Card) -> Reason | None:
        """Why a card cannot be taken out of the city."""
        if all(other != card for other, _ in self.cards):
            return Reason("not-in-city", card=card)
        own = ground.card_at(self.spot(card))
        for other, spot in self.cards:
            if other != card and own & ground.card_at(spot):
                return Reason("cards-overlap", card=card, other=other)
        whole = ground.stays_whole(self.covered, own)
        return None if whole else Reason("city-divided", card=card)

    # --- as text ----------------------------------------------------------------------------
    def drawing(self) -> list[str]:
        """The city in letters, row by row, cut to what there is."""
        if not self.covered:
            return []
        letters = "".join([LETTERS[thing] for thing in self.on])
        starts = [row * SIDE for row in range(self.top, self.bottom + 1)]
        return [letters[start + self.left : start + self.right + 1] for start in starts]

    @property
    def top(self) -> int:
        """The first row."""
        return self.frame[0]

    @property
    def bottom(self) -> int:
        """The last row."""
        return self.frame[1]

    @property
    def left(self) -> int:
        """The first column."""
        return self.frame[2]

    @property
    def right(self) -> int:
        """The last column."""
        return self.frame[3]

    @property
    def corner(self) -> Parcel:
        """Where the drawing's top left corner lies."""
        return Parcel(self.top * SIDE + self.left)

    def __repr__(self) -> str:
        cards = " ".join(f"{card}@{spot}" for card, spot in self.cards)
        return f"City({'/'.join(self.drawing())} {cards})"


NO_CITY: Final = City((WHOLE,) + (0,) * (THING_COUNT - 1), (), (MIDDLE,) * 4, 0)


def showing(shows: Sequence[int], cards: tuple[Placed, ...]) -> City:
    """The city that shows each thing where its mask says."""
    land = WHOLE ^ shows[NO_CARD]
    if not land:
        return NO_CITY
    return City(tuple(shows), cards, ground.frame_of(land), ground.spots_joining(land))


def on_the_ground(on: Sequence[Thing], cards: tuple[Placed, ...]) -> City:
    """The city that the ground shows."""
    shows = [0] * THING_COUNT
    for parcel in PARCELS:
        shows[on[parcel]] |= BIT[parcel]
    return showing(shows, cards)


def drawn(rows: Sequence[str], corner: Parcel = CENTRE) -> City:
    """A city as it is drawn, of cards that nobody knows; its top left corner lies at `corner`."""
    on = [NO_CARD] * len(PARCELS)
    for down, row in enumerate(rows):
        for right, letter in enumerate(row):
            on[corner + down * SIDE + right] = Thing(LETTERS.index(letter))
    return on_the_ground(on, ())


def _shift(first: int, last: int) -> int:
    """How far rows or columns must move so that they reach both middle ones."""
    return min(0, MIDDLE - first) or max(0, MIDDLE + 1 - last)
