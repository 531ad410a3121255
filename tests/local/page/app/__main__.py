"""A small application that shows every kind of thing the page has to draw. Run by the browser tests."""

import asyncio
import os
from typing import Any, Literal

import discord
import yarl
from discord import app_commands

from tests.local.page.app import forms, menus, panels, places
from tests.local.page.app.pictures import city
from tests.local.page.app.words import HOSTILE

CITIES = ["Tokyo", "Osaka", "Kyoto", "Sapporo", "Nagoya", "Toyama"]

client = discord.Client(intents=discord.Intents.default())
tree = app_commands.CommandTree(client)
released = asyncio.Event()


def spoken(value: object) -> str:
    return getattr(value, "name", None) or str(value)


@tree.command(description="Show a lobby with every kind of component.")
async def lobby(interaction: discord.Interaction) -> None:
    view, files = panels.lobby()
    await interaction.response.send_message(view=view, files=files)


@tree.command(description="Show an embed, a picture and the selects of the old kind.")
async def classic(interaction: discord.Interaction) -> None:
    picture = discord.File(city(3), "hand.png", description="Your hand: three cards")
    await interaction.response.send_message("Your **hand**", embed=panels.embed(), file=picture, view=panels.classic())


@tree.command(description="Tell you something that nobody else sees.")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("Psst, only for you", ephemeral=True)


@tree.command(description="Think until someone types /release.")
async def think(interaction: discord.Interaction) -> None:
    released.clear()
    await interaction.response.defer(thinking=True)
    await released.wait()
    await interaction.edit_original_response(content="I have thought")


@tree.command(description="Type until someone types /release.")
async def mumble(interaction: discord.Interaction) -> None:
    released.clear()
    assert isinstance(interaction.channel, discord.TextChannel)
    async with interaction.channel.typing():
        await interaction.response.send_message("Listen", ephemeral=True)
        await released.wait()
    await interaction.channel.send("I have mumbled")


@tree.command(description="Let the thinker go on.")
async def release(interaction: discord.Interaction) -> None:
    released.set()
    await interaction.response.send_message("Released", ephemeral=True)


@tree.command(description="Never answer.")
async def silent(interaction: discord.Interaction) -> None:
    pass


@tree.command(description="Send hostile text in every place.")
async def hostile(interaction: discord.Interaction) -> None:
    view, embed = panels.hostile()
    await interaction.response.send_message(HOSTILE, embed=embed)
    await interaction.followup.send(view=view)


@tree.command(description="Show many pictures and a file.")
async def gallery(interaction: discord.Interaction, count: app_commands.Range[int, 1, 9] = 4) -> None:
    view, files = panels.gallery(count)
    await interaction.response.send_message(view=view, files=files)


@tree.command(description="Open a thread and call you there.")
async def expedition(interaction: discord.Interaction, name: str) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message(f"Setting out: {name}")
    thread = await interaction.channel.create_thread(name=name, type=discord.ChannelType.public_thread)
    await thread.send(f"{interaction.user.mention}, your answer, <t:1893456000:R>")


@tree.command(description="Call someone in this channel.")
async def call(interaction: discord.Interaction, who: discord.User) -> None:
    await interaction.response.send_message("Calling", ephemeral=True)
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.channel.send(f"{who.mention}, it is your turn")


@tree.command(description="Say back what was given.")
@app_commands.describe(city="A city", count="How many", loud="Shout", who="A person", where="A channel")
async def echo(
    interaction: discord.Interaction,
    city: str,
    count: app_commands.Range[int, 1, 9] | None = None,
    loud: bool | None = None,
    who: discord.User | None = None,
    where: discord.TextChannel | None = None,
    rank: discord.Role | None = None,
    size: float | None = None,
    mood: Literal["calm", "furious"] | None = None,
    file: discord.Attachment | None = None,
) -> None:
    given = [city, count, loud, who, where, rank, size, mood, file and file.filename]
    await interaction.response.send_message("Echo " + " ".join(spoken(one) for one in given if one is not None))


@echo.autocomplete("city")
async def cities(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    found = [name for name in CITIES if typed.lower() in name.lower()]
    return [app_commands.Choice(name=name, value=name.lower()) for name in found]


form = app_commands.Group(name="form", description="Forms")


@form.command(description="A form for words.")
async def words(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(forms.Words())


@form.command(description="A form for choices.")
async def choices(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(forms.Choices())


tree.add_command(form)
menus.register(tree, client)
places.register(tree)


@client.event
async def on_interaction(interaction: discord.Interaction) -> None:
    if interaction.type is not discord.InteractionType.component:
        return
    data: Any = interaction.data
    custom_id, values = data["custom_id"], data.get("values", [])
    who = interaction.user.display_name
    if custom_id.endswith(":silent"):
        return
    if custom_id.endswith(":options"):
        await interaction.response.send_modal(forms.Words())
    elif custom_id == "classic:user":
        await interaction.response.edit_message(content=f"{who} chose <@{values[0]}>")
    else:
        await interaction.response.send_message(f"{who} pressed {custom_id} {','.join(values)}", ephemeral=True)


@client.event
async def on_ready() -> None:
    await tree.sync()
    print("ready", flush=True)


def main() -> None:
    base = os.environ["KAIJU_DISCORD_API"]
    discord.http.Route.BASE = base
    address = yarl.URL(base)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = address.with_scheme("ws").with_path("/gateway")
    discord.Asset.BASE = str(address.origin())
    client.run(os.environ["DISCORD_TOKEN"], log_handler=None)


if __name__ == "__main__":
    main()
