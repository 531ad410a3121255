"""`/play` and `/learn`: from one command to the first card; and the greeting of a new server, which leads there too."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.learning.school import named_games, show_school
from cogs.screens.lobby.greeting import greet, is_new
from cogs.screens.lobby.instant import LEVEL, play_now
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import visit_by
from cogs.wire.commands.described import GAMES, LEVELS, described, everywhere, for_all
from cogs.wire.commands.tables import game_at_hand, home_or_here
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.reply import Interaction

STARTS = 10  # games that one person may begin in a minute


class Play(commands.Cog):
    """Playing at once, or learning how first."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.context: Context = bot.context

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has just invited us."""
        await greet(self.context, self.bot, guild)

    @commands.Cog.listener()
    async def on_shards_taken(self) -> None:
        """Greet the servers that are ours now and invited us while nobody was there."""
        await self.on_ready()

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Greet the servers that invited us while we were away."""
        for guild in filter(is_new, self.bot.guilds):
            await greet(self.context, self.bot, guild)

    @app_commands.command(description=described("play"))
    @app_commands.describe(
        game=described("play-game"), opponents=described("play-opponents"), level=described("play-level")
    )
    @app_commands.choices(game=GAMES, level=LEVELS)
    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.checks.cooldown(STARTS, 60.0)
    async def play(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        opponents: app_commands.Range[int, 1, 11] | None = None,
        level: app_commands.Choice[str] | None = None,
    ) -> None:
        """Sit down with computers and begin."""
        visit = await visit_by(self.context, interaction)
        if interaction.guild_id is None:
            raise Refusal("play-private")
        channel = await home_or_here(self.context, interaction)
        await play_now(visit, game.value, channel, opponents, level.value if level else LEVEL)

    @app_commands.command(description=described("learn"))
    @app_commands.describe(game=described("learn-game"))
    @everywhere
    @for_all
    async def learn(self, interaction: Interaction, game: str = "") -> None:
        """Show the lessons of a game, or the games that can be learned."""
        visit = await visit_by(self.context, interaction)
        meant = next((key for key, name in named_games(visit.words) if game in (key, name)), "")
        await show_school(visit, meant, await game_at_hand(self.context, interaction))

    @learn.autocomplete("game")
    async def learnable(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest games, the one at hand first."""
        at_hand = await game_at_hand(self.context, interaction)
        named = named_games(await self.context.words_for(interaction), at_hand)
        return [app_commands.Choice(name=name, value=key) for key, name in named if typed.casefold() in name.casefold()]


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
