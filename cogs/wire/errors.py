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
from ops import meters, trace
from table import Fenced, NoSuchTable, NotSeated, StoreAway, StoreClosed, StoreError, TableError
from words.names import game_name, kaiju_name

log = logging.getLogger("kaiju.cogs")
STORE = {StoreClosed: "failure-closing", StoreAway: "failure-away", Fenced: "failure-moved"}


class Refusal(Exception):
    """A refusal in words of ours: *key* and its facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


class NobodyWaits(Exception):
    """Discord takes no answer any more: it is too late, or somebody else has given one."""


def sentence(error: BaseException, language: Words) -> str:
    """Return what a person is told about *error*; an empty string if nobody foresaw it."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, Refusal):
        return language.say(error.key, **error.facts)
    if isinstance(error, NoSuchTable | NotSeated):
        return language.say(f"failure-{type(error).__name__}")
    if isinstance(error, StoreError):
        return language.say(next((key for kind, key in STORE.items() if isinstance(error, kind)), "failure-store"))
    if isinstance(error, TableError | EngineError):
        return _refusal(error, language)
    key = _key(error)
    return language.say(key) if key else ""


def _refusal(error: TableError | EngineError, language: Words) -> str:
    """Return what a table or the rules refuse, with the rule; whatever people have written in it is harmless."""
    facts = {name: plain(fact) if isinstance(fact, str) else fact for name, fact in error.facts.items()}
    if "kaiju" in error.facts:
        facts["kaiju"] = kaiju_name(language, str(error.facts["kaiju"]))
    if "game" in error.facts:
        facts["game"] = game_name(language, str(error.facts["game"]))
    if "made" in error.facts:
        facts["made"] = at(float(error.facts["made"]))
    text = language.say(f"refused-{error.key}", **facts)
    return language.say("list-note", text=text, note=error.rule) if error.rule else text


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
    """Return the page that explains *error*; what is no refusal goes to the log, and its reference to the reader."""
    text = sentence(error, language)
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    # A store that is closing, away or another worker's says so itself, once, not for everybody who presses something.
    is_fault = not text or (isinstance(error, StoreError) and not isinstance(error, tuple(STORE)))
    is_outage = isinstance(error, discord.DiscordServerError | OSError | TimeoutError) and not is_fault
    meters.explained.note(1, "fault" if is_fault else "outage" if is_outage else "refusal")
    if is_fault:
        log.error("failed", exc_info=error, extra={"where": where})
    elif is_outage:
        log.warning("Discord did not answer", extra={"where": where, "reason": repr(error)})
    text = text or language.say("failure-unexpected")
    if (is_fault or is_outage) and (reference := trace.reference()):
        text = f"{text}\n-# {language.say('failure-reference', reference=reference)}"
    # A refusal is no trouble: it looks lighter than one.
    return notice(text, accent=None if isinstance(error, Refusal) else RED)


async def explain(reply: Reply, error: BaseException, where: str) -> None:
    """Tell the person who waits for *reply* what went wrong; what only another worker can do is handed to it."""
    cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(cause, NobodyWaits) or (isinstance(cause, Fenced) and await _is_handed_over(reply, cause)):
        return
    await send_or_log(reply.aside(explained(error, reply.words, where)), where)


async def _is_handed_over(reply: Reply, cause: Fenced) -> bool:
    """Acknowledge what is about a table of another worker, and hand it to that one; return whether that was done."""
    relaying = getattr(reply.interaction.client, "relaying", None)
    if relaying is None or cause.shard < 0:
        return False
    if not reply.interaction.response.is_done() and not reply.is_form and not await reply.acknowledge():
        return True
    try:
        return bool(await relaying.hand(reply.interaction, cause.shard))
    except StoreError as error:
        log.warning("nothing can be handed over", extra={"reason": str(error)})
        return False
