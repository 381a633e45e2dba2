# Everything a fresh machine needs to play or to test: Python 3.11 or newer, and make.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
TESTS := $(BIN)/pytest -n 2 --dist worksteal

.DEFAULT_GOAL := help
.PHONY: help play test test-all lint format client compiled wheels clean

help:  ## list the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-8s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/.ready-to-play  ## play in the browser
	@$(BIN)/python -m build_hooks.client
	@$(BIN)/carson serve --open

test: $(VENV)/.ready-to-test  ## style, types, and tests of everything, in a few minutes
	@$(MAKE) --no-print-directory -j 2 lint client
	$(TESTS) -m "not slow"

test-all: test compiled  ## after them the long suites: thousands of games, both builds, kills
	$(TESTS) -m slow

lint: $(VENV)/.ready-to-test  ## style, types and layers
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache --no-logo

format: $(VENV)/.ready-to-test  ## repair what ruff can repair
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

client: $(VENV)/.ready-to-test  ## build the browser client, if something has changed
	@$(BIN)/python -m build_hooks.client

compiled: $(VENV)/.ready-to-test  ## compile the engine, for the tests and the benchmark
	@echo "Compiling the engine, unless its sources are the same as before ..."
	@$(BIN)/python -m build_hooks.engine

wheels: $(VENV)/.ready-to-test  ## both wheels: compiled, and pure for any machine
	$(BIN)/python -m hatchling build --target wheel
	CARSON_PURE=1 $(BIN)/python -m hatchling build --target wheel

clean:  ## remove everything these commands made, .venv too
	rm -rf $(VENV) build dist *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	rm -rf web/node_modules carson/server/static
	find carson tests tools build_hooks -type d -name __pycache__ -prune -exec rm -rf {} +

# The stamps make a second run quick, and possible without a network. What is installed here runs
# from the sources, so that it starts at once and a change to them is seen.

$(VENV)/.ready-to-play: pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing what the game needs ..."
	@CARSON_PURE=1 $(PIP) -e .
	@touch $@

$(VENV)/.ready-to-test: pyproject.toml $(VENV)/pyvenv.cfg
	@echo "Installing what the game and its tests need ..."
	@CARSON_PURE=1 $(PIP) -e '.[dev]'
	@touch $(VENV)/.ready-to-play $@

$(VENV)/pyvenv.cfg:
	@command -v $(PYTHON) >/dev/null || \
	  { echo "No $(PYTHON) here: install Python 3.11 or newer, or name one with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "$(PYTHON) is older than Python 3.11: name a newer one with PYTHON=..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) >/dev/null 2>&1 || \
	  { rm -rf $(VENV); echo "$(PYTHON) cannot create $(VENV): is its venv module installed?" >&2; exit 1; }
