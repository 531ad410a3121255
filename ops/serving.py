"""Metrics over HTTP: `/metrics`, `/live` while the process runs, `/ready` while the bot can be used."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol, TypeAlias
from urllib.parse import urlsplit

log = logging.getLogger("kaiju.ops")
#: The name of a reading, its labels, its value.
Value: TypeAlias = tuple[str, tuple[str, ...], float]


class Observed(Protocol):
    """What is served: whether the bot is ready, and what its readings are."""

    is_ready: Callable[[], bool]
    read: Callable[[], AsyncIterator[Value]] | None


class BadAddress(Exception):
    """Metrics cannot be served there; the text says why."""


def parsed(address: str) -> tuple[str, int]:
    """Return host and port of an *address* such as 127.0.0.1:9108 or [::1]:9108, or raise BadAddress."""
    try:
        parts = urlsplit(f"//{address}")
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port = None, None
    if not host or port is None or parts.netloc != address or "@" in address:
        raise BadAddress(f"KAIJU_METRICS must be a host and a port such as 127.0.0.1:9108, not {address!r}")
    return host, port


@asynccontextmanager
async def served(address: str) -> AsyncIterator[Observed | None]:
    """Serve metrics at *address* (empty: nowhere, and nothing is collected), or raise BadAddress."""
    if not address:
        yield None
        return
    host, port = parsed(address)
    # Here, because it costs a start a tenth of a second for which most have no use.
    from aiohttp import web

    from ops.metrics import Metrics, application

    metrics = Metrics()
    runner = web.AppRunner(application(metrics), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as fault:
            raise BadAddress(f"Metrics cannot be served at {address}: {fault.strerror or fault}") from fault
        log.info("metrics are served", extra={"address": address})
        metrics.connect()
        yield metrics
    finally:
        metrics.disconnect()
        await runner.cleanup()
