"""Posts in a forum, forwarded messages, links to messages, and answers far below what was pressed."""

import discord
from discord import app_commands

from tests.local.page.app.pictures import city


async def publish(interaction: discord.Interaction, name: str, tag: str) -> None:
    """Open a post in the first forum of the server."""
    assert interaction.guild
    forum = interaction.guild.forums[0]
    tags = [one for one in forum.available_tags if one.name == tag]
    made = await forum.create_thread(name=name, content=f"The table of {name}", applied_tags=tags)
    await interaction.response.send_message(f"Published: {made.message.jump_url}")


async def forward(interaction: discord.Interaction, message: discord.Message) -> None:
    assert interaction.guild
    news = discord.utils.get(interaction.guild.text_channels, name="arena")
    assert news
    made = await message.forward(news)
    await interaction.response.send_message(f"Forwarded to [the news]({made.jump_url})", ephemeral=True)


async def far(interaction: discord.Interaction) -> None:
    """Post something to press, and enough below it that it goes out of sight."""
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Press", custom_id="far:press"))
    view.stop()
    await interaction.response.send_message("Far above", view=view)
    assert isinstance(interaction.channel, discord.TextChannel)
    start = await interaction.original_response()
    for number in range(6):
        await interaction.channel.send(f"Line {number}\n" * 12)
    link = discord.ui.View(timeout=None)
    link.add_item(discord.ui.Button(label="Back up", url=start.jump_url))
    link.stop()
    await interaction.channel.send("Far below", view=link)


async def board(interaction: discord.Interaction, width: int, height: int) -> None:
    """Post one picture of a size."""
    file = discord.File(city(1, width, height), "board.png", description=f"A board of {width} by {height}")
    await interaction.response.send_message(f"Board {width}x{height}", file=file)


def register(tree: "app_commands.CommandTree[discord.Client]") -> None:
    """Add all of it to the application."""
    tree.command(name="publish", description="Open a post in the forum.")(publish)
    tree.command(name="far", description="Post something to press, far above.")(far)
    tree.command(name="board", description="Post a picture of a size.")(board)
    tree.context_menu(name="Forward it")(forward)
