"""Small programs that play by lines, well or badly."""

import shlex
import sys
from typing import Final

from tests.support.imports import ROOT

LOOP: Final = """
import sys
moves = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        {greeting}
    elif word == "asked":
        moves = []
    elif word == "move":
        moves.append(rest)
    elif word == "go":
        {answer}
    {more}
"""
FIRST_MOVE: Final = 'print("play", moves[0], flush=True)'


def program(
    answer: str = FIRST_MOVE,
    greeting: str = 'print("hello tester", flush=True)',
    more: str = "",
) -> str:
    """The command of a program that answers so."""
    return python(LOOP.format(answer=answer, greeting=greeting, more=more))


def python(source: str) -> str:
    """The command that runs a source."""
    return shlex.join([sys.executable, "-S", "-c", source])


def named(source: str) -> str:
    """How a bot with this command is asked for."""
    return f"cmd:{source}"


BUSY: Final = shlex.join([sys.executable, str(ROOT / "examples" / "lines" / "busy.py")])
BUILDER: Final = shlex.join(["node", str(ROOT / "examples" / "lines" / "builder.js")])
