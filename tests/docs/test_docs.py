"""The documents hold: tests pin the rules and the rulings, and links lead somewhere."""

import re
from collections.abc import Iterable
from pathlib import Path

from tools.rulings import NO_TEST, ROOT, Mark, all_marks, marks_in, pinned_by, with_tests

RULES = ROOT / "docs" / "rules.md"
RULINGS = ROOT / "docs" / "rulings.md"
CARD_RULES = ROOT / "docs" / "card-rules.md"
ALL_RULES = RULES.read_text(encoding="utf-8") + CARD_RULES.read_text(encoding="utf-8")
ALL_RULINGS = RULINGS.read_text(encoding="utf-8") + CARD_RULES.read_text(encoding="utf-8")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:")

SAMPLE_TESTS = """
@pytest.mark.rule("duel.ties")
@pytest.mark.ruling(13)
@pytest.mark.parametrize("place", ["a1"])
def test_a_tie(place: str) -> None: ...

@pytest.mark.rule("duel.total", "duel.draw")
@slow
@settings(max_examples=5)
def test_a_total() -> None: ...

@pytest.mark.ruling(99)
def helper() -> None: ...
"""
SAMPLE_RULINGS = """| no | ruling | why |
|---|---|---|
| 13 | A tie | goes to one. |
| 14 | Nobody pins this. | Why? |
"""
SAMPLE_PINS = """| no | ruling | why | test |
|---|---|---|---|
| 13 | A tie | goes to one. | - |
| 14 | Nobody pins this. | Why? | `tests/test_old.py::test_gone` |
"""


# --- rules ----------------------------------------------------------------------------------
def rule_ids(text: str) -> list[str]:
    """The ids with which the paragraphs of the rules open."""
    return re.findall(r"^\*\*\[([a-z.]+)\]\*\*", text, re.MULTILINE)


def cited(marks: Iterable[Mark], name: str) -> list[str]:
    """What the markers of a name cite."""
    return [mark.cites for mark in marks if mark.name == name]


def uncited_rules(text: str, marks: list[Mark]) -> list[str]:
    """The paragraphs that no test pins."""
    pinned = cited(marks, "rule")
    return [rule for rule in rule_ids(text) if rule not in pinned]


def unknown_rules(text: str, marks: list[Mark]) -> list[str]:
    """The tests that cite a paragraph there is not."""
    known = rule_ids(text)
    return [mark.test for mark in marks if mark.name == "rule" and mark.cites not in known]


def test_every_paragraph_of_the_rules_is_pinned_by_a_test() -> None:
    assert uncited_rules(ALL_RULES, all_marks()) == []


def test_no_test_cites_a_paragraph_there_is_not() -> None:
    assert unknown_rules(ALL_RULES, all_marks()) == []


def test_no_two_paragraphs_have_the_same_id() -> None:
    ids = rule_ids(ALL_RULES)

    assert len(ids) == len(set(ids)) > 90


def test_a_paragraph_without_a_test_and_a_test_without_a_paragraph_are_found() -> None:
    rules = (
        "**[duel.ties]** Ties.\n\n**[duel.total]** Totals, see **[x.y]**.\n\n**[duel.when]** Now."
    )
    marks = marks_in(SAMPLE_TESTS, "tests/test_duel.py")

    assert uncited_rules(rules, marks) == ["duel.when"]
    assert unknown_rules(rules, marks) == ["tests/test_duel.py::test_a_total"]


# --- rulings --------------------------------------------------------------------------------
def wrong_rows(text: str, marks: list[Mark]) -> list[str]:
    """The rulings whose last column names no test that carries their number."""
    pins = {(mark.cites, mark.test) for mark in marks if mark.name == "ruling"}
    return [number for number, test in pinned_by(text).items() if (number, test) not in pins]


def unknown_rulings(text: str, marks: list[Mark]) -> list[str]:
    """The tests that cite a ruling there is not."""
    known = list(pinned_by(text))
    return [mark.test for mark in marks if mark.name == "ruling" and mark.cites not in known]


def test_every_ruling_names_a_test_that_carries_its_number() -> None:
    assert wrong_rows(ALL_RULINGS, all_marks()) == []


def test_no_test_cites_a_ruling_there_is_not() -> None:
    assert unknown_rulings(ALL_RULINGS, all_marks()) == []


def test_the_rulings_are_numbered_without_a_gap() -> None:
    for page, letter in ((RULINGS, ""), (CARD_RULES, "C")):
        numbers = list(pinned_by(page.read_text(encoding="utf-8")))

        assert numbers == [f"{letter}{number}" for number in range(1, len(numbers) + 1)]


