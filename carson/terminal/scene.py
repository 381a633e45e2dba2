"""Scene: a position as someone sees it, whichever game it is."""

from collections.abc import Sequence
from typing import Final, Generic

from rich.console import RenderableType

from carson.core.agenda import Choice, S, advance, pending, play
from carson.core.events import Event
from carson.core.moves import Seat
from carson.core.records import Record
from carson.i18n.texts import Texts
from carson.story import telling
from carson.story.telling import StoryLine
from carson.terminal import guide, result
from carson.terminal.face import Face, ScreenSize
from carson.terminal.reader import COMMANDS


class Scene(Generic[S]):
    """A state, everything that happened before it, and the face that shows them."""

    def __init__(self, face: Face[S], state: S, log: Sequence[Event], texts: Texts) -> None:
        self.face: Final = face
        self.state: Final = state
        self.log: Final = log
        self.texts: Final = texts

    @property
    def choice(self) -> Choice[S] | None:
        """What is asked; None when the game is over."""
        return pending(self.state)

    @property
    def question(self) -> str:
        """What is asked, in words; nothing when the game is over."""
        return "" if self.choice is None else self.texts.ask(self.choice)

    @property
    def seat(self) -> Seat:
        """Whose eyes the table is seen with: who is asked, or else the first."""
        return Seat(max(0, 0 if self.choice is None else self.choice.seats[0]))

    def draw(self, room: ScreenSize) -> RenderableType:
        """Everything on the table."""
        return self.face.draw(self.state, self.log, self.seat, self.texts, room)

    def look(self, command: str, text: str) -> RenderableType:
        """What a command of the game's own shows."""
        return self.face.look(self.state, command, text, self.texts)

    def help(self, topic: str) -> RenderableType:
        """Help on the situation, on a topic, or on one thing by its name."""
        if topic:
            return guide.page(self.face.pages(self.state, self.texts), topic, self.texts)
        commands = (*COMMANDS, *self.face.commands)
        return guide.situation(self.choice, commands, self.face.samples, self.texts)

    def result(self) -> RenderableType:
        """Who won, and where the points came from."""
        return result.draw(self.face.entry, self.state, self.texts)

    def story(self) -> list[StoryLine]:
        """Everything that happened."""
        style = self.face.entry.style
        return telling.tell(self.log, self.texts, style, style.words(self.log))


def replayed(face: Face[S], record: Record, count: int, language: str) -> Scene[S]:
    """The position after this many moves of a record."""
    state = face.entry.game.start(record.options)
    log: list[Event] = []
    state.log = log
    advance(state)
    for seat, move in record.lines[:count]:
        play(state, seat, move)
    texts = Texts(language, record.names, face.entry.words.seen(state))
    return Scene(face, state, log, texts)
