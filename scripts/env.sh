# Sourced by the other scripts. `ready run` or `ready dev` makes a virtual environment that holds
# what requirements/<that>.txt names; the second time it only compares a checksum.
set -euo pipefail
trap 'trap - INT; kill -INT $$' INT  # also where what Ctrl-C ends calls that a failure of its own
cd "$(dirname "${BASH_SOURCE[0]}")/.."
VENV=${KAIJU_VENV:-.venv}

# Install what requirements/<that>.txt names; on a terminal a line says how far it is.
install() {
  local wanted said=$VENV/.install-log
  wanted=$(grep -c == "requirements/$1.txt")
  echo "2/2  $wanted packages" >&2
  if ! "$VENV/bin/python" -m pip install --progress-bar off --disable-pip-version-check --require-hashes \
    -r "requirements/$1.txt" 2>&1 | tee "$said" | show_progress "$wanted"; then
    tail -n 20 "$said" >&2
    return 1
  fi
  rm -f "$said"
}

# Read what pip says, and keep one line up to date; nothing is printed where nobody looks.
show_progress() {
  local line name done=0
  while IFS= read -r line; do
    [ -t 2 ] || continue
    case $line in
      "Collecting "*) name=${line#Collecting } done=$((done + 1)) name="fetching ${name%%[= ]*}" ;;
      "Processing "*) name=${line##*/} done=$((done + 1)) name="fetching ${name%%-*}" ;;
      "Installing collected"*) name="installing them" done=$1 ;;
      *) continue ;;
    esac
    printf '\r\033[K     %s of %s: %s' "$done" "$1" "$name" >&2
  done
  [ ! -t 2 ] || printf '\r\033[K' >&2
}

ready() {
  local base=${PYTHON:-python3} want said
  "$base" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || {
    echo "This needs Python 3.11 or newer; found $("$base" --version 2>&1). Set PYTHON to another one." >&2
    exit 1
  }
  want=$(cksum <"requirements/$1.txt")
  [ "$(cat "$VENV/.ready-$1" 2>/dev/null)" = "$want" ] && return
  echo "Setting up, once: this takes a minute or two." >&2
  echo "1/2  a virtual environment in $VENV" >&2
  # An environment whose making was interrupted has no working pip; it is made anew.
  "$VENV/bin/python" -m pip --version >/dev/null 2>&1 || said=$("$base" -m venv --clear "$VENV" 2>&1) || {
    echo "$said" >&2
    exit 1
  }
  install "$1"
  echo "$want" >"$VENV/.ready-$1"
  # dev.txt is locked on top of run.txt, so an environment that has it can run the bot too.
  if [ "$1" = dev ]; then cksum <requirements/run.txt >"$VENV/.ready-run"; fi
}
