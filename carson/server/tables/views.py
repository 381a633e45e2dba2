"""Views: a table as a seat sees it, ready to be sent."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from msgspec import convert, structs

from carson.board.ids import PARCEL_NAMES, PARCELS, PLACE_NAMES, VP_SPACES
from carson.board.map import town
from carson.board.play.place import why_space_closed
from carson.board.state import State as BoardState
from carson.core.agenda import Choice, S
from carson.core.game import Json
from carson.core.moves import NOBODY, Move, Seat, Verb
from carson.core.table import Table
from carson.games import GAMES, GameName
from carson.i18n.questions import about, named, prompt
from carson.i18n.texts import Texts
from carson.preview.board.luck import duel_luck
from carson.server.http import responses
from carson.server.http.callers import Caller
from carson.server.http.errors import explained
from carson.server.seen.board import BoardSeen
from carson.server.seen.cards import CardsSeen
from carson.server.tables import tutoring
from carson.server.tables.live_table import LiveTable, StandingMove, UndoRequest
from carson.server.tables.messages import proposal, wish
from carson.server.tables.seats import Petition, owned
from carson.server.tables.undo import last_own, why_no_undo
from carson.tutorial.tutorials import tutorial


@dataclass(frozen=True)
class Present:
    """Who is here now, and what the clocks show; nothing of it is in the log."""

    seats: frozenset[int] = frozenset()
    seconds: tuple[float, ...] = ()
    running: frozenset[int] = frozenset()


def viewpoint(room: LiveTable[S], caller: Caller, wanted: int | None) -> Seat:
    """The seat through which someone looks: the wanted one, or one of theirs that is asked."""
    mine = owned(room.seats, caller.token)
    if wanted is not None:
        return Seat(wanted) if wanted in mine else NOBODY
    asked = [seat for seat in mine if seat in room.to_move]
    return Seat((asked or mine or [NOBODY])[0])


def table_view(
    room: LiveTable[S], caller: Caller, seat: Seat, present: Present
) -> responses.TableView:
    """Everything that someone may know of a table."""
    texts, settings = room.texts(caller.language), room.settings
    mine = owned(room.seats, caller.token)
    return responses.TableView(
        id=room.name,
        game=settings.game,
        status=room.status,
        sequence=room.sequence,
        language=caller.language,
        seat=seat,
        mine=mine,
        host=room.is_ruled_by(caller.token),
        inviter=next(iter(owned(room.seats, settings.host)), NOBODY),
        seats=seats(room, mine, present),
        to_move=list(room.to_move),
        prompt=waiting(room, texts),
        options=settings.options,
        rules_version=settings.rules_version,
        commitment=settings.commitment,
        pace=settings.pace,
        listed=settings.listed,
        undo=undo_state(room, seat, texts),
        asking=[asked_seat(room, petition, texts) for petition in room.petitions],
        hints=responses.HintState(
            allowed=room.is_alone, offered=room.offers_hints, taken=room.hinted
        ),
        decision=decision(room, seat, texts),
        state=seen(room.table, seat),
        result=result(room),
        parent=settings.parent,
        rematch=room.following,
        lesson=tutoring.lesson(room, seat, texts),
    )


def view_at(room: LiveTable[S], sequence: int, caller: Caller, seat: Seat) -> responses.TableView:
    """The table as it stood after an entry; nothing can be answered there."""
    table, now = room.table_at(sequence), table_view(room, caller, seat, Present())
    if table.pending and room.begun:
        prompt = waiting_for(table.to_move, room.texts(caller.language))
        now = structs.replace(now, status="playing", prompt=prompt, result=None)
    return structs.replace(
        now,
        sequence=sequence,
        to_move=list(table.to_move),
        decision=None,
        lesson=None,
        state=seen(table, seat),
    )


def seen(table: Table[S], seat: Seat) -> BoardSeen | CardsSeen:
    """What a seat sees of the table; on the board also what everyone can count there.

    The offers stand elsewhere.
    """
    found = table.view(seat).see()
    if isinstance(table.state, BoardState):
        return convert({**found, **counted(table.state)}, BoardSeen)
    return convert(found, CardsSeen)


def counted(s: BoardState) -> dict[str, Json]:
    """The VP spaces that are over, the price of land, and the cash limits of the characters."""
    return {
        "limits": {rule.name: rule.cash_limit for rule in s.rules if rule is not None},
        "closed": [PLACE_NAMES[space] for space in VP_SPACES if why_space_closed(s, space)],
        "prices": {
            PARCEL_NAMES[parcel]: town.land_price(s, parcel)
            for parcel in PARCELS
            if town.is_for_sale(s, parcel)
        },
    }


def refusals(room: LiveTable[S], seat: Seat, texts: Texts) -> responses.Refusals:
    """Why each move is refused that would answer the seat's decision but may not be made."""
    choice, name = room.table.pending, room.decision_id(seat)
    if choice is None or name is None:
        return responses.Refusals(decision_id=None, refused={})
    asked = [move for verb in choice.accepts for move in verb.moves]
    reasons = [
        (move, room.table.why_not(seat, move) or tutoring.why_not(room.lesson, seat, move))
        for move in asked
    ]
    refused = {str(move): explained(reason, texts) for move, reason in reasons if reason}
    return responses.Refusals(decision_id=name, refused=refused)


