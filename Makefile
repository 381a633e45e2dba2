# Everything a fresh machine needs to play or to test: Python 3.11 or newer, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test quick lint format clean

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.ready-to-play  ## play in the terminal
	@$(BIN)/carson play

test: lint  ## everything: style, types, all tests
	$(BIN)/pytest -n 2 --dist worksteal

quick: $(VENV)/.ready-to-test  ## the tests without the long suites
	$(BIN)/pytest -n 2 --dist worksteal -m "not slow"

lint: $(VENV)/.ready-to-test  ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

format: $(VENV)/.ready-to-test  ## repair what ruff can repair
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean:  ## remove everything these commands made, .venv too
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find carson tests tools -type d -name __pycache__ -prune -exec rm -rf {} +

# The stamps make a second run quick, and possible without a network.

$(VENV)/.ready-to-play: pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing what the game needs ..."
	@$(PIP) -e .
	@touch $@

$(VENV)/.ready-to-test: pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing what the game and its tests need ..."
	@$(PIP) -e '.[dev]'
	@touch $(VENV)/.ready-to-play $@

$(VENV)/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || \
	  { echo "No $(PYTHON) here: install Python 3.11 or newer, or name one with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "$(PYTHON) is older than Python 3.11: name a newer one with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || \
	  { rm -rf $(VENV); echo "$(PYTHON) cannot create $(VENV): is its venv module installed?" >&2; exit 1; }
