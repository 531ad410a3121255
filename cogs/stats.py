"""`/stats`: who has won how often on a server."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.commands import told
from cogs.game import GAMES
from cogs.house import House
from cogs.ids import Address
from cogs.pages.statistics import Wish
from cogs.reply import Interaction
from cogs.verbs.statistics import show_statistics
from data.words import FALLBACK, words
from table.archive.statistics import SEASONS

TIMES = [app_commands.Choice(name=words(FALLBACK).say("stats-season", season=key), value=key) for key in SEASONS]


class Stats(commands.Cog):
    """Statistics of a server."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(description=told("stats"))
    @app_commands.describe(person=told("stats-person"), game=told("stats-game"), season=told("stats-season"))
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
        reply = await self.house.answering(interaction)
        wish = Wish.read(f"{person.id if person else ''}/{game}/{season}")
        await show_statistics(Click(self.house, reply, Address(0, 0, "command"), (), {}), wish)
