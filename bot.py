"""The composition root: settings, logging, the bot and its cogs; no logic."""

import signal

if __name__ == "__main__":  # Ctrl-C while the rest is imported ends this at once, without a trace
    signal.signal(signal.SIGINT, signal.SIG_DFL)

import argparse
import asyncio
import contextlib
import gc
import logging
import sys
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
from cogs.wire.profile import keep_face
from configured import catalogue, check, limits, point_to, table_settings
from data.loader import ContentError
from ops import health, sentry
from ops.sentry import NoSentry
from ops.serving import BadAddress
from process import LEAVING, check_server, complain, leave_within, loop_factory, run
from render.film.studio import Studio
from render.painter import Painter
from settings import BadSettings, Settings, load
from table import Environment, Store, StoreError, open_store, upkeep_of
from table import serve as open_tables

VERSION = "0.1.0"
EXTENSIONS = ("play", "game", "watch", "stats", "tournament", "me", "menus", "admin", "help")  # of cogs/

log = logging.getLogger("kaiju")
# The bot never speaks with a voice, so what is missing for it is no news.
discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


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
            await self.load_extension(f"cogs.{name}")
        await self.tree.set_translator(Translations())
        await register(self.tree, self.commands_file, is_forced=self._is_sync_forced)
        # What is there now stays; looking through all of it for garbage would hold up a click now and then. Not when
        # Discord is ready, which may happen again: garbage of the meantime must not be kept.
        gc.collect()
        gc.freeze()
        if self.settings.health:
            self._pulse = asyncio.create_task(self._live(Path(self.settings.health)))
        self.is_set_up = True
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
        context.studio = Studio(self.settings.beside(".films"))
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
            self.context.later(keep_face(self, self.settings.beside(".emojis"), self.context, self.operations.vitals))
        log.info("ready", extra={"user": str(self.user), "servers": len(self.guilds), "version": VERSION})

    async def _live(self, file: Path) -> None:
        if self.joining.worker is None:  # one of several may have no shard yet, and waits for one in good health
            await self.wait_until_ready()
        await health.keep_alive(file, lambda: self.is_connected, self.context.service.troubles)

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
        return 0 if health.is_healthy(Path(settings.health)) else 1
    logs.configure(settings.log_level, settings.log_format)
    # The store works in threads that need the interpreter only for moments; they must not wait 5 ms for each.
    sys.setswitchinterval(0.0005)
    try:
        if settings.sentry:
            sentry.begin(settings.sentry, VERSION, (settings.token, settings.database))
    except NoSentry as fault:
        return complain(f"{fault}.")
    point_to(settings.api, settings.gateway)
    make = partial(Kaiju, settings, is_sync_forced=given.sync, is_next=given.take_over)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        code = runner.run(run(make, settings))
        leave_within(LEAVING)
    return code


if __name__ == "__main__":
    sys.exit(main())
