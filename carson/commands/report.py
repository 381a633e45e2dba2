"""What the games of a match add up to: tables for people, JSON for programs."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Final, TypeVar

from rich.console import Console
from rich.progress import track
from rich.table import Table
from rich.text import Text

from carson.arena import Match, Result, Statistics, play_match
from carson.bots.lines.line_bot import is_command
from carson.cluster import RayCluster
from carson.commands.common import console
from carson.i18n.texts import Texts
from carson.terminal.files import trouble

T = TypeVar("T")


def watched(results: Iterable[T], total: int, texts: Texts) -> Iterator[T]:
    """The results, with a bar that shows how many have come, if anyone can see it."""
    screen = Console(stderr=True)
    bar = track(
        results,
        texts.say("simulate-progress"),
        total=total,
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    )
    return iter(bar)


class MatchReport:
    """A match, its results and the time it took."""

    def __init__(self, match: Match, texts: Texts) -> None:
        self.match: Final = match
        self.texts: Final = texts
        self.names: Final = match.everybody
        self.statistics: Final = Statistics(len(self.names))
        self.seconds = 0.0

    def play(self, jobs: int, out: Path | None, cluster: RayCluster | None = None) -> None:
        """Play all games, count them, and keep their records where that is wanted."""
        if out is not None:
            self._make(out)
        began = perf_counter()
        results = play_match(self.match, jobs, cluster)
        for result in watched(results, self.match.games, self.texts):
            self.statistics.add(result)
            if out is not None:
                self._write(result, out)
        self.seconds = perf_counter() - began

    def _make(self, folder: Path) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise trouble(folder, error, self.texts) from error

    def _write(self, result: Result, folder: Path) -> None:
        digits = len(str(self.match.games))
        file = folder / f"{result.number + 1:0{digits}}.game"
        try:
            file.write_text(result.record, encoding="utf-8", newline="\n")
        except OSError as error:
            raise trouble(file, error, self.texts) from error

    @property
    def decisions_per_second(self) -> float:
        """How quick it was."""
        return self.statistics.decisions / self.seconds

    def print_data(self) -> None:
        """One JSON object."""
        statistics = self.statistics
        data = {
            "games": statistics.games,
            "decisions": statistics.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second, 1),
            "bots": [
                {
                    "name": name,
                    "wins": statistics.wins[bot],
                    "mean_score": round(statistics.mean_score(bot), 3),
                    **({"forfeits": len(statistics.forfeits[bot])} if is_command(name) else {}),
                }
                for bot, name in enumerate(self.names)
            ],
        }
        print(json.dumps(data))

    # --- for people -------------------------------------------------------------------------
    def show(self) -> None:
        """Two tables and a line."""
        screen = console()
        screen.print(self._by_bot())
        screen.print(self._by_seat())
        line = self.texts.say(
            "simulate-speed",
            games=self.statistics.games,
            decisions=round(self.statistics.decisions / self.statistics.games),
            seconds=self.texts.number(self.seconds, 1),
            speed=round(self.decisions_per_second),
        )
        screen.print(Text(line))
        for line in self._forfeits():
            screen.print(Text(line))

    def _forfeits(self) -> list[str]:
        """Why bots that are programs failed, each reason once."""
        found = [
            self.texts.say("bot-forfeit-why", bot=name, text=self.texts.reason(reason))
            for name, reasons in zip(self.names, self.statistics.forfeits, strict=True)
            for reason in reasons
        ]
        return list(dict.fromkeys(found))

    def _by_bot(self) -> Table:
        """One column for each bot: wins, mean score and where the points came from."""
        statistics, bots = self.statistics, range(len(self.names))
        table = Table(self.texts.say("simulate-bot"))
        for name in self.names:
            table.add_column(name, justify="right")
        table.add_row(self.texts.say("simulate-wins"), *[str(wins) for wins in statistics.wins])
        table.add_row(self.texts.say("simulate-share"), *[self._share(w) for w in statistics.wins])
        scores = [self.texts.number(statistics.mean_score(bot), 1) for bot in bots]
        if any(statistics.forfeits):
            lost = [str(len(reasons)) for reasons in statistics.forfeits]
            table.add_row(self.texts.say("bot-forfeits"), *lost)
        table.add_row(self.texts.say("simulate-mean-score"), *scores, end_section=True)
        for source, points in statistics.points.items():
            means = [self.texts.number(statistics.mean_by_source(b)[source], 2) for b in bots]
            if any(points):
                table.add_row(self.texts.source(source), *means)
        return table

    def _by_seat(self) -> Table:
        """Who won, by seat."""
        wins = self.statistics.wins_by_seat
        table = Table(self.texts.say("simulate-seat"))
        for seat in range(len(wins)):
            table.add_column(str(seat + 1), justify="right")
        table.add_row(self.texts.say("simulate-wins"), *[str(count) for count in wins])
        table.add_row(self.texts.say("simulate-share"), *[self._share(count) for count in wins])
        return table

    def _share(self, wins: int) -> str:
        return self.texts.number(100 * wins / self.statistics.games, 1)
