"""A session: a game at one terminal, with bots, answers given for people, and taking back."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Generic

from carson.bots.bot import Bot
from carson.bots.lines.line_bot import LineBot
from carson.core.agenda import S
from carson.core.moves import CHANCE, Move, Seat
from carson.core.reasons import Reason
from carson.core.table import CannotUndo, Table
from carson.games import bot_in_words
from carson.i18n.texts import Texts
from carson.story import telling
from carson.story.asked import Asked
from carson.story.telling import StoryLine
from carson.terminal import files
from carson.terminal.face import Face
from carson.terminal.menu import Menu
from carson.terminal.reader import Offer
from carson.terminal.scene import Scene
from carson.terminal.seating import Seating, bot_seed


@dataclass(frozen=True)
class Note:
    """A line that is no event, and how long record and log were before it."""

    record: int
    log: int
    line: StoryLine


class Session(Generic[S]):
    """The table, who sits at it, and what was already told."""

    def __init__(
        self,
        face: Face[S],
        table: Table[S],
        seating: Seating,
        language: str,
        ask_all: bool = False,
    ) -> None:
        self.face: Final = face
        self.seating: Final = seating
        self.language: Final = language
        self.ask_all: Final = ask_all
        self.table = table
        self.bots: Final = self._make_bots()
        begun = any(seat != CHANCE for seat, _ in table.record.lines)
        self.told = len(table.log) if begun else 0
        self.told_notes = 0
        self.chosen: Final[list[int]] = []
        """How long the record was before each answer that a person gave."""
        self.notes: list[Note] = []
        """What was answered for people."""
        self.saved = len(table.record.lines)

    def _make_bots(self) -> dict[Seat, Bot[S]]:
        """The bots by seat; with the same seed they play alike."""
        return {
            seat: self.face.entry.make_player(
                self.seating.kind(seat), bot_seed(self.table.seed, seat)
            )
            for seat in map(Seat, range(len(self.table.record.names)))
            if not self.seating.is_person(seat) and not self.level(seat)
        }

    # --- where the game stands --------------------------------------------------------------
    @property
    def texts(self) -> Texts:
        """The texts of the game and its players, as the table stands."""
        words = self.face.entry.words.seen(self.table.state)
        return Texts(self.language, self.table.record.names, words)

    @property
    def asked(self) -> Seat | None:
        """The person who is asked; None when the game is over."""
        return self.table.to_move[0] if self.table.to_move else None

    @property
    def scene(self) -> Scene[S]:
        """The position as it is shown."""
        return Scene(self.face, self.table.state, self.table.log, self.texts)

    @property
    def is_secret(self) -> bool:
        """Whether nobody else may see what is answered now."""
        choice = self.table.pending
        return choice is not None and self.face.is_secret(choice)

    @property
    def unsaved(self) -> bool:
        """Whether something would be lost by leaving."""
        return len(self.table.record.lines) != self.saved

    def level(self, seat: Seat) -> str:
        """How well a seat plays for which nobody decides; nothing for all others."""
        return self.face.entry.levels(self.table.record.options)[seat]

    def nature(self, seat: Seat) -> str:
        """What sits there instead of a person, in words; nothing for a person."""
        if level := self.level(seat):
            return self.texts.say("welcome-virtual", level=level)
        if self.seating.is_person(seat):
            return ""
        bot = bot_in_words(self.seating.kind(seat), self.texts)
        return self.texts.say("welcome-bot", bot=bot)

    # --- playing ----------------------------------------------------------------------------
    def advance(self) -> None:
        """Let bots play, and answer for people what nearly everyone answers."""
        while (seat := self.asked) is not None:
            move = self._automatic(seat)
            if move is None:
                return
            self.table.play(seat, move)

    def _automatic(self, seat: Seat) -> Move | None:
        if seat in self.bots:
            return self._choice_of(self.bots[seat], seat)
        choice = self.table.pending
        move = None if self.ask_all or choice is None else choice.obvious(self.table.state, seat)
        if choice is not None and move is not None:
            told = self.texts.say("note-obvious", question=self.texts.ask(choice), move=str(move))
            self._note(told, seat)
        return move

    def _choice_of(self, bot: Bot[S], seat: Seat) -> Move:
        """What a bot does; a program that fails is replaced, which is noted once."""
        playing = isinstance(bot, LineBot) and bot.failure is None
        move = bot.choose(self.table.view(seat))
        if playing and isinstance(bot, LineBot) and bot.failure is not None:
            why = self.texts.reason(bot.failure)
            self._note(self.texts.say("bot-forfeit-why", bot=bot.name, text=why), seat)
        return move

    def _note(self, text: str, seat: Seat) -> None:
        """Remember a line that is no event."""
        lengths = len(self.table.record.lines), len(self.table.log)
        self.notes.append(Note(*lengths, StoryLine(text, seat)))

    def play(self, seat: Seat, move: Move) -> None:
        """A person's answer."""
        before = len(self.table.record.lines)
        self.table.play(seat, move)
        self.chosen.append(before)

    def undo(self) -> None:
        """Back to the last answer of a person, if nothing was revealed since."""
        reason = self.why_no_undo()
        if reason is not None:
            raise CannotUndo(reason)
        record, back = self.table.record, self.chosen.pop()
        shorter = replace(record, seed="", lines=record.lines[:back])
        self.table = Table(self.face.entry.game, shorter, self.table.seed)
        self.notes = [note for note in self.notes if note.record < back]
        self.told = min(self.told, len(self.table.log))
        self.told_notes = min(self.told_notes, len(self.notes))

    def why_no_undo(self) -> Reason | None:
        """Why the last answer stands: dice have spoken, or another person has moved since."""
        if not self.chosen:
            return Reason("undo-nothing")
        since = self.chosen[-1]
        seats = [seat for seat, _ in self.table.record.lines[since:]]
        events = self.table.log[self.table.marks[since] :]
        # At the end the seed is shown, and with it all dice.
        if self.asked is None or any(event.kind.reveals for event in events):
            return Reason("undo-revealed")
        # Alone among bots nobody is hurt when their answers are also undone.
        strangers = self.seating.people > 1 and len(set(seats)) > 1
        return Reason("undo-not-yours") if strangers else None

    # --- what can be answered ---------------------------------------------------------------
    def menu(self, brief: bool) -> Menu:
        """The answers of the person who is asked, as they are listed."""
        choice, seat = self.table.pending, self.asked
        assert choice is not None
        assert seat is not None
        asked = Asked(self.table.state, choice, seat, self.table.moves(seat))
        return self.face.menu(asked, self.texts, brief)

    def offer(self, menu: Menu) -> Offer:
        """The same as it is read."""
        choice, seat = self.table.pending, self.asked
        assert choice is not None
        assert seat is not None
        moves, vocabulary = self.table.moves(seat), self.face.entry.game.vocabulary
        places = self.face.places(self.table.state)
        return Offer(menu.numbers, moves, choice.accepts, vocabulary, places)

    # --- the story --------------------------------------------------------------------------
    def news(self, again: bool = False) -> list[StoryLine]:
        """What happened since it was last told; it is told again if more people are to hear it."""
        lines = self.story(self.told, self.told_notes)
        if not again:
            self.told, self.told_notes = len(self.table.log), len(self.notes)
        return lines

    def story(self, since: int = 0, first_note: int = 0) -> list[StoryLine]:
        """The lines of the log from there on, with what was answered for people."""
        lines: list[StoryLine] = []
        for note in self.notes[first_note:]:
            lines += [*self._tell(since, note.log), note.line]
            since = max(since, note.log)
        return lines + self._tell(since, len(self.table.log))

    def _tell(self, since: int, until: int) -> list[StoryLine]:
        viewer, style, log = self.seating.viewer(), self.face.entry.style, self.table.log
        events = [event.seen_by(viewer) for event in log[since:until]]
        return telling.tell(events, self.texts, style, style.words(log)[since:until])

    # --- files ------------------------------------------------------------------------------
    def save(self, path: Path) -> None:
        """Write the game so that it can be played on."""
        files.write_save(path, self.table.record, self.table.seed, self.texts)
        self.saved = len(self.table.record.lines)
