"""A table keeps the record, rolls the dice, guards the seed, and takes moves back."""

from typing import Final

import pytest

from carson.core.agenda import IllegalMove, Task
from carson.core.chance import commitment, derive
from carson.core.events import Event
from carson.core.given import BadOption
from carson.core.moves import CHANCE, NOBODY, Move, Seat
from carson.core.reasons import Reason
from carson.core.records import read
from carson.core.table import CannotUndo, Table, open_table
from tests.core.spoilt import LastChoice
from tests.core.toy import (
    BID,
    BUY,
    GO_ON,
    OPENED,
    PEBBLE_GAME,
    PEBBLES,
    ROLLED,
    SEALED,
    PebbleGame,
    Pebbles,
)

ARNO: Final = Seat(0)
ALEX: Final = Seat(1)
SEED: Final = derive("table")


def pebbles(*last: Task[Pebbles], rounds: int = 2) -> Table[Pebbles]:
    """A new game of two players."""
    options = {"rounds": str(rounds)}
    return open_table(PebbleGame(*last), options, ["Arno", "Alex"], SEED)


def played(table: Table[Pebbles], *moves: tuple[Seat, Move]) -> Table[Pebbles]:
    """The table after these moves."""
    for seat, move in moves:
        table.play(seat, move)
    return table


ROUND: Final = (
    *((ARNO, BID.of(2)), (ALEX, BID.of(1))),
    *((ARNO, BUY.of(0)), (ARNO, GO_ON.of())),
)


# --- playing --------------------------------------------------------------------------------
def test_chance_answers_before_anybody_is_asked() -> None:
    table = pebbles()

    assert [seat for seat, _ in table.record.lines] == [CHANCE]
    assert table.to_move == (ARNO, ALEX)


def test_chance_answers_after_a_move_too() -> None:
    table = played(pebbles(), *ROUND)

    assert [seat for seat, _ in table.record.lines[-2:]] == [ARNO, CHANCE]


def test_the_dice_of_a_table_come_from_its_seed_alone() -> None:
    one, two = played(pebbles(), *ROUND), played(pebbles(), *ROUND)

    assert one.record == two.record


def test_a_table_tells_what_happened() -> None:
    table = played(pebbles(), (ARNO, BID.of(2)))

    assert [event.kind for event in table.log] == [ROLLED, SEALED]


def test_a_refused_move_is_not_recorded() -> None:
    table = pebbles()
    before = table.record.write()
    with pytest.raises(IllegalMove):
        table.play(ARNO, BUY.of(0))

    assert table.record.write() == before


def test_a_table_says_who_may_do_what() -> None:
    table = played(pebbles(), (ARNO, BID.of(2)))

    assert table.to_move == (ALEX,)
    assert (table.moves(ARNO), table.moves(ALEX)) == ([], list(BID.moves))
    assert table.why_not(ARNO, BID.of(1)) == Reason("not-your-turn", seat=ALEX)
    assert table.why_not(ALEX, BID.of(1)) is None


def test_a_table_says_which_answers_it_has_given_by_itself() -> None:
    table = played(pebbles(), (ARNO, BID.of(PEBBLES)), (ALEX, BID.of(0)))

    assert table.why_not(ARNO, BUY.of(0)) == Reason("already-answered", seat=ARNO, move="buy 0")


def test_nobody_moves_at_the_end() -> None:
    table = played(pebbles(rounds=1), *ROUND)

    assert (table.pending, table.to_move, table.moves(ARNO)) == (None, (), [])


def test_the_moves_that_a_table_names_can_be_changed_without_harm() -> None:
    table = played(pebbles(), (ARNO, BID.of(2)))
    table.moves(ALEX).clear()

    assert table.moves(ALEX) == list(BID.moves)


def test_a_table_goes_on_from_a_record() -> None:
    table = played(pebbles(), *ROUND)
    record = read(PEBBLE_GAME, table.record.write())
    other = played(Table(PEBBLE_GAME, record, SEED), *ROUND)

    assert other.record == played(table, *ROUND).record
    assert other.log == table.log


# --- the seed -------------------------------------------------------------------------------
def test_the_commitment_to_the_seed_is_shown_from_the_start() -> None:
    assert pebbles().record.commitment == commitment(SEED)


def test_the_seed_stays_secret_until_the_end() -> None:
    table = pebbles(rounds=1)
    seen = []
    for seat, move in ROUND:
        seen.append(SEED.hex() in table.record.write())
        table.play(seat, move)

    assert seen == [False] * len(ROUND)
    assert table.record.seed == SEED.hex()


# --- undo -----------------------------------------------------------------------------------
def test_the_last_move_of_ones_own_is_taken_back() -> None:
    table = pebbles()
    before, log = PEBBLE_GAME.digest(table.state), list(table.log)
    table.play(ARNO, BID.of(2))

    assert table.undo(ARNO) is BID.of(2)
    assert PEBBLE_GAME.digest(table.state) == before
    assert table.log == log


def test_a_move_that_was_taken_back_leaves_no_trace_in_the_record() -> None:
    table = pebbles()
    before = table.record.write()
    table.play(ARNO, BID.of(2))
    table.undo(ARNO)

    assert table.record.write() == before


def test_another_move_can_be_made_instead() -> None:
    table = pebbles()
    table.play(ARNO, BID.of(2))
    table.undo(ARNO)
    table.play(ARNO, BID.of(3))

    assert table.log[-1] == Event(SEALED, (ARNO, 3))


