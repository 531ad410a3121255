"""Forums: a game as a post of its own, with tags for how it stands and which game it is."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Final

import discord

from cogs.wire.page import Page
from cogs.wire.reply import NOBODY

log = logging.getLogger("kaiju.cogs")
LONGEST: Final = 10080  # minutes of silence after which a post is archived
TAG, TAGS = 20, 5  # characters of a tag, and how many a post may have


async def open_post(forum: discord.ForumChannel, page: Page, name: str, tags: Sequence[str], role: str = "") -> int:
    """Make a post that begins with *page* and pings *role*; return its number, which its first message has too."""
    called = discord.AllowedMentions(everyone=False, users=False, roles=[discord.Object(int(role))]) if role else NOBODY
    made = await forum.create_thread(
        name=name,
        view=page,
        files=page.files(),
        applied_tags=await _known(forum, tags),
        auto_archive_duration=LONGEST,
        allowed_mentions=called,
        silent=not role,
    )
    return made.thread.id


async def tag(post: discord.Thread, ours: Sequence[str], tags: Sequence[str]) -> None:
    """Give *post* these *tags* in place of others that are *ours*; those that people gave it stay."""
    if not isinstance(post.parent, discord.ForumChannel):
        return
    known = {name.casefold() for name in ours}
    theirs = [each for each in post.applied_tags if each.name.casefold() not in known]
    wanted = [*await _known(post.parent, tags), *theirs][:TAGS]
    if {each.id for each in wanted} == {each.id for each in post.applied_tags}:
        return
    try:
        await post.edit(applied_tags=wanted)
    except discord.HTTPException as error:  # tags are a courtesy
        log.info("a post is not tagged", extra={"channel": post.id, "reason": error.text})


async def _known(forum: discord.ForumChannel, names: Sequence[str]) -> list[discord.ForumTag]:
    """Return the tags of *forum* with these *names*; those that are missing are made where that is allowed.

    People write them as they like: "lobby" is "Lobby".
    """
    there = {each.name.casefold(): each for each in forum.available_tags}
    found = []
    for name in (name[:TAG] for name in names):
        key = name.casefold()
        if key not in there and forum.permissions_for(forum.guild.me).manage_channels:
            try:
                there[key] = await forum.create_tag(name=name)
            except discord.HTTPException as error:
                log.info("a tag is not made", extra={"channel": forum.id, "reason": error.text})
        if key in there:
            found.append(there[key])
    return found
