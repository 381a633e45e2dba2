"""`carson bench`: how quick the program is on this machine."""

import json
import sys
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from carson.bench import figures
from carson.bench.contest import ROUNDS, Broken, Comparison
from carson.bench.figures import Figures
from carson.commands.common import Language, brief, console, explain, texts_for, whole_number
from carson.core.reasons import Reason
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts

LONGEST: Final = 600
COLUMNS: Final = {
    "decisions": figures.DECISIONS,
    "steps": figures.STEPS,
    "games": figures.GAMES,
    "copies": figures.COPIES,
    "legal": figures.LEGAL_COST,
    "view": figures.VIEW_COST,
    "replay": figures.REPLAY_COST,
    "memory": figures.WEIGHT,
}
"""The columns of the table, by the names of their headings."""

Peers = Annotated[bool, typer.Option("--peers", help=explain("bench-peers"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("bench-json"))]
Seconds = Annotated[str, typer.Option(metavar="NUMBER", help=explain("bench-seconds"))]

app: Final = typer.Typer(help=explain("bench"), short_help=brief("bench"), rich_markup_mode=None)


@app.callback()
def bench() -> None:
    """Measure how quick the program is."""


@app.command("engine", help=explain("bench-engine"), short_help=brief("bench-engine"))
def engine(
    peers: Peers = False,
    as_json: AsJson = False,
    seconds: Seconds = "1",
    language: Language = None,
) -> None:
    """Measure the engine in both builds, and its peers where that is wanted."""
    texts = texts_for(language)
    contest = Comparison(spent(seconds, texts), peers)
    try:
        watched(contest, texts)
    except Broken as error:
        raise Complaint(texts.say("bench-broken", name=str(error))) from error
    report = BenchReport(contest, texts)
    if as_json:
        print(json.dumps(figures.as_data(contest)))
        for line in report.gaps():
            print(line, file=sys.stderr)
    else:
        report.show(console())


def spent(text: str, texts: Texts) -> int:
    """How many seconds were asked for."""
    seconds = whole_number("--seconds", text, texts)
    if not 1 <= seconds <= LONGEST:
        reason = Reason("number-out-of-range", option="--seconds", least=1, most=LONGEST)
        raise Complaint(texts.reason(reason))
    return seconds


def watched(contest: Comparison, texts: Texts) -> None:
    """Run the contest, with a bar that shows how far it is, if someone can see it."""
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as progress:
        bar = progress.add_task(texts.say("bench-progress"), total=contest.steps)
        contest.run(lambda: progress.advance(bar))


class BenchReport:
    """The figures as tables, with what to know about them."""

    def __init__(self, contest: Comparison, texts: Texts) -> None:
        self.contest: Final = contest
        self.texts: Final = texts
        self.ours: Final = figures.ours(contest.best)
        self.peers: Final = figures.theirs(contest.best)

    def show(self, where: Console) -> None:
        """A table for each build and for the peers, and the ratios."""
        for build, games in self.ours.items():
            where.print(self._table(self._build(build), games))
        if self.peers:
            where.print(self._table(self.texts.say("bench-peers"), self.peers))
            where.print(self._ratios())
        for line in self.notes():
            where.print(Text(line))

    def _table(self, title: str, rows: dict[str, Figures]) -> Table:
        """One row for each game, one column for each figure that was measured."""
        names = [name for name, key in COLUMNS.items() if any(key in row for row in rows.values())]
        table = Table(title=title, title_justify="left")
        table.add_column(self.texts.say("bench-game"))
        for name in names:
            table.add_column(self.texts.say(f"bench-{name}"), justify="right")
        for game, row in rows.items():
            table.add_row(self._game(game), *[number(row[COLUMNS[name]]) for name in names])
        return table

    def _ratios(self) -> Table:
        """How many times as many decisions, steps and copies as each peer."""
        table = Table(title=self.texts.say("bench-ratios"), title_justify="left")
        table.add_column(self.texts.say("bench-game"))
        for peer in self.peers:
            table.add_column(self._game(peer), justify="right")
        for build, games in figures.ratios(self.ours, self.peers).items():
            for game, row in games.items():
                cells = [
                    " / ".join(times(r[key]) for key in figures.COMPARED) for r in row.values()
                ]
                table.add_row(f"{self._game(game)}, {self._build(build)}", *cells)
        return table

    def notes(self) -> list[str]:
        """What the figures mean, and what is missing."""
        about = [self.texts.say("bench-about", rounds=ROUNDS)]
        compare = [self.texts.say("bench-compare")] if self.peers else []
        return [*about, *compare, *self.gaps()]

    def gaps(self) -> list[str]:
        """What is missing, and how to get it."""
        absent = self.contest.absent
        missing = dict.fromkeys(self.contest.missing.values())
        return [
            *(self.texts.say("bench-absent", build=self._build(build)) for build in absent),
            *(self.texts.say("bench-missing", name=name) for name in missing),
        ]

    def _game(self, name: str) -> str:
        """A game by its name and how many play; a peer by its own name."""
        kind, _, players = name.rpartition("-")
        key = f"bench-game-{kind}"
        return self.texts.say(key, players=int(players)) if self.texts.has(key) else name

    def _build(self, build: str) -> str:
        return self.texts.say(f"build-{build}")


def number(value: float) -> str:
    """A number with a readable number of digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times(ratio: float) -> str:
    """How many times."""
    return f"{ratio:.0f}×" if ratio >= 10 else f"{ratio:.2g}×"
