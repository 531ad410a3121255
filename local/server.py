"""Puts the local Discord together and runs it."""

import argparse
import os
from dataclasses import dataclass
from pathlib import Path

from aiohttp import web

from local.clock import Clock
from local.control.endpoints import Endpoints
from local.gateway.sessions import Gateway
from local.keep import Keeper
from local.limits.buckets import RateLimits
from local.limits.starts import TOTAL, Starts
from local.rest import application, channels, commands, interactions, messages, people
from local.rest import threads as thread_routes
from local.rest.wire import PREFIX, Wire
from local.state import posting, seed, threads
from local.state.model import User
from local.state.places import servers
from local.web.cdn import Cdn
from local.web.files import MAX_REQUEST
from local.web.guards import JoinCode
from local.web.keys import Keys, fresh_code
from local.web.pages import Pages
from local.web.tabs import Tabs

LAST_PORT = 65_535
LOOPBACK = ("127.0.0.1", "::1", "localhost")


@dataclass(frozen=True, slots=True)
class Options:
    """How the server is to be run."""

    host: str = "127.0.0.1"
    port: int = 0
    token: str | None = None
    code: str | None = None
    keep: Path | None = None
    control: str | None = None
    rate_limits: bool = True
    privileged_intents: bool = False
    acknowledge_within: float = 3.0
    servers: int = 0  # besides the home server, with nobody in them but the bot
    shards: int | None = None  # that `GET /gateway/bot` recommends; None: one for every thousand servers
    starts: int = TOTAL  # sessions that may begin in a day
    max_concurrency: int | None = None  # sessions that may begin in 5 s; None: 1 is told, and no pause is asked for
    is_new: bool = False  # the bot has only now been invited to the home server
    names: tuple[str, ...] = ()  # under which the page is served besides addresses and this machine's own name


def reason(fault: OSError) -> str:
    """Say in a few words why a port could not be had."""
    is_known = fault.errno is not None and fault.errno > 0  # not of names that cannot be found
    return os.strerror(fault.errno).lower() if is_known and fault.errno else (fault.strerror or str(fault)).lower()


def port_number(text: str) -> int:
    """Read a port from the command line; 0 stands for any free one."""
    number = int(text)
    if not 0 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"a number from 0 to {LAST_PORT}")
    return number


class Server:
    """The local Discord, from start to stop."""

    def __init__(self, options: Options, clock: Clock | None = None) -> None:
        self.options = options
        self.world = seed.fresh_world(clock or Clock(), options.token, is_new=options.is_new)
        self.world.application.privileged_intents = options.privileged_intents
        self.world.application.shards = options.shards
        self.world.acknowledge_within = options.acknowledge_within
        self.keeper = Keeper(self.world, options.keep) if options.keep else None
        limits = RateLimits(self.world.clock, options.rate_limits)
        limits.starts = Starts(self.world.clock, options.starts, options.max_concurrency)
        self.gateway = Gateway(self.world, limits.starts)
        self.tabs = Tabs(self.world)
        self.wire = Wire(self.world, limits)
        self.code = JoinCode(self.world.clock, self._join_code())
        self.keys = Keys(self.world, self._show_code)
        self._runner: web.AppRunner | None = None

    def _show_code(self, user: User, code: str) -> None:
        """Tell the holder of a name, and the terminal, that another browser wants it."""
        self.tabs.show_code(user, code)
        print(f"Another browser wants to be {user.name}. The code for that: {code}", flush=True)

    def _join_code(self) -> str | None:
        if self.options.code:
            return self.options.code.upper()
        if self.options.host in LOOPBACK:
            return None
        return fresh_code()

    @property
    def address(self) -> str:
        """Where bots on this machine find it."""
        return self.world.address

    @property
    def api(self) -> str:
        """What KAIJU_DISCORD_API must be set to."""
        return self.world.address + PREFIX

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=MAX_REQUEST + (1 << 20))
        for module in (application, commands, interactions, messages, thread_routes, channels, people):
            app.add_routes(module.routes(self.wire))
        app.add_routes([self.wire.unknown_route()])
        app.add_routes([web.get("/gateway", self.gateway.connect), web.get("/gateway/", self.gateway.connect)])
        app.add_routes(Cdn(self.world).routes())
        app.add_routes(Pages(self.world, self.tabs, self.code, self.keys, self.options.names).routes())
        if self.options.control:
            endpoints = Endpoints(self.world, self.gateway, self.tabs, self.wire, self.options.control)
            app.add_routes(endpoints.routes())
        return app

    async def start(self) -> None:
        """Open the doors; raises OSError if the port is taken."""
        if self.keeper:
            await self.keeper.load()
        servers.fill(self.world, self.options.servers)
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=2.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, self.options.host, self.options.port)
        try:
            await site.start()
        except OSError:
            await self._runner.cleanup()
            raise
        port = self._runner.addresses[0][1]
        host = "127.0.0.1" if self.options.host in ("0.0.0.0", "::", "localhost") else self.options.host
        self.world.address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        for thread in self.world.threads():
            threads.watch(self.world, thread)
        for message in self.world.messages.values():
            if message.only_for:
                posting.fade_later(self.world, message)
        if self.keeper:
            self.keeper.start()

    async def stop(self) -> None:
        """Close everything and save what is to be kept."""
        await self.gateway.close()
        for tab in tuple(self.tabs.open):
            await tab.socket.close(code=1012)
        if self._runner:
            await self._runner.cleanup()
        self.world.clock.stop()
        if self.keeper:
            await self.keeper.stop()
