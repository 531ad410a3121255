"""The first commands: is it alive, what is it, and may it do here what it needs to do."""

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from data.words import Words, words

NEEDED = (
    "view_channel",
    "send_messages",
    "send_messages_in_threads",
    "create_public_threads",
    "attach_files",
    "embed_links",
    "read_message_history",
)
HELPFUL = ("create_private_threads", "manage_threads", "pin_messages", "use_external_emojis")
ACCENT = 0xFFB938
FINE, LACKING = 0x2ED9A0, 0xFF4D3D


class Notice(ui.LayoutView):
    """A private notice: a coloured container with text and perhaps a link."""

    def __init__(self, *texts: str, accent: int = ACCENT, link: tuple[str, str] | None = None) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Notice] = ui.Container(accent_colour=accent)
        for number, text in enumerate(texts):
            if number:
                box.add_item(ui.Separator())
            box.add_item(ui.TextDisplay(text))
        if link:
            row: ui.ActionRow[Notice] = ui.ActionRow()
            row.add_item(ui.Button(label=link[0], url=link[1]))
            box.add_item(row)
        self.add_item(box)


class General(commands.Cog):
    """`/ping`, `/about` and `/setup`."""

    def __init__(self, bot: commands.Bot, version: str, source: str = "") -> None:
        self.bot = bot
        self.version = version
        self.source = source

    @app_commands.command(description="Is the game master awake?")
    async def ping(self, interaction: discord.Interaction[Any]) -> None:
        """Answer at once, with the gateway's delay."""
        delay = round(min(self.bot.latency, 999) * 1000)
        answer = words(str(interaction.locale)).say("ping", milliseconds=delay)
        await interaction.response.send_message(answer, ephemeral=True)

    @app_commands.command(description="What this bot is, its version, and whom to thank.")
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        """Show version, links and attribution."""
        say = words(str(interaction.locale)).say
        texts = (say("about", version=self.version), say("about-games"), say("about-thanks"))
        link = (say("about-source"), self.source) if self.source else None
        await interaction.response.send_message(view=Notice(*texts, link=link), ephemeral=True)

    @app_commands.command(description="Check whether the game master may do what it needs in a channel.")
    @app_commands.describe(channel="The channel to check; this one if you name none.")
    @app_commands.guild_only()
    @app_commands.default_permissions(manage_guild=True)
    async def setup(self, interaction: discord.Interaction[Any], channel: discord.TextChannel | None = None) -> None:
        """Compare the bot's permissions in the channel with what it needs."""
        have = self._rights(interaction, channel)
        name = channel.mention if channel else f"<#{interaction.channel_id}>"
        missing = [right for right in NEEDED if not getattr(have, right)]
        wished = [right for right in HELPFUL if not getattr(have, right)]
        notice = report(words(str(interaction.locale)), name, missing, wished)
        await interaction.response.send_message(view=notice, ephemeral=True)

    def _rights(
        self, interaction: discord.Interaction[Any], channel: discord.TextChannel | None
    ) -> discord.Permissions:
        if channel is None or interaction.guild is None:
            return interaction.app_permissions
        return channel.permissions_for(interaction.guild.me)


def report(words: Words, channel: str, missing: list[str], wished: list[str]) -> Notice:
    """Put into words what is missing in *channel* and what would be welcome."""
    texts = [words.say("setup-lacking" if missing else "setup-fine", channel=channel)]
    for key, rights in (("setup-needs", missing), ("setup-wishes", wished)):
        if rights:
            rows = [f"- {words.say('right-' + right.replace('_', '-'))}" for right in rights]
            texts.append("\n".join([words.say(key), *rows]))
    return Notice(*texts, accent=LACKING if missing else FINE)
