"""The players' panel: what lies before each of them."""

from rich.table import Table
from rich.text import Text

from carson.board.ids import THING_COUNT, Thing
from carson.board.map import town
from carson.board.play.duel_tiles import hand_size
from carson.board.powers import ask
from carson.board.state import State
from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.terminal import marks

COLUMNS = ("cash", "vp", "cowboys", "revolvers", "firepower", "roads", "land")


def draw(s: State, texts: Texts, to_move: tuple[Seat, ...]) -> Table:
    """One line for each player, in the order of the seats."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, max_width=16)
    for _ in COLUMNS:
        table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=False)
    heads = [texts.say(f"panel-{name}") for name in ("player", *COLUMNS, "character")]
    table.add_row(*(Text(head, marks.QUIET) for head in heads))
    for seat in s.seats:
        table.add_row(name(texts, seat, seat in to_move), *amounts(s, seat), cards(s, seat, texts))
    return table


def name(texts: Texts, seat: Seat, moves: bool) -> Text:
    """A player's sign and name; a hand shows whose turn it is."""
    line = Text("▶" if moves else " ", marks.ALERT).append_text(marks.chip(seat))
    return Text().append_text(line).append(f" {texts.player(seat)}", "bold" if moves else "")


def amounts(s: State, seat: Seat) -> list[Text]:
    """The numbers of the panel, in the order of its columns."""
    numbers = (
        f"${s.cash[seat]}",
        s.vps(seat),
        s.home[seat],
        s.revolvers[seat],
        ask.firepower(s, seat),
        s.roads_in_hand[seat],
        len(town.parcels_of(s, seat)),
    )
    return [Text(str(number)) for number in numbers]


def cards(s: State, seat: Seat, texts: Texts) -> Text:
    """The characters with their limit, and what waits to be used."""
    line = Text(" + ".join(texts.side(rule.name) for rule in s.hands[seat]))
    if s.hands[seat]:
        line.append(f" ≤${ask.cash_limit(s, seat)}", marks.QUIET)
    kept = reserve(s, seat, texts)
    return line.append(f" [{kept}]") if kept else line


def reserve(s: State, seat: Seat, texts: Texts) -> str:
    """Buildings and what else is in hand, such as `Ranch ×2, Bank`."""
    held = [(texts.thing(thing), s.reserved(seat, Thing(thing))) for thing in range(THING_COUNT)]
    held += [
        (texts.say("dynamite"), s.dynamite[seat]),
        (texts.say("horse"), s.horses[seat]),
        (texts.say("rodeo-token"), s.rodeos[seat]),
        (texts.say("duel-tile"), hand_size(s, seat)),
    ]
    said = [f"{name} ×{count}" if count > 1 else name for name, count in held if count]
    return texts.say("text-comma").join(said)
