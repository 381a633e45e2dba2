"""Room: a live table with what its visitors are shown and may ask, whichever game is played."""

from collections.abc import Sequence
from typing import final

from carson.board.state import State as BoardState
from carson.bots.bot import USUAL_BOT
from carson.cards.state import State as CardsState
from carson.core.agenda import S
from carson.core.chance import derive
from carson.core.moves import Move, Seat
from carson.core.reasons import Reason
from carson.games import BOARD_ENTRY, CARDS_ENTRY, GameEntry
from carson.preview.cards.column_report import Column
from carson.server.bots.worker_request import BotRequest, request_for, with_lines
from carson.server.http import responses
from carson.server.http.callers import Caller
from carson.server.store.storage import StoredSnapshot, StoredTable
from carson.server.tables import messages, previews, snapshots, undo, views
from carson.server.tables.live_table import LiveTable, StandingMove, TableStep
from carson.server.tables.log import StoredEntry
from carson.server.tables.snapshots import Snapshot
from carson.server.tables.views import Present
from carson.story.asked import Asked


@final
class Room(LiveTable[S]):
    """A room as the rest of the server uses it."""

    # --- looking ----------------------------------------------------------------------------
    def view(self, caller: Caller, seat: Seat, present: Present) -> responses.TableView:
        """Everything that someone may know of the table."""
        return views.table_view(self, caller, seat, present)

    def viewpoint(self, caller: Caller, wanted: int | None) -> Seat:
        """The seat through which someone looks."""
        return views.viewpoint(self, caller, wanted)

    def message(self, step: TableStep, seat: Seat, language: str) -> responses.LogEntry:
        """An entry as a seat may see it."""
        return messages.message(self, step, seat, self.texts(language))

    def view_at(self, sequence: int, caller: Caller, seat: Seat) -> responses.TableView:
        """The table as it stood after an entry; nothing can be answered there."""
        return views.view_at(self, sequence, caller, seat)

    def result(self) -> responses.GameResult | None:
        """How the game ended, if it did."""
        return views.result(self)

    # --- questions about moves --------------------------------------------------------------
    def refusals(self, seat: Seat, language: str) -> responses.Refusals:
        """Why each move is refused that would answer the seat's decision."""
        return views.refusals(self, seat, self.texts(language))

    def described(self, seat: Seat, language: str) -> dict[str, str]:
        """What each move would do that the seat may make now, in a few words."""
        choice = self.table.view(seat).choice
        if choice is None:
            return {}
        asked = Asked(self.table.state, choice, seat, self.table.moves(seat))
        found = self.game_entry.descriptions(asked, self.texts(language))
        return {str(move): text for move, text in found.items()}

    def preview(self, seat: Seat, moves: Sequence[Move], language: str) -> responses.MovePreview:
        """What a legal move and those after it would do, as far as the seat can know."""
        view, texts = self.table.view(seat), self.texts(language)
        return previews.preview(self.game_entry, view, moves, texts)

    def sites(self, seat: Seat, building: str) -> responses.Sites:
        """What a building would pay the seat wherever it could stand."""
        found = self.game_entry.sites(self.table.view(seat), building)
        return responses.Sites(building=building, incomes=list(found))

    def column(self, seat: Seat) -> Column:
        """What the cards on offer, bids and powers mean for the seat."""
        return self.game_entry.column(self.table.view(seat))

    def about(self, seat: Seat, name: str, language: str) -> responses.ThingValue:
        """What a thing on the table is worth now, as far as the seat can know."""
        found = self.game_entry.about(self.table.view(seat), name)
        return responses.ThingValue(name=name, lines=previews.said(found, self.texts(language)))

    def forecast(self, seat: Seat, language: str) -> responses.RoundForecast:
        """What the round would bring everyone, as far as the seat can know."""
        return previews.forecast(self.game_entry, self.table.view(seat), self.texts(language))

    def why_no_undo(self, seat: Seat) -> Reason | None:
        """Why a seat cannot take its last move back by itself."""
        return undo.why_no_undo(self, seat)

    def last_own(self, seat: Seat) -> StandingMove | None:
        """The move that the seat would take back."""
        return undo.last_own(self, seat)

    def why_no_asking(self, before: int) -> Reason | None:
        """Why nobody can ask to go back to before an entry."""
        return undo.why_no_asking(self, before)

    def snapshot(self) -> StoredSnapshot:
        """The room as it stands, for the next time it is opened."""
        return snapshots.snapshot(self)

    # --- bots -------------------------------------------------------------------------------
    def bot_request(self, seat: Seat, bot: str) -> BotRequest:
        """What a bot is asked that plays for a seat."""
        request = request_for(self.table, seat, bot, self._bot_seed(seat))
        ours = bot in self.game_entry.bots
        return request if ours else with_lines(request, self.table.view(seat))

    def hints(self, seat: Seat, language: str) -> list[responses.MoveHint]:
        """What the bot would do for a seat, and why."""
        view, texts = self.table.view(seat), self.texts(language)
        return previews.hints(self.game_entry, view, self._bot_seed(seat), texts)

    def usual_move(self, seat: Seat) -> str:
        """What the usual bot would do for a seat."""
        bot = self.game_entry.make_bot(USUAL_BOT, self._bot_seed(seat))
        return str(bot.choose(self.table.view(seat)))

    def _bot_seed(self, seat: Seat) -> int:
        """A seed for each answer, from which the dice cannot be guessed."""
        parts = ("bot", seat, len(self.table.record.lines))
        return int.from_bytes(derive(self.seed.hex(), *parts)[:8], "big")


AnyRoom = Room[BoardState] | Room[CardsState]


def make_room(
    name: str, stored: StoredTable, entries: Sequence[StoredEntry], kept: Snapshot | None = None
) -> AnyRoom:
    """A room of the game that is played there: at its first entry, or where it was kept."""
    if stored.settings.game == "cards":
        return room_of(name, CARDS_ENTRY, stored, entries, kept)
    return room_of(name, BOARD_ENTRY, stored, entries, kept)


def room_of(
    name: str,
    entry: GameEntry[S],
    stored: StoredTable,
    entries: Sequence[StoredEntry],
    kept: Snapshot | None,
) -> Room[S]:
    """A room of a game."""
    if kept is None:
        return Room(name, entry, stored, entries[0])
    room = Room(name, entry, stored, entries[0], snapshots.table_of(kept, entry, stored))
    snapshots.resume(room, kept, entries[: kept.sequence])
    return room
