"""`/admin`: for those who manage a server. Everything done to a game stands in its log."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.reader.names import literal, plain
from cogs.reader.story import Story
from cogs.screens.admin import deletion, health
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import Visit, person_of, visit_by
from cogs.wire.commands.described import described
from cogs.wire.commands.tables import suggestions, table_channel
from cogs.wire.errors import Refusal
from cogs.wire.page import clipped
from cogs.wire.reload import ReloadFailed, reload
from cogs.wire.reply import Interaction

REASON = 300  # characters of why the code cannot be reloaded


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, group_name="admin", group_description=described("admin")):
    """Ending, replacing, moving, deleting; backups and health."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.context = bot.context

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
        await self.context.host.messages.reach_again(str(guild.id))

    async def _begin(self, interaction: Interaction, table: int) -> tuple[Visit, Story]:
        visit = await (await visit_by(self.context, interaction)).at(table)
        look = await visit.host.read.look(table)
        if look.table.server != str(interaction.guild_id):
            raise Refusal("failure-NoSuchTable")
        return visit, Story(look, visit.words)

    @app_commands.command(description=described("admin-end"))
    @app_commands.describe(table=described("admin-table"))
    async def end(self, interaction: Interaction, table: int) -> None:
        """End a game without a winner, or close a lobby."""
        visit, story = await self._begin(interaction, table)
        await visit.host.admin.end(table, visit.person)
        await visit.done("admin-ended", title=story.title)

    @app_commands.command(description=described("admin-replace"))
    @app_commands.describe(table=described("admin-table"), player=described("admin-player"), by=described("admin-by"))
    async def replace(
        self, interaction: Interaction, table: int, player: discord.Member, by: discord.Member | None = None
    ) -> None:
        """Hand somebody's seat over, or open it."""
        visit, story = await self._begin(interaction, table)
        seat = next((seat.seat for seat in story.table.seats if seat.person == str(player.id)), None)
        if seat is None:
            raise Refusal("admin-not-seated", name=plain(player.display_name))
        if by is None:
            info = await visit.host.admin.open_seat(table, seat, visit.person)
        elif by.bot:
            raise Refusal("admin-bot")
        else:
            info = await visit.host.admin.replace_player(table, seat, person_of(by), visit.person)
        now = visit.story_of(info)
        await visit.done("admin-replaced", title=story.title, who=now.player(seat))

    @app_commands.command(description=described("admin-move"))
    @app_commands.describe(table=described("admin-table"), channel=described("admin-channel"))
    async def move(self, interaction: Interaction, table: int, channel: discord.TextChannel | None = None) -> None:
        """Let a game go on in another channel."""
        visit, story = await self._begin(interaction, table)
        where = table_channel(interaction, channel)
        await visit.host.messages.move(table, visit.person, str(where))
        await visit.done("moved", title=story.title, channel=f"<#{where}>")

    @app_commands.command(description=described("admin-delete"))
    @app_commands.describe(table=described("admin-table"))
    async def delete(self, interaction: Interaction, table: int) -> None:
        """Ask before a table is deleted."""
        visit, story = await self._begin(interaction, table)
        await visit.reply.show(deletion(story))

    @app_commands.command(description=described("admin-health"))
    async def health(self, interaction: Interaction) -> None:
        """Say how the bot is doing."""
        visit = await visit_by(self.context, interaction)
        report = await self.context.service.health()
        await visit.reply.show(health(visit.words, report, self.context, self.bot.latency))

    @app_commands.command(description=described("admin-backup"))
    async def backup(self, interaction: Interaction) -> None:
        """Make a backup now; the owner of the bot may."""
        visit = await visit_by(self.context, interaction)
        if not await self.bot.is_owner(interaction.user):
            raise Refusal("admin-owner")
        made = await self.context.service.back_up()
        await visit.done("admin-backed-up", name=made.name)

    @app_commands.command(name="reload", description=described("admin-reload"))
    async def reload_code(self, interaction: Interaction) -> None:
        """Load the code again while games run; the owner of the bot may."""
        visit = await visit_by(self.context, interaction)
        if not await self.bot.is_owner(interaction.user):
            raise Refusal("admin-reload-owner")
        try:
            count = await reload(self.bot)
        except ReloadFailed as error:
            raise Refusal("admin-reload-failed", reason=literal(clipped(str(error), REASON))) from error
        await visit.done("admin-reloaded", count=count)

    @end.autocomplete("table")
    @replace.autocomplete("table")
    @move.autocomplete("table")
    @delete.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables."""
        return await suggestions(self.context, interaction, typed)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Admin(bot))
