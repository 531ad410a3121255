"""The composition root: settings, logging, the bot and its cogs; no logic."""

import argparse
import asyncio
import contextlib
import gc
import logging
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import aiohttp
import discord
from discord.ext import commands

import logs
from cogs.delivery import Deliverer
from cogs.screens import all_routes
from cogs.wire.bot import GameBot
from cogs.wire.commands.described import Translations
from cogs.wire.commands.registration import register
from cogs.wire.commands.tree import Tree
from cogs.wire.context import Context
from cogs.wire.gateway.joining import Joining
from cogs.wire.messages import Messages
from cogs.wire.operations import Operations
from cogs.wire.operations.requests import Requests
from cogs.wire.pictures import Pictures
from cogs.wire.private.hooks import Hooks
from cogs.wire.private.pages import Pages
from cogs.wire.profile import dress
from configured import catalogue, check, hear_hang_up, limits, point_to, table_settings
from data.loader import ContentError
from ops import sentry
from ops.sentry import NoSentry
from ops.serving import BadAddress, Observed, served
from render.errors import MissingAssets
from render.painter import Painter
from settings import BadSettings, Settings, load
from table import Environment, Store, StoreError, check_store, open_store, upkeep_of
from table import serve as open_tables

VERSION = "0.1.0"
EXTENSIONS = tuple(
    f"cogs.{name}" for name in ("play", "game", "watch", "stats", "tournament", "me", "menus", "admin", "help")
)
HEALTH_EVERY, HEALTH_AGE = 15.0, 60.0
UNUSABLE, FORCED = 2, 3
RETRY_FIRST, RETRY_LAST = 2.0, 60.0  # seconds between two attempts to reach Discord, doubled each time
TOO_MANY, SERVER_ERROR = 429, 500  # answers of a server that will be well again
CLOSING, LEAVING = 14.0, 4.0  # seconds in which the bot closes, and its threads then end, in order or not
LINES, LINE_KEPT = 64, 75.0  # connections at the same time, seconds that an idle one is kept

log = logging.getLogger("kaiju")
# The bot never speaks with a voice, so what is missing for it is no news.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


class Outage(Exception):
    """Discord cannot be reached for now; the text says how that shows."""


