# Every target sets up what it needs: a virtual environment in .venv, the dependencies, the compiled modules.
# Stamps in .venv remember what is done, so the second run starts at once.

GAME ?= dark-artifacts
PLAY_COMMAND ?= .venv/bin/conclave serve --open
TERMINAL_COMMAND ?= .venv/bin/conclave play $(GAME)
BENCH_COMMAND ?= .venv/bin/conclave bench $(GAME) --json
PEERS_COMMAND ?= .venv/bin/python bench/peers.py
PLAY_EXTRAS ?= server
DEV_EXTRAS ?= dev
# Scripts in tools/ that judge the sources; each is run by `make check` and must end with 0.
TOOL_CHECKS ?= tools/card_coverage.py
# For pytest: make test ARGS="-k moon"
ARGS ?=

export PIP_DISABLE_PIP_VERSION_CHECK = 1
export PIP_NO_INPUT = 1
export PIP_ROOT_USER_ACTION = ignore

PY := .venv/bin/python
PIP := $(PY) -m pip install -q
BUILD_TOOLS := $(PY) -c "import tomllib; print(*tomllib.load(open('pyproject.toml', 'rb'))['build-system']['requires'], sep='\n')"

.PHONY: help play terminal test check bench peers build fix coverage clean distclean

help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/.play ## open the table in the browser
	@$(PY) tools/build.py --while $(PLAY_COMMAND)

terminal: .venv/.play ## play in the terminal (GAME=black-rose-wars for the other game)
	@$(PY) tools/build.py --after $(TERMINAL_COMMAND)

test: build ## run the tests, compiled and interpreted (ARGS="-k moon" narrows)
	@tools/test.sh $(ARGS)

check: .venv/.dev ## lint, format, types, the import law, dependencies
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports --no-logo
	.venv/bin/deptry .
	@for check in $(TOOL_CHECKS); do echo "$$check"; $(PY) "$$check" || exit 1; done

bench: .venv/.play ## measure the speed of the rules
	@$(PY) tools/build.py
	@$(BENCH_COMMAND)

peers: .venv/.play ## the same beside a peer, in one run (installs catanatron apart)
	@$(PY) tools/build.py
	@$(PEERS_COMMAND)

build: .venv/.dev ## compile the hot modules in place, if anything changed
	@$(PY) tools/build.py

fix: .venv/.dev ## let ruff mend and format
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

coverage: .venv/.dev ## lines the tests never reach
	CONCLAVE_COMPILED=0 .venv/bin/coverage run -m pytest $(ARGS)
	.venv/bin/coverage combine -q
	.venv/bin/coverage report

clean: ## remove what the build made
	rm -rf build dist src/*.egg-info src/conclave/_built.txt .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage .coverage.*
	find src -name '*.so' -delete
	find src tests tools -name __pycache__ -type d -exec rm -rf {} +

distclean: clean ## remove .venv too
	rm -rf .venv

.venv/.made: tools/setup.sh
	@PYTHON="$(PYTHON)" tools/setup.sh
	@touch $@

# The install is pure: it only links src/ into .venv, and tools/build.py compiles in place.
.venv/.play: .venv/.made pyproject.toml setup.py
	@echo "conclave: installing what it needs to run"
	@$(BUILD_TOOLS) | $(PIP) -r /dev/stdin
	@CONCLAVE_BUILD=pure $(PIP) --no-build-isolation -e ".$(if $(PLAY_EXTRAS),[$(PLAY_EXTRAS)])"
	@touch $@

.venv/.dev: .venv/.play tools/setup.sh
	@echo "conclave: installing what its developers need"
	@tools/setup.sh tests
	@CONCLAVE_BUILD=pure $(PIP) --no-build-isolation -e ".[$(DEV_EXTRAS)]"
	@touch $@
