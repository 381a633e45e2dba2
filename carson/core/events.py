"""Events: what happened, as a kind and named numbers; sentences are made from them elsewhere."""

from typing import Final, final

from carson.core.moves import Seat

HIDDEN: Final = -9
"""Stands where a seat may not see the value."""


@final
class Kind:
    """A kind of event: its name, its fields, and who may see what.

    `reveals`: it shows something nobody knew, so nothing before it can be taken back.
    `secret`: fields that only the seat in the field `seat` may see.
    """

    def __init__(
        self, name: str, *fields: str, reveals: bool = False, secret: tuple[str, ...] = ()
    ) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.reveals: Final = reveals
        self.secret: Final = secret

    def __repr__(self) -> str:
        return f"Kind({self.name})"


@final
class Event:
    """One thing that happened."""

    def __init__(self, kind: Kind, values: tuple[int, ...]) -> None:
        self.kind: Final = kind
        self.values: Final = values

    def get(self, field: str) -> int:
        """The value of a named field."""
        return self.values[self.kind.fields.index(field)]

    def named(self) -> dict[str, int]:
        """The fields by name."""
        return dict(zip(self.kind.fields, self.values, strict=True))

    def seen_by(self, seat: Seat) -> "Event":
        """The event with everything blanked that this seat may not see."""
        if not self.kind.secret or self.get("seat") == seat:
            return self
        pairs = zip(self.kind.fields, self.values, strict=True)
        return Event(
            self.kind, tuple(HIDDEN if name in self.kind.secret else v for name, v in pairs)
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind is other.kind and self.values == other.values

    def __hash__(self) -> int:
        return hash((self.kind.name, self.values))

    def __repr__(self) -> str:
        fields = " ".join(f"{name}={value}" for name, value in self.named().items())
        return f"<{self.kind.name} {fields}>"
