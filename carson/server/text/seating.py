"""Who sits at the table, and the forms to sit down, stand up, and let bots play."""

from carson.bots.bot import LEVEL_NAMES, USUAL_BOT
from carson.games import bot_in_words
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.text.forms import Sheet, button, labelled
from carson.server.text.html import Html, join, listing, section, tag
from carson.server.text.speech import together

NAME_LENGTH = 40


def seats(view: responses.TableView, sheet: Sheet, texts: Texts) -> Html:
    """Everyone at the table, with what can be done about each seat."""
    rows = [
        tag("li", tag("p", about(seat, texts)), *acts(view, seat, sheet, texts))
        for seat in view.seats
    ]
    return section(
        "seats", texts.say("text-seats"), listing(rows), ask_to_delete(view, sheet, texts)
    )


def about(seat: responses.Seated, texts: Texts) -> str:
    """Who sits there, and who plays."""
    notes = [
        texts.say("text-mine") if seat.mine else "",
        texts.say("web-free-seat") if seat.kind == "open" else "",
        texts.say("web-is-bot") if seat.bot is not None else "",
        bot_in_words(seat.bot, texts) if seat.bot in LEVEL_NAMES else "",
        texts.say(f"web-level-{seat.level}") if seat.level else "",
        clock(seat.seconds, texts) if seat.seconds is not None else "",
    ]
    said = together(texts, notes)
    return f"{seat.name} ({said})" if said else seat.name


def clock(seconds: float, texts: Texts) -> str:
    """What is left of someone's time."""
    minutes, rest = divmod(max(0, int(seconds)), 60)
    return texts.say("text-clock", minutes=minutes, seconds=rest)


def acts(
    view: responses.TableView, seat: responses.Seated, sheet: Sheet, texts: Texts
) -> list[Html]:
    """What can be done about a seat."""
    found: list[Html] = []
    if seat.claimable and not view.mine:
        found.append(sit_down(view, seat, sheet, texts))
    if seat.mine and seat.bot is not None:
        found.append(act(view, seat, "return", texts.say("web-come-back", name=seat.name), sheet))
    elif seat.mine and view.status == "playing":
        found.append(act(view, seat, "bot", texts.say("web-hand-to-bot", name=seat.name), sheet))
    if seat.mine:
        found.append(seat_link(view, seat, sheet, texts))
        found.append(act(view, seat, "leave", texts.say("text-leave", name=seat.name), sheet))
    elif view.host and seat.kind == "person":
        found.append(act(view, seat, "kick", texts.say("web-kick", name=seat.name), sheet))
    elif view.host and seat.kind == "open":
        found.append(act(view, seat, "bot", texts.say("text-bot-here", name=seat.name), sheet))
    elif can_ask(view) and seat.kind == "person":
        found += [propose(view, act, seat, sheet, texts) for act in ("kick", "replace")]
    return found


# --- what all have to agree to --------------------------------------------------------------
def can_ask(view: responses.TableView) -> bool:
    """Whether one of those who look may ask the others about seats and the table."""
    others = any(seat.kind == "person" and not seat.mine for seat in view.seats)
    is_free = view.undo.request is None and not view.host
    return bool(view.mine) and others and is_free and view.status == "playing"


def propose(
    view: responses.TableView, act: str, seat: responses.Seated, sheet: Sheet, texts: Texts
) -> Html:
    """A button that asks the others about an act."""
    return sheet.form(
        f"/text/g/{view.id}/propose",
        button(texts.say(f"web-propose-{act}", name=seat.name), class_="quiet"),
        seat=view.mine[0],
        act=act,
        target=seat.seat,
    )


def ask_to_delete(view: responses.TableView, sheet: Sheet, texts: Texts) -> Html:
    """A button that asks the others to delete the table, where nobody may alone."""
    if not can_ask(view):
        return Html("")
    return propose(view, "delete", view.seats[view.mine[0]], sheet, texts)


def sit_down(view: responses.TableView, seat: responses.Seated, sheet: Sheet, texts: Texts) -> Html:
    """The form with which a free seat is taken."""
    field = tag("input", name="name", required=True, maxlength=NAME_LENGTH, autocomplete="nickname")
    key = "web-sit-down" if seat.kind == "open" else "web-sit-down-for"
    return sheet.form(
        f"/text/g/{view.id}/seat",
        labelled(texts.say("web-your-name"), field),
        button(texts.say(key, name=seat.name)),
        seat=seat.seat,
        act="claim",
    )


def act(
    view: responses.TableView, seat: responses.Seated, name: str, text: str, sheet: Sheet
) -> Html:
    """A button that changes who sits or plays."""
    hidden: dict[str, str | int] = {"seat": seat.seat, "act": name, "bot": USUAL_BOT}
    return sheet.form(f"/text/g/{view.id}/seat", button(text, class_="quiet"), **hidden)


def seat_link(
    view: responses.TableView, seat: responses.Seated, sheet: Sheet, texts: Texts
) -> Html:
    """A button that shows the link of a seat, for another device."""
    show = button(texts.say("web-seat-link", name=seat.name), class_="quiet")
    return sheet.form(f"/text/g/{view.id}/link", show, seat=seat.seat)


# --- taking back, talk ----------------------------------------------------------------------
def take_back(view: responses.TableView, last: int | None, sheet: Sheet, texts: Texts) -> Html:
    """Taking back one's move, asking the others for it, and answering them."""
    place, undo = f"/text/g/{view.id}", view.undo
    found: list[Html] = []
    if undo.request is not None:
        found.append(asked_back(view, undo.request, sheet, texts))
    elif view.seat >= 0 and undo.free:
        undo_it = button(texts.say("web-undo"), class_="quiet")
        found.append(sheet.form(f"{place}/undo", undo_it, seat=view.seat))
    elif last is not None and undo.policy == "friendly" and view.status == "playing":
        ask = button(texts.say("web-ask-undo"), class_="quiet")
        found.append(sheet.form(f"{place}/undo-ask", ask, seat=view.seat, before=last))
    return join(found)


def asked_back(
    view: responses.TableView, request: responses.TakeBackRequest, sheet: Sheet, texts: Texts
) -> Html:
    """Someone asks to go back; who has not answered yet may."""
    said = tag("p", request.text)
    answers = [
        sheet.form(
            f"/text/g/{view.id}/undo-answer",
            button(texts.say("web-agree"), name="agree", value="true"),
            button(texts.say("web-refuse"), name="agree", value="false", class_="quiet"),
            seat=seat,
        )
        for seat in request.waiting
        if seat in view.mine
    ]
    return join([said, *answers])


def talk(view: responses.TableView, sheet: Sheet, texts: Texts) -> Html:
    """The form with which one says something."""
    if view.seat < 0:
        return Html("")
    field = tag("input", name="text", required=True, maxlength=500, autocomplete="off")
    return sheet.form(
        f"/text/g/{view.id}/say",
        labelled(texts.say("web-say-something"), field),
        button(texts.say("web-send"), class_="quiet"),
        seat=view.seat,
    )
