"""How strong a net is: counted, with an interval."""

from pathlib import Path

import numpy as np

from carson.bots.neural import About, Floats, Mind, whims
from carson.core.chance import Stream
from carson.training.courses import BOARD_COURSE, CARDS_COURSE, Subject
from carson.training.evaluate import Bout, Ending, Verdict, options_of, play_one, wilson

WIDTH = 4


def mind_of(subject: Subject) -> Mind:
    """A small net that likes the first of its moves."""
    shapes = {
        "embedding.weight": (subject.facts, WIDTH),
        "numbers.weight": (WIDTH, subject.numbers),
        "numbers.bias": (WIDTH,),
        "enter_norm.weight": (WIDTH,),
        "enter_norm.bias": (WIDTH,),
        "enter.weight": (WIDTH, WIDTH),
        "enter.bias": (WIDTH,),
        "leave_norm.weight": (WIDTH,),
        "leave_norm.bias": (WIDTH,),
        "towards.weight": (WIDTH, WIDTH),
        "towards.bias": (WIDTH,),
        "policy.weight": (subject.moves, WIDTH),
        "policy.bias": (subject.moves,),
        "outlook.weight": (subject.parts, WIDTH),
        "outlook.bias": (subject.parts,),
    }
    zeros: dict[str, Floats] = {name: np.zeros(s, np.float32) for name, s in shapes.items()}
    return Mind(About(subject.game, subject.encoding), zeros)


def bout(game: str, players: int, by_lot: bool = False) -> Bout:
    return Bout(game, Path("unused"), "random", players, by_lot=by_lot)


def test_wilsons_interval_lies_around_the_share() -> None:
    low, high = wilson(0.5, 100)

    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)


def test_nothing_is_known_without_games() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_verdict_counts_wins_and_means() -> None:
    verdict = Verdict("board", "greedy", 3, by_lot=False)
    verdict.add(Ending(1.0, 50, (40, 30)))
    verdict.add(Ending(0.0, 30, (40, 50)))

    assert (verdict.games, verdict.share, verdict.mine, verdict.others) == (2, 0.5, 40, 40)


def test_a_game_of_the_board_is_played_to_its_end() -> None:
    ending = play_one(BOARD_COURSE, bout("board", 2), mind_of(BOARD_COURSE.subject), 1)

    assert len(ending.others) == 1


def test_virtual_players_are_among_the_others() -> None:
    ending = play_one(CARDS_COURSE, bout("cards", 1), mind_of(CARDS_COURSE.subject), 0)

    assert len(ending.others) == 3


def test_the_same_game_ends_alike() -> None:
    mind = mind_of(CARDS_COURSE.subject)
    first, second = (play_one(CARDS_COURSE, bout("cards", 3), mind, 5) for _ in range(2))

    assert first == second


def test_options_by_lot_stay_until_the_net_has_had_every_seat() -> None:
    drawn = [options_of(BOARD_COURSE, bout("board", 3, by_lot=True), n) for n in range(6)]

    assert drawn[0] == drawn[1] == drawn[2] != drawn[3]
    assert {options["players"] for options in drawn} == {"3"}


def test_a_temperature_makes_the_net_choose_other_moves_too() -> None:
    drawn = {round(float(whims(Stream(seed), 1, 1.0)[0]), 6) for seed in range(40)}

    assert len(drawn) == 40
