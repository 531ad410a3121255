"""A copy of the project in which mutants are made and judged; the working tree is never touched."""

from __future__ import annotations

import compileall
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from tests.mutation.operators import Mutant, mutated

ROOT = Path(__file__).parents[2]
#: What the suites of a game need, and what of it they do not.
NEEDED = ("cogs", "data", "docs", "engine", "render", "table", "tests", "words", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "*.png", "*.xz", "*.gz", "e2e", "local", ".*", "references")
OPTIONS = ("-x", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "no:randomly")


@dataclass(frozen=True)
class Verdict:
    """Whether a mutant was *killed*, and *by* what: a test, the time limit, nothing."""

    killed: bool
    by: str


def suites(game: str) -> list[list[str]]:
    """Return what judges a mutant of *game*, the quickest first: its chapters, golden games, every game, words."""
    return [
        [f"tests/engine/{game}", "--deselect", f"tests/engine/{game}/test_properties.py"],
        ["tests/engine/test_golden_games.py", "-k", game],
        ["tests/engine/test_every_game.py", "-p", "tests.mutation.thinned", "-k", game],
        [f"tests/words/test_{game}.py"],
    ]


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

    def judge(self, mutant: Mutant, game: str, seconds: float) -> Verdict:
        """Make *mutant*, run the suites until one fails or each has had its *seconds*, and take it back."""
        path = self.folder / mutant.path
        source = path.read_text(encoding="utf-8")
        path.write_text(mutated(source, mutant.number), encoding="utf-8")
        # Stale bytecode would stand in for a mutant that is as long and as old as its original.
        shutil.rmtree(path.parent / "__pycache__", ignore_errors=True)
        try:
            return self.run(game, seconds)
        finally:
            path.write_text(source, encoding="utf-8")

    def run(self, game: str, seconds: float) -> Verdict:
        """Return what the suites of *game* say of the tree as it is."""
        for suite in suites(game):
            verdict = self._run(suite, seconds)
            if verdict.killed:
                return verdict
        return Verdict(False, "")

    def _run(self, suite: list[str], seconds: float) -> Verdict:
        command = [sys.executable, "-m", "pytest", *OPTIONS, *suite]
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
            told, _ = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            return Verdict(True, "the time limit")
        return Verdict(process.returncode != 0, _failed(told))


def _failed(told: str) -> str:
    """Return the first test that failed, or the last line where none was reached."""
    lines = told.strip().splitlines()
    failed = next((line.split()[1] for line in lines if line.startswith(("FAILED ", "ERROR "))), "")
    return failed or (lines[-1] if lines else "")
