"""`/help`, `/ping`, `/about`, `/setup`: where to begin, is it alive, what is it, may it do here what it needs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.beside.seeking import choose
from cogs.screens.lobby.greeting import greeting
from cogs.screens.ranking.choosing import with_ranking
from cogs.screens.ranking.crown import crown as give_crown
from cogs.screens.ranking.crown import must_be_free, with_crown
from cogs.screens.server import (
    LANGUAGE,
    NEWS,
    SEEKERS,
    SEEKING,
    form_of,
    with_finding,
    with_form,
    with_language,
    with_places,
)
from cogs.wire.bot import GameBot
from cogs.wire.clicks.address import spell
from cogs.wire.clicks.visit import person_at
from cogs.wire.commands.described import LANGUAGES, described
from cogs.wire.commands.tables import HOME
from cogs.wire.messages import HELPFUL, NEEDED
from cogs.wire.page import AMBER, GREEN, RED, Page, button, link, notice
from cogs.wire.reply import Interaction, Reply
from data.words import FALLBACK, Words
from engine import games
from render.posters.ordering import greeting_order


class Forum(app_commands.Transformer):
    """A forum; discord.py's own type would offer media channels too."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Forums only."""
        return [discord.ChannelType.forum]

    async def transform(self, interaction: Interaction, value: Any, /) -> app_commands.AppCommandChannel:
        """Return what was chosen."""
        found: app_commands.AppCommandChannel = value
        return found


class Help(commands.Cog):
    """`/ping`, `/about` and `/setup`."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot

    @app_commands.command(description=described("ping"))
    @app_commands.allowed_installs(guilds=True, users=True)
    async def ping(self, interaction: Interaction) -> None:
        """Answer at once, with the gateway's delay."""
        reply = Reply(interaction)
        delay = round(min(self.bot.latency, 999) * 1000)
        await reply.show(notice(reply.words.say("ping", milliseconds=delay)))

    @app_commands.command(description=described("help"))
    @app_commands.guild_only()
    async def help(self, interaction: Interaction) -> None:
        """Show what is played here, the ways into a first game, and the commands that people need."""
        reply, context = Reply(interaction), self.bot.context
        await reply.acknowledge()
        await context.speak(reply)
        order = greeting_order((context.game(key) for key in games), reply.words.language)
        page = greeting(reply.words, await context.pictures.draw(order))
        await reply.show(page.say(reply.words.say("help-commands")))

    @app_commands.command(description=described("about"))
    @app_commands.allowed_installs(guilds=True, users=True)
    async def about(self, interaction: Interaction) -> None:
        """Show version, links and attribution."""
        reply = Reply(interaction)
        say = reply.words.say
        page = Page(AMBER).say(say("about", version=self.bot.version)).rule().say(say("about-games")).rule()
        page.say(say("about-thanks"))
        if self.bot.source:
            page.press(link(say("about-source"), self.bot.source))
        await reply.show(page)

    @app_commands.command(description=described("setup"))
    @app_commands.describe(
        channel=described("setup-channel"),
        home=described("setup-home"),
        news=described("setup-news"),
        seekers=described("setup-seekers"),
        board=described("setup-board"),
        crown=described("setup-crown"),
        language=described("setup-language"),
    )
    @app_commands.choices(language=LANGUAGES)
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(
        self,
        interaction: Interaction,
        channel: discord.TextChannel | None = None,
        home: app_commands.Transform[app_commands.AppCommandChannel, Forum] | None = None,
        news: discord.TextChannel | None = None,
        seekers: discord.Role | None = None,
        board: discord.TextChannel | None = None,
        crown: discord.Role | None = None,
        language: app_commands.Choice[str] | None = None,
    ) -> None:
        """Compare the bot's permissions in the channel with what it needs; choose places and the language."""
        have = interaction.app_permissions
        if channel is not None and interaction.guild is not None:
            have = channel.permissions_for(interaction.guild.me)
        name = channel.mention if channel else f"<#{interaction.channel_id}>"
        reply = Reply(interaction)
        where = channel.id if channel else interaction.channel_id
        page = rights_report(reply.words, name, have)
        if where and not missing(have):
            page.press(button(reply.words.say("setup-greet"), spell(0, "greet", where)))
        host, server = self.bot.context.host, str(interaction.guild_id)
        named = ((HOME, home), (NEWS, news), (SEEKERS, seekers), (SEEKING, board))
        chosen = {key: str(place.id) for key, place in named if place}
        if language:
            chosen[LANGUAGE] = language.value
        if crown and interaction.guild:
            must_be_free(crown, interaction.user)
        if chosen:
            await host.servers.note(server, **chosen)
        if board:
            await choose(self.bot.context, interaction, person_at(interaction), str(board.id))
        if crown:
            await give_crown(self.bot.context, server, str(crown.id))
        await reply.show(await self._choices(page.rule(), reply, server, interaction))

    async def _choices(self, page: Page, reply: Reply, server: str, interaction: Interaction) -> Page:
        """Add to *page* everything that a server has chosen."""
        host, words = self.bot.context.host, reply.words
        facts, locale = await host.servers.facts(server), str(interaction.guild_locale or FALLBACK)
        page = with_form(page, words, await form_of(host, server))
        page = with_choices(page, words, facts, locale, is_heard(interaction, facts)).rule()
        page = await with_ranking(page, words, host, server, str(interaction.channel_id))
        return await with_crown(page, words, host, server)


def with_choices(page: Page, words: Words, facts: Mapping[str, str], locale: str, is_heard: bool) -> Page:
    """Add to *page* what a server has chosen: its language, where games live, who is told of searches."""
    page = with_places(with_language(page, words, facts, locale), words, facts)
    return with_finding(page, words, facts, is_heard)


def is_heard(interaction: Interaction, facts: Mapping[str, str]) -> bool:
    """Return whether a ping of the role that a server has chosen for searches arrives."""
    guild, chosen = interaction.guild, facts.get(SEEKERS, "")
    role = guild.get_role(int(chosen)) if guild and chosen else None
    return role is None or role.mentionable or interaction.app_permissions.mention_everyone


def missing(have: discord.Permissions) -> list[str]:
    """Return the rights without which no game can run."""
    return [right for right in NEEDED if not getattr(have, right)]


def rights_report(words: Words, channel: str, have: discord.Permissions) -> Page:
    """Return what the bot may and may not do in a channel."""
    needs = missing(have)
    wishes = [right for right in HELPFUL if not getattr(have, right)]
    page = Page(RED if needs else GREEN).say(words.say("setup-lacking" if needs else "setup-fine", channel=channel))
    for key, rights in (("setup-needs", needs), ("setup-wishes", wishes)):
        if rights:
            rows = [f"- {words.say('right-' + right.replace('_', '-'))}" for right in rights]
            page.rule().say(words.say(key), *rows)
    return page


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Help(bot))
