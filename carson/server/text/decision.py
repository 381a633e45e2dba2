"""The decision as forms: the question, all possible answers, and why nothing else is possible."""

from collections.abc import Mapping, Sequence
from typing import Final

from carson.core.moves import Seat
from carson.i18n.texts import Texts
from carson.server.http import responses
from carson.server.tables.room import AnyRoom
from carson.server.text import rules
from carson.server.text.forms import Sheet, button, labelled, radio
from carson.server.text.grouping import FEW, Group, Grouping, ThingValue
from carson.server.text.html import Html, join, link, listing, section, tag

BLANK: Final = "…"
"""Stands for each of the things that are refused for the same reason."""


def grouping(
    room: AnyRoom, asked: responses.Decision, seat: int, about: ThingValue, texts: Texts
) -> Grouping:
    """The moves of a decision in words."""
    described = room.described(Seat(seat), texts.language)
    return Grouping(asked, described, room.game_entry.game.vocabulary, about, texts)


def forms(
    view: responses.TableView,
    asked: responses.Decision,
    note: str,
    moves: Grouping,
    sheet: Sheet,
    texts: Texts,
) -> Html:
    """What is asked and a form for each thing that can be done."""
    name = f"ask-{asked.choice}"
    rule = rules.rule([f"{texts.words.prefix}{name}", name], texts)
    help_text = tag("p", asked.help or "", " ", rule)
    secret = tag("p", texts.say("text-secret")) if asked.secret else Html("")
    noted = tag("p", note) if note else Html("")
    why = link(f"/text/g/{view.id}/why?seat={view.seat}", texts.say("text-why-not-others"))
    groups = [form_of(view, asked, group, sheet, texts) for group in moves.groups()]
    return join([help_text, noted, secret, *groups, tag("p", why)])


def form_of(
    view: responses.TableView, asked: responses.Decision, group: Group, sheet: Sheet, texts: Texts
) -> Html:
    """The form of one group."""
    single = group.options[0] if group.control == "button" else None
    hidden: dict[str, str | int] = {"seat": view.seat, "decision_id": asked.id, "verb": group.verb}
    if single is not None:
        hidden["move"] = single.move
    do = button(
        single.label if single else texts.say("text-do-it"),
        name="act",
        value="do",
        aria_describedby=None if single else f"do-{group.name}-title",
    )
    ahead = button(
        texts.say("text-what-if"),
        name="act",
        value="ask",
        class_="quiet",
        aria_describedby=f"do-{group.name}-title",
    )
    content = [] if single else [control(group, texts)]
    acts = tag("p", do, ahead, class_="acts")
    form = sheet.form(f"/text/g/{view.id}/move", *content, acts, **hidden)
    return section(f"do-{group.name}", group.title, form, level=3)


def control(group: Group, texts: Texts) -> Html:
    """What the answer is chosen with."""
    title = f"do-{group.name}-title"
    if group.control == "number":
        nouns = [int(option.move.rpartition(" ")[2]) for option in group.options]
        least, most = nouns[0], nouns[-1]
        field = tag(
            "input",
            type="number",
            name="amount",
            min=least,
            max=most,
            value=least,
            required=True,
            inputmode="numeric",
            aria_describedby=title,
        )
        return labelled(texts.say("text-amount", least=least, most=most), field)
    if group.control == "select":
        rows = [
            tag(
                "optgroup",
                *(tag("option", o.label, value=o.move) for o in part.options),
                label=part.title,
            )
            for part in group.parts
        ]
        none = tag("option", texts.say("text-choose-one"), value="")
        choices = tag("select", none, *rows, name="move", required=True, aria_describedby=title)
        return labelled(texts.say("text-choose"), choices)
    rows = [radio("move", option.move, option.label) for option in group.options]
    return tag("fieldset", *rows, aria_labelledby=title)


def ahead(preview: responses.MovePreview, texts: Texts) -> Html:
    """What a move would do."""
    lines = [line.text for line in preview.lines] or [texts.say("text-nothing-to-foresee")]
    assumed = [line.text for line in preview.assumptions]
    heading = tag("h3", texts.say("text-assumed")) if assumed else Html("")
    return join([listing(lines), heading, listing(assumed)])


def refusals(refused: Mapping[str, responses.Problem], moves: Grouping, texts: Texts) -> Html:
    """Why moves are refused, verb by verb."""
    by_verb: dict[str, list[str]] = {}
    for move in refused:
        by_verb.setdefault(move.partition(" ")[0], []).append(move)
    return join(
        section(
            f"not-{verb}",
            moves.title(verb),
            listing(of_verb({move: refused[move] for move in row}, moves, texts)),
        )
        for verb, row in by_verb.items()
    )


def of_verb(refused: Mapping[str, responses.Problem], moves: Grouping, texts: Texts) -> list[Html]:
    """The reasons; moves that are refused for the same one stand together."""
    alike: dict[str, list[str]] = {}
    for move, problem in refused.items():
        reason = problem.text
        for spelling in moves.spellings(move):
            reason = reason.replace(spelling, BLANK)
        alike.setdefault(reason, []).append(move)
    return [of_reason(reason, row, refused[row[0]], moves, texts) for reason, row in alike.items()]


def of_reason(
    reason: str, row: Sequence[str], first: responses.Problem, moves: Grouping, texts: Texts
) -> Html:
    """A reason, the rule behind it, and what is refused for it."""
    rule, nouns = rules.rule([first.rule], texts), [moves.spellings(move)[:1] for move in row]
    if len(row) == 1:
        return tag("li", f"{first.text} ", rule)
    return tag("li", f"{reason} ", rule, gathered([name for noun in nouns for name in noun], texts))


def gathered(nouns: Sequence[str], texts: Texts) -> Html:
    """What is refused for one reason; where that is much, only who wants to know reads it."""
    said = tag("div", texts.say("text-comma").join(nouns), class_="soft")
    if len(nouns) <= FEW:
        return said
    return tag("details", tag("summary", texts.say("text-many-of-them", count=len(nouns))), said)
