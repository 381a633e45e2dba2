"""What a seat may not know stays hidden in the record of a running game."""

from carson.cards.game import CARDS_GAME
from carson.core.chance import derive
from carson.core.moves import Seat
from carson.core.table import open_table


def test_the_record_of_a_running_game_hides_the_bids_of_others() -> None:
    options = {"people": "4", "virtual": "none"}
    table = open_table(CARDS_GAME, options, ["a", "b", "c", "d"], derive(3))
    table.play(Seat(0), CARDS_GAME.vocabulary.read("bid 7"))

    assert "\n1 bid 7\n" in table.record_for(Seat(0))
    assert "bid 7" not in table.record_for(Seat(1))
