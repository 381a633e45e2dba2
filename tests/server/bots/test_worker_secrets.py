"""What a bot is told: all that its seat knows, and nothing that others hide."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import pytest

from carson.board.events import TILE_PLAYED
from carson.board.game import BOARD
from carson.board.ids import DISCARD, SHEET
from carson.board.state import State
from carson.board.variants.might_is_right import PlayTiles
from carson.core.agenda import Choice, S
from carson.core.chance import Stream
from carson.core.moves import Move, Seat
from carson.core.records import Record
from carson.core.table import Table
from carson.core.trials import Trial, sitting
from carson.core.views import View
from carson.server.bots.worker_deal import ImpossibleDeal, TileSupply, deal
from carson.server.bots.worker_replay import Replay
from carson.server.bots.worker_request import BotTask, request_for, write_line
from carson.server.bots.worker_tiles import Dealt, Used
from tests.cards.games import card_trial
from tests.games import board_trial, in_a_small_town


def sharpshooting(stream: Stream, moves: Sequence[Move]) -> Move:
    """Buys all powers on a sheet, and throws tiles away whenever that is possible."""
    if moves[0].verb is SHEET:
        return moves[1] if len(moves) == 2 else moves[0]
    thrown = [move for move in moves if move.verb is DISCARD]
    return thrown[0] if thrown else in_a_small_town(stream, moves)


def tile_game(players: int, edition: str = "big-box") -> Trial[State]:
    """A game with duel tiles."""
    options = {"players": str(players), "variants": "might-is-right", "edition": edition}
    return Trial(BOARD, options, players, in_a_small_town)


def sharp_game(players: int) -> Trial[State]:
    """A game in which tiles are thrown away unseen."""
    options = {"players": str(players), "variants": "new-beginning,might-is-right"}
    return Trial(BOARD, options, players, sharpshooting)


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
        there = View(trial.game, replayed(table, seat).state, seat)
        assert there.see() == table.view(seat).see()
        if not may_play_two_tiles(table.pending):
            imagined = [view.imagine(Stream(1)) for view in (there, table.view(seat))]
            assert trial.game.digest(imagined[0]) == trial.game.digest(imagined[1])


def may_play_two_tiles(choice: Choice[S] | None) -> bool:
    """Nobody knows whether a second tile was played, and any number may be imagined."""
    return isinstance(choice, PlayTiles) and any(f.piece.dice > 1 for f in choice.duel.fighters)


def check_secrets(trial: Trial[S], secret: Callable[[S], Sequence[int]]) -> int:
    """Tables that differ in what the seat cannot know ask the same; how many differed."""
    differed = 0
    for table, seat in questions(trial):
        twin = twin_of(table, seat)
        assert question(twin, seat) == question(table, seat)
        differed += secret(twin.state) != secret(table.state)
    return differed


def twin_of(table: Table[S], seat: Seat) -> Table[S]:
    """Another table, at which others have other secrets."""
    old = table.record
    lines = replayed(table, seat).lines
    record = Record(old.game, old.rules_version, old.options, old.names, lines=lines)
    return Table(table.game, record, table.seed)


def replayed(table: Table[S], seat: Seat) -> Replay[S]:
    return Replay(table.game, request_for(table, seat, "greedy", 1))


def question(table: Table[S], seat: Seat) -> bytes:
    return write_line(BotTask(request_for(table, seat, "greedy", 1), 1.0))


@pytest.mark.parametrize("trial", BOARD_GAMES, ids=str)
def test_a_worker_sees_what_its_seat_sees(trial: Trial[State]) -> None:
    check_views(trial)


@pytest.mark.parametrize("trial", DEALT_GAMES, ids=str)
def test_what_others_hide_does_not_change_the_question(trial: Trial[State]) -> None:
    assert check_secrets(trial, lambda s: s.tiles) > 0


@pytest.mark.parametrize("trial", [tile_game(3), tile_game(4, "2009")], ids=str)
def test_a_question_names_no_tile_of_others_that_they_have_not_shown(trial: Trial[State]) -> None:
    for table, seat in questions(trial):
        story = request_for(table, seat, "greedy", 1).tiles
        told = [(h.seat, tile) for h in story if isinstance(h, Dealt) for tile in h.known]
        shown = [(e.get("seat"), e.get("tile")) for e in table.log if e.kind is TILE_PLAYED]
        assert others(told, seat) == others(shown, seat)


def others(tiles: Iterable[tuple[int, int]], seat: Seat) -> list[tuple[int, int]]:
    """The tiles of all but one seat, in order."""
    return sorted(tile for tile in tiles if tile[0] != seat)


def test_what_others_write_on_their_sheets_does_not_change_the_question() -> None:
    trial = Trial(BOARD, {"players": "3", "variants": "new-beginning"}, 1)
    for table, seat in questions(trial):
        assert question(twin_of(table, seat), seat) == question(table, seat)


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


# --- the deal -------------------------------------------------------------------------------
def test_hidden_tiles_are_worth_what_the_money_tells() -> None:
    story = [Dealt(0, (5, 5, 5, 4, 4, 4), 0), Dealt(1, (), 6, 12), Dealt(2, (3,), 5, 6)]

    drawn = deal(TileSupply(3, 3, own_piles=False), story)

    assert [sum(drawn[1]), sum(drawn[2])] == [12, 6]
    assert sorted(drawn[0] + drawn[1] + drawn[2]) == sorted(list(range(6)) * 3)


def test_a_tile_that_another_held_was_not_drawn() -> None:
    story: list[Dealt | Used] = [Used(0, 0), Used(0, 1), Dealt(0, (), 1), Dealt(1, (0,), 0)]

    assert deal(TileSupply(2, 0, own_piles=False), story)[0] == [1]


def test_what_cannot_have_been_dealt_is_refused() -> None:
    with pytest.raises(ImpossibleDeal):
        deal(TileSupply(2, 0, own_piles=False), [Used(0, 3), Dealt(0, (), 2)])
