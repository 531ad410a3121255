"""The bot's own face on Discord: its application emojis, kept up to date by hash, and a first avatar and banner.

The hashes of what was uploaded last are kept in a file beside the database, so that a start uploads only what has
changed. All of it happens in the background: messages do without an emoji that is not there yet.
"""

from __future__ import annotations

import asyncio
import json
import logging
import tomllib
from collections.abc import Mapping
from pathlib import Path

import aiohttp
import discord

from cogs.reader.emojis import forget, learn
from cogs.wire.limits.priority import Priority
from data.loader import HOME

FOLDER = HOME / "emojis"
AVATAR, BANNER = HOME / "avatar.png", HOME / "banner.png"
log = logging.getLogger("kaiju.cogs")


def manifest(folder: Path = FOLDER) -> dict[str, str]:
    """Return the emojis that the bot is to have: the hash of each file by its name."""
    rows = tomllib.loads((folder / "emojis.toml").read_text(encoding="utf-8"))["emoji"]
    return {row["name"]: row["sha256"] for row in rows}


async def dress(client: discord.Client, kept: Path, priority: Priority, folder: Path = FOLDER) -> None:
    """Bring the emojis of *client* up to date, then give it a face if it has none; failing costs a line of the log."""
    try:
        await upload_emojis(client, kept, priority, folder)
        await show_face(client)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as fault:
        log.warning("the profile is not complete; the next start goes on with it", extra={"reason": str(fault)})


async def upload_emojis(client: discord.Client, kept: Path, priority: Priority, folder: Path = FOLDER) -> int:
    """Upload the emojis that are missing or have changed, delete those that are ours no longer; return how many."""
    wanted = await asyncio.to_thread(manifest, folder)
    sent = await asyncio.to_thread(_read, kept, client.application_id)
    there = {each.name: each for each in await client.fetch_application_emojis()}
    for name, found in there.items():
        if name in wanted and sent.get(name) == wanted[name]:
            learn(name, found.id)
    changed = [name for name in wanted if name not in there or sent.get(name) != wanted[name]]
    gone = [name for name in sent if name not in wanted]
    is_kept = True
    for name in (*gone, *changed):
        await priority.quiet()
        if old := there.get(name):
            forget(name)
            await old.delete()
        sent.pop(name, None)
        if name in wanted:
            image = await asyncio.to_thread((folder / f"{name}.png").read_bytes)
            learn(name, (await client.create_application_emoji(name=name, image=image)).id)
            sent[name] = wanted[name]
        is_kept = is_kept and await asyncio.to_thread(_write, kept, client.application_id, sent)
    log.info("emojis ready", extra={"emojis": len(wanted), "uploaded": len(changed), "deleted": len(gone)})
    return len(changed)


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


def _read(kept: Path, application: int | None) -> dict[str, str]:
    """Return what was uploaded for *application*; nothing if that is not known."""
    try:
        told = json.loads(kept.read_text(encoding="utf-8"))
        return dict(told["emojis"]) if told["application"] == application else {}
    except (OSError, ValueError, KeyError, TypeError):
        return {}


def _write(kept: Path, application: int | None, sent: Mapping[str, str]) -> bool:
    try:
        kept.write_text(json.dumps({"application": application, "emojis": dict(sent)}), encoding="utf-8")
    except OSError as fault:  # the next start uploads them once more
        log.warning("the hashes of the emojis are not kept", extra={"file": str(kept), "reason": str(fault)})
        return False
    return True
