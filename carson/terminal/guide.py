"""The guide: what `help` says about the question, the commands, and things by their names."""

from collections.abc import Iterator, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.core.agenda import Choice, S
from carson.core.moves import Verb
from carson.i18n.texts import Texts

Row = tuple[str, str]
"""A word and what it means."""


def page(pages: Mapping[str, Sequence[Row]], topic: str, texts: Texts) -> RenderableType:
    """Help on a topic, or on one thing by its name."""
    word = topic.lower()
    rows = pages.get(word) or [
        row for page in pages.values() for row in page if row[0].lower() == word
    ]
    if not rows:
        return Text(texts.say("help-unknown", text=topic, known=", ".join(pages)))
    return listing(rows)


def situation(
    choice: Choice[S] | None, commands: Sequence[str], samples: Mapping[str, str], texts: Texts
) -> RenderableType:
    """What is asked now, how to answer, and the commands."""
    return Group(*parts(choice, commands, samples, texts))


def parts(
    choice: Choice[S] | None, commands: Sequence[str], samples: Mapping[str, str], texts: Texts
) -> Iterator[RenderableType]:
    """The situation, piece by piece."""
    if choice is not None:
        yield Text(texts.ask(choice), "bold")
        yield Text(texts.ask(choice, ".help"))
        yield listing([(sample(verb, samples, texts), texts.verb(verb)) for verb in choice.accepts])
        yield Text("")
    yield listing([(texts.say(f"help-{name}.use"), texts.say(f"help-{name}")) for name in commands])
    yield Text("")
    yield Text(texts.say("help-typing"))
    yield Text(texts.say("help-legend"))


def sample(verb: Verb, samples: Mapping[str, str], texts: Texts) -> str:
    """A verb as it is typed."""
    return verb.name + samples.get(texts.words.field_of(verb), "")


def listing(rows: Sequence[Row]) -> Table:
    """Words and what they mean."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for word, meaning in rows:
        table.add_row(Text(f"  {word}", "bold cyan"), Text(meaning))
    return table
