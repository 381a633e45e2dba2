"""Every sentence of a preview has its message, and every message its sentence."""

import ast
import json
from typing import Final

from carson.i18n.texts import Texts
from carson.preview.board.lines import OTHERS, OWN
from carson.preview.board.prospects import GIVEN
from carson.preview.report import Line, as_data, line
from tests.preview.looking import foresee, look
from tests.support.imports import Module, modules_of_the_package
from tests.support.messages import messages, name_of, texts_in, unfounded
from tests.support.scenario import scenario

MODULES: Final = [module for module in modules_of_the_package() if module.part == "preview"]
PREFIX: Final = "preview-"
COMPARED: Final = {"before", "after"}
"""The arguments of a sentence that tells a number before and after."""


def written(module: Module) -> list[tuple[str, set[str]]]:
    """The codes in a module's source, each with its arguments if those are written there too."""
    found = []
    for node in ast.walk(ast.parse(module.source)):
        if isinstance(node, ast.Call) and name_of(node) in ("line", "moved"):
            names = {word.arg for word in node.keywords if word.arg is not None}
            given = names if name_of(node) == "line" else {"place", *COMPARED}
            if not any(word.arg is None for word in node.keywords):
                found += [(code, given) for code in texts_in(node.args[0])]
    return found


def composed() -> list[tuple[str, set[str]]]:
    """The codes that are put together from a word and a name."""
    gained = (*GIVEN, "loot", "saved")
    return [
        *((what, COMPARED) for what in (*OWN, "bonus")),
        *((f"other-{what}", {"seat", *COMPARED}) for what in OTHERS),
        *((f"gives-{what}", {"place", "amount"}) for what in gained),
        *((f"now-gives-{what}", {"place", *COMPARED}) for what in gained),
        ("now-sells-points", {"place", *COMPARED}),
        ("duel-won", {"seat", "place"}),
        ("outlaw-won", {"parcel"}),
        ("prices", {"list"}),
        *((code, {"amount", "left"}) for code in ("gets", "pays")),
    ]


SENTENCES: Final = [*(found for module in MODULES for found in written(module)), *composed()]


def test_every_sentence_has_its_message() -> None:
    assert sorted({code for code, _ in SENTENCES if PREFIX + code not in messages("en")}) == []


def test_every_variable_of_a_message_is_an_argument_of_its_sentence() -> None:
    gaps = [unfounded(PREFIX + code, given, messages("en")) for code, given in SENTENCES]

    assert [gap for found in gaps for gap in found] == []


def test_every_message_has_its_sentence() -> None:
    known = {PREFIX + code for code, _ in SENTENCES}

    assert [key for key in messages("en") if key.startswith(PREFIX) and key not in known] == []


def test_a_number_below_zero_is_shown() -> None:
    texts = Texts("en")
    about = line("points", before=-9, after=3)

    assert texts.tell("preview-points", about.args) == "Your VP: -9 → 3."


def test_a_preview_can_be_written_as_json_with_its_texts() -> None:
    table = scenario("""
        phase place
        player 1 cowboys 3
        player 2 cowboys 2
        cowboy gambling 2
    """)
    texts = Texts("en", ("ann", "bo", "cy"))

    def say(about: Line) -> str:
        return texts.tell(f"preview-{about.code}", about.args)

    shown = json.dumps(as_data(look(table, "1 place gambling"), say), ensure_ascii=False)
    said = shown.replace("\u00a0", " ")

    assert "58% chance to win if you pass before bo, 42% if not; 17–83%" in said
    assert "bo can still place 2 cowboys" in shown
    assert "Cash limit" in json.dumps(as_data(foresee(table), say))
