"""Looking after oneself: `/settings`, `/orders`, `/privacy`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.commands import told
from cogs.house import House
from cogs.ids import Address
from cogs.pages import settings as pages
from cogs.reply import Interaction
from cogs.verbs.orders import open_orders, suggested
from cogs.verbs.settings import show_settings
from cogs.watch import everywhere, for_all


class Care(commands.Cog):
    """Settings, standing orders, and one's own data."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(description=told("settings"))
    @everywhere
    @for_all
    async def settings(self, interaction: Interaction) -> None:
        """Show one's settings."""
        reply = await self.house.answering(interaction)
        await show_settings(Click(self.house, reply, Address(0, 0, "command"), (), {}))

    @app_commands.command(description=told("orders"))
    @app_commands.describe(table=told("table"))
    @everywhere
    @for_all
    async def orders(self, interaction: Interaction, table: int | None = None) -> None:
        """Show one's standing orders."""
        await open_orders(self.house, interaction, table)

    @orders.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest the games in which orders can be given."""
        return await suggested(self.house, interaction, typed)

    @app_commands.command(description=told("privacy"))
    @everywhere
    @for_all
    async def privacy(self, interaction: Interaction) -> None:
        """Say what is stored, and offer to hand it out or delete it."""
        reply = await self.house.answering(interaction)
        await reply.show(pages.privacy(reply.words))
