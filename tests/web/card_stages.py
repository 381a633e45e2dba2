"""Records of card games that stop where a test wants to look."""

from carson.cards.game import CARDS_GAME
from carson.core.chance import derive
from carson.core.moves import Move, Seat
from carson.core.table import open_table

ANN = [{"kind": "person", "name": "ann"}]
ALONE = {"people": "1", "virtual": "novice,novice,novice"}
NAMES = ["ann", "Annie", "Bess", "Cole"]
TRIES = 300


def stage(wanted: str, liked: str = "", least: int = 0, offering: str = "") -> str:
    """A game of one person against novices, up to a question; a card that is liked is taken.

    The question is the first of its kind after this many answers, about the card, and offers a move
    that begins so.
    """
    for number in range(TRIES):
        table = open_table(CARDS_GAME, ALONE, NAMES, derive(f"stage {number}"))
        asked = 0
        while (choice := table.pending) is not None:
            seat = table.to_move[0]
            moves = table.moves(seat)
            about = not liked or any(str(move).endswith(liked) for move in moves)
            held = any(rule.name == liked for rule in table.state.held[Seat(0)])
            offered = any(str(move).startswith(offering) for move in moves)
            is_there = type(choice).__name__ == wanted and asked >= least and offered
            if is_there and (about or held):
                return table.record.write()
            asked += 1
            table.play(seat, favourite(moves, liked))
    raise AssertionError(f"no game leads to {wanted}")


def favourite(moves: list[Move], liked: str) -> Move:
    """The move that takes the liked card; else the highest bid, or whatever comes last."""
    takes = [move for move in moves if liked and str(move) == f"take {liked}"]
    bids = [move for move in moves if str(move).startswith("bid ")]
    return (takes or bids[-1:] or moves[-1:])[0]
