"""How the card game tells its story."""

from typing import Final

from carson.story.telling import Style

CARDS_STYLE: Final = Style(
    silent=frozenset(
        {
            *("answered", "era-began", "back-shown", "bid-sealed", "hand-back", "upright"),
            *("power-passed", "card-scored"),
        }
    ),
    said_before=frozenset(),
    said_after=frozenset({("took", "laid"), ("took", "no-room")}),
    listed=frozenset({"terrain-drawn", "bid-opened", "pick-order", "left-over"}),
    joined={},
    headings=frozenset({"card-round-began"}),
)
