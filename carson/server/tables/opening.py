"""Opening tables: new games, continued records, forks, and rematches."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from carson.bots.bot import USUAL_BOT
from carson.core.chance import commitment
from carson.core.given import BadOption
from carson.core.moves import Seat
from carson.core.reasons import Reason, Refused
from carson.core.records import BadRecord, Record, game_of, write_seat
from carson.games import GAME_NAMES, GAMES, AnyEntry, GameName
from carson.i18n.texts import Texts
from carson.server.http import requests
from carson.server.http.callers import Caller
from carson.server.http.errors import CONFLICT, FORBIDDEN, REFUSED, RequestError
from carson.server.http.limits import MOST_LINES
from carson.server.store.storage import TableSettings
from carson.server.tables import tokens
from carson.server.tables.log import Opened, SeatPlan
from carson.server.tables.names import normal
from carson.server.tables.room import AnyRoom
from carson.server.tables.seats import check_bot, empty_name, free_name, owned, why_not_called
from carson.server.tables.seats import sitter as seated


@dataclass(frozen=True)
class Opening:
    """A table that can be opened."""

    name: str
    settings: TableSettings
    seed: bytes
    first: Opened


@dataclass(frozen=True)
class GameToOpen:
    """The game that a table continues: its options, the moves so far, and its dice."""

    name: GameName
    options: dict[str, str]
    lines: Sequence[str] = ()
    names: Sequence[str] = ()
    seed: bytes | None = None
    """Known only where the game has ended."""
    parent: str | None = None
    tutorial: bool = False


def opening(
    game: GameToOpen,
    wanted: requests.TableRequest,
    caller: Caller,
    token: str,
    programs: Collection[str] = (),
) -> Opening:
    """A table as it is wished; `token` is the hash that owns its host's seats.

    Besides the bots of the game, the programs that the server names can play.
    """
    entry = GAMES[game.name]
    try:
        options = entry.game.complete(game.options)
        plans = plan(entry, options, wanted, game.names, Texts(caller.language), token)
        for planned in plans:
            check_bot(entry, planned.bot, programs)
    except Refused as error:
        raise RequestError(REFUSED, error.reason, (), entry.words) from error
    seed = game.seed or tokens.new_seed()
    promised = game.seed is not None or not game.lines
    settings = TableSettings(
        game=game.name,
        rules_version=entry.game.rules_version,
        options=options,
        undo=wanted.undo,
        pace=wanted.pace,
        listed=wanted.listed,
        host=token,
        # Dice that fell before do not come from this seed, so nothing can be promised of them.
        commitment=commitment(seed) if promised else "",
        webhook=wanted.webhook,
        language=caller.language,
        parent=game.parent,
        tutorial=game.tutorial,
    )
    first = Opened(plans=plans, lines=list(game.lines), hints=wanted.hints)
    return Opening(tokens.new_table_name(), settings, seed, first)


# --- who sits where -------------------------------------------------------------------------
def plan(
    entry: AnyEntry,
    options: dict[str, str],
    wanted: requests.TableRequest,
    names: Sequence[str],
    texts: Texts,
    token: str,
) -> list[SeatPlan]:
    """Who sits where: as it is wished, and the virtual players behind the others."""
    levels = entry.levels(options)
    deciding = levels.count("")
    if len(wanted.seats) > deciding:
        raise BadOption(Reason("too-many-seats", count=len(wanted.seats), most=deciding))
    plans: list[SeatPlan] = []
    for seat, level in enumerate(levels):
        asked = wanted.seats[seat] if seat < len(wanted.seats) else requests.SeatRequest()
        given = names[seat] if seat < len(names) else None
        plans.append(plan_seat(entry, asked, level, given, plans, texts, token))
    return plans


def plan_seat(
    entry: AnyEntry,
    asked: requests.SeatRequest,
    level: str,
    given: str | None,
    before: Sequence[SeatPlan],
    texts: Texts,
    token: str,
) -> SeatPlan:
    """Who sits on one seat."""
    number, wanted = len(before), normal(asked.name or given or "") or None
    if level or asked.kind == "bot":
        name = wanted or free_name(other.name for other in before)
        planned = SeatPlan(kind="virtual" if level else "bot", name=name)
        if not level:
            planned.bot = asked.bot or USUAL_BOT
    elif asked.kind == "person":
        name = wanted or texts.say("player-name", number=number + 1)
        planned = SeatPlan(
            kind="person",
            name=name,
            tokens=[token],
            face=asked.face or "",
            rated=asked.rated,
        )
    else:
        return SeatPlan(kind="open", name=given or empty_name(number))
    reason = why_not_called(planned.name, [seated(other) for other in before])
    if reason is not None:
        raise BadOption(reason)
    return planned


# --- where games come from ------------------------------------------------------------------
def imported(text: str) -> GameToOpen:
    """The game of a record; its dice continue from its seed only if that is no longer secret."""
    try:
        name = next(known for known in GAME_NAMES if known == game_of(text))
        check_length(text)
        record = GAMES[name].read(text)
    except StopIteration:
        raise RequestError(REFUSED, Reason("unknown-game", text=game_of(text)[:40])) from None
    except BadRecord as error:
        reason = Reason(error.reason.code, **{**error.reason.args, "record_line": error.line})
        raise RequestError(REFUSED, reason) from error
    return GameToOpen(name, record.options, written(record), record.names, seed_of(name, record))


def check_length(text: str) -> None:
    """Do not spend minutes on something that is not a game."""
    if text.count("\n") > MOST_LINES:
        raise RequestError(REFUSED, Reason("record-too-long", most=MOST_LINES))


def written(record: Record) -> list[str]:
    """The moves of a record as lines."""
    return [f"{write_seat(seat)} {move}" for seat, move in record.lines]


def seed_of(name: GameName, record: Record) -> bytes | None:
    """The seed of a finished game whose dice are true to it."""
    try:
        GAMES[name].verify(record)
    except BadRecord:
        return None
    return bytes.fromhex(record.seed)


def forked(room: AnyRoom, caller: Caller, at: int) -> GameToOpen:
    """The game up to an entry: of any table that has ended, or that the player owns alone."""
    if not room.is_over and not knows_all(room, caller):
        raise RequestError(FORBIDDEN, Reason("no-fork"))
    names = [seat.name for seat in room.seats]
    lines = room.lines_at(min(at, room.sequence))
    return GameToOpen(room.settings.game, room.settings.options, lines, names, parent=room.name)


def knows_all(room: AnyRoom, caller: Caller) -> bool:
    """Whether nobody at the table has a secret before the caller; else a fork would show it."""
    mine = owned(room.seats, caller.token)
    if not room.is_solo or not mine:
        return False
    hidden = any(move is None for _, move in room.table.lines_for(Seat(mine[0])))
    return not hidden or all(seat.kind in ("person", "virtual") for seat in room.seats)


def followed(room: AnyRoom, caller: Caller) -> Opening:
    """The same game for the same players once more; their tokens stay valid."""
    if not owned(room.seats, caller.token) or caller.token is None:
        raise RequestError(FORBIDDEN, Reason("not-your-seat"))
    if not room.is_over:
        raise RequestError(CONFLICT, Reason("not-over"))
    seed, old = tokens.new_seed(), room.settings
    settings = TableSettings(
        game=old.game,
        rules_version=old.rules_version,
        options=old.options,
        undo=old.undo,
        pace=old.pace,
        listed=old.listed,
        host=caller.token,
        commitment=commitment(seed),
        webhook=old.webhook,
        language=old.language,
        parent=room.name,
    )
    plans = [replan(room, Seat(seat)) for seat in range(len(room.seats))]
    first = Opened(plans=plans, hints=room.offers_hints)
    return Opening(tokens.new_table_name(), settings, seed, first)


def replan(room: AnyRoom, seat: Seat) -> SeatPlan:
    """Who sits there sits there again; who was away is back."""
    sitter = room.seats[seat]
    bot = sitter.bot if sitter.kind == "bot" else None
    return SeatPlan(
        kind=sitter.kind,
        name=sitter.name,
        bot=bot,
        tokens=sorted(sitter.tokens),
        face=sitter.face,
        rated=sitter.rated,
    )
