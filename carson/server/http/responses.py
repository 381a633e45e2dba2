"""Responses: the messages that clients get; `requests.py` has those that they send."""

from typing import Literal

from msgspec import Struct

from carson.preview import report
from carson.preview.board.luck import DuelLuck
from carson.server.seen.board import BoardSeen
from carson.server.seen.cards import CardsSeen

Language = Literal["en", "fr", "de", "ja"]
GameName = Literal["board", "cards"]
Status = Literal["open", "playing", "over"]
SeatKind = Literal["person", "bot", "open", "virtual"]
UndoPolicy = Literal["strict", "friendly", "off"]
Pace = Literal["none", "live", "daily", "slow"]
Phrase = Literal[
    "hello", "nice", "ouch", "thinking", "break", "back", "thanks", "well-played", "again"
]
Stop = Literal["visited", "passed"]
"""What ends a planned pass: others come where one stands or owns, or someone passes before."""
EntryKind = Literal[
    "opened",
    "seat",
    "move",
    "undo",
    "undo-asked",
    "undo-answered",
    "proposed",
    "seat-asked",
    "seat-answered",
    "chat",
    "hint",
    "paused",
    "bot",
    "rematch",
]

Value = int | str


class Problem(Struct, kw_only=True):
    """Why something was not done: a code with its arguments, and the sentence they make."""

    code: str
    args: dict[str, Value] = {}
    text: str = ""
    rule: str | None = None
    """The paragraph of the rules that says so, where one does."""
    view: "TableView | None" = None
    """How the table stands now, where the decision was not the present one."""


class Key(Struct, kw_only=True):
    """A table, and the token that owns one's seats there."""

    id: str
    token: str | None = None
    """Shown once, when it is made; None where the one that was sent goes on to count."""
    seats: list[int] = []
    """The seats that the token owns."""


class Seated(Struct, kw_only=True):
    """A seat and who sits there."""

    seat: int
    name: str
    kind: SeatKind
    bot: str | None = None
    """The bot that plays; for a person, the bot that plays until they return."""
    level: str | None = None
    """How well a virtual player plays."""
    face: str | None = None
    """The drawing that a person has chosen."""
    mine: bool = False
    claimable: bool = False
    present: bool = False
    seconds: float | None = None
    """What is left on its clock."""
    running: bool = False


class OfferedMove(Struct, kw_only=True):
    """A move that the seat may make now."""

    move: str
    verb: str
    noun: str
    text: str
    """The noun in words."""


class OfferedVerb(Struct, kw_only=True):
    """Something that can be done in answer to a decision."""

    name: str
    text: str


class Decision(Struct, kw_only=True):
    """What the seat is asked."""

    id: str
    choice: str
    about: dict[str, Value]
    prompt: str
    short: str
    """The same in a few words, without the name of who is asked."""
    help: str | None
    verbs: list[OfferedVerb]
    moves: list[OfferedMove]
    obvious: str | None
    secret: bool


class TakeBackRequest(Struct, kw_only=True):
    """Someone asks to go back, or for another act to which all have to agree."""

    seat: int
    before: int
    waiting: list[int]
    """The seats that have not answered yet."""
    act: Literal["undo", "kick", "replace", "delete"]
    target: int
    """The seat that an act is about; -1 for an undo."""
    text: str
    """What is asked."""


class UndoState(Struct, kw_only=True):
    """What may be taken back now."""

    policy: UndoPolicy
    free: bool
    """Whether the seat may take its last move back without asking."""
    move: str | None
    """The move that it would take back."""
    sealed: int
    """Whose choice, made in secret, would be taken back; -1 where it is nobody else's."""
    why_not: Problem | None
    request: TakeBackRequest | None


class AskedSeat(Struct, kw_only=True):
    """Someone who has no seat asks for one."""

    asked: int
    """The entry in which they asked."""
    target: int
    """The seat that is meant."""
    name: str
    """Who asks."""
    waiting: list[int]
    """The seats that have not answered yet."""
    text: str
    """What is asked."""


class HintState(Struct, kw_only=True):
    """Whether hints are allowed, and how often they were taken."""

    allowed: bool
    offered: bool
    """Whether the table was opened to play with them."""
    taken: int


class LessonPage(Struct, kw_only=True):
    """A few sentences of a lesson."""

    text: str
    points: list[str]
    """What they speak of: places, edges, moves, or players as `seat-0`."""


class Lesson(Struct, kw_only=True):
    """What the tutorial says where the table stands."""

    chapter: int
    chapters: int
    title: str
    step: int
    steps: int
    pages: list[LessonPage]
    move: str | None
    """The move that the player is to make; None where they only read and go on."""
    last: bool
    """Whether the tutorial is over."""


class GameResult(Struct, kw_only=True):
    """How a game ended."""

    ranking: list[int]
    winners: list[int]
    scores: dict[str, list[int]]
    seed: str
    luck: list[DuelLuck] = []
    """By seat: how the duels went that dice decided; empty in the card game."""


