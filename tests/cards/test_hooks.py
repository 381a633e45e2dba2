"""The hooks of a character: a closed list, so that none is misspelt and dead."""

import inspect
from pathlib import Path

import pytest

from carson.cards import characters
from carson.cards.characters import RULES
from carson.cards.ids import CHARACTER_NAMES
from carson.cards.powers.rule import Rule

FOLDER = Path(characters.__file__).parent


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_character_has_only_hooks_that_every_rule_has(rule: Rule) -> None:
    own = {name for name in vars(type(rule)) if not name.startswith("_")}

    assert own <= set(dir(Rule)) | set(inspect.get_annotations(Rule))


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_a_character_says_its_rule_and_names_no_other(rule: Rule) -> None:
    source = (FOLDER / f"{rule.name.replace('-', '_')}.py").read_text(encoding="utf-8")
    code = source.replace(type(rule).__doc__ or "", "")
    others = [name for name in CHARACTER_NAMES if name != rule.name]

    assert len(type(rule).__doc__ or "") > 20
    assert [name for name in others if f'"{name}"' in code] == []


def test_every_character_has_a_file_and_every_file_a_character() -> None:
    files = {path.stem for path in FOLDER.glob("*.py")} - {"__init__"}

    assert files == {name.replace("-", "_") for name in CHARACTER_NAMES}
