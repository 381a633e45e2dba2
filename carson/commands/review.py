"""`carson review`: a recorded game, and what a player could have done better."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.padding import Padding
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from carson.commands.common import Language, console, explain, texts_for, whole_number
from carson.commands.replay import File
from carson.core.moves import Seat
from carson.core.records import Record
from carson.games import GAMES
from carson.i18n.complaints import Complaint
from carson.i18n.texts import Texts
from carson.terminal import files
from carson.terminal.face import ScreenSize
from carson.terminal.sessions import scene_of

if TYPE_CHECKING:
    from carson.review.report import ReviewReport, ToldMistake
    from carson.review.reviewing import Tell

FIRST: Final = "1"
PERCENT: Final = 100
THREADS: Final = ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS")

SeatNumber = Annotated[str, typer.Option("--seat", metavar="N", help=explain("review-seat"))]
AsJson = Annotated[bool, typer.Option("--json", help=explain("review-json"))]


def review(
    file: File, seat: SeatNumber = FIRST, as_json: AsJson = False, language: Language = None
) -> None:
    """Grade the decisions of a player."""
    texts = texts_for(language)
    record = files.read_record(file, texts)
    own = Texts(texts.language, record.names, GAMES[record.game].words)
    wanted = seat_of(record, whole_number("--seat", seat, texts), own)
    found = reported(record, wanted, own)
    if as_json:
        from carson.review.report import as_data

        print(json.dumps(as_data(found), ensure_ascii=False))
    else:
        Pages(console(), found, own).show()


def seat_of(record: Record, number: int, texts: Texts) -> Seat:
    """The seat of this number, if someone decided for it."""
    most = GAMES[record.game].deciding(record.options)
    if not 1 <= number <= most:
        raise Complaint(texts.say("error-review-seat", count=number, most=most))
    if not any(seat == number - 1 for seat, _ in record.lines):
        raise Complaint(texts.say("error-review-nothing", seat=texts.player(number - 1)))
    return Seat(number - 1)


def reported(record: Record, seat: Seat, texts: Texts) -> "ReviewReport":
    """The review of a seat, with a bar that shows how far it is, if anyone can see it."""
    for name in THREADS:
        # One small net on several threads waits more than it reckons.
        os.environ.setdefault(name, "1")
    # Numpy takes longer to load than most commands take in all.
    from carson.review.games import report_of

    with progress(texts.say("review-progress")) as tell:
        return report_of(record, seat, texts, tell)


@contextmanager
def progress(title: str) -> Iterator["Tell"]:
    """A bar on the standard error."""
    screen = Console(stderr=True)
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(title, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


class Pages:
    """A review for people."""

    def __init__(self, where: Console, found: "ReviewReport", texts: Texts) -> None:
        self.where: Final = where
        self.found: Final = found
        self.texts: Final = texts

    def show(self) -> None:
        """The costliest decisions with the board, then the sums."""
        for number, told in enumerate(self.found.costliest, 1):
            self._show_mistake(number, told)
        self._show_sums()

    def _say(self, key: str, style: str = "", **args: int | str) -> None:
        self.where.print(Text(self.texts.say(key, args), style))

    def _show_mistake(self, number: int, told: "ToldMistake") -> None:
        decision = told.decision
        scene = scene_of(self.found.record, decision.number, self.texts.language)
        self.where.print(scene.draw(ScreenSize(self.where.width, self.where.height)))
        loss, error = percent(decision.loss, self.texts), percent(decision.grade.error, self.texts)
        place = {"number": number, "round": decision.round, "at": decision.number}
        self._say("review-mistake", "bold", loss=loss, error=error, **place)
        self.where.print(Text(told.question))
        self._say("review-played", move=told.move)
        self._say("review-better", "bold", move=told.better)
        for reason in told.why:
            self.where.print(Padding(Text(reason), (0, 2)))
        self._say("review-line")
        for sentence in told.line:
            self.where.print(Padding(Text(sentence), (0, 2)))
        self.where.print()

    def _show_sums(self) -> None:
        review = self.found.review
        if not self.found.costliest:
            self._say("review-no-mistakes")
        verdicts = [decision.verdict for decision in review.decisions]
        counts = {word: verdicts.count(word) for word in ("best", "good", "slip", "mistake")}
        self._say("review-decisions", "", count=len(verdicts), **counts)
        self._say("review-lost", loss=percent(review.lost, self.texts))
        self.where.print(self._by_seat())

    def _by_seat(self) -> Table:
        """What everyone's chances were in the beginning, what luck gave, and the end."""
        review, say = self.found.review, self.texts.say
        table = Table(say("review-player"))
        for key in ("review-first-chance", "review-luck", "review-last-chance"):
            table.add_column(say(key), justify="right")
        first, last = review.moments[0].chances, review.moments[-1].chances
        for seat, name in enumerate(self.found.record.names):
            numbers = (first[seat], review.luck[seat], last[seat])
            table.add_row(name, *(percent(number, self.texts) for number in numbers))
        return table


def percent(chance: float, texts: Texts) -> str:
    """A chance in per cent, with one digit after the point."""
    return texts.number(PERCENT * chance, 1)
