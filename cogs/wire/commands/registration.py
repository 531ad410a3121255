"""Registering the commands with Discord: only when they have changed, because a new registration is slow and limited.

The hash of what was registered last is kept in a file beside the database.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from pathlib import Path
from typing import Any

from discord import app_commands

log = logging.getLogger("kaiju.cogs")


async def register(tree: app_commands.CommandTree[Any], kept: Path, *, is_forced: bool = False) -> bool:
    """Send the commands of *tree* to Discord if they differ from those sent last; return whether they were sent."""
    present = await payload_hash(tree)
    is_same = not is_forced and await asyncio.to_thread(_read, kept) == present
    if is_same and await _are_known(tree):
        log.info("commands unchanged", extra={"commands": len(tree.get_commands())})
        return False
    registered = await tree.sync()
    log.info("commands registered", extra={"commands": len(registered)})
    await asyncio.to_thread(_write, kept, present)
    return True


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


def _read(kept: Path) -> str:
    try:
        return kept.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError):
        return ""


def _write(kept: Path, present: str) -> None:
    try:
        kept.write_text(present, encoding="ascii")
    except OSError as fault:  # the next start registers them once more
        log.warning("the hash of the commands is not kept", extra={"file": str(kept), "reason": str(fault)})
