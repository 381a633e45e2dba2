"""Sessions and loops whose input is a list of lines."""

from collections.abc import Callable, Sequence
from io import StringIO

from rich.console import Console

from carson.board.game import BOARD_GAME
from carson.board.state import State
from carson.cards.game import CARDS_GAME
from carson.cards.state import State as CardsState
from carson.core.chance import derive
from carson.core.moves import Seat
from carson.core.table import Table, open_table
from carson.terminal.board.face import BOARD_FACE
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.loop import Loop
from carson.terminal.seating import Seating
from carson.terminal.session import Session
from carson.terminal.sessions import AnySession

SEED = derive("terminal")
CARD_PLAYERS = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


def new_table(players: int = 2, names: Sequence[str] = ("Ann", "Bo", "Cy", "Di")) -> Table[State]:
    return open_table(BOARD_GAME, {"players": str(players)}, names[:players], SEED)


def new_session(
    people: int = 1,
    players: int = 2,
    *,
    ask_all: bool = False,
    language: str = "en",
    bots: tuple[str, ...] = ("random",),
) -> Session[State]:
    """A game with random bots, which are quick, unless others are wished."""
    seating = Seating(people, bots)
    session = Session(BOARD_FACE, new_table(players), seating, language, ask_all)
    session.advance()
    return session


def first_move(session: AnySession) -> None:
    """The person who is asked gives the first answer there is."""
    seat = session.asked
    assert seat is not None
    session.play(seat, session.table.moves(seat)[0])
    session.advance()


def run(session: AnySession, *lines: str, height: int = 35) -> str:
    """What a session shows while these lines are typed; then the input ends."""
    return run_with(session, reading(lines), height)


def run_with(session: AnySession, read: Callable[[str], str], height: int = 35) -> str:
    output = StringIO()
    console = Console(file=output, width=100, height=height, highlight=False)
    Loop(session, console, read).run()
    return output.getvalue()


def reading(lines: Sequence[str]) -> Callable[[str], str]:
    rest = list(lines)

    def read(prompt: str) -> str:
        if not rest:
            raise EOFError
        return rest.pop(0)

    return read


def play_on(session: AnySession) -> Callable[[str], str]:
    """Types the first legal move again and again, until the game is over."""

    def read(prompt: str) -> str:
        seat = session.asked
        if seat is None:
            raise EOFError
        return str(session.table.moves(seat)[0])

    return read


def seats_asked(session: AnySession) -> list[Seat]:
    """Who has moved so far, chance left out."""
    return [seat for seat, _ in session.table.record.lines if seat >= 0]


def new_cards(
    people: int = 1, bots: int = 0, virtual: str = "", *, language: str = "en"
) -> Session[CardsState]:
    """A card game with random bots."""
    options = {"people": str(people + bots)} | ({"virtual": virtual} if virtual else {})
    seats = CARDS_GAME.start(CARDS_GAME.complete(options)).seats
    table = open_table(CARDS_GAME, options, CARD_PLAYERS[: len(seats)], SEED)
    session = Session(CARDS_FACE, table, Seating(people, ("random",)), language)
    session.advance()
    return session
