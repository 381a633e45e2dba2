"""The column of the card game: what can be taken, each card as a picture, with its appeal."""

from textwrap import wrap
from typing import Final

from rich.cells import chop_cells
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.cards.city.terrain import layout_of
from carson.cards.ids import CARD_NAMES, TERRAIN_COUNT, Card, Thing
from carson.cards.powers import ask
from carson.cards.state import State
from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.story.cards.gains import has_place
from carson.terminal import marks
from carson.terminal.cards.city import centred, code_of, style_of

CELL: Final = 5
"""The width of a parcel on a card."""
FACE: Final = 2 * CELL
"""The width of a card between its edges."""


def draw(s: State, seat: Seat, texts: Texts) -> RenderableType:
    """The column laid on its side, the card nearest to the piles first; then the character."""
    table = Table.grid(padding=(0, 1))
    for _ in s.display:
        table.add_column(no_wrap=True)
    cards = [picture(s, seat, card, texts) for card in s.display]
    titles = [title(number, card) for number, card in enumerate(s.display, 1)]
    table.add_row(*titles)
    table.add_row(*cards)
    table.add_row(*(footing(s, seat, card, texts) for card in s.display))
    people = [character(s, card, texts) for card in s.display if card >= TERRAIN_COUNT]
    return Group(table, *people)


def title(number: int, card: Card) -> Text:
    """The number that takes a card, and the name of terrain."""
    name = CARD_NAMES[card] if card < TERRAIN_COUNT else ""
    return Text(f"{number} ", "bold").append(name)


def picture(s: State, seat: Seat, card: Card, texts: Texts) -> Text:
    """A card between its edges."""
    style = "" if has_place(s, seat, card) else marks.QUIET
    rows = terrain(card, texts) if card < TERRAIN_COUNT else portrait(s, card, texts)
    edged = [Text("│", style).append_text(row).append("│", style) for row in rows]
    top, bottom = Text(f"┌{'─' * FACE}┐", style), Text(f"└{'─' * FACE}┘", style)
    return Text("\n").join([top, *edged, bottom])


def terrain(card: Card, texts: Texts) -> list[Text]:
    """The four parcels."""
    things = layout_of(card)
    return [Text().join(parcel(thing, texts) for thing in row) for row in (things[:2], things[2:])]


def parcel(thing: Thing, texts: Texts) -> Text:
    """A parcel of a card."""
    return Text(centred(code_of(thing, texts), CELL), style_of(thing))


def portrait(s: State, card: Card, texts: Texts) -> list[Text]:
    """A character: its name in two lines, as far as there is room."""
    name = texts.say(f"card-{s.rule(card).name}")
    words = wrap(name, FACE, break_long_words=False, break_on_hyphens=False)
    rows = [row for word in words for row in chop_cells(word, FACE)]
    return [Text(centred(row, FACE), marks.THINGS) for row in [*rows, ""][:2]]


def footing(s: State, seat: Seat, card: Card, texts: Texts) -> Text:
    """The appeal of a card, or that there is no place for it."""
    if not has_place(s, seat, card):
        return Text(texts.say("column-no-place"), marks.ALERT)
    return Text(texts.say("column-appeal", appeal=ask.appeal(s, card)), marks.QUIET)


def character(s: State, card: Card, texts: Texts) -> Text:
    """Who a character is, in words."""
    name = s.rule(card).name
    line = Text(texts.say(f"card-{name}"), "bold")
    return line.append(f": {texts.say(f'about-card-{name}')}")
