"""Looking from anywhere: `/hand`, `/board`, `/log`, `/verify`, `/games`, `/rules`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.commands import told
from cogs.failures import Plain
from cogs.house import House
from cogs.ids import Address
from cogs.lists import own_list
from cogs.names import plain
from cogs.reply import Interaction
from cogs.tables import meant, suggestions, table_here
from cogs.verbs.acting import open_hand
from cogs.verbs.menu import verified
from cogs.verbs.rules import page_of
from cogs.verbs.watching import log as show_log
from cogs.verbs.watching import show_board
from data.words import words

everywhere = app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
for_all = app_commands.allowed_installs(guilds=True, users=True)


async def click_at(house: House, interaction: Interaction, table: int | None) -> Click:
    """Return a command as if it had been clicked at the table it is about."""
    reply = await house.answering(interaction)
    number = await meant(house, interaction, table)
    return Click(house, reply, Address(number, 0, "command"), (), {})


class Watch(commands.Cog):
    """Commands that change nothing."""

    def __init__(self, house: House) -> None:
        self.house = house

    @app_commands.command(description=told("hand"))
    @app_commands.describe(table=told("table"))
    @everywhere
    @for_all
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show one's hand and the question put to one."""
        await open_hand(await click_at(self.house, interaction, table))

    @app_commands.command(description=told("board"))
    @app_commands.describe(table=told("table"), text=told("board-text"))
    @everywhere
    @for_all
    async def board(self, interaction: Interaction, table: int | None = None, text: bool = False) -> None:
        """Show the board."""
        await show_board(await click_at(self.house, interaction, table), "text" if text else None)

    @app_commands.command(description=told("log"))
    @app_commands.describe(table=told("table"))
    @everywhere
    @for_all
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the log."""
        await show_log(await click_at(self.house, interaction, table))

    @app_commands.command(description=told("verify"))
    @app_commands.describe(table=told("table"))
    @everywhere
    @for_all
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """Show that chance was fixed before the start."""
        click = await click_at(self.house, interaction, table)
        await click.reply.show(await verified(click))

    @verify.autocomplete("table")
    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables."""
        return await suggestions(self.house, interaction, typed)

    @app_commands.command(description=told("games"))
    @everywhere
    @for_all
    async def games(self, interaction: Interaction) -> None:
        """List one's own tables, those that wait first."""
        reply = await self.house.answering(interaction)
        await reply.show(await own_list(self.house, interaction, reply.words))

    @app_commands.command(description=told("rules"))
    @app_commands.describe(query=told("rules-query"))
    @everywhere
    @for_all
    async def rules(self, interaction: Interaction, query: str) -> None:
        """Show a rule, a card or a kaiju."""
        reply = await self.house.answering(interaction)
        found = self.house.lookup.first(query, reply.words, await self._game_here(interaction))
        if found is None:
            raise Plain("rules-none", query=plain(query))
        await reply.show(await page_of(self.house, found, reply.words))

    @rules.autocomplete("query")
    async def queries(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest rules, cards and kaiju; those of the game of this thread if there is one."""
        said = words(str(interaction.locale))
        found = self.house.lookup.search(typed, said, await self._game_here(interaction))
        return [app_commands.Choice(name=one.name[:100], value=one.key[:100]) for one in found]

    async def _game_here(self, interaction: Interaction) -> str:
        number = await table_here(self.house, interaction)
        return (await self.house.host.listing(number)).game if number else ""
