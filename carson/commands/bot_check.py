"""Checking a bot by lines: it plays some games, and what goes wrong is found."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from time import perf_counter
from typing import Final

from carson.bots.bot import Bot
from carson.bots.lines.forfeit import Forfeit
from carson.bots.lines.line_bot import PREFIX, LineBot, Patience
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.moves import Seat
from carson.core.playouts import next_in_turn
from carson.core.reasons import Reason
from carson.core.table import Table, open_table
from carson.games import GAMES, GameEntry

OPPONENT: Final = "random"
EVERYTHING: Final = "new-beginning,river,might-is-right,kit-carson,outlaws,horses"


@dataclass(frozen=True)
class CheckGame:
    """A game that a bot has to play."""

    game: str
    options: dict[str, str]
    seat: Seat
    """Where the bot sits; random bots have the other seats."""
    seed: int = 1
    restarts_at: int = -1
    """The decision before which the program is started again, as a server does it."""


GAMES_TO_PLAY: Final = (
    CheckGame("board", {"players": "2"}, Seat(0)),
    CheckGame("board", {"players": "2"}, Seat(0)),
    CheckGame("board", {"players": "4", "variants": EVERYTHING}, Seat(2), restarts_at=10),
    CheckGame("board", {"players": "6", "characters": "random"}, Seat(5)),
    CheckGame("cards", {"people": "2"}, Seat(1)),
    CheckGame("cards", {"people": "4"}, Seat(3), restarts_at=10),
)
"""The first two are the same, so that it shows whether the bot makes the same choices."""


@dataclass
class CheckedGame:
    """How a bot did in a game."""

    about: CheckGame
    called: str = ""
    moves: list[str] = field(default_factory=list)
    slowest: float = 0.0
    """Seconds that the slowest answer took."""
    failure: Reason | None = None
    asked: str = ""
    """What was asked last."""
    last_lines: list[str] = field(default_factory=list)

    @property
    def declined(self) -> bool:
        """Whether the bot does not play this game at all, and said so."""
        return self.failure is not None and self.failure.code == "bot-sorry" and not self.moves


def check(command: str, seconds: float) -> Iterator[CheckedGame]:
    """Let a program play all games, until it fails."""
    for about in GAMES_TO_PLAY:
        found = checked(about, command, seconds)
        yield found
        if found.failure is not None and not found.declined:
            return


def checked(about: CheckGame, command: str, seconds: float) -> CheckedGame:
    """Let a program play one game."""

    def play(entry: GameEntry[S]) -> CheckedGame:
        found = CheckedGame(about)
        substitute = entry.make_bot(OPPONENT, about.seed)
        bot = LineBot(PREFIX + command, about.seed, substitute, Patience(seconds))
        try:
            play_with(bot, opened(entry, about), entry.make_bot(OPPONENT, about.seed), found)
        except Forfeit as error:
            found.failure = error.reason
        found.called, found.last_lines = bot.called, bot.last_lines
        bot.dismiss()
        return found

    return GAMES[about.game].hand_to(play)


def opened(entry: GameEntry[S], about: CheckGame) -> Table[S]:
    """A new table for the game."""
    options = entry.game.complete(about.options)
    seats = entry.game.seats(entry.game.start(options))
    names = [f"seat {seat + 1}" for seat in seats]
    return open_table(entry.game, options, names, derive(about.seed, "check"))


def play_with(bot: LineBot[S], table: Table[S], others: Bot[S], found: CheckedGame) -> None:
    """Play to the end, and write down what the bot does; Forfeit if it fails."""
    seat = Seat(-1)
    while table.to_move:
        seat = next_in_turn(table.to_move, seat)
        view = table.view(seat)
        if seat != found.about.seat:
            table.play(seat, others.choose(view))
            continue
        if len(found.moves) == found.about.restarts_at:
            bot.dismiss()
        found.asked = type(view.choice).__name__
        bot.greet()
        began = perf_counter()
        move = bot.ask(view)
        found.slowest = max(found.slowest, perf_counter() - began)
        found.moves.append(str(move))
        table.play(seat, move)
