"""A person's own things: `/settings`, `/orders`, `/privacy`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.screens.me.orders import open_orders, suggest_games
from cogs.screens.me.privacy import show_privacy
from cogs.screens.me.settings import show_settings
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import visit_by
from cogs.wire.commands.described import described, everywhere, for_all
from cogs.wire.context import Context
from cogs.wire.reply import Interaction


class Me(commands.Cog):
    """Settings, standing orders, and the data of a person."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description=described("settings"))
    @everywhere
    @for_all
    async def settings(self, interaction: Interaction) -> None:
        """Show the person's settings."""
        await show_settings(await visit_by(self.context, interaction))

    @app_commands.command(description=described("orders"))
    @app_commands.describe(table=described("table"))
    @everywhere
    @for_all
    async def orders(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the person's standing orders."""
        await open_orders(await visit_by(self.context, interaction), table)

    @orders.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest the games in which orders can be given."""
        return await suggest_games(self.context, interaction, typed)

    @app_commands.command(description=described("privacy"))
    @everywhere
    @for_all
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is stored, and offer to hand it out or delete it."""
        await show_privacy(await visit_by(self.context, interaction))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Me(bot.context))