class TableView(Struct, kw_only=True):
    """A table as a seat sees it; strangers see it as nobody, with seat -1."""

    id: str
    game: GameName
    status: Status
    sequence: int
    """The last entry of the log that this view knows."""
    language: Language
    seat: int
    mine: list[int]
    host: bool
    inviter: int
    """The seat of whoever opened the table; -1 where they have none."""
    seats: list[Seated]
    to_move: list[int]
    prompt: str
    """What the table waits for, in words, for everyone to read."""
    options: dict[str, str]
    rules_version: int
    commitment: str
    pace: Pace
    listed: bool
    undo: UndoState
    asking: list[AskedSeat]
    """Who asks for a seat."""
    hints: HintState
    decision: Decision | None
    state: BoardSeen | CardsSeen
    result: GameResult | None
    parent: str | None = None
    """The table that this one was forked from or follows."""
    rematch: str | None = None
    """The table that follows this one."""
    lesson: Lesson | None = None
    """At a table of the tutorial, what is taught now."""


class TurnNotices(Struct, kw_only=True):
    """Where a player is told that it is their turn."""

    url: str | None
    format: Literal["ntfy", "json"]


class Delivered(Struct, kw_only=True):
    """Whether a notice that was sent has arrived."""

    arrived: bool


class Summary(Struct, kw_only=True):
    """A table in a list."""

    id: str
    game: GameName
    status: Status
    options: dict[str, str]
    pace: Pace
    names: list[str]
    faces: list[str | None]
    """By seat: the drawings that persons have chosen."""
    open_seats: int
    to_move: list[int]
    mine: bool
    seats: list[int]
    """The reader's own seats."""
    winners: list[int]
    """Who has won, where the game is over."""
    points: list[int]
    """By seat, where the game is over."""
    present: int
    """How many of those who sit there look at the table now."""
    watchers: int
    """How many others do."""
    language: Language
    """Of whoever opened the table."""
    tutorial: bool
    created: float
    changed: float


class Tables(Struct, kw_only=True):
    """A list of tables."""

    tables: list[Summary]


class PassPlan(Struct, kw_only=True):
    """What a seat has planned: to pass for it in this round, or why that was given up."""

    active: bool
    stops: list[Stop]
    stopped: Stop | None


class LadderRung(Struct, kw_only=True):
    """Where someone stands on the ladder of a game; nobody is known by more than a name."""

    name: str
    rating: float
    games: int
    wins: int
    me: bool
    """Whether the reader stands there."""


class Ladder(Struct, kw_only=True):
    """Those who want to be compared, the strongest first."""

    game: GameName
    rungs: list[LadderRung]


class GameEvent(Struct, kw_only=True):
    """An event of the game as data."""

    kind: str
    about: dict[str, Value]
    """Its fields; what has a name in the game is named."""


class LogLine(Struct, kw_only=True):
    """A sentence of the log, who acts in it, and whether a new part begins with it.

    `at` is the number of the entry's event with which it begins.
    """

    text: str
    seat: int
    heading: bool
    at: int


class LogEntry(Struct, kw_only=True):
    """An entry of the log, as a seat may see it. Its sequence is the id of the SSE message."""

    sequence: int
    kind: EntryKind
    at: float
    seat: int
    move: str | None = None
    """What was played; None where it is secret or no move."""
    by: Literal["person", "bot", "clock", "plan"] | None = None
    text: str | None = None
    lines: list[LogLine] = []
    events: list[GameEvent] = []
    back: int | None = None
    """After an undo: the position is again the one before this entry."""
    table: str | None = None


class Log(Struct, kw_only=True):
    """Entries of the log."""

    entries: list[LogEntry]
    more: bool = False
    """Whether there are more after these."""


class Receipt(Struct, kw_only=True):
    """A command was done and will not be lost; this is its entry."""

    sequence: int
    entry: LogEntry


class Answer(Struct, kw_only=True):
    """Whether a move may be made, and if not, why."""

    move: str
    problem: Problem | None


class Refusals(Struct, kw_only=True):
    """Why each move is refused that answers the decision but may not be made."""

    decision_id: str | None
    refused: dict[str, Problem]


class PreviewLine(Struct, kw_only=True):
    """Something that a move would do."""

    code: str
    args: dict[str, Value]
    text: str


class MovePreview(Struct, kw_only=True):
    """What a move would do."""

    move: str
    lines: list[PreviewLine]
    assumptions: list[PreviewLine]
    """What the odds suppose."""
    details: report.Preview


class MoveHint(Struct, kw_only=True):
    """A move that the bot would make, and why."""

    move: str
    text: str
    """The move in words."""
    why: list[str]
    """By what the bot judged it."""
    lines: list[PreviewLine]
    """What it would do."""


class MoveHints(Struct, kw_only=True):
    """The moves that the bot likes best, the very best first."""

    decision_id: str
    hints: list[MoveHint]


class RoundForecast(Struct, kw_only=True):
    """What the round would bring everyone."""

    lines: list[list[PreviewLine]]
    """By seat."""
    details: report.Forecast


class ThingValue(Struct, kw_only=True):
    """What a thing on the table is worth now, in words."""

    name: str
    lines: list[PreviewLine]


class Sites(Struct, kw_only=True):
    """What a building would pay, wherever it could be built; the best first."""

    building: str
    incomes: list[report.ParcelIncome]


class Presence(Struct, kw_only=True):
    """Who looks at the table now."""

    seats: list[int]
    watchers: int


class StreamMessages(Struct, kw_only=True):
    """The data of the SSE messages by their event names; each message holds one of them."""

    entry: LogEntry
    """With an id: what happened."""
    view: TableView
    """After entries: how the table stands."""
    fresh: TableView
    """With an id: for a reader who is far behind, instead of all the entries they missed."""
    presence: Presence
    """Who looks at the table now."""
