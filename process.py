"""The life of the process: attempts to reach Discord, signals, and the exit code it ends with."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import TypeAlias

import aiohttp
import discord

from cogs.wire.bot import GameBot
from configured import hear_hang_up
from ops.serving import BadAddress, Observed, served
from render.errors import MissingAssets
from settings import BadSettings, Settings
from table import StoreError, check_store

UNUSABLE, FORCED = 2, 3
RETRY_FIRST, RETRY_LAST = 2.0, 60.0  # seconds between two attempts to reach Discord, doubled each time
TOO_MANY, SERVER_ERROR = 429, 500  # answers of a server that will be well again
CLOSING, LEAVING = 14.0, 4.0  # seconds in which the bot closes, and its threads then end, in order or not
LINES, LINE_KEPT = 64, 75.0  # connections at the same time, seconds that an idle one is kept

log = logging.getLogger("kaiju")
#: Makes a bot that keeps its connections in the given connector.
Maker: TypeAlias = Callable[[aiohttp.BaseConnector], GameBot]


class Outage(Exception):
    """Discord cannot be reached for now; the text says how that shows."""


async def run(make: Maker, settings: Settings) -> int:
    """Serve metrics, if wanted, and run the bot."""
    try:
        async with served(settings.metrics) as metrics:
            return await serve(make, settings, metrics)
    except BadAddress as fault:
        return complain(f"{fault}.")


async def serve(make: Maker, settings: Settings, metrics: Observed | None = None) -> int:
    """Run the bot until a signal comes; while Discord is out of reach, try again and again."""
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # not on Windows
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    hear_hang_up(None, settings)
    wait = 0.0
    while not stop.is_set():
        began = time.monotonic()
        try:
            return await attempt(make, settings, stop, metrics)
        except Outage as fault:
            if not wait or time.monotonic() - began > 2 * RETRY_LAST:
                where = settings.api or "Discord"
                log.warning(f"{where} cannot be reached; trying until it can", extra={"reason": str(fault)})
                wait = RETRY_FIRST / 2
            wait = min(2 * wait, RETRY_LAST)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), wait)
    return 0


async def attempt(make: Maker, settings: Settings, stop: asyncio.Event, metrics: Observed | None = None) -> int:
    """Run the bot until *stop*; an unusable token or server is told in one sentence, an outage raised."""
    # Lines to Discord are kept: making one costs a click more than everything else, and a crowd shares a few.
    connector = aiohttp.TCPConnector(limit=LINES, keepalive_timeout=LINE_KEPT)
    async with make(connector) as bot:
        bot.operations.observe(metrics)
        hear_hang_up(bot.operations, settings)
        running = asyncio.create_task(bot.start(settings.token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        is_stopped = not running.done()
        if is_stopped:
            log.info("stopping")
            await bot.joining.leave()
            last_resort = leave_within(CLOSING)
            if not bot.is_set_up:  # what is still being opened would be left open
                running.cancel()
                await asyncio.wait({running})
            await bot.close()
            last_resort.cancel()
        stopping.cancel()
        return await left(running) if is_stopped else await outcome(running, settings)


def leave_within(seconds: float) -> threading.Timer:
    """End the process by force after *seconds*: what was accepted is on the disk, so nothing is lost by it.

    Cancel what is returned when the bot has closed in time.
    """

    def leave() -> None:
        log.error("closing took too long")
        for child in multiprocessing.active_children():
            child.kill()
        os._exit(FORCED)

    last_resort = threading.Timer(seconds, leave)
    last_resort.daemon = True
    last_resort.start()
    return last_resort


async def left(running: asyncio.Task[None]) -> int:
    """Wait for the end of a bot that was told to stop; what that broke off in the midst of its start is no fault."""
    (fault,) = await asyncio.gather(running, return_exceptions=True)
    if fault is not None:
        log.info("stopped while it started", extra={"reason": repr(fault)})
    return 0


async def outcome(running: asyncio.Task[None], settings: Settings) -> int:
    """Turn the end of the bot into an exit code, and a fault into one sentence."""
    where = settings.api or "Discord"
    try:
        await running
    except discord.LoginFailure:
        return complain(f"{where} refused the token in DISCORD_TOKEN.")
    except discord.PrivilegedIntentsRequired:
        return complain(f"{where} does not allow the intents that the bot asks for.")
    except (aiohttp.ClientError, OSError, TimeoutError, discord.GatewayNotFound) as fault:
        raise Outage(str(fault) or type(fault).__name__) from fault
    except (discord.HTTPException, discord.ConnectionClosed) as fault:
        if isinstance(fault, discord.HTTPException) and (fault.status == TOO_MANY or fault.status >= SERVER_ERROR):
            raise Outage(str(fault)) from fault
        return complain(f"{where} refused the bot: {fault}.")
    except (StoreError, MissingAssets, BadSettings) as fault:
        return complain(f"{str(fault).rstrip('.')}.")
    return 0


def check_server(settings: Settings) -> int:
    """Look at the server that keeps the games, if one does, and say why it cannot be used."""
    try:
        asyncio.run(check_store(settings.database))
    except StoreError as fault:
        return complain(f"{str(fault).rstrip('.')}.")
    return 0


def complain(sentence: str) -> int:
    """Say why the bot cannot run; returns the exit code for that."""
    print(sentence, file=sys.stderr)
    return UNUSABLE


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return how to make the faster loop, where it can be had; None stands for asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
