"""Things of both games go through pickle and to another process, and come back as they were.

Run as a program it checks the build that it finds: `python -m tests.api.travelling`.
"""

import copy
import pickle
from collections.abc import Callable
from multiprocessing import get_context
from typing import Final, TypeVar

import pytest

import carson
from carson import api
from carson.builds import running
from carson.core.agenda import S, play
from carson.core.chance import derive
from carson.core.records import replay
from carson.core.table import Table, open_table
from carson.games import GameEntry

T = TypeVar("T")
BASE: Final = carson.board(players=3)
VARIED: Final = carson.board(
    players=4, variants=["river", "outlaws", "horses", "might-is-right", "new-beginning"]
)
CARDS: Final = carson.cards(people=2)
MOVES: Final = 40


def again(thing: T) -> T:
    """A thing that was pickled."""
    back: T = pickle.loads(pickle.dumps(thing))
    return back


def some_way(setup: api.GameSetup[S], seed: int) -> api.GameState[S]:
    """A game that bots have begun."""
    state, bot = setup.new(seed), setup.bot("random", seed)
    while not state.is_over and len(state.history) < MOVES:
        state.play(bot(state))
    return state


def finished(state: api.GameState[S]) -> str:
    """The record of a game that is played to its end, always alike."""
    bot = state.setup.bot("random", 7)
    while not state.is_over:
        state.play(bot(state))
    return state.record()


# --- what holds -----------------------------------------------------------------------------
def moves_are_the_same_objects(setup: api.GameSetup[S]) -> None:
    for move in setup.moves[::17]:
        assert again(move) is move
        assert copy.deepcopy(move) is move


def games_go_by_name(setup: api.GameSetup[S]) -> None:
    assert again(setup.entry.game) is setup.entry.game
    assert again(setup).options == setup.options


def played_states_go_on_alike(setup: api.GameSetup[S]) -> None:
    state = some_way(setup, 1)
    ways: list[Callable[[api.GameState[S]], api.GameState[S]]] = [
        again,
        copy.copy,
        copy.deepcopy,
        api.GameState.copy,
    ]
    twins = [way(state) for way in ways]
    assert {finished(twin) for twin in twins} == {finished(state)}


def bare_states_keep_their_digest(setup: api.GameSetup[S]) -> None:
    game, table = setup.entry.game, table_of(setup.entry, setup.options)
    s = replay(game, table.record)
    for twin in (again(s), copy.copy(s), copy.deepcopy(s)):
        assert game.digest(twin) == game.digest(s)
        play(twin, table.to_move[0], table.moves(table.to_move[0])[0])
    assert game.digest(s) == game.digest(table.state), "a copy is independent"


def tables_go_by_record(setup: api.GameSetup[S]) -> None:
    table = table_of(setup.entry, setup.options)
    assert again(table).record == table.record
    assert setup.entry.game.digest(again(table).state) == setup.entry.game.digest(table.state)


def views_take_no_secret_along(setup: api.GameSetup[S]) -> None:
    state = some_way(setup, 2)
    for seat in range(setup.seats):
        others = [state.imagine(seat, seed).sight(seat) for seed in range(3)]
        known = {pickle.dumps(view) for view in (state.sight(seat), *others)}
        assert len(known) == 1, "what a seat cannot tell apart is pickled alike"
        assert again(state.sight(seat)).see() == state.view(seat)


def refusals_come_back(setup: api.GameSetup[S]) -> None:
    state = setup.new(1)
    with pytest.raises(carson.IllegalMove) as refused:
        state.play(next(m for m in setup.moves if m not in state.legal_moves()))
    assert again(refused.value).reason == refused.value.reason


def another_process_understands(setup: api.GameSetup[S]) -> None:
    state = some_way(setup, 3)
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(finished, (state,)) == finished(state.copy())


def table_of(entry: GameEntry[S], options: dict[str, str]) -> Table[S]:
    """A table some moves into a game."""
    seats = len(entry.game.seats(entry.game.start(options)))
    names = [f"P{seat}" for seat in range(seats)]
    table = open_table(entry.game, options, names, derive("travelling"))
    bot = entry.make_bot("random", 5)
    while table.to_move and len(table.record.lines) < MOVES:
        seat = table.to_move[0]
        table.play(seat, bot.choose(table.view(seat)))
    return table


def check(setup: api.GameSetup[S]) -> None:
    """Check all of it for one game."""
    moves_are_the_same_objects(setup)
    games_go_by_name(setup)
    played_states_go_on_alike(setup)
    bare_states_keep_their_digest(setup)
    tables_go_by_record(setup)
    views_take_no_secret_along(setup)
    refusals_come_back(setup)


def main() -> None:
    """Check everything there is, and say which build it was."""
    check(BASE)
    check(VARIED)
    check(CARDS)
    another_process_understands(BASE)
    another_process_understands(CARDS)
    print(running())


if __name__ == "__main__":
    main()
