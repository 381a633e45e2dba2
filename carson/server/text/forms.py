"""Forms: what they hold on our pages, and what comes back from them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from secrets import token_urlsafe
from typing import Final, TypeVar

from litestar.di import NamedDependency
from msgspec import ValidationError, convert

from carson.core.reasons import Reason
from carson.server.http.callers import (
    Caller,
    HttpRequest,
    caller_with,
    check_form,
    form_secret,
    identity,
    proof_for,
)
from carson.server.http.errors import BAD_REQUEST, RequestError
from carson.server.http.routes.common import Owner
from carson.server.tables.tokens import new_token
from carson.server.text.html import Attribute, Html, tag

T = TypeVar("T")
PROOF: Final = "proof"
COMMAND: Final = "command_id"
COMMAND_BYTES: Final = 12


# --- on the page ----------------------------------------------------------------------------
class Sheet:
    """What makes the forms of one page ours."""

    def __init__(self, known: str | None, who: str = "") -> None:
        """`known` is what the browser has been told before, and `who` its token."""
        self.is_new: Final = known is None
        self.secret: Final = known or new_token()
        self.proof: Final = proof_for(self.secret, who)

    def form(self, action: str, *content: str, **hidden: str | int) -> Html:
        """A form that changes something; sent twice it does it once."""
        fields = {PROOF: self.proof, COMMAND: token_urlsafe(COMMAND_BYTES), **hidden}
        inputs = [tag("input", type="hidden", name=n, value=v) for n, v in fields.items()]
        return tag("form", *inputs, *content, method="post", action=action)


def sheet_for(request: HttpRequest) -> Sheet:
    """A sheet for whoever asks for a page."""
    return Sheet(form_secret(request), identity(request))


def button(text: str, **attributes: Attribute) -> Html:
    """A button that sends its form."""
    return tag("button", text, type="submit", **attributes)


def labelled(text: str, control: Html) -> Html:
    """A control inside its label."""
    return tag("label", tag("span", text), control)


def radio(name: str, value: str, text: str, checked: bool = False) -> Html:
    """One of several answers."""
    control = tag("input", type="radio", name=name, value=value, checked=checked, required=True)
    return tag("label", control, tag("span", text), class_="choice")


def checkbox(name: str, value: str, text: str) -> Html:
    """A yes or a no."""
    control = tag("input", type="checkbox", name=name, value=value)
    return tag("label", control, tag("span", text), class_="choice")


def select(name: str, options: Sequence[tuple[str, str]], chosen: str = "") -> Html:
    """One of several answers in a list that opens."""
    rows = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    return tag("select", *rows, name=name)


# --- what comes back ------------------------------------------------------------------------
@dataclass(frozen=True)
class Form:
    """A form of ours that was sent, and who sent it."""

    fields: Mapping[str, Sequence[str]]
    caller: Caller
    owner: Owner

    def text(self, name: str) -> str:
        """What stands in a field, without what surrounds it; nothing where it is missing."""
        return "".join(self.fields.get(name, ())[:1]).strip()

    def request(self, kind: type[T], **fields: object) -> T:
        """A message as clients send it, checked in the same way."""
        try:
            return convert(fields, kind, strict=False)
        except ValidationError as error:
            raise RequestError(BAD_REQUEST, Reason("form-unclear")) from error

    def command(self, kind: type[T], *names: str) -> T:
        """A command, from its fields of these names."""
        found = {name: self.text(name) for name in (COMMAND, "seat", *names)}
        return self.request(kind, **found)


async def read_form(request: HttpRequest) -> Form:
    """The form that a request brings; one that is not ours is refused."""
    sent = await request.form()
    fields: dict[str, list[str]] = {}
    for name, value in sent.multi_items():
        if isinstance(value, str):
            fields.setdefault(name, []).append(value)
    check_form(request, "".join(fields.get(PROOF, ())[:1]))
    owner = Owner(request, is_proven=True)
    return Form(fields, caller_with(None if owner.is_new else owner.token, request), owner)


TheForm = NamedDependency[Form]
