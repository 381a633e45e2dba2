"""Requests: the messages that clients send; `responses.py` has those that they get."""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from carson.server.http.responses import GameName, Pace, Phrase, Stop, UndoPolicy

Name = Annotated[str, Meta(min_length=1, max_length=40)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[0-9A-Za-z_-]+$")]
"""Made by the client, new for each command; the same one again gets the same answer again."""
MoveText = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
OptionValue = Annotated[str, Meta(max_length=200)]
OptionName = Annotated[str, Meta(max_length=40)]
Options = Annotated[dict[OptionName, OptionValue], Meta(max_length=20)]
RecordText = Annotated[str, Meta(max_length=1_000_000)]
Face = Annotated[str, Meta(pattern="^[0-9]{1,2}[YR]$")]
"""The drawing that stands for a person: a side of a character card of the board game."""
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]


class SeatCommand(Struct, forbid_unknown_fields=True, kw_only=True):
    """What every command brings: its own name, and the seat that acts."""

    command_id: CommandId
    seat: SeatNumber


class MakeMove(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """A move in answer to a decision."""

    decision_id: Annotated[str, Meta(max_length=40)]
    move: MoveText


class TakeBack(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """Take back the seat's own last move; all the player's moves at a table they own alone."""


class AskTakeBack(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """Ask the others to go back to the position before an entry of the log."""

    before: Annotated[int, Meta(ge=1)]


class Propose(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """Ask the others about something that nobody may do alone while a game runs."""

    act: Literal["kick", "replace", "delete"]
    """Let someone leave, give their seat to a bot, or delete the table."""
    target: SeatNumber = 0
    """The seat that is meant."""


class AnswerTakeBack(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """Agree or refuse to go back, or to what else was asked; who asked may take it back."""

    agree: bool


class AnswerForSeat(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """Let someone have the seat they asked for, or refuse."""

    asked: Annotated[int, Meta(ge=1)]
    """The entry in which they asked."""
    agree: bool


class Say(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """A line of the table's talk: their own words, or a phrase that all read in their language."""

    text: ChatText | None = None
    phrase: Phrase | None = None


class AskHints(Struct, forbid_unknown_fields=True, kw_only=True):
    """What would the bot do in answer to a decision?"""

    seat: SeatNumber
    decision_id: Annotated[str, Meta(max_length=40)]


class GoOn(SeatCommand, forbid_unknown_fields=True, kw_only=True):
    """The lesson was read, or its chapter is to be skipped."""

    step: Annotated[int, Meta(ge=0)]
    """The step of the lesson that is meant."""
    skip: Annotated[int, Meta(ge=0)] | None = None
    """The chapter that the script plays to its end."""


class StartTutorial(Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of the tutorial."""

    name: Name | None = None
    game: GameName = "board"


class SeatRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """Who sits on a seat of a new table: the player who opens it, a bot, or anyone who comes."""

    kind: Literal["person", "bot", "open"] = "open"
    name: Name | None = None
    bot: BotName | None = None
    face: Face | None = None
    rated: bool = False
    """Whether the person wants to stand on the ladder, where the server keeps one."""


class TableRequest(Struct, forbid_unknown_fields=True, kw_only=True):
    """What is agreed on at a table, beside the options of the game."""

    seats: Annotated[list[SeatRequest], Meta(max_length=10)] = field(default_factory=list)
    """From the first seat on; those that are not named are open."""
    undo: UndoPolicy = "friendly"
    pace: Pace = "none"
    listed: bool = False
    """Whether strangers find the table among the open ones."""
    hints: bool = False
    """Whether hints are offered without being looked for; only to people who play alone."""
    webhook: Annotated[str, Meta(max_length=500)] | None = None
    """An https address that is told whose turn it is."""


class NewTable(TableRequest, forbid_unknown_fields=True, kw_only=True):
    """A new game."""

    game: GameName = "board"
    options: Options = field(default_factory=dict)


class ImportRecord(TableRequest, forbid_unknown_fields=True, kw_only=True):
    """A game that continues from a record."""

    record: RecordText


class Fork(TableRequest, forbid_unknown_fields=True, kw_only=True):
    """A new table that continues from a position of another."""

    at: Annotated[int, Meta(ge=0)]
    """The entry of the log after which it goes on."""


class Join(Struct, forbid_unknown_fields=True, kw_only=True):
    """The token of a link, which someone gave away to share their seat."""

    key: Annotated[str, Meta(min_length=43, max_length=100, pattern="^[0-9A-Za-z_-]+$")]


class Claim(Struct, forbid_unknown_fields=True, kw_only=True):
    """Sit down on a seat that is open."""

    name: Name | None = None
    """Who gives none is called by a number that nobody at the table has."""
    face: Face | None = None
    rated: bool = False
    """Whether they want to stand on the ladder, where the server keeps one."""


class PlanPass(Struct, forbid_unknown_fields=True, kw_only=True):
    """Pass for me when my turn comes in this round, unless one of these happens before."""

    seat: SeatNumber
    stops: list[Stop] = field(default_factory=list)


class DropPlan(Struct, forbid_unknown_fields=True, kw_only=True):
    """I will answer myself after all, or have read why the plan was given up."""

    seat: SeatNumber


class Report(Struct, forbid_unknown_fields=True, kw_only=True):
    """Someone at the table should be looked at by whoever runs the server."""

    seat: SeatNumber
    """The seat that is reported."""


class TurnAddress(Struct, forbid_unknown_fields=True, kw_only=True):
    """Where a player wants to be told that it is their turn."""

    url: Annotated[str, Meta(min_length=1, max_length=500)]
    """An https address."""
    format: Literal["ntfy", "json"] = "ntfy"
    """As plain text with a title, for ntfy; or as JSON, whose `text` Matrix and others show."""


class HandToBot(Struct, forbid_unknown_fields=True, kw_only=True):
    """Let a bot play a seat."""

    bot: BotName


class AskAbout(Struct, forbid_unknown_fields=True, kw_only=True):
    """A question about a move that is not made."""

    seat: SeatNumber
    move: MoveText


class AskAboutMoves(AskAbout, forbid_unknown_fields=True, kw_only=True):
    """The same, with more moves that could be made at once after it, as roads can."""

    then: Annotated[list[MoveText], Meta(max_length=40)] = field(default_factory=list)
