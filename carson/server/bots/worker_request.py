"""What a bot is asked: all that its seat may know of a game, and nothing else."""

from typing import Final

from msgspec import Struct, json

from carson.core.agenda import S
from carson.core.moves import Seat
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
    return [
        f"{write_seat(who)} {HIDDEN_MOVE if move is None else move}"
        for who, move in table.lines_for(seat)
        if not is_private_draw(who, move)
    ]
