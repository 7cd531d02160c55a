# Everything happens in .venv; nothing else needs to be installed, configured or started.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := requirements/dev.lock
UNCOMPILED := tests/rules tests/records tests/text tests/page/files
unexport PYTHONDONTWRITEBYTECODE  # else each of the many processes that tests start compiles all modules

.PHONY: play test check format bundle coverage bench soak lowest versions lock golden docs ladder clean

play: .venv/.play  ## play in the browser
	@$(BIN)/notredame serve $(ARGS)

test: .venv/.play  ## every check; one core compiles, while the other installs and does what needs no compiled rules
	@$(BIN)/notredame warm-up & warming=$$!; \
	  { $(MAKE) --no-print-directory .venv/.dev check && \
	  $(BIN)/python -m compileall -q src tests tools && $(BIN)/python -m pytest $(UNCOMPILED); } || \
	  { kill $$warming; exit 1; }; wait $$warming || true
	@$(BIN)/notredame warm-up  # what has not worked before .venv/.dev was complete
	$(BIN)/python -m pytest -n 4 --dist worksteal $(UNCOMPILED:%=--ignore=%) tests  # many only wait

check: .venv/.dev  ## style, types, direction of imports, rules without a test, the page's scripts
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python tools/untested.py
	$(BIN)/deno lint --quiet
	$(BIN)/python -m tools.format_page --check

format: .venv/.dev  ## write Python and the page's files in the project's style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.format_page

bundle: .venv/.dev  ## bundle the page's scripts and style sheets, after any of them changed
	$(BIN)/python -m tools.bundle

coverage: .venv/.dev  ## lines and branches that tests without a browser reach; fails below the floor (minutes)
	$(BIN)/notredame warm-up
	$(BIN)/coverage erase
	$(BIN)/coverage run -m pytest -n 2 --dist worksteal --ignore tests/page tests
	$(BIN)/coverage combine --quiet && rm -f .coverage.*  # those left were cut off by a kill
	$(BIN)/coverage report $(ARGS)

bench: .venv/.dev  ## speed, side by side with other projects, and load (half an hour)
	$(BIN)/python -m tools.bench
	$(BIN)/python -m tools.bench.thinking
	$(BIN)/python -m tools.bench.pettingzoo
	$(BIN)/python -m tools.bench.openspiel
	$(BIN)/python -m tools.bench.vector
	$(BIN)/python -m tools.bench.visit
	$(BIN)/python -m tools.bench.load
	$(BIN)/python -m tools.bench.load.watchers
	$(BIN)/python -m tools.bench.load.connections
	$(BIN)/python -m tools.bench.load.bots
	$(BIN)/python -m tools.bench.load.reviews
	$(BIN)/python -m tools.bench.load.start
	$(BIN)/python examples/openspiel_ismcts.py
	$(BIN)/notredame arena "run:$(BIN)/python examples/own_bot.py" random --players 2 --games 10
	$(BIN)/python examples/ppo.py

ladder: .venv/.dev  ## the bots against each other, as docs/bots.md reports (hours; can be interrupted)
	$(BIN)/python -m tools.ladder

soak: .venv/.dev  ## the laws of the game over thousands of games, and a server that is killed (minutes)
	$(BIN)/notredame warm-up
	$(BIN)/python -m pytest -m soak -n 2
	$(BIN)/notredame puzzles --check --jobs 2
	$(BIN)/python tools/soak.py
	$(BIN)/python tools/kill.py

lowest: .venv/.dev  ## the tests with the lowest version of every dependency (minutes; needs the network)
	$(BIN)/python -m tools.environments lowest $(ARGS)

versions: .venv/.dev  ## the tests with every Python from 3.11 to 3.13 that is found (likewise, for each)
	$(BIN)/python -m tools.environments versions $(ARGS)

lock: .venv/.dev  ## renew the versions that make test installs (ARGS=--upgrade-package=ruff: only that one)
	@$(PIP) uv
	$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --all-extras --no-annotate \
	  --no-emit-index-url --custom-compile-command 'make lock' --output-file $(LOCK) \
	  $(or $(ARGS),--upgrade) pyproject.toml

golden: .venv/.dev  ## write the golden games anew, to be read before they are committed
	$(BIN)/python tools/golden.py

docs: .venv/.dev  ## write docs/rules.md anew from the rule texts, and the page's types from what the server declares
	$(BIN)/notredame rules --markdown > docs/rules.md
	$(BIN)/python -m tools.page_types

.venv/.play: pyproject.toml $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "$(PYTHON) is not Python 3.11 or newer; say which is: make $(MAKECMDGOALS) PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv (once; this needs the network) ..."
	@$(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	  $(PYTHON) -m venv --clear .venv
	@$(PIP) -c $(LOCK) -e '.[serve]' || \
	  { echo "Not with the versions of $(LOCK); trying the newest ones ..."; $(PIP) -e '.[serve]'; } || \
	  { echo "The package index cannot be reached, or refuses; see above."; exit 1; }
	@$(PIP) -c $(LOCK) -e '.[serve,fast]' || echo "Numba did not install; going on in plain Python."
	@touch $@

.venv/.dev: .venv/.play
	@$(PIP) -c $(LOCK) -e '.[serve,postgresql,fast,dev]'
	@$(PIP) --no-compile -c $(LOCK) -e '.[train]' || echo "PyTorch did not install; the test of examples/ppo.py is skipped."
	@touch $@

clean:
	rm -rf .venv .bench .coverage .coverage.* dist build
