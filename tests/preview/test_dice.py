"""The odds of duels with dice, against the throws themselves."""

from itertools import product

import pytest

from carson.preview.board.dice import FACES, Fighter, Rival, chance_to_win, good_enough


def percent(me: Fighter, *rivals: Rival, least: int = 0) -> float:
    return round(100 * chance_to_win(me, rivals, least), 1)


@pytest.mark.parametrize(
    ("lead", "ties_lost", "ties_won"),
    [
        (-5, 0.0, 2.8),
        (-4, 2.8, 8.3),
        (-3, 8.3, 16.7),
        (-2, 16.7, 27.8),
        (-1, 27.8, 41.7),
        (0, 41.7, 58.3),
        (1, 58.3, 72.2),
        (2, 72.2, 83.3),
        (3, 83.3, 91.7),
        (4, 91.7, 97.2),
        (5, 97.2, 100.0),
    ],
)
def test_passing_first_is_worth_one_point_of_firepower(
    lead: int, ties_lost: float, ties_won: float
) -> None:
    me, other = Fighter(10 + lead), Fighter(10)

    assert percent(me, Rival(other, loses_ties=False)) == ties_lost
    assert percent(me, Rival(other, loses_ties=True)) == ties_won


def test_of_three_equals_who_passed_earlier_wins_more_often() -> None:
    equal = Fighter(4)
    first, second, third = (
        percent(equal, *(Rival(equal, loses_ties=later) for later in rivals))
        for rivals in ((True, True), (False, True), (False, False))
    )

    assert (first, second, third) == (42.1, 32.4, 25.5)


def test_the_odds_of_six_different_fighters_add_up_to_one() -> None:
    fighters = [Fighter(3), Fighter(4), Fighter(2, dice=2), Fighter(3, spare=1), *2 * [Fighter(5)]]
    total = sum(
        chance_to_win(me, [Rival(r, number > rank) for number, r in others(fighters, rank)])
        for rank, me in enumerate(fighters)
    )

    assert total == pytest.approx(1.0)


def others(fighters: list[Fighter], rank: int) -> list[tuple[int, Fighter]]:
    return [(number, fighter) for number, fighter in enumerate(fighters) if number != rank]


def test_an_outlaw_must_be_matched() -> None:
    assert percent(Fighter(4), least=8) == 50.0


def test_an_outlaw_must_be_matched_by_the_best_of_those_who_came() -> None:
    wins = sum(a >= b and 4 + a >= 8 for a, b in product(FACES, FACES))

    assert percent(Fighter(4), Rival(Fighter(4), True), least=8) == round(100 * wins / 36, 1)


def test_dynamite_adds_two_dice() -> None:
    wins = sum(a + b > c for a, b, c in product(FACES, FACES, FACES))

    assert percent(Fighter(0, dice=2), Rival(Fighter(0), False)) == round(100 * wins / 216, 1)


def test_of_a_spare_die_the_higher_one_counts() -> None:
    wins = sum(max(a, b) > c for a, b, c in product(FACES, FACES, FACES))

    assert percent(Fighter(0, spare=1), Rival(Fighter(0), False)) == round(100 * wins / 216, 1)


def test_who_rolls_again_does_so_only_when_losing() -> None:
    throws = list(product(FACES, FACES, FACES))
    wins = sum((a if a > b else again) > b for a, b, again in throws)

    assert percent(Fighter(0, rerolls=True), Rival(Fighter(0), False)) == round(100 * wins / 216, 1)


def test_against_who_rolls_again_one_wins_what_he_loses() -> None:
    lucky, other = Fighter(2, rerolls=True), Fighter(3)

    won = chance_to_win(other, [Rival(lucky, True)])

    assert won + chance_to_win(lucky, [Rival(other, False)]) == pytest.approx(1.0)


def test_among_three_the_odds_add_up_when_one_rolls_again() -> None:
    lucky, one, two = Fighter(2, rerolls=True), Fighter(3), Fighter(2)

    chances = [
        chance_to_win(lucky, [Rival(one, True), Rival(two, True)]),
        chance_to_win(one, [Rival(lucky, False), Rival(two, True)]),
        chance_to_win(two, [Rival(lucky, False), Rival(one, False)]),
    ]

    assert sum(chances) == pytest.approx(1.0)


def test_the_die_that_helps_most_is_rolled_again() -> None:
    assert good_enough((1, 6), dice=2, rerolls=True, need=9) == pytest.approx(4 / 6)
