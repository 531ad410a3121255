"""Registering the commands with Discord: only when they have changed, because a new registration is slow and limited.

The hash of what was registered last is kept in a file beside the database, with that of what it was made of: as long as
nothing of it has changed, nothing has to be translated at the start, and no language is read before somebody speaks it.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import Any

from discord import app_commands

from data.words import wording_hash

log = logging.getLogger("kaiju.cogs")


async def register(tree: app_commands.CommandTree[Any], kept: Path, *, is_forced: bool = False) -> bool:
    """Send the commands of *tree* to Discord if they differ from those sent last; return whether they were sent."""
    last, made_of = await asyncio.to_thread(_read, kept)
    origin = await asyncio.to_thread(origin_hash, tree)
    present = last if made_of == origin else await payload_hash(tree)
    is_new = is_forced or present != last or not await _are_known(tree)
    if is_new:
        registered = await tree.sync()
        log.info("commands registered", extra={"commands": len(registered)})
    else:
        log.info("commands unchanged", extra={"commands": len(tree.get_commands())})
    if (present, origin) != (last, made_of):
        await asyncio.to_thread(_write, kept, present, origin)
    return is_new


def origin_hash(tree: app_commands.CommandTree[Any]) -> str:
    """Return the hash of the commands as they are in English and of all messages that they may be translated with."""
    commands = [each.to_dict(tree) for each in tree.get_commands()]
    told = json.dumps([tree.client.application_id, wording_hash(), *commands], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


async def payload_hash(tree: app_commands.CommandTree[Any]) -> str:
    """Return the hash of all that Discord is told about the commands, and for which application."""
    translator = tree.translator
    commands = [
        await each.get_translated_payload(tree, translator) if translator else each.to_dict(tree)
        for each in tree.get_commands()
    ]
    told = json.dumps([tree.client.application_id, *commands], sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()


async def _are_known(tree: app_commands.CommandTree[Any]) -> bool:
    """Return whether Discord still has the commands: somebody may have deleted them there."""
    return {each.name for each in await tree.fetch_commands()} == {each.name for each in tree.get_commands()}


def _read(kept: Path) -> tuple[str, str]:
    """Return what was kept: the hash of what was sent, and of what that was made of."""
    try:
        present, _, origin = kept.read_text(encoding="ascii").partition("\n")
    except (OSError, UnicodeDecodeError):
        return "", ""
    return present, origin


def _write(kept: Path, present: str, origin: str) -> None:
    try:
        kept.write_text(f"{present}\n{origin}", encoding="ascii")
    except OSError as fault:  # the next start registers them once more
        log.warning("the hash of the commands is not kept", extra={"file": str(kept), "reason": str(fault)})
