"""What a client is told of a reviewed game."""

from msgspec import Struct


class GradedMove(Struct, kw_only=True):
    """A decision, and what it gave away in win chance; chances are parts of one."""

    number: int
    """How many moves the record has before it."""
    round: int
    choice: str
    move: str
    better: str
    loss: float
    error: float
    verdict: str
    """`best`, `good`, `slip` or `mistake`."""


class CostlyMove(GradedMove, kw_only=True):
    """One of the costliest decisions, in words."""

    question: str
    played_text: str
    better_text: str
    why: list[str]
    line: list[str]
    """How the game could have continued."""


class WinChances(Struct, kw_only=True):
    """Everyone's chance to win before a move of the record, or at its end."""

    number: int
    round: int
    chances: list[float]


class GameReview(Struct, kw_only=True):
    """How a seat played a game."""

    game: str
    seat: int
    """From 0 on."""
    name: str
    lost: float
    """What all its mistakes gave away."""
    luck: list[float]
    """What dice and draws gave each seat."""
    decisions: list[GradedMove]
    costliest: list[CostlyMove]
    chances: list[WinChances]
