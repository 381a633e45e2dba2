"""Autoplay: bots are asked, and clocks are watched, at every table that needs it."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

from msgspec.structs import replace

from carson.bots.bot import USUAL_BOT
from carson.core.moves import Seat
from carson.core.records import write_seat
from carson.server import clock
from carson.server.bots.fair_slots import FairSlots
from carson.server.bots.pool import BotPool
from carson.server.bots.worker_handle import BotError
from carson.server.bots.worker_request import BotRequest
from carson.server.http.errors import REFUSED, RequestError, traced
from carson.server.lobby import plans
from carson.server.store.backend import Unavailable
from carson.server.tables import tutoring
from carson.server.tables.cache import RoomCache
from carson.server.tables.commands import Commands, read_move
from carson.server.tables.log import BotFailed, Changed, Moved, Payload, Player
from carson.server.tables.room import AnyRoom
from carson.server.tables.timing import timed_out

THINKING_SECONDS: Final = 10.0
"""How long a bot may think over a move, unless the server is told otherwise."""
SWEEP_SECONDS: Final = 5.0
GRACE_SECONDS: Final = 15.0
"""Who stored the last entry goes on first; the others step in only after so long."""
PUT_OFF_SECONDS: Final = 3600.0
BUSY_SECONDS: Final = 0.2
MORE_AT_ONCE: Final = 2
"""This many tables more than there are workers: while one is stored, another is thought about."""
OWNERS_KNOWN: Final = 50_000
IDLE_AT_ONCE: Final = 1
"""At this many tables bots play without a person; they keep no person waiting."""
logger: Final = logging.getLogger(__name__)


class TooLate(Exception):
    """The question was answered, or the seat has another player now."""


@dataclass(frozen=True)
class BotTurn:
    """A bot is asked for a move."""

    decision: str
    seat: Seat
    bot: str
    request: BotRequest


class Autoplay:
    """Plays for bots, and for people whose time is up."""

    def __init__(
        self,
        rooms: RoomCache,
        commands: Commands,
        pool: BotPool | None,
        thinking_seconds: float = THINKING_SECONDS,
    ) -> None:
        self._rooms: Final = rooms
        self._commands: Final = commands
        self._pool: Final = pool
        self._thinking_seconds: Final = thinking_seconds
        self._busy: Final[dict[str, asyncio.Task[None]]] = {}
        self._again: Final[set[str]] = set()
        workers = 0 if pool is None else pool.size
        self._slots: Final = FairSlots(workers + MORE_AT_ONCE)
        self._owners: Final[OrderedDict[str, str]] = OrderedDict()
        """From where tables were opened, as far as this process knows."""
        self._idle: Final = asyncio.Semaphore(IDLE_AT_ONCE)
        self._closing: Final = asyncio.Event()

    def opened(self, table: str, owner: str) -> None:
        """A table was opened from somewhere; its bots have their turns with all others of there."""
        self._owners[table] = owner
        if len(self._owners) > OWNERS_KNOWN:
            self._owners.popitem(last=False)

    def wake(self, table: str) -> None:
        """A table may need us; it is looked at soon."""
        if table in self._busy or self._closing.is_set():
            self._again.add(table)
            return
        self._busy[table] = asyncio.create_task(self._look_after(table))

    async def sweep(self) -> None:
        """Find the tables that wait for the server, until it closes."""
        grace = 0.0
        while not self._closing.is_set():
            try:
                for table in await self._rooms.storage.late(clock.now() - grace):
                    self.wake(table)
            except Unavailable:
                logger.warning("the database does not answer")
            grace = GRACE_SECONDS
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)

    async def stop(self) -> None:
        """Finish what was begun, and leave all tables to the next process."""
        self._closing.set()
        if self._pool is not None:
            await self._pool.stop()
        await asyncio.gather(*self._busy.values(), return_exceptions=True)

    async def _look_after(self, table: str) -> None:
        """Do what is to do, until the table waits for people again."""
        self._again.add(table)
        try:
            while table in self._again and not self._closing.is_set():
                self._again.discard(table)
                await self._play_on(table)
        finally:
            del self._busy[table]

    async def _play_on(self, table: str) -> None:
        try:
            while not self._closing.is_set() and await self._act(table):
                pass
        except (TooLate, Unavailable):
            logger.info("a table is left to the next sweep")
        except RequestError as error:
            logger.info("a table cannot go on: %s", error.reason.code)
            await self._put_off(table)
        except Exception as error:
            logger.error("a table cannot go on by itself: %s", traced(error))
            await self._put_off(table)

    async def _put_off(self, table: str) -> None:
        """Do not let one broken table keep us from the others."""
        with suppress(Unavailable):
            await self._rooms.storage.put_off(table, clock.now() + PUT_OFF_SECONDS)

    async def _act(self, table: str) -> bool:
        """One thing that the server does at a table; False if there is none."""
        async with self._rooms.open(table) as room:
            late = timed_out(room, clock.now())
            turn = None if late is not None else next_turn(room)
            line = tutoring.scripted(room.lesson)
            owner = self._owners.get(table, room.settings.host)
            slot = self._slots.slot(owner) if has_people(room) else self._idle
            placing = plans.asked(room) if late is None and turn is None else None
        # One thing at a time: whoever waits longest is next, and nobody plays a whole game first.
        async with slot:
            if line is not None:
                await self._do(table, f"script:{room.sequence}", scripted)
            elif late is not None:
                await self._do(table, f"clock:{late}:{room.sequence}", lambda r: away(r, late))
            elif turn is not None:
                await self._play(table, turn)
            elif placing is not None:
                return await self._pass_as_planned(table, placing)
        return line is not None or late is not None or turn is not None

    async def _pass_as_planned(self, table: str, seat: Seat) -> bool:
        """Pass for someone who has planned it; what has ended the plan, they are told."""
        storage = self._rooms.storage
        plan = await storage.plan(table, seat)
        if plan is None or plan.stopped is not None:
            return False
        async with self._rooms.open(table) as room:
            if plans.asked(room) != seat:
                return True
            if plans.is_past(room, seat, plan):
                await storage.drop_plan(table, seat)
                return False
            stop, decision = plans.stop_of(room, seat, plan), room.decision_id(seat)
            if stop is not None:
                await storage.make_plan(table, seat, replace(plan, stopped=stop))
                return False
        await self._do(table, f"plan:{decision}", lambda room: planned(room, seat, decision))
        await storage.drop_plan(table, seat)
        return True

    async def _play(self, table: str, turn: BotTurn) -> None:
        """Make the bot's move; where it has none that the engine makes, the usual bot's."""
        move = None if self._pool is None else await self._answer(table, turn, self._pool)
        if move is None or not await self._make(table, turn, move):
            await self._make(table, turn, None)

    async def _make(self, table: str, turn: BotTurn, move: str | None) -> bool:
        """Make a move of the bot; False where it is refused, which is noted."""
        try:
            await self._do(table, f"bot:{turn.decision}", lambda room: played(room, turn, move))
        except RequestError as error:
            if error.status != REFUSED or move is None:
                raise
            await self._note_failure(table, turn, error.reason.code)
            return False
        return True

    async def _answer(self, table: str, turn: BotTurn, pool: BotPool) -> str | None:
        """What the bot answers in its own process; None where it fails, which is noted."""
        while True:
            try:
                return await pool.choose(turn.request, self._thinking_seconds)
            except BotError as error:
                if error.reason == "stopped":
                    raise TooLate from error
                if error.reason != "busy":
                    await self._note_failure(table, turn, str(error))
                    return None
            await asyncio.sleep(BUSY_SECONDS)

    async def _note_failure(self, table: str, turn: BotTurn, why: str) -> None:
        logger.warning("the bot %s failed: %s", turn.bot, why)
        note = BotFailed(seat=turn.seat, bot=turn.bot)
        await self._do(table, f"failed:{turn.decision}", lambda room: note)

    async def _do(self, table: str, command: str, decide: Callable[[AnyRoom], Payload]) -> None:
        await self._commands.do(table, command, decide, lambda room, step: None)


def has_people(room: AnyRoom) -> bool:
    """Whether someone sits at the table, here or away."""
    return any(seat.kind == "person" for seat in room.seats)


def next_turn(room: AnyRoom) -> BotTurn | None:
    """The first bot that is asked for a move; in the tutorial the script answers instead."""
    if room.lesson is not None:
        return None
    for seat in room.to_move:
        bot, decision = room.seats[seat].bot, room.decision_id(seat)
        if bot is not None and decision is not None:
            request = room.bot_request(seat, bot)
            return BotTurn(decision, seat, bot, request)
    return None


def planned(room: AnyRoom, seat: Seat, decision: str | None) -> Moved:
    """The pass that was planned, if it is still asked for."""
    if room.decision_id(seat) != decision or not room.seats[seat].answers:
        raise TooLate
    return plans.passed(seat)


def scripted(room: AnyRoom) -> Moved:
    """The next move of the script, if it is still the one to play."""
    found = tutoring.scripted(room.lesson)
    if found is None:
        raise TooLate
    return found


def played(room: AnyRoom, turn: BotTurn, text: str | None) -> Moved:
    """The bot's move, if it is still asked for; without one the usual bot answers here."""
    if room.decision_id(turn.seat) != turn.decision or room.seats[turn.seat].bot is None:
        raise TooLate
    move = room.usual_move(turn.seat) if text is None else str(read_move(room, text))
    by: Player = "bot" if room.seats[turn.seat].kind == "bot" else "clock"
    return Moved(seat=turn.seat, lines=[f"{write_seat(turn.seat)} {move}"], by=by)


def away(room: AnyRoom, seat: int) -> Changed:
    """The time of a seat is up: a bot plays until its owner returns."""
    if timed_out(room, clock.now()) != seat:
        raise TooLate
    name = room.seats[seat].name
    return Changed(seat=seat, change="timed-out", name=name, bot=USUAL_BOT)
