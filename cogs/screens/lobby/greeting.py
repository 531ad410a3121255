"""The greeting of a server: the games on a poster, and the ways into the first one."""

from __future__ import annotations

import asyncio
import logging
import time

import discord
from discord.ext import commands

from cogs.screens.learning.school import games_page, show_school
from cogs.screens.lobby.instant import play_now
from cogs.screens.lobby.seat import show_seat
from cogs.screens.rules import index
from cogs.screens.server import server_words
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.router import Router
from cogs.wire.clicks.visit import Click, Visit
from cogs.wire.commands.tables import home_or_here
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.messages import Messages
from cogs.wire.page import AMBER, Page, Style, button
from data.words import Words
from engine import games
from render.orders import Picture
from render.posters.ordering import greeting_order
from table import StoreClosed

log = logging.getLogger("kaiju.cogs")
GREETED = "greeted"  # when, among the facts of a server
FRESH = 86_400.0  # seconds in which a server that was joined while the bot was away still counts as new
SAYING = ("view_channel", "send_messages", "attach_files", "embed_links")
router = Router("greeting")
_greeting = asyncio.Lock()


def greeting(said: Words, picture: Picture | None) -> Page:
    """Return the public greeting: the games, by the *picture* or in words, and three ways to begin."""
    page = Page(AMBER).say(said.say("greeting")).show(picture)
    if picture is None:
        page.say(*(said.say("greeting-game", name=said.say(f"{key}-name"), about=_about(said, key)) for key in games))
    return page.press(
        button(said.say("greeting-play"), spell(0, "play_now"), Style.success),
        button(said.say("greeting-open"), spell(0, "open_table"), Style.primary),
        button(said.say("greeting-how"), spell(0, "show_how")),
    )


def _about(said: Words, game: str) -> str:
    return said.say(f"{game}-about")


async def post_greeting(context: Context, bot: commands.AutoShardedBot, channel: int, said: Words, nonce: str) -> None:
    """Post the greeting in *channel*."""
    order = greeting_order((context.game(key) for key in games), said.language)
    page = greeting(said, await context.pictures.draw(order))
    await Messages(bot).post(channel, page, nonce)


async def greet(context: Context, bot: commands.AutoShardedBot, guild: discord.Guild) -> None:
    """Greet a server of ours where new members are greeted, once in its life, if we may write there."""
    channel, server = guild.system_channel, str(guild.id)
    if channel is None or not context.owns(server):
        return
    have = channel.permissions_for(guild.me)
    if not all(getattr(have, right) for right in SAYING):
        return
    try:
        async with _greeting:
            if GREETED in await context.host.servers.facts(server):
                return
            said = await server_words(context.host, server, str(guild.preferred_locale))
            await post_greeting(context, bot, channel.id, said, f"greeting-{server[-12:]}")
            await context.host.servers.note(server, **{GREETED: str(int(time.time()))})
    except StoreClosed:  # the bot is closing: whatever was not noted is greeted by the next one
        return
    except Exception as error:  # it is only a courtesy: one line, and the next server is greeted all the same
        log.info("a server was not greeted", extra={"server": server, "reason": repr(error)})


def is_new(guild: discord.Guild) -> bool:
    """Return whether we joined *guild* of late, perhaps while the bot was away."""
    joined = guild.me.joined_at
    return joined is not None and (discord.utils.utcnow() - joined).total_seconds() < FRESH


@router.on("greet")
async def greet_again(click: Click) -> None:
    """Post the greeting in the channel that was set up."""
    interaction = click.reply.interaction
    if not interaction.permissions.manage_guild:
        raise Refusal("failure-not-allowed")
    guild, wanted = interaction.guild, click.address.rest
    channel = guild.get_channel(int(wanted)) if guild and wanted.isdigit() else None
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise Refusal("failure-channel")
    said = await server_words(click.host, str(guild.id), str(guild.preferred_locale))
    await post_greeting(click.context, interaction.client, channel.id, said, f"greet-{interaction.id}")
    await click.host.servers.note(str(guild.id), **{GREETED: str(int(time.time()))})
    await click.done("greeting-posted", channel=channel.mention)


async def _chosen(click: Click) -> str | None:
    """Return the game that was chosen; None if it has been asked for."""
    if click.address.rest:
        return click.one_of(games, click.address.rest)
    await click.reply.show(games_page(click.words, click.address.verb, "which-game"))
    return None


@router.on("play_now")
async def play_against_computers(click: Click) -> None:
    """Choose a game, and begin it against computers."""
    channel = await home_or_here(click.context, click.reply.interaction)
    if game := await _chosen(click):
        await play_now(click, game, channel)


@router.on("open_table")
async def open_table(click: Click) -> None:
    """Choose a game, and open a lobby for it."""
    channel = await home_or_here(click.context, click.reply.interaction)
    if game := await _chosen(click):
        await open_lobby(click, game, channel)


async def open_lobby(visit: Visit, game: str, channel: int) -> None:
    """Open a lobby for *game* in *channel*, and show the seat of the person who did."""
    server = str(visit.reply.interaction.guild_id)
    table = await visit.host.lobby.create(server, visit.person, game, places={"channel": str(channel)})
    await show_seat(visit, table, visit.context.game(game))


@router.on("show_how")
async def show_how(click: Click) -> None:
    """Choose a game, and learn it by playing."""
    await show_school(click, click.one_of(games, click.address.rest) if click.address.rest else "")


@router.on("primer")
async def show_primer(click: Click) -> None:
    """Choose a game, and read it in a few lines."""
    if game := await _chosen(click):
        page = index(click.words, game, _about(click.words, game))
        begin = button(click.words.say("greeting-play"), spell(0, "play_now", game), Style.success)
        await click.reply.show(page.press(begin))
