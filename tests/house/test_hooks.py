"""Rules keep to the hooks of Rule: none is misspelt, each has its callers, none knows another."""

import ast
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Final

import pytest

from carson.board.characters import SIDES
from carson.board.ids import CARD_NAMES
from carson.board.powers.rule import Rule
from tests.support.imports import Module, modules_of_the_package
from tools.docs import FACT, QUERY, hooks, side_name

BOARD: Final = [module for module in modules_of_the_package() if module.part == "board"]
KINDS: Final = {hook.name: hook.kind for hook in hooks()}


# --- no hook is misspelt --------------------------------------------------------------------
def strange_names(kind: type[Rule]) -> list[str]:
    """The public names of a rule that Rule does not have: nobody would ever look at them."""
    return [name for name in vars(kind) if not name.startswith("_") and not hasattr(Rule, name)]


def all_rules() -> list[type[Rule]]:
    """Every kind of rule in the package."""
    for module in pkgutil.walk_packages(import_module("carson.board").__path__, "carson.board."):
        import_module(module.name)
    return [kind for kind in below(Rule) if kind.__module__.startswith("carson.")]


def below(kind: type[Rule]) -> Iterator[type[Rule]]:
    for sub in kind.__subclasses__():
        yield sub
        yield from below(sub)


class Misspelt(Rule):
    number = 99
    cash_limits = 60

    def on_choosen(self) -> None: ...

    def _helper(self) -> None: ...


def test_no_rule_has_a_name_that_rule_has_not() -> None:
    assert {kind.__name__: strange_names(kind) for kind in all_rules() if strange_names(kind)} == {}


def test_a_misspelt_hook_is_found() -> None:
    assert strange_names(Misspelt) == ["cash_limits", "on_choosen"]


def test_every_side_of_every_card_is_looked_at() -> None:
    assert {type(side) for side in SIDES} <= set(all_rules())


def test_every_public_name_of_rule_is_a_hook() -> None:
    assert list(KINDS) == [name for name in vars(Rule) if not name.startswith("_")]


# --- every hook is called in its place ------------------------------------------------------
def callers(hook: str) -> str:
    """The module that may call a hook; moments that concern one seat have their own."""
    alone = {
        "on_chosen": "carson.board.play.choose",
        "on_placed": "carson.board.play.place",
        "on_taken_back": "carson.board.play.place",
        "imagine": "carson.board.game",
    }
    told = "carson.board.powers.ask" if KINDS[hook] == QUERY else "carson.board.powers.moments"
    return alone.get(hook, told)


