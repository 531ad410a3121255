"""`/stats`: who has won how often on a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.statistics import Wish, show_statistics
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import visit_by
from cogs.wire.commands.described import GAMES, described, spoken
from cogs.wire.context import Context
from cogs.wire.reply import Interaction
from table import SEASONS

TIMES = [app_commands.Choice(name=spoken("stats-season", season=key), value=key) for key in SEASONS]


class Stats(commands.Cog):
    """Statistics of a server."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description=described("stats"))
    @app_commands.describe(
        person=described("stats-person"), game=described("stats-game"), season=described("stats-season")
    )
    @app_commands.choices(game=GAMES, season=TIMES)
    @app_commands.guild_only()
    async def stats(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        game: str = "",
        season: str = "all",
    ) -> None:
        """Show the table of this server, or one person's record on it."""
        wish = Wish.read(f"{person.id if person else ''}/{game}/{season}")
        await show_statistics(await visit_by(self.context, interaction), wish)


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Stats(bot.context))
