"""One parcel of the map as text: owner, what stands there, what it pays or costs, cowboys."""

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from carson.board.ids import NOTHING, Parcel
from carson.board.map import town
from carson.board.map.pieces import Cowboy
from carson.board.powers import ask
from carson.board.state import State
from carson.core.moves import NOBODY
from carson.i18n.texts import Texts
from carson.terminal import marks

SHORT_CODE: Final = 2
"""How much of a thing's code is left when cowboys need the room."""


def low(s: State, parcel: Parcel, width: int, texts: Texts) -> list[Text]:
    """A parcel on one line."""
    owner, crowd, money = s.owner[parcel], s.at(parcel), worth(s, parcel)
    code = texts.thing(s.on[parcel], ".code")
    if crowd and cell_len(code) > SHORT_CODE:
        code = set_cell_size(code, SHORT_CODE)
    line = Text(marks.sign(owner) if owner != NOBODY or code else "")
    line.append(code, marks.THINGS)
    bandit = outlaw(s, parcel)
    room = width - line.cell_len - len(money) - len(bandit) - width_of(crowd)
    line.append(" " * max(0, room)).append(money, money_style(s, parcel)).append(bandit)
    line.append(cowboys(crowd, width - line.cell_len))
    return [fitted(line, width, marks.colour(owner))]


def high(s: State, parcel: Parcel, width: int, texts: Texts) -> list[Text]:
    """A parcel on two lines: what it is; what it pays or costs, and who stands there."""
    owner, crowd, money = s.owner[parcel], s.at(parcel), worth(s, parcel)
    first = Text(marks.sign(owner))
    if s.on[parcel] != NOTHING:
        first.append(set_cell_size(texts.thing(s.on[parcel]), width - 1).rstrip(), marks.THINGS)
    second = Text(" ").append(money, money_style(s, parcel)).append(" ").append(outlaw(s, parcel))
    second.append(cowboys(crowd, width - second.cell_len))
    return [fitted(line, width, marks.colour(owner)) for line in (first, second)]


def worth(s: State, parcel: Parcel) -> str:
    """The income of a building, or the price of land that nobody owns."""
    if town.is_for_sale(s, parcel):
        return f"${town.land_price(s, parcel)}" if s.round else ""
    if s.owner[parcel] == NOBODY:
        return ""
    return str(ask.tile_income(s, parcel)) if town.is_building(s.on[parcel]) else ""


def outlaw(s: State, parcel: Parcel) -> Text:
    """The sign of an Outlaw, if one stands there."""
    return Text(marks.OUTLAW, marks.ALERT) if s.outlaws[parcel] else Text()


def money_style(s: State, parcel: Parcel) -> str:
    """Prices are quiet, incomes are not."""
    return marks.QUIET if s.owner[parcel] == NOBODY else ""


def cowboys(crowd: Sequence[Cowboy], room: int) -> Text:
    """Who stands there; a plus, where there is no room for all."""
    shown = list(crowd)
    while shown and width_of(shown) > room - (len(shown) < len(crowd)):
        shown.pop()
    line = Text()
    for cowboy in shown:
        line.append(marks.figure(cowboy), marks.colour(cowboy.seat))
    return line if len(shown) == len(crowd) else line.append("+", marks.ALERT)


def width_of(crowd: Sequence[Cowboy]) -> int:
    """How much room they need."""
    return sum(len(marks.figure(cowboy)) for cowboy in crowd)


def fitted(line: Text, width: int, style: str) -> Text:
    """The line at exactly this width, over the colour of the owner."""
    line.truncate(width, pad=True)
    found = Text(style=style)
    found.append_text(line)
    return found
