"""Packing: a state as plain data, from which another process makes the same state.

Lists and tuples are written out, so that states that are alike are packed alike. Other things are
written where they are first met and go by a number then: who stands in two places stays one.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, final

from carson.core.agenda import S, Task, facts
from carson.core.game import Game, Json

SHARED: Final = "shared"
"""By number: what each process has made for itself, such as moves and rules."""
AGAIN: Final = "again"
"""By number: a thing that was met before."""
MADE: Final = "made"
"""By class and parts: a thing that is met for the first time."""
CLASS: Final = "class"
BYTES: Final = "bytes"
TUPLE: Final = "tuple"


def pack(game: Game[S], s: S) -> dict[str, Json]:
    """The state as data that can be written as JSON; all but the fields that options tell."""
    twin = s.copy()
    packer = _Packer(shared_things(game, twin))
    fields = facts(twin)
    return {name: packer.pack(fields[name]) for name in fields if name not in twin.fixed}


def unpack(game: Game[S], options: Mapping[str, str], packed: Mapping[str, object]) -> S:
    """The state that was packed, of a game with these options."""
    s = game.start(options)
    reader = _Unpacker(shared_things(game, s), type(game).__module__)
    for name, value in packed.items():
        setattr(s, name, reader.read(value))
    return s


def shared_things(game: Game[S], s: S) -> list[object]:
    """What states with the same options have in common; the same order in each process."""
    found: list[object] = [*game.vocabulary.moves, *s.common]
    for name in s.fixed:
        field: object = getattr(s, name)
        if isinstance(field, Mapping):
            found.extend(field.values())
        elif isinstance(field, tuple):
            found.extend(thing for thing in field if not isinstance(thing, int))
        else:
            found.append(field)
    return found


@final
class _Packer:
    """Writes one state."""

    def __init__(self, shared: list[object]) -> None:
        self._shared: Final = {id(thing): number for number, thing in enumerate(shared)}
        self._met: Final[dict[int, int]] = {}
        self._kept: Final[list[object]] = []
        """All things that were met: an address is no name for what is gone."""

    def pack(self, value: object) -> Json:
        if value is None or isinstance(value, int | str):
            return value
        if isinstance(value, list):
            return [self.pack(item) for item in value]
        if isinstance(value, tuple):
            return {TUPLE: [self.pack(item) for item in value]}
        if isinstance(value, bytes):
            return {BYTES: value.hex()}
        if isinstance(value, type):
            return {CLASS: name_of(value)}
        if id(value) in self._shared:
            return {SHARED: self._shared[id(value)]}
        if id(value) in self._met:
            return {AGAIN: self._met[id(value)]}
        return self._make(value)

    def _make(self, thing: object) -> Json:
        parts = [self.pack(part) for part in parts_of(thing)]
        self._met[id(thing)] = len(self._kept)
        self._kept.append(thing)
        return {MADE: [name_of(type(thing)), *parts]}


@final
class _Unpacker:
    """Reads one state, in the order in which it was written; makes only what the game knows."""

    def __init__(self, shared: list[object], home: str) -> None:
        self._shared: Final = shared
        self._home: Final = home.partition(".")[0]
        self._met: Final[list[object]] = []

    def read(self, value: object) -> object:
        if isinstance(value, list):
            return [self.read(item) for item in value]
        if not isinstance(value, dict):
            return value
        ((kind, about),) = value.items()
        if isinstance(about, int):
            return (self._shared if kind == SHARED else self._met)[about]
        if isinstance(about, str):
            return bytes.fromhex(about) if kind == BYTES else class_of(about, self._home)
        assert isinstance(about, list), "nothing else is ever written"
        return tuple([self.read(item) for item in about]) if kind == TUPLE else self._make(about)

    def _make(self, about: list[object]) -> object:
        name, *parts = about
        thing = class_of(str(name), self._home)(*[self.read(part) for part in parts])
        self._met.append(thing)
        return thing


# --- classes --------------------------------------------------------------------------------
def name_of(cls: type[object]) -> str:
    """Where a class is defined."""
    return f"{cls.__module__}:{cls.__name__}"


def class_of(name: str, home: str) -> Callable[..., object]:
    """What makes things of the class of a name."""
    return class_named(name, home)


def class_named(name: str, home: str) -> type[object]:
    """The class of a name, if it is defined in this package."""
    module, _, own = name.partition(":")
    assert module.startswith(f"{home}."), f"{name} is no class of {home}"
    found: object = getattr(import_module(module), own)
    assert isinstance(found, type), f"{name} is no class"
    return found


# --- what a thing is made of ----------------------------------------------------------------
def parts_of(thing: object) -> tuple[object, ...]:
    """What the class of a thing takes to make it again.

    It takes the fields in their order. Of a choice it takes the seats first, together or one by
    one, unless it knows them from the rest.
    """
    told = thing.made_of() if isinstance(thing, Task) else None
    if told is not None:
        return told
    fields = in_order(thing)
    seats = fields.pop("seats", None)
    rest = tuple(fields.values())
    ways: list[tuple[object, ...]] = [rest]
    if isinstance(seats, tuple):
        ways += [(*seats, *rest), (seats, *rest)]
    for parts in ways:
        if _makes(thing, parts):
            return parts
    raise AssertionError(f"{type(thing).__name__} must tell what it is made of")


def in_order(thing: object) -> dict[str, object]:
    """The fields of a thing, those of its base classes first."""
    names: list[str] = []
    for cls in reversed(type(thing).__mro__):
        names.extend(getattr(cls, "__mypyc_attrs__", ()))
    found = names or list(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in found if name != "__dict__"}


def _makes(thing: object, parts: tuple[object, ...]) -> bool:
    """Whether a thing is made of these parts."""
    make: Callable[..., object] = type(thing)
    try:
        return facts(make(*parts)) == facts(thing)
    except (TypeError, AttributeError):
        return False
