# Sourced by the other scripts. `ready run` or `ready dev` makes a virtual environment that holds
# what requirements/<that>.txt names; the second time it only compares a checksum.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
VENV=${KAIJU_VENV:-.venv}

ready() {
  local base=${PYTHON:-python3} want
  "$base" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "This needs Python 3.11 or newer; found $("$base" --version 2>&1). Set PYTHON to another one." >&2
    exit 1
  }
  want=$(cksum <"requirements/$1.txt")
  [ "$(cat "$VENV/.ready-$1" 2>/dev/null)" = "$want" ] && return
  echo "Setting up $VENV for '$1' (once) ..." >&2
  # An environment whose making was interrupted has no working pip; it is made anew.
  "$VENV/bin/python" -m pip --version >/dev/null 2>&1 || "$base" -m venv --clear "$VENV"
  "$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --require-hashes -r "requirements/$1.txt"
  echo "$want" >"$VENV/.ready-$1"
  # dev.txt is locked on top of run.txt, so an environment that has it can run the bot too.
  if [ "$1" = dev ]; then cksum <requirements/run.txt >"$VENV/.ready-run"; fi
}
