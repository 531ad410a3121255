"""`/stats`: who has won how often on a server. `/rank`: how strong they are."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.ranking.ladder import Wanted, season_name, show_ranking
from cogs.screens.statistics import Wish, show_statistics
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import visit_by
from cogs.wire.commands.described import GAMES, described, spoken
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.reply import Interaction
from table import SEASONS, Quarter

SUGGESTED = 12  # seasons
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

    @app_commands.command(description=described("rank"))
    @app_commands.describe(
        person=described("rank-person"), game=described("rank-game"), season=described("rank-season")
    )
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def rank(
        self,
        interaction: Interaction,
        person: discord.User | None = None,
        game: str = "",
        season: str = "",
    ) -> None:
        """Show the ladder of this server, or one person's rating on it."""
        visit = await visit_by(self.context, interaction)
        wanted = Wanted.read(f"{person.id if person else ''}/{game}/{season}")
        if season and not wanted.season:
            raise Refusal("refused-no-season")
        await show_ranking(visit, wanted)

    @rank.autocomplete("season")
    async def suggest_seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the seasons of the last three years that fit what is being typed."""
        said, now = await self.context.words_for(interaction), Quarter.at(self.context.now())
        named = [(season_name(said, now.after(-back)), now.after(-back).key) for back in range(SUGGESTED)]
        return [app_commands.Choice(name=name, value=key) for name, key in named if typed.casefold() in name.casefold()]


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Stats(bot.context))
