"""Plays and writes the corpus of whole games for the present rules: `python -m tools.corpus`.

What lies there already is kept; only what is missing is played, so that a run can continue where it
was stopped. `--anew` plays all again: right when the rules were changed on purpose, wrong when
a test has just failed. `--every 15` plays only one game in fifteen.
"""

import argparse
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from shutil import rmtree
from tempfile import TemporaryDirectory
from typing import Final
from unittest.mock import patch

from rich.progress import track

from carson.arena import Match, play_game
from carson.board.game import BOARD_GAME
from carson.board.options import DEFAULTS
from carson.builds import COMPILED, compiled_engine, environment, lay_out, running
from carson.cards.game import CARDS_GAME
from carson.core.agenda import S
from carson.core.chance import Stream, derive
from carson.core.table import open_table
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.face import Face
from carson.terminal.seating import Seating
from carson.terminal.session import Session
from carson.terminal.sessions import AnySession
from tests.server.guests import NAMES, among_friends, play_to_the_end, server
from tests.support.corpus import INDEX, Played, Row, folder_of, games_in, played
from tests.terminal.playing import run_with
from tools.corpus_plans import SERVER, TERMINAL, Plan, plans
from tools.rulings import ROOT

NEW_SEED: Final = "carson.server.tables.tokens.new_seed"
EXAMPLES: Final = 4
"""This many games are named for each thing that they cover."""
TITLES: Final = {"board": "the board game", "cards": "the card game"}


# --- playing ----------------------------------------------------------------------------------
def record_of(plan: Plan) -> str:
    """Play a game; the same wherever and whenever it is played."""
    if plan.players == (TERMINAL,):
        on_board = plan.game == BOARD_GAME.name
        face = at_the_terminal(BOARD_FACE, plan) if on_board else at_the_terminal(CARDS_FACE, plan)
        return typed(face, Stream(plan.number))
    if plan.players == (SERVER,):
        return sent(plan)
    seats = int(plan.options["players" if plan.game == BOARD_GAME.name else "people"])
    bots = tuple(plan.players[seat % len(plan.players)] for seat in range(seats))
    match = Match(bots, 1, seed_of(plan), dict(plan.options), keep_records=True, game=plan.game)
    return play_game(match, 0).record


def seed_of(plan: Plan) -> str:
    """What the dice and the bots of a game come from."""
    return f"corpus {plan.game} {plan.name}"


def at_the_terminal(face: Face[S], plan: Plan) -> Session[S]:
    """A session in which people decide for all seats."""
    options, seed = dict(plan.options), derive(seed_of(plan))
    seats = len(face.entry.game.seats(face.entry.game.start(options)))
    table = open_table(face.entry.game, options, NAMES[:seats], seed)
    session = Session(face, table, Seating(seats, ("random",)), "en")
    session.advance()
    return session


def typed(session: AnySession, stream: Stream) -> str:
    """A game in which any legal move is typed, until it is over."""

    def read(prompt: str) -> str:
        seat = session.asked
        if seat is None:
            raise EOFError
        moves = session.table.moves(seat)
        return str(moves[stream.below(len(moves))])

    run_with(session, read)
    return session.table.record.write()


def sent(plan: Plan) -> str:
    """A game that guests play through the server."""
    seed = derive(seed_of(plan))
    people = int(plan.options["players" if plan.game == BOARD_GAME.name else "people"])
    with (
        TemporaryDirectory() as folder,
        server(Path(folder)) as client,
        patch(NEW_SEED, lambda: seed),
    ):
        guests = among_friends(client, people, game=plan.game, options=dict(plan.options))
        play_to_the_end(guests, plan.number)
        return guests[0].get("/record").text


# --- writing ----------------------------------------------------------------------------------
def row_of(plan: Plan, seen: Played) -> Row:
    """What the index tells of a game."""
    points = " ".join(map(str, seen.points))
    return Row(plan.name, told(plan), ", ".join(plan.players), seen.moves, points, seen.fingerprint)


def told(plan: Plan) -> str:
    """The options of a game that are not as usual."""
    usual = DEFAULTS if plan.game == BOARD_GAME.name else {}
    return "; ".join(
        f"{name} {value}" for name, value in plan.options.items() if usual.get(name) != value
    )


