"""The track: its 23 spaces in the order in which they are resolved."""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from carson.board.ids import AMMUNITION, BUILD_SPACES, Place
from carson.board.play.place import why_space_closed
from carson.board.printed import building_price
from carson.board.state import State
from carson.core.moves import NOBODY
from carson.i18n.texts import Texts
from carson.story.board.track import TrackSpace, current, track_spaces
from carson.terminal import marks
from carson.terminal.board import parcels

NUMBER: Final = 3
"""Room for a number behind the hand that shows where the game is."""
CROWD: Final = 4
"""Room that is kept for the cowboys on a space."""


def draw(s: State, texts: Texts, *, resolving: bool = False, wide: bool = False) -> Table:
    """The track from top to bottom; the wide one says what each space gives."""
    return rows(s, track_spaces(s.options.edition), texts, current(s) if resolving else "", wide)


def draw_folded(s: State, texts: Texts, *, resolving: bool = False) -> Table:
    """The track in two columns, where there is little room."""
    hand = current(s) if resolving else ""
    whole = track_spaces(s.options.edition)
    middle = (len(whole) + 1) // 2
    table = Table.grid(padding=(0, 3))
    halves = whole[:middle], whole[middle:]
    table.add_row(*(rows(s, half, texts, hand, False) for half in halves))
    return table


def rows(s: State, shown: Sequence[TrackSpace], texts: Texts, hand: str, wide: bool) -> Table:
    """One line for each space; the hand shows the one that is being resolved."""
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", no_wrap=True, min_width=NUMBER)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True, min_width=CROWD)
    for box in shown:
        row = [numbering(s, box, box.key == hand), label(s, box, texts), crowd(s, box)]
        if wide:
            row.append(Text(texts.say(f"{box.key}.gives"), marks.QUIET))
        table.add_row(*row)
    return table


def numbering(s: State, box: TrackSpace, here: bool) -> Text:
    """The number of a space; a hand where the game is, a cross where nobody may go."""
    if here:
        return Text(f"▶{box.number}", marks.ALERT)
    if box.space is None:
        return Text("·", marks.QUIET)
    return Text("×" if is_closed(s, box.space) else str(box.number), marks.QUIET)


def is_closed(s: State, space: Place) -> bool:
    """Whether nobody can go there in this round."""
    return why_space_closed(s, space) is not None


def label(s: State, box: TrackSpace, texts: Texts) -> Text:
    """The name of a space; building spaces show their price and the tile that lies there."""
    if box.space is None:
        return Text(texts.say(box.key), marks.QUIET)
    style = f"{marks.QUIET} strike" if is_closed(s, box.space) else ""
    if box.space not in BUILD_SPACES:
        return Text(texts.say(box.key), style)
    tile = s.track[box.space - BUILD_SPACES[0]]
    name = texts.thing(tile) if tile else "-"
    return Text(f"${building_price(box.space):<2} {name}", style)


def crowd(s: State, box: TrackSpace) -> Text:
    """The cowboys on a space; the ammunition token shows its holder."""
    if box.space is None:
        return Text("")
    line = parcels.cowboys(s.at(box.space), 99)
    if box.space == AMMUNITION and s.ammunition != NOBODY:
        line.append(" +3 ", marks.QUIET).append_text(marks.chip(s.ammunition))
    return line
