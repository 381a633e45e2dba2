"""The arena: rotated seats, the same luck for all, the same games on any number of processes."""

from typing import Final

import pytest

from carson.arena import Match, Result, Statistics, play_game, play_match
from carson.board.game import BOARD_GAME
from carson.bots.bot import UnknownBot
from carson.cards.game import CARDS_GAME
from carson.cards.play.close import winners
from carson.core import records
from carson.core.given import BadOption
from carson.core.moves import Seat
from carson.core.playouts import next_in_turn

BOTS: Final = ("random", "greedy", "random")


def match(games: int = 6, bots: tuple[str, ...] = BOTS, players: str = "3") -> Match:
    return Match(bots, games, 7, {"players": players}, keep_records=True)


def test_every_bot_takes_every_seat_equally_often() -> None:
    seats = [match().seating(number) for number in range(3)]

    assert seats == [[0, 1, 2], [2, 0, 1], [1, 2, 0]]


def test_the_result_names_the_bots_and_not_the_seats() -> None:
    result = play_game(match(), 1)
    record = records.read(BOARD_GAME, result.record)
    state = records.replay(BOARD_GAME, record)

    assert result.seats == [Seat(1), Seat(2), Seat(0)]
    assert record.names == ["random 3", "random 1", "greedy 2"]
    assert [result.total(bot) for bot in range(3)] == [state.vps(seat) for seat in result.seats]
    assert [result.seats[bot] for bot in result.ranking] == BOARD_GAME.ranking(state)
    assert result.winners == result.ranking[:1]


def test_the_luck_is_the_same_until_every_bot_has_had_every_seat() -> None:
    luck = [match().luck(number) for number in range(6)]

    assert (luck[0] == luck[1] == luck[2], luck[3] == luck[5], luck[2] == luck[3]) == (
        *(True, True, False),
    )


def test_decisions_are_the_moves_that_are_not_chance() -> None:
    result = play_game(match(), 0)
    lines = records.read(BOARD_GAME, result.record).lines

    assert result.decisions == sum(seat >= 0 for seat, _ in lines)


def test_the_dice_of_a_game_can_be_verified() -> None:
    record = records.read(BOARD_GAME, play_game(match(), 0).record)

    assert records.verify(BOARD_GAME, record) > 0


def test_records_are_kept_only_where_they_are_wanted() -> None:
    plain = Match(BOTS, 1, 7, {"players": "3"})

    assert play_game(plain, 0).record == ""


def test_two_processes_play_the_same_games_in_the_same_order() -> None:
    alone, together = list(play_match(match(20))), list(play_match(match(20), jobs=2))

    assert together == alone
    assert [result.number for result in together] == list(range(20))


def test_another_seed_gives_other_games() -> None:
    other = Match(BOTS, 1, 8, {"players": "3"}, keep_records=True)

    assert play_game(other, 0).record != play_game(match(), 0).record


def test_the_statistics_add_up() -> None:
    statistics = Statistics(3)
    results = list(play_match(match(4)))
    for result in results:
        statistics.add(result)

    assert (sum(statistics.wins), sum(statistics.wins_by_seat), statistics.games) == (4, 4, 4)
    assert statistics.decisions == sum(result.decisions for result in results)
    assert statistics.mean_score(1) == sum(result.total(1) for result in results) / 4
    assert sum(statistics.mean_by_source(1).values()) == pytest.approx(statistics.mean_score(1))


def test_a_shared_victory_counts_for_each_winner() -> None:
    seats = [Seat(1), Seat(2), Seat(0)]
    statistics = Statistics(3)
    statistics.add(Result(0, seats, [0, 2, 1], [0, 2], {"all": [9, 4, 9]}, 1, ""))

    assert statistics.wins == [1, 0, 1]
    assert statistics.wins_by_seat == [1, 1, 0]


def test_a_match_needs_a_bot_for_every_player() -> None:
    with pytest.raises(BadOption) as refused:
        play_match(match(players="4"))

    assert refused.value.reason.code == "wrong-number-of-bots"


def test_a_match_with_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(UnknownBot):
        play_match(match(bots=("random", "nobody", "random")))


def test_who_moved_longest_ago_is_asked_first_where_all_may_move() -> None:
    everybody = (Seat(0), Seat(1), Seat(2))
    asked = [next_in_turn(everybody, last) for last in everybody]

    assert asked == [Seat(1), Seat(2), Seat(0)]
    assert next_in_turn((Seat(0), Seat(2)), Seat(0)) == Seat(2)


LIVE: Final = {"players": "3", "variants": "kit-carson", "placing": "live"}


def live_game(bots: tuple[str, ...]) -> list[tuple[Seat, str]]:
    """The moves of a game in which all place at once, without those of chance."""
    record = play_game(Match(bots, 1, 7, LIVE, keep_records=True), 0).record
    lines = records.read(BOARD_GAME, record).lines
    return [(seat, move.verb.name) for seat, move in lines if seat >= 0]


def test_nobody_places_everything_before_the_others_begin() -> None:
    placed = [seat for seat, verb in live_game(("greedy",) * 3) if verb == "place"]

    assert sorted(placed[1:4]) == [Seat(0), Seat(1), Seat(2)]


def test_a_live_game_of_bots_that_change_their_minds_at_random_ends() -> None:
    passes = [seat for seat, verb in live_game(("random",) * 3) if verb == "pass"]

    assert len(passes) <= 4 * 3


# --- the card game --------------------------------------------------------------------------
def card_match(games: int = 2) -> Match:
    options = {"people": "2", "virtual": "expert,novice"}
    return Match(("greedy", "random"), games, 7, options, keep_records=True, game="cards")


def test_virtual_players_keep_their_seats_behind_the_bots() -> None:
    assert card_match().everybody == ("greedy", "random", "expert", "novice")
    assert [card_match().seating(number) for number in (0, 1)] == [[0, 1, 2, 3], [1, 0, 2, 3]]


def test_two_processes_play_the_same_card_games() -> None:
    alone, together = list(play_match(card_match())), list(play_match(card_match(), jobs=2))

    assert together == alone


def test_a_tied_card_game_has_several_winners() -> None:
    tied = Match(("random",) * 6, 60, 1, {"people": "6"}, keep_records=True, game="cards")
    result = play_game(tied, 3)
    state = records.replay(CARDS_GAME, records.read(CARDS_GAME, result.record))

    assert len(result.winners) == 2
    assert [result.seats[bot] for bot in result.winners] == winners(state)


def test_a_card_match_with_a_bot_for_a_virtual_player_is_refused() -> None:
    wrong = Match(("random",) * 4, 1, 7, card_match().options, game="cards")

    with pytest.raises(BadOption) as refused:
        wrong.check()

    assert refused.value.reason.code == "wrong-number-of-bots"