def title_of(game: str, rules: str) -> str:
    """What a folder holds."""
    return f"Whole games of {TITLES[game]}, rules {rules}"


def index(title: str, games: Iterable[tuple[Row, Played]]) -> str:
    """The index of a folder: what is covered where, and all games."""
    covered: defaultdict[str, list[str]] = defaultdict(list)
    kept = list(games)
    for row, seen in kept:
        who = [f"played by {name}" for name in row.players.split(", ")]
        for fact in [*seen.facts, *who]:
            covered[fact].append(row.name)
    return "\n".join(
        [
            f"# {title}",
            "",
            "*Written by `python -m tools.corpus`. The game `typed 2` is the second",
            "one in `typed.games`, in the order of the table below. A fingerprint holds all that",
            "was offered and answered, and how the game ended.*",
            "",
            "## What they cover",
            "",
            "| what | games | for example |",
            "| --- | --- | --- |",
            *(
                f"| {fact} | {len(names)} | {', '.join(names[:EXAMPLES])} |"
                for fact, names in sorted(covered.items())
            ),
            "",
            f"## All {len(kept)} games",
            "",
            "| game | options that are not as usual | played by | moves | points | fingerprint |",
            "| --- | --- | --- | --- | --- | --- |",
            *(row.write() for row, _ in kept),
            "",
        ]
    )


def write(folder: Path, title: str, games: Sequence[tuple[Plan, str]]) -> None:
    """Write the records of a folder and their index."""
    folder.mkdir(parents=True, exist_ok=True)
    seen = [(row_of(plan, look), look) for plan, text in games for look in (played(text),)]
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for plan, text in games:
        groups[plan.group].append(text)
    for group, texts in groups.items():
        (folder / f"{group}.games").write_text("".join(texts), encoding="utf-8")
    (folder / INDEX).write_text(index(title, seen), encoding="utf-8")


# --- all of it --------------------------------------------------------------------------------
def known(folder: Path) -> dict[str, str]:
    """The records that lie there, which must still be replayed as they were."""
    if not (folder / INDEX).exists():
        return {}
    games = games_in(folder)
    for name, (row, text) in games.items():
        if played(text).fingerprint != row.fingerprint:
            sys.exit(f"{folder.name}: {name} is not replayed as it was; see --anew")
    return {name: text for name, (_, text) in games.items()}


def fill(game: str, every: int, anew: bool) -> None:
    """Play what is missing of one game, and write it group by group."""
    folder = folder_of(BOARD_GAME) if game == BOARD_GAME.name else folder_of(CARDS_GAME)
    rules = BOARD_GAME.rules_version if game == BOARD_GAME.name else CARDS_GAME.rules_version
    if anew:
        rmtree(folder, ignore_errors=True)
    kept = known(folder)
    wanted = [plan for plan in plans() if plan.game == game]
    chosen = {plan.name for plan in wanted[::every]} | set(kept)
    done: list[tuple[Plan, str]] = []
    for number, plan in enumerate(track(wanted, f"{game}, rules {rules}")):
        if plan.name in chosen:
            done.append((plan, kept.get(plan.name) or record_of(plan)))
        last = plan is wanted[-1] or wanted[number + 1].group != plan.group
        if last and done and any(each.name not in kept for each, _ in done):
            later = [
                (other, kept[other.name]) for other in wanted[number + 1 :] if other.name in kept
            ]
            write(folder, title_of(game, str(rules)), done + later)


def main() -> None:
    """Write the corpus of both games, on the compiled engine where someone has made it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--every", type=int, default=1, help="play one game in so many")
    parser.add_argument("--anew", action="store_true", help="play again what lies there")
    parser.add_argument("--game", choices=tuple(TITLES), help="only one of the games")
    chosen = parser.parse_args()
    if running() != COMPILED and compiled_engine() is not None:
        with TemporaryDirectory() as folder:
            lay_out(COMPILED, Path(folder))
            step = [sys.executable, "-P", "-m", "tools.corpus", *sys.argv[1:]]
            sys.exit(
                subprocess.run(step, env=environment(Path(folder), ROOT), check=False).returncode
            )
    for game in [chosen.game] if chosen.game else TITLES:
        fill(game, chosen.every, chosen.anew)


if __name__ == "__main__":
    main()
