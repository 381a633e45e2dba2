"""The whole table of the card game on one screen."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from carson.cards.ids import CARD_NAMES, ERAS, TERRAIN_COUNT
from carson.cards.play.bidding import tie_order
from carson.cards.play.taking import card_to_lay
from carson.cards.printed import ROUNDS_PER_ERA
from carson.cards.state import State
from carson.core.agenda import pending
from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.story.cards.gains import gains
from carson.terminal import marks
from carson.terminal.cards import city as cards_city
from carson.terminal.cards import column, players
from carson.terminal.face import ScreenSize

TINY: Final = 11
"""The room for the city of another player."""
BETWEEN: Final = 3


def draw(s: State, seat: Seat, texts: Texts, room: ScreenSize) -> RenderableType:
    """Column, cities and players, as a seat looks at them."""
    choice = pending(s)
    to_move = () if choice is None else choice.seats
    parts: list[RenderableType] = [status(s, texts)]
    if s.display:
        parts.append(column.draw(s, seat, texts))
    if s.is_person(seat):
        parts.append(cities(s, seat, texts, room))
    return Group(*parts, players.draw(s, texts, to_move))


def status(s: State, texts: Texts) -> Text:
    """Era and round, who wins ties, and the order in which the players pick."""
    era = ERAS[max(0, s.era - 1)]
    line = Text(texts.say("status-era", era=era, round=s.round, rounds=ROUNDS_PER_ERA), "bold")
    if ties := tie_order(s):
        line.append(f"  {texts.say('status-ties')} ", marks.QUIET).append_text(marks.chips(ties))
    if s.order:
        line.append(f"  {texts.say('status-order')} ", marks.QUIET)
        line.append_text(marks.chips(s.order))
    return line


def cities(s: State, seat: Seat, texts: Texts, room: ScreenSize) -> RenderableType:
    """The seat's own city, a card to be laid, and the others' cities as far as there is room."""
    own, card = city(s, seat, texts), card_to_lay(s, seat)
    parts: list[RenderableType] = [Group(title(seat, texts), own)]
    left = room.width - max(line.cell_len for line in own.split("\n"))
    if card is not None:
        head = Text(CARD_NAMES[card], "bold")
        parts.append(Group(head, column.picture(s, seat, card, texts)))
        left -= column.FACE + 2 + BETWEEN
    others = [other for other in s.people if other != seat and s.cities[other].land]
    shown = others[: max(0, left // (TINY + BETWEEN))]
    parts += [neighbour(s, other, texts) for other in shown]
    table = Table.grid(padding=(0, BETWEEN))
    table.add_row(*parts)
    return table


def title(seat: Seat, texts: Texts) -> Text:
    """Whose city it is."""
    return Text().append_text(marks.chip(seat)).append(f" {texts.player(seat)}", "bold")


def city(s: State, seat: Seat, texts: Texts) -> Text:
    """A city; while its owner lays a card, with all places for it."""
    card = card_to_lay(s, seat)
    if card is not None:
        return cards_city.draw(s.cities[seat], texts, gains(s, seat, card))
    if not s.cities[seat].land:
        return Text(texts.say("no-city"), marks.QUIET)
    return cards_city.draw(s.cities[seat], texts)


def neighbour(s: State, seat: Seat, texts: Texts) -> RenderableType:
    """The small city of another player."""
    name = Text().append_text(marks.chip(seat)).append(f" {texts.player(seat)}")
    name.truncate(TINY)
    return Group(name, Text(""), cards_city.tiny(s.cities[seat]))


# --- on demand --------------------------------------------------------------------------------
def look_at(s: State, text: str, texts: Texts) -> RenderableType:
    """The city of a player by name; all of them without one."""
    word = text.lower()
    found = [seat for seat in s.seats if texts.player(seat).lower().startswith(word)]
    if not found:
        known = ", ".join(texts.player(seat) for seat in s.seats)
        return Text(texts.say("no-such-player", text=text, known=known), marks.ALERT)
    return Group(*(whole(s, seat, texts) for seat in found))


def whole(s: State, seat: Seat, texts: Texts) -> RenderableType:
    """Everything a player has built or, for virtual players, taken."""
    if s.is_person(seat):
        return Group(title(seat, texts), city(s, seat, texts))
    cards = [card for card in range(TERRAIN_COUNT) if s.where[card] == seat]
    taken = texts.say("text-comma").join(str(texts.spell("card", card)["card"]) for card in cards)
    return Group(title(seat, texts), Text(texts.say("virtual-cards", list=taken or "-")))
