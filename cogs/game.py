"""`/game`: open a lobby, list the tables of a server, look after one."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs import clicks
from cogs.commands import told
from cogs.failures import Plain
from cogs.games import pages_of
from cogs.house import House, person_at
from cogs.lists import server_list
from cogs.pages import lobby, result
from cogs.pages.page import GREEN, notice
from cogs.reply import Interaction
from cogs.story import Story, clock_text
from cogs.tables import suggestions, table_channel
from cogs.verbs import acting, admin, menu, orders, rules, settings, statistics, watching
from cogs.verbs import lobby as lobby_verbs
from cogs.watch import click_at
from data.words import FALLBACK, words
from engine import games
from table.archive.gamefile import must_fit
from table.models import Look
from table.time.clock import BUDGETS

LOBBIES = 30  # that one person may open in a minute
IMPORTS = 3  # files that one person may have played again in a minute
#: Verbs make themselves known by being imported.
KNOWN = (acting, admin, lobby_verbs, menu, orders, rules, settings, statistics, watching, *map(pages_of, games))
GAMES = [app_commands.Choice(name=words(FALLBACK).say(f"{key}-name"), value=key) for key in games]

CLOCKS = [app_commands.Choice(name=clock_text(words(FALLBACK), budget), value=budget or 0) for budget in BUDGETS]
LEVEL = "normal"


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game", group_description=told("game")):
    """Opening tables; and whatever is pressed at them."""

    def __init__(self, bot: commands.Bot, house: House) -> None:
        self.bot = bot
        self.house = house

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer what is pressed and filled in."""
        await clicks.hear(self.house, interaction)

    @app_commands.command(description=told("game-new"))
    @app_commands.describe(
        game=told("game-new-game"), computers=told("game-new-computers"), clock=told("game-new-clock")
    )
    @app_commands.choices(game=GAMES)
    @app_commands.choices(clock=CLOCKS)
    @app_commands.checks.cooldown(LOBBIES, 60.0)
    async def new(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        computers: app_commands.Range[int, 0, 11] = 0,
        clock: app_commands.Choice[int] | None = None,
    ) -> None:
        """Open a lobby in this channel."""
        reply = await self.house.answering(interaction)
        channel, person, host = table_channel(interaction), person_at(interaction), self.house.host
        table = await host.create(str(interaction.guild_id), person, game.value, places={"channel": str(channel)})
        if clock is not None:
            table = await host.set_clock(table.id, person.id, clock.value or None)
        for _ in range(min(computers, self.house.game(game.value).seats.stop - 2)):
            table = await host.add_computer(table.id, person.id, LEVEL)
        story = Story(Look(table), reply.words)
        await reply.show(lobby.seated(story, self.house.game(game.value), 0))

    @app_commands.command(name="list", description=told("game-list"))
    async def list_here(self, interaction: Interaction) -> None:
        """List the tables of this server."""
        reply = await self.house.answering(interaction)
        await reply.show(await server_list(self.house, interaction, reply.words))

    @app_commands.command(description=told("game-move"))
    @app_commands.describe(table=told("table"))
    async def move(self, interaction: Interaction, table: int | None = None) -> None:
        """Go on with a game in this channel, in a new thread."""
        click = await click_at(self.house, interaction, table)
        channel = table_channel(interaction)
        look = await self.house.host.look(click.table, click.person.id)
        if look.table.server != str(interaction.guild_id):
            raise Plain("failure-NoSuchTable")
        if look.seat is None and not interaction.permissions.manage_guild:
            raise Plain("failure-NotSeated")
        await self.house.host.move(click.table, click.person, str(channel))
        title = Story(look, click.words).title
        await click.reply.show(notice(click.words.say("moved", title=title, channel=f"<#{channel}>"), accent=GREEN))

    @app_commands.command(description=told("game-refresh"))
    @app_commands.describe(table=told("table"))
    async def refresh(self, interaction: Interaction, table: int | None = None) -> None:
        """Make the panel anew."""
        click = await click_at(self.house, interaction, table)
        await self.house.host.refresh(click.table)
        await click.reply.show(notice(click.words.say("refreshed"), accent=GREEN))

    @app_commands.command(description=told("game-export"))
    @app_commands.describe(table=told("table"))
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        """Hand out a game as a file."""
        click = await click_at(self.house, interaction, table)
        await click.reply.show(await menu.exported(click))

    @app_commands.command(name="import", description=told("game-import"))
    @app_commands.describe(file=told("game-import-file"))
    @app_commands.checks.cooldown(IMPORTS, 60.0)
    async def take_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Take in the file of a game that is over."""
        reply = await self.house.answering(interaction)
        must_fit(file.size)
        person = person_at(interaction)
        server, channel = str(interaction.guild_id), str(_home(interaction))
        table = await self.house.host.import_game(server, person.id, await file.read(), channel=channel)
        story = await self.house.story(table, person.id, reply.words)
        await reply.show(result.imported(story, await self.house.result(story)))

    @move.autocomplete("table")
    @refresh.autocomplete("table")
    @export.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables."""
        return await suggestions(self.house, interaction, typed)


def _home(interaction: Interaction) -> int | None:
    """Return the channel in which a command was typed; of a thread, the one that it belongs to."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
