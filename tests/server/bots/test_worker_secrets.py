"""What a bot sees: everything its seat knows, and nothing that others hide."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Final

import pytest

from carson.board.game import BOARD_GAME
from carson.board.ids import DISCARD, SHEET
from carson.board.play.duel_tiles import in_hand, pile_of, pile_start
from carson.board.printed import DUEL_TILE_KINDS as KINDS
from carson.board.state import State
from carson.board.variants.might_is_right import PlayTiles
from carson.core.agenda import Choice, S, pending
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.table import Table
from carson.core.trials import Trial, sitting
from carson.core.values import added
from carson.core.views import View
from carson.server.bots.worker_request import (
    BotTask,
    request_for,
    request_from,
    view_of,
    write_line,
)
from tests.cards.games import card_trial
from tests.support.games import board_trial, in_a_small_town


def sharpshooting(stream: Stream, moves: Sequence[Move]) -> Move:
    """Buys all powers on a sheet, and discards tiles whenever possible."""
    if moves[0].verb is SHEET:
        return moves[1] if len(moves) == 2 else moves[0]
    thrown = [move for move in moves if move.verb is DISCARD]
    return thrown[0] if thrown else in_a_small_town(stream, moves)


def tile_game(players: int, edition: str = "big-box") -> Trial[State]:
    """A game with duel tiles."""
    options = {"players": str(players), "variants": "might-is-right", "edition": edition}
    return Trial(BOARD_GAME, options, players, in_a_small_town)


def sharp_game(players: int) -> Trial[State]:
    """A game in which tiles are discarded unseen."""
    options = {"players": str(players), "variants": "new-beginning,might-is-right"}
    return Trial(BOARD_GAME, options, players, sharpshooting)


BOARD_GAMES: Final = [
    *(tile_game(players) for players in (2, 3, 4, 6)),
    tile_game(4, "2009"),
    *(sharp_game(players) for players in (2, 3, 5)),
]
DEALT_GAMES: Final = [trial for trial in BOARD_GAMES if trial.options["players"] != "2"]
"""Two players know each other's tiles until the first ones are drawn."""
MORE_BOARD_GAMES: Final = [
    *(tile_game(players, edition) for players in range(2, 6) for edition in ("big-box", "2009")),
    *(sharp_game(players) for players in range(2, 7)),
    *(board_trial(seed) for seed in range(10)),
]
EVERY: Final = 32


def questions(trial: Trial[S]) -> Iterator[tuple[Table[S], Seat]]:
    """Moments of a game at which a seat is asked, more of them where there are secrets."""
    players, aside = Stream(trial.seed), Stream(~trial.seed)
    with sitting(trial) as table:
        while (choice := table.pending) is not None:
            if aside.below(EVERY // 8 if is_secret(choice) else EVERY) == 0:
                yield table, choice.seats[aside.below(len(choice.seats))]
            table.play(*trial.decide(table.state, players))


def is_secret(choice: Choice[S]) -> bool:
    return choice.secret or isinstance(choice, PlayTiles)


def check_views(trial: Trial[S]) -> None:
    """What the seat sees and can imagine is the same at the table and in the worker."""
    for table, seat in questions(trial):
        there = view_of(table.game, request_for(table, seat, "greedy", 1))
        assert there.see() == table.view(seat).see()
        imagined = [view.imagine(Stream(2)) for view in (there, table.view(seat))]
        assert trial.game.digest(imagined[0]) == trial.game.digest(imagined[1])


def check_secrets(trial: Trial[S], secret: Callable[[S], object]) -> int:
    """Games that differ in what the seat cannot know ask the same; how many differed."""
    differed = 0
    for table, seat in questions(trial):
        twin = trial.game.imagine(table.state, seat, Stream(3))
        assert question(table, twin, seat) == question(table, table.state, seat)
        differed += secret(twin) != secret(table.state)
    return differed


def question(table: Table[S], s: S, seat: Seat) -> bytes:
    """What a bot would be asked if the table lay like this."""
    view = View(table.game, s, seat)
    return write_line(BotTask(request_from(view, table.record.options, "greedy", 1), 1.0))


@pytest.mark.parametrize("trial", BOARD_GAMES, ids=str)
def test_a_worker_sees_what_its_seat_sees(trial: Trial[State]) -> None:
    check_views(trial)


@pytest.mark.parametrize("trial", DEALT_GAMES, ids=str)
def test_what_others_hide_does_not_change_the_question(trial: Trial[State]) -> None:
    assert check_secrets(trial, lambda s: s.tiles) > 0


@pytest.mark.parametrize("trial", [tile_game(3), tile_game(4, "2009")], ids=str)
def test_a_tile_that_was_not_shown_can_be_exchanged_and_the_question_is_the_same(
    trial: Trial[State],
) -> None:
    exchanged = 0
    for table, seat in questions(trial):
        for twin in exchanges(table.state, seat):
            exchanged += 1
            assert question(table, twin, seat) == question(table, table.state, seat)
    assert exchanged > 0


def exchanges(s: State, viewer: Seat) -> Iterator[State]:
    """The state with tiles exchanged that the viewer has not seen and cannot tell apart."""
    others = [seat for seat in s.seats if seat != viewer and not isinstance(pending(s), PlayTiles)]
    for one, two in permutations(range(KINDS), 2):
        holders = [seat for seat in others if in_hand(s, seat, one)]
        for seat in [seat for seat in holders if s.redrawn[seat] and pile_of(s, seat)[two]]:
            twin = changed(s, seat, one, two)
            start = pile_start(s, seat)
            twin.pile = added(added(s.pile, start + one), start + two, -1)
            yield twin
        fresh = [seat for seat in others if in_hand(s, seat, two) and not s.redrawn[seat]]
        for seat in [seat for seat in holders if fresh and not s.redrawn[seat]]:
            yield changed(changed(s, seat, one, two), fresh[0], two, one)


def changed(s: State, seat: Seat, old: int, new: int) -> State:
    """The state with another tile in a hand."""
    twin = s.copy()
    twin.tiles = added(added(s.tiles, seat * KINDS + old, -1), seat * KINDS + new)
    return twin


def test_what_others_write_on_their_sheets_does_not_change_the_question() -> None:
    trial = Trial(BOARD_GAME, {"players": "3", "variants": "new-beginning"}, 1)
    assert check_secrets(trial, BOARD_GAME.digest) > 0


@pytest.mark.slow
@pytest.mark.parametrize("trial", MORE_BOARD_GAMES, ids=str)
def test_a_worker_sees_what_its_seat_sees_in_many_games(trial: Trial[State]) -> None:
    check_views(trial)
    check_secrets(trial, lambda s: s.tiles)


@pytest.mark.parametrize("seed", range(4))
def test_a_worker_sees_what_its_seat_sees_in_the_card_game(seed: int) -> None:
    check_views(card_trial(seed))


def test_what_others_bid_does_not_change_the_question() -> None:
    assert sum(check_secrets(card_trial(seed), lambda s: s.sealed) for seed in range(4)) > 0
