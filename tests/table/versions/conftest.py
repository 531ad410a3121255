"""The program that the tests of versions update."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.table.versions.program import Program


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    return Program(tmp_path, monkeypatch)
