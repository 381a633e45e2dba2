"""Reasons: why something is refused, as a code and named arguments, never a sentence."""

from typing import final


@final
class Reason:
    """A code such as `too-dear` and what it speaks of; texts are made from it elsewhere."""

    def __init__(self, code: str, **args: int | str) -> None:
        self.code = code
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.code, self.args) == (other.code, other.args)

    def __hash__(self) -> int:
        return hash((self.code, tuple(sorted(self.args.items()))))

    def __str__(self) -> str:
        return " ".join([self.code, *(f"{name}={value}" for name, value in self.args.items())])

    def __repr__(self) -> str:
        return f"<{self}>"


class Refused(ValueError):
    """What a user sent cannot be; the Reason says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(str(reason))
        self.reason = reason

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), (self.reason,)
