"""The pages for researchers are true."""

import doctest

import pytest

pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `envs` is not installed")
pytest.importorskip("pyspiel", reason="NOT TESTED: the extra `spiel` is not installed")

from tests.support.imports import ROOT


@pytest.mark.parametrize("name", ["environments.md", "research.md"])
def test_the_page_is_true(name: str) -> None:
    page = (ROOT / "docs" / name).read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(page, {}, name, None, None)
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)

    assert runner.run(examples).failed == 0
    assert examples.examples
