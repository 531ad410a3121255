"""Messages: post, edit and delete pages; a place is where one stands, written as channel/message."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, Self

import discord
from discord.ext import commands

from cogs.reader.names import mention
from cogs.wire import forums
from cogs.wire.limits.pacing import Pacer
from cogs.wire.page import Page
from cogs.wire.reply import NOBODY

log = logging.getLogger("kaiju.cogs")
UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, NO_ACCESS = 10003, 10008, 50083, 50001
#: No private message arrives: no such person, they take none, or we no longer have a server in common.
UNREACHABLE = (10013, 50007, 50278)
GONE = (10007, 10013)  # not on that server any more, or nowhere
NO_RIGHT, HAS_THREAD = 50013, 160004
LOCKED = 160005  # a thread in which only those who may manage threads write
LONGEST_NONCE = 25
RECENT = 50  # messages looked through for one that we do not remember
SHORTER: Final = 4320  # minutes of silence after which a thread is archived
LONGEST: Final = 10080
RENAMING, RENAMED_WITHIN = 600.0, 5.0  # seconds between two names of a thread, and until one is given up
#: Without these no game can run in a channel.
NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
#: With these it runs better.
HELPFUL = ("manage_threads", "pin_messages")


class Place(NamedTuple):
    """Where a message stands."""

    channel: int
    message: int

    @classmethod
    def read(cls, reference: str | None) -> Self | None:
        """Return the place that *reference* names, or None."""
        channel, _, message = (reference or "").partition("/")
        return cls(int(channel), int(message)) if channel.isdigit() and message.isdigit() else None

    def __str__(self) -> str:
        return f"{self.channel}/{self.message}"

    def url(self, server: str) -> str:
        """Return the address at which people find it."""
        return f"https://discord.com/channels/{server}/{self.channel}/{self.message}"


class Messages:
    """Posts, edits and deletes pages; an archived thread is woken up first."""

    def __init__(self, bot: commands.AutoShardedBot, pacer: Pacer | None = None) -> None:
        self._bot = bot
        self.pacer = pacer or Pacer()
        self._renamed: dict[int, float] = {}

    async def post(
        self,
        channel: int,
        page: Page,
        nonce: str,
        *,
        mentions: Iterable[str] = (),
        role: str = "",
        silent: bool = True,
        reply_to: Place | None = None,
    ) -> Place:
        """Post *page*; only *mentions* and *role* are notified, and the same *nonce* posts only once.

        In a thread they become its members by that, without a sound if the message is *silent*.
        """
        users = [discord.Object(int(person)) for person in mentions]
        roles = [discord.Object(int(role))] if role else False
        allowed = discord.AllowedMentions(everyone=False, roles=roles, users=users, replied_user=False)
        reference = None
        if reply_to and reply_to.channel == channel:
            reference = discord.MessageReference(
                message_id=reply_to.message, channel_id=channel, fail_if_not_exists=False
            )
        message = await self._bot.get_partial_messageable(channel).send(
            view=page,
            files=page.files(),
            nonce=nonce[-LONGEST_NONCE:],
            allowed_mentions=allowed,
            silent=silent,
            reference=reference,  # type: ignore[arg-type]
        )
        return Place(channel, message.id)

    async def edit(self, place: Place, page: Page) -> bool:
        """Change a message into *page*; return whether it was still there."""
        try:
            await self._edit(place, page)
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self.wake(place.channel)
            return await self.edit(place, page)
        return True

    async def _edit(self, place: Place, page: Page) -> None:
        await self.pacer.turn(place.channel, place.message)
        message = self._bot.get_partial_messageable(place.channel).get_partial_message(place.message)
        await message.edit(view=page, attachments=page.files(), allowed_mentions=NOBODY)

    async def delete(self, place: Place) -> None:
        """Take a message away; one that is gone already is fine."""
        message = self._bot.get_partial_messageable(place.channel).get_partial_message(place.message)
        try:
            await message.delete()
        except discord.NotFound:
            return
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            await self.wake(place.channel)
            await message.delete()

    async def calls(self, channel: int, table: int, person: str) -> list[Place]:
        """Return where our last messages in *channel* stand that call *person* to *table*."""
        assert self._bot.user is not None
        found: list[Place] = []
        async for message in self._bot.get_partial_messageable(channel).history(limit=RECENT):
            said = str([part.to_dict() for part in message.components])
            # A call has *Answer*, or the answers themselves, which name the seat they are for.
            is_call = mention(person) in said and re.search(rf"'k:{table}:\d+(:act'|@)", said)
            if message.author.id == self._bot.user.id and is_call:
                found.append(Place(channel, message.id))
        return found

    async def pin(self, place: Place) -> None:
        """Pin a message where that is allowed."""
        try:
            await self._bot.get_partial_messageable(place.channel).get_partial_message(place.message).pin()
        except discord.HTTPException as error:
            log.info("the panel is not pinned", extra={"channel": place.channel, "reason": error.text})

    async def wake(self, thread: int) -> None:
        """Take a thread out of the archive."""
        found = await self._bot.fetch_channel(thread)
        if isinstance(found, discord.Thread) and found.archived:
            await found.edit(archived=False)

    async def keep_awake(self, thread: int) -> None:
        """Let a thread count as active, without a word in it."""
        found = await self._bot.fetch_channel(thread)
        if not isinstance(found, discord.Thread):
            return
        try:
            if found.archived:
                await found.edit(archived=False)
            else:  # to Discord a changed time is activity, an edited message is none
                await found.edit(auto_archive_duration=SHORTER)
                await found.edit(auto_archive_duration=LONGEST)
        except discord.Forbidden as error:
            log.info("a thread is not kept awake", extra={"channel": thread, "reason": error.text})

    async def thread_at(self, place: Place, name: str) -> int:
        """Start a thread at a message, or return the one that is there."""
        channel = self._bot.get_partial_messageable(place.channel, guild_id=self._guild(place.channel))
        try:
            message = channel.get_partial_message(place.message)
            thread = await message.create_thread(name=name, auto_archive_duration=LONGEST)
        except discord.HTTPException as error:
            if error.code != HAS_THREAD:
                raise
            return place.message  # a thread has the number of the message it was started at
        return thread.id

    async def thread_in(self, channel: int, name: str, *, is_private: bool = False) -> int:
        """Start a thread in a channel; in one that *is_private* are those who are mentioned there."""
        found = self._bot.get_channel(channel) or await self._bot.fetch_channel(channel)
        if not isinstance(found, discord.TextChannel):
            raise TypeError(f"no thread can be started in {type(found).__name__}")
        # Threads of announcement channels are of a type of their own.
        kind = discord.ChannelType.news_thread if found.is_news() else discord.ChannelType.public_thread
        kind = discord.ChannelType.private_thread if is_private else kind
        thread = await found.create_thread(
            name=name, type=kind, auto_archive_duration=LONGEST, invitable=not is_private
        )
        return thread.id

    async def open_post(self, channel: int, page: Page, name: str, tags: Sequence[str], role: str = "") -> Place | None:
        """Begin a post with *page*, which pings *role*, if *channel* is a forum; None if it is none."""
        found = self._bot.get_channel(channel)
        if not isinstance(found, discord.ForumChannel):
            return None
        number = await forums.open_post(found, page, name, tags, role)
        return Place(number, number)

    async def tag(self, thread: int, ours: Sequence[str], tags: Sequence[str]) -> None:
        """Tag a post of a forum; any other thread stays as it is."""
        found = self._bot.get_channel(thread)
        if isinstance(found, discord.Thread):
            await forums.tag(found, ours, tags)

    async def forward(self, place: Place, channel: int, nonce: str) -> bool:
        """Forward a message to another *channel*, silently; not one from a channel that is not for everybody."""
        if not self.is_public(place.channel):
            return False
        kind = discord.MessageReferenceType.forward
        reference = discord.MessageReference(message_id=place.message, channel_id=place.channel, type=kind)
        await self._bot.get_partial_messageable(channel).send(
            reference=reference, nonce=nonce[-LONGEST_NONCE:], allowed_mentions=NOBODY, silent=True
        )
        return True

    def is_public(self, channel: int) -> bool:
        """Return whether everybody on its server may view a channel or thread."""
        source = self._bot.get_channel(channel)
        home = source.parent if isinstance(source, discord.Thread) else source
        return isinstance(home, discord.abc.GuildChannel) and _is_for_all(home)

    async def rename(self, thread: int, name: str) -> None:
        """Call a thread by another *name*; rarely, for Discord allows two names in ten minutes and then waits."""
        now = time.monotonic()
        self._renamed = {each: at for each, at in self._renamed.items() if now - at < RENAMING}
        if thread in self._renamed:
            return
        self._renamed[thread] = now
        try:
            async with asyncio.timeout(RENAMED_WITHIN):
                found = await self._bot.fetch_channel(thread)
                if isinstance(found, discord.Thread) and found.name != name:
                    await found.edit(name=name)
        except (discord.HTTPException, TimeoutError) as error:
            log.info("a thread keeps its name", extra={"channel": thread, "reason": repr(error)})

    async def move_role(self, server: str, role: str, old: str, new: str) -> None:
        """Take a role of *server* from *old* and give it to *new*; either may be nobody, or have left the server."""
        http = self._bot.http
        for person, change in ((old, http.remove_role), (new, http.add_role)):
            if person.isdigit():
                try:
                    await change(int(server), int(person), int(role), reason=None)
                except discord.HTTPException as error:
                    if error.code not in GONE:
                        raise

    async def private(self, person: str) -> int:
        """Return the channel of the private conversation with *person*."""
        user = await self._bot.fetch_user(int(person))
        return (await user.create_dm()).id

    def missing(self, channel: int) -> list[str]:
        """Return the rights that are missing in a channel or thread, as far as that is known."""
        place = found = self._bot.get_channel(channel)
        needed = list(NEEDED)
        if isinstance(place, discord.Thread):
            found = place.parent
            needed += ["manage_threads"] * place.locked
        if not isinstance(found, discord.TextChannel):
            return []
        have = found.permissions_for(found.guild.me)
        return [right for right in needed if not getattr(have, right)]

    def _guild(self, channel: int) -> int | None:
        found = self._bot.get_channel(channel)
        guild = getattr(found, "guild", None)
        return guild.id if guild else None

    def server(self, server: str) -> discord.Guild | None:
        """Return a server of ours, if it is there at this moment."""
        return self._bot.get_guild(int(server)) if server.isdigit() else None

    def is_outside(self, server: str) -> bool:
        """Return whether we are no longer a member of *server*; one that is only down for a while stays ours."""
        return self._bot.is_ready() and server.isdigit() and self.server(server) is None

    def locale(self, server: str) -> str:
        """Return the language of a server."""
        guild = self.server(server)
        return str(guild.preferred_locale) if guild else "en"


def _is_for_all(channel: discord.abc.GuildChannel) -> bool:
    return channel.permissions_for(channel.guild.default_role).view_channel
