"""Write web/src/wire/protocol.ts, the browser's types of the protocol, from the server's schema.

openapi-typescript makes them. It gets the named shapes alone, and hears which fields are always
there.
"""

import os
import subprocess
from typing import Final

import msgspec
from litestar import Litestar

from build_hooks.client import WEB, manager
from carson.server.app import create_app
from carson.server.context import ServerSettings

FILE: Final = WEB / "src" / "wire" / "protocol.ts"
HEADER: Final = "// The messages of the protocol. Written by tools/protocol.py; do not edit.\n\n"
SPARSE: Final = (
    *("AnswerTakeBack", "AskAbout", "AskTakeBack", "Claim", "Fork", "HandToBot", "ImportRecord"),
    *("MakeMove", "NewTable", "Say", "SeatRequest", "TakeBack"),
    *("ColumnCard", "SeenParcel"),
)
"""What may be left out has a default here: everything clients send, and little that they get."""


class Shape(msgspec.Struct):
    """A named shape: fields, and which of them are always there."""

    type: str
    properties: dict[str, msgspec.Raw] = {}
    required: list[str] = []


class Components(msgspec.Struct):
    """The named shapes."""

    schemas: dict[str, Shape]


class Schema(msgspec.Struct):
    """As much of an OpenAPI document as types are made from."""

    openapi: str
    info: msgspec.Raw
    components: Components
    paths: dict[str, msgspec.Raw]


def protocol() -> str:
    """The file as it should be."""
    program, path = manager()
    done = subprocess.run(
        [*program, "run", "--silent", "protocol"],
        cwd=WEB,
        env={**os.environ, "PATH": path},
        input=msgspec.json.encode(shapes()),
        stdout=subprocess.PIPE,
        check=True,
    )
    return HEADER + done.stdout.decode()


def shapes() -> Schema:
    """The named shapes of the server's schema, with all fields that are never left out."""
    app: Litestar = create_app(ServerSettings("sqlite://", bot_workers=0))
    schema = msgspec.json.decode(msgspec.json.encode(app.openapi_schema.to_schema()), type=Schema)
    for name, shape in schema.components.schemas.items():
        if name not in SPARSE:
            shape.required = list(shape.properties)
    schema.paths = {}
    return schema


if __name__ == "__main__":
    FILE.write_text(protocol(), encoding="utf-8")
