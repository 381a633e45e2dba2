"""Log: the append-only entries of a table; everything else is a fold over it."""

from typing import Literal

from msgspec import Struct, json

SeatChange = Literal[
    "claimed", "left", "kicked", "handed", "returned", "replaced", "timed-out", "linked"
]
Act = Literal["kick", "replace", "delete"]
Player = Literal["person", "bot", "clock", "plan"]
"""Who made a move: the player, the seat's bot, a bot whose owner is late, or the player's plan."""


class SeatPlan(Struct, kw_only=True):
    """Who sits where when a table is opened; `tokens` are hashes."""

    kind: Literal["person", "bot", "open", "virtual"]
    name: str
    bot: str | None = None
    tokens: list[str] = []
    face: str = ""
    """The drawing that stands for a person, by its name."""
    rated: bool = False
    """Whether the person wants to stand on the ladder."""


class Opened(Struct, tag="opened", kw_only=True):
    """The table was opened, at the start of a game or after the moves of a record."""

    plans: list[SeatPlan]
    lines: list[str] = []
    hints: bool = False
    """Whether hints are offered without being looked for."""


class Changed(Struct, tag="seat", kw_only=True):
    """Someone else sits on a seat, or plays for it."""

    seat: int
    change: SeatChange
    name: str = ""
    bot: str | None = None
    token: str = ""
    """The hash of the token that owns the seat from now on, or owns it too."""
    face: str = ""
    rated: bool = False


class Moved(Struct, tag="move", kw_only=True):
    """A move was made; the lines of chance that followed stand behind it."""

    seat: int
    lines: list[str]
    by: Player = "person"


class Undone(Struct, tag="undo", kw_only=True):
    """Moves were taken back, from the entry `before` on."""

    seat: int
    before: int


class UndoAsked(Struct, tag="undo-asked", kw_only=True):
    """Someone asks the others to go back."""

    seat: int
    before: int
    waiting: list[int] | None = None
    """All others, who have to agree."""


class UndoAnswered(Struct, tag="undo-answered", kw_only=True):
    """Someone agrees or refuses; when all have agreed, the moves are taken back."""

    seat: int
    agree: bool


class Proposed(Struct, tag="proposed", kw_only=True):
    """Someone asks the others about something that only all of them may do in a running game."""

    seat: int
    act: Act
    target: int
    """The seat that is meant."""
    waiting: list[int]
    """Who has to agree; the answers are those to an undo."""


class SeatAsked(Struct, tag="seat-asked", kw_only=True):
    """Someone who has no seat asks to share a player's, or to play in place of a bot."""

    seat: int = -1
    target: int
    """The seat that is meant."""
    name: str
    token: str
    """The hash of the token that would own the seat."""
    waiting: list[int]
    """Who has to agree."""


class SeatAnswered(Struct, tag="seat-answered", kw_only=True):
    """A player answers whoever asked for a seat; or they themselves, who ask no more."""

    seat: int
    asked: int
    """The entry in which it was asked."""
    agree: bool


class Said(Struct, tag="chat", kw_only=True):
    """A line of the table's talk: words as they were written, or a phrase by its name."""

    seat: int
    text: str
    phrase: str | None = None


class Hinted(Struct, tag="hint", kw_only=True):
    """Someone asked what the bot would do."""

    seat: int


class Paused(Struct, tag="paused", kw_only=True):
    """Nobody could play for a while, so no clock has run."""

    seconds: float
    seat: int = -1


class BotFailed(Struct, tag="bot", kw_only=True):
    """A bot gave no answer, so another one answers for it."""

    seat: int
    bot: str


class Followed(Struct, tag="rematch", kw_only=True):
    """The same players have a new table."""

    seat: int
    table: str


Payload = (
    Opened
    | Changed
    | Moved
    | Undone
    | UndoAsked
    | UndoAnswered
    | Proposed
    | SeatAsked
    | SeatAnswered
    | Said
    | Hinted
    | Paused
    | BotFailed
    | Followed
)


class StoredEntry(Struct, kw_only=True):
    """A payload with its place in the log."""

    sequence: int
    at: float
    command: str | None
    payload: Payload


_decoder: json.Decoder[Payload] = json.Decoder(Payload)


def write(payload: Payload) -> str:
    """The payload as it is stored."""
    return json.encode(payload).decode()


def read(text: str) -> Payload:
    """A stored payload."""
    return _decoder.decode(text)
