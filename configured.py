"""Settings made into what the parts of the bot take, and taken over again when somebody sends SIGHUP."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from dataclasses import fields
from pathlib import Path

import discord
import discord.gateway
import discord.http
import msgspec
import yarl

import logs
from cogs.wire.limits.budget import Limits
from cogs.wire.operations import Operations
from data.loader import ContentError, bundle
from data.words import FALLBACK, words
from engine import games, games_with
from ops.serving import parsed
from settings import BadSettings, Settings, load
from table import Catalogue
from table import Settings as TableSettings

log = logging.getLogger("kaiju")
PANEL_REST = 2.0  # seconds between two edits of the same message
#: Settings that SIGHUP takes over while the bot runs; the others need a restart.
RELOADED = ("tables", "limits", "log_level", "log_format")


def table_settings(settings: Settings) -> TableSettings:
    """Return how tables are to run, or raise BadSettings."""
    try:
        given = msgspec.convert(settings.table_pairs(), TableSettings, strict=False)
    except msgspec.ValidationError as fault:
        raise BadSettings(f"KAIJU_TABLES cannot be used: {fault}") from fault
    if problems := given.problems():
        raise BadSettings(f"KAIJU_TABLES cannot be used: {'; '.join(problems)}")
    rest = given.rest if "rest" in settings.table_pairs() else PANEL_REST
    return msgspec.structs.replace(given, rest=rest)


def limits(settings: Settings) -> Limits:
    """Return how much people and servers may ask for, or raise BadSettings."""
    try:
        return msgspec.convert(settings.limit_pairs(), Limits, strict=False)
    except msgspec.ValidationError as fault:
        raise BadSettings(f"KAIJU_LIMITS cannot be used: {fault}") from fault


def catalogue(settings: Settings) -> Catalogue:
    """Return the games with the content that ships, or with that of the data pack; everything wrong is said at once."""
    if not settings.pack:
        return Catalogue()
    pack = Path(settings.pack)
    games_with(pack)
    return Catalogue([bundle(key, pack) for key in games])


def check_lessons(known: Catalogue) -> None:
    """Raise ContentError if a lesson cannot be played, or its coach has no words."""
    said, missing = words(FALLBACK), []
    for game in games:
        for lesson in known.lessons(game):
            unsaid = [key for key in lesson.messages() if key not in said]
            missing += [f"{lesson.places[key]}: there is no message {key!r}." for key in unsaid]
    if missing:
        raise ContentError(missing)


def check(settings: Settings) -> None:
    """Raise BadSettings, BadAddress or ContentError if something cannot be used."""
    table_settings(settings)
    limits(settings)
    check_lessons(catalogue(settings))
    if settings.metrics:
        parsed(settings.metrics)


def point_to(api: str, gateway: str = "") -> None:
    """Make discord.py talk to the server at *api* instead of Discord's, and to its gateway there or at *gateway*."""
    if api:
        address = yarl.URL(api.rstrip("/"))
        origin = address.origin()
        discord.http.Route.BASE = str(address)
        socket = origin.with_scheme("wss" if origin.scheme == "https" else "ws")
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = socket / "gateway"
    if gateway:
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    elif api:  # what stands before REST alone has no pictures
        discord.Asset.BASE = str(origin)


def reload_settings(operations: Operations | None, running: Settings) -> None:
    """Read the settings again while the bot runs; bad ones change nothing."""
    try:
        settings = load()
        tables, allowed = table_settings(settings), limits(settings)
    except BadSettings as fault:
        log.error("the settings stay as they were: the new ones cannot be used", extra={"reason": str(fault)})
        return
    logs.configure(settings.log_level, settings.log_format)
    taken, fixed = operations.retune(tables, allowed) if operations else ([], [])
    names = [one.name for one in fields(Settings) if one.name not in RELOADED]
    fixed += [name for name in names if getattr(settings, name) != getattr(running, name)]
    log.info("settings reloaded", extra={"changed": " ".join(taken), "after_a_restart": " ".join(fixed)})


def hear_hang_up(operations: Operations | None, running: Settings) -> None:
    """Read the settings again whenever somebody sends SIGHUP; *running* are those that the bot began with."""
    with contextlib.suppress(NotImplementedError, AttributeError):  # not on Windows
        asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, reload_settings, operations, running)
