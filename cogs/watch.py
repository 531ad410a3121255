"""Looking from anywhere: `/hand`, `/board`, `/log`, `/verify`, `/games`, `/rules`."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.reader.names import plain
from cogs.screens.playing.hand import open_hand
from cogs.screens.proof import proof
from cogs.screens.rules import page_of
from cogs.screens.watching.board import show_board
from cogs.screens.watching.lists import own_list
from cogs.screens.watching.log import show_lines
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import visit_by
from cogs.wire.commands.described import described, everywhere, for_all
from cogs.wire.commands.tables import game_at_hand, suggestions, visit_at
from cogs.wire.context import Context
from cogs.wire.errors import Refusal
from cogs.wire.reply import Interaction


class Watch(commands.Cog):
    """Commands that change nothing."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description=described("hand"))
    @app_commands.describe(table=described("table"))
    @everywhere
    @for_all
    async def hand(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the person's hand and the question put to them."""
        await open_hand(await visit_at(self.context, interaction, table))

    @app_commands.command(description=described("board"))
    @app_commands.describe(table=described("table"), text=described("board-text"))
    @everywhere
    @for_all
    async def board(self, interaction: Interaction, table: int | None = None, text: bool = False) -> None:
        """Show the board."""
        await show_board(await visit_at(self.context, interaction, table), "text" if text else None)

    @app_commands.command(description=described("log"))
    @app_commands.describe(table=described("table"))
    @everywhere
    @for_all
    async def log(self, interaction: Interaction, table: int | None = None) -> None:
        """Show the log."""
        await show_lines(await visit_at(self.context, interaction, table))

    @app_commands.command(description=described("verify"))
    @app_commands.describe(table=described("table"))
    @everywhere
    @for_all
    async def verify(self, interaction: Interaction, table: int | None = None) -> None:
        """Show that chance was fixed before the start."""
        visit = await visit_at(self.context, interaction, table)
        await visit.reply.show(await proof(visit))

    @verify.autocomplete("table")
    @hand.autocomplete("table")
    @board.autocomplete("table")
    @log.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables."""
        return await suggestions(self.context, interaction, typed)

    @app_commands.command(description=described("games"))
    @everywhere
    @for_all
    async def games(self, interaction: Interaction) -> None:
        """List the person's own tables, those that wait first."""
        visit = await visit_by(self.context, interaction)
        await visit.reply.show(await own_list(visit))

    @app_commands.command(description=described("rules"))
    @app_commands.describe(query=described("rules-query"))
    @everywhere
    @for_all
    async def rules(self, interaction: Interaction, query: str) -> None:
        """Show a rule, a card or a kaiju."""
        visit = await visit_by(self.context, interaction)
        found = self.context.lookup.first(query, visit.words, await game_at_hand(self.context, interaction))
        if found is None:
            raise Refusal("rules-none", query=plain(query))
        await visit.reply.show(await page_of(self.context, found, visit.words))

    @rules.autocomplete("query")
    async def queries(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest rules, cards and kaiju; those of the game at hand first."""
        said = await self.context.words_for(interaction)
        found = self.context.lookup.search(typed, said, await game_at_hand(self.context, interaction))
        return [app_commands.Choice(name=one.name[:100], value=one.key[:100]) for one in found]


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(Watch(bot.context))
