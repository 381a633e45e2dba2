"""A worker: reads questions from its input and answers them, until its input is closed."""

import os
import signal
import sys
from collections.abc import Mapping
from typing import BinaryIO, Final

from msgspec import json

from carson.bots.lines.line_bot import Conversation, Patience
from carson.core.agenda import S
from carson.core.views import View
from carson.games import GAMES, GameEntry
from carson.server.bots.worker_request import TASKS, BotAnswer, BotTask, view_of, write_line

READY: Final = write_line(BotAnswer())
"""What a worker says when it can be asked."""
GRACE: Final = 1.0
"""Seconds after its time in which a worker is ended by whoever asked, before it ends itself."""
SHARE: Final = 0.4
"""The part of the time in which a program has to start, and in which it has to think."""
PROGRAMS: Final = json.Decoder(dict[str, str])


def choose(task: BotTask, programs: Mapping[str, str]) -> str:
    """What the bot answers; whether it may, the engine says when the move is made."""
    request = task.request

    def think(entry: GameEntry[S]) -> str:
        view = view_of(entry.game, request)
        if request.bot in programs:
            return ask_program(programs[request.bot], view, task)
        return str(entry.make_bot(request.bot, request.seed).choose(view))

    return GAMES[request.game].hand_to(think)


def ask_program(command: str, view: View[S], task: BotTask) -> str:
    """What a program answers that is started for this question alone.

    It ends before the worker would be ended, and with the worker at the latest.
    """
    share = SHARE * task.seconds
    patience = Patience(thinking=share, starting=share, own_group=False)
    conversation: Conversation[S] = Conversation(command, task.request.seed, patience)
    try:
        return str(conversation.ask(view))
    finally:
        conversation.end()


def answer(line: bytes, programs: Mapping[str, str]) -> BotAnswer:
    """What to say to a question; the kind of its mistake, if a bot makes one."""
    try:
        task = TASKS.decode(line)
        _limit(task.seconds + GRACE)
        return BotAnswer(move=choose(task, programs))
    except Exception as error:
        # Not what it says: that may speak of a hand, and someone may log it.
        return BotAnswer(failed=type(error).__name__)
    finally:
        _limit(0)


def _limit(seconds: float) -> None:
    """Let the system end this process after this many seconds, whatever it is doing then.

    So a bot that never stops thinking does not outlive a server that cannot end it any more.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(questions: BinaryIO, answers: BinaryIO, programs: Mapping[str, str]) -> None:
    """Answer one question after the other."""
    answers.write(READY)
    answers.flush()
    for line in questions:
        answers.write(write_line(answer(line, programs)))
        answers.flush()


def main() -> None:
    """Answer on the standard output; what a bot prints goes elsewhere."""
    answers, sys.stdout = sys.stdout.buffer, sys.stderr
    programs = PROGRAMS.decode(sys.argv[1]) if sys.argv[1:] else {}
    try:
        serve(sys.stdin.buffer, answers, programs)
    except BrokenPipeError:
        # The server is gone. What is left to write would only fail once more at the exit.
        os._exit(0)


if __name__ == "__main__":
    main()
