"""What the server tells about itself: the games with their options, and that it is well."""

from msgspec import Struct

from carson.core.options import OptionKind
from carson.server.http.responses import GameName, Pace


class NeedInfo(Struct, kw_only=True):
    """Another option, and the value it must have or name."""

    option: str
    value: str


class OptionInfo(Struct, kw_only=True):
    """An option of a game: its values, its default, and when it counts."""

    name: str
    default: str
    kind: OptionKind
    choices: list[str]
    """Its values; of a list, the names that it can hold."""
    presets: dict[str, str]
    """Names of whole lists."""
    needs: NeedInfo | None
    key: str
    """How the keys of its values' texts begin."""
    seating: bool
    """Whether it says who sits down."""


class GameInfo(Struct, kw_only=True):
    """A game that can be played here."""

    name: GameName
    rules_version: int
    options: list[OptionInfo]
    casts: dict[str, str]
    variants: list[str]
    bots: list[str]
    opponents: list[str]
    """The bots to choose from, from the weakest to the strongest."""
    paces: list[Pace]


class Games(Struct, kw_only=True):
    """All games, and the version of the program."""

    version: str
    games: list[GameInfo]
    ladder: bool
    """Whether those who want it are compared on a ladder."""


class Health(Struct, kw_only=True):
    """Whether the server can do its work."""

    ok: bool
