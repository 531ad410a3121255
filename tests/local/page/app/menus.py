"""Commands on people and messages, a greeting for new servers, and an emoji of the application's own."""

import discord
from discord import app_commands

from tests.local.page.app.forms import Defaults
from tests.local.page.app.pictures import city


async def who_is_this(interaction: discord.Interaction, person: discord.User) -> None:
    await interaction.response.send_message(f"This is {person.display_name}", ephemeral=True)


async def how_long(interaction: discord.Interaction, message: discord.Message) -> None:
    await interaction.response.send_message(f"{len(message.content)} letters", ephemeral=True)


async def faces(interaction: discord.Interaction) -> None:
    """Dress the application up and show an emoji everywhere."""
    client = interaction.client
    await interaction.response.defer()
    assert client.user
    await client.user.edit(avatar=city(5, 128, 128).getvalue())
    known = {one.name: one for one in await client.fetch_application_emojis()}
    moth = known.get("moth") or await client.create_application_emoji(name="moth", image=city(7, 64, 64).getvalue())
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Fly", emoji=moth, custom_id="faces:fly"))
    option = discord.SelectOption(label="Mothra", value="mothra", emoji=moth)
    view.add_item(discord.ui.Select(custom_id="faces:who", options=[option], placeholder="Who flies?"))
    view.stop()
    await interaction.edit_original_response(content=f"A moth: {moth}", view=view)


async def defaults(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Defaults())


async def tongue(interaction: discord.Interaction) -> None:
    told = f"{interaction.locale.value} in {interaction.guild_locale and interaction.guild_locale.value}"
    await interaction.response.send_message(told, ephemeral=True)


@app_commands.default_permissions(manage_guild=True)
async def administer(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Administered", ephemeral=True)


async def greet(guild: discord.Guild) -> None:
    if guild.system_channel:
        await guild.system_channel.send(f"Good evening, {guild.name} ({guild.preferred_locale.value}).")


def register(tree: "app_commands.CommandTree[discord.Client]", client: discord.Client) -> None:
    """Add all of it to the application."""
    tree.context_menu(name="Who is this")(who_is_this)
    tree.context_menu(name="How long")(how_long)
    tree.command(name="faces", description="Show an avatar and an emoji.")(faces)
    tree.command(name="defaults", description="Open a form that is filled in.")(defaults)
    tree.command(name="tongue", description="Say which languages are spoken.")(tongue)
    tree.command(name="administer", description="For those who may.")(administer)

    @client.event
    async def on_guild_join(guild: discord.Guild) -> None:
        await greet(guild)
