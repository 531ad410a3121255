"""One place turns every error into one private, polite sentence."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from cogs.reader.names import at, plain
from cogs.wire.page import RED, Page, notice
from cogs.wire.reply import MUTE, Reply, send_or_log
from data.words import Words
from engine.errors import EngineError
from table import NoSuchTable, NotSeated, StoreClosed, StoreError, TableError
from words.names import titled

log = logging.getLogger("kaiju.cogs")


class Refusal(Exception):
    """A refusal in words of ours: *key* and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


def sentence(error: BaseException, language: Words) -> str:
    """Return what a person is told about *error*; an empty string if nobody foresaw it."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refusal):
        return language.say(error.key, **error.facts)
    if isinstance(error, NoSuchTable | NotSeated):
        return language.say(f"failure-{type(error).__name__}")
    if isinstance(error, StoreError):
        return language.say("failure-closing" if isinstance(error, StoreClosed) else "failure-store")
    if isinstance(error, TableError) and error.key:
        return _refusal(error, language)
    if isinstance(error, TableError | EngineError):
        return str(error)
    key = _key(error)
    return language.say(key) if key else ""


def _refusal(error: TableError, language: Words) -> str:
    """Return what a table refuses, with the rule; whatever people have written in it is harmless."""
    facts = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    if "kaiju" in error.facts:
        facts["kaiju"] = titled(str(error.facts["kaiju"]))
    if "made" in error.facts:
        facts["made"] = at(float(error.facts["made"]))
    text = language.say(f"refused-{error.key}", **facts)
    return f"{text} ({error.rule})" if error.rule else text


def _key(error: BaseException) -> str:
    if isinstance(error, app_commands.NoPrivateMessage):
        return "failure-only-in-server"
    if isinstance(error, app_commands.MissingPermissions):
        return "failure-not-allowed"
    is_mute = isinstance(error, discord.HTTPException) and error.code in MUTE
    if is_mute or isinstance(error, app_commands.BotMissingPermissions | discord.Forbidden):
        return "failure-bot-lacks-rights"
    if isinstance(error, app_commands.CommandOnCooldown):
        return "failure-too-fast"
    if isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch):
        return "failure-outdated"
    if isinstance(error, discord.DiscordServerError | OSError | TimeoutError):
        return "failure-discord"
    return ""


def explained(error: BaseException, language: Words, where: str) -> Page:
    """Return the page that explains *error*; what nobody foresaw goes to the log as well."""
    text = sentence(error, language)
    if not text or (isinstance(error, StoreError) and not isinstance(error, StoreClosed)):
        log.error("failed", exc_info=error, extra={"where": where})
    return notice(text or language.say("failure-unexpected"), accent=RED)


async def explain(reply: Reply, error: BaseException, where: str) -> None:
    """Tell the person who waits for *reply* what went wrong."""
    await send_or_log(reply.aside(explained(error, reply.words, where)), where)
