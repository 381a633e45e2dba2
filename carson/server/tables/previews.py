"""Previews: what a move would do and what a round would bring, ready to be sent."""

from collections.abc import Iterable, Sequence
from typing import Final

from carson.core.agenda import S
from carson.core.moves import Move
from carson.core.views import View
from carson.games import GameEntry
from carson.i18n.texts import Texts
from carson.preview.report import Line, Preview
from carson.server.http import responses

HINTED_LINES: Final = 2
"""So much of what a move would do is told with a hint."""


def preview(
    entry: GameEntry[S], view: View[S], moves: Sequence[Move], texts: Texts
) -> responses.MovePreview:
    """What a move and those after it would do, in numbers and in words."""
    move, *then = moves
    found = entry.preview(view, move, then)
    odds = [
        prospect.odds
        for stake in found.stakes
        for prospect in (stake.before, stake.after)
        if prospect
    ]
    assumed = {line.code: line for one in odds if one for line in one.assumptions}
    return responses.MovePreview(
        move=str(moves[-1]),
        lines=said(found.lines, texts),
        assumptions=said(assumed.values(), texts),
        details=found,
    )


def forecast(entry: GameEntry[S], view: View[S], texts: Texts) -> responses.RoundForecast:
    """What the round would bring everyone, in numbers and in words."""
    found = entry.forecast(view)
    return responses.RoundForecast(
        lines=[said(seat.lines, texts) for seat in found.seats], details=found
    )


def hints(entry: GameEntry[S], view: View[S], seed: int, texts: Texts) -> list[responses.MoveHint]:
    """What the bot would do, in words."""
    return [
        responses.MoveHint(
            move=str(hint.move),
            text=move_text(view, hint.move, texts),
            why=[texts.say(f"hint-{why.code}", why.args) for why in hint.why],
            lines=said(certain(entry.preview(view, hint.move, ()))[:HINTED_LINES], texts),
        )
        for hint in entry.hints(view, seed)
    ]


def certain(found: Preview) -> list[Line]:
    """What a preview tells, unless it is that there is nothing to tell."""
    return [line for line in found.lines if line.code != "nothing"]


def move_text(view: View[S], move: Move, texts: Texts) -> str:
    """A move in words, as short as on a button."""
    verb = f"web-act-{move.verb.name}"
    own = f"{verb}-{type(view.choice).__name__}"
    act = texts.say(own if texts.has(own) else verb)
    name = move.verb.nouns.names[move.noun]
    if not name:
        return act
    noun = f"web-noun-{move.verb.name}-{name}"
    return f"{act}: {texts.say(noun) if texts.has(noun) else texts.noun(move)}"


def said(lines: Iterable[Line], texts: Texts) -> list[responses.PreviewLine]:
    """Sentences with their texts."""
    return [
        responses.PreviewLine(
            code=line.code, args=line.args, text=texts.tell(f"preview-{line.code}", line.args)
        )
        for line in lines
    ]
