"""Pages for those who look after a server: what is wrong with backups and copies is told, without names of files."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.screens.admin import health
from cogs.wire.page import GREEN, RED
from data.words import words
from local.limits.components import walk as parts_of
from table import Gauge, Health

WELL = {"tables": {"running": 2}, "hot": 1, "owed": 0, "failing": 0, "dues": 1, "acts": 0}
TIMES = {"p50": 0.0, "p95": 0.0, "p99": 0.0, "absence": 0.0}


def shown(**report: Any) -> tuple[str, int]:
    house: Any = SimpleNamespace(acknowledged=Gauge())
    page = health(words("en"), Health(**WELL, **TIMES, **{"last_backup": "b.db"} | report), house, 0.1)
    parts = list(parts_of(page.to_components()))
    text = "\n".join(part["content"] for part in parts if "content" in part)
    return text, next(part["accent_color"] for part in parts if part.get("accent_color"))


@pytest.mark.parametrize(
    ("report", "said", "accent"),
    [
        ({}, "Last backup: `b.db`", GREEN),
        ({"last_backup": ""}, "No backup yet", GREEN),
        ({"backup_fault": "No room in /secret/place."}, "The last backup failed.", RED),
        ({"is_copied": True}, "Continuous copy: none yet", GREEN),
        ({"is_copied": True, "copied": 12.4}, "Continuous copy: 12 s old", GREEN),
        ({"is_copied": True, "copied": 99.0, "copy_fault": "/secret/place is gone"}, "copy cannot be written", RED),
    ],
)
def test_backups_and_copies_are_told(report: dict[str, Any], said: str, accent: Any) -> None:
    text, colour = shown(**report)
    assert said in text
    assert "secret" not in text
    assert colour == int(accent)


def test_nothing_is_said_of_copies_where_there_are_none() -> None:
    assert "ontinuous" not in shown()[0]
