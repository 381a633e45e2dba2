"""The page on writing a bot by lines is true: its programs play, and its commands work."""

import re
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from carson.bots.lines import protocol
from carson.cli import app
from carson.games import GAMES
from tests.guides.following import NEW_FILE, guide

PAGE = guide("writing-a-bot-by-lines.md")
PROGRAM = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)
COMMAND = re.compile(r"^carson (?:bot|simulate|ladder) .*$", re.MULTILINE)
MOVE = re.compile(r"`(?!carson)([a-z]+(?: [\w-]+)?)`")
SMALL = {"100": "2", "5": "1"}
"""Fewer games than the page has say the same."""


def run(*words: str) -> str:
    """What a command of ours says, if all is well."""
    result = CliRunner().invoke(app, [*words, "--language", "en"])
    assert result.exit_code == 0, result.stdout + result.stderr
    return result.stdout


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the file of the page, where its commands are run."""
    for name, source in NEW_FILE.findall(PAGE):
        (tmp_path / name).write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_every_program_of_the_page_plays_without_a_mistake(tmp_path: Path) -> None:
    programs = PROGRAM.findall(PAGE)
    for source in programs:
        file = tmp_path / "program.py"
        file.write_text(source, encoding="utf-8")
        said = run("bot", "check", shlex.join([sys.executable, str(file)]))
        assert "has played 6 games without a mistake" in said

    assert len(programs) == 2


@pytest.mark.slow
def test_the_commands_of_the_page_work(folder: Path) -> None:
    commands = COMMAND.findall(PAGE)
    for command in commands:
        run(*(SMALL.get(word, word) for word in shlex.split(command)[1:]))

    assert len(commands) == 3
    assert [file.name for file in folder.iterdir()] == ["mybot.py"]


def test_the_page_names_the_current_version_of_the_protocol() -> None:
    assert f"`{protocol.HELLO}`" in PAGE


def test_the_moves_of_the_page_exist() -> None:
    section = PAGE.partition("## Moves")[2].partition("\n## ")[0]
    board, _, cards = section.partition("And of the card game")
    named = {game: MOVE.findall(text) for game, text in (("board", board), ("cards", cards))}
    for game, moves in named.items():
        for move in moves:
            assert str(GAMES[game].game.vocabulary.read(move)) == move

    assert len(named["board"]) > 12
    assert len(named["cards"]) > 6
