"""Write web/src/wire/protocol.ts, the browser's types of the protocol, from the server's schema."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec
from litestar import Litestar

from carson.server.app import create_app
from carson.server.context import ServerSettings

FILE: Final = Path(__file__).parents[1] / "web" / "src" / "wire" / "protocol.ts"
HEADER: Final = "// The messages of the protocol. Written by tools/protocol.py; do not edit.\n"
SPARSE: Final = (
    *("AnswerTakeBack", "AskAbout", "AskTakeBack", "Claim", "Fork", "HandToBot", "ImportRecord"),
    *("MakeMove", "NewTable", "Say", "SeatRequest", "TakeBack"),
    *("ColumnCard", "SeenParcel"),
)
"""What may be left out has a default here: all that clients send, and little that they get."""
SIMPLE: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


class Shape(msgspec.Struct, kw_only=True):
    """The parts of a JSON schema that the server uses."""

    type: str | list[str] = ""
    ref: str = msgspec.field(default="", name="$ref")
    enum: list[str | int | bool | None] = []
    items: "Shape | None" = None
    prefix: list["Shape"] = msgspec.field(default_factory=list, name="prefixItems")
    properties: dict[str, "Shape"] = {}
    required: list[str] = []
    additional: "Shape | bool | None" = msgspec.field(default=None, name="additionalProperties")
    one_of: list["Shape"] = msgspec.field(default_factory=list, name="oneOf")
    const: str | int | bool | None = None


class Components(msgspec.Struct):
    """The named shapes."""

    schemas: dict[str, Shape]


class Schema(msgspec.Struct):
    """As much of an OpenAPI document as is needed here."""

    components: Components


def protocol() -> str:
    """The file as it should be."""
    app: Litestar = create_app(ServerSettings("sqlite+aiosqlite://", bot_workers=0))
    document = msgspec.convert(app.openapi_schema.to_schema(), Schema)
    shapes = document.components.schemas
    return HEADER + "".join(interface(name, shapes[name]) for name in sorted(shapes))


def interface(name: str, shape: Shape) -> str:
    """One message."""
    lines = [f"\nexport interface {name} {{"]
    for field, part in shape.properties.items():
        mark = "?" if name in SPARSE and field not in shape.required else ""
        lines.append(f"  {field}{mark}: {typed(part)};")
    return "\n".join([*lines, "}", ""])


def typed(shape: Shape) -> str:
    """A shape in the words of TypeScript."""
    if shape.ref:
        return shape.ref.rpartition("/")[2]
    if shape.one_of:
        return union([typed(part) for part in shape.one_of])
    if shape.enum:
        return union([msgspec.json.encode(value).decode() for value in shape.enum])
    if shape.const is not None:
        return msgspec.json.encode(shape.const).decode()
    if shape.prefix:
        return f"[{', '.join(typed(part) for part in shape.prefix)}]"
    if isinstance(shape.type, list):
        return union([SIMPLE[name] for name in shape.type])
    if shape.type == "array":
        inner = "unknown" if shape.items is None else typed(shape.items)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if shape.type == "object":
        return record(shape.additional)
    return SIMPLE.get(shape.type, "unknown")


def record(values: Shape | bool | None) -> str:
    """A dictionary by names."""
    inner = typed(values) if isinstance(values, Shape) else "unknown"
    return f"Record<string, {inner}>"


def union(parts: Sequence[str]) -> str:
    """One of several, each named once."""
    unique: Mapping[str, None] = dict.fromkeys(parts)
    return " | ".join(unique)


if __name__ == "__main__":
    FILE.write_text(protocol(), encoding="utf-8")
