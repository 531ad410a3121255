"""What the bots of a test wrote to their logs last: printed when it fails, for many faults happen once in many runs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

LINES = 40


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    report: pytest.TestReport = yield  # type: ignore[assignment, misc]
    folder = getattr(item, "funcargs", {}).get("tmp_path")
    if report.failed and isinstance(folder, Path):
        for log in sorted(folder.rglob("bot.log")):
            last = "\n".join(log.read_text(errors="replace").splitlines()[-LINES:])
            report.sections.append((f"the end of {log.relative_to(folder)}", last))
    return report  # type: ignore[return-value]
