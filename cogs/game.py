"""`/game`: open a lobby, list the tables of a server, look after one."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from cogs.reader.names import span
from cogs.reader.story import Story
from cogs.screens import result
from cogs.screens.lobby.seat import show_seat
from cogs.screens.lobby.seeking import NONE, WITHIN, Wish, seek
from cogs.screens.proof import exported_game
from cogs.screens.watching.lists import server_list
from cogs.wire.bot import GameBot
from cogs.wire.clicks.visit import visit_by
from cogs.wire.commands.described import CLOCKS, GAMES, described, spoken
from cogs.wire.commands.tables import home_or_here, suggestions, table_channel, visit_at
from cogs.wire.context import OFFERED, Context
from cogs.wire.errors import Refusal
from cogs.wire.reply import Interaction
from table import DAY, THERE, must_fit

LOBBIES = 30  # that one person may open in a minute
IMPORTS = 3  # files that one person may have played again in a minute
TIMES = [
    app_commands.Choice(name=spoken("seek-within", count=count, unit=unit), value=seconds)
    for seconds in WITHIN
    for count, unit in [span(seconds)]
]
ENDINGS = [app_commands.Choice(name=spoken(f"seek-then-{key}"), value=key) for key in (NONE, THERE, *OFFERED)]
LEVEL = "normal"


@app_commands.guild_only()
class GameCog(commands.GroupCog, group_name="game", group_description=described("game")):
    """Opening tables, and looking after them."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @app_commands.command(description=described("game-new"))
    @app_commands.describe(
        game=described("game-new-game"), computers=described("game-new-computers"), clock=described("game-new-clock")
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
        visit = await visit_by(self.context, interaction)
        channel, person, host = await home_or_here(self.context, interaction), visit.person, visit.host
        table = await host.lobby.create(str(interaction.guild_id), person, game.value, places={"channel": str(channel)})
        if clock is not None:
            table = await host.lobby.set_clock(table.id, person.id, clock.value or None)
        for _ in range(min(computers, self.context.game(game.value).seats.stop - 2)):
            table = await host.lobby.add_computer(table.id, person.id, LEVEL)
        await show_seat(visit, table, self.context.game(game.value))

    @app_commands.command(description=described("game-find"))
    @app_commands.describe(
        game=described("game-find-game"),
        people=described("game-find-people"),
        clock=described("game-find-clock"),
        within=described("game-find-within"),
        at=described("game-find-at"),
        otherwise=described("game-find-otherwise"),
    )
    @app_commands.choices(game=GAMES)
    @app_commands.choices(clock=CLOCKS)
    @app_commands.choices(within=TIMES)
    @app_commands.choices(otherwise=ENDINGS)
    @app_commands.checks.cooldown(LOBBIES, 60.0)
    async def find(
        self,
        interaction: Interaction,
        game: app_commands.Choice[str],
        people: app_commands.Range[int, 2, 12] | None = None,
        clock: app_commands.Choice[int] | None = None,
        within: app_commands.Choice[int] | None = None,
        at: app_commands.Range[str, 1, 40] | None = None,
        otherwise: app_commands.Choice[str] | None = None,
    ) -> None:
        """Look for players in this channel."""
        visit = await visit_by(self.context, interaction)
        channel = await home_or_here(self.context, interaction)
        pace = (clock.value or None) if clock else DAY
        then = otherwise.value if otherwise else NONE
        await seek(visit, Wish(game.value, people, pace, within.value if within else None, at, then), channel)

    @app_commands.command(name="list", description=described("game-list"))
    async def list_here(self, interaction: Interaction) -> None:
        """List the tables of this server."""
        visit = await visit_by(self.context, interaction)
        await visit.reply.show(await server_list(visit))

    @app_commands.command(description=described("game-move"))
    @app_commands.describe(table=described("table"))
    async def move(self, interaction: Interaction, table: int | None = None) -> None:
        """Continue a game in this channel, in a new thread."""
        visit = await visit_at(self.context, interaction, table)
        channel = table_channel(interaction)
        look = await visit.look()
        if look.table.server != str(interaction.guild_id):
            raise Refusal("failure-NoSuchTable")
        if look.seat is None and not interaction.permissions.manage_guild:
            raise Refusal("failure-NotSeated")
        await visit.host.messages.move(visit.table, visit.person, str(channel))
        await visit.done("moved", title=Story(look, visit.words).title, channel=f"<#{channel}>")

    @app_commands.command(description=described("game-refresh"))
    @app_commands.describe(table=described("table"))
    async def refresh(self, interaction: Interaction, table: int | None = None) -> None:
        """Post the panel again."""
        visit = await visit_at(self.context, interaction, table)
        await visit.host.messages.refresh(visit.table)
        await visit.done("refreshed")

    @app_commands.command(description=described("game-export"))
    @app_commands.describe(table=described("table"))
    async def export(self, interaction: Interaction, table: int | None = None) -> None:
        """Hand out a game as a file."""
        visit = await visit_at(self.context, interaction, table)
        await visit.reply.show(await exported_game(visit))

    @app_commands.command(name="import", description=described("game-import"))
    @app_commands.describe(file=described("game-import-file"))
    @app_commands.checks.cooldown(IMPORTS, 60.0)
    async def take_in(self, interaction: Interaction, file: discord.Attachment) -> None:
        """Take in the file of a game that is over."""
        visit = await visit_by(self.context, interaction)
        must_fit(file.size)
        server, channel = str(interaction.guild_id), str(_home(interaction))
        table = await visit.host.archive.import_game(server, visit.person.id, await file.read(), channel=channel)
        story = await replace(visit, table=table).story()
        await visit.reply.show(result.imported(story, await result.picture_of(self.context, story)))

    @move.autocomplete("table")
    @refresh.autocomplete("table")
    @export.autocomplete("table")
    async def tables(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
        """Suggest tables."""
        return await suggestions(self.context, interaction, typed)


def _home(interaction: Interaction) -> int | None:
    """Return the channel in which a command was typed; of a thread, the one that it belongs to."""
    channel = interaction.channel
    return channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id


async def setup(bot: GameBot) -> None:
    """Add the cog."""
    await bot.add_cog(GameCog(bot.context))