class Kaiju(GameBot):
    """The bot: loads its cogs, registers its commands, keeps a sign of life."""

    def __init__(
        self,
        settings: Settings,
        connector: aiohttp.BaseConnector | None = None,
        *,
        is_sync_forced: bool = False,
        is_next: bool = False,
    ) -> None:
        requests = Requests()
        super().__init__(
            http_trace=requests.trace(),
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            max_messages=None,
            guild_ready_timeout=1.0,
            connector=connector,
            shard_count=settings.shard_count,
        )
        self.settings = settings
        self.version, self.source = VERSION, settings.source
        self.commands_file = settings.beside(".commands")
        self.reloading = asyncio.Lock()
        self._is_sync_forced = is_sync_forced
        self._is_dressed = settings.profile == "off"
        self._closing = contextlib.AsyncExitStack()
        self._pulse: asyncio.Task[None] | None = None
        self.operations = Operations(self, requests)
        self.joining = Joining(self, settings.database, all_routes(), is_next=is_next)

    async def setup_hook(self) -> None:
        """Open the tables, load the extensions and register the commands."""
        self.joining.listen(super().connect)
        self.context = self.operations.context = await self._open_tables()
        assert isinstance(self.tree, Tree)
        self.tree.context = self.context
        self.connect_screens()
        for name in EXTENSIONS:
            await self.load_extension(name)
        await self.tree.set_translator(Translations())
        await register(self.tree, self.commands_file, is_forced=self._is_sync_forced)
        # What is there now stays; looking through all of it for garbage would hold up a click now and then. Not when
        # Discord is ready, which may happen again: garbage of the meantime must not be kept.
        gc.collect()
        gc.freeze()
        if self.settings.health:
            self._pulse = asyncio.create_task(self._live(Path(self.settings.health)))
        await self.joining.take_over()

    async def _open_tables(self) -> Context:
        try:
            return await self._compose()
        except OSError as fault:  # told apart from Discord's, which are also OSErrors
            raise StoreError(f"The bot cannot use its files: {fault}") from fault

    async def _compose(self) -> Context:
        painter = Painter()
        starting = asyncio.create_task(painter.start())
        self._closing.push_async_callback(painter.close)
        self._closing.push_async_callback(give_up, starting)
        deliverer = self._deliverer = Deliverer(Messages(self), budget=self.operations.requests.budget)
        store = await self._open_store()
        given = table_settings(self.settings)
        service = await self._closing.enter_async_context(
            open_tables(
                store,
                deliverer,
                given,
                upkeep=upkeep_of(store, given),
                environment=Environment(catalogue(self.settings)),
                is_running=False,
            )
        )
        context = Context(service, Pictures(painter), limits(self.settings))
        context.pages = Pages(context, Hooks(self))
        await context.pages.load()
        service.listen(context.pages.hear)
        deliverer.bind(context)
        self._closing.push_async_callback(deliverer.close)
        self._closing.push_async_callback(context.close)
        self.joining.share(service, store, self.operations)
        await starting
        return context

    async def _open_store(self) -> Store:
        folder, copies = self.settings.beside("").parent, self.settings.copies
        backups = folder / self.settings.backups
        opening = partial(
            open_store,
            self.settings.database,
            backups=backups,
            copies=folder / copies if copies else None,
            alone=False,
        )
        store = await self.joining.open(opening)
        self._closing.push_async_callback(store.close)
        self._closing.push_async_callback(self.joining.release)
        return store

    async def launch_shards(self) -> None:
        """Begin the sessions of this process's shards."""
        await self.joining.launch(super().launch_shards)

    def connect_screens(self) -> None:
        """Take the handlers of clicks and the makers of messages from the modules as they are loaded now."""
        from cogs.delivery import message_kinds, present_page  # here, because they may have been reloaded
        from cogs.screens import all_routes

        router, kinds = all_routes(), message_kinds(self._deliverer.outgoing)
        self.context.router, self._deliverer.kinds = router, kinds
        self.context.pages.present = partial(present_page, self.context)

    async def connect(self, *, reconnect: bool = True) -> None:
        """Keep the lines to Discord open; one that waits for its turn has them already."""
        await self.joining.connect(super().connect)

    async def on_ready(self) -> None:
        """Let the tables run, and say that the bot can be used."""
        if not hasattr(self, "context"):
            return  # the file is somebody else's still
        self.context.open()
        self.operations.begin(self.context, self._deliverer.messages, self.settings)
        if not self._is_dressed:
            self._is_dressed = True
            self.context.later(dress(self, self.settings.beside(".emojis"), self.context.priority))
        log.info("ready", extra={"user": str(self.user), "servers": len(self.guilds), "version": VERSION})

    async def _live(self, file: Path) -> None:
        await self.wait_until_ready()
        is_told = False
        while True:
            # A line that stays broken lets the sign of life grow old.
            if self.is_connected:
                try:
                    await asyncio.to_thread(give_sign, file, self.context.service.troubles())
                    is_told = False
                except OSError as fault:
                    if not is_told:
                        log.error("no sign of life can be given", extra={"file": str(file), "reason": str(fault)})
                    is_told = True
            await asyncio.sleep(HEALTH_EVERY)

    async def close(self) -> None:
        """Leave in order."""
        if self._pulse:
            self._pulse.cancel()
        await self._closing.aclose()
        await super().close()


async def give_up(task: asyncio.Task[None]) -> None:
    """Do not wait for *task* any more, however it ends."""
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def run(settings: Settings, **how: bool) -> int:
    """Serve metrics, if wanted, and run the bot."""
    try:
        async with served(settings.metrics) as metrics:
            return await serve(settings, metrics, **how)
    except BadAddress as fault:
        return complain(f"{fault}.")


