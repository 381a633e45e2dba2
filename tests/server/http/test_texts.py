"""Every sentence that the server speaks is there."""

from typing import get_args, get_type_hints

import pytest

from carson.i18n.texts import LANGUAGES, Texts
from carson.server.http.errors import CODES
from carson.server.tables.log import Changed
from tests.support.imports import modules_of_the_package
from tests.support.messages import codes, spoken

SERVER = [module for module in modules_of_the_package() if module.part == "server"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    needed = {code for module in SERVER for code in codes(module)} | set(CODES.values())

    assert [code for code in sorted(needed) if not texts.has(f"reason-{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_server_is_there(language: str) -> None:
    texts = Texts(language)
    needed = {key for module in SERVER for key in spoken(module)}

    assert needed
    assert [key for key in sorted(needed) if texts.say(key) == key] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_change_of_a_seat_has_its_sentence(language: str) -> None:
    texts = Texts(language)
    changes = get_args(get_type_hints(Changed)["change"])

    assert [change for change in changes if not texts.has(f"table-{change}")] == []
