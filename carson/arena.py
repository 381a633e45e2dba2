"""The arena of all games: many games among bots, with the same luck for everyone."""

from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from typing import Final

from carson.bots.bot import Bot
from carson.bots.lines.line_bot import THINKING_SECONDS, LineBot
from carson.cluster import RayCluster
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.given import BadOption
from carson.core.moves import Seat
from carson.core.playouts import next_in_turn
from carson.core.reasons import Reason
from carson.core.table import Table, open_table
from carson.games import GAMES, GameEntry

LONGEST_KIND: Final = 36
"""What a bot is called leaves room for its number in a name."""
AHEAD: Final = 4
"""How many games each process may be ahead of the one that is waited for."""


@dataclass(frozen=True)
class Match:
    """Who plays how many games of which kind."""

    bots: tuple[str, ...]
    games: int
    seed: int | str
    options: dict[str, str]
    """All of them, the number of players too."""
    keep_records: bool = False
    game: str = "board"
    """By name, so that other processes find it too."""
    seconds: float = THINKING_SECONDS
    """How long a bot that is a program may think over a move."""

    def check(self) -> None:
        """Refuse what cannot be played, before the first game."""
        entry = GAMES[self.game]
        for name in self.bots:
            entry.check_player(name)
        deciding = entry.deciding(self.options)
        if len(self.bots) != deciding:
            raise BadOption(Reason("wrong-number-of-bots", count=len(self.bots), players=deciding))

    @property
    def everybody(self) -> tuple[str, ...]:
        """All who sit at the table: the bots, and behind them the virtual players by level."""
        return (*self.bots, *GAMES[self.game].virtual(self.options))

    def seating(self, number: int) -> list[int]:
        """Which bot sits on which seat: they move on by one from game to game, others stay."""
        count = len(self.bots)
        bots = [(seat - number) % count for seat in range(count)]
        return [*bots, *range(count, len(self.everybody))]

    def luck(self, number: int) -> bytes:
        """The seed of a game's dice, the same until every bot has had every seat."""
        return derive(self.seed, "luck", number // len(self.bots))

    def bot_seed(self, number: int, bot: int) -> int:
        """The seed of a bot's own dice."""
        return int.from_bytes(derive(self.seed, "bot", number, bot)[:8], "big")


@dataclass(frozen=True)
class Result:
    """How one game ended; all lists go by bot, in the order of the match."""

    number: int
    seats: list[Seat]
    """Where each bot sat."""
    ranking: list[int]
    winners: list[int]
    """One, unless the rules know no way to tell."""
    scores: dict[str, list[int]]
    """Points by source."""
    decisions: int
    """Moves that were not chance."""
    record: str
    forfeits: dict[int, Reason] = field(default_factory=dict)
    """The bots that failed, and why: they win nothing, and the usual bot played on for them."""

    def total(self, bot: int) -> int:
        """All points of a bot."""
        return sum(points[bot] for points in self.scores.values())


def play_to_end(table: Table[S], bots: Sequence[Bot[S]]) -> int:
    """Let bots play to the end; how many decisions that took."""
    decisions, seat = 0, Seat(len(bots) - 1)
    while table.to_move:
        seat = next_in_turn(table.to_move, seat)
        table.play(seat, bots[seat].choose(table.view(seat)))
        decisions += 1
    return decisions


def play_game(match: Match, number: int) -> Result:
    """One game of a match; the same wherever and whenever it is played."""

    def play(entry: GameEntry[S]) -> Result:
        return _play(entry, match, number)

    return GAMES[match.game].hand_to(play)


def _play(entry: GameEntry[S], match: Match, number: int) -> Result:
    seating, everybody = match.seating(number), match.everybody
    names = [f"{short_name(everybody[bot])} {bot + 1}" for bot in seating]
    table = open_table(entry.game, match.options, names, match.luck(number))
    bots = [
        entry.make_player(match.bots[bot], match.bot_seed(number, bot), match.seconds)
        for bot in seating[: len(match.bots)]
    ]
    decisions, s = play_to_end(table, bots), table.state
    seats = [Seat(seating.index(bot)) for bot in range(len(seating))]
    scores = entry.game.scores(s)
    result = Result(
        number=number,
        seats=seats,
        ranking=[seating[seat] for seat in entry.game.ranking(s)],
        winners=[seating[seat] for seat in entry.winners(s)],
        scores={source: [points[seat] for seat in seats] for source, points in scores.items()},
        decisions=decisions,
        record=table.record.write() if match.keep_records else "",
    )
    failures = dismissed(table, bots)
    return without({seating[seat]: reason for seat, reason in failures.items()}, result)


def short_name(bot: str) -> str:
    """What a bot is called at a table; a command can be any text."""
    return "".join(letter for letter in bot if letter.isprintable())[:LONGEST_KIND].strip()


def dismissed(table: Table[S], bots: Sequence[Bot[S]]) -> dict[Seat, Reason]:
    """Let the programs among the bots go; which of them have failed, and why."""
    failures, ranking = {}, table.game.ranking(table.state)
    for seat, bot in enumerate(bots):
        if isinstance(bot, LineBot):
            bot.finish(table.view(Seat(seat)), ranking)
            if bot.failure is not None:
                failures[Seat(seat)] = bot.failure
    return failures


def without(forfeits: dict[int, Reason], result: Result) -> Result:
    """A result in which those who failed are last, without a point."""
    if not forfeits:
        return result
    true = [bot for bot in result.ranking if bot not in forfeits]
    winners = [bot for bot in result.winners if bot not in forfeits]
    return replace(
        result,
        ranking=true + [bot for bot in result.ranking if bot in forfeits],
        winners=winners or true[:1],
        scores={
            source: [0 if bot in forfeits else had for bot, had in enumerate(points)]
            for source, points in result.scores.items()
        },
        forfeits=forfeits,
    )


def play_match(match: Match, jobs: int = 1, cluster: RayCluster | None = None) -> Iterator[Result]:
    """The results of all games, in the order of the games, as they come."""
    match.check()
    if cluster is not None:
        return cluster.mapped(partial(play_game, match), range(match.games))
    if jobs == 1:
        return (play_game(match, number) for number in range(match.games))
    return _play_side_by_side(match, jobs)


def _play_side_by_side(match: Match, jobs: int) -> Iterator[Result]:
    """Several processes play; only a few games ahead, so that the results do not pile up."""
    # Forking would copy whatever threads the caller has started, in the middle of their work.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    waiting: deque[Future[Result]] = deque()
    try:
        for number in range(match.games):
            waiting.append(pool.submit(play_game, match, number))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


class Statistics:
    """What the results of a match add up to; a shared victory is one for each."""

    def __init__(self, bots: int) -> None:
        self.games = 0
        self.decisions = 0
        self.forfeits: Final[list[list[Reason]]] = [[] for _ in range(bots)]
        """Why a bot lost games, whatever lay on the table."""
        self.wins: Final = [0] * bots
        self.wins_by_seat: Final = [0] * bots
        self.points: Final[dict[str, list[int]]] = {}
        """By source and bot, of all games together."""

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        for bot, reason in result.forfeits.items():
            self.forfeits[bot].append(reason)
        for winner in result.winners:
            self.wins[winner] += 1
            self.wins_by_seat[result.seats[winner]] += 1
        for source, points in result.scores.items():
            before = self.points.setdefault(source, [0] * len(points))
            self.points[source] = [a + b for a, b in zip(before, points, strict=True)]

    def mean_by_source(self, bot: int) -> dict[str, float]:
        """What a bot scored in an average game, by source."""
        return {source: points[bot] / self.games for source, points in self.points.items()}

    def mean_score(self, bot: int) -> float:
        """What a bot scored in an average game."""
        return sum(points[bot] for points in self.points.values()) / self.games
