"""Two games between which a seat cannot tell are told to its program in the same lines."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from carson.bots.lines import protocol
from carson.core.agenda import IllegalMove, S, legal
from carson.core.chance import Stream, derive
from carson.core.moves import Seat
from carson.core.playouts import next_in_turn
from carson.core.records import replay
from carson.core.table import Table, open_table
from carson.core.views import View
from carson.games import GAMES, GameEntry

KINDS = {
    "sheets and tiles": ("board", {"players": "3", "variants": "new-beginning,might-is-right"}),
    "tiles of 2009": ("board", {"players": "3", "edition": "2009", "variants": "might-is-right"}),
    "bids": ("cards", {"people": "4", "virtual": "none"}),
}
SEEDS = range(3)
MOVES = 120


def told(view: View[S]) -> list[str]:
    """Everything a program hears that is started now and wants the view."""
    lines = protocol.head(view, 7) + protocol.news({}, protocol.history(view))
    return lines + (protocol.question(view, True, 1000) if view.choice is not None else [])


def moments(entry: GameEntry[S], options: dict[str, str], seed: int) -> Iterator[Table[S]]:
    """The decisions of a game that is played at random."""
    count = len(entry.levels(entry.game.complete(options)))
    names = [f"seat {number}" for number in range(count)]
    table = open_table(entry.game, options, names, derive(seed, "leaks"))
    dice, seat = Stream(seed), Seat(-1)
    while table.to_move and len(table.record.lines) < MOVES:
        yield table
        seat = next_in_turn(table.to_move, seat)
        moves = table.moves(seat)
        table.play(seat, moves[dice.below(len(moves))])


def twin_of(table: Table[S], seat: Seat, dice: Stream) -> Table[S] | None:
    """A game that went differently only where the seat could not see it, if one is found."""
    lines, known = table.record.lines, table.lines_for(seat)
    hidden = [number for number, (_, move) in enumerate(known) if move is None]
    if not hidden:
        return None
    number = hidden[dice.below(len(hidden))]
    who, done = lines[number]
    moves = legal(replay(table.game, table.record, number), who)
    others = [move for move in moves if move is not done] or [done]
    other = others[dice.below(len(others))]
    changed = [*lines[:number], (who, other), *lines[number + 1 :]]
    try:
        twin = Table(table.game, replace(table.record, lines=changed), table.seed)
    except IllegalMove:
        return None
    # Secrets may have public consequences: tiles of much firepower bring less money.
    return twin if twin.view(seat).see() == table.view(seat).see() else None


def check_imagined(entry: GameEntry[S], options: dict[str, str], seed: int) -> int:
    """Check that what is redrawn for a seat changes nothing of what it is told."""
    checked, dice = 0, Stream(seed)
    for table in moments(entry, options, seed):
        for seat in table.to_move:
            view = table.view(seat)
            imagined = View(entry.game, view.imagine(dice), seat, table.lines_for)
            assert told(imagined) == told(view)
            checked += 1
    return checked


def check_twins(entry: GameEntry[S], options: dict[str, str], seed: int) -> int:
    """Check that games with other secrets are told alike; how many there were."""
    checked, dice = 0, Stream(seed)
    for table in moments(entry, options, seed):
        seat = entry.game.seats(table.state)[dice.below(3)]
        twin = twin_of(table, seat, dice)
        if twin is not None:
            assert told(twin.view(seat)) == told(table.view(seat))
            checked += twin.record.lines != table.record.lines
    return checked


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_seat_cannot_know_does_not_change_its_lines(kind: str) -> None:
    game, options = KINDS[kind]

    def use(entry: GameEntry[S]) -> int:
        return sum(check_imagined(entry, options, seed) for seed in SEEDS)

    assert GAMES[game].hand_to(use) > 100


@pytest.mark.parametrize("kind", KINDS)
def test_what_others_did_in_secret_does_not_change_the_lines_of_a_seat(kind: str) -> None:
    game, options = KINDS[kind]

    def use(entry: GameEntry[S]) -> int:
        return sum(check_twins(entry, options, seed) for seed in SEEDS)

    assert GAMES[game].hand_to(use) > 10
