"""Positions as text: written and read again, and refused where they cannot be."""

import pytest

from carson.cards.game import CARDS_GAME
from carson.cards.ids import CHARACTER_NAMES
from carson.cards.notation import writer
from carson.cards.notation.reader import FIRST_LINE
from carson.cards.state import State
from carson.core.positions import BadPosition
from carson.core.trials import Trial, playing, verb_first
from carson.core.views import View
from tests.cards.games import card_trial
from tests.cards.scenario import scenario

FULL = """
    option people 2
    option virtual expert,novice
    era 1
    round 2
    phase pick
    display cowboy I-9 I-12
    backs star
    under indian
    gone banker I-40
    hand 1 1 2 3 4 5 6 7
    hand 2 1 2 3 4 5 6 7
    characters 1 sheriff lawyer
    cards 3 I-20 singer
    sideways lawyer
    built 1 I-30 h8
    built 1 I-34 j8
    city 1 h8
    | h...
    | C.M.
    bid 1 8
    bid 2 9
    picks 1 2
"""


def test_a_position_is_read_as_it_is_described() -> None:
    table = scenario(FULL)

    assert table.asked == "1 PickCard"
    assert table.city(1) == ["h...", "C.M."]
    assert table.has(1) == ["I-30", "I-34", "lawyer", "sheriff"]
    assert table.has(3) == ["I-20", "singer"]
    assert table.state.sideways[1] == 1


@pytest.mark.parametrize("seed", range(6))
def test_every_quiet_position_of_a_game_is_written_and_read_again(seed: int) -> None:
    trial = card_trial(seed)
    trial = Trial(trial.game, trial.options, seed, verb_first)
    read = 0
    with playing(trial) as run:
        for s in run.moments():
            if run.now_and_then(4):
                read += same_again(s, dict(trial.options))

    assert read > 5


def same_again(s: State, options: dict[str, str]) -> bool:
    """Whether a position can be written; what is read then is the same."""
    try:
        text = writer.write(s, options)
    except BadPosition:
        return False
    again, _ = writer.read(text)
    assert writer.write(again, options) == text
    assert see_all(again) == see_all(s)
    return True


def see_all(s: State) -> list[str]:
    """What everyone sees, but for the order in which was picked."""
    return [repr({**View(CARDS_GAME, s, seat).see(), "order": []}) for seat in s.seats]


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("round 10", "not-a-number"),
        ("era 3", "not-a-number"),
        ("phase dream", "unknown-phase"),
        ("display I-1 I-1", "card-named-twice"),
        ("display II-1 I-1", "other-era"),
        ("display cowboy banker I-1", "two-characters-shown"),
        ("display moon", "unknown-name"),
        ("hand 1 1 2", "wrong-hand"),
        ("hand 1 1 2 3 4 5 6 7 8 10", "not-in-hand"),
        ("characters 5 cowboy", "unknown-name"),
        ("characters 1 I-1", "unknown-name"),
        ("sideways lawyer", "nothing-to-use"),
        ("cards 1 I-1", "people-build"),
        ("bid 1 4", "bid-too-early"),
        ("sold 1 1", "no-sales-left"),
        ("built 1 I-1 h8\nbuilt 1 I-2 m8", "not-joined"),
        ("built 1 I-1 h8\nbuilt 1 I-38 h8", "covers"),
        ("built 1 I-1 a1", "city-off-the-middle"),
        ("built 1 I-1 p8", "outside-the-ground"),
        ("built 1 I-1 h16", "outside-the-ground"),
        ("built 1 I-1 h8\ncity 1 h8\n| MM\n| MM", "city-drawn-otherwise"),
        ("backs skull skull skull skull", "no-such-back"),
        ("phase sale", "no-sale-yet"),
        ("display I-30 I-31 I-32", "column-too-short"),
        ("twice 1 1\ntwice 2 1", "column-too-short"),
        ("gone " + " ".join(f"I-{number}" for number in range(1, 20)), "pile-too-short"),
        ("gone " + " ".join(CHARACTER_NAMES[:6]), "pile-too-short"),
        ("gone II-1", "other-era"),
        ("gone " + " ".join(f"I-{number}" for number in range(1, 12)), "pile-too-short"),
        ("backs -", "no-back-shown"),
        ("round 1\nround 1", "said-twice"),
        ("moon 3", "strange-line"),
    ],
)
def test_what_cannot_be_is_refused(line: str, code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        scenario(line)

    assert refused.value.reason.code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("moon", "no-position"),
        (f"{FIRST_LINE}\n", "cut-off"),
        (f"{FIRST_LINE}\noption people 9\nend\n", "players-out-of-range"),
        (f"{FIRST_LINE}\noption people 4\ndisplay I-1\nend\nmore\n", "text-after-end"),
    ],
)
def test_what_is_no_position_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadPosition) as refused:
        writer.read(text)

    assert refused.value.reason.code == code


def test_the_line_that_is_wrong_is_named() -> None:
    with pytest.raises(BadPosition) as refused:
        writer.read(f"{FIRST_LINE}\noption people 4\ndisplay I-1 moon\nend\n")

    assert refused.value.line == 3


def test_a_position_with_bids_face_down_cannot_be_written() -> None:
    table = scenario("phase bid")
    table.play("1 bid 9")

    with pytest.raises(BadPosition) as refused:
        writer.write(table.state, table.options)
    assert refused.value.reason.code == "not-quiet"
