"""Where the time of a random game goes, by function and by kind of task: tables by cProfile."""

from collections import defaultdict
from cProfile import Profile
from pathlib import Path
from types import CodeType
from typing import Final

from carson.bench.ours import OurGame
from carson.board.game import BOARD_GAME
from carson.board.options import VARIANTS
from carson.cards.game import CARDS_GAME
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.playouts import play_out
from tools.docs import table

GAMES: Final = 10
ROWS: Final = 10
AGENDA: Final = "core/agenda.py"
FULL: Final = {"players": "4", "characters": "random", "buildings": "all"}


def profiled(subject: OurGame[S]) -> tuple[Profile, int]:
    """The profile of some random games, and how much was decided in them."""
    profile, stream, decisions = Profile(), Stream(1), 0
    for _ in range(GAMES):
        s = subject.fresh()
        profile.enable()
        decisions += sum(play_out(s, stream))
        profile.disable()
    return profile, decisions


def name_of(code: CodeType | str) -> str:
    """A function by its module and its name."""
    if isinstance(code, str):
        return code.strip("<>").removeprefix("built-in method ").removeprefix("method ")
    return f"{Path(code.co_filename).stem}.{code.co_qualname}".replace(".<locals>", "")


def by_function(profile: Profile, decisions: int) -> str:
    """The functions that take the most time of their own."""
    entries = profile.getstats()
    whole = sum(entry.inlinetime for entry in entries)
    first = sorted(entries, key=lambda entry: -entry.inlinetime)[:ROWS]
    rows = [
        (
            f"`{name_of(entry.code)}`",
            f"{entry.callcount / decisions:.2f}",
            f"{100 * entry.inlinetime / whole:.1f}",
            f"{100 * entry.totaltime / whole:.1f}",
        )
        for entry in first
    ]
    return table(("function", "calls per decision", "own time, %", "with what it calls, %"), rows)


def by_task(profile: Profile) -> str:
    """The tasks and choices that take the most time, with all they call."""
    spent: defaultdict[str, float] = defaultdict(float)
    entries = profile.getstats()
    for entry in entries:
        for call in entry.calls or ():
            if is_agenda(entry.code) and isinstance(call.code, CodeType):
                spent[call.code.co_qualname] += 0 if is_agenda(call.code) else call.totaltime
    whole = sum(entry.inlinetime for entry in entries)
    first = sorted(spent.items(), key=lambda item: -item[1])[:ROWS]
    rows = [(f"`{name}`", f"{100 * time / whole:.1f}") for name, time in first]
    return table(("task or choice", "time, %"), rows)


def is_agenda(code: CodeType | str) -> bool:
    """Whether a function is the engine's own, which runs tasks and asks choices."""
    return isinstance(code, CodeType) and code.co_filename.endswith(AGENDA)


def tables(title: str, subject: OurGame[S]) -> str:
    """Both tables of a game."""
    profile, decisions = profiled(subject)
    return f"### {title}\n\n{by_function(profile, decisions)}\n\n{by_task(profile)}"


def profiles() -> str:
    """The tables of all games."""
    everything = {**FULL, "variants": ",".join(VARIANTS)}
    return "\n\n".join(
        [
            tables("The board game", OurGame(BOARD_GAME, FULL)),
            tables("The board game with all six variants", OurGame(BOARD_GAME, everything)),
            tables("The card game", OurGame(CARDS_GAME, {"people": "4"})),
        ]
    )
