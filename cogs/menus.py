"""Commands of the context menus: on people *Invite to my table* and *Record*, on messages a game's hand and board."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.screens.lobby.invitation import invite
from cogs.screens.playing.hand import open_hand
from cogs.screens.statistics import Wish, show_statistics
from cogs.screens.watching.moment import show_moment
from cogs.wire.bot import GameBot
from cogs.wire.clicks.address import read_address
from cogs.wire.clicks.visit import Visit, visit_by
from cogs.wire.commands.described import described
from cogs.wire.errors import Refusal
from cogs.wire.reply import Interaction


class Menus(commands.Cog):
    """Commands on people and on messages."""

    def __init__(self, bot: GameBot) -> None:
        self.bot = bot
        self.context = bot.context
        self._menus = [
            app_commands.ContextMenu(name=described("menu-invite"), callback=self.invite),
            app_commands.ContextMenu(name=described("menu-record"), callback=self.record),
            app_commands.ContextMenu(name=described("menu-hand"), callback=self.hand),
            app_commands.ContextMenu(name=described("menu-moment"), callback=self.moment),
        ]

    async def cog_load(self) -> None:
        """Add the commands."""
        for menu in self._menus:
            self.bot.tree.add_command(menu)

    async def cog_unload(self) -> None:
        """Take the commands away, so that reloaded ones can stand in their place."""
        for menu in self._menus:
            self.bot.tree.remove_command(menu.name, type=menu.type)

    @app_commands.guild_only()
    async def invite(self, interaction: Interaction, person: discord.Member) -> None:
        """Ask somebody to the lobby of the person who asks."""
        await invite(await visit_by(self.context, interaction), person)

    @app_commands.guild_only()
    async def record(self, interaction: Interaction, person: discord.User) -> None:
        """Show somebody's record on this server."""
        await show_statistics(await visit_by(self.context, interaction), Wish(str(person.id)))

    async def hand(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the person's own page in the game of *message*."""
        await open_hand(await self._game_of(interaction, message))

    async def moment(self, interaction: Interaction, message: discord.Message) -> None:
        """Show the board as it stood when *message* was written or last changed."""
        visit = await self._game_of(interaction, message)
        await show_moment(visit, (message.edited_at or message.created_at).timestamp())

    async def _game_of(self, interaction: Interaction, message: discord.Message) -> Visit:
        """Acknowledge, and return the visit at the table that a message of ours is about."""
        visit = await visit_by(self.context, interaction)
        own = self.bot.user is not None and message.author.id == self.bot.user.id
        found = (read_address(each) for each in _addresses(message.components)) if own else iter(())
        table = next((address.table for address in found if address and address.table), 0)
        if not table:
            raise Refusal("menu-no-game")
        return await visit.at(table)


def _addresses(parts: list[Any]) -> Iterator[str]:
    """Yield the addresses of all that can be pressed among *parts*, nested ones included."""
    for part in parts:
        if isinstance(address := getattr(part, "custom_id", None), str):
            yield address
        yield from _addresses(list(getattr(part, "children", ())))


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Menus(bot))
