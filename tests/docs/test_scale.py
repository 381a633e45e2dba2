"""The page on scale: its sums are right, and its commands exist."""

import re

from typer.testing import CliRunner

from carson.cli import app
from tests.support.imports import ROOT
from tools.scale import BOTS, HEAD, TABLES

PAGE = (ROOT / "docs" / "scale.md").read_text(encoding="utf-8")
COST = re.compile(r"^\| (\w+, [\w-]+) \| ([\d.]+) \| [\d,]+ \| ([\d,]+) \|", re.MULTILINE)
MILLION = re.compile(r"^\| (\w+, [\w-]+) \| (\d[\d.]*) \| [\d.]+ \w+ \| ([\d.]+) GB", re.MULTILINE)


def test_the_table_has_a_row_for_each_game_and_bot() -> None:
    costs = [name for name, _, _ in COST.findall(PAGE)]

    assert costs == [f"{game}, {bot}" for game in TABLES for bot in BOTS]
    assert " | ".join(HEAD) in PAGE


def test_a_million_games_cost_a_million_times_as_much_as_one() -> None:
    cost = {name: (float(ms), int(size.replace(",", ""))) for name, ms, size in COST.findall(PAGE)}
    sums = MILLION.findall(PAGE)
    for name, hours, gigabytes in sums:
        milliseconds, size = cost[name]
        assert abs(milliseconds / 3.6 - float(hours)) < 0.6
        assert abs(size / 1000 - float(gigabytes)) < 0.06

    assert len(sums) == 4


def test_the_commands_of_the_page_know_ray() -> None:
    for command in ("simulate", "ladder"):
        assert "--ray" in CliRunner().invoke(app, [command, "--help"]).stdout
        assert re.search(rf"^carson {command} .*--ray", PAGE, re.MULTILINE)