async def serve(settings: Settings, metrics: Observed | None = None, **how: bool) -> int:
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
            return await attempt(settings, stop, metrics, **how)
        except Outage as fault:
            if not wait or time.monotonic() - began > 2 * RETRY_LAST:
                where = settings.api or "Discord"
                log.warning(f"{where} cannot be reached; trying until it can", extra={"reason": str(fault)})
                wait = RETRY_FIRST / 2
            wait = min(2 * wait, RETRY_LAST)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), wait)
    return 0


async def attempt(settings: Settings, stop: asyncio.Event, metrics: Observed | None = None, **how: bool) -> int:
    """Run the bot until *stop*; an unusable token or server is told in one sentence, an outage raised."""
    # Lines to Discord are kept: making one costs a click more than everything else, and a crowd shares a few.
    connector = aiohttp.TCPConnector(limit=LINES, keepalive_timeout=LINE_KEPT)
    async with Kaiju(settings, connector, **how) as bot:
        bot.operations.observe(metrics)
        hear_hang_up(bot.operations, settings)
        running = asyncio.create_task(bot.start(settings.token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
        if not running.done():
            log.info("stopping")
            await bot.joining.leave()
            last_resort = leave_within(CLOSING)
            await bot.close()
            last_resort.cancel()
        stopping.cancel()
        return await outcome(running, settings)


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


def give_sign(file: Path, troubles: list[str]) -> None:
    """Touch *file*; in it stands what an admin should know, a line for each trouble."""
    said = "".join(f"{trouble}\n" for trouble in troubles)
    if not file.exists() or file.read_text(encoding="utf-8") != said:
        file.write_text(said, encoding="utf-8")
    file.touch()


def is_healthy(settings: Settings) -> bool:
    """Tell whether a running bot has given a sign of life lately; say what troubles it."""
    file = Path(settings.health)
    try:
        age = time.time() - file.stat().st_mtime
        print(file.read_text(encoding="utf-8"), end="")
    except OSError:
        return False
    return age < HEALTH_AGE


def main(arguments: list[str] | None = None) -> int:
    """Run the bot, or only look at its settings or health."""
    parser = argparse.ArgumentParser(prog="bot.py", description="The kaiju game master.")
    parser.add_argument("--check", action="store_true", help="read the settings, say what is wrong, stop")
    parser.add_argument("--health", action="store_true", help="exit with 0 if a running bot is alive")
    parser.add_argument("--take-over", action="store_true", help="wait for the bot that runs on the same file to stop")
    parser.add_argument("--sync", action="store_true", help="register the commands even if they have not changed")
    given = parser.parse_args(arguments)
    try:
        settings = load(need_token=not given.health)
        check(settings)
    except ContentError as fault:
        return complain(f"The data pack cannot be used:\n{fault}")
    except (BadSettings, BadAddress) as fault:
        return complain(f"The settings cannot be used: {fault}.")
    if given.check:
        return check_server(settings)
    if given.health:
        if not settings.health:
            return complain("KAIJU_HEALTH is not set, so there is no sign of life to look at.")
        return 0 if is_healthy(settings) else 1
    logs.configure(settings.log_level, settings.log_format)
    # The store works in threads that need the interpreter only for moments; they must not wait 5 ms for each.
    sys.setswitchinterval(0.0005)
    try:
        if settings.sentry:
            sentry.begin(settings.sentry, VERSION, (settings.token, settings.database))
    except NoSentry as fault:
        return complain(f"{fault}.")
    point_to(settings.api, settings.gateway)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        code = runner.run(run(settings, is_sync_forced=given.sync, is_next=given.take_over))
        leave_within(LEAVING)
    return code


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Return how to make the faster loop, where it can be had; None stands for asyncio's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


if __name__ == "__main__":
    sys.exit(main())
