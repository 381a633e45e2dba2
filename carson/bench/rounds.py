"""What a decision costs, by round: `python -m carson.bench.rounds SECONDS` prints it as JSON."""

import json
import sys
from time import process_time
from typing import Final

from carson.bench.ours import by_lot
from carson.board.game import BOARD_GAME
from carson.board.printed import FEWEST_PLAYERS, MOST_PLAYERS
from carson.board.state import State
from carson.core.agenda import advance, pending, play
from carson.core.chance import Stream

PARTS: Final = 5
"""The setup and four rounds."""
TURNS: Final = 8


def costs(players: int, seconds: float) -> list[float]:
    """Microseconds per decision, chance included, in the setup and in each round."""
    options = {"players": str(players), "characters": "random", "buildings": "all"}
    spent, counts, stream = [0.0] * PARTS, [0] * PARTS, Stream(players)
    while sum(spent) < seconds:
        s = BOARD_GAME.start(BOARD_GAME.complete(options))
        advance(s)
        while pending(s) is not None:
            part, began = s.round, process_time()
            counts[part] += play_part(s, stream)
            spent[part] += process_time() - began
    return [1e6 * time / count for time, count in zip(spent, counts, strict=True)]


def play_part(s: State, stream: Stream) -> int:
    """Play at random until another round begins; how many decisions that took."""
    part, count = s.round, 0
    while s.round == part and (choice := pending(s)) is not None:
        play(s, *by_lot(s, choice, stream))
        count += 1
    return count


def best_costs(seconds: float) -> dict[str, list[float]]:
    """The costs for each number of players, who take turns; the best turn of each counts."""
    everybody = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    turns = [{n: costs(n, seconds / TURNS) for n in everybody} for _ in range(TURNS)]
    return {
        str(n): [min(times) for times in zip(*(turn[n] for turn in turns), strict=True)]
        for n in everybody
    }


if __name__ == "__main__":
    print(json.dumps(best_costs(float(sys.argv[1]))))
