"""`/ping`, `/about`, `/setup`: is it alive, what is it, and may it do here what it needs to do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.wire.bot import GameBot
from cogs.wire.commands.described import described
from cogs.wire.messages import HELPFUL, NEEDED
from cogs.wire.page import AMBER, GREEN, RED, Page, link, notice
from cogs.wire.reply import Interaction, Reply
from data.words import Words


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
    @app_commands.describe(channel=described("setup-channel"))
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        """Compare the bot's permissions in the channel with what it needs."""
        have = interaction.app_permissions
        if channel is not None and interaction.guild is not None:
            have = channel.permissions_for(interaction.guild.me)
        name = channel.mention if channel else f"<#{interaction.channel_id}>"
        reply = Reply(interaction)
        await reply.show(rights_report(reply.words, name, have))


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
