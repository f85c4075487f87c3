#!/usr/bin/env bash
# Run the tests compiled and interpreted, and say how both went. Arguments go to pytest.
# What is about the page, terminals, sockets, databases, commands, bots, records and the build is the same however
# the rules run: it runs once, compiled. Laws look at a quarter of the positions the second time.
set -uo pipefail
cd "$(dirname "$0")/.."
mkdir -p build

modes="1 0"
if ! .venv/bin/python - <<'PY'
import sys; sys.path.insert(0, "src/conclave")
import _compiled; sys.exit(_compiled.find_flaw("src/conclave") != _compiled.FRESH)
PY
then
    echo "conclave: no compiled modules here, testing interpreted only."
    modes=0
fi

failed=0
summary=
for mode in $modes; do
    [ "$mode" = 1 ] && name=compiled || name=interpreted
    echo "conclave: testing $name"
    once=()
    laws=${CONCLAVE_LAWS:-1}
    if [ "$mode" = 0 ] && [ "$modes" != 0 ]; then
        # Of the server, what it sends of two worlds runs twice.
        for each in bots cli docs research table terminal web workshop laws/test_laws_bite.py \
            $(cd tests && ls server/test_*.py | grep -v "test_secrets"); do
            once+=("--ignore=tests/$each")
        done
        laws=${CONCLAVE_LAWS:-0.25}
    fi
    CONCLAVE_COMPILED=$mode CONCLAVE_LAWS=$laws .venv/bin/python -m pytest -n "${WORKERS:-auto}" --dist worksteal \
        ${once[@]+"${once[@]}"} "$@" </dev/null 2>&1 | tee "build/test-$name.log"
    code=${PIPESTATUS[0]}
    # 5: of the tests that were asked for, none is among those that run twice
    [ "$code" = 0 ] || { [ "$code" = 5 ] && [ ${#once[@]} -gt 0 ]; } || failed=1
    summary+="$name: $(tail -n 1 "build/test-$name.log" | tr -d '=')"$'\n'
done
printf '\n%s' "$summary"
exit $failed
