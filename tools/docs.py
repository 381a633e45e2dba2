"""Writes the pages of docs/ that follow from code and rulebook: `python -m tools.docs`."""

import ast
import inspect
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Final

from carson.board.characters import SIDES
from carson.board.game import BOARD_GAME
from carson.board.map.buildings import BUILDINGS, Building
from carson.board.powers import rule as rule_module
from carson.board.powers.rule import Rule
from carson.board.printed import BASE_TILES, GOLD_AND_GUNS_TILES
from carson.cards.game import CARDS_GAME
from carson.core.options import Option
from carson.i18n.texts import Texts
from tools.rulings import ROOT, all_marks, with_tests

DOCS: Final = ROOT / "docs"
RULEBOOK: Final = ROOT / "carson" / "rulebook" / "en"
NOTE: Final = "*Written by `python -m tools.docs` from the code: change the code, not this page.*"
NOTE_OF_THE_RULEBOOK: Final = (
    "*Written by `python -m tools.docs` from `carson/rulebook/en`: change that, not this page.\n"
    "Every paragraph opens with its id, which tests cite; a ruling names a test that pins it.\n"
    "The words are explained in the [glossary](glossary.md).*"
)
WIDTH: Final = 100
FACT: Final = "fact"
QUERY: Final = "query"
MOMENT: Final = "moment"
MANY: Final = 10
"""This many values of an option are not listed one by one."""


