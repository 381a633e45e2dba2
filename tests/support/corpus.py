"""The corpus: whole games of every kind, which every later version replays alike or refuses.

Each version of each game's rules has a folder. Its records lie in files by group, one after the
other; its index says how to find each, what it covers and what its fingerprint is. The index is
written by `python -m tools.corpus`; `python -m tests.support.corpus` prints all fingerprints again,
in whichever build it runs.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Final

from carson.board.game import BOARD_GAME
from carson.board.options import CASTS
from carson.builds import running
from carson.cards.game import CARDS_GAME
from carson.core.agenda import S, advance, legal, pending, play
from carson.core.game import Game
from carson.core.records import FIRST_LINE, Record, game_of, read, write_seat

FOLDER: Final = Path(__file__).parent.parent / "records" / "corpus"
INDEX: Final = "index.md"
PLACE: Final = "game"
"""The first word of the table of games in an index."""
LISTS: Final = {"variants": "variant", "buildings": "building", "virtual": "virtual player"}
"""Options that name several things, and what each of them is."""
SKIPPED: Final = ("players", "edition", "people", "suits", "characters", "river")
"""Options of which something else is told than their text."""


# --- looking at a game ------------------------------------------------------------------------
@dataclass(frozen=True)
class Played:
    """What is seen of a recorded game when it is replayed."""

    fingerprint: str
    moves: int
    points: tuple[int, ...]
    facts: frozenset[str]
    """What it covers."""


@cache
def played(text: str) -> Played:
    """Replay the record of either game, once."""
    if game_of(text) == BOARD_GAME.name:
        return looked_at(BOARD_GAME, read(BOARD_GAME, text))
    return looked_at(CARDS_GAME, read(CARDS_GAME, text))


def looked_at(game: Game[S], record: Record) -> Played:
    """Replay a record; the fingerprint holds every offer, every answer and how it ended.

    It is made of what is written in records and of numbers alone, so that nothing inside the
    engine can change it by another name.
    """
    seen, s = blake2b(digest_size=12), game.start(record.options)
    advance(s)
    for seat, move in record.lines:
        choice = pending(s)
        assert choice is not None, "the game was over"
        for asked in choice.seats:
            offered = ", ".join(sorted(map(str, legal(s, asked))))
            seen.update(f"{write_seat(asked)} may {offered}\n".encode())
        seen.update(f"{write_seat(seat)} {move}\n".encode())
        play(s, seat, move)
    assert pending(s) is None, "the game was not over"
    scores = sorted(points for points in game.scores(s).values() if any(points))
    ranking = [seat + 1 for seat in game.ranking(s)]
    seen.update(f"{scores} {ranking}\n".encode())
    points = tuple(map(sum, zip(*scores, strict=True)))
    return Played(seen.hexdigest(), len(record.lines), points, frozenset(facts(record)))


def facts(record: Record) -> Iterator[str]:
    """What a record covers, in words."""
    yield from table_facts(record.options)
    for option, value in record.options.items():
        if option in LISTS:
            yield from (f"{LISTS[option]} {name}" for name in value.split(","))
        elif option not in SKIPPED:
            yield f"{option} {value}"
    for _, move in record.lines:
        yield f"move {move.verb}"
        if str(move).startswith("cast "):
            yield f"side {str(move).removeprefix('cast ')}"
        elif record.game == CARDS_GAME.name and move.verb.name in ("take", "fetch"):
            name = move.verb.nouns.names[move.noun]
            yield from () if name.startswith("I") else (f"character {name}",)


def table_facts(options: Mapping[str, str]) -> Iterator[str]:
    """How many sit there, and who is in play."""
    if "people" in options:
        virtual = [level for level in options["virtual"].split(",") if level != "none"]
        yield f"{options['people']} people and {len(virtual)} virtual players"
        yield f"suits {'as usual' if options['suits'].startswith('hat,star') else 'chosen'}"
        return
    cast = options["characters"]
    yield f"{options['edition']} edition with {options['players']} players"
    yield f"cast {cast if cast in (*CASTS, 'random') else 'chosen'}"
    yield f"river {options['river'] if options['river'] == 'ours' else 'laid'}"
    if cast != "random":
        yield from (f"side {side}" for side in CASTS.get(cast, cast).split(","))


# --- the index --------------------------------------------------------------------------------
@dataclass(frozen=True)
class Row:
    """One line of an index."""

    name: str
    """Its group and its number."""
    options: str
    players: str
    moves: int
    points: str
    fingerprint: str

    @property
    def group(self) -> str:
        """The file in which the record lies."""
        return self.name.partition(" ")[0]

    def write(self) -> str:
        """As it stands in the index."""
        cells = (self.name, self.options, self.players, str(self.moves), self.points)
        return f"| {' | '.join(cells)} | {self.fingerprint} |"


def read_row(line: str) -> Row:
    """The row that was written so."""
    name, options, players, moves, points, found = [cell.strip() for cell in line.split("|")[1:-1]]
    return Row(name, options, players, int(moves), points, found)


def rows(folder: Path) -> list[Row]:
    """The games of a folder, as its index tells them; none where nobody wrote one."""
    if not (folder / INDEX).exists():
        return []
    lines = (folder / INDEX).read_text(encoding="utf-8").splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith(f"| {PLACE} |"))
    return [read_row(line) for line in lines[start + 2 :] if line.startswith("|")]


def texts_in(path: Path) -> list[str]:
    """The records of a file."""
    head = f"{FIRST_LINE}\n"
    return [head + text for text in path.read_text(encoding="utf-8").split(head)[1:]]


def games_in(folder: Path) -> dict[str, tuple[Row, str]]:
    """The games of a folder by name: each with its row and its record."""
    waiting: dict[str, Iterator[str]] = {}
    found = {}
    for row in rows(folder):
        if row.group not in waiting:
            waiting[row.group] = iter(texts_in(folder / f"{row.group}.games"))
        found[row.name] = (row, next(waiting[row.group]))
    left = [group for group, texts in waiting.items() if next(texts, None) is not None]
    assert not left, f"records without a row: {left}"
    return found


def folder_of(game: Game[S]) -> Path:
    """Where the games of the present rules lie."""
    return FOLDER / f"{game.name}-v{game.rules_version}"


def folders() -> list[Path]:
    """All folders of all versions."""
    return sorted(path for path in FOLDER.iterdir() if path.is_dir())


PRESENT: Final = (folder_of(BOARD_GAME), folder_of(CARDS_GAME))


def fingerprints(chosen: Iterable[Path]) -> Iterator[str]:
    """The build, and a line with the fingerprint of each game."""
    yield running()
    for folder in chosen:
        for name, (_, text) in games_in(folder).items():
            yield f"{folder.name} {name} {played(text).fingerprint}"


if __name__ == "__main__":
    for line in fingerprints(PRESENT):
        print(line, flush=True)
