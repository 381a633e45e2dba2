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
"""This many lines of what a move would do are told with a hint."""
NO_REASONS: Final = frozenset({"claims", "stands", "cleared", "leaves", "chance"})
"""Lines that only say again which move it is."""


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
    """What the bot would do, in words: of each move first what sets it apart from the others."""
    found = entry.hints(view, seed)
    reasons = [[texts.say(f"hint-{why.code}", why.args) for why in hint.why] for hint in found]
    facts = [said(certain(entry.preview(view, hint.move, ())), texts) for hint in found]
    told = [[line.text for line in lines if line.code not in NO_REASONS] for lines in facts]
    whys = [reasons_of(number, reasons, told) for number in range(len(found))]
    return [
        responses.MoveHint(
            move=str(hint.move),
            text=move_text(view, hint.move, texts),
            why=why,
            lines=most_telling(lines, why, only_of(number, told)),
        )
        for number, (hint, why, lines) in enumerate(zip(found, whys, facts, strict=True))
    ]


def reasons_of(
    number: int, reasons: Sequence[Sequence[str]], told: Sequence[Sequence[str]]
) -> list[str]:
    """Why a move is suggested: its own reasons, or else what it alone would do.

    What all suggestions have in common is said once, of the best one.
    """
    own = only_of(number, reasons) or only_of(number, told)[:1]
    return list(reasons[number]) if number == 0 or not own else own


def most_telling(
    lines: Sequence[responses.PreviewLine], why: Sequence[str], own: Sequence[str]
) -> list[responses.PreviewLine]:
    """The few lines to show, unless they are the reason: first those that no other move has."""
    new = [line for line in lines if line.text not in why]
    return sorted(new, key=lambda line: line.text not in own)[:HINTED_LINES]


def only_of(number: int, texts: Sequence[Sequence[str]]) -> list[str]:
    """What one move says and no other one does."""
    others = {text for other, said in enumerate(texts) if other != number for text in said}
    return [text for text in texts[number] if text not in others]


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
