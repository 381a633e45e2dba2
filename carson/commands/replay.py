"""`carson replay`: a recorded game, its end, a moment of it, or its story."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from carson.commands.common import Language, console, explain, texts_for, whole_number
from carson.i18n.complaints import Complaint
from carson.terminal import files
from carson.terminal.face import ScreenSize
from carson.terminal.loop import show
from carson.terminal.sessions import AnyScene, scene_of

File = Annotated[Path, typer.Argument(metavar="FILE", help=explain("file"), show_default=False)]
At = Annotated[str | None, typer.Option(metavar="N", help=explain("at"), show_default=False)]
Events = Annotated[bool, typer.Option("--events", help=explain("events"))]


def replay(file: File, at: At = None, events: Events = False, language: Language = None) -> None:
    """Show a recorded game."""
    texts = texts_for(language)
    record = files.read_record(file, texts)
    count = len(record.lines) if at is None else whole_number("--at", at, texts)
    if count > len(record.lines):
        raise Complaint(texts.say("error-at", count=count, most=len(record.lines)))
    scene = scene_of(record, count, texts.language)
    if events:
        for line in scene.story():
            show(console(), line)
    else:
        show_position(console(), scene)


def show_position(where: Console, scene: AnyScene) -> None:
    """The table, and what is asked there; at the end the result."""
    where.print(scene.draw(ScreenSize(where.width, where.height)))
    where.print(Text(scene.question, "bold") if scene.question else scene.result())
