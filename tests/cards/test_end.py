"""The end: points by source, ranking and shared victory; cards without a place."""

import json

import pytest

from carson.cards.game import CARDS_GAME
from carson.cards.ids import CHURCH, Source
from carson.cards.play.close import ranking, winners
from carson.cards.powers import ask
from carson.core.moves import Seat
from carson.core.trials import playing
from tests.cards.games import card_trial
from tests.cards.scenario import ONE, city, owner_of, scenario


@pytest.mark.rule("cards.end.total")
def test_the_points_of_the_end_are_those_of_city_and_characters() -> None:
    with playing(card_trial(3)) as run:
        for _ in run.moments():
            pass
    s = run.state

    assert [s.total(seat) for seat in s.seats] == [ask.total(s, seat) for seat in s.seats]


@pytest.mark.rule("cards.end.winner")
@pytest.mark.ruling("C46")
def test_who_has_the_same_points_shares_the_victory() -> None:
    s = owner_of("..\n..")
    for seat, points in enumerate([7, 9, 9, 3]):
        s.score(Seat(seat), points, Source(CHURCH))

    assert winners(s) == [Seat(1), Seat(2)]
    assert ranking(s) == [Seat(1), Seat(2), Seat(0), Seat(3)]


def test_scores_are_told_by_building_and_character() -> None:
    s = owner_of("hC\n..", "heroes")
    for source, points in ask.vps(s, ONE).items():
        s.score(ONE, points, source)
    scores = CARDS_GAME.scores(s)

    assert (scores["church"][0], scores["heroes"][0], scores["appeal"][0]) == (1, 6, 0)


@pytest.mark.ruling("C3")
def test_a_card_without_a_place_is_thrown_away_and_the_view_says_so_before() -> None:
    table = scenario("phase pick\ndisplay I-1 I-34\npicks 1 2")
    table.state.cities[0] = city("\n".join(["hhhhhhhh"] * 8))
    shown = [json.dumps(CARDS_GAME.see(table.state, Seat(seat))["display"]) for seat in (0, 1)]
    table.play("1 take I-1")

    assert [text.count('"fits": false') for text in shown] == [2, 0]
    assert table.happened("no-room") == [{"seat": 0, "card": 0}]
    assert table.has(1) == []
