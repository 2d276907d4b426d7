# One command does it all: every target makes its own environment first.
PYTHON := $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
TYPED := $(wildcard ludoteca/core ludoteca/cardtext ludoteca/games)
ARGS ?=
# Servers, pools of players and processes of tests start by the hundred: bytecode is kept, whatever the shell says.
export PYTHONDONTWRITEBYTECODE :=
# What compiling could change: rules, scenarios, properties, random matches of both builds. Texts are not compiled.
COMPILED_SHARE := tests/core tests/games tests/lab/test_builds.py tests/lab/test_digest.py tests/scenarios/test_all_scenarios.py \
	--ignore-glob='*/wording/*'
GAME ?= core

.DEFAULT_GOAL := help
STATIC := ludoteca/server/static/index.html
WEB := $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) build_web.py

.PHONY: help setup web compiled test-compiled play terminal test test-web pictures rules check bench arena soak fuzz chaos bench-server mutants clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 16

setup: .venv/.ready ## make the environment in .venv

.venv/.ready: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Ludoteca needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[test]'
	@touch $@

web: $(STATIC) ## build the browser table (node comes from PyPI where the machine has none)

$(STATIC): .venv/.ready $(WEB)
	$(BIN)/python build_web.py
	@touch $@

play: .venv/.ready $(STATIC) ## play in the browser: starts the server and tells its address
	@$(BIN)/ludoteca server --open $(ARGS)

terminal: .venv/.ready ## play in this terminal: the menu of games
	@$(BIN)/ludoteca $(ARGS)

test: .venv/.ready $(STATIC) ## run all the tests, and report the rules that they prove
	$(BIN)/pytest -n 3 -q tests $(ARGS)

compiled: .venv/.ready ## compile what plays with mypyc, beside the sources: play, server, players and lab then use it
	$(BIN)/python build_compiled.py $(ARGS)

test-compiled: compiled ## run on the compiled build what it could change: rules, scenarios, properties, random matches
	LUDOTECA_BUILD=compiled $(BIN)/pytest -n 2 -q $(COMPILED_SHARE)

test-web: .venv/.ready $(STATIC) ## only the tests of the browser table, in a real Chromium
	$(BIN)/pytest -n 2 -q tests/web $(ARGS)

pictures: .venv/.ready $(STATIC) ## take the pictures of docs/pictures anew: look at them before they are kept
	$(BIN)/python -m tests.web.pictures $(ARGS)

rules: .venv/.ready ## run the tests of rules only: rules proven of each game, build/rules.json
	$(BIN)/pytest -m rule -n 2 -q $(ARGS)

check: .venv/.ready ## style, types and the one-way dependencies
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict $(TYPED)
	$(BIN)/lint-imports

bench: .venv/.ready ## measure the speed of every game, of its sources and compiled: build/bench.json
	LUDOTECA_BUILD=plain $(BIN)/ludoteca bench --both $(ARGS)

arena: .venv/.ready ## measure the players of a game against each other, for hours: make arena GAME=fabula ARGS="-n 100"
	$(BIN)/ludoteca arena $(GAME) --players random,apprentice,companion,adept,expert --ladder --out build/arena-$(GAME).jsonl $(ARGS)

soak: .venv/.ready ## long random matches with every invariant: make soak ARGS="-n 20000"
	$(BIN)/ludoteca soak $(ARGS)

fuzz: .venv/.ready ## bring spoilt files, texts and moves to every door: make fuzz ARGS="-n 100000 card-file"
	$(BIN)/python -m tests.doors.run $(ARGS)

mutants: .venv/.ready ## put small faults into a game's rules and see whether its tests notice: make mutants GAME=fabula
	$(BIN)/python -m tests.mutants.run $(GAME) $(ARGS)

chaos: .venv/.ready ## kill the server under a hundred live matches, two hundred times: make chaos ARGS="--kills 20"
	$(BIN)/python -m tests.server.chaos $(ARGS)

bench-server: .venv/.ready ## a thousand live tables on one core: build/bench-server.json
	$(BIN)/python -m tests.server.bench $(ARGS)

clean: ## remove the environment and all that was built
	rm -rf .venv build dist web/node_modules ludoteca/server/static .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
