"""Setting up: what `scripts/play` and `scripts/test` say while packages are installed, and when that fails."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import stat
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIP = """#!/usr/bin/env bash
case "$*" in
  *--version*) exit 0 ;;
esac
{said}
"""


def stand_in(folder: Path, said: str) -> Path:
    """Make an environment whose pip only says something."""
    python = folder / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(PIP.format(said=said))
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    return folder


def set_up(folder: Path, **streams: int) -> subprocess.CompletedProcess[str]:
    command = ["bash", "-c", f"source {ROOT}/scripts/env.sh; ready run; echo made"]
    environment = os.environ | {"KAIJU_VENV": str(folder)}
    return subprocess.run(command, env=environment, text=True, stdout=subprocess.PIPE, check=False, **streams)  # type: ignore[call-overload, no-any-return]


def all_of(terminal: int) -> bytes:
    """Return what stands on a terminal that nobody writes to any more: each read brings only a part."""
    found = b""
    with open(terminal, "rb", buffering=0) as reader, contextlib.suppress(OSError):  # its end is an error on Linux
        while part := reader.read(10_000):
            found += part
    return found


def test_a_terminal_shows_which_package_is_fetched(tmp_path: Path) -> None:
    pip = stand_in(tmp_path, 'echo "Collecting aiohttp==3 (from x)"; echo "Processing /a/pillow-12.whl (from y)"')
    ours, theirs = pty.openpty()
    done = set_up(pip, stderr=theirs)
    os.close(theirs)
    shown = all_of(ours).decode()
    assert done.stdout == "made\n"
    assert "1/2" in shown
    assert "2/2" in shown
    assert "fetching aiohttp" in shown
    assert "fetching pillow" in shown


def test_a_log_file_gets_the_steps_and_no_progress_line(tmp_path: Path) -> None:
    pip = stand_in(tmp_path, 'echo "Collecting aiohttp==3 (from x)"')
    done = set_up(pip, stderr=subprocess.PIPE)
    assert done.stderr.splitlines()[-1].startswith("2/2")
    assert "fetching" not in done.stderr


def test_a_package_that_cannot_be_had_ends_it_with_what_pip_said(tmp_path: Path) -> None:
    pip = stand_in(tmp_path, 'echo "ERROR: no matching distribution for pillow"; exit 1')
    done = set_up(pip, stderr=subprocess.PIPE)
    assert done.returncode != 0
    assert done.stdout == ""
    assert "no matching distribution for pillow" in done.stderr
    assert not (tmp_path / ".ready-run").exists()


INTERRUPTED = """#!/bin/sh
trap 'echo Traceback >&2; exit 1' INT
case "$*" in *{at}*) kill -INT 0 ;; esac
"""


def interrupted(folder: Path, at: str) -> subprocess.CompletedProcess[str]:
    """Set up with a Python that ends with a trace and an exit code of its own when Ctrl-C comes."""
    python = folder / "python3"
    python.write_text(INTERRUPTED.format(at=at))
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    given = os.environ | {"PYTHON": str(python), "KAIJU_VENV": str(folder / "environment")}
    command = ["bash", "-c", f"source {ROOT}/scripts/env.sh; ready run; echo made"]
    return subprocess.run(command, env=given, text=True, capture_output=True, check=False, start_new_session=True)


def test_ctrl_c_while_python_is_looked_at_ends_it_without_a_word(tmp_path: Path) -> None:
    done = interrupted(tmp_path, "version_info")
    assert (done.returncode, done.stdout, done.stderr) == (-signal.SIGINT, "", "")


def test_ctrl_c_while_the_environment_is_made_leaves_no_trace(tmp_path: Path) -> None:
    done = interrupted(tmp_path, "venv")
    assert (done.returncode, done.stdout) == (-signal.SIGINT, "")
    assert "Traceback" not in done.stderr
