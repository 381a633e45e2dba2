"""Looking at the moves of a scenario before they are made."""

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.core.views import View
from carson.preview.board.preview import forecast, preview
from carson.preview.board.sites import sites
from carson.preview.report import Forecast, Line, Odds, ParcelIncome, Preview, Prospect
from tests.support.scenario import Scenario, read_line


def all_lines(found: Preview) -> list[Line]:
    """Every sentence of a preview, those about its odds included."""
    prospects = [stake.after for stake in found.stakes if stake.after is not None]
    odds = [prospect.odds for prospect in prospects if prospect.odds is not None]
    return [*found.lines, *(about for each in odds for about in each.assumptions)]


def look(table: Scenario, line: str, *then: str) -> Preview:
    """What a move such as `1 place d4` would do, with others such as `road d4n` after it."""
    seat, move = read_line(line)
    view: View[State] = View(BOARD_GAME, table.state, seat)
    return preview(view, move, [BOARD_GAME.vocabulary.read(text) for text in then])


def sites_of(table: Scenario, building: str) -> list[ParcelIncome]:
    """What a building would pay the first player wherever it could stand."""
    seat, _ = read_line("1 pass")
    return sites(View(BOARD_GAME, table.state, seat), building)


def foresee(table: Scenario) -> Forecast:
    """What the round would bring everyone."""
    seat, _ = read_line("1 pass")
    view: View[State] = View(BOARD_GAME, table.state, seat)
    return forecast(view)


def said(found: Preview, code: str) -> list[dict[str, int | str]]:
    """The arguments of all sentences with this code."""
    return [about.args for about in found.lines if about.code == code]


def changed(found: Preview, who: int, what: str) -> tuple[int, int] | None:
    """A number of a seat, counted from 1, before and after; None if it stays."""
    for change in found.changes:
        if (change.seat, change.what) == (who - 1, what):
            return change.before, change.after
    return None


def stood_for(found: Preview, place: str) -> Prospect:
    """What the seat stands for on a place after the move."""
    prospect = next(stake.after for stake in found.stakes if stake.place == place)
    assert prospect is not None, place
    return prospect


def odds_on(found: Preview, place: str) -> Odds:
    """The odds on a place after the move."""
    odds = stood_for(found, place).odds
    assert odds is not None, place
    return odds


def odds_before(found: Preview, place: str) -> Odds:
    """The odds on a place before the move."""
    prospect = next(stake.before for stake in found.stakes if stake.place == place)
    assert prospect is not None, place
    assert prospect.odds is not None, place
    return prospect.odds
