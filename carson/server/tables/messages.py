"""Messages: an entry of the log as one seat may see it, in its language."""

from carson.core.agenda import S
from carson.core.moves import NOBODY, Seat
from carson.games import bot_in_words
from carson.i18n.questions import named
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.tables import log
from carson.server.tables.live_table import LiveTable, TableStep
from carson.story import telling


def message(room: LiveTable[S], step: TableStep, seat: Seat, texts: Texts) -> responses.LogEntry:
    """The entry for a seat; what it may not know is the same whatever it is."""
    events = [event.seen_by(seat) for event in step.events]
    payload, spoken = step.entry.payload, step.words or room.game_entry.words
    lines = telling.tell(events, texts.speaking(spoken), room.game_entry.style)
    told = responses.LogEntry(
        sequence=step.entry.sequence,
        kind=kind(payload),
        at=step.entry.at,
        seat=NOBODY if isinstance(payload, log.Opened) else payload.seat,
        text=text(room, step, texts) if may_hear(room, payload, seat) else None,
        lines=[
            responses.LogLine(text=x.text, seat=x.seat, heading=x.heading, at=x.at) for x in lines
        ],
        events=[
            responses.GameEvent(kind=e.kind.name, about=named(e.named(), texts)) for e in events
        ],
        back=step.back,
    )
    if isinstance(payload, log.Moved):
        told.by = payload.by
        if payload.by == "plan":
            words = texts.tell("table-planned", {"seat": payload.seat})
            note = responses.LogLine(text=words, seat=payload.seat, heading=False, at=len(events))
            told.lines.append(note)
        told.move = shown_move(payload, step, seat)
    if isinstance(payload, log.Followed):
        told.table = payload.table
    return told


def may_hear(room: LiveTable[S], payload: log.Payload, seat: Seat) -> bool:
    """Whether someone is told what an entry says: talk stays among the players until the end."""
    return not isinstance(payload, log.Said) or seat != NOBODY or room.is_over


def shown_move(played: log.Moved, step: TableStep, seat: Seat) -> str | None:
    """The move, unless it is another's secret."""
    if step.secret and played.seat != seat:
        return None
    return played.lines[0].partition(" ")[2]


def kind(payload: log.Payload) -> responses.EntryKind:
    """The word for an entry."""
    kinds: dict[type[log.Payload], responses.EntryKind] = {
        log.Opened: "opened",
        log.Changed: "seat",
        log.Moved: "move",
        log.Undone: "undo",
        log.UndoAsked: "undo-asked",
        log.UndoAnswered: "undo-answered",
        log.Proposed: "proposed",
        log.SeatAsked: "seat-asked",
        log.SeatAnswered: "seat-answered",
        log.Said: "chat",
        log.Hinted: "hint",
        log.Paused: "paused",
        log.BotFailed: "bot",
        log.Followed: "rematch",
    }
    return kinds[type(payload)]


def text(room: LiveTable[S], step: TableStep, texts: Texts) -> str | None:
    """What an entry says that is no move of the game."""
    payload = step.entry.payload
    match payload:
        case log.Said():
            return texts.say(f"web-phrase-{payload.phrase}") if payload.phrase else payload.text
        case log.Changed():
            bot = bot_in_words(payload.bot or "", texts)
            return texts.say(f"table-{payload.change}", name=payload.name, bot=bot)
        case log.Undone():
            return texts.tell("table-undone", {"seat": payload.seat})
        case log.UndoAsked():
            key = "table-undo-asked" if step.back is None else "table-undone"
            return texts.tell(key, {"seat": payload.seat})
        case log.UndoAnswered():
            about = "-undo" if asked_before(room, step) is None else ""
            key = f"table{about}-agreed" if payload.agree else f"table{about}-refused"
            return texts.tell(key, {"seat": payload.seat})
        case log.Proposed():
            return proposal(payload.act, payload.seat, payload.target, texts)
        case log.SeatAsked():
            return wish(room, payload.name, payload.target, texts)
        case log.SeatAnswered():
            return answer_to_wish(payload, texts)
        case log.Hinted():
            return texts.tell("table-hinted", {"seat": payload.seat})
        case log.Paused():
            return texts.say("table-paused")
        case log.BotFailed():
            return texts.tell("table-bot-failed", {"seat": payload.seat})
        case log.Followed():
            return texts.say("table-rematch")
        case log.Opened():
            return texts.say("table-opened")
        case log.Moved():
            return None


def wish(room: LiveTable[S], name: str, target: int, texts: Texts) -> str:
    """What someone asks who has no seat."""
    key = "share" if room.seats[target].kind == "person" else "play"
    return texts.say(f"table-seat-asked-{key}", name=name, seat=texts.player(Seat(target)))


def answer_to_wish(answer: log.SeatAnswered, texts: Texts) -> str:
    """What a player says to it; or nobody's wish any more."""
    if answer.seat == NOBODY:
        return texts.say("table-seat-not-asked")
    return texts.tell("table-agreed" if answer.agree else "table-refused", {"seat": answer.seat})


def proposal(act: log.Act, seat: int, target: int, texts: Texts) -> str:
    """What someone asks the others."""
    asker, meant = texts.player(Seat(seat)), texts.player(Seat(target))
    return texts.say(f"table-proposed-{act}", seat=asker, name=meant)


def asked_before(room: LiveTable[S], step: TableStep) -> log.Proposed | None:
    """The proposal that an entry answers; None where it answers who asked to go back."""
    for earlier in reversed(room.steps[: step.entry.sequence - 1]):
        if isinstance(earlier.entry.payload, log.UndoAsked | log.Proposed):
            found = earlier.entry.payload
            return found if isinstance(found, log.Proposed) else None
    return None
