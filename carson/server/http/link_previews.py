"""Cards: what a messenger shows of a link to a table, written into the head of the page."""

from html import escape
from typing import Final

from carson.i18n.texts import Texts
from carson.server.http.callers import HttpRequest
from carson.server.store.storage import ListedTable
from carson.server.tables.seats import empty_name
from carson.server.text.options import agreed

PICTURE: Final = "/invitation.png"
TITLE: Final = "<title>Carson City</title>"
"""What stands in the page before anything is known of a table."""
SIZE: Final = {"width": 1200, "height": 630}


def with_card(
    page: str, table: ListedTable, request: HttpRequest, public: str, texts: Texts
) -> str:
    """The page with what is to be told of a table."""
    base = public or f"{request.url.scheme}://{request.url.netloc}"
    title, about = title_of(table, texts), about_of(table, texts)
    told = {
        "og:type": "website",
        "og:site_name": texts.say("web-page-title"),
        "og:title": title,
        "og:description": about,
        "og:url": f"{base}/g/{table.id}",
        "og:image": base + PICTURE,
        **{f"og:image:{side}": str(length) for side, length in SIZE.items()},
        "twitter:card": "summary_large_image",
    }
    lines = [
        f"<title>{escape(title)}</title>",
        f'<meta name="description" content="{escape(about)}" />',
        *(f'<meta property="{key}" content="{escape(text)}" />' for key, text in told.items()),
    ]
    return page.replace(TITLE, "\n    ".join(lines), 1)


def title_of(table: ListedTable, texts: Texts) -> str:
    """Who sits there, and whether one is invited."""
    names = table.summary.names
    sitting = [name for seat, name in enumerate(names) if name != empty_name(seat)]
    key = "card-invites" if table.summary.open_seats else "card-plays"
    return texts.say(key, names=texts.say("text-comma").join(sitting))


def about_of(table: ListedTable, texts: Texts) -> str:
    """Which game it is, and with which options."""
    game = texts.say(f"web-game-{table.settings.game}")
    return " · ".join((game, *agreed(table.settings.options, texts)))
