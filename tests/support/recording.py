"""The recorded games: what they are, and how they are made.

`python -m tests.support.recording` plays them again. That is right when the rules were changed on
purpose, and wrong when a test has just failed.
"""

from pathlib import Path
from typing import Final

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.core.chance import Stream
from carson.core.records import Record, read, replay
from carson.core.table import Table
from carson.core.trials import Trial, evenly, sitting
from tests.support.games import in_a_small_town

FOLDER: Final = Path(__file__).parent.parent / "records"
RESULTS: Final = FOLDER / "results.txt"
GAMES: Final = {
    "two": Trial(BOARD_GAME, {"players": "2"}, 2, in_a_small_town),
    "three": Trial(
        BOARD_GAME,
        {"players": "3", "characters": "prosper", "buildings": "all"},
        3,
        in_a_small_town,
    ),
    "four": Trial(BOARD_GAME, {"players": "4"}, 4, evenly),
    "five": Trial(BOARD_GAME, {"players": "5", "edition": "2009"}, 5, in_a_small_town),
    "six": Trial(
        BOARD_GAME, {"players": "6", "characters": "random", "buildings": "all"}, 6, in_a_small_town
    ),
}


def text_of(name: str) -> str:
    """The text of a recorded game."""
    return (FOLDER / f"{name}.game").read_text(encoding="utf-8")


def recorded(name: str) -> Record:
    """A recorded game."""
    return read(BOARD_GAME, text_of(name))


def result(s: State) -> str:
    """How a game ended: the points of each seat, and who won."""
    points = " ".join(str(s.vps(seat)) for seat in s.seats)
    return f"{points}, won by {BOARD_GAME.ranking(s)[0] + 1}"


def results() -> dict[str, str]:
    """How the recorded games ended, by name."""
    lines = RESULTS.read_text(encoding="utf-8").splitlines()
    return {name: how for name, _, how in (line.partition(": ") for line in lines)}


def play(trial: Trial[State]) -> Table[State]:
    """The game of a trial, played to its end."""
    players = Stream(trial.seed)
    with sitting(trial) as table:
        while table.pending is not None:
            table.play(*trial.decide(table.state, players))
    return table


def main() -> None:
    """Record all games again."""
    lines = []
    for name, trial in GAMES.items():
        record = play(trial).record
        (FOLDER / f"{name}.game").write_text(record.write(), encoding="utf-8")
        lines.append(f"{name}: {result(replay(BOARD_GAME, record))}\n")
    RESULTS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
