"""What a bot is asked: all that its seat may know of a game, and nothing else."""

from typing import Final

from msgspec import Struct, json

from carson.core.agenda import Choice, S
from carson.core.moves import CHANCE, Seat
from carson.core.records import HIDDEN_MOVE, write_seat
from carson.core.table import Table
from carson.server.bots.worker_secrets import known_tiles
from carson.server.bots.worker_tiles import Dealt, Used, is_private_draw


class BotRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to a bot: a game, a seat, and what has happened as far as the seat knows."""

    game: str
    options: dict[str, str]
    seat: int
    bot: str
    seed: int
    """Of the bot's own dice: the same question with the same seed gets the same answer."""
    moves: list[str]
    """As in a record, but without the draws of duel tiles; what the seat cannot know is hidden."""
    tiles: list[Dealt | Used] = []
    """Where the duel tiles went, as far as the seat knows."""


class BotTask(Struct, frozen=True, forbid_unknown_fields=True):
    """A question and the seconds that a worker has for it."""

    request: BotRequest
    seconds: float


class BotAnswer(Struct, frozen=True, forbid_unknown_fields=True):
    """What a worker answers: a move, or in which way its bot failed."""

    move: str = ""
    failed: str = ""


ENCODER: Final = json.Encoder()
TASKS: Final = json.Decoder(BotTask)
ANSWERS: Final = json.Decoder(BotAnswer)


def write_line(message: BotTask | BotAnswer) -> bytes:
    """A message as one line."""
    return ENCODER.encode(message) + b"\n"


def request_for(table: Table[S], seat: Seat, bot: str, seed: int) -> BotRequest:
    """The question to a bot that plays for a seat of this table."""
    return BotRequest(
        game=table.game.name,
        options=table.record.options,
        seat=seat,
        bot=bot,
        seed=seed,
        moves=known_moves(table, seat),
        tiles=known_tiles(table.state, table.log, seat),
    )


def known_moves(table: Table[S], seat: Seat) -> list[str]:
    """The moves of the record as the seat knows them, but for the draws of duel tiles."""
    running = first_secret(table)
    return [
        f"{write_seat(who)} {HIDDEN_MOVE if number >= running and who != seat else move}"
        for number, (who, move) in enumerate(table.record.lines)
        if not is_private_draw(who, move)
    ]


def first_secret(table: Table[S]) -> int:
    """The number of the first move that was made in secret, and is not shown yet."""
    number, choice = len(table.record.lines), table.pending
    if choice is not None and choice.secret:
        while number and _is_running(table, choice, number - 1):
            number -= 1
    return number


def _is_running(table: Table[S], choice: Choice[S], number: int) -> bool:
    """Whether a move may answer this choice, and nothing came of it that all have seen."""
    who, move = table.record.lines[number]
    heard = table.log[table.marks[number] : table.marks[number + 1]]
    silent = all(event.kind.secret for event in heard)
    return who != CHANCE and move.verb in choice.accepts and silent
