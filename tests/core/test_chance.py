"""Luck is fair, always the same from the same seed, and can be checked."""

from collections import Counter
from hashlib import sha256
from typing import Final

import pytest

from carson.core.agenda import advance
from carson.core.chance import Luck, SeedLuck, Stream, answer, commitment, derive, nth
from tests.core.toy import PEBBLE_GAME, ROLL, RollPrize

DIE: Final = [1] * 6
ROLLS: Final = 6_000
LUCKS: Final[list[Luck]] = [SeedLuck(derive("test")), Stream(7)]


def surprise(luck: Luck, weights: list[int]) -> float:
    """Chi-square: how far many rolls are from what the weights promise."""
    counts = Counter(luck.pick(turn, weights) for turn in range(ROLLS))
    assert set(counts) <= set(range(len(weights)))
    promised = [ROLLS * weight / sum(weights) for weight in weights]
    return sum((counts[n] - due) ** 2 / due for n, due in enumerate(promised) if due)


# Once in a million tries five degrees of freedom exceed 36; so do fewer degrees.
@pytest.mark.parametrize("luck", LUCKS)
@pytest.mark.parametrize("weights", [DIE, [3, 2, 1], [1, 10], [1] * 5])
def test_luck_is_as_fair_as_its_weights(luck: Luck, weights: list[int]) -> None:
    assert surprise(luck, weights) < 36


def test_a_table_is_fair_even_where_words_do_not_divide_evenly() -> None:
    assert surprise(SeedLuck(derive("test")), [2**62] * 3) < 36


@pytest.mark.parametrize("luck", LUCKS)
def test_what_weighs_nothing_never_happens(luck: Luck) -> None:
    assert {luck.pick(turn, [0, 1, 0, 1, 0]) for turn in range(100)} == {1, 3}


def test_one_turn_of_a_seed_has_one_answer() -> None:
    luck = SeedLuck(derive("test"))
    forward = [luck.pick(turn, DIE) for turn in range(50)]
    backward = [luck.pick(turn, DIE) for turn in reversed(range(50))]

    assert forward == backward[::-1]


def test_the_dice_of_a_seed_are_the_same_everywhere() -> None:
    luck = SeedLuck(bytes(32))

    assert [luck.pick(turn, DIE) for turn in range(12)] == [0, 0, 0, 4, 0, 3, 4, 5, 5, 2, 5, 4]


def test_other_seeds_have_other_dice() -> None:
    dice = {tuple(SeedLuck(derive(n)).pick(t, DIE) for t in range(20)) for n in range(50)}

    assert len(dice) == 50


def test_neighbouring_turns_are_independent() -> None:
    luck = SeedLuck(derive("pairs"))
    pairs = Counter((luck.pick(t, DIE), luck.pick(t + 1, DIE)) for t in range(0, 2 * ROLLS, 2))
    due = ROLLS / 36

    # Once in a million tries 35 degrees of freedom exceed 90.
    assert sum((pairs[a, b] - due) ** 2 / due for a in range(6) for b in range(6)) < 90


def test_a_stream_goes_on() -> None:
    stream = Stream(1)

    assert [stream.below(1000) for _ in range(6)] == [574, 336, 534, 806, 987, 498]


def test_a_stream_ignores_the_turn() -> None:
    one, two = Stream(1), Stream(1)

    assert [one.pick(0, DIE) for _ in range(20)] == [two.pick(turn, DIE) for turn in range(20)]


@pytest.mark.parametrize("seed", [0, -1, 2**64, 2**70 + 3])
def test_a_stream_takes_any_number_as_its_seed(seed: int) -> None:
    assert Stream(seed).below(10) == Stream(seed % 2**64).below(10)


def test_each_answer_holds_as_many_tickets_as_it_weighs() -> None:
    assert [nth([2, 0, 3], ticket) for ticket in range(5)] == [0, 0, 2, 2, 2]


def test_there_are_no_more_tickets_than_weights() -> None:
    with pytest.raises(AssertionError, match="more tickets"):
        nth([2, 0, 3], 5)


def test_luck_answers_with_one_of_the_moves() -> None:
    s = PEBBLE_GAME.start({"players": "2", "rounds": "1"})
    choice = advance(s)
    assert isinstance(choice, RollPrize)
    answers = {answer(s, choice, SeedLuck(derive("test")), turn) for turn in range(100)}

    assert answers == set(ROLL.moves)


def test_a_commitment_is_a_hash_that_anybody_can_compute() -> None:
    assert commitment(b"seed") == sha256(b"seed").hexdigest()


def test_each_label_has_a_seed_of_its_own() -> None:
    seeds = {derive("a"), derive("b"), derive("a", 1), derive("a", 2), derive("a", 1, 2)}

    assert len(seeds) == 5
    assert {len(seed) for seed in seeds} == {32}


def test_a_derived_seed_is_the_same_everywhere() -> None:
    assert derive("tournament", 3, "dice").hex() == (
        "b683a063e3df2be5a3039c6b2bc0f60bf489fc7ccca508c8f74fee02478ae42f"
    )
