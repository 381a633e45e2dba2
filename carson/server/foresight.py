"""Foresight: what a move would do and what a round would bring, ready to be sent."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final, Generic

from carson.board.state import State as BoardState
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.moves import Move
from carson.core.views import View
from carson.preview import board, cards
from carson.preview.report import Forecast, Line, Preview
from carson.server import wire
from carson.texts import Texts


@dataclass(frozen=True)
class Foresight(Generic[S]):
    """How a game looks ahead."""

    preview: Callable[[View[S], Move], Preview]
    forecast: Callable[[View[S]], Forecast]


BOARD_FORESIGHT: Final = Foresight[BoardState](board.preview, board.forecast)
CARDS_FORESIGHT: Final = Foresight[CardsState](cards.preview, cards.forecast)


def preview(sight: Foresight[S], view: View[S], move: Move, texts: Texts) -> wire.MovePreview:
    """What a move would do, in numbers and in words."""
    found = sight.preview(view, move)
    odds = [
        prospect.odds
        for stake in found.stakes
        for prospect in (stake.before, stake.after)
        if prospect
    ]
    assumed = {line.code: line for one in odds if one for line in one.assumptions}
    return wire.MovePreview(
        move=str(move),
        lines=said(found.lines, texts),
        assumptions=said(assumed.values(), texts),
        details=found,
    )


def forecast(sight: Foresight[S], view: View[S], texts: Texts) -> wire.RoundForecast:
    """What the round would bring everybody, in numbers and in words."""
    found = sight.forecast(view)
    return wire.RoundForecast(
        lines=[said(seat.lines, texts) for seat in found.seats], details=found
    )


def said(lines: Iterable[Line], texts: Texts) -> list[wire.PreviewLine]:
    """Sentences with their texts."""
    return [
        wire.PreviewLine(
            code=line.code, args=line.args, text=texts.tell(f"preview-{line.code}", line.args)
        )
        for line in lines
    ]
