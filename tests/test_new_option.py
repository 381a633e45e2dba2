"""An option more is one entry in a game's description, and its texts."""

import json
import shutil
import subprocess
import sys
from typing import Final

import pytest

from tests.support.imports import PACKAGE, ROOT

ENTRY: Final = """
OPTIONS += (Option("weather", "one-of", "sun", ("sun", "fog"), key="web-weather"), switch("noon"))
"""
TEXTS: Final = """
usage-weather = What the weather is like: { $known }.
usage-noon = Duels at noon.
web-option-weather = Weather
web-option-noon = High noon
web-weather-sun = Sunshine
web-weather-fog = Thick fog
"""
PROGRAM: Final = """
import json
from msgspec import to_builtins
from typer.testing import CliRunner
from carson.board.game import BOARD_GAME
from carson.cli import app
from carson.core.given import BadOption
from carson.i18n.texts import Texts
from carson.server.http.routes.pages import game_info
from carson.server.text.options import option_fields
from tools.docs import options_page

def help_of(command):
    return " ".join(CliRunner().invoke(app, [command, "--help"]).output.split())

def refusal(**given):
    try:
        BOARD_GAME.complete(given)
    except BadOption as error:
        return error.reason.code

print(json.dumps({
    "play": help_of("play"),
    "simulate": help_of("simulate"),
    "info": to_builtins(game_info("board", ()).options),
    "form": option_fields(BOARD_GAME.options, Texts("en")),
    "docs": options_page(),
    "complete": BOARD_GAME.complete({"weather": "fog", "noon": True}),
    "refusal": refusal(weather="hail"),
}))
"""


@pytest.fixture(scope="module")
def seen(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    """What is seen of two new options in a copy of the program that has them."""
    folder = tmp_path_factory.mktemp("options")
    without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "static")
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=without)
    shutil.copytree(ROOT / "tools", folder / "tools", ignore=without)
    options = folder / PACKAGE / "board" / "options.py"
    before, line, after = options.read_text(encoding="utf-8").partition("DEFAULTS: Final")
    options.write_text(f"{before}{ENTRY}{line}{after}", encoding="utf-8")
    texts = folder / PACKAGE / "i18n" / "locales" / "en" / "options.ftl"
    texts.write_text(texts.read_text(encoding="utf-8") + TEXTS, encoding="utf-8")
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM], cwd=folder, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    found = json.loads(run.stdout)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_command_line_explains_it(command: str, seen: dict[str, object]) -> None:
    told = str(seen[command])

    assert "--weather <str> What the weather is like: sun, fog. [default: (sun)]" in told
    assert "--noon Duels at noon." in told


def test_the_server_tells_clients_of_it(seen: dict[str, object]) -> None:
    told = seen["info"]

    assert isinstance(told, list)
    assert told[-2] == {
        "name": "weather",
        "default": "sun",
        "kind": "one-of",
        "choices": ["sun", "fog"],
        "presets": {},
        "needs": None,
        "key": "web-weather",
        "seating": False,
    }


def test_the_form_without_script_asks_for_it(seen: dict[str, object]) -> None:
    form = str(seen["form"])

    assert "<span>Weather</span><select" in form
    assert ">Thick fog</option>" in form
    assert "High noon" in form


def test_its_values_are_read_and_others_refused(seen: dict[str, object]) -> None:
    complete = seen["complete"]

    assert isinstance(complete, dict)
    assert (complete["weather"], complete["noon"]) == ("fog", "yes")
    assert seen["refusal"] == "unknown-value"


def test_the_docs_list_it(seen: dict[str, object]) -> None:
    assert "| `weather` |" in str(seen["docs"])
