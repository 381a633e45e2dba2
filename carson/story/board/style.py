"""How the board game tells its story."""

from collections.abc import Sequence
from typing import Final

from carson.core.events import Event
from carson.story.board.goods import words_by_goods
from carson.story.telling import Style, lost


def without_duel_dice(events: Sequence[Event]) -> list[Event]:
    """The events without the dice that the sums of a duel name again."""
    kept = []
    summed = False
    for event in reversed(events):
        if event.kind.name in ("fought", "earned"):
            summed = event.kind.name == "fought"
        if not (summed and event.kind.name == "rolled"):
            kept.append(event)
    return kept[::-1]


def why_won_or_lost(events: Sequence[Event], event: Event) -> str:
    """A duel that was won among equals is told with what decided it, lost points with a word."""
    if event.kind.name != "duel-won":
        return lost(events, event)
    totals: list[int] = []
    for earlier in events:
        if earlier is event:
            break
        if earlier.kind.name == "duel-won":
            totals.clear()
        if earlier.kind.name == "fought":
            totals.append(earlier.get("total"))
    return ".tie" if totals and totals.count(max(totals)) > 1 else ""


BOARD_STYLE: Final = Style(
    silent=frozenset({"answered", "went-to-box", "turn-order"}),
    said_before=frozenset(
        {
            *(("income", "earned"), ("stolen", "earned"), ("excess-spent", "paid")),
            ("taxed", "gave"),
            *(("duel-won", "went-home"), ("went-home", "went-home")),
            ("attack-cancelled", "went-home"),
            ("sent-away", "went-home"),
        }
    ),
    said_after=frozenset(
        {
            *(("paid", "bought"), ("box-opened", "paid"), ("box-opened", "duel-began")),
            # The money of the start is exchanged for another amount.
            ("paid", "earned"),
            ("placed", "shifted"),
            *(
                ("box-opened", "scored"),
                ("box-opened", "gave-up"),
                ("box-opened", "got-ammunition"),
            ),
        }
    ),
    unless_nothing=frozenset(
        {
            *("scored", "paid", "earned", "gave", "got-roads", "got-revolvers"),
            *("income", "stolen", "excess-spent", "taxed"),
        }
    ),
    listed=frozenset({"ordered", "mountain-rose", "drew"}),
    joined={("paid", "claimed"): "story-bought-land"},
    headings=frozenset({"round-began"}),
    asked=frozenset({"box-opened"}),
    sort_out=without_duel_dice,
    words=words_by_goods,
    nuance=why_won_or_lost,
)
