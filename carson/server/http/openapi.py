"""The description of the protocol, from which the types of clients are made."""

from typing import Final, final

from litestar import Request
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct, json

from carson import __version__
from carson.server.http import requests

ABOUT: Final = """Tables on which people and bots play Carson City and its card game.

A token owns seats. It is shown once, when a table is opened or a seat is claimed, and is sent as
`Authorization: Bearer`, or as the cookie that comes with it. Who is known by a cookie sends the
header `X-Carson` with everything but GET. Texts are in the language of the parameter `language` or
of the header `Accept-Language`."""
STRICT: Final = frozenset(
    name
    for name, thing in vars(requests).items()
    if isinstance(thing, type)
    and issubclass(thing, Struct)
    and thing.__struct_config__.forbid_unknown_fields
)
"""The messages in which unknown fields are a mistake."""


def description() -> OpenAPIConfig:
    """What `/schema` shows."""
    return OpenAPIConfig(
        title="Carson City",
        version=__version__,
        description=ABOUT,
        render_plugins=[StrictPlugin(path="/")],
    )


@final
class StrictPlugin(JsonRenderPlugin):
    """The schema as JSON, which also says where unknown fields are refused."""

    _made: bytes | None = None

    def render(
        self, request: Request[object, object, State], openapi_schema: dict[str, object]
    ) -> bytes:
        """The whole schema; it is made once."""
        if self._made is None:
            self._made = self._make(request, openapi_schema)
        return self._made

    def _make(
        self, request: Request[object, object, State], openapi_schema: dict[str, object]
    ) -> bytes:
        schema = json.decode(self.render_json(request, openapi_schema), type=dict[str, object])
        return json.encode(strict(schema))


def strict(schema: object, name: str = "") -> object:
    """The same schema; what is named in STRICT has no further properties."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    found = {str(key): strict(part, str(key)) for key, part in schema.items()}
    return {**found, "additionalProperties": False} if name in STRICT else found
