"""The client is light: its code, its views, and what goes over the wire."""

from urllib.request import Request, urlopen

import pytest

from tests.support.patience import SECONDS
from tests.web.house import House
from tools import client_bench


def test_the_clients_own_code_is_under_230_kb(built: None) -> None:
    assert client_bench.own_code() < 230_000


@pytest.mark.slow
def test_no_view_of_a_game_with_everything_on_exceeds_30_kb(house: House) -> None:
    assert client_bench.largest_view(house) < 30_000


def test_texts_are_packed_for_their_way(house: House) -> None:
    asked = Request(f"{house.url}/info", headers={"accept-encoding": "gzip"})

    with urlopen(asked, timeout=SECONDS) as answer:
        assert answer.headers["content-encoding"] == "gzip"
