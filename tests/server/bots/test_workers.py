"""Bots in processes of their own: their answers, and what happens when they fail."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Coroutine, Sequence
from typing import Final, TypeVar

import pytest

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.bots.board.greedy import GreedyBot
from carson.core.chance import derive
from carson.core.table import Table, open_table
from carson.server.bots.pool import COMMAND, MOST_WAITING, BotPool
from carson.server.bots.worker_handle import BotError
from carson.server.bots.worker_request import BotRequest, BotTask, request_for, write_line
from tests.support.patience import SECONDS

T = TypeVar("T")

NAUGHTY: Final = """
import os
from carson.bots.board.bots import BOARD_BOTS
from carson.server.bots.worker_process import main

class Naughty:
    def __init__(self, act):
        self.act = act
    def choose(self, view):
        return self.act(view)

def stuck(view):
    while True:
        pass

def chatty(view):
    print("hm " * 10_000)
    return view.moves[0]

BOARD_BOTS["stuck"] = lambda seed: Naughty(stuck)
BOARD_BOTS["dying"] = lambda seed: Naughty(lambda view: os._exit(3))
BOARD_BOTS["wrong"] = lambda seed: Naughty(lambda view: 1 // 0)
BOARD_BOTS["cheat"] = lambda seed: Naughty(lambda view: view.game.vocabulary.read("roll 6"))
BOARD_BOTS["chatty"] = lambda seed: Naughty(chatty)
main()
"""
SERVER: Final = """
import asyncio
from carson.server.bots.pool import BotPool

async def main():
    await BotPool(2).start()
    print("started", flush=True)
    await asyncio.sleep(3600)

asyncio.run(main())
"""
NAUGHTY_COMMAND: Final = (sys.executable, "-c", NAUGHTY)


# --- the pool -------------------------------------------------------------------------------
def run(scenario: Coroutine[None, None, T]) -> T:
    return asyncio.run(asyncio.wait_for(scenario, SECONDS))


def new_table() -> Table[State]:
    return open_table(BOARD_GAME, {"players": "2"}, ["ann", "bo"], derive("workers"))


def ask_for(bot: str) -> BotRequest:
    table = new_table()
    return request_for(table, table.to_move[0], bot, 7)


def naughty_pool(most_waiting: int = MOST_WAITING) -> BotPool:
    return BotPool(1, most_waiting, NAUGHTY_COMMAND, SECONDS)


async def answers(*bots: str) -> list[str]:
    """What one bot after the other answers: a move, or in which way it failed."""
    pool, found = naughty_pool(), []
    await pool.start()
    for bot in bots:
        try:
            found.append(await pool.choose(ask_for(bot), 0.5 if bot == "stuck" else SECONDS))
        except BotError as failure:
            found.append(str(failure))
    await pool.stop()
    return found


def greedy_move() -> str:
    table = new_table()
    return str(GreedyBot(7).choose(table.view(table.to_move[0])))


def test_a_worker_answers_as_the_bot_would_at_the_table() -> None:
    assert run(answers("greedy")) == [greedy_move()]


def test_a_stuck_bot_is_given_up_in_time_and_the_pool_goes_on() -> None:
    assert run(answers("stuck", "greedy")) == ["stuck", greedy_move()]


def test_a_crashed_bot_is_noticed_and_the_pool_goes_on() -> None:
    assert run(answers("dying", "greedy")) == ["crashed", greedy_move()]


def test_a_bot_that_makes_a_mistake_fails_and_its_mistake_has_a_name() -> None:
    assert run(answers("wrong")) == ["failed: ZeroDivisionError"]


def test_a_move_that_is_not_offered_is_left_to_the_table_to_refuse() -> None:
    assert run(answers("cheat")) == ["roll 6"]


def test_a_bot_that_is_not_there_is_a_failure() -> None:
    assert run(answers("nobody")) == ["failed: UnknownBot"]


def test_what_a_bot_prints_does_not_disturb_its_answer() -> None:
    assert run(answers("chatty", "greedy"))[1] == greedy_move()


def test_a_lost_worker_is_replaced_for_those_who_wait() -> None:
    async def scenario() -> list[str | BaseException]:
        pool = naughty_pool()
        asked = [
            pool.choose(ask_for(bot), SECONDS) for bot in ("dying", "greedy", "dying", "greedy")
        ]
        found = await asyncio.gather(*asked, return_exceptions=True)
        await pool.stop()
        return found

    assert run(scenario())[1::2] == [greedy_move()] * 2


def test_an_answer_that_nobody_waits_for_is_not_given_to_the_next() -> None:
    async def scenario() -> str:
        pool = naughty_pool()
        await pool.start()
        given_up = asyncio.create_task(pool.choose(ask_for("stuck"), SECONDS))
        await asyncio.sleep(0.1)
        given_up.cancel()
        found = await pool.choose(ask_for("greedy"), SECONDS)
        await pool.stop()
        return found

    assert run(scenario()) == greedy_move()


def test_a_question_too_many_is_refused_at_once() -> None:
    async def scenario() -> list[str]:
        pool = naughty_pool(most_waiting=1)
        await pool.start()
        asked = [asyncio.create_task(pool.choose(ask_for("stuck"), SECONDS)) for _ in range(2)]
        await asyncio.sleep(0.05)
        with pytest.raises(BotError) as failure:
            await pool.choose(ask_for("greedy"), SECONDS)
        await pool.stop()
        ends = await asyncio.gather(*asked, return_exceptions=True)
        return [str(failure.value), *(str(end) for end in ends)]

    assert run(scenario()) == ["busy", "stopped", "stopped"]


def test_who_asks_again_has_to_wait_for_those_who_asked_before() -> None:
    async def scenario() -> list[str]:
        pool, order = BotPool(start_seconds=SECONDS), []

        async def ask(name: str) -> None:
            for _ in range(3):
                await pool.choose(ask_for("random"), SECONDS)
                order.append(name)

        await asyncio.gather(ask("ann"), ask("bo"))
        await pool.stop()
        return order

    assert run(scenario()) == ["ann", "bo"] * 3


def test_a_stopped_pool_answers_nothing() -> None:
    async def scenario() -> str:
        pool = BotPool()
        await pool.stop()
        with pytest.raises(BotError) as failure:
            await pool.choose(ask_for("greedy"), SECONDS)
        return str(failure.value)

    assert run(scenario()) == "stopped"


@pytest.mark.parametrize("command", [("/nowhere/python",), (sys.executable, "-c", "")])
def test_a_pool_that_cannot_start_says_so(command: Sequence[str]) -> None:
    with pytest.raises(BotError, match="not-started"):
        run(BotPool(command=command).start())


# --- processes ------------------------------------------------------------------------------
def test_a_worker_ends_when_its_input_is_closed() -> None:
    done = subprocess.run(COMMAND, input=b"", stdout=subprocess.PIPE, timeout=SECONDS)

    assert done.returncode == 0


def test_a_worker_that_nobody_can_end_ends_by_itself() -> None:
    with subprocess.Popen(
        NAUGHTY_COMMAND, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL
    ) as worker:
        assert worker.stdin is not None
        worker.stdin.write(write_line(BotTask(ask_for("stuck"), 0.1)))
        worker.stdin.flush()

        assert worker.wait(SECONDS) == -signal.SIGALRM


def test_no_worker_outlives_a_server_that_was_killed() -> None:
    server = subprocess.Popen(
        (sys.executable, "-c", SERVER), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert server.stdout is not None
    started = server.stdout.readline()
    server.kill()
    # The workers share the error output with the server: it ends when the last of them has ended.
    _, errors = server.communicate(timeout=SECONDS)

    assert (started, errors) == (b"started\n", b"")


def test_a_line_that_is_no_question_gets_an_answer() -> None:
    done = subprocess.run(COMMAND, input=b"[]\n", stdout=subprocess.PIPE, timeout=SECONDS)

    assert done.stdout.splitlines()[1] == b'{"move":"","failed":"ValidationError"}'
