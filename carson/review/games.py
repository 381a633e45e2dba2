"""Reviews of any game: a record says itself which game it is."""

from carson.board.game import BOARD_GAME
from carson.core.moves import Seat
from carson.core.records import Record
from carson.i18n.texts import Texts
from carson.review.insight import board_insight, cards_insight
from carson.review.report import ReviewReport, report
from carson.review.reviewing import Tell, unheard


def report_of(record: Record, seat: Seat, texts: Texts, tell: Tell = unheard) -> ReviewReport:
    """The review of a seat, in words."""
    if record.game == BOARD_GAME.name:
        return report(board_insight(), record, seat, texts, tell)
    return report(cards_insight(), record, seat, texts, tell)
