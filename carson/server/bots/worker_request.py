"""What a bot is asked: the game as its seat can imagine it, and nothing else."""

from typing import Final

from msgspec import Struct, json
from msgspec.structs import replace

from carson.bots.lines.protocol import history, read_history
from carson.core.agenda import S
from carson.core.chance import Stream
from carson.core.game import Game
from carson.core.moves import Seat
from carson.core.packing import pack, unpack
from carson.core.table import Table
from carson.core.views import Told, View


class BotRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A question to a bot: a game, a seat, and a state that agrees with all the seat knows."""

    game: str
    options: dict[str, str]
    seat: int
    bot: str
    seed: int
    """Of the bot's own dice: the same question with the same seed gets the same answer."""
    state: dict[str, object]
    """Packed. What the seat cannot know was drawn again by the dice of the bot, so that nothing of
    the true state is in it but what the seat knows."""
    lines: list[str] = []
    """For a program: the moves so far as the seat may know them."""


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
    return request_from(table.view(seat), table.record.options, bot, seed)


def with_lines(request: BotRequest, view: View[S]) -> BotRequest:
    """The question to a program, which is told everything that has happened."""
    return replace(request, lines=list(history(view).values()))


def request_from(view: View[S], options: dict[str, str], bot: str, seed: int) -> BotRequest:
    """The question to a bot that has this view of a game with these options."""
    return BotRequest(
        game=view.game.name,
        options=options,
        seat=view.seat,
        bot=bot,
        seed=seed,
        state=dict(pack(view.game, view.imagine(Stream(seed)))),
    )


def view_of(game: Game[S], request: BotRequest) -> View[S]:
    """What the bot sees in its own process."""
    state, told = unpack(game, request.options, request.state), read_history(game, request.lines)
    return View(game, state, Seat(request.seat), Told(told))
