"""The description of the protocol is true: whatever is sent, the answer is one that it names."""

from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from msgspec import json
from schemathesis import APIOperation, Case, CheckFunction, GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.core.adapter import OperationParameter, ResponsesContainer
from schemathesis.core.result import Ok
from schemathesis.openapi import from_url
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import negative_data_rejection

from carson.server.http import responses
from tests.server.live import Person, friends, live_server, messages
from tests.support.patience import SECONDS

EXAMPLES: Final = 25
ALL: Final = list(HealthCheck)
EXPECTED: Final = SchemathesisConfig.from_dict(
    {
        "checks": {
            "positive_data_acceptance": {"expected-statuses": ["2xx", *range(400, 430)]},
            "negative_data_rejection": {"expected-statuses": [*range(400, 430)]},
        }
    }
)
"""What is well-formed may still be refused by the rules, or be too large."""
ENDLESS: Final = "/events"
"""A stream has no end, so only its beginning is read."""
KINDS: Final = {
    "fresh": responses.TableView,
    "view": responses.TableView,
    "entry": responses.LogEntry,
    "presence": responses.Presence,
}
"""What each message of a stream holds."""

Operation = APIOperation[OperationParameter, ResponsesContainer[object], object, BaseSchema]


class Visitors:
    """People at tables of every kind, in whose names the requests are sent."""

    def __init__(self, url: str) -> None:
        people = friends(url, 2, options={"players": "2"})
        people += friends(url, 3, options={"players": "3", "variants": "new-beginning,kit-carson"})
        people += friends(url, 4, game="cards", options={"people": "4", "virtual": "none"})
        people += friends(url, 1, options={"players": "2"}, seats=[{"kind": "person"}] * 2)
        people += friends(url, 1, options={"players": "3"})
        self.url: Final = url
        self._turns: Final[Iterator[Person]] = cycle(people)
        self._count = 0

    def guide(self, case: Case[Operation]) -> bool:
        """Send most requests to a real table, with a token of someone there; whether so."""
        self._count += 1
        person = next(self._turns)
        if self._count % 4 == 0 or "table" not in case.path_parameters:
            return False
        if case.method == "DELETE" and person.seat == 0:
            return False
        case.path_parameters["table"] = person.table
        case.headers["Authorization"] = f"Bearer {person.token}"
        return True


def check(operation: Operation, mode: GenerationMode, visitors: Visitors) -> None:
    """Send requests as they should be, or as they should not, and look at the answers."""

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=ALL)
    @given(case=operation.as_strategy(mode))
    def send(case: Case[Operation]) -> None:
        # The name of a table that was put right may have been the only thing wrong.
        excluded: list[CheckFunction] = [negative_data_rejection] if visitors.guide(case) else []
        if case.path.endswith(ENDLESS):
            check_stream(visitors.url, case)
        else:
            case.call_and_validate(excluded_checks=excluded)

    try:
        send()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, "what has no parameters cannot be sent wrongly"


def check_stream(url: str, case: Case[Operation]) -> None:
    """Read the beginning of a stream, or the whole refusal; the description names either."""
    headers = {str(name): str(value) for name, value in case.headers.items()}
    sent = {
        name: value for name, value in headers.items() if value.isascii() and value.isprintable()
    }
    query = {str(name): str(value) for name, value in case.query.items()}
    place = f"{url}/{case.formatted_path.lstrip('/')}"
    with (
        httpx.Client(timeout=SECONDS) as client,
        client.stream("GET", place, headers=sent, params=query) as answer,
    ):
        assert str(answer.status_code) in case.operation.responses.status_codes
        if answer.status_code != 200:
            assert json.decode(answer.read(), type=responses.Problem).code
            return
        assert answer.headers["content-type"].startswith("text/event-stream")
        begun = list(islice(messages(answer.iter_lines()), 2))
    told = [message.event for message in begun]
    assert "presence" in told
    for message in begun:
        json.decode(message.data, type=KINDS[message.event])


@pytest.mark.slow
@pytest.mark.parametrize("mode", list(GenerationMode))
def test_every_answer_is_one_that_the_description_names(
    tmp_path: Path, mode: GenerationMode
) -> None:
    with live_server(tmp_path) as url:
        visitors = Visitors(url)
        schema = from_url(f"{url}/schema", config=EXPECTED)
        found = list(schema.get_all_operations())
        operations = [result.ok() for result in found if isinstance(result, Ok)]
        for operation in operations:
            check(operation, mode, visitors)

    assert len(operations) == len(found) > 25
