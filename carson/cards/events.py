"""The kinds of events of the card game.

A field's name says what its number means: seat is a seat; card, parcel, back and source are ids;
the others are amounts.
"""

from typing import Final

from carson.core.events import Kind

ERA_BEGAN: Final = Kind("era-began", "era")
ROUND_BEGAN: Final = Kind("card-round-began", "era", "round")
DREW: Final = Kind("terrain-drawn", "card", reveals=True)
BACK_SHOWN: Final = Kind("back-shown", "back", reveals=True)
MET: Final = Kind("character-met", "card", reveals=True)
PUT_UNDER: Final = Kind("put-under", "card")

USED: Final = Kind("power-used", "seat", "card")
LEFT_POWER: Final = Kind("power-passed", "seat", "card")
SEALED: Final = Kind("bid-sealed", "seat", "value", secret=("value",))
OPENED: Final = Kind("bid-opened", "seat", "value", reveals=True)
RAISED: Final = Kind("bid-raised", "seat", "value")
TURN_ORDER: Final = Kind("pick-order", "seat", "rank", "value")
TOOK: Final = Kind("took", "seat", "card")
LAID: Final = Kind("laid", "seat", "card", "parcel")
NO_ROOM: Final = Kind("no-room", "seat", "card")
SOLD: Final = Kind("sold", "seat", "card")
LEFT_OVER: Final = Kind("left-over", "card")
HAND_BACK: Final = Kind("hand-back", "seat", "count")
UPRIGHT: Final = Kind("upright", "card")
SCORED: Final = Kind("card-scored", "seat", "points", "source")
GAME_ENDED: Final = Kind("card-game-ended")

KINDS: Final = tuple(value for value in list(globals().values()) if isinstance(value, Kind))
