"""The page of a table: what is asked, what lies there, what happened, who sits there."""

from dataclasses import dataclass
from typing import Final

from carson.board.state import State as BoardState
from carson.core.moves import NOBODY, Seat
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.http.callers import Caller
from carson.server.seen.cards import CardsSeen
from carson.server.tables.room import AnyRoom
from carson.server.tables.views import Present
from carson.server.text import decision, history, lesson, result, seating
from carson.server.text.board import BoardText, TableCourse
from carson.server.text.cards import CardsText
from carson.server.text.forms import Sheet, button
from carson.server.text.grouping import Grouping, ThingValue
from carson.server.text.html import Html, join, link, listing, section, tag
from carson.server.text.options import agreed
from carson.server.text.page import TextPage
from carson.story.board import track

REFRESH_SECONDS: Final = 8
FULL_STOPS: Final = ".。"


@dataclass(frozen=True)
class Looker:
    """Who looks at a table, and how."""

    caller: Caller
    seat: Seat
    is_named: bool
    """Whether the seat was asked for, and not found for them."""
    is_still: bool
    """Whether the page is to stay as it is."""


class TableText:
    """A table for one pair of eyes or ears."""

    def __init__(self, room: AnyRoom, looker: Looker, present: Present, sheet: Sheet) -> None:
        self.room: Final = room
        self.looker: Final = looker
        self.sheet: Final = sheet
        self.texts: Final = room.texts(looker.caller.language)
        asked = room.view(looker.caller, looker.seat, present)
        self.hidden_from: Final = self._who_must_look(asked)
        """At a shared device: who must look alone before they see their secrets."""
        through = looker.seat if self.hidden_from is None else NOBODY
        self.view: Final = room.view(looker.caller, through, present)
        self.shown: Final = shown(room, self.view, self.texts)

    def _who_must_look(self, view: responses.TableView) -> int | None:
        is_shared = len(view.mine) > 1 and not self.looker.is_named
        secret = view.decision is not None and view.decision.secret
        return view.seat if is_shared and secret else None

    @property
    def about(self) -> ThingValue:
        """What is to be known about a place or a card."""
        return self.shown.about

    def grouping(self, asked: responses.Decision) -> Grouping:
        """The moves in words."""
        return decision.grouping(self.room, asked, self.view.seat, self.about, self.texts)

    @property
    def path(self) -> str:
        """The address of the table."""
        return f"/text/g/{self.room.name}"

    # --- the page ---------------------------------------------------------------------------
    def page(self) -> TextPage:
        """The whole table."""
        say, view = self.texts.say, self.view
        is_asked = view.decision is not None or view.lesson is not None
        waits = view.status != "over" and not is_asked and self.hidden_from is None
        return TextPage(
            title=self.title(),
            content=join([self.status(), self.asked(), *self.parts()]),
            jumps=[
                ("decision", say("web-prompt")),
                ("state", say("text-state")),
                ("log", say("web-tab-log")),
            ],
            picture=f"/g/{view.id}",
            table=view.id,
            refresh=REFRESH_SECONDS if waits and not self.looker.is_still else 0,
        )

    def title(self) -> str:
        """What the browser calls the page: whose turn it is, and which table this is."""
        game = self.texts.say(f"web-game-{self.view.game}")
        return f"{self.turn().rstrip(FULL_STOPS)} · {game}"

    def turn(self) -> str:
        """What the table waits for; a reader with a single seat is not called by name."""
        alone = self.view.decision is not None and len(self.view.mine) == 1
        return self.texts.say("web-your-turn") if alone else self.view.prompt

    def parts(self) -> list[Html]:
        """All but the decision."""
        say, view = self.texts.say, self.view
        found = view.result
        lying = section("state", say("text-state"), tag("p", self.shown.status()))
        return [
            result.shown(view, found, self.texts) if found else Html(""),
            tag("div", lying, *self.shown.parts(), id="table"),
            self.log(),
            tag("div", seating.seats(view, self.sheet, self.texts), self.more(), id="around"),
        ]

    def asked(self) -> Html:
        """What is asked, or what the table waits for."""
        view, texts = self.view, self.texts
        if self.hidden_from is not None:
            title, content = texts.say("web-prompt"), self.curtain(self.hidden_from)
        elif view.decision is not None:
            title = view.decision.prompt
            moves = self.grouping(view.decision)
            note = self.shown.note(view.decision)
            content = decision.forms(view, view.decision, note, moves, self.sheet, texts)
        else:
            title, content = texts.say("web-prompt"), self.waiting()
        back = seating.take_back(view, self.last_own(), self.sheet, texts)
        taught = lesson.told(view, view.lesson, self.sheet, texts) if view.lesson else Html("")
        part = section("decision", title, self.eyes(), taught, content, back)
        return tag("div", part, id="asked", data_question=self.question())

    def status(self) -> Html:
        """Whose turn it is; read aloud when it changes."""
        return tag("p", self.turn(), role="status", id="turn")

    def question(self) -> str:
        """Changes only when something else is asked, so that no answer is disturbed before."""
        view = self.view
        name = view.decision.id if view.decision else f"after {view.sequence}"
        request = view.undo.request
        return (
            name
            if request is None
            else f"{name} {request.act} {request.before} {len(request.waiting)}"
        )

    def waiting(self) -> Html:
        """Someone else is asked, or nobody any more."""
        say = self.texts.say
        look = link(self.path, say("text-look-again"))
        if self.view.status == "over":
            return self.rematch()
        invite = tag("p", say("text-invite")) if self.view.status == "open" else Html("")
        if self.looker.is_still:
            return join([invite, tag("p", look)])
        still = link(f"{self.path}?still=1", say("text-stay-still"))
        quiet = tag(
            "noscript", tag("p", say("text-refreshes", seconds=REFRESH_SECONDS), " ", still)
        )
        return join([invite, tag("p", look), quiet])

    def rematch(self) -> Html:
        """The next game of the same players."""
        view, say = self.view, self.texts.say
        if view.rematch is not None:
            return tag("p", link(f"/text/g/{view.rematch}", say("web-rematch")))
        if not view.mine:
            return Html("")
        return self.sheet.form(f"{self.path}/rematch", button(say("web-rematch")))

    def curtain(self, seat: int) -> Html:
        """Only the right one looks at what is asked in secret."""
        name, say = self.texts.player(seat), self.texts.say
        ready = link(f"{self.path}?seat={seat}", say("web-curtain-ready", name=name))
        return join(
            [
                tag("p", say("web-curtain-pass", name=name)),
                tag("p", say("web-curtain-why")),
                tag("p", ready),
            ]
        )

    def eyes(self) -> Html:
        """With several seats of their own: the one through which the player looks."""
        view, texts = self.view, self.texts
        if len(view.mine) < 2:
            return Html("")
        links = [
            link(
                f"{self.path}?seat={seat}",
                texts.player(seat),
                aria_current="true" if seat == view.seat else None,
            )
            for seat in view.mine
        ]
        return tag("p", texts.say("text-look-as"), " ", *links, class_="row")

    def last_own(self) -> int | None:
        """The entry of the seat's last move, which the others could be asked to take back."""
        made = [made.sequence for made in self.room.moves if made.seat == self.view.seat]
        return made[-1] if made else None

    # --- the log, and the rest --------------------------------------------------------------
    def log(self) -> Html:
        """What happened lately, and the talk."""
        entries = self.entries(history.RECENT)
        whole = link(f"{self.path}/log", self.texts.say("text-whole-log"))
        lines = history.log(entries, self.texts)
        talk = seating.talk(self.view, self.sheet, self.texts)
        return section("log", self.texts.say("web-tab-log"), lines, tag("p", whole), talk)

    def entries(self, most: int) -> list[responses.LogEntry]:
        """The last entries of the log, as the looker may know them."""
        seat, language = Seat(self.view.seat), self.looker.caller.language
        return [self.room.message(step, seat, language) for step in self.room.steps[-most:]]

    def more(self) -> Html:
        """How the table was opened, and what proves the dice."""
        view, texts = self.view, self.texts
        options = agreed(view.options, texts)
        return tag(
            "details",
            tag("summary", texts.say("text-options")),
            listing(options),
            tag("p", link(f"/games/{view.id}/record", texts.say("web-export"))),
            tag("p", texts.say("web-commitment", commitment=view.commitment)),
        )

    # --- the pages beside it ----------------------------------------------------------------
    def aside(self, title: str, *content: Html) -> TextPage:
        """A page that leads back to the table."""
        seat = f"?seat={self.looker.seat}" if self.looker.is_named else ""
        back = tag("p", link(f"{self.path}{seat}", self.texts.say("text-to-table")))
        return TextPage(title, join([back, *content]), picture=f"/g/{self.room.name}")

    def whole_log(self) -> TextPage:
        """Everything that happened."""
        rows = listing(history.rows(self.entries(self.room.sequence), self.texts), "ol")
        return self.aside(self.texts.say("text-whole-log"), rows)

    def refusals(self) -> TextPage:
        """Why the other moves are refused."""
        say, asked = self.texts.say, self.view.decision
        refused = self.room.refusals(Seat(self.view.seat), self.texts.language).refused
        if asked is None or not refused:
            return self.aside(say("text-why-not-others"), tag("p", say("text-nothing-refused")))
        reasons = decision.refusals(refused, self.grouping(asked), self.texts)
        return self.aside(say("text-why-not-others"), reasons)

    def ahead(self, preview: responses.MovePreview) -> TextPage:
        """What a move would do, and the button that makes it."""
        say, asked = self.texts.say, self.view.decision
        assert asked is not None, "only what is offered is looked at"
        offer = next(offer for offer in asked.moves if offer.move == preview.move)
        form = self.sheet.form(
            f"{self.path}/move",
            button(say("text-do-it"), name="act", value="do"),
            seat=self.view.seat,
            decision_id=asked.id,
            move=preview.move,
        )
        label = tag("p", tag("strong", self.grouping(asked).label(offer)))
        return self.aside(say("text-what-if"), label, decision.ahead(preview, self.texts), form)


def shown(room: AnyRoom, view: responses.TableView, texts: Texts) -> BoardText | CardsText:
    """What lies on the table, in words."""
    state, seen = room.table.state, view.state
    if isinstance(seen, CardsSeen):
        return CardsText(view, seen, texts)
    assert isinstance(state, BoardState), "the view shows the game that is played here"
    phase = track.phase_of(room.table.log)
    step = track.current(state) if phase == track.RESOLVING else ""
    outlook = room.forecast(Seat(view.seat), texts.language).lines
    forecast = [[line.text for line in lines] for lines in outlook]
    return BoardText(view, seen, TableCourse(phase, step, forecast), texts)
