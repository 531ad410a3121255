"""Open pages: each person has at most one at a table, and the bot edits it when what it shows has changed.

A page is noted whenever it is shown, with the token of that press. Only pages that show the hand are kept up to date:
what somebody reads or fills in is not replaced under their fingers. All edits wait for people who press something.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import aiohttp
import discord
from msgspec.structs import replace

from cogs.wire.page import BUSY, HAND, LOBBY, Page
from cogs.wire.private.hooks import LIFE, Handle, Hooks
from ops.budget import Urgency, urgent
from table import OpenPage, TableError

if TYPE_CHECKING:
    from cogs.wire.context import Context
    from cogs.wire.reply import Reply

log = logging.getLogger("kaiju.cogs")
REST = 1.0  # seconds between two edits of a page
AT_ONCE = 6  # pages being made
PATIENCE = 5.0  # seconds that an edit of a page waits for the one before
SWEPT = 512  # pages noted between two looks for expired ones
HEARD = 1024  # tables whose newest version is known: one may change before a page that shows it is noted
Key: TypeAlias = tuple[int, str]  # a table and a person


class Present(NamedTuple):
    """A page as it should be now, and the colours of its pictures."""

    page: Page
    colours: str


class Pages:
    """The pages that people have open."""

    def __init__(self, context: Context, hooks: Hooks, rest: float = REST) -> None:
        self._context = context
        self._hooks = hooks
        self._rest = rest
        #: Makes a page as it should be now; None: leave it. Set when the screens are loaded, and again at a reload.
        self.present: Callable[[OpenPage], Awaitable[Present | None]]
        self._open: dict[int, dict[str, OpenPage]] = {}
        self._shown: dict[Key, tuple[int, bytes]] = {}  # the version of the table on a page, and its likeness
        self._heard: OrderedDict[int, int] = OrderedDict()  # the newest version of the tables that changed last
        self._stale: set[Key] = set()
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._edits: dict[int, asyncio.Future[None]] = {}  # the last one that is under way, by message
        self._width = asyncio.Semaphore(AT_ONCE)
        self._noted = 0

    async def load(self) -> None:
        """Take up the pages that were open before a restart."""
        for page in await self._context.host.messages.pages():
            self._open.setdefault(page.table, {})[page.person] = page

    async def take_up(self, shards: Collection[int], shard_of: Callable[[int], Awaitable[int]]) -> None:
        """Take up the pages at tables of *shards*, which another worker has served before."""
        for page in await self._context.host.messages.pages():
            if page.table not in self._open and await shard_of(page.table) in shards:
                self._open.setdefault(page.table, {})[page.person] = page
                self.refresh(page.table)

    def let_go(self) -> None:
        """Drop all pages; those of shards that are still served are taken up again."""
        for task in self._tasks.values():
            task.cancel()
        for kept in (self._open, self._shown, self._heard, self._stale):
            kept.clear()

    def refresh_all(self) -> None:
        """Bring every page up to date: who knows what happened while nobody could edit it."""
        for table in tuple(self._open):
            self.refresh(table)

    # -- what people press ------------------------------------------------------------------------------------

    def opened(self, reply: Reply, page: Page) -> None:
        """Take what *reply* has shown for the page that its reader has open at the table, instead of an earlier one.

        A message on which nothing can be pressed is a notice beside the page, unless it stands in its place.
        """
        is_page = page.is_dispatchable() or reply.is_aside
        if not reply.table or reply.message is None or not is_page:
            return
        shown = page.shows
        handle = Handle.of(reply.interaction, reply.message, reply.target)
        person = str(reply.interaction.user.id)
        expires = self._context.now() + LIFE
        new = OpenPage(reply.table, person, handle.spell(), expires, shown.screen, shown.since)
        old = self._get((reply.table, person))
        if old is not None and _is_late(handle, Handle.read(old.handle)):
            self._context.later(self._delete(handle))
            return
        self._put(new, (shown.version, page.likeness(reply.colours)))
        if old is None or (old.handle, old.screen, old.since) != (new.handle, new.screen, new.since):
            self._context.later(self._keep(new, old))

    def pressed(self, reply: Reply) -> None:
        """Let a page on which something was pressed live on with the newer token, if it still shows the same.

        One on which a form was opened is left alone until the next press.
        """
        key, message = (reply.table, str(reply.interaction.user.id)), reply.interaction.message
        old = self._get(key)
        if message is None or old is None or reply.message is not None:
            return
        if Handle.read(old.handle).message == message.id and reply.is_update:
            handle = Handle.of(reply.interaction, message.id)
            new = replace(old, handle=handle.spell(), expires=self._context.now() + LIFE)
            self._put(new, self._shown.get(key, (0, b"")))
            self._context.later(self._keep(new, old))

    def is_newer(self, reply: Reply, version: int) -> bool:
        """Return whether the page of the one who waits for *reply* shows the table at a later *version* by now."""
        return self._shown.get((reply.table, str(reply.interaction.user.id)), (0, b""))[0] > version

    def table_of(self, person: str) -> int | None:
        """Return the table that *person* has pressed something at last, while its page can still be edited."""
        open_now = [page for pages in self._open.values() if (page := pages.get(person))]
        newest = max(open_now, key=lambda page: page.expires, default=None)
        return newest.table if newest and newest.expires > self._context.now() else None

    def forget(self, person: str) -> None:
        """Drop what is known of *person*; what is stored is deleted with them."""
        for table in [table for table, pages in self._open.items() if person in pages]:
            self._drop((table, person))

    @asynccontextmanager
    async def turn(self, message: int) -> AsyncIterator[None]:
        """Let the edits of a message follow one another in the order in which they were wanted, presses and ours."""
        before, mine = self._edits.get(message), asyncio.get_running_loop().create_future()
        self._edits[message] = mine
        try:
            if before:
                with suppress(TimeoutError):
                    async with asyncio.timeout(PATIENCE):
                        await asyncio.shield(before)
            yield
        finally:
            mine.set_result(None)
            if self._edits.get(message) is mine:
                del self._edits[message]

    def _put(self, page: OpenPage, shown: tuple[int, bytes]) -> None:
        key = (page.table, page.person)
        self._open.setdefault(page.table, {})[page.person] = page
        self._shown[key] = shown
        if self._heard.get(page.table, 0) > shown[0] and page.screen == HAND:
            self._wake(key)  # it has changed while this was made
        self._noted += 1
        if self._noted % SWEPT == 0:
            self._sweep()

    async def _keep(self, new: OpenPage, old: OpenPage | None) -> None:
        """Store a page, and delete the one before if that is another message."""
        host, key = self._context.host, (new.table, new.person)
        if new.screen == BUSY and (await host.read.listing(new.table)).status == "lobby":
            new = replace(new, screen=LOBBY)
            if (present := self._get(key)) and present.handle == new.handle:
                self._open[new.table][new.person] = new
        await host.messages.keep_page(new)
        if old and old.expires > self._context.now():
            before = Handle.read(old.handle)
            if before.message != Handle.read(new.handle).message:
                await self._delete(before)

    async def _delete(self, handle: Handle) -> None:
        async with self.turn(handle.message):
            await self._hooks.delete(handle)

    # -- what changes -----------------------------------------------------------------------------------------

    def hear(self, table: int, version: int) -> None:
        """Take note that *table* has changed; its open pages are brought up to date soon."""
        self._heard[table] = version
        self._heard.move_to_end(table)
        if len(self._heard) > HEARD:
            self._heard.popitem(last=False)
        self.refresh(table)

    def refresh(self, table: int) -> None:
        """Bring the open pages of *table* up to date, though it may not have changed itself."""
        for person in tuple(self._open.get(table, ())):
            self._wake((table, person))

    def _wake(self, key: Key) -> None:
        page = self._get(key)
        if page is None or page.screen == BUSY or not self._is_untouched(page):
            return  # a press that is under way shows the newest state itself
        self._stale.add(key)
        if key not in self._tasks:
            self._tasks[key] = asyncio.create_task(self._run(key))

    async def _run(self, key: Key) -> None:
        """Edit a page until it is up to date, with a rest after each edit: of a burst of changes the newest wins."""
        try:
            while key in self._stale:
                self._stale.discard(key)
                async with self._width:
                    with urgent(Urgency.SETTLE):
                        is_edited = await self._bring_up_to_date(key)
                if is_edited:
                    await asyncio.sleep(self._rest)
        except (TableError, discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            log.info("a page was not edited", extra={"table": key[0], "reason": type(error).__name__})
        finally:
            self._stale.discard(key)
            del self._tasks[key]

    async def _bring_up_to_date(self, key: Key) -> bool:
        """Edit a page if what it should show differs; return whether it was edited."""
        await self._context.priority.quiet()
        page = self._get(key)
        if page is None or page.screen == BUSY or (made := await self.present(page)) is None:
            return False
        await self._context.priority.quiet()
        handle = Handle.read(page.handle)
        async with self.turn(handle.message):
            return await self._edit(key, page, made)

    async def _edit(self, key: Key, page: OpenPage, made: Present) -> bool:
        """Edit a page unless something else is there by now, or the same; return whether it was edited."""
        likeness = made.page.likeness(made.colours)
        if self._get(key) != page or not self._is_untouched(page) or self._shown.get(key, (0, b""))[1] == likeness:
            return False
        if not await self._hooks.edit(Handle.read(page.handle), made.page, made.colours):
            self._drop(key)
            await self._context.host.messages.drop_page(*key)
            return False
        if self._get(key) == page:
            self._open[page.table][page.person] = replace(page, screen=HAND)
            self._shown[key] = (made.page.shows.version, likeness)
        return True

    def _is_untouched(self, page: OpenPage) -> bool:
        handle = Handle.read(page.handle)
        return self._context.is_last_click(handle.message, handle.interaction)

    # -- what is kept -----------------------------------------------------------------------------------------

    def _get(self, key: Key) -> OpenPage | None:
        """Return the page that somebody has open, if it can still be edited."""
        page = self._open.get(key[0], {}).get(key[1])
        if page and page.expires <= self._context.now():
            self._drop(key)
            return None
        return page

    def _drop(self, key: Key) -> None:
        pages = self._open.get(key[0], {})
        pages.pop(key[1], None)
        self._shown.pop(key, None)
        if not pages:
            self._open.pop(key[0], None)

    def _sweep(self) -> None:
        for key in [(table, person) for table, pages in self._open.items() for person in pages]:
            self._get(key)

    async def close(self) -> None:
        """Drop what was still to be edited; it is done after the next start."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def _is_late(shown: Handle, present: Handle) -> bool:
    """Return whether *shown* answers an earlier press than the *present* page, which stands elsewhere."""
    return shown.message != present.message and shown.interaction < present.interaction