# --- words ----------------------------------------------------------------------------------
def words_of(name: str) -> str:
    """The name of a class in words: `General Store` for GeneralStore."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", name)


def text_of(thing: object) -> str:
    """A docstring as a text of paragraphs, with the apostrophes of a text."""
    found = inspect.getdoc(thing)
    assert found, f"{thing} says nothing"
    return found.replace("'", "’")


def dollars(amount: int) -> str:
    """An amount of money."""
    return f"-${-amount}" if amount < 0 else f"${amount}"


def yes(value: bool) -> str:
    """A cell of a table that says yes or no."""
    return "yes" if value else "no"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def page(*parts: str) -> str:
    """A page from its parts, the title first."""
    return "\n\n".join([parts[0], NOTE, *parts[1:]]) + "\n"


# --- characters -----------------------------------------------------------------------------
def side_name(side: Rule) -> str:
    """What the person on a side is called."""
    return words_of(type(side).__name__.removesuffix("Red").removesuffix("Yellow"))


def characters() -> str:
    """The page of the characters."""
    cards = list(dict.fromkeys(side.number for side in SIDES))
    return page(
        "# The characters",
        "Each card has two sides. The number sets the turn order; the limit is the money that its "
        "player may keep at the end of the round.",
        *(part for card in cards for part in _card(card)),
    )


def _card(number: int) -> Iterator[str]:
    sides = [side for side in SIDES if side.number == number]
    names = dict.fromkeys(side_name(side) for side in sides)
    yield f"## {number}: {', '.join(names)}"
    for side in sides:
        colour = "red" if side.red else "yellow"
        yield f"### {side.name}, {colour}: {side_name(side)}, limit {dollars(side.cash_limit)}"
        yield text_of(type(side))


def sides() -> str:
    """The rules of all sides in the form of the rulebook, which other languages follow."""
    texts = {side.name.lower(): " ".join(text_of(type(side)).split()) for side in SIDES}
    rules = [fill(f"**[card-{name}]** {text}", WIDTH) for name, text in texts.items()]
    return "\n\n".join(["# The characters", *rules]) + "\n"


# --- buildings ------------------------------------------------------------------------------
def buildings() -> str:
    """The page of the buildings."""
    head = ("building", "tiles", "needs a road", "brings Houses", "counts as Houses", "revolvers")
    return page(
        "# The buildings",
        table(
            (*head, "can be attacked", "pays at most", "City Hall adds"),
            map(_row, BUILDINGS.values()),
        ),
        *(
            f"## {words_of(type(kind).__name__)}\n\n{text_of(type(kind))}"
            for kind in BUILDINGS.values()
        ),
    )


def _row(kind: Building) -> tuple[str, ...]:
    tiles = {**BASE_TILES, **GOLD_AND_GUNS_TILES}
    return (
        words_of(type(kind).__name__),
        str(tiles[kind.thing]),
        yes(kind.needs_road),
        str(kind.houses_to_add),
        str(kind.counts_as_houses),
        str(kind.revolvers),
        yes(kind.attackable),
        dollars(kind.cap) if kind.cap else "-",
        dollars(kind.level) if kind.level else "-",
    )


# --- hooks ----------------------------------------------------------------------------------
@dataclass(frozen=True)
class Hook:
    """Something of Rule that a rule can set or override."""

    name: str
    kind: str
    form: str
    """How it is written: a fact with its type, a method with its arguments and its answer."""
    text: str


def hooks() -> list[Hook]:
    """The hooks of Rule in the order of its text; a moment is a method that answers nothing."""
    (body,) = (
        node.body
        for node in ast.parse(inspect.getsource(rule_module)).body
        if isinstance(node, ast.ClassDef) and node.name == Rule.__name__
    )
    found = []
    for node, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.AnnAssign):
            kind = node.annotation
            bare = kind.slice if isinstance(kind, ast.Subscript) else kind
            form = f"{ast.unparse(node.target)}: {ast.unparse(bare)}"
            found.append(Hook(ast.unparse(node.target), FACT, form, _said_by(following)))
        elif isinstance(node, ast.FunctionDef):
            found.append(_method(node))
    return found


def _said_by(node: ast.stmt) -> str:
    """The sentence under a fact."""
    said = node.value if isinstance(node, ast.Expr) else None
    assert isinstance(said, ast.Constant), "a fact says what it is for"
    return str(said.value)


def _method(node: ast.FunctionDef) -> Hook:
    answer = ast.unparse(node.returns).strip("'") if node.returns else ""
    text = ast.get_docstring(node) or ""
    if node.decorator_list:
        return Hook(node.name, FACT, f"{node.name}: {answer}", text)
    arguments = ", ".join(argument.arg for argument in node.args.args[1:])
    if answer == "None":
        return Hook(node.name, MOMENT, f"{node.name}({arguments})", text)
    return Hook(node.name, QUERY, f"{node.name}({arguments}) -> {answer}", text)


def users(hook: Hook) -> str:
    """The sides that set or override a hook."""
    found = [side for side in SIDES if hook.name in vars(type(side))]
    if len(found) == len(SIDES):
        return "all"
    return ", ".join(f"{side_name(side)} {side.name}" for side in found) or "none"


def hooks_page() -> str:
    """The page of the hooks."""
    return page(
        "# The hooks of a rule",
        "A rule is one side of a character card. These are all the ways in which it can change "
        "the game; each is documented in `carson/board/powers/rule.py`.",
        "## Facts\n\nAttributes that anyone may read.",
        _hook_table(FACT),
        "## Queries\n\nPure: they answer and change nothing. Only `carson/board/powers/ask.py` "
        "calls them.",
        _hook_table(QUERY),
        "## Moments\n\nTold, not asked: the rule schedules what follows. `State.tell` announces "
        "them to all cards that are held, the lowest number first; `on_chosen` is told to the "
        "card that was taken alone, `on_placed` and `on_taken_back` to the cards of the seat whose "
        "piece it is, `imagine` to the variants alone.",
        _hook_table(MOMENT),
    )


def _hook_table(kind: str) -> str:
    rows = [
        # A bar would end the cell.
        (f"`{hook.form}`".replace("|", "\\|"), hook.text, users(hook))
        for hook in hooks()
        if hook.kind == kind
    ]
    return table((kind, "what it is for", "rules that use it"), rows)


# --- options --------------------------------------------------------------------------------
def options_page() -> str:
    """The page of the options."""
    return page(
        "# The options of a table",
        "What a table agrees on before the game. The command line, the forms and `/info` take "
        "them from `OPTIONS` in `carson/board/options.py` and `carson/cards/options.py`. A list "
        "names its parts, separated by commas; a preset stands for a whole list.",
        *("## The board game", _option_table(BOARD_GAME.options)),
        *("## The card game", _option_table(CARDS_GAME.options)),
    )


def _option_table(options: Iterable[Option]) -> str:
    head = ("option", "what it says", "kind", "values", "presets", "default", "counts with")
    return table(head, map(_option_row, options))


def _option_row(option: Option) -> tuple[str, ...]:
    name, needs = option.name.replace("_", "-"), option.needs
    texts = Texts("en")
    values = _span(option) if len(option.choices) > MANY else _codes(option.choices)
    return (
        f"`{option.name}`",
        texts.say(f"usage-{name}", known=", ".join(option.choices)),
        option.kind,
        values,
        _codes(option.presets) or "-",
        f"`{option.default}`",
        f"`{needs.option}={needs.value}`" if needs else "-",
    )


def _span(option: Option) -> str:
    """The first and the last of many values."""
    return f"`{option.choices[0]}` to `{option.choices[-1]}`"


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


# --- the rulebook ---------------------------------------------------------------------------
def rules() -> str:
    """The page of the rules."""
    return _from_rulebook("rules.md")


def rulings() -> str:
    """The page of the rulings."""
    return with_tests(_from_rulebook("rulings.md"), all_marks())


def card_rules() -> str:
    """The page of the card game's rules, with its rulings."""
    return with_tests(_from_rulebook("card-rules.md"), all_marks())


def _from_rulebook(name: str) -> str:
    title, _, text = (RULEBOOK / name).read_text(encoding="utf-8").partition("\n\n")
    return f"{title}\n\n{NOTE_OF_THE_RULEBOOK}\n\n{text}"


PAGES: Final[dict[str, Callable[[], str]]] = {
    "characters.md": characters,
    "buildings.md": buildings,
    "hooks.md": hooks_page,
    "options.md": options_page,
    "rules.md": rules,
    "rulings.md": rulings,
    "card-rules.md": card_rules,
}
"""The pages that are written, by the names of their files."""


def main() -> None:
    """Write all pages."""
    for name, write in PAGES.items():
        (DOCS / name).write_text(write(), encoding="utf-8")
    (RULEBOOK / "sides.md").write_text(sides(), encoding="utf-8")


if __name__ == "__main__":
    main()
