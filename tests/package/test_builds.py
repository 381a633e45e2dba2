"""One source, two builds: both play the same game, and each says what it is."""

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import pytest
from hatchling.builders.wheel import WheelBuilder

from build_hooks import engine
from carson import __version__
from carson.builds import (
    BUILDS,
    COMPILED,
    INTERPRETED,
    LIBRARY,
    PACKAGE,
    engine_sources,
    environment,
    fingerprint,
    lay_out,
)
from tests.bench.same import random_game
from tests.support.corpus import PRESENT, rows
from tests.support.imports import ROOT

VERSION: Final = "import sys; sys.argv[1:] = ['--version']; from carson.cli import app; app()"
CHUNK: Final = 250
CHUNKS: Final = 8
"""How many random games the slow suite plays in both builds."""

can_compile = pytest.mark.skipif(
    bool(engine.why_not()), reason=f"NOT COMPARED, only one build: {engine.why_not()}"
)
"""The whole comparison needs a C compiler; without one this says so."""


@pytest.fixture(scope="session")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with both builds of the package; compiled once for the same sources."""
    engine.compiled(ROOT)
    folder = tmp_path_factory.mktemp("builds")
    for build in BUILDS:
        assert lay_out(build, folder / build), f"the {build} package cannot be laid out"
    return folder


def run(folder: Path, *arguments: str) -> list[str]:
    """What Python prints when the package of a folder is the one that is imported."""
    done = subprocess.run(
        [sys.executable, "-P", *arguments],
        env={**environment(folder, ROOT), "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def differences(builds: Path, first: int, count: int) -> list[str]:
    """The games that the builds play differently."""
    compiled, interpreted = (
        run(builds / build, "-m", "tests.bench.same", str(first), str(count)) for build in BUILDS
    )
    assert [compiled[0], interpreted[0]] == [COMPILED, INTERPRETED]
    assert len(compiled) == len(interpreted) > max(1, count)
    pairs = zip(compiled[1:], interpreted[1:], strict=True)
    return [f"{ours} is {theirs}" for ours, theirs in pairs if ours != theirs]


# --- the same game ----------------------------------------------------------------------------
@pytest.mark.slow
@can_compile
def test_both_builds_replay_every_recorded_game_alike(builds: Path) -> None:
    assert differences(builds, 0, 0) == []


@pytest.mark.slow
@can_compile
@pytest.mark.parametrize("first", range(0, CHUNK * CHUNKS, CHUNK))
def test_both_builds_play_random_games_alike(builds: Path, first: int) -> None:
    assert differences(builds, first, CHUNK) == []


@pytest.mark.slow
@can_compile
@pytest.mark.parametrize("build", BUILDS)
def test_each_build_replays_the_corpus_as_it_was_played(builds: Path, build: str) -> None:
    games = [(folder.name, row) for folder in PRESENT for row in rows(folder)]
    known = [f"{name} {row.name} {row.fingerprint}" for name, row in games]

    assert run(builds / build, "-m", "tests.support.corpus") == [build, *known]


def test_another_game_has_another_fingerprint() -> None:
    assert random_game(1) == random_game(1)
    assert random_game(1) != random_game(2)


@pytest.mark.slow
@can_compile
@pytest.mark.parametrize("build", BUILDS)
def test_in_each_build_everything_can_be_pickled(builds: Path, build: str) -> None:
    assert run(builds / build, "-m", "tests.api.travelling") == [build]


@pytest.mark.slow
@can_compile
@pytest.mark.parametrize("build", BUILDS)
def test_in_each_build_the_environments_keep_their_promises(builds: Path, build: str) -> None:
    pytest.importorskip("pettingzoo", reason="NOT TESTED: the extra `envs` is not installed")

    assert run(builds / build, "-m", "tests.envs.checks")[-1] == build


@pytest.mark.slow
@can_compile
@pytest.mark.parametrize("build", BUILDS)
def test_in_each_build_openspiel_can_play(builds: Path, build: str) -> None:
    pytest.importorskip("pyspiel", reason="NOT TESTED: the extra `spiel` is not installed")

    assert run(builds / build, "-m", "tests.envs.spiel_checks")[-1] == build


# --- which build it is ------------------------------------------------------------------------
@pytest.mark.slow
@can_compile
@pytest.mark.parametrize("build", BUILDS)
def test_each_build_says_what_it_is(builds: Path, build: str) -> None:
    assert run(builds / build, "-c", VERSION) == [f"carson {__version__} ({build})"]


def test_another_text_of_the_engine_is_another_build(tmp_path: Path) -> None:
    package = Path(shutil.copytree(PACKAGE, tmp_path / "carson"))
    same = fingerprint(package)
    with (package / "core" / "agenda.py").open("a", encoding="utf-8") as file:
        file.write("# More.\n")

    assert same == fingerprint()
    assert fingerprint(package) != same


def test_a_build_that_nobody_made_cannot_be_laid_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("carson.builds.workshop", lambda: tmp_path / "nothing")
    monkeypatch.setattr("carson.builds.running", lambda: INTERPRETED)

    assert not lay_out(COMPILED, tmp_path / COMPILED)
    assert lay_out(INTERPRETED, tmp_path / INTERPRETED)


def test_the_bots_that_reckon_are_compiled_with_the_rules() -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in engine_sources()}

    assert {"core/agenda.py", "board/variants/horses.py", "cards/state.py"} <= names
    assert {"bots/board/greedy.py", "bots/board/variants/horses.py", "bots/cards/odds.py"} <= names


def test_what_serves_tests_alone_or_needs_numpy_is_not_compiled() -> None:
    names = {path.relative_to(PACKAGE).as_posix() for path in engine_sources()}

    assert not {"core/testing.py", "core/trials.py"} & names
    assert not {"bots/board/learned.py", "bots/cards/schooled.py", "bots/neural.py"} & names


# --- wheels -----------------------------------------------------------------------------------
def wheel(folder: Path) -> Path:
    """A wheel of the checkout."""
    return Path(next(WheelBuilder(str(ROOT)).build(directory=str(folder), versions=["standard"])))


@pytest.mark.slow
def test_a_pure_wheel_is_made_where_that_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARSON_PURE", "1")
    made = wheel(tmp_path)

    assert made.name == f"carson-{__version__}-py3-none-any.whl"
    assert engine.requirements() == []


def test_without_a_compiler_the_wheel_is_pure_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("CARSON_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    made = wheel(tmp_path)

    assert made.name.endswith("-py3-none-any.whl")
    assert "there is no C compiler (no-such-compiler)" in "".join(capfd.readouterr())


def test_a_compiler_that_gives_up_is_told_with_its_last_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lay_out(INTERPRETED, tmp_path)
    shutil.copytree(ROOT / "build_hooks", tmp_path / "build_hooks")
    (tmp_path / "carson" / "core" / "moves.py").write_text("def broken(:\n", encoding="utf-8")
    monkeypatch.delenv("CARSON_PURE", raising=False)
    monkeypatch.setattr(engine, "why_not", lambda: "")

    with pytest.raises(engine.NotCompiled, match=r"moves\.py"):
        engine.compiled(tmp_path)


@pytest.mark.slow
@can_compile
def test_a_compiled_wheel_holds_the_sources_too(builds: Path, tmp_path: Path) -> None:
    made = wheel(tmp_path)
    with zipfile.ZipFile(made) as archive:
        names = archive.namelist()
        archive.extractall(tmp_path / "installed")

    assert "none-any" not in made.name
    assert any(name.startswith(LIBRARY) for name in names)
    assert "carson/core/agenda.py" in names
    assert run(tmp_path / "installed", "-c", VERSION) == [f"carson {__version__} ({COMPILED})"]
