"""The loop: shows the table, reads what a person types, and does it."""

from collections.abc import Callable
from typing import Final

from rich.console import Console
from rich.text import Text

from carson.core.moves import NOBODY, Seat
from carson.core.reasons import Refused
from carson.i18n.complaints import Complaint
from carson.story.telling import StoryLine
from carson.terminal import files, marks, menu, reader, result, sessions
from carson.terminal.face import ScreenSize
from carson.terminal.reader import COMMANDS, NO_OFFER, Command
from carson.terminal.sessions import AnySession

LOG_LINES: Final = 30
BEFORE_THE_CURTAIN: Final = ("save", "load", "quit")
"""What can be done while nobody looks at the table."""


class Loop:
    """A session before the eyes of its people."""

    def __init__(
        self, session: AnySession, console: Console, read: Callable[[str], str] = input
    ) -> None:
        self.session = session
        self.console: Final = console
        self.read: Final = read
        self.offer = NO_OFFER
        self.leaving = False
        self.warned = False
        self.called: Seat = NOBODY
        self.behind: Seat = NOBODY
        """Who alone has seen the screen since the curtain fell."""
        self.curtain = False
        self.commands: Final[dict[str, Callable[[str], None]]] = {
            "why": self.why,
            "undo": self.undo,
            "log": self.log,
            "save": self.save,
            "load": self.load,
            "map": self.map,
            "help": self.help,
            "quit": self.quit,
        }

    # --- going round ------------------------------------------------------------------------
    def run(self) -> None:
        """Play until the people leave."""
        self.welcome()
        self.turn()
        while not self.leaving:
            try:
                line = self.read(self.prompt())
            except EOFError:
                self.console.print()
                self.say("bye")
                return
            except KeyboardInterrupt:
                self.console.print()
                self.quit("")
                continue
            self.answer(line.strip())

    def turn(self) -> None:
        """Let bots play, tell what happened, and show what is asked."""
        self.session.advance()
        before = self.behind
        self.curtain = self.needs_curtain()
        if self.behind != before and self.called != NOBODY:
            self.console.clear()
        if self.curtain:
            return
        if self.behind == NOBODY:
            self.tell()
        self.show_table()

    def lift_curtain(self) -> None:
        """Show the table to the one person who looks now; the others are told the news later."""
        self.curtain = False
        self.tell(again=True)
        self.show_table()

    def tell(self, again: bool = False) -> None:
        """What happened; it can be told again."""
        for line in self.session.news(again):
            show(self.console, line)

    def show_table(self) -> None:
        """The table, and what is asked."""
        self.map("")
        if self.session.asked is None:
            self.finish()
        else:
            self.ask()

    def needs_curtain(self) -> bool:
        """Whether the device must change hands before a secret answer."""
        seat = self.session.asked
        if seat is None or self.session.seating.people == 1 or not self.session.is_secret:
            self.behind = NOBODY
            return False
        alone, self.behind = seat == self.behind, seat
        return not alone

    def answer(self, text: str) -> None:
        """Do what was typed; whatever is wrong with it is said in one line."""
        try:
            command = reader.command(text, (*COMMANDS, *self.session.face.commands))
            self.warned &= command is not None and command.name == "quit"
            if self.curtain and not (command and command.name in BEFORE_THE_CURTAIN):
                self.lift_curtain()
            elif command is not None:
                self.do(command)
            elif text:
                self.move(text)
        except Refused as error:
            self.complain(self.session.texts.reason(error.reason))
        except Complaint as error:
            self.complain(str(error))

    def do(self, command: Command) -> None:
        """One of the commands of all games, or one of this game's own."""
        if command.name in self.commands:
            self.commands[command.name](command.argument)
        else:
            self.console.print(self.session.scene.look(command.name, command.argument))

    def move(self, text: str) -> None:
        """Make the move that was typed."""
        seat = self.session.asked
        if seat is None:
            self.say("over")
            return
        self.session.play(seat, reader.move(text, self.offer, self.session.texts))
        self.turn()

    # --- what is shown ----------------------------------------------------------------------
    def welcome(self) -> None:
        """Who plays, and the promise about the dice."""
        session, texts = self.session, self.session.texts
        self.console.print(Text(texts.say("welcome"), "bold"))
        for seat in map(Seat, range(len(texts.players))):
            line = Text("  ").append_text(marks.chip(seat)).append(f" {texts.player(seat)}")
            self.console.print(line.append(f" {session.nature(seat)}".rstrip(), "dim"))
        self.say("welcome-commitment", commitment=session.table.record.commitment)
        self.say("welcome-help")
        self.console.print()

    def ask(self) -> None:
        """The question, and the moves that answer it."""
        session, seat = self.session, self.session.asked
        assert seat is not None
        found = session.menu(brief=self.console.height < menu.FULL_HEIGHT)
        self.offer = session.offer(found)
        self.call(seat)
        show(self.console, StoryLine(session.scene.question, seat), "bold")
        self.console.print(menu.draw(found))

    def call(self, seat: Seat) -> None:
        """Where several people share the screen: whose turn it is now."""
        if self.session.seating.people > 1 and seat != self.called:
            player = self.session.texts.player(seat)
            self.console.rule(Text(self.session.texts.say("turn-of", player=player), "bold"))
        self.called = seat

    def finish(self) -> None:
        """The end: ranking, points, and how to check the dice."""
        self.offer = NO_OFFER
        self.console.print(self.session.scene.result())
        self.console.print()
        self.console.print(result.honesty(self.session.table.record, self.session.texts))
        self.say("over")

    def prompt(self) -> str:
        """What stands before the cursor: whose turn it is."""
        seat = self.session.asked
        if seat is None:
            return "> "
        if self.curtain:
            return self.session.texts.say("curtain", player=self.session.texts.player(seat)) + " "
        return f"{marks.sign(seat)} {self.session.texts.player(seat)}> "

    def say(self, key: str, **args: int | str) -> None:
        """A message."""
        self.console.print(Text(self.session.texts.say(key, **args)))

    def complain(self, text: str) -> None:
        """What went wrong."""
        self.console.print(Text(text, marks.ALERT))

    # --- commands ---------------------------------------------------------------------------
    def why(self, text: str) -> None:
        """Why a move is refused, or that it is not."""
        seat = self.session.asked
        if seat is None:
            self.say("over")
            return
        move = reader.move(text, self.offer, self.session.texts)
        reason = self.session.table.why_not(seat, move)
        if reason is None:
            self.say("why-allowed", move=str(move))
        else:
            self.complain(self.session.texts.reason(reason))

    def undo(self, text: str) -> None:
        """Take the last answer back."""
        self.session.undo()
        self.say("undone")
        self.turn()

    def log(self, text: str) -> None:
        """The last lines of the story."""
        count = int(text) if text.isdecimal() and len(text) < 6 else LOG_LINES
        lines = self.session.story()
        for line in lines[-count:] if count else []:
            show(self.console, line)

    def save(self, text: str) -> None:
        """Write the game into a file."""
        self.session.save(files.path_of(text, self.session.texts))
        self.say("saved", path=text)

    def load(self, text: str) -> None:
        """Continue the game in a file."""
        old = self.session
        path = files.path_of(text, old.texts)
        self.session = sessions.loaded(path, old.seating, old.texts, old.ask_all)
        self.behind = NOBODY
        self.say("loaded", path=text)
        self.turn()

    def map(self, text: str) -> None:
        """Everything on the table."""
        size = self.console.size
        self.console.print(self.session.scene.draw(ScreenSize(size.width, size.height)))

    def help(self, text: str) -> None:
        """What can be done, and what things mean."""
        self.console.print(self.session.scene.help(text))

    def quit(self, text: str) -> None:
        """Leave; who has not saved is asked to say so twice."""
        if self.session.unsaved and not self.warned:
            self.warned = True
            self.say("quit-unsaved")
            return
        self.say("bye")
        self.leaving = True


def show(console: Console, line: StoryLine, style: str = "") -> None:
    """A line of the story."""
    if line.heading:
        console.rule(Text(line.text, "bold"))
    else:
        console.print(Text().append_text(marks.chip(line.seat)).append(f" {line.text}", style))
