#!/usr/bin/env bash
# Run the tests compiled and interpreted, and say how both went. Arguments go to pytest.
# The browser tests are about the page, not about the rules: they run once.
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
    once=
    [ "$mode" = 0 ] && [ "$modes" != 0 ] && once=--ignore=tests/web
    CONCLAVE_COMPILED=$mode .venv/bin/python -m pytest -n "${WORKERS:-auto}" $once "$@" </dev/null 2>&1 | tee "build/test-$name.log"
    [ "${PIPESTATUS[0]}" = 0 ] || failed=1
    summary+="$name: $(tail -n 1 "build/test-$name.log" | tr -d '=')"$'\n'
done
printf '\n%s' "$summary"
exit $failed
