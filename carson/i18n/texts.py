"""Texts: every sentence that a player reads, in their language, from the Fluent files."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from carson.core.agenda import Choice, S
from carson.core.events import HIDDEN, Event
from carson.core.moves import Move, Verb
from carson.core.reasons import Reason
from carson.i18n.words import Value, Words
from carson.i18n.words.board import BOARD_WORDS

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de", "ja")
WITH_COMMA: Final = frozenset({"fr", "de"})
"""Languages that write a comma before decimals."""


class Texts:
    """All texts of a game in one language; `players` are the names by seat."""

    def __init__(
        self, language: str, players: Sequence[str] = (), words: Words = BOARD_WORDS
    ) -> None:
        self.language: Final = language
        self.players: Final = tuple(players)
        self.words: Final = words
        self._bundle: Final = bundle_of(language)

    def speaking(self, words: Words) -> "Texts":
        """The same language and players, with other words for the game."""
        return Texts(self.language, self.players, words)

    # --- messages ---------------------------------------------------------------------------
    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(self.own(key))

    def own(self, key: str) -> str:
        """The name of the game's own message, where it has one beside the common one."""
        name = f"{self.words.prefix}{key}"
        return name if self._bundle.has_message(name) else key

    def say(self, key: str, given: Mapping[str, Value] | None = None, /, **more: Value) -> str:
        """A message with its arguments as they are; the key itself, if it is missing."""
        name, _, attribute = key.partition(".")
        if not self.has(name):
            return key
        message = self._bundle.get_message(self.own(name))
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        return str(self._bundle.format_pattern(pattern, {**(given or {}), **more})[0])

    def tell(self, key: str, given: Mapping[str, Value]) -> str:
        """A message whose arguments are ids, spelled out by the names of their fields."""
        words: dict[str, Value] = {}
        for field, value in given.items():
            words |= self.spell(field, value)
        return self.say(key, words)

    # --- what the game speaks of ------------------------------------------------------------
    def reason(self, reason: Reason) -> str:
        """Why something is refused."""
        return self.tell(f"reason-{reason.code}", reason.args)

    def event(self, event: Event, part: str = "") -> str:
        """What happened; with a part such as `.tie`, also why."""
        return self.tell(f"event-{event.kind.name}{part}", event.named())

    def ask(self, choice: Choice[S], part: str = "") -> str:
        """What is asked; with the part `.help`, what to know about it."""
        return self.tell(f"ask-{type(choice).__name__}{part}", self.words.about(choice))

    def verb(self, verb: Verb) -> str:
        """What a verb does, in a few words."""
        return self.say(f"verb-{verb.name}")

    # --- words ------------------------------------------------------------------------------
    def spell(self, field: str, value: Value) -> dict[str, Value]:
        """An argument in words, with the other forms of the word where it has some."""
        if value == HIDDEN:
            return {field: "?"}
        key = self.words.key(field, value)
        if key is not None:
            return self._word(field, key)
        if isinstance(value, str):
            return {field: value or self.say("empty")}
        if field in self.words.players:
            return {field: self.player(value)}
        return self.words.plain(self, field, value)

    def _word(self, field: str, key: str) -> dict[str, Value]:
        words: dict[str, Value] = {field: self.say(key)}
        if self.has(key):
            for form in self._bundle.get_message(self.own(key)).attributes:
                words[f"{form}-{field}"] = self.say(f"{key}.{form}")
        return words

    def noun(self, move: Move) -> str:
        """What a move speaks of, by its name."""
        field = self.words.field_of(move.verb)
        return str(self.spell(field, move.noun)[field])

    def player(self, seat: int) -> str:
        """The name of a player; dice and bags are chance."""
        if seat < 0:
            return self.say("chance")
        return self.players[seat] if seat < len(self.players) else str(seat + 1)

    def number(self, value: float, digits: int) -> str:
        """A number with this many decimals, after a point or a comma."""
        written = f"{value:.{digits}f}"
        return written.replace(".", ",") if self.language in WITH_COMMA else written

    def thing(self, thing: int, form: str = "") -> str:
        """What stands on a parcel."""
        return self.say(f"{self.words.key('thing', thing)}{form}")

    def side(self, side: str) -> str:
        """A character of the board game by the side of its card, such as `14R`."""
        return self.say(f"side-{side}")

    def source(self, name: str) -> str:
        """Where points came from."""
        return self.say(self.words.source(name))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we have it; otherwise English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


@cache
def bundle_of(language: str) -> "FluentBundle":
    """All messages of a language, from all its files."""
    # Bots import texts without a word to say, and Fluent takes long to import.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    folder = files("carson.i18n") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
