# Sourced by scripts/run and scripts/test: finds a Python, keeps .venv in step with a requirements file.
# KONTOR_PYTHON names the Python to use; KONTOR_VENV another folder for the environment.

need="3.11"
venv="${KONTOR_VENV:-.venv}"

say() { printf '%s\n' "$*" >&2; }

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    if [ -n "${KONTOR_PYTHON:-}" ]; then
        if is_new_enough "$KONTOR_PYTHON"; then
            printf '%s\n' "$KONTOR_PYTHON"
            return 0
        fi
        say "KONTOR_PYTHON is \"$KONTOR_PYTHON\", which is no Python $need or newer. Point it at one, or unset it."
        return 1
    fi
    local candidate
    for candidate in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if command -v "$candidate" >/dev/null 2>&1 && is_new_enough "$candidate"; then
            command -v "$candidate"
            return 0
        fi
    done
    if command -v python3 >/dev/null 2>&1; then
        say "Kontor needs Python $need or newer, and found only $(python3 --version 2>&1)." \
            "Install a newer one, or name it: KONTOR_PYTHON=/path/to/python3 $0"
    else
        say "Kontor needs Python $need or newer, and found none. Install it, or name it: KONTOR_PYTHON=/path/to/python3 $0"
    fi
    return 1
}

# A .venv that was moved, half made or built on an older Python is made anew.
make_venv() {
    if [ -f "$venv/.kontor-made" ] && [ -x "$venv/bin/python" ] && is_new_enough "$venv/bin/python"; then
        return 0
    fi
    if [ -x "$venv/bin/python" ] && is_new_enough "$venv/bin/python" && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
        : >"$venv/.kontor-made"
        return 0
    fi
    local python
    python="$(find_python)" || return 1
    if ! "$python" -c 'import venv, ensurepip' >/dev/null 2>&1; then
        say "This Python ($python) comes without venv. On Debian or Ubuntu: sudo apt install python3-venv" \
            "- elsewhere install a complete Python - then start this again."
        return 1
    fi
    if [ -e "$venv" ] && [ ! -f "$venv/pyvenv.cfg" ] && [ -n "$(ls -A "$venv" 2>/dev/null)" ]; then
        say "$venv exists and is no Python environment. Move it away, or set KONTOR_VENV to another folder."
        return 1
    fi
    say "Making $venv with $("$python" --version 2>&1) ..."
    if ! "$python" -m venv --clear "$venv"; then
        say "The environment $venv could not be made; the lines above say why. Mend that and start this again."
        return 1
    fi
    : >"$venv/.kontor-made"
}

# install <lock>: installs what it names, and nothing that has not the digests that stand there, unless the same
# locks were installed last time. scripts/lock writes them.
install() {
    local stamp="$venv/.kontor-${1%.lock}" now
    now="$("$venv/bin/python" -c '
import hashlib, pathlib, sys
files = sorted(pathlib.Path().glob("requirements*.lock"))
print(sys.version, *(hashlib.sha256(f.read_bytes()).hexdigest() for f in files))')"
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$now" ]; then
        return 0
    fi
    say "Installing what $1 names; the first time this takes a minute ..."
    if ! "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "$1"; then
        say "Installing failed; the lines above say why. Without a network it cannot work; else start this again."
        return 1
    fi
    printf '%s\n' "$now" >"$stamp"
}
