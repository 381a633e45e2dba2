"""The players' panel of the card game: points, bids, hands and characters."""

from typing import Final

from rich.table import Table
from rich.text import Text

from carson.cards.ids import TERRAIN_COUNT
from carson.cards.powers import ask
from carson.cards.powers.rule import NEVER, Rule
from carson.cards.state import NO_BID, State
from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.terminal import marks

COLUMNS: Final = ("player", "vp", "bid", "hand", "characters")
READY: Final = "→"
"""Behind a character whose power can still be used."""


def draw(s: State, texts: Texts, to_move: tuple[Seat, ...]) -> Table:
    """One line for each player, in the order of the seats."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, max_width=30)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="center", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(*(Text(texts.say(f"cards-panel-{name}"), marks.QUIET) for name in COLUMNS))
    for seat in s.seats:
        numbers = Text(str(ask.total(s, seat)), "bold"), Text(bid(s, seat)), hand(s, seat)
        table.add_row(name(s, seat, texts, seat in to_move), *numbers, characters(s, seat, texts))
    return table


def name(s: State, seat: Seat, texts: Texts, moves: bool) -> Text:
    """A player's sign and name, and the level of a virtual player."""
    line = Text("▶" if moves else " ", marks.ALERT).append_text(marks.chip(seat))
    found = Text().append_text(line).append(f" {texts.player(seat)}", "bold" if moves else "")
    if not s.is_person(seat):
        found.append(f" ({level(s, seat)})", marks.QUIET)
    return found


def level(s: State, seat: Seat) -> str:
    """The level of a virtual player; nothing for people."""
    return "" if s.is_person(seat) else s.options.virtual[seat - len(s.people)]


def bid(s: State, seat: Seat) -> str:
    """The auction card of this round with what is added; a question mark while it is secret."""
    shown = str(s.bids[seat]) if s.bids[seat] != NO_BID else ""
    if s.sealed[seat] != NO_BID:
        shown = "?"
    return shown + (f"+{s.bonus[seat]}" if s.bonus[seat] else "")


def hand(s: State, seat: Seat) -> Text:
    """The auction cards, a dot for each one that was played in this era."""
    held, line = s.values(seat), Text()
    for value in s.options.hand(seat):
        there = value in held
        line.append(f"{value} " if there else "· ", "" if there else marks.QUIET)
    line.rstrip()
    return line


def characters(s: State, seat: Seat, texts: Texts) -> Text:
    """The characters; those whose power is used up are in brackets."""
    comma, usable = Text(texts.say("text-comma")), s.is_person(seat)
    line = comma.join(character(s, rule, usable, texts) for rule in s.held[seat])
    sold = s.sold[seat]
    return line.append(f" {texts.say('panel-sold', count=sold)}") if sold else line


def character(s: State, rule: Rule, usable: bool, texts: Texts) -> Text:
    """A character, and whether its power can be used; virtual players never do that."""
    name = texts.say(f"card-{rule.name}")
    if s.sideways[rule.card - TERRAIN_COUNT]:
        return Text(f"({name})", marks.QUIET)
    return Text(name + (READY if usable and rule.power != NEVER else ""))
