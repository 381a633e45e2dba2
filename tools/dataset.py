"""Writes a dataset of self-play games: `python -m tools.dataset --game board --games 1000`.

The records are text; the decisions of each game are encoded as the learned bots see them. A card
says what is in it. The same command writes the same games.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Generic

import numpy as np

from carson import __version__
from carson.api import GameSetup, GameState, board, cards
from carson.core.agenda import S
from carson.envs.encoding import BOARD_ENCODING, CARDS_ENCODING, Encoding, Observation

SHARD: Final = 100
"""This many games are in a shard."""
RECORDS: Final = "records.jsonl"
CARD: Final = "README.md"
COLUMNS: Final = {
    "facts": "uint16, indices of what is true; the number of facts fills up a row",
    "numbers": "float32, money, points, incomes and so on",
    "moves": "uint16, the numbers of the moves of the decision; their count fills up a row",
    "action_mask": "int8, 1 for each action that is there",
    "action": "int16, the place of the move that was made among those of the decision",
    "seat": "int8, who decided",
    "game": "int32, the number of the game, as in the records",
    "value": "float32, what the game brought the seat in the end: 1 first, -1 last",
}


@dataclass
class Shard:
    """The decisions of some games."""

    seen: list[Observation] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    value: list[float] = field(default_factory=list)

    def save(self, path: Path) -> None:
        """Write it down."""
        columns = {key: np.stack([row[key] for row in self.seen]) for key in self.seen[0]}
        np.savez_compressed(
            path,
            facts=columns["facts"],
            numbers=columns["numbers"],
            moves=columns["moves"],
            action_mask=columns["action_mask"],
            action=np.array(self.action, np.int16),
            seat=np.array(self.seat, np.int8),
            game=np.array(self.game, np.int32),
            value=np.array(self.value, np.float32),
        )


class Writer(Generic[S]):
    """Plays games and writes them down."""

    def __init__(self, setup: GameSetup[S], encoding: Encoding[S], bots: Sequence[str]) -> None:
        self.setup: Final = setup
        self.encoding: Final = encoding
        self.bots: Final = bots

    def write(self, folder: Path, games: int) -> None:
        """Write records, shards and the card."""
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / RECORDS).open("w", encoding="utf-8") as file:
            for first in range(0, games, SHARD):
                shard = Shard()
                for number in range(first, min(games, first + SHARD)):
                    file.write(json.dumps(self.play(number, shard)) + "\n")
                shard.save(folder / f"shard-{first // SHARD:04}.npz")
        (folder / CARD).write_text(self.card(games), encoding="utf-8")

    def play(self, number: int, shard: Shard) -> dict[str, object]:
        """Play one game; its decisions go into the shard. Return its line of the records."""
        state, first = self.setup.new(f"dataset/{number}"), len(shard.seat)
        names = [self.bots[(number + seat) % len(self.bots)] for seat in range(self.setup.seats)]
        bots = [self.setup.bot(name, number * len(names) + s) for s, name in enumerate(names)]
        while not state.is_over:
            move = bots[state.to_move](state)
            self.note(state, state.legal_moves().index(move), number, shard)
            state.play(move)
        returns = state.returns()
        shard.value += [returns[seat] for seat in shard.seat[first:]]
        return {"game": number, "bots": names, "returns": returns, "record": state.record()}

    def note(self, state: GameState[S], action: int, number: int, shard: Shard) -> None:
        """Write down a decision, if there is something to decide."""
        seat, moves = state.to_move, state.legal_moves()
        if len(moves) > 1:
            shard.seen.append(self.encoding.observation(state.position, seat, moves))
            shard.action.append(action)
            shard.seat.append(seat)
            shard.game.append(number)

    def card(self, games: int) -> str:
        """Return the dataset card."""
        rules = self.setup.entry.game.rules_version
        options = "\n".join(f"| {name} | {value} |" for name, value in self.setup.options.items())
        columns = "\n".join(f"| `{name}` | {about} |" for name, about in COLUMNS.items())
        return f"""# Self-play games of Carson City, the {self.setup.name} game

{games} games among bots, written by `python -m tools.dataset`. An unofficial fan project under the
MIT licence.

- carson {__version__}, rules {rules}, encoding {self.encoding.version}
- seeds `dataset/0` to `dataset/{games - 1}`; none of them is an evaluation seed
- bots {", ".join(self.bots)}, which change seats from game to game
- facts are numbered below {self.encoding.facts}, moves below {self.encoding.moves}

| option | value |
|---|---|
{options}

`{RECORDS}`: one game per line as JSON (`game`, `bots` by seat, `returns` by seat, `record`), for
`carson.read_record`. `shard-NNNN.npz`, {SHARD} games each, for `numpy.load`: one row per decision
with at least two moves, in the order of play.

| column | what it holds |
|---|---|
{columns}
"""


def main() -> None:
    """Write what was asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=["board", "cards"], default="board")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bots", default="greedy")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--folder", type=Path, default=Path("dataset"))
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    bots = given.bots.split(",")
    if given.game == "board":
        Writer(board(options), BOARD_ENCODING, bots).write(given.folder, given.games)
    else:
        Writer(cards(options), CARDS_ENCODING, bots).write(given.folder, given.games)


if __name__ == "__main__":
    main()
