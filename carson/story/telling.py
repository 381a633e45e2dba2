"""The story: events as lines that a player reads, without what goes without saying."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final

from carson.core.events import Event
from carson.core.moves import NOBODY, Seat
from carson.i18n.texts import Texts
from carson.i18n.words import Words

ACTORS: Final = ("seat", "thief", "owner")
NUMBERS: Final = ("points", "amount", "count")


def plainly(_events: Sequence[Event], _event: Event) -> str:
    """An event needs no other words because of what went before it."""
    return ""


def in_the_same_words(_events: Sequence[Event]) -> list[Words]:
    """Nothing has another name because of what went before it."""
    return []


@dataclass(frozen=True)
class Style:
    """What a game tells and what it passes over, by the names of its kinds of events."""

    silent: frozenset[str]
    """What the other events, or the table itself, say already."""
    said_before: frozenset[tuple[str, str]]
    """Of two events that follow each other, the second says nothing new."""
    said_after: frozenset[tuple[str, str]]
    """Of two events that follow each other, the first says nothing new."""
    listed: frozenset[str]
    """Kinds of which several in a row make one line."""
    joined: Mapping[tuple[str, str], str]
    """Two events that make one sentence."""
    headings: frozenset[str]
    """What begins a new part of the story."""
    unless_nothing: frozenset[str] = frozenset()
    """What is told only if its number is not 0."""
    asked: frozenset[str] = frozenset()
    """What a question says again, if nothing happened since."""
    sort_out: Callable[[Sequence[Event]], list[Event]] = list
    """What else is left out before anything is told."""
    words: Callable[[Sequence[Event]], list[Words]] = in_the_same_words
    """The words for each event of a whole log, where names change with it; otherwise none."""
    nuance: Callable[[Sequence[Event], Event], str] = plainly
    """The part of an event's message that fits what went before it, such as `.tie`."""


@dataclass(frozen=True)
class StoryLine:
    """A sentence, who acts in it, and whether a new part of the story begins with it."""

    text: str
    seat: Seat = NOBODY
    heading: bool = False
    at: int = 0
    """The number of the event with which it begins."""


def tell(
    events: Sequence[Event], texts: Texts, style: Style, words: Sequence[Words] = ()
) -> list[StoryLine]:
    """The lines of a stretch of events, each in the words of its moment, where they are given."""
    rows: list[list[Event]] = []
    for event in worth_saying(style.sort_out(events), style):
        if rows and belongs(rows[-1], event, style):
            rows[-1].append(event)
        else:
            rows.append([event])
    places = {id(event): number for number, event in enumerate(events)}
    lines = []
    for row in rows:
        at = places[id(row[0])]
        spoken = texts.speaking(words[at]) if words else texts
        lines.append(replace(line_of(row, events, spoken, style), at=at))
    return lines


def worth_saying(events: Sequence[Event], style: Style) -> list[Event]:
    """The events that tell something new."""
    heard = [event for event in events if not is_silent(event, style)]
    told = heard[:1]
    for before, event in pairwise(heard):
        pair = (before.kind.name, event.kind.name)
        if pair in style.said_after:
            told.pop()
        if pair not in style.said_before:
            told.append(event)
    return told[:-1] if told and told[-1].kind.name in style.asked else told


def is_silent(event: Event, style: Style) -> bool:
    """Whether an event is never told: others say it, or it comes to nothing."""
    if event.kind.name in style.unless_nothing:
        return any(comes_to_nothing(event, field) for field in NUMBERS)
    return event.kind.name in style.silent


def comes_to_nothing(event: Event, field: str) -> bool:
    """Whether a number of an event is 0; fewer pieces than usual are nothing to tell either."""
    if field not in event.kind.fields:
        return False
    number = event.get(field)
    return number == 0 or (field == "count" and number < 0)


def lost(_events: Sequence[Event], event: Event) -> str:
    """Points that are taken away have other words."""
    return ".lost" if "points" in event.kind.fields and event.get("points") < 0 else ""


def belongs(row: Sequence[Event], event: Event, style: Style) -> bool:
    """Whether an event goes into the same sentence as those before it."""
    kind = event.kind.name
    if kind in style.listed:
        return row[0].kind is event.kind
    return len(row) == 1 and (row[0].kind.name, kind) in style.joined


def line_of(row: Sequence[Event], events: Sequence[Event], texts: Texts, style: Style) -> StoryLine:
    """The sentence of one event among others, or of several that belong together."""
    first, last = row[0].kind.name, row[-1].kind.name
    fields = {name: value for event in row for name, value in event.named().items()}
    actor = next((Seat(fields[field]) for field in ACTORS if field in fields), NOBODY)
    if len(row) == 1:
        text = texts.event(row[0], style.nuance(events, row[0]))
        return StoryLine(text, actor, first in style.headings)
    if first in style.listed:
        items = [texts.tell(f"story-{first}.item", event.named()) for event in row]
        return StoryLine(texts.say(f"story-{first}", list=texts.say("text-comma").join(items)))
    return StoryLine(texts.tell(style.joined[first, last], fields), actor)
