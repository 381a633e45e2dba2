"""Decisions: where a game asks someone who has a choice."""

from carson.board.game import BOARD_GAME
from carson.cards.game import CARDS_GAME
from carson.core.agenda import Chance, S, advance, considered, legal, pending
from carson.core.chance import Stream
from carson.core.game import Game
from carson.core.moves import NOBODY, Seat
from carson.core.playouts import decide, go_to_decision, next_in_turn


def decisions(game: Game[S], options: dict[str, str], seed: int) -> list[int]:
    """How many moves each decision of a random game has."""
    stream, s, counts = Stream(seed), game.start(game.complete(options)), []
    advance(s)
    seat, moves = go_to_decision(s, stream, NOBODY)
    while moves:
        choice = pending(s)
        assert choice is not None
        assert not isinstance(choice, Chance)
        assert moves == considered(choice, legal(s, seat))
        counts.append(len(moves))
        seat, moves = decide(s, seat, moves[stream.below(len(moves))], stream)
    assert pending(s) is None
    return counts


def test_a_game_goes_from_decision_to_decision_until_it_ends() -> None:
    everything = "new-beginning,river,might-is-right,kit-carson,outlaws,horses"

    assert min(decisions(BOARD_GAME, {"variants": everything, "placing": "live"}, 3)) > 1


def test_where_there_is_one_answer_it_is_given() -> None:
    assert min(decisions(CARDS_GAME, {"people": "3"}, 4)) > 1


def test_the_next_seat_in_turn_is_asked_and_then_the_first_again() -> None:
    asked = (Seat(0), Seat(2), Seat(3))

    assert [next_in_turn(asked, Seat(last)) for last in (-1, 0, 1, 2, 3)] == [0, 2, 2, 3, 0]
