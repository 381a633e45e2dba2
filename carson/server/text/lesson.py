"""The tutorial in words: the way in, what the teacher says, and how to continue."""

from carson.games import GAME_NAMES
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.text.forms import Sheet, button
from carson.server.text.html import Html, section, tag


def door(sheet: Sheet, texts: Texts) -> Html:
    """The forms that open a tutorial."""
    about = tag("p", texts.say("web-learn.about"))
    forms = [
        sheet.form("/text/learn", tag("p", button(texts.say(f"web-game-{game}"))), game=game)
        for game in GAME_NAMES
    ]
    return section("learn", texts.say("web-learn"), about, *forms)


def told(view: responses.TableView, lesson: responses.Lesson, sheet: Sheet, texts: Texts) -> Html:
    """What the teacher says, and what can be done besides the move."""
    title = f"{texts.say('web-coach')}: {lesson.title}"
    pages = [tag("p", page.text) for page in lesson.pages]
    return section("lesson", title, *pages, ways(view, lesson, sheet, texts), level=3)


def ways(view: responses.TableView, lesson: responses.Lesson, sheet: Sheet, texts: Texts) -> Html:
    """Going on where there is only something to read, and leaving the chapter out."""
    if lesson.last:
        return Html("")
    on = button(texts.say("web-coach.on")) if lesson.move is None else Html("")
    skip = button(texts.say("web-coach.skip"), name="skip", value=lesson.chapter, class_="quiet")
    acts = tag("p", on, skip, class_="acts")
    return sheet.form(f"/text/g/{view.id}/lesson", acts, seat=view.seat, step=lesson.step)
