"""Browsing: a browser without script and without pictures, for the tests of the text view."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

from httpx import Response

from carson.core.chance import Stream
from tests.server.guests import Client

VOID: Final = ("br", "input", "link", "meta")
SKIPPED: Final = ("script", "style")


@dataclass
class Form:
    """A form as it stands on a page."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)
    """What is sent anyway."""
    choices: dict[str, list[str]] = field(default_factory=dict)
    """What can be chosen, by the name of the field."""
    chosen: dict[str, str] = field(default_factory=dict)
    """What is chosen in the lists that open, before anyone touches them."""
    numbers: dict[str, range] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def filled(self, stream: Stream) -> dict[str, str]:
        """An answer at random."""
        chosen = {name: picks[stream.below(len(picks))] for name, picks in self.choices.items()}
        for name, numbers in self.numbers.items():
            chosen[name] = str(numbers[stream.below(len(numbers))])
        return {**self.fields, **chosen}

    @property
    def weight(self) -> int:
        """How many answers it has."""
        counts = [len(picks) for picks in (*self.choices.values(), *self.numbers.values())]
        return max([1, *counts])


class Page(HTMLParser):
    """What a page says and where it leads."""

    def __init__(self, answer: Response) -> None:
        super().__init__()
        self.status: Final = answer.status_code
        self.source: Final = answer.text
        self.text = ""
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.forms: list[Form] = []
        self.links: list[str] = []
        self._open: list[str] = []
        self.unclosed: list[str] = []
        self.feed(answer.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags.append((tag, found))
        if tag not in VOID:
            self._open.append(tag)
        if tag == "a":
            self.links.append(found["href"])
        if tag == "form":
            self.forms.append(Form(found["action"]))
        if self.forms and "form" in self._open:
            self._note(tag, found, self.forms[-1])

    def _note(self, tag: str, found: dict[str, str], form: Form) -> None:
        kind, name, value = found.get("type"), found.get("name", ""), found.get("value", "")
        if tag == "button" and name:
            form.buttons.append((name, value))
        elif tag == "input" and kind == "hidden":
            form.fields[name] = value
        elif tag == "input" and kind == "radio":
            form.choices.setdefault(name, []).append(value)
        elif tag == "input" and kind == "number":
            form.numbers[name] = range(int(found["min"]), int(found["max"]) + 1)
        elif tag == "select":
            form.choices[name] = []
            self._list = name
        elif tag == "option":
            if "selected" in found or self._list not in form.chosen:
                form.chosen[self._list] = value
            form.choices[self._list] += [value] if value else []

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open[-1] != tag:
            self.unclosed.append(tag)
        else:
            self._open.pop()

    def handle_data(self, data: str) -> None:
        if not self._open or self._open[-1] not in SKIPPED:
            self.text += data

    def all(self, tag: str) -> list[dict[str, str]]:
        """The attributes of all elements of a kind."""
        return [found for name, found in self.tags if name == tag]

    def form(self, end: str, **fields: str) -> Form:
        """The form that does something, by the end of its address and what it sends."""
        return next(
            form
            for form in self.forms
            if form.action.endswith(end) and fields.items() <= form.fields.items()
        )

    @property
    def moves(self) -> list[Form]:
        """The forms that answer the decision."""
        return [form for form in self.forms if form.action.endswith("/move")]


class Reader:
    """Someone who reads pages and sends forms, with their own cookies."""

    def __init__(self, client: Client, language: str = "en") -> None:
        self._client: Final = client
        self._language: Final = language
        self.cookies: Final[dict[str, str]] = {}
        self.address = "/text"

    @property
    def headers(self) -> dict[str, str]:
        """The cookies, and the language that the browser likes."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"cookie": cookies, "accept-language": self._language}

    def open(self, address: str) -> Page:
        """Look at a page, wherever it leads."""
        self.address = address.partition("#")[0]
        self._client.cookies.clear()
        return self._follow(
            self._client.get(self.address, headers=self.headers, follow_redirects=False)
        )

    def send(self, form: Form, **fields: str | list[str]) -> Page:
        """Send a form, and look at the page that follows."""
        return self._follow(self.post(form.action, {**form.fields, **fields}))

    def post(self, address: str, fields: Mapping[str, str | list[str]]) -> Response:
        """Send fields, without looking where that leads."""
        self._client.cookies.clear()
        return self._client.post(
            address, data=dict(fields), headers=self.headers, follow_redirects=False
        )

    def _follow(self, answer: Response) -> Page:
        self.cookies.update(answer.cookies.items())
        if answer.status_code == 303:
            return self.open(answer.headers["location"])
        return Page(answer)

    # --- at a table -------------------------------------------------------------------------
    def open_table(self, game: str = "board", /, **fields: str | list[str]) -> Page:
        """Open a table through the start page."""
        form = self.open("/text").form("/games", game=game)
        wish: dict[str, str | list[str]] = {"name": "ann", "players": "2", "others": "bots"}
        return self.send(form, **{**wish, **fields})

    def play_any(self, page: Page, stream: Stream) -> Page:
        """Answer the decision at random; each answer is as likely as any other."""
        weights = [form.weight for form in page.moves]
        lot = stream.below(sum(weights))
        form = next(f for n, f in enumerate(page.moves) if lot < sum(weights[: n + 1]))
        found = self._follow(self.post(form.action, {**form.filled(stream), "act": "do"}))
        assert found.status == 200, found.text
        return found
