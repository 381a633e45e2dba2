"""The page on environments is true."""

import doctest

import pytest

pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `envs` is not installed")
pytest.importorskip("pyspiel", reason="NOT TESTED: the extra `spiel` is not installed")

from tests.support.imports import ROOT


def test_the_page_is_true() -> None:
    page = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8").replace("```", "")
    examples = doctest.DocTestParser().get_doctest(page, {}, "environments.md", None, None)
    runner = doctest.DocTestRunner(optionflags=doctest.FAIL_FAST)

    assert runner.run(examples).failed == 0
    assert len(examples.examples) > 10
