"""HTML from Python values; whatever is no markup already is escaped."""

from collections.abc import Iterable
from html import escape
from typing import Final, final

Attribute = str | int | bool | None
VOID: Final = frozenset({"br", "input", "link", "meta"})
"""Elements that have no end."""


@final
class Html(str):
    """Text that is markup and must not be escaped again."""

    __slots__ = ()


def tag(name: str, /, *content: str, **attributes: Attribute) -> Html:
    """An element; `class_` stands for the attribute `class`, `aria_label` for `aria-label`."""
    opening = name + "".join(_attribute(key, value) for key, value in attributes.items())
    if name in VOID:
        return Html(f"<{opening}>")
    return Html(f"<{opening}>{join(content)}</{name}>")


def join(parts: Iterable[str]) -> Html:
    """Markup one after the other; plain text among it is escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part) for part in parts))


def _attribute(key: str, value: Attribute) -> str:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'


# --- what is used often ---------------------------------------------------------------------
def link(address: str, text: str, **attributes: Attribute) -> Html:
    """A link."""
    return tag("a", text, href=address, **attributes)


def listing(items: Iterable[str], name: str = "ul", **attributes: Attribute) -> Html:
    """A list; nothing where it would be empty."""
    rows = [item if is_row(item) else tag("li", item) for item in items]
    return tag(name, *rows, **attributes) if rows else Html("")


def is_row(item: str) -> bool:
    """Whether something is a row of a list already."""
    return isinstance(item, Html) and item.startswith("<li")


def section(name: str, title: str, *content: str, level: int = 2) -> Html:
    """A part of the page, called by its heading; `name` is where links lead to."""
    heading = tag(f"h{level}", title, id=f"{name}-title", tabindex=-1)
    return tag("section", heading, *content, id=name, aria_labelledby=f"{name}-title")


def table(
    caption: str, heads: Iterable[str], rows: Iterable[tuple[str, Iterable[str]]], corner: str
) -> Html:
    """A table with heads for its columns and rows; it scrolls in a box of its own."""
    top = tag("tr", *(tag("th", head, scope="col") for head in (corner, *heads)))
    body = [
        tag("tr", tag("th", head, scope="row"), *(tag("td", cell) for cell in cells))
        for head, cells in rows
    ]
    whole = tag("table", tag("caption", caption), tag("thead", top), tag("tbody", *body))
    return tag("div", whole, class_="scroll", role="region", tabindex=0, aria_label=caption)
