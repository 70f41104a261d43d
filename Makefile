# Two commands matter: `make play` and `make test`. `make help` lists the rest.
# How the build works and why: docs/design/build.md.

MAKEFLAGS += --no-print-directory
.SILENT:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play test test-pure test-crash lint rules golden check-long bench bench-web bench-peers bench-search lock clean build run-deps dev-deps

# The first Python on the path that is new enough; `make play PYTHON=...` names another.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
BIN := .venv/bin
PY := $(BIN)/python
PURE := PYTHONPATH="$(CURDIR)/src"
# Two for each core: many tests wait, for a server, a terminal or a clock.
PYTEST := $(PY) -m pytest -n $(shell echo $$((2 * $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)))) --maxprocesses 8 --dist worksteal
ENGINE_TESTS := $(wildcard tests/core tests/games)
GAMES := $(notdir $(patsubst %/data,%,$(wildcard src/signoria/games/*/data)))
sum = $(shell cat requirements/$(1).txt | cksum | cut -d' ' -f1)
compiled = ls build/compiled/*.so >/dev/null 2>&1

help: ## list the commands
	sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1	\2/p' $(MAKEFILE_LIST) | expand -t 20

play: build client ## open the tables in the browser: play against bots or with friends
	$(PY) -m signoria serve $(ARGS)

play-terminal: build ## play Masters of Renaissance in this terminal
	$(PY) -m signoria play masters $(ARGS)

test: dev-deps ## everything: lint, the suite compiled, the engine's interpreted, digests
	$(MAKE) -j2 build client chromium
	$(MAKE) -j2 lint client-check
	if $(compiled); then \
		echo "Tests, engine compiled:" && $(PYTEST) --ignore=tests/browser && \
		echo "Tests in a browser (make test-browser runs all of them):" && $(PYTEST) -n auto -m essential tests/browser && \
		echo "Tests of the engine, interpreted (the kit's random games only compiled):" && \
		$(PURE) $(PYTEST) --ignore-glob='*/test_kit.py' $(ENGINE_TESTS) && \
		$(MAKE) digests; \
	else \
		echo "No compiled engine here: the tests run interpreted, and no digests are compared." && \
		$(PURE) $(PYTEST) --ignore=tests/browser && $(PURE) $(PYTEST) -m essential tests/browser; \
	fi

test-browser: dev-deps ## whole games in a real browser: mouse, keys, phone, French, replay, axe
	$(MAKE) build client chromium
	$(PYTEST) -n auto tests/browser

test-crash: dev-deps ## kill -9 the server a hundred times and compare what was acknowledged with what is there
	$(MAKE) build
	SIGNORIA_CRASHES=100 $(PY) -m pytest tests/web/test_crash.py

test-pure: dev-deps ## the tests of the engine, interpreted
	$(PURE) $(PYTEST) $(ENGINE_TESTS)

.PHONY: digests
digests:
	mkdir -p build
	$(PY) tools/digests.py compiled >build/digests.compiled
	$(PURE) $(PY) tools/digests.py interpreted >build/digests.interpreted
	cmp -s build/digests.compiled build/digests.interpreted || { \
		echo "Compiled and interpreted games differ: diff build/digests.compiled build/digests.interpreted" >&2; exit 1; }
	echo "Digests of $$(wc -l <build/digests.compiled | tr -d ' ') games: compiled and interpreted agree."

lint: dev-deps ## ruff, mypy, import-linter
	mkdir -p build
	$(BIN)/ruff check -q
	$(BIN)/ruff format -q --check || { echo "Run: $(BIN)/ruff format" >&2; exit 1; }
	$(BIN)/mypy --no-error-summary
	$(PURE) $(BIN)/lint-imports --no-logo >build/imports.log 2>&1 || { cat build/imports.log >&2; exit 1; }

rules: ## which rules of the ledgers have a test, as JSON lines
	$(or $(PYTHON),python3) tools/rules.py

golden: dev-deps ## play the golden games again; read the diff before you commit it
	$(MAKE) build
	$(PY) -m signoria.kit.golden

check-long: dev-deps ## 2,000 random games for each seat count through the conformance kit; docs/checks
	$(MAKE) build
	mkdir -p docs/checks
	for game in $(filter-out artigiano,$(GAMES)); do $(PY) -m signoria check $$game --games 2000 --json >docs/checks/$$game.json || exit 1; done
	$(PY) -m signoria check artigiano --games 2000 --option quick=False --option teams=False --json >docs/checks/artigiano.json
	$(PY) -m signoria check artigiano --games 2000 --option quick=True --json >docs/checks/artigiano-quick.json
	$(PY) -m signoria check artigiano --games 2000 --option teams=True --json >docs/checks/artigiano-teams.json
	for scenario in 1494 1499 1515; do for powers in False True; do \
		$(PY) -m signoria check renaissance --games 200 --option scenario=$$scenario --option state_powers=$$powers \
			--json >docs/checks/renaissance-$$scenario-powers-$$powers.json || exit 1; \
	done; done

strength-%: dev-deps
	$(MAKE) build
	$(PY) tools/strength.py $*
strength-greedy: ## greedy bots against chance, in all games; docs/strength
strength-search: ## the search at 50 ms a decision against greedy bots
strength-levels: ## the levels that people choose from, among themselves
strength-solo: ## Masters of Renaissance alone against Lorenzo

bench: build ## decisions per second, cost of a copy, bytes of a state
	$(PY) -m signoria bench

bench-peers: dev-deps ## the same beside other projects, in an environment of its own
	$(MAKE) build
	bash bench/peers/run

bench-search: dev-deps ## the search of all games beside OpenSpiel's, in that environment too
	$(MAKE) build
	PROGRAM=searching bash bench/peers/run

bench-web: dev-deps ## a thousand sockets on 250 tables: latency of a durable move, memory
	$(MAKE) build
	$(PY) bench/web/load.py

client: run-deps ## build the web client, if it changed
	$(PY) tools/client.py

.PHONY: client-check
client-check:
	$(PY) tools/client.py check

# The browser tests use the system's chromium: browsers cannot be pinned with the other packages.
chromium:
	command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
		if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
			echo "Installing chromium for the browser tests…" >&2; \
			apt-get update -qq >/dev/null && apt-get install -y -qq chromium >/dev/null 2>&1 || true; fi; \
		command -v chromium >/dev/null || [ "$$CI" = true ] || \
			echo "Without chromium the browser tests are skipped: install it." >&2; }

build: run-deps ## compile the engine, if it changed and a C compiler is there
	$(PY) tools/build.py

lock: dev-deps ## choose the newest versions of all dependencies and pin them
	$(PY) tools/lock.py

clean: ## remove what make made
	rm -rf .venv .venv-peers build ui/node_modules src/signoria/web/static .mypy_cache .ruff_cache .pytest_cache .hypothesis src/*.egg-info
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# Stamps carry a checksum of what was installed: other pins, another stamp. dev.txt holds all of
# build.txt, so either will do for playing.
RUN_STAMP := .venv/.installed-build-$(call sum,build)
DEV_STAMP := .venv/.installed-dev-$(call sum,dev)

run-deps: $(if $(wildcard $(DEV_STAMP)),,$(RUN_STAMP))
dev-deps: $(DEV_STAMP)

$(RUN_STAMP) $(DEV_STAMP): .venv/.made
	echo "Installing the pinned dependencies…" >&2
	$(PY) -m pip install -qq --disable-pip-version-check --require-hashes \
		-r requirements/$(word 2,$(subst -, ,$(notdir $@))).txt || { \
		echo "The dependencies could not be installed: is the network there? Then run make again." >&2; exit 1; }
	rm -f .venv/.installed-$(word 2,$(subst -, ,$(notdir $@)))-*
	touch $@

.venv/.made:
	"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Signoria needs Python 3.11 or newer: install it, or name it with make PYTHON=..." >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv >/dev/null || { \
		echo "Python cannot make a virtual environment: install its venv package (python3-venv)." >&2; exit 1; }
	touch $@
