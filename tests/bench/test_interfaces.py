"""Our games are measured through every interface."""

import pytest

pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `envs` is not installed")
pytest.importorskip("pyspiel", reason="NOT TESTED: the extra `spiel` is not installed")

from carson.bench.interfaces import INTERFACES, needs
from carson.bench.subject import PLAY, Missing

MOMENT = 0.001


@pytest.mark.parametrize("name", INTERFACES)
def test_decisions_are_counted(name: str) -> None:
    measured = INTERFACES[name]().measure(PLAY, MOMENT)

    assert measured["decisions"] > measured["games"] > 0


def test_what_is_missing_is_named() -> None:
    with pytest.raises(Missing, match=r"carson\[envs\]"), needs("carson[envs]"):
        raise ImportError("no such module")
