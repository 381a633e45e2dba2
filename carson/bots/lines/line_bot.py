"""A bot that is a program: it is told what its seat knows, and answers with a move."""

import os
import shutil
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from errno import ENOENT
from typing import Final, Generic, final

from carson.bots.bot import Bot
from carson.bots.lines import protocol
from carson.bots.lines.forfeit import Forfeit, garbage, illegal, not_started, sorry
from carson.bots.lines.process import SHOWN, LineProcess, TimeLimit, words_of_command
from carson.core.agenda import IllegalMove, S
from carson.core.moves import Move, Seat, UnknownMove
from carson.core.reasons import Reason
from carson.core.views import View

PREFIX: Final = "cmd:"
"""Before a command where a bot is named."""
START_SECONDS: Final = 30.0
"""How long a program may take until it greets, on a machine that is busy."""
THINKING_SECONDS: Final = 10.0
"""How long it may think over a move, unless told otherwise."""
TRIES: Final = 3
"""How often it may name a move for one question."""
LINES_KEPT: Final = 10_000
"""More than a game takes."""
ARROW: Final = "-> "


def is_command(name: str) -> bool:
    """Whether the name of a bot is a command."""
    return name.startswith(PREFIX)


def check_command(name: str) -> None:
    """Refuse a command that cannot be run, before a game begins."""
    command = name.removeprefix(PREFIX).strip()
    program = words_of_command(command)[0]
    if shutil.which(program) is None:
        raise not_started(command, os.strerror(ENOENT))


@dataclass(frozen=True)
class Patience:
    """How long a program is waited for."""

    thinking: float = THINKING_SECONDS
    """For a move."""
    starting: float = START_SECONDS
    """Until it greets."""
    own_group: bool = True
    """Whether its children end with it, rather than all of it with us."""


PATIENT: Final = Patience()


class Conversation(Generic[S]):
    """What is said between a program and a seat, from the greeting on; Forfeit ends it."""

    def __init__(self, command: str, seed: int, patience: Patience) -> None:
        self._process: Final = LineProcess(command, patience.own_group)
        self._patience: Final = patience
        self._seed: Final = seed
        self._told: Mapping[int, str] | None = None
        """The moves the program knows; None before it has been greeted."""
        self.called = ""
        """What the program calls itself."""
        self.wants_view = False
        self.last_lines: Final[deque[str]] = deque(maxlen=LINES_KEPT)
        """The end of the conversation; what the program says stands behind an arrow."""

    def greet(self) -> None:
        """Say hello, and hear the same; once is enough."""
        if self.called:
            return
        limit = TimeLimit(self._patience.starting)
        self._say([protocol.HELLO], limit)
        line = self._hear(limit)
        word, *rest = line.split()
        if word != "hello" or not rest:
            raise garbage(line[:SHOWN], "hello NAME")
        self.called = rest[0]
        self.wants_view = rest[1:] == ["view"]

    def ask(self, view: View[S]) -> Move:
        """Tell the news, ask, and hear a move that can be made."""
        lines = self._news(view)
        limit = TimeLimit(self._patience.thinking)
        self._say(lines + protocol.question(view, self.wants_view, limit.milliseconds), limit)
        tries = 0
        while True:
            text, tries = self._answer(limit), tries + 1
            try:
                return playable(view, text)
            except (UnknownMove, IllegalMove) as error:
                if tries == TRIES:
                    raise illegal(text[:SHOWN], error.reason) from error
                self._say([f"refused {error.reason}"], limit)

    def _news(self, view: View[S]) -> list[str]:
        """Everything the program does not know yet."""
        now = protocol.history(view)
        if self._told is None:
            self.greet()
            lines = protocol.head(view, self._seed) + protocol.news({}, now)
        else:
            lines = protocol.news(self._told, now)
        self._told = now
        return lines

    def _answer(self, limit: TimeLimit) -> str:
        """What it says after `play`."""
        line = self._hear(limit)
        word, _, rest = line.partition(" ")
        if word == "sorry":
            raise sorry(rest[:SHOWN])
        if word != "play" or not rest.strip():
            raise garbage(line[:SHOWN], "play MOVE")
        return rest.strip()

    def _say(self, lines: Sequence[str], limit: TimeLimit) -> None:
        self.last_lines.extend(lines)
        self._process.say(lines, limit)

    def _hear(self, limit: TimeLimit) -> str:
        line = self._process.hear(limit)
        self.last_lines.append(f"{ARROW}{line[:SHOWN]}")
        return line

    def end(self, farewell: Iterable[str] = ()) -> None:
        """Nothing more is asked."""
        self._process.close([*farewell, protocol.QUIT])

    def end_of_game(self, view: View[S], ranking: Sequence[Seat]) -> None:
        """Tell how the game ended."""
        self.end([] if self._told is None else [*self._news(view), protocol.over(ranking)])


def playable(view: View[S], text: str) -> Move:
    """The move that a text names; UnknownMove or IllegalMove if it cannot be made."""
    move = view.game.vocabulary.read(text)
    reason = view.why_not(move)
    if reason is not None:
        raise IllegalMove(reason)
    return move


@final
class LineBot(Generic[S]):
    """Lets a program play; one that fails has lost, and a substitute plays on for it."""

    def __init__(
        self, name: str, seed: int, substitute: Bot[S], patience: Patience = PATIENT
    ) -> None:
        self._name: Final = name
        self._seed: Final = seed
        self._patience: Final = patience
        self._substitute: Final = substitute
        self._conversation: Conversation[S] | None = None
        self.failure: Reason | None = None
        """Why it has lost, if it has."""

    @property
    def name(self) -> str:
        """The command, as it was asked for."""
        return self._name

    def choose(self, view: View[S]) -> Move:
        """What the program answers; once it has failed, what its substitute does."""
        if self.failure is None:
            try:
                return self.ask(view)
            except Forfeit as error:
                self.failure = error.reason
                self.dismiss()
        return self._substitute.choose(view)

    def greet(self) -> None:
        """Start the program, if it does not run yet, and wait until it greets."""
        self._talk().greet()

    def ask(self, view: View[S]) -> Move:
        """What the program answers; Forfeit if that is nothing of use."""
        try:
            return self._talk().ask(view)
        except protocol.NotTheSameGame:
            self.dismiss()
            return self._talk().ask(view)

    def _talk(self) -> Conversation[S]:
        """The program, which is started when it is first asked."""
        if self._conversation is None:
            command = self._name.removeprefix(PREFIX)
            self._conversation = Conversation(command, self._seed, self._patience)
        return self._conversation

    @property
    def last_lines(self) -> list[str]:
        """The end of what was said, for those who look for a mistake."""
        return [] if self._conversation is None else list(self._conversation.last_lines)

    @property
    def called(self) -> str:
        """What the program calls itself, once it has greeted."""
        return "" if self._conversation is None else self._conversation.called

    def dismiss(self) -> None:
        """End the program."""
        if self._conversation is not None:
            self._conversation.end()
            self._conversation = None

    def finish(self, view: View[S], ranking: Sequence[Seat]) -> None:
        """Tell the program how the game ended, and end it."""
        if self._conversation is not None:
            self._conversation.end_of_game(view, ranking)
            self._conversation = None