def hooks_called(module: Module) -> Iterator[str]:
    """The queries and moments that a module reaches for, on anything but itself and modules."""
    tree = ast.parse(module.source)
    known = {"self", *imported_modules(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and KINDS.get(node.attr, FACT) != FACT:
            receiver = node.value.id if isinstance(node.value, ast.Name) else ""
            if receiver not in known:
                yield node.attr


def imported_modules(tree: ast.Module) -> Iterator[str]:
    """The names of imported modules, which are written small."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            names = [alias.asname or alias.name for alias in node.names]
            yield from (name for name in names if name.islower())


def out_of_place(module: Module) -> list[str]:
    """The hooks that a module calls though it is not for it."""
    return [hook for hook in hooks_called(module) if callers(hook) != module.name]


def test_queries_and_moments_are_called_in_their_places_only() -> None:
    assert {module.name: out_of_place(module) for module in BOARD if out_of_place(module)} == {}


@pytest.mark.parametrize("hook", [name for name, kind in KINDS.items() if kind != FACT])
def test_every_hook_is_called(hook: str) -> None:
    (module,) = (module for module in BOARD if module.name == callers(hook))

    assert hook in hooks_called(module)


@pytest.mark.parametrize(
    "source",
    [
        "def f(s, rule): return rule.firepower(s, 0)",
        "def f(s): return [r.pieces(s, 0) for r in s.hands[0]]",
        "def f(s): s.rules[3].on_duel(s, 0, None)",
        "def f(s, rule): s.do(rule.on_chosen)",
        "from carson.board.powers.rule import Rule\n"
        "def f(s, rule): return Rule.bars(rule, s, 0, 0, 0, 0)",
    ],
)
def test_a_call_out_of_place_is_found(source: str) -> None:
    assert len(out_of_place(Module("carson.board.play.duel", source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        "from carson.board import ask\ndef f(s): return ask.firepower(s, 0)",
        "from carson.board.powers.rule import Rule\nclass A(Rule):\n"
        "    def firepower(self, s, owner): return len(self.pieces(s, owner))",
        "def f(rule): return rule.number + rule.cash_limit",
    ],
)
def test_questions_to_modules_to_oneself_and_about_facts_are_free(source: str) -> None:
    assert out_of_place(Module("carson.board.play.duel", source)) == []


# --- no rule knows another ------------------------------------------------------------------
SIDE_NAME: Final = re.compile(r"\b\d{1,2}[YR]\b")
BY_CARD: Final = (".rules", ".holder", ".memo")
"""The lists of the state that have an entry for each card."""
TABLES: Final = ("carson.board.ids", "carson.board.characters")
"""Where the cards are listed."""
PRINTED: Final = ("CASTS", "CHOICES")
"""Tables of printed casts, and the list of all choices that learned players know."""
OTHER_MEANINGS: Final = {
    ("carson.board.options", "indian"): "what the table can agree on about the card",
    ("carson.board.encode", "indian"): "that a table has agreed on it",
}
EVERYWHERE: Final = ("cowboy",)
"""Cards that are called like something else on the table."""


@cache
def homes() -> dict[str, str]:
    """The names of the characters, and the module in which each is at home."""
    found = {}
    for side in SIDES:
        for name in (CARD_NAMES[side.number].replace("-", " "), side_name(side).lower()):
            found[name] = type(side).__module__
    return {name: home for name, home in found.items() if name not in EVERYWHERE}


def code_of(module: Module) -> Iterator[ast.AST]:
    """The nodes of a module without its docstrings and the printed casts."""
    waiting: list[ast.AST] = [ast.parse(module.source)]
    while waiting:
        node = waiting.pop()
        if not is_text(node) and not is_printed(node):
            yield node
            waiting.extend(ast.iter_child_nodes(node))


def is_text(node: ast.AST) -> bool:
    """Whether a statement is nothing but a text."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def is_printed(node: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in PRINTED


def spelt_in(node: ast.AST) -> Iterator[str]:
    """The names and texts in a node itself, not in those below it."""
    yield from (text for _, text in ast.iter_fields(node) if isinstance(text, str))


def in_words(name: str) -> str:
    """A name as words: `chinese worker red` for ChineseWorkerRed."""
    return re.sub(r"[^a-z0-9]+", " ", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name).lower())


def others_named(module: Module) -> set[str]:
    """The characters that a module names without being their home."""
    strange = {name: home for name, home in homes().items() if home != module.name}
    pattern = re.compile(rf"\b({'|'.join(strange)})s?\b")
    spelt = [text for node in code_of(module) for text in spelt_in(node)]
    found = {match[1] for text in spelt for match in pattern.finditer(in_words(text))}
    return {name for name in found if (module.name, name) not in OTHER_MEANINGS}


def cards_named(module: Module) -> set[str]:
    """The cards that a module names by their number."""
    found: set[str] = set()
    for node in code_of(module):
        found.update(side for text in spelt_in(node) for side in SIDE_NAME.findall(text))
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            found.update({ast.unparse(node)} if ast.unparse(node.value).endswith(BY_CARD) else ())
    return found


def named_in(module: Module) -> list[str]:
    """Everything a module of the rules says about other characters."""
    return [] if module.name in TABLES else sorted(others_named(module) | cards_named(module))


def test_no_character_is_named_outside_its_file() -> None:
    assert {module.name: named_in(module) for module in BOARD if named_in(module)} == {}


@pytest.mark.parametrize(("name", "word"), OTHER_MEANINGS)
def test_every_exception_is_needed(name: str, word: str) -> None:
    (module,) = (module for module in BOARD if module.name == name)

    assert word in in_words(" ".join(t for node in code_of(module) for t in spelt_in(node)))


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("from carson.board.characters.heroes import HeroesRed", "heroes"),
        ("PAPERBOY = 0", "paperboy"),
        ("def f(rule): return isinstance(rule, ChineseWorkerRed)", "chinese worker"),
        ("def f(rule): return rule.undertakers_fee", "undertaker"),
        ("def f(sheriff): return 0", "sheriff"),
        ("CARD = 'chinese-worker'", "chinese worker"),
        ("HORSE_CARD = '15Y'", "15Y"),
        ("CAST = '1Y,2Y'", "1Y"),
        ("def f(s): return s.holder[0]", "s.holder[0]"),
    ],
)
def test_a_character_named_elsewhere_is_found(source: str, named: str) -> None:
    assert named in named_in(Module("carson.board.play.duel", source))


@pytest.mark.parametrize(
    ("name", "source"),
    [
        ("carson.board.characters.heroes", "class HeroesRed: ..."),
        ("carson.board.characters.doctor", "class UndertakerRed: ..."),
        ("carson.board.play.duel", '"""The Sheriff never fights."""'),
        ("carson.board.play.duel", "def f(s, card): return s.holder[card], s.cowboys"),
        ("carson.board.options", "CASTS: Final = {'quiet': '1R,2R'}"),
        ("carson.board.characters", "from carson.board.characters.heroes import HeroesRed"),
    ],
)
def test_a_character_may_be_named_at_home_in_docstrings_and_in_tables(
    name: str, source: str
) -> None:
    assert named_in(Module(name, source)) == []
