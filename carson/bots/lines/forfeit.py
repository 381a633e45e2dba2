"""Forfeits: why a program that plays has lost the game, whatever lies on the table."""

from carson.core.reasons import Reason, Refused


class Forfeit(Refused):
    """The program did not answer in time, not at all, or with something that is no answer."""


def late(milliseconds: int) -> Forfeit:
    """It took too long."""
    return Forfeit(Reason("bot-late", milliseconds=milliseconds))


def not_started(command: str, why: str) -> Forfeit:
    """There is no such program, or it cannot be run."""
    return Forfeit(Reason("bot-not-started", command=command, text=why))


def ended(status: int, last_words: str) -> Forfeit:
    """It ended in the middle of the game."""
    return Forfeit(Reason("bot-ended", status=status, text=last_words or "-"))


def garbage(line: str, expected: str) -> Forfeit:
    """It said something that the protocol does not know."""
    return Forfeit(Reason("bot-garbage", heard=line, expected=expected))


def illegal(move: str, reason: Reason) -> Forfeit:
    """It insisted on a move that cannot be made."""
    return Forfeit(Reason("bot-illegal", move=move, text=str(reason)))


def sorry(why: str) -> Forfeit:
    """It gave up by itself."""
    return Forfeit(Reason("bot-sorry", text=why or "-"))
