"""What metrics read of a running bot, at the moment somebody looks."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path

from cogs.wire.context import Context
from cogs.wire.operations.requests import Requests
from cogs.wire.operations.vitals import Vitals
from ops.budget import Urgency
from ops.serving import Value
from table import StoreError

STATUSES = ("lobby", "running", "finished", "broken")
KINDS = (
    *("panel", "lobby", "promise", "ping", "reminder", "settle", "vote", "result", "notice", "awake"),
    *("film", "curve", "crown", "ready", "lapse", "heads_up", "gathering", "news"),
)
PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


async def readings(context: Context, requests: Requests, vitals: Vitals) -> AsyncIterator[Value]:
    """Yield the name, labels and value of every reading of a bot whose tables are open."""
    service = context.service
    yield "kaiju_ready", (), float(vitals.is_ready())
    yield "kaiju_shards_up", (), float(vitals.shards_up())
    yield "kaiju_leases_held", (), float(vitals.leases_held())
    yield "kaiju_identifies_left", (), float(vitals.identifies[0] if vitals.identifies else -1)
    yield "kaiju_tables_hot", (), float(service.services.tables.hot)
    yield "kaiju_queue_length", (), float(service.services.tables.waiting)
    yield "kaiju_clicks_under_way", (), float(context.priority.under_way)
    yield "kaiju_invalid_requests", (), float(requests.refusals.invalid)
    yield "kaiju_budget_used", (), requests.budget.used
    for how in Urgency:
        yield "kaiju_budget_waiting", (how.name.lower(),), float(requests.budget.waiting(how))
    for process, size in memory().items():
        yield "kaiju_memory_bytes", (process,), float(size)
    async for value in _stored(context):
        yield value


async def _stored(context: Context) -> AsyncIterator[Value]:
    try:
        report, backlog = await context.service.health(), await context.service.backlog()
    except StoreError:
        yield "kaiju_store_up", (), 0.0
        return
    yield "kaiju_store_up", (), 1.0
    yield "kaiju_outbox_failing", (), float(report.failing)
    yield "kaiju_dues", (), float(report.dues)
    for status in STATUSES:
        yield "kaiju_tables", (status,), float(report.tables.get(status, 0))
    for kind in KINDS:
        count, oldest = backlog.get(kind, (0, 0.0))
        yield "kaiju_outbox_backlog", (kind,), float(count)
        yield "kaiju_outbox_oldest_seconds", (kind,), oldest


def memory() -> dict[str, int]:
    """Return the resident bytes of this process and of those it has started, where the system tells."""
    own = os.getpid()
    try:
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return {"bot": _resident(str(own)), "workers": sum(map(_resident, children))}
    except OSError:
        return {}


def _resident(process: str) -> int:
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except (OSError, IndexError):  # it has ended meanwhile
        return 0
