"""The ladder: which bots meet, and what the results say about each of them."""

from pathlib import Path

import pytest

pytest.importorskip("openskill", reason="openskill is not installed: the extra `ladder` has it")

from carson.arena import Match, Result
from carson.core.given import BadOption
from carson.core.moves import Seat
from carson.ladder.picture import RatingPanel, drawn
from carson.ladder.rating import Ratings, rated
from carson.ladder.tournament import Tournament

BOTS = ("random", "friendly", "greedy")


def ended(match: Match, number: int, *ranking: int) -> Result:
    """A game that ended with this ranking."""
    seats = [Seat(seat) for seat in range(len(match.bots))]
    points = {"points": [10 - place for place in ranking]}
    return Result(number, seats, list(ranking), [ranking[0]], points, 1, "")


def one_match(*bots: str) -> Match:
    return Match(bots, 1, 1, {"players": str(len(bots))})


def test_every_pair_meets_in_each_round_once() -> None:
    met = [match.bots for match in Tournament("board", BOTS, 2, rounds=2).matches()]

    pairs = [("random", "friendly"), ("random", "greedy"), ("friendly", "greedy")]
    assert met == pairs * 2


def test_a_group_plays_as_often_as_it_has_seats() -> None:
    games = [match.games for match in Tournament("board", BOTS, 3, rounds=1).matches()]

    assert games == [3]


def test_each_meeting_has_luck_of_its_own_that_all_its_rotations_share() -> None:
    first, second = list(Tournament("board", BOTS[:2], 2, rounds=2).matches())

    assert first.luck(0) == first.luck(1) != second.luck(0)


def test_options_by_lot_differ_but_for_the_number_of_players() -> None:
    drawn_options = [m.options for m in Tournament("board", BOTS, 3, 6, by_lot=True).matches()]

    assert {options["players"] for options in drawn_options} == {"3"}
    assert len({str(options) for options in drawn_options}) > 1


def test_an_option_that_was_given_is_not_drawn() -> None:
    given = {"variants": "river"}
    matches = Tournament("board", BOTS, 2, 2, given, by_lot=True).matches()

    assert {match.options["variants"] for match in matches} == {"river"}


def test_fewer_bots_than_seats_are_refused() -> None:
    with pytest.raises(BadOption):
        Tournament("board", BOTS, 4, rounds=1).play()


def test_who_wins_more_stands_higher() -> None:
    match = one_match("greedy", "random")
    ratings = Ratings(match.bots)
    for number in range(20):
        ratings.add(match, ended(match, number, 0, 1))
    best, worst = ratings.rungs()

    assert (best.bot, worst.bot) == ("greedy", "random")
    assert (best.share, worst.share) == (1.0, 0.0)


def test_more_games_make_the_interval_narrower() -> None:
    match = one_match("greedy", "random")
    ratings = Ratings(match.bots)
    margins = []
    for number in range(6):
        ratings.add(match, ended(match, number, number % 2, 1 - number % 2))
        margins.append(ratings.rungs()[0].margin)

    assert margins == sorted(margins, reverse=True)


def test_bots_that_share_the_victory_gain_alike() -> None:
    match = one_match("greedy", "random")
    ratings = Ratings(match.bots)
    draw = Result(0, [Seat(0), Seat(1)], [0, 1], [0, 1], {"points": [5, 5]}, 1, "")
    ratings.add(match, draw)
    first, second = ratings.rungs()

    assert first.rating == pytest.approx(second.rating)
    assert first.wins == second.wins == 0.5


def test_the_same_tournament_gives_the_same_ladder() -> None:
    tournament = Tournament("board", ("random", "friendly"), 2, rounds=1)
    once, again = (rated(tournament.bots, tournament.play()) for _ in range(2))

    assert once == again


def test_the_picture_names_every_bot() -> None:
    match = one_match("greedy", "random")
    picture = drawn([RatingPanel("2 players", rated(match.bots, [(match, ended(match, 0, 0, 1))]))])

    assert all(f">{words}<" in picture for words in ("greedy", "random", "2 players"))


def test_the_command_writes_a_picture(tmp_path: Path) -> None:
    from carson.commands.ladder import ladder

    path = tmp_path / "ladder.svg"
    ladder("board", bots="random,friendly", players="2", rounds="1", picture=path, language="en")

    assert path.read_text(encoding="utf-8").startswith("<svg")
