"""The decision as forms: what is asked, all that may be answered, and why not something else."""

from collections.abc import Mapping

from carson.core.moves import Seat
from carson.server import wire
from carson.server.shown import AnyRoom
from carson.server.text.forms import Sheet, button, labelled, radio
from carson.server.text.grouping import About, Group, Grouping
from carson.server.text.html import Html, join, link, listing, section, tag
from carson.texts import Texts


def grouping(
    room: AnyRoom, asked: wire.Decision, seat: int, about: About, texts: Texts
) -> Grouping:
    """The moves of a decision in words."""
    described = room.described(Seat(seat), texts.language)
    return Grouping(asked, described, room.face.game.vocabulary, about, texts)


def forms(
    view: wire.TableView, asked: wire.Decision, moves: Grouping, sheet: Sheet, texts: Texts
) -> Html:
    """What is asked and a form for each thing that can be done."""
    help_text = tag("p", asked.help) if asked.help else Html("")
    secret = tag("p", texts.say("text-secret")) if asked.secret else Html("")
    why = link(f"/text/g/{view.id}/why?seat={view.seat}", texts.say("text-why-not-others"))
    groups = [form_of(view, asked, group, sheet, texts) for group in moves.groups()]
    return join([help_text, secret, *groups, tag("p", why)])


def form_of(
    view: wire.TableView, asked: wire.Decision, group: Group, sheet: Sheet, texts: Texts
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
        return labelled(
            texts.say("text-choose"), tag("select", none, *rows, name="move", required=True)
        )
    rows = [radio("move", option.move, option.label) for option in group.options]
    legend = tag("legend", texts.say("text-choose"))
    return tag("fieldset", legend, *rows)


def ahead(preview: wire.MovePreview, texts: Texts) -> Html:
    """What a move would do."""
    lines = [line.text for line in preview.lines] or [texts.say("text-nothing-to-foresee")]
    assumed = [line.text for line in preview.assumptions]
    heading = tag("h3", texts.say("text-assumed")) if assumed else Html("")
    return join([listing(lines), heading, listing(assumed)])


def refusals(refused: Mapping[str, wire.Problem], texts: Texts) -> Html:
    """Why moves are refused; those that are refused for the same reason stand together."""
    alike: dict[str, list[str]] = {}
    for move, problem in refused.items():
        alike.setdefault(problem.text, []).append(move)
    if not alike:
        return tag("p", texts.say("text-nothing-refused"))
    comma = texts.say("text-comma")
    rows = [
        tag("li", f"{reason} ", tag("span", comma.join(moves), class_="soft"))
        for reason, moves in alike.items()
    ]
    return listing(rows)
