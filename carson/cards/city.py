"""City: what a player has built, as an immutable value, and where a card may go in it."""

from collections.abc import Iterable, Sequence
from typing import Final, final

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
    TOWNHOUSE,
    Card,
    Parcel,
    Thing,
)
from carson.cards.printed import LONGEST_SIDE
from carson.cards.terrain import Layout, layout_of
from carson.core.reasons import Reason

Placed = tuple[Card, Parcel]
"""A card and where its top left parcel lies."""


def _around(parcel: Parcel, steps: Iterable[tuple[int, int]]) -> tuple[Parcel, ...]:
    row, column = divmod(parcel, SIDE)
    places = [(row + down, column + right) for down, right in steps]
    return tuple(Parcel(r * SIDE + c) for r, c in places if 0 <= r < SIDE and 0 <= c < SIDE)


_SIDES: Final = ((-1, 0), (0, -1), (0, 1), (1, 0))
_EIGHT: Final = tuple((d, r) for d in (-1, 0, 1) for r in (-1, 0, 1) if d or r)
BESIDE: Final = tuple(_around(parcel, _SIDES) for parcel in PARCELS)
"""The parcels that share a side with each parcel."""
NEAR: Final = tuple(_around(parcel, _EIGHT) for parcel in PARCELS)
"""The parcels around each parcel, the diagonal ones included."""
SPOTS: Final = tuple(p for p in PARCELS if p % SIDE < SIDE - 1 and p // SIDE < SIDE - 1)
"""Where the top left parcel of a card can lie."""


def square(spot: Parcel) -> tuple[Parcel, Parcel, Parcel, Parcel]:
    """The four parcels of a card, in the order of its layout."""
    below = spot + SIDE
    return spot, Parcel(spot + 1), Parcel(below), Parcel(below + 1)


def _reach(spot: Parcel) -> tuple[Parcel, ...]:
    own = square(spot)
    return tuple(sorted({*own, *(beside for parcel in own for beside in BESIDE[parcel])}))


REACH: Final = {spot: _reach(spot) for spot in SPOTS}
"""By spot: the parcels of a card there, and those beside them."""


def may_cover(old: Thing, new: Thing, lawful: bool) -> bool:
    """Whether a parcel may be covered: an empty one always, an element by its like."""
    if old == OUTLAWS:
        return lawful and new != OUTLAWS
    return old in (NO_CARD, EMPTY, new) or (old == HOUSE and new == TOWNHOUSE)


_things: Final = tuple(Thing(number) for number in range(THING_COUNT))
COVERS: Final = tuple(
    tuple(tuple(may_cover(old, new, lawful) for new in _things) for old in _things)
    for lawful in (False, True)
)
"""The same as a table: without and with the law, by what is covered and by what covers it."""


@final
class City:
    """The visible land of one player and the cards it is made of, the first one first."""

    def __init__(
        self, on: tuple[Thing, ...], land: tuple[Parcel, ...], cards: tuple[Placed, ...]
    ) -> None:
        self.on: Final = on
        """What each parcel of the ground shows."""
        self.land: Final = land
        """The parcels that a card covers, in order."""
        self.cards: Final = cards
        self.counts: Final = [0] * THING_COUNT
        """How many parcels of the land show each thing."""
        for parcel in land:
            self.counts[on[parcel]] += 1
        columns = [parcel % SIDE for parcel in land]
        self.top: Final = land[0] // SIDE if land else MIDDLE
        self.bottom: Final = land[-1] // SIDE if land else MIDDLE
        self.left: Final = min(columns, default=MIDDLE)
        self.right: Final = max(columns, default=MIDDLE)

    def count(self, thing: Thing) -> int:
        """How many parcels show this."""
        return self.counts[thing]

    @property
    def has_prison(self) -> bool:
        """Whether a Prison is visible."""
        return self.counts[PRISON] > 0

    def with_card(self, card: Card, spot: Parcel) -> "City":
        """The city with one more card on top."""
        own = square(spot)
        on = list(self.on)
        for parcel, thing in zip(own, layout_of(card), strict=True):
            on[parcel] = thing
        new = [parcel for parcel in own if self.on[parcel] == NO_CARD]
        land = tuple(sorted([*self.land, *new])) if new else self.land
        return City(tuple(on), land, (*self.cards, (card, spot)))

    def without_card(self, card: Card) -> "City":
        """The city without a card that lies alone; it still lies around the middle."""
        on = list(self.on)
        for parcel in square(self.spot(card)):
            on[parcel] = NO_CARD
        left = tuple(placed for placed in self.cards if placed[0] != card)
        return on_the_ground(on, left).around_the_middle()

    def spot(self, card: Card) -> Parcel:
        """Where a card of the city lies."""
        return next(spot for other, spot in self.cards if other == card)

    def around_the_middle(self) -> "City":
        """The same city, moved so that it can grow by as much as before on each side."""
        if not self.land:
            return NO_CITY
        down, right = _shift(self.top, self.bottom), _shift(self.left, self.right)
        return self if not down and not right else self._moved(down * SIDE + right)

    def _moved(self, by: int) -> "City":
        on = [NO_CARD] * len(PARCELS)
        for parcel in self.land:
            on[parcel + by] = self.on[parcel]
        return on_the_ground(on, tuple((card, Parcel(spot + by)) for card, spot in self.cards))

    # --- what may be done -------------------------------------------------------------------
    def why_not_lay(
        self, layout: Layout, spot: Parcel, lawful: bool, long_side: int = LONGEST_SIDE
    ) -> Reason | None:
        """Why a card may not go there; `lawful` Outlaws count as empty."""
        if spot not in REACH:
            return Reason("outside-the-ground", parcel=spot)
        if not self.land:
            return None if spot == CENTRE else Reason("first-card-in-the-middle", parcel=CENTRE)
        if not self.joins(spot):
            return Reason("not-joined", parcel=spot)
        if not self.fits(spot, long_side):
            return Reason("city-too-big", most=LONGEST_SIDE, long=long_side)
        covered = self.protected_under(layout, spot, lawful)
        return Reason("covers", parcel=covered[0], thing=self.on[covered[0]]) if covered else None

    def joins(self, spot: Parcel) -> bool:
        """Whether a card there lies on the city, or beside it."""
        return any(self.on[parcel] for parcel in REACH[spot])

    def fits(self, spot: Parcel, long_side: int) -> bool:
        """Whether the city stays within 8 x 8 parcels, or as long as one side may be."""
        row, column = divmod(spot, SIDE)
        height = max(self.bottom, row + 1) - min(self.top, row) + 1
        width = max(self.right, column + 1) - min(self.left, column) + 1
        return min(height, width) <= LONGEST_SIDE and max(height, width) <= long_side

    def protected_under(self, layout: Layout, spot: Parcel, lawful: bool) -> list[Parcel]:
        """The parcels that a card there would cover and may not."""
        allowed, on = COVERS[lawful], self.on
        return [
            parcel
            for parcel, new in zip(square(spot), layout, strict=True)
            if not allowed[on[parcel]][new]
        ]

    def spots_for(self, layout: Layout, lawful: bool, long_side: int) -> list[Parcel]:
        """All places where a card may go."""
        if not self.land:
            return [CENTRE]
        return [
            spot
            for spot in self.candidates()
            if self.fits(spot, long_side)
            and not self.protected_under(layout, spot, lawful)
            and self.joins(spot)
        ]

    def candidates(self) -> list[Parcel]:
        """The places within reach of the city."""
        if not self.land:
            return [CENTRE]
        return [
            Parcel(row * SIDE + column)
            for row in range(max(0, self.top - 2), min(SIDE - 1, self.bottom + 2))
            for column in range(max(0, self.left - 2), min(SIDE - 1, self.right + 2))
        ]

    def why_not_lift(self, card: Card) -> Reason | None:
        """Why a card cannot be taken out of the city."""
        if all(other != card for other, _ in self.cards):
            return Reason("not-in-city", card=card)
        own = square(self.spot(card))
        for other, spot in self.cards:
            if other != card and not set(own).isdisjoint(square(spot)):
                return Reason("cards-overlap", card=card, other=other)
        rest = [parcel for parcel in self.land if parcel not in own]
        return None if hangs_together(rest) else Reason("city-divided", card=card)

    # --- as text ----------------------------------------------------------------------------
    def drawing(self) -> list[str]:
        """The city in letters, row by row, cut to what there is."""
        if not self.land:
            return []
        return [
            "".join(LETTERS[self.on[row * SIDE + c]] for c in range(self.left, self.right + 1))
            for row in range(self.top, self.bottom + 1)
        ]

    @property
    def corner(self) -> Parcel:
        """Where the drawing's top left corner lies."""
        return Parcel(self.top * SIDE + self.left)

    def __repr__(self) -> str:
        cards = " ".join(f"{card}@{spot}" for card, spot in self.cards)
        return f"City({'/'.join(self.drawing())} {cards})"


def on_the_ground(on: Sequence[Thing], cards: tuple[Placed, ...]) -> City:
    """The city that the ground shows."""
    return City(tuple(on), tuple(parcel for parcel in PARCELS if on[parcel] != NO_CARD), cards)


NO_CITY: Final = City((NO_CARD,) * len(PARCELS), (), ())


def drawn(rows: Sequence[str], corner: Parcel = CENTRE) -> City:
    """A city as it is drawn, of cards that nobody knows; its top left corner lies at `corner`."""
    on = [NO_CARD] * len(PARCELS)
    for down, row in enumerate(rows):
        for right, letter in enumerate(row):
            on[corner + down * SIDE + right] = Thing(LETTERS.index(letter))
    return on_the_ground(on, ())


def hangs_together(land: Sequence[Parcel]) -> bool:
    """Whether every parcel can be reached from every other one, side by side."""
    unseen = set(land)
    reached = [unseen.pop()] if unseen else []
    while reached:
        for parcel in BESIDE[reached.pop()]:
            if parcel in unseen:
                unseen.remove(parcel)
                reached.append(parcel)
    return not unseen


def _shift(first: int, last: int) -> int:
    """How far rows or columns must move so that they reach both middle ones."""
    return min(0, MIDDLE - first) or max(0, MIDDLE + 1 - last)
