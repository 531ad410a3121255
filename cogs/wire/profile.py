"""The bot's own face on Discord: its application emojis, kept up to date by hash, and a first avatar and banner.

The store keeps which picture stands under which number, so that a start uploads only what has changed. Of several
workers the first one uploads, and the others learn from the store: Discord refuses whoever sends a number that is gone.
All of it happens in the background: messages do without an emoji that is not there yet.
"""

from __future__ import annotations

import asyncio
import json
import logging
import tomllib
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import aiohttp
import discord

from cogs.reader.emojis import know, learn
from cogs.wire.context import Context
from cogs.wire.operations.vitals import Vitals
from data.loader import HOME
from table import StoreError

FOLDER = HOME / "emojis"
AVATAR, BANNER = HOME / "avatar.png", HOME / "banner.png"
KEPT = "emojis"  # with the number of the application the name under which the store keeps them
NONE = ("", 0)
LOOK = 5.0  # seconds after which a worker looks what the first one has uploaded
log = logging.getLogger("kaiju.cogs")


def manifest(folder: Path = FOLDER) -> dict[str, str]:
    """Return the emojis that the bot is to have: the hash of each file by its name."""
    rows = tomllib.loads((folder / "emojis.toml").read_text(encoding="utf-8"))["emoji"]
    return {row["name"]: row["sha256"] for row in rows}


class Emojis:
    """The emojis of *client*. *old* is a file in which earlier programs kept what the store keeps now."""

    def __init__(self, client: discord.Client, context: Context, old: Path, folder: Path = FOLDER) -> None:
        self._client = client
        self._servers, self._priority = context.host.servers, context.priority
        self._old = old
        self._folder = folder

    @property
    def _key(self) -> str:
        return f"{KEPT}-{self._client.application_id}"

    async def learn(self) -> None:
        """Let messages use what is there by now, and nothing else."""
        know({name: number for name, (_, number) in (await self._kept()).items() if number})

    async def upload(self, pause: float = 0.0) -> int:
        """Upload what is missing or has changed, delete what is ours no longer; return how many were uploaded.

        Others have *pause* seconds to learn what must not be used any more.
        """
        wanted = await asyncio.to_thread(manifest, self._folder)
        kept = await self._kept() or await asyncio.to_thread(_read, self._old, self._client.application_id)
        there = {each.name: each for each in await self._client.fetch_application_emojis()}
        right = {name: there[name].id for name in wanted if name in there and kept.get(name, NONE)[0] == wanted[name]}
        know(right)
        gone, changed = [name for name in kept if name not in wanted], [name for name in wanted if name not in right]
        doomed = dict.fromkeys([*gone, *(name for name in changed if name in kept)], "")
        await self._note({name: f"{wanted[name]} {number}" for name, number in right.items()} | doomed)
        if doomed:
            await asyncio.sleep(pause)
        for name in (*gone, *changed):
            await self._replace(name, there.get(name), wanted.get(name))
        log.info("emojis ready", extra={"emojis": len(wanted), "uploaded": len(changed), "deleted": len(gone)})
        return len(changed)

    async def _replace(self, name: str, old: discord.Emoji | None, wanted: str | None) -> None:
        await self._priority.quiet()
        if old:
            await old.delete()
        if wanted is None:
            await self._note({name: None})
            return
        image = await asyncio.to_thread((self._folder / f"{name}.png").read_bytes)
        number = (await self._client.create_application_emoji(name=name, image=image)).id
        learn(name, number)
        await self._note({name: f"{wanted} {number}"})

    async def _kept(self) -> dict[str, tuple[str, int]]:
        """Return the hash and the number of each; 0 of one that is going to be deleted."""
        found = await self._servers.facts(self._key)
        pairs = {name: told.partition(" ") for name, told in found.items()}
        return {name: (hash_, int(number or 0)) for name, (hash_, _, number) in pairs.items()}

    async def _note(self, facts: Mapping[str, str | None]) -> None:
        if facts:
            await self._servers.note(self._key, **facts)


async def dress(client: discord.Client, emojis: Emojis, pause: float = 0.0) -> None:
    """Bring the emojis of *client* up to date, then give it a face if it has none; failing costs a line of the log."""
    try:
        await emojis.upload(pause)
        await show_face(client)
    except (discord.DiscordException, aiohttp.ClientError, OSError, StoreError) as fault:
        log.warning("the profile is not complete; the next start goes on with it", extra={"reason": str(fault)})


async def keep_face(client: discord.Client, old: Path, context: Context, vitals: Vitals) -> None:
    """Dress *client*; as one of several workers whenever this one becomes the first, and learn from that one else."""
    emojis, was_first = Emojis(client, context, old), False
    if not vitals.worker:
        await dress(client, emojis)
        return
    while True:
        is_first = vitals.is_first()
        if is_first and not was_first:
            await dress(client, emojis, 2 * LOOK)
        elif not is_first:
            with suppress(StoreError):  # it says itself that it is away
                await emojis.learn()
        was_first = is_first
        await asyncio.sleep(LOOK)


async def show_face(client: discord.Client) -> None:
    """Give the bot an avatar and a banner, each only if it has none."""
    if client.user is None:
        return
    shown = await client.fetch_user(client.user.id)  # the gateway tells nothing of a banner
    if not shown.avatar:
        await client.user.edit(avatar=await asyncio.to_thread(AVATAR.read_bytes))
        log.info("avatar set")
    if not shown.banner:
        await client.user.edit(banner=await asyncio.to_thread(BANNER.read_bytes))
        log.info("banner set")


def _read(kept: Path, application: int | None) -> dict[str, tuple[str, int]]:
    """Return what an earlier program has uploaded for *application*; nothing if that is not known."""
    try:
        told = json.loads(kept.read_text(encoding="utf-8"))
        emojis = told["emojis"] if told["application"] == application else {}
        return {name: (hash_, 0) for name, hash_ in emojis.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return {}
