"""Numbers: each language has its own decimal mark."""

import pytest

from carson.i18n.texts import Texts


@pytest.mark.parametrize(
    ("language", "written"), [("en", "67.5"), ("fr", "67,5"), ("de", "67,5"), ("ja", "67.5")]
)
def test_decimals_stand_after_the_mark_of_the_language(language: str, written: str) -> None:
    assert Texts(language).number(67.48, 1) == written
