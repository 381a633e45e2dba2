"""The messages that the Fluent files hold, and those that the code needs."""

import ast
import pkgutil
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from carson.board.events import KINDS
from carson.board.ids import (
    CARD_NAMES,
    CARD_SIDES,
    HOUSE,
    SOURCE_NAMES,
    SPACE_NAMES,
    THING_NAMES,
    TOWNHOUSE,
    VOCABULARY,
)
from carson.board.map.buildings import BUILDINGS
from carson.board.map.pieces import PIECES
from carson.board.options import EDITIONS
from carson.cards import events as cards_events
from carson.cards import ids as cards_ids
from carson.core.agenda import ANSWERED, Chance, Choice, S
from carson.i18n.words.cards import CARDS_WORDS
from carson.story.board.style import BOARD_STYLE
from carson.story.board.track import track_spaces
from carson.story.cards.style import CARDS_STYLE
from carson.story.telling import Style
from carson.terminal.board.players import COLUMNS
from carson.terminal.cards import players
from carson.terminal.cards.face import CARDS_FACE
from carson.terminal.files import TROUBLES
from carson.terminal.reader import COMMANDS
from tests.support.imports import ROOT, Module, modules_of_the_package

CODE_AT = {"Reason": 0, "refusal": 0, "fail": 0, "_fail": 0, "_expect": 1, "demand": 1}
"""Where the code of a reason stands among the arguments of these calls."""
SPEAKERS = {"say": "", "tell": "", "explain": "usage-"}
"""Calls that show a message, and what is put before its name."""
ENGLISH = re.compile(r"\b(the|of|and|with|you|your|each|which)\b", re.IGNORECASE)
"""Words that no other of our languages has."""
SENTENCE = re.compile(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", re.IGNORECASE)
"""This many words are no name, and are not the same in two languages."""
PARTS = ("core", "board", "cards", "bots", "commands", "rulebook", "terminal", "server")
"""The parts of the package whose sentences are all written."""


# --- what the files hold ----------------------------------------------------------------------
class Variables(Visitor):
    """The names of the variables in a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def messages_in(source: str) -> dict[str, fluent.Pattern]:
    """Every message and every attribute of one, by name; broken or doubled ones are refused."""
    found: dict[str, fluent.Pattern] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), f"broken: {entry.content}"
        if not isinstance(entry, fluent.Message):
            continue
        assert entry.id.name not in found, f"twice: {entry.id.name}"
        assert entry.value is not None, f"no text: {entry.id.name}"
        found[entry.id.name] = entry.value
        for attribute in entry.attributes:
            found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


@cache
def messages(language: str) -> dict[str, fluent.Pattern]:
    """All messages of a language."""
    return messages_in("\n".join(files(language).values()))


def files(language: str) -> dict[str, str]:
    """The Fluent files of a language, by name."""
    folder = ROOT / "carson" / "i18n" / "locales" / language
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl"))}


def outline(language: str) -> dict[str, list[str]]:
    """The headings and messages of each file of a language, in their order."""
    return {name: headings(source) for name, source in files(language).items()}


def headings(source: str) -> list[str]:
    """The comments of a file and the names of its messages, in their order."""
    found = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message):
            found.append(entry.id.name)
        elif isinstance(entry, fluent.BaseComment):
            found.append(f"# {entry.content}")
    return found


def variables(pattern: fluent.Pattern) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.names


class Written(Visitor):
    """Collects what a text says itself, without its variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:
        self.parts.append(node.value)


def written(pattern: fluent.Pattern) -> str:
    """What a text says itself."""
    visitor = Written()
    visitor.visit(pattern)
    return " ".join(visitor.parts)


def still_english(
    english: Mapping[str, fluent.Pattern], theirs: Mapping[str, fluent.Pattern]
) -> list[str]:
    """The messages that were not translated: sentences that are the same, or in English."""
    return [
        key
        for key, pattern in theirs.items()
        if ENGLISH.search(written(pattern))
        or (SENTENCE.search(written(pattern)) and written(pattern) == written(english[key]))
    ]


def is_empty(pattern: fluent.Pattern) -> bool:
    """Whether a text says nothing; what is left empty on purpose is written { "" }."""
    return not any(
        isinstance(part, fluent.Placeable) or part.value.strip() for part in pattern.elements
    )


def differences(
    ours: Mapping[str, fluent.Pattern], theirs: Mapping[str, fluent.Pattern]
) -> list[str]:
    """The messages that only one language has, or that speak of different things."""
    lonely = sorted(ours.keys() ^ theirs.keys())
    common = sorted(ours.keys() & theirs.keys())
    return lonely + [key for key in common if variables(ours[key]) != variables(theirs[key])]


# --- what the code needs ----------------------------------------------------------------------
def codes(module: Module) -> set[str]:
    """The codes of all reasons that a module gives."""
    found = set()
    for node in ast.walk(ast.parse(module.source)):
        place = CODE_AT.get(name_of(node)) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
            found |= texts_in(node.args[place])
    return found


def spoken(module: Module) -> set[str]:
    """The messages that a module asks for by their full names."""
    found = set()
    for node in ast.walk(ast.parse(module.source)):
        if isinstance(node, ast.Call) and node.args and name_of(node) in SPEAKERS:
            found |= {SPEAKERS[name_of(node)] + key for key in texts_in(node.args[0])}
    return found


def name_of(node: ast.AST) -> str:
    """The name of what is called."""
    if not isinstance(node, ast.Call):
        return ""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else ""


def texts_in(node: ast.expr) -> set[str]:
    """The constant texts in an expression, both sides of an `if` too."""
    if isinstance(node, ast.IfExp):
        return texts_in(node.body) | texts_in(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def questions(game: str) -> set[str]:
    """The names of all choices that can be asked in the package of a game."""
    for module in pkgutil.walk_packages(import_module(game).__path__, f"{game}."):
        import_module(module.name)
    return {kind.__name__ for kind in leaves(Choice) if kind.__module__.startswith(game)}


def asked_of_people(game: str) -> set[str]:
    """The names of all choices of a game that chance does not make."""
    return questions(game) - {kind.__name__ for kind in leaves(Chance)}


def leaves(kind: type[Choice[S]]) -> set[type[Choice[S]]]:
    below = kind.__subclasses__()
    return {leaf for sub in below for leaf in leaves(sub)} if below else {kind}


def needed() -> set[str]:
    """Every message that some game may want to show."""
    modules = [module for module in modules_of_the_package() if module.part in PARTS]
    common = [module for module in modules if module.part != "cards"]
    return {
        *(f"reason-{code}" for module in common for code in codes(module)),
        *(key for module in common if not is_of_cards(module) for key in spoken(module)),
        *(f"help-{name}{form}" for name in COMMANDS for form in ("", ".use")),
        *TROUBLES.values(),
        *needed_at_the_board(),
        *(own(key) for key in needed_for_cards(modules)),
    }


def is_of_cards(module: Module) -> bool:
    """Whether a module shows the card game, and nothing else."""
    return module.part == "cards" or ".cards" in module.name


def own(key: str, prefix: str = CARDS_WORDS.prefix) -> str:
    """The message of a game, where it has one of its own."""
    return f"{prefix}{key}" if f"{prefix}{key}" in messages("en") else key


def needed_at_the_board() -> set[str]:
    """What the board game may want to show."""
    asked = questions("carson.board")
    return {
        *(f"event-{kind.name}" for kind in (*KINDS, ANSWERED)),
        *(f"ask-{name}{part}" for name in asked for part in ("", ".help")),
        *(f"ask-{name}.short" for name in asked_of_people("carson.board")),
        *(f"verb-{name}" for name in VOCABULARY.verbs),
        *(f"thing-{name}{form}" for name in THING_NAMES for form in ("", ".a", ".code")),
        *(f"card-{name}{form}" for name in CARD_NAMES for form in ("", ".the")),
        *(f"space-{name}{form}" for name in SPACE_NAMES for form in ("", ".gives")),
        *(f"{box.key}.gives" for edition in EDITIONS.values() for box in track_spaces(edition)),
        *(f"source-{name}" for name in SOURCE_NAMES),
        *(f"piece-{piece.name}{form}" for piece in PIECES for form in ("", ".a")),
        *(f"{kind}-{side}" for side in CARD_SIDES for kind in ("side", "about-card")),
        *(f"about-thing-{THING_NAMES[thing]}" for thing in (*BUILDINGS, HOUSE, TOWNHOUSE)),
        *(f"panel-{name}" for name in ("player", *COLUMNS, "character")),
        *(f"status-phase-{phase}" for phase in range(5)),
        *stories(BOARD_STYLE),
    }


def needed_for_cards(modules: Iterable[Module]) -> set[str]:
    """What the card game may want to show; verbs, things and panel have words of their own."""
    ours = [module for module in modules if is_of_cards(module)]
    asked = questions("carson.cards")
    return {
        *(f"reason-{code}" for module in ours for code in codes(module)),
        *(key for module in ours for key in spoken(module)),
        *(f"event-{kind.name}" for kind in (*cards_events.KINDS, ANSWERED)),
        *(f"ask-{name}{part}" for name in asked for part in ("", ".help")),
        *(f"ask-{name}.short" for name in asked_of_people("carson.cards")),
        *(f"cards-verb-{name}" for name in cards_ids.VOCABULARY.verbs),
        *(f"thing-{name}{form}" for name in cards_ids.THING_NAMES for form in ("", ".a", ".code")),
        *(f"cards-about-thing-{name}" for name in cards_ids.THING_NAMES[1:]),
        *(f"card-{name}{form}" for name in cards_ids.CHARACTER_NAMES for form in ("", ".the")),
        *(f"about-card-{name}" for name in cards_ids.CHARACTER_NAMES),
        *(f"back-{name}" for name in cards_ids.BACK_NAMES),
        *(CARDS_WORDS.source(name) for name in cards_ids.SOURCE_NAMES),
        *(f"cards-panel-{name}" for name in players.COLUMNS),
        *(f"help-{name}{form}" for name in CARDS_FACE.commands for form in ("", ".use")),
        *stories(CARDS_STYLE),
    }


def stories(style: Style) -> set[str]:
    """The sentences for several events."""
    lists = {f"story-{kind}{form}" for kind in style.listed for form in ("", ".item")}
    return lists | set(style.joined.values())


def missing(wanted: Iterable[str], found: Mapping[str, fluent.Pattern]) -> list[str]:
    return sorted(set(wanted) - found.keys())


# --- arguments --------------------------------------------------------------------------------
FORMS = ("a-", "the-", "gives-")
"""What stands before the name of a field for another form of its word."""


def field_of(variable: str) -> str:
    """The field that a variable of a message comes from."""
    form = next((form for form in FORMS if variable.startswith(form)), "")
    return variable.removeprefix(form)


def arguments(module: Module) -> list[tuple[str, set[str]]]:
    """The codes of the reasons that a module gives, with the names of their arguments."""
    found = []
    for node in ast.walk(ast.parse(module.source)):
        place = CODE_AT.get(name_of(node)) if isinstance(node, ast.Call) else None
        if isinstance(node, ast.Call) and place is not None and len(node.args) > place:
            given = {word.arg for word in node.keywords if word.arg is not None}
            if name_of(node) == "_expect":
                given = {"text", "expected"}
            found += [(code, given) for code in texts_in(node.args[place])]
    return found


def unfounded(key: str, given: set[str], found: Mapping[str, fluent.Pattern]) -> list[str]:
    """The variables of a reason's message that its arguments do not fill."""
    pattern = found.get(key)
    wanted = set() if pattern is None else {field_of(name) for name in variables(pattern)}
    return [f"{key}: {name}" for name in sorted(wanted - given)]
