"""Errors: why a request is not done, as a status, a reason, and whose words tell it."""

from collections.abc import Sequence
from traceback import format_tb
from typing import Final

from carson.core.reasons import Reason
from carson.rulebook.references import rule_of
from carson.server.http.responses import Problem, TableView
from carson.texts import Texts
from carson.words import Words
from carson.words.board import BOARD_WORDS

BAD_REQUEST: Final = 400
NO_TOKEN: Final = 401
FORBIDDEN: Final = 403
MISSING: Final = 404
CONFLICT: Final = 409
REFUSED: Final = 422
TOO_MANY: Final = 429
UNAVAILABLE: Final = 503


class Trouble(Exception):
    """What a client did cannot be done; nothing was changed."""

    def __init__(
        self,
        status: int,
        reason: Reason,
        names: Sequence[str] = (),
        words: Words = BOARD_WORDS,
        view: TableView | None = None,
    ) -> None:
        super().__init__(str(reason))
        self.status: Final = status
        self.reason: Final = reason
        self.names: Final = names
        self.words: Final = words
        self.view: Final = view

    def problem(self, language: str) -> Problem:
        """What the client is told."""
        problem = explained(self.reason, Texts(language, self.names, self.words))
        problem.view = self.view
        return problem


def explained(reason: Reason, texts: Texts) -> Problem:
    """A reason with its sentence, and the rule behind it."""
    rule = rule_of(reason.code, texts.words.prefix)
    return Problem(code=reason.code, args=dict(reason.args), text=texts.reason(reason), rule=rule)


def traced(error: BaseException) -> str:
    """Where a mistake was made; not what it says, for that may speak of somebody's secret."""
    return f"{type(error).__name__}\n{''.join(format_tb(error.__traceback__))}"
