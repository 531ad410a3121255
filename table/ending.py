"""Ending in time: what is under way may finish, but nothing keeps the program from closing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Any

log = logging.getLogger(__name__)
PATIENCE = 3.0  # seconds


async def finish(tasks: Iterable[asyncio.Task[Any]], what: str, seconds: float = PATIENCE) -> None:
    """Let *tasks* come to their end; those that take longer than *seconds* are cancelled."""
    running = set(tasks)
    if not running:
        return
    _, late = await asyncio.wait(running, timeout=seconds)
    if late:
        log.warning("%s: %d of %d were not finished in time", what, len(late), len(running))
    for task in late:
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)
