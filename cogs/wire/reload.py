"""Reloading code while the bot runs: the cogs, the screens, the deliveries and the pages of games.

Everything is imported and tried on a bot that nobody talks to before anything is replaced; then all of it is replaced
in one step of the event loop, so that no click falls in between. Handlers that are under way finish with the old code.
This room and `cogs.reader` stay as they are: what they hold is alive.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import sys
from types import ModuleType

import parts
from cogs.wire.bot import GameBot
from cogs.wire.commands.described import Translations
from cogs.wire.commands.registration import payload_hash, register

log = logging.getLogger("kaiju.cogs")
STAYING = ("cogs.wire", "cogs.reader")


class ReloadFailed(Exception):
    """The new code cannot be used, and the old one stays; the text says why."""


def is_reloaded(module: str) -> bool:
    """Return whether *module* is replaced by a reload."""
    return module.startswith("cogs.") and not any(f"{module}.".startswith(f"{each}.") for each in STAYING)


async def reload(bot: GameBot) -> int:
    """Replace the code of *bot* by what the files say now; return how many modules that were, or raise ReloadFailed."""
    async with bot.reloading:
        old = {name: module for name, module in sys.modules.items() if is_reloaded(name)}
        try:
            await asyncio.to_thread(_import_again, old)
            await _try_out(bot)
            bot.connect_screens()
            for name in tuple(bot.extensions):
                await bot.reload_extension(name)
        except Exception as error:
            _put_back(old)
            bot.connect_screens()
            log.warning("the code was not reloaded", extra={"reason": repr(error)})
            raise ReloadFailed(f"{type(error).__name__}: {error}") from error
        await register(bot.tree, bot.commands_file)
        log.info("the code was reloaded", extra={"modules": len(old)})
        return len(old)


def _import_again(old: dict[str, ModuleType]) -> None:
    importlib.invalidate_caches()
    for name in old:
        sys.modules.pop(name, None)
    for name in sorted(old):
        importlib.import_module(name)
    parts.forget()


def _put_back(old: dict[str, ModuleType]) -> None:
    for name in [name for name in sys.modules if is_reloaded(name)]:
        del sys.modules[name]
    sys.modules.update(old)
    for name, module in old.items():
        parent, _, child = name.rpartition(".")
        setattr(sys.modules[parent], child, module)
    parts.forget()


async def _try_out(bot: GameBot) -> None:
    """Set the new extensions up on a bot that talks with nobody, and spell their commands."""
    trial = GameBot(bot.command_prefix, intents=bot.intents, tree_cls=type(bot.tree), help_command=None)
    trial.context, trial.version, trial.source = bot.context, bot.version, bot.source
    trial.commands_file, trial.reloading = bot.commands_file, bot.reloading
    for name in bot.extensions:
        await importlib.import_module(name).setup(trial)
    await trial.tree.set_translator(Translations())
    await payload_hash(trial.tree)
