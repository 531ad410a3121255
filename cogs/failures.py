"""One place turns every error into one private, polite sentence."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import app_commands

from cogs.names import plain
from cogs.pages.page import RED, Page, notice
from cogs.reply import Interaction, Reply
from data.words import Words, words
from engine.errors import EngineError
from table.errors import NoSuchTable, NotSeated, StoreClosed, StoreError, TableError
from words.names import titled

log = logging.getLogger("kaiju.cogs")


class Plain(Exception):
    """A refusal in words of ours: *key* and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def sentence(error: BaseException, said: Words) -> str:
    """Return what a person is told about *error*; an empty string if nobody foresaw it."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Plain):
        return said.say(error.key, **error.facts)
    if isinstance(error, NoSuchTable | NotSeated):
        return said.say(f"failure-{type(error).__name__}")
    if isinstance(error, StoreError):
        return said.say("failure-closing" if isinstance(error, StoreClosed) else "failure-store")
    if isinstance(error, TableError) and error.key:
        return _refusal(error, said)
    if isinstance(error, TableError | EngineError):
        return str(error)
    key = _key(error)
    return said.say(key) if key else ""


def _refusal(error: TableError, said: Words) -> str:
    """Return what a table refuses, with the rule; whatever people have written in it is harmless."""
    facts = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    if "kaiju" in error.facts:
        facts["kaiju"] = titled(str(error.facts["kaiju"]))
    text = said.say(f"refused-{error.key}", **facts)
    return f"{text} ({error.rule})" if error.rule else text


def _key(error: BaseException) -> str:
    if isinstance(error, app_commands.NoPrivateMessage):
        return "failure-only-in-server"
    if isinstance(error, app_commands.MissingPermissions):
        return "failure-not-allowed"
    if isinstance(error, app_commands.BotMissingPermissions | discord.Forbidden):
        return "failure-bot-lacks-rights"
    if isinstance(error, app_commands.CommandOnCooldown):
        return "failure-too-fast"
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return "failure-outdated"
    if isinstance(error, discord.DiscordServerError | OSError | TimeoutError):
        return "failure-discord"
    return ""


def explained(error: BaseException, said: Words, where: str) -> Page:
    """Return the page that explains *error*; what nobody foresaw goes to the log as well."""
    text = sentence(error, said)
    if not text or (isinstance(error, StoreError) and not isinstance(error, StoreClosed)):
        log.error("failed", exc_info=error, extra={"where": where})
    return notice(text or said.say("failure-unexpected"), accent=RED)


class Tree(app_commands.CommandTree[Any]):
    """The command tree, with an explanation for everything that goes wrong."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Explain *error* to the person and, if nobody foresaw it, to the log."""
        command = interaction.command.qualified_name if interaction.command else "?"
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocompletion failed", exc_info=error, extra={"where": command})
            return
        page = explained(error, words(str(interaction.locale)), command)
        await Reply(interaction).show(page)
