"""The log as text."""

from collections.abc import Iterable, Iterator
from typing import Final

from carson.core.moves import NOBODY
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.text.html import Html, listing, tag
from carson.server.text.speech import fact

RECENT: Final = 25
"""This many entries stand on the page of the table."""


def rows(entries: Iterable[responses.LogEntry], texts: Texts) -> list[Html]:
    """The log, one row for each sentence."""
    return [row for entry in entries for row in of_entry(entry, texts)]


def of_entry(entry: responses.LogEntry, texts: Texts) -> Iterator[Html]:
    """The sentences of one entry."""
    if entry.text is not None:
        said = entry.kind == "chat" and entry.seat != NOBODY
        text = fact(texts, texts.player(entry.seat), entry.text) if said else entry.text
        yield tag("li", text, data_entry=entry.sequence)
    for line in entry.lines:
        words = tag("strong", line.text) if line.heading else line.text
        yield tag("li", words, data_entry=entry.sequence)


def log(entries: Iterable[responses.LogEntry], texts: Texts) -> Html:
    """The log; what is added to it is read aloud."""
    lines = listing(rows(entries, texts), "ol", id="log-lines")
    return tag("div", lines, role="log", aria_label=texts.say("web-tab-log"), tabindex=0)
