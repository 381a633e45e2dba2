"""A record is written and read exactly; what is no record is refused with line and reason."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Final

import pytest

from carson.core.chance import commitment, derive
from carson.core.moves import CHANCE, Seat
from carson.core.reasons import Reason
from carson.core.records import BadRecord, Record, game_of, read, replay, verify
from carson.core.table import Table, open_table
from tests.core.toy import BID, BUY, GO_ON, PEBBLE_GAME, ROLL, Pebbles

SEED: Final = derive("records 5")
PROOF: Final = commitment(SEED)
TEXT: Final = f"""\
carson record 1
game pebbles
rules 3
option players 2
option rounds 1
name Arno
name Alex of 5
commitment {PROOF}
moves
* roll 3
2 bid 4
1 bid 1
2 buy 1
1 go-on
seed {SEED.hex()}
end
"""
REORDERED: Final = "option rounds 1\noption players 2"


def played() -> Table[Pebbles]:
    """The game of the text, played at a table."""
    options = {"players": "2", "rounds": "1"}
    table = open_table(PEBBLE_GAME, options, ["Arno", "Alex of 5"], SEED)
    table.play(Seat(1), BID.of(4))
    table.play(Seat(0), BID.of(1))
    table.play(Seat(1), BUY.of(1))
    table.play(Seat(0), GO_ON.of())
    return table


def refusal(text: str) -> BadRecord:
    """How the text is refused."""
    with pytest.raises(BadRecord) as caught:
        read(PEBBLE_GAME, text)
    return caught.value


def test_a_record_is_written_as_it_was_played() -> None:
    assert played().record.write() == TEXT


def test_a_record_is_read_as_it_was_written() -> None:
    assert read(PEBBLE_GAME, TEXT) == played().record
    assert read(PEBBLE_GAME, TEXT).write() == TEXT


def test_a_record_is_read_in_words() -> None:
    record = read(PEBBLE_GAME, TEXT)

    assert record.options == {"players": "2", "rounds": "1"}
    assert record.names == ["Arno", "Alex of 5"]
    assert record.lines[:2] == [(CHANCE, ROLL.of(2)), (Seat(1), BID.of(4))]
    assert (record.commitment, record.seed) == (PROOF, SEED.hex())


def test_a_record_of_an_unfinished_game_is_read() -> None:
    text = TEXT.replace("1 go-on\n", "").replace(f"seed {SEED.hex()}\n", "")

    assert read(PEBBLE_GAME, text).write() == text


def test_a_record_without_commitment_is_read() -> None:
    text = TEXT.replace(f"commitment {PROOF}\n", "")

    assert read(PEBBLE_GAME, text).write() == text


@pytest.mark.parametrize(
    ("old", "new", "line", "code"),
    [
        ("carson record 1", "carson record 2", 1, "no-record"),
        ("carson record 1", "\ufeffcarson record 1", 1, "no-record"),
        (TEXT, "", 1, "no-record"),
        (TEXT, "\n", 1, "no-record"),
        (TEXT, "carson record 1", 2, "cut-off"),
        ("\n", "\r\n", 1, "no-record"),
        ("game pebbles", "game marbles", 2, "other-game"),
        ("rules 3", "rules 2", 3, "other-rules"),
        ("rules 3", "rules 03", 3, "other-rules"),
        ("option players 2\n", "", 5, "options-incomplete"),
        ("option rounds 1", "option rounds 1\noption weather fine", 7, "unknown-option"),
        ("option rounds 1", "option rounds 9", 6, "unknown-value"),
        ("option rounds 1", "option rounds", 6, "unknown-value"),
        ("option rounds 1", "option rounds 1\noption rounds 1", 6, "strange-line"),
        ("option players 2\noption rounds 1", REORDERED, 6, "options-incomplete"),
        ("name Arno\n", "", 7, "names-missing"),
        ("name Arno\n", "name Arno\nname Eva\n", 9, "names-missing"),
        ("name Arno", "name", 6, "names-missing"),
        ("name Arno", "name ", 6, "bad-name"),
        ("name Arno", "name  Arno", 6, "bad-name"),
        ("name Arno", "name Arno\r", 6, "bad-name"),
        ("name Arno", "name " + 41 * "x", 6, "bad-name"),
        ("name Arno", "player Arno", 6, "names-missing"),
        (f"commitment {PROOF}", f"commitment {PROOF[1:]}", 8, "strange-line"),
        (f"commitment {PROOF}", f"commitment {PROOF}\ncommitment {PROOF}", 9, "strange-line"),
        ("moves\n", "", 9, "strange-line"),
        ("moves\n", "moves\n\n", 10, "strange-line"),
        ("moves\n", "moves \n", 9, "strange-line"),
        ("* roll 3", "1 roll 3", 10, "not-your-turn"),
        ("* roll 3", "roll 3", 10, "strange-line"),
        ("* roll 3", "* roll 4", 10, "unknown-noun"),
        ("2 bid 4", "* bid 4", 11, "not-your-turn"),
        ("2 bid 4", "2 steal 4", 11, "unknown-verb"),
        ("2 bid 4", "2", 11, "unknown-verb"),
        ("2 bid 4", "2 buy 4", 11, "not-now"),
        ("2 bid 4", "3 bid 4", 11, "not-your-turn"),
        ("2 bid 4", "0 bid 4", 11, "strange-line"),
        ("2 bid 4", "02 bid 4", 11, "strange-line"),
        ("2 bid 4", "100 bid 4", 11, "strange-line"),
        ("2 bid 4", "\u0662 bid 4", 11, "strange-line"),
        ("2 bid 4", "2  bid 4", 11, "strange-line"),
        ("2 bid 4", "2 Bid 4", 11, "strange-line"),
        ("2 bid 4", "2 bid 4 ", 11, "strange-line"),
        ("1 bid 1", "1 bid nothing", 12, "strange-line"),
        ("2 buy 1", "2 buy 2", 13, "too-dear"),
        ("2 bid 4", "2 bid 5", 13, "already-answered"),
        ("1 go-on", "1 go-on\n1 go-on", 15, "game-over"),
        ("seed ", "Seed ", 15, "strange-line"),
        ("seed ", "seed", 15, "strange-line"),
        (SEED.hex(), SEED.hex()[2:], 15, "bad-seed"),
        (SEED.hex(), SEED.hex().upper(), 15, "bad-seed"),
        (SEED.hex(), SEED.hex() + " ", 15, "bad-seed"),
        ("end\n", "seed " + SEED.hex() + "\nend\n", 16, "line-expected"),
        ("end\n", "", 16, "cut-off"),
        ("end\n", "end", 17, "cut-off"),
        ("end\n", "end\n\n", 17, "strange-line"),
        ("end\n", "end\nend\n", 17, "strange-line"),
        ("end\n", "end\nP.S.", 17, "strange-line"),
    ],
)
def test_a_broken_record_is_refused_with_line_and_reason(
    old: str, new: str, line: int, code: str
) -> None:
    error = refusal(TEXT.replace(old, new))

    assert (error.line, error.reason.code) == (line, code)


@pytest.mark.parametrize("count", range(1, TEXT.count("\n")))
def test_a_record_that_ends_too_early_is_cut_off(count: int) -> None:
    text = "".join(TEXT.splitlines(keepends=True)[:count])
    error = refusal(text)

    assert (error.line, error.reason.code) == (count + 1, "cut-off")


def edits() -> Iterator[str]:
    """Every text with one line elsewhere, and with one character more, less or other."""
    lines = TEXT.splitlines(keepends=True)
    for at, line in enumerate(lines):
        rest = lines[:at] + lines[at + 1 :]
        yield from ("".join([*rest[:to], line, *rest[to:]]) for to in range(len(lines)))
    for at in range(len(TEXT)):
        for letter in ("", *"012345* x\r\n\u0662"):
            yield TEXT[:at] + letter + TEXT[at:]
            yield TEXT[:at] + letter + TEXT[at + 1 :]


def test_there_is_one_way_only_to_write_a_record() -> None:
    accepted = 0
    for text in edits():
        with suppress(BadRecord):
            assert read(PEBBLE_GAME, text).write() == text
            accepted += 1

    assert accepted > len(TEXT)


def test_a_refusal_shows_its_line_first() -> None:
    error = BadRecord(7, Reason("strange-line", text="hm"))

    assert str(error) == "line 7: strange-line text=hm"


def test_a_long_line_is_not_repeated_whole() -> None:
    assert len(str(refusal(1000 * "x"))) < 150


def test_the_game_of_a_record_is_known_before_it_is_read() -> None:
    assert game_of(TEXT) == "pebbles"


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "no-record"),
        ("carson record 1", 2, "line-expected"),
        ("carson record 1\ngame", 2, "line-expected"),
        ("carson record 1\nrules 3", 2, "line-expected"),
    ],
)
def test_a_text_without_game_is_refused(text: str, line: int, code: str) -> None:
    with pytest.raises(BadRecord) as caught:
        game_of(text)

    assert (caught.value.line, caught.value.reason.code) == (line, code)


# --- replaying ------------------------------------------------------------------------------
def test_a_replay_leads_to_the_same_state() -> None:
    table = played()

    assert PEBBLE_GAME.digest(replay(PEBBLE_GAME, table.record)) == PEBBLE_GAME.digest(table.state)


def test_a_shorter_replay_leads_to_an_earlier_state() -> None:
    s = replay(PEBBLE_GAME, read(PEBBLE_GAME, TEXT), 2)

    assert s.sealed == [-1, 4]


# --- verifying ------------------------------------------------------------------------------
def verdict(record: Record) -> tuple[int, str]:
    """The line and the reason with which a record is not verified."""
    with pytest.raises(BadRecord) as caught:
        verify(PEBBLE_GAME, record)
    return caught.value.line, caught.value.reason.code


def test_an_honest_game_is_verified() -> None:
    assert verify(PEBBLE_GAME, read(PEBBLE_GAME, TEXT)) == 1


def test_a_loaded_die_is_found() -> None:
    record = read(PEBBLE_GAME, TEXT.replace("* roll 3", "* roll 2"))

    assert verdict(record) == (10, "false-dice")


def test_another_seed_is_found() -> None:
    record = replace(played().record, seed=derive("other").hex())

    assert verdict(record) == (15, "false-seed")


def test_another_seed_with_a_commitment_of_its_own_has_other_dice() -> None:
    seed = derive("other")
    record = replace(played().record, seed=seed.hex(), commitment=commitment(seed))

    assert verdict(record) == (10, "false-dice")


def test_without_a_seed_nothing_is_proved() -> None:
    assert verdict(replace(played().record, seed="")) == (15, "no-seed")


def test_without_a_commitment_nothing_is_proved() -> None:
    assert verdict(replace(played().record, commitment="")) == (1, "no-commitment")


def test_an_unfinished_game_is_not_verified() -> None:
    record = read(PEBBLE_GAME, TEXT.replace("1 go-on\n", ""))

    assert verdict(record) == (14, "unfinished")
