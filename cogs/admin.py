"""`/admin`: for those who manage a server. Everything done to a game stands in its log."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.commands import told
from cogs.failures import Plain
from cogs.house import House, person_at, person_of
from cogs.ids import spell
from cogs.names import plain
from cogs.pages import admin as pages
from cogs.pages.page import GREEN, RED, Page, Style, button, notice
from cogs.reach import must_reach
from cogs.reply import Interaction, Reply
from cogs.story import Story
from cogs.tables import suggestions, table_channel
from table.models import Look


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name="admin", group_description=told("admin")):
    """Ending, replacing, moving, deleting; backups and health."""

    def __init__(self, bot: commands.Bot, house: House) -> None:
        self.bot = bot
        self.house = house

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Let only those in who manage the server, whatever the command's own settings say."""
        if interaction.guild is None:
            raise app_commands.NoPrivateMessage
        if not interaction.permissions.manage_guild:
            raise app_commands.MissingPermissions(["manage_guild"])
        return True

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Bring a server that has us back what its tables owe it."""
        await self.house.host.reach_again(str(guild.id))

    async def _begin(self, interaction: Interaction, table: int) -> tuple[Reply, Story]:
        reply = await self.house.answering(interaction)
        await must_reach(self.house, interaction, table)
        look = await self.house.host.look(table)
        if look.table.server != str(interaction.guild_id):
            raise Plain("failure-NoSuchTable")
        return reply, Story(look, reply.words)

    @app_commands.command(description=told("admin-end"))
    @app_commands.describe(table=told("admin-table"))
    async def end(self, interaction: Interaction, table: int) -> None:
        """End a game without a winner, or close a lobby."""
        reply, story = await self._begin(interaction, table)
        await self.house.host.end(table, person_at(interaction))
        await reply.show(notice(reply.words.say("admin-ended", title=story.title), accent=GREEN))

    @app_commands.command(description=told("admin-replace"))
    @app_commands.describe(table=told("admin-table"), player=told("admin-player"), by=told("admin-by"))
    async def replace(
        self, interaction: Interaction, table: int, player: discord.Member, by: discord.Member | None = None
    ) -> None:
        """Hand somebody's seat over, or open it."""
        reply, story = await self._begin(interaction, table)
        seat = next((seat.seat for seat in story.table.seats if seat.person == str(player.id)), None)
        if seat is None:
            raise Plain("admin-not-seated", name=plain(player.display_name))
        if by is None:
            info = await self.house.host.open_seat(table, seat, person_at(interaction))
        elif by.bot:
            raise Plain("admin-bot")
        else:
            info = await self.house.host.replace_player(table, seat, person_of(by), person_at(interaction))
        now = Story(Look(info), reply.words)
        await reply.show(
            notice(reply.words.say("admin-replaced", title=story.title, who=now.player(seat)), accent=GREEN)
        )

    @app_commands.command(description=told("admin-move"))
    @app_commands.describe(table=told("admin-table"), channel=told("admin-channel"))
    async def move(self, interaction: Interaction, table: int, channel: discord.TextChannel | None = None) -> None:
        """Let a game go on in another channel."""
        reply, story = await self._begin(interaction, table)
        where = table_channel(interaction, channel)
        await self.house.host.move(table, person_at(interaction), str(where))
        moved = reply.words.say("moved", title=story.title, channel=f"<#{where}>")
        await reply.show(notice(moved, accent=GREEN))

    @app_commands.command(description=told("admin-delete"))
    @app_commands.describe(table=told("admin-table"))
    async def delete(self, interaction: Interaction, table: int) -> None:
        """Ask before a table is deleted."""
        reply, story = await self._begin(interaction, table)
        page = Page(RED).say(reply.words.say("admin-delete", title=story.title))
        await reply.show(page.press(button(reply.words.say("forget-yes"), spell(table, "erase"), Style.danger)))

    @app_commands.command(description=told("admin-health"))
    async def health(self, interaction: Interaction) -> None:
        """Say how the house is doing."""
        reply = await self.house.answering(interaction)
        report = await self.house.service.health()
        await reply.show(pages.health(reply.words, report, self.house, self.bot.latency))

    @app_commands.command(description=told("admin-backup"))
    async def backup(self, interaction: Interaction) -> None:
        """Make a backup now; the owner of the bot may."""
        reply = await self.house.answering(interaction)
        if not await self.bot.is_owner(interaction.user):
            raise Plain("admin-owner")
        made = await self.house.service.back_up()
        await reply.show(notice(reply.words.say("admin-backed-up", name=made.name), accent=GREEN))

    @end.autocomplete("table")
    @replace.autocomplete("table")
    @move.autocomplete("table")
    @delete.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables."""
        return await suggestions(self.house, interaction, typed)
