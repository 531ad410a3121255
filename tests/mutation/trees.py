"""A copy of the project in which mutants are made and judged; the working tree is never touched."""

from __future__ import annotations

import compileall
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.mutation.operators import Mutant, mutated

ROOT = Path(__file__).parents[2]
#: What the suites of a game need, and what of it they do not.
NEEDED = ("cogs", "data", "docs", "engine", "ops", "render", "table", "tests", "words", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.png", "*.xz", "*.gz", "e2e", "local", ".*", "references")
#: Runs a command with so many seconds of processor time and kilobytes of memory: a mutant may never end, and a busy
#: machine is no reason to call one killed.
LIMITED = 'ulimit -t "$1"; ulimit -v 4000000; shift; exec "$@"'
#: How many times longer the clock on the wall may take: what waits uses no processor.
PATIENCE = 20
OPTIONS = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:randomly")


#: How many times longer than without a mutant a suite may take, and how many seconds it has when that is measured.
LONGER, FIRST_RUN = 3, 600.0


class Unsound(Exception):
    """A suite fails without any mutant: nothing that follows would mean anything."""


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was *killed*, and *by* what: a test, the time limit, nothing."""

    killed: bool
    by: str


#: Chapters that play many moves or whole games: a suite of their own, after those that look at one position.
LONG = ("test_prospect.py", "test_printed.py", "test_bystander.py")
LEFT_TO_OTHERS = "test_properties.py"
#: What pytest says of a suite that is not there. A conftest that a mutant breaks is a usage error too, and kills it.
ABSENT = "file or directory not found"


def suites(game: str, module: str = "", root: Path = ROOT) -> list[list[str]]:
    """Return what judges a mutant of *game* in *root*: its chapters first, then what takes long, then what is aside."""
    short, long = chapters(game, module, root)
    return [
        short,
        ["tests/engine/test_golden_games.py", "-k", game],
        ["tests/engine/test_every_game.py", "-p", "tests.mutation.thinned", "-k", game],
        *([long] if long else []),
        [f"tests/words/test_{game}.py"],
        ["tests/engine/test_deeds.py", "tests/engine/test_next_up.py"],
    ]


def chapters(game: str, module: str, root: Path = ROOT) -> tuple[list[str], list[str]]:
    """Return the chapters of *game* that look at positions, those about *module* first, and the long ones."""
    stem = Path(module).stem
    dotted = module.removesuffix(".py").replace("/", ".")

    def place(path: Path) -> tuple[bool, str]:
        is_own = bool(module) and (stem in path.stem or dotted in path.read_text(encoding="utf-8"))
        return not is_own, path.name

    found = sorted((root / "tests" / "engine" / game).glob("test_*.py"), key=place)
    short = [str(path.relative_to(root)) for path in found if path.name not in (*LONG, LEFT_TO_OTHERS)]
    return short, [str(path.relative_to(root)) for path in found if path.name in LONG]


class Tree:
    """A copy of the project in *folder*."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in (*NEEDED, *(path.name for path in ROOT.glob("*.py"))):
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, folder / name)
        compileall.compile_dir(folder, quiet=2, legacy=False)

    def judge(self, mutant: Mutant, game: str, seconds: list[float]) -> Verdict:
        """Make *mutant*, run the suites until one fails or has had its *seconds*, and take it back."""
        path = self.folder / mutant.path
        source = path.read_text(encoding="utf-8")
        path.write_text(mutated(source, mutant.number), encoding="utf-8")
        # Stale bytecode would stand in for a mutant that is as long and as old as its original.
        shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)
        try:
            return self.run(game, seconds, mutant.path)
        finally:
            path.write_text(source, encoding="utf-8")

    def run(self, game: str, seconds: list[float], module: str = "") -> Verdict:
        """Return what the suites of *game* say of the tree as it is; *module* is the one that was changed."""
        for suite, limit in zip(suites(game, module, self.folder), seconds, strict=True):
            verdict = self._run(suite, limit)
            if verdict.killed:
                return verdict
        return Verdict(False, "")

    def limits(self, game: str, slack: float) -> list[float]:
        """Return how much processor time each suite of *game* may take: a few times what it takes now, and *slack*."""
        taken = []
        for suite in suites(game, root=self.folder):
            before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
            verdict = self._run(suite, FIRST_RUN)
            if verdict.killed:
                raise Unsound(verdict.by)
            taken.append(resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
        return [LONGER * each + slack for each in taken]

    def _run(self, suite: list[str], seconds: float) -> Verdict:
        limited = ["sh", "-c", LIMITED, "sh", str(math.ceil(seconds))]
        command = [*limited, sys.executable, "-m", "pytest", *OPTIONS, *suite]
        environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONPATH": str(self.folder)}
        process = subprocess.Popen(
            command,
            cwd=self.folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        try:
            told, _ = process.communicate(timeout=PATIENCE * seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Verdict(True, "the time limit")
        if process.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return Verdict(True, "the time limit")
        if process.returncode == pytest.ExitCode.NO_TESTS_COLLECTED or ABSENT in told:
            raise Unsound(_failed(told))  # no test has judged anything
        return Verdict(process.returncode != 0, _failed(told))


def _failed(told: str) -> str:
    """Return the first test that failed, or the last line where none was reached."""
    lines = told.strip().splitlines()
    failed = next((line.split()[1] for line in lines if line.startswith(("FAILED ", "ERROR "))), "")
    return failed or (lines[-1] if lines else "")