def seats(room: LiveTable[S], mine: Sequence[int], present: Present) -> list[responses.Seated]:
    """Who sits where."""
    return [
        responses.Seated(
            seat=number,
            name=sitter.name,
            kind=sitter.kind,
            bot=sitter.bot,
            level=room.levels[number] or None,
            face=sitter.face or None,
            mine=number in mine,
            claimable=sitter.claimable,
            present=number in present.seats,
            seconds=present.seconds[number] if present.seconds else None,
            running=number in present.running,
        )
        for number, sitter in enumerate(room.seats)
    ]


def waiting(room: LiveTable[S], texts: Texts) -> str:
    """What the table waits for, as everyone may know it."""
    if not room.begun:
        return texts.say("table-waits-for-people")
    if room.is_over:
        return texts.say("table-is-over")
    return waiting_for(room.to_move, texts)


def waiting_for(seats: Sequence[Seat], texts: Texts) -> str:
    """Whose move it is."""
    names = texts.say("text-comma").join(texts.player(seat) for seat in seats)
    return texts.say("table-waits", names=names)


def decision(room: LiveTable[S], seat: Seat, texts: Texts) -> responses.Decision | None:
    """What the seat is asked, with all it may answer."""
    choice, name = room.table.pending, room.decision_id(seat)
    if choice is None or name is None:
        return None
    moves = room.table.moves(seat)
    obvious = choice.obvious(room.table.state, seat)
    if room.lesson is not None:
        manner = tutorial(room.settings.game).manner
        moves, obvious = tutoring.offered(room.lesson, manner, seat, moves), None
        if not moves:
            return None
    return responses.Decision(
        id=name,
        choice=type(choice).__name__,
        about=named(about(choice, seat, room.game_entry.words), texts),
        prompt=prompt(choice, seat, texts),
        short=prompt(choice, seat, texts, ".short"),
        help=help_of(choice, seat, texts),
        verbs=[offered_verb(room.settings.game, texts.language, verb) for verb in choice.accepts],
        moves=[offer(room.settings.game, texts.language, move) for move in moves],
        obvious=None if obvious is None else str(obvious),
        secret=choice.secret,
    )


def help_of(choice: Choice[S], seat: Seat, texts: Texts) -> str | None:
    """What to know about a question, if there is something."""
    key = f"ask-{type(choice).__name__}.help"
    said = prompt(choice, seat, texts, ".help")
    return None if said == key else said


@lru_cache(maxsize=20_000)
def offer(game: GameName, language: str, move: Move) -> responses.OfferedMove:
    """A move as it is offered; its words are the same at every table."""
    noun = move.verb.nouns.names[move.noun]
    words = Texts(language, (), GAMES[game].words).noun(move) if noun else ""
    return responses.OfferedMove(move=str(move), verb=move.verb.name, noun=noun, text=words)


@lru_cache(maxsize=1_000)
def offered_verb(game: GameName, language: str, verb: Verb) -> responses.OfferedVerb:
    """A verb as it is offered; its words are the same at every table."""
    words = Texts(language, (), GAMES[game].words).verb(verb)
    return responses.OfferedVerb(name=verb.name, text=words)


def undo_state(room: LiveTable[S], seat: Seat, texts: Texts) -> responses.UndoState:
    """What the seat may take back now."""
    reason = why_no_undo(room, seat)
    made, request = last_own(room, seat), room.request
    # Another player's move may be secret, even if it may be undone.
    line = made.line if made is not None and reason is None and made.seat == seat else None
    return responses.UndoState(
        policy=room.settings.undo,
        free=reason is None and seat != NOBODY,
        move=None if line is None else str(room.table.record.lines[line][1]),
        sealed=sealed_by(room, made, seat) if reason is None else NOBODY,
        why_not=None if reason is None else explained(reason, texts),
        request=None
        if request is None
        else responses.TakeBackRequest(
            seat=request.seat,
            before=request.before,
            waiting=list(request.waiting),
            act=request.act,
            target=request.target,
            text=asked_text(request, texts),
        ),
    )


def sealed_by(room: LiveTable[S], made: StandingMove | None, seat: Seat) -> int:
    """Whose secret choice would be taken back by another; on one device someone has to agree."""
    if made is None or made.seat == seat or not room.table.is_secret(made.line):
        return NOBODY
    return made.seat


def asked_seat(room: LiveTable[S], petition: Petition, texts: Texts) -> responses.AskedSeat:
    """Who asks for which seat."""
    return responses.AskedSeat(
        asked=petition.sequence,
        target=petition.target,
        name=petition.name,
        waiting=petition.waiting,
        text=wish(room, petition.name, petition.target, texts),
    )


def asked_text(request: UndoRequest, texts: Texts) -> str:
    """What the others are asked."""
    if request.act == "undo":
        return texts.say("web-undo-asked", name=texts.player(request.seat))
    return proposal(request.act, request.seat, request.target, texts)


def result(room: LiveTable[S]) -> responses.GameResult | None:
    """How the game ended, if it did."""
    if not room.is_over:
        return None
    state, game = room.table.state, room.game_entry.game
    return responses.GameResult(
        ranking=list(game.ranking(state)),
        winners=list(room.game_entry.winners(state)),
        scores=game.scores(state),
        seed=room.seed.hex(),
        luck=list(duel_luck(room.table.record)) if isinstance(state, BoardState) else [],
    )
