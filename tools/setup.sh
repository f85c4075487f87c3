#!/usr/bin/env bash
# Make .venv; with `tests`, see to a browser, a PostgreSQL and an nginx for the tests.
# Says in one sentence what is missing; on Debian as root it installs that itself.
set -euo pipefail
cd "$(dirname "$0")/.."

say() { echo "conclave: $*"; }
die() { echo "conclave: $*" >&2; exit 1; }
new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

apt_updated=
apt_install() { # true if the packages are there afterwards
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "installing $*"
    export DEBIAN_FRONTEND=noninteractive
    if [ -z "$apt_updated" ]; then apt-get -qq update </dev/null >/dev/null 2>&1 || true; apt_updated=yes; fi
    apt-get -qq install -y --no-install-recommends "$@" </dev/null >/dev/null 2>&1
}

# The tests drive a real browser, store tables in a real PostgreSQL and play through a real nginx.
if [ "${1:-}" = tests ]; then
    command -v chromium >/dev/null || command -v chromium-browser >/dev/null || apt_install chromium ||
        say "chromium is missing, so the browser tests will be skipped (Debian, Ubuntu: apt install chromium)."
    command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || apt_install postgresql ||
        say "PostgreSQL is missing, so its tests will be skipped (Debian, Ubuntu: apt install postgresql)."
    command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || apt_install nginx-light ||
        say "nginx is missing, so its test will be skipped (Debian, Ubuntu: apt install nginx-light)."
    exit 0
fi

find_python() {
    local name
    for name in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
        if command -v "$name" >/dev/null && new_enough "$name"; then command -v "$name"; return; fi
    done
    return 1
}

if [ ! -x .venv/bin/python ] || ! new_enough .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    if ! python=$(find_python); then
        if command -v "${PYTHON:-python3}" >/dev/null; then
            die "Python 3.11 or newer is needed, and ${PYTHON:-python3} is $("${PYTHON:-python3}" -V 2>&1 | cut -d' ' -f2): install a newer one and run make PYTHON=python3.12, say."
        fi
        apt_install python3 python3-venv || true
        python=$(find_python) || die "Python 3.11 or newer is needed: install it (Debian, Ubuntu: apt install python3 python3-venv) and run make again."
    fi
    if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
        apt_install python3-venv || true
        "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 ||
            die "$python cannot make virtual environments: install its venv module (Debian, Ubuntu: apt install python3-venv) and run make again."
    fi
    say "making .venv with $("$python" -V)"
    "$python" -m venv --clear .venv || die "$python could not make .venv here."
fi

# A C compiler is welcome, not needed: without it everything runs interpreted, several times slower.
headers() { .venv/bin/python -c 'import os, sys, sysconfig; sys.exit(not os.path.exists(sysconfig.get_path("include") + "/Python.h"))'; }
case $(readlink -f .venv/bin/python) in
    /usr/bin/*) wanted="gcc libc6-dev python3-dev" ;;
    *) wanted="gcc libc6-dev" ;;
esac
if ! command -v "${CC:-cc}" >/dev/null || ! headers; then
    # shellcheck disable=SC2086
    apt_install $wanted || true
fi
