"""A training machine has little: the training imports neither the server nor the texts."""

import subprocess
import sys

import pytest

BLOCKED = ("litestar", "sqlalchemy", "fluent", "msgspec", "alembic", "uvicorn", "psycopg")
SCRIPT = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
import {module}
print("torch" in sys.modules)
"""


def run(module: str) -> str:
    """Import a module where the packages of the server are missing; whether PyTorch came along."""
    script = SCRIPT.format(blocked=BLOCKED, module=module)
    return subprocess.check_output([sys.executable, "-c", script], text=True).strip()


@pytest.mark.parametrize("module", ["__main__", "crew", "evaluate"])
def test_actors_and_evaluation_need_neither_the_server_nor_pytorch(module: str) -> None:
    assert run(f"carson.training.{module}") == "False"


def test_the_learner_does_not_need_the_server() -> None:
    pytest.importorskip("torch", reason="PyTorch is not installed: the extra `train` has it")

    assert run("carson.training.school") == "True"