def test_several_moves_are_taken_back_one_by_one() -> None:
    table = played(pebbles(LastChoice(), LastChoice(), rounds=1), *ROUND)
    played(table, (ALEX, GO_ON.of()))

    assert table.undo(ALEX) is GO_ON.of()
    assert table.undo(ARNO) is GO_ON.of()
    assert table.undo(ARNO) is BUY.of(0)


@pytest.mark.parametrize(
    ("moves", "seat", "code"),
    [
        ((), ARNO, "undo-not-yours"),
        (ROUND[:1], ALEX, "undo-not-yours"),
        (ROUND[:2], ALEX, "undo-revealed"),
        (ROUND, ARNO, "undo-not-yours"),
        ((*ROUND, *ROUND), ARNO, "undo-revealed"),
    ],
    ids=["a die", "another's move", "opened bids", "a die since", "the end"],
)
def test_what_was_shown_cannot_be_taken_back(
    moves: tuple[tuple[Seat, Move], ...], seat: Seat, code: str
) -> None:
    table = played(pebbles(), *moves)
    before = table.record.write()
    with pytest.raises(CannotUndo) as caught:
        table.undo(seat)

    assert caught.value.reason == table.why_no_undo(seat) == Reason(code)
    assert table.record.write() == before


class ShowFirst(PebbleGame):
    """Something is revealed before anyone is asked, and chance has no turn."""

    def start(self, options: object) -> Pebbles:
        s = Pebbles(2)
        s.do(Show(), *self.last)
        return s


class Show(Task[Pebbles]):
    def run(self, s: Pebbles) -> None:
        s.emit(OPENED, 0, 0)


def test_what_was_shown_before_the_first_move_does_not_forbid_to_take_it_back() -> None:
    game = ShowFirst(LastChoice(), LastChoice())
    table = open_table(game, {}, ["Arno", "Alex"], SEED)
    table.play(ALEX, GO_ON.of())

    assert table.why_no_undo(ALEX) is None


# --- opening --------------------------------------------------------------------------------
def test_a_new_table_has_all_options() -> None:
    assert pebbles().record.options == {"players": "2", "rounds": "2"}


def test_a_table_refuses_unknown_options() -> None:
    with pytest.raises(BadOption, match="unknown-option option=weather"):
        open_table(PEBBLE_GAME, {"weather": "fine"}, ["Arno", "Alex"], SEED)


@pytest.mark.parametrize("names", [[], ["Arno"], ["Arno", "Alex", "Eva"]])
def test_each_seat_needs_a_name(names: list[str]) -> None:
    with pytest.raises(BadOption, match="names-missing count=2"):
        open_table(PEBBLE_GAME, {}, names, SEED)


@pytest.mark.parametrize("name", ["", " ", " Eva", "Eva ", "E\nva", "E\x1bva", 41 * "x", "\u2028"])
def test_a_strange_name_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="bad-name"):
        open_table(PEBBLE_GAME, {}, ["Arno", name], SEED)


@pytest.mark.parametrize("name", ["x", "Eva Maria", "end", "moves", "日本", 40 * "x"])
def test_any_other_name_is_written_and_read(name: str) -> None:
    table = open_table(PEBBLE_GAME, {}, ["Arno", name], SEED)

    assert read(PEBBLE_GAME, table.record.write()).names == ["Arno", name]


def test_the_record_hides_the_secret_answers_of_others_until_all_have_answered() -> None:
    table = open_table(PEBBLE_GAME, {}, ["Arno", "Alex"], derive("views"))
    table.play(Seat(0), BID.of(3))

    assert "\n1 bid 3\n" in table.record_for(Seat(0))
    assert "\n1 ?\n" in table.record_for(Seat(1))

    table.play(Seat(1), BID.of(1))
    assert "\n1 bid 3\n" in table.record_for(Seat(1))


def test_the_lines_for_a_seat_leave_out_what_it_cannot_know_yet() -> None:
    table = open_table(PEBBLE_GAME, {}, ["Arno", "Alex"], derive("views"))
    table.play(Seat(0), BID.of(3))

    assert table.lines_for(Seat(0))[-1] == (Seat(0), BID.of(3))
    assert table.lines_for(Seat(1))[-1] == (Seat(0), None)
    assert table.lines_for(NOBODY)[-1] == (Seat(0), None)


def test_a_secret_that_was_shown_stays_known_while_the_next_one_is_kept() -> None:
    table = open_table(PEBBLE_GAME, {}, ["Arno", "Alex"], derive("views"))
    for move in (BID.of(3), BID.of(1), BUY.of(0), GO_ON.of(0), BID.of(2)):
        table.play(table.to_move[0], move)

    known = [move for _, move in table.lines_for(NOBODY) if move is None or move.verb is BID]
    assert known == [BID.of(3), BID.of(1), None]


def test_a_move_made_in_secret_is_marked_even_when_it_is_known() -> None:
    table = open_table(PEBBLE_GAME, {}, ["Arno", "Alex"], derive("views"))
    table.play(Seat(0), BID.of(3))
    table.play(Seat(1), BID.of(1))

    secret = [
        move for number, (_, move) in enumerate(table.record.lines) if table.is_secret(number)
    ]
    assert secret == [BID.of(3), BID.of(1)]