def test_a_ruling_without_a_test_and_a_test_without_a_ruling_are_found() -> None:
    marks = [
        *marks_in(SAMPLE_TESTS, "tests/test_duel.py"),
        Mark("ruling", "15", "tests/test_duel.py::test_more"),
    ]

    assert wrong_rows(SAMPLE_PINS, marks) == ["13", "14"]
    assert unknown_rulings(SAMPLE_PINS, marks) == ["tests/test_duel.py::test_more"]


def test_the_tool_names_the_first_test_of_a_ruling_and_leaves_the_others_open() -> None:
    marks = [
        *marks_in(SAMPLE_TESTS, "tests/test_duel.py"),
        *marks_in(SAMPLE_TESTS, "tests/test_later.py"),
    ]
    filled = with_tests(SAMPLE_RULINGS, marks)

    assert pinned_by(filled) == {"13": "tests/test_duel.py::test_a_tie", "14": NO_TEST}
    assert filled.startswith("| no | ruling | why | test |\n|---|---|---|---|\n")
    assert "| 13 | A tie | goes to one. | `tests/test_duel.py::test_a_tie` |\n" in filled


def test_markers_count_on_tests_only() -> None:
    assert [(mark.name, mark.cites) for mark in marks_in(SAMPLE_TESTS, "t.py")] == [
        *(("rule", "duel.ties"), ("ruling", "13"), ("parametrize", "place")),
        *(("rule", "duel.total"), ("rule", "duel.draw")),
    ]


# --- links ----------------------------------------------------------------------------------
def anchors(text: str) -> set[str]:
    """What a link can name in a page: its headings in small letters, with hyphens for blanks."""
    headings = re.findall(r"^#+ (.*)$", CODE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).strip().replace(" ", "-") for line in headings}


def broken_links(page: Path, text: str) -> list[str]:
    """The relative links of a page that lead nowhere."""
    links = [link for link in LINK.findall(CODE.sub("", text)) if not ELSEWHERE.match(link)]
    return [f"{page.name}: {link}" for link in links if not leads_somewhere(page, text, link)]


def leads_somewhere(page: Path, text: str, link: str) -> bool:
    """Whether the file of a relative link is there, and the heading in it."""
    name, _, anchor = link.partition("#")
    target = page.parent / name
    if not target.exists():
        return False
    return not anchor or anchor in anchors(target.read_text(encoding="utf-8") if name else text)


def pages() -> list[Path]:
    """Our Markdown files; docs/ holds the rulebook a second time, and its links count there."""
    found = [path.relative_to(ROOT) for path in ROOT.rglob("*.md")]
    hidden = ("node_modules", "build", "dist", "rulebook")
    return [
        ROOT / path
        for path in sorted(found)
        if not any(part.startswith(".") or part in hidden for part in path.parts)
    ]


def test_the_links_between_our_pages_lead_somewhere() -> None:
    broken = [
        link for page in pages() for link in broken_links(page, page.read_text(encoding="utf-8"))
    ]

    assert RULES in pages()
    assert broken == []


def test_links_that_lead_nowhere_are_found() -> None:
    text = (
        "# The rules\n[a](rules.md) [b](gone.md) [c](#the-rules) [d](#gone) `[e](gone.md)`\n"
        "[f](https://example.org/gone.md) [g](rules.md#2-setup) [h](rules.md#gone)\n"
        "```\n[i](gone.md)\n# Gone\n```\n![j](gone.png)"
    )

    assert broken_links(ROOT / "docs" / "sample.md", text) == [
        *("sample.md: gone.md", "sample.md: #gone"),
        *("sample.md: rules.md#gone", "sample.md: gone.png"),
    ]


# --- the way of a move ----------------------------------------------------------------------
STEP = re.compile(r"^\| (\d+) \| .* \| `([^`]+)` \| `([^`]+)` \|$", re.MULTILINE)


def strays(text: str) -> list[str]:
    """The steps whose file is not there, or does not hold the name to look for."""
    return [
        f"{number}: {name} in {file}"
        for number, file, name in STEP.findall(text)
        if not (ROOT / file).is_file()
        or not re.search(rf"\b{name}\b", (ROOT / file).read_text(encoding="utf-8"))
    ]


def test_every_step_of_a_move_is_in_its_file() -> None:
    text = (ROOT / "docs" / "a-move.md").read_text(encoding="utf-8")
    numbers = [int(number) for number, _, _ in STEP.findall(text)]

    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 20
    assert strays(text) == []


def test_a_step_that_has_moved_is_found() -> None:
    text = "| 1 | Gone. | `carson/gone.py` | `play` |\n| 2 | Too. | `carson/cli.py` | `gone_too` |"

    assert strays(text) == ["1: play in carson/gone.py", "2: gone_too in carson/cli.py"]
