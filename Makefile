# Each command does its own set-up, in .venv, from locked requirements.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint types unit client typescript deck nearness minds bench fuzz \
	mutate screenshots lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(VENV)/play ## play: a table with computer players in your browser
	@$(BIN)/python scripts/client.py build
	@$(BIN)/stella serve --browse

terminal: $(VENV)/play ## play a game in the terminal
	@$(BIN)/stella play

test: lint types client unit ## everything that must pass: style, types, tests

lint: $(VENV)/test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/test
	$(BIN)/mypy

client: $(VENV)/test ## check, test and build the web client
	$(BIN)/python scripts/client.py npm client run check
	$(BIN)/python scripts/client.py npm client test
	$(BIN)/python scripts/client.py build

typescript: $(VENV)/test ## write the client's types from the messages of the wire
	$(BIN)/python -m scripts.typescript > client/src/wire/messages.ts

unit: $(VENV)/test
	scripts/have-chromium
	$(BIN)/python scripts/client.py build
	$(BIN)/pytest --numprocesses=auto -m "not alone"
	$(BIN)/pytest -m alone

fuzz: $(VENV)/test ## attack servers of our own, and kill them, for half an hour
	STELLA_FUZZ=3000 STELLA_KILLS=500 $(BIN)/pytest tests/web/test_fuzz.py tests/host/test_kill.py

screenshots: $(VENV)/test ## make the pictures of README and docs/play.md again
	scripts/have-chromium
	$(BIN)/python scripts/client.py build
	$(BIN)/python -m tests.browser.screenshots

deck: $(VENV)/atelier ## draw the pictures again, or one of them: make deck CARD=12
	@$(BIN)/python -m atelier print --out src/stella/decks/lightbox $(if $(CARD),--card $(CARD))
	@$(BIN)/python -m atelier emblems --out src/stella/decks/lightbox
	@$(BIN)/python -m atelier sheet --in src/stella/decks/lightbox --out docs/deck.jpg

nearness: $(VENV)/play ## make the table of how near words are to pictures again
	$(PIP) install --require-hashes --no-deps --requirement requirements/nearness.txt
	OPENBLAS_NUM_THREADS=1 $(BIN)/python -m stella.nearness

minds: $(VENV)/test ## report how computer players fare, into docs/minds.md
	$(BIN)/python -m bench.minds

bench: $(VENV)/test ## measure the game and the server, side by side with peers
	$(BIN)/python scripts/client.py npm bench/peers ls --silent
	-$(BIN)/python -m bench.whole_games
	-$(BIN)/python -m bench.commands
	-$(BIN)/python -m bench.people

mutate: $(VENV)/mutate ## do the tests of rules/ notice a changed rule?
	$(BIN)/mutmut run
	$(BIN)/mutmut results

lock: $(VENV)/made ## lock the newest dependencies again, with hashes
	$(PIP) install --require-hashes --requirement requirements/lock.txt
	scripts/lock $(BIN)/uv

clean: ## forget what was set up and built
	rm -rf $(VENV) .hypothesis .mypy_cache .pytest_cache .ruff_cache mutants bench/peers/node_modules \
		client/node_modules tests/browser/lighthouse/node_modules src/stella/web/client

$(VENV)/made:
	scripts/make-venv $(PYTHON) $(VENV)
	@touch $@

$(VENV)/%: requirements/%.txt pyproject.toml $(VENV)/made
	$(PIP) install --require-hashes --requirement $<
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@
