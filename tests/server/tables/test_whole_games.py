"""Whole games through HTTP alone end as the engine says."""

import pytest

from carson.board.game import BOARD_GAME
from carson.board.options import VARIANTS
from carson.cards.game import CARDS_GAME
from carson.core import records
from tests.cards.games import card_trial
from tests.server.guests import Client, Guest, among_friends, hot_seat, open_table, play_to_the_end
from tests.support.games import board_trial
from tests.support.suites import quick_first

ALL_VARIANTS = {"variants": ",".join(VARIANTS), "characters": "random", "buildings": "all"}


def engine_scores(text: str) -> dict[str, list[int]]:
    """The points that the engine gives for a record."""
    if records.game_of(text) == "cards":
        return CARDS_GAME.scores(records.replay(CARDS_GAME, records.read(CARDS_GAME, text)))
    return BOARD_GAME.scores(records.replay(BOARD_GAME, records.read(BOARD_GAME, text)))


def check_against_the_engine(guest: Guest) -> None:
    """The record of the table leads the engine to the same result, and its dice are true."""
    result, text = guest.view().result, guest.get("/record").text
    assert result is not None
    assert f"seed {result.seed}\n" in text
    assert result.scores == engine_scores(text)


def dice_of(text: str) -> int:
    """How many dice and draws of a record are true to its seed."""
    if records.game_of(text) == "cards":
        return records.verify(CARDS_GAME, records.read(CARDS_GAME, text))
    return records.verify(BOARD_GAME, records.read(BOARD_GAME, text))


@pytest.mark.parametrize("seed", quick_first([1, 2]))
def test_friends_play_the_board_game_with_all_variants(client: Client, seed: int) -> None:
    guests = among_friends(client, 3, options=ALL_VARIANTS)

    view = play_to_the_end(guests, seed)

    assert view.status == "over"
    check_against_the_engine(guests[1])
    assert dice_of(guests[1].get("/record").text) > 0


def test_three_at_one_device_play_the_board_game(client: Client) -> None:
    host = hot_seat(client, 3, options={"placing": "turns", "variants": "new-beginning"})
    guests = [Guest(client, host.table, host.token, seat) for seat in range(3)]

    view = play_to_the_end(guests, 3)

    assert view.mine == [0, 1, 2]
    check_against_the_engine(host)


def test_the_result_tells_how_lucky_everybody_was(client: Client) -> None:
    guests = among_friends(client, 3)

    result = play_to_the_end(guests, 4).result

    assert result is not None
    assert sum(seat.won for seat in result.luck) > 0
    assert sum(seat.expected for seat in result.luck) == pytest.approx(
        sum(seat.won for seat in result.luck)
    )


@pytest.mark.slow
def test_everybody_places_at_once_with_kit_carson(client: Client) -> None:
    guests = among_friends(client, 3, options={"variants": "kit-carson", "placing": "live"})

    assert play_to_the_end(guests, 4).status == "over"
    check_against_the_engine(guests[2])


def test_people_and_virtual_players_play_the_card_game(client: Client) -> None:
    guests = among_friends(client, 2, game="cards", options={"virtual": "expert,novice"})

    view = play_to_the_end(guests, 5)

    assert [seat.kind for seat in view.seats] == ["person", "person", "virtual", "virtual"]
    check_against_the_engine(guests[1])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_any_board_game_ends_through_http_as_the_engine_says(client: Client, seed: int) -> None:
    options = board_trial(seed).options
    host = hot_seat(client, int(options["players"]), options=options)

    view = play_to_the_end(
        [Guest(client, host.table, host.token, s) for s in host.view().mine], seed
    )

    assert view.status == "over"
    check_against_the_engine(host)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_any_card_game_ends_through_http_as_the_engine_says(client: Client, seed: int) -> None:
    options = card_trial(seed).options
    guests = among_friends(client, int(options["people"]), game="cards", options=options)

    assert play_to_the_end(guests, seed).status == "over"
    check_against_the_engine(guests[0])


@pytest.mark.parametrize("game", ["board", "cards"])
def test_bots_play_alone(client: Client, game: str) -> None:
    options = {"people": "3"} if game == "cards" else {"players": "2"}
    seats = [{"kind": "bot", "bot": "greedy"} for _ in range(int(next(iter(options.values()))))]
    host = open_table(client, game=game, options=options, seats=seats)
    watcher = Guest(client, host.table, "", -1)

    for _ in range(3000):
        if watcher.get().json()["status"] == "over":
            break

    assert watcher.get().json()["status"] == "over"
    assert engine_scores(watcher.get("/record").text) == watcher.get().json()["result"]["scores"]
