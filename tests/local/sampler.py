"""A bot that uses everything the local Discord offers, one small command for each."""

import io
from typing import Any

import discord
from discord import app_commands, ui

from local.web.cdn import plain_png
from tests.local.conftest import Fixture

PICTURE = plain_png(0xFFB938, 32)
Deal = discord.Interaction[Any]


def picture(name: str = "board.png", alt: str = "A board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), filename=name, description=alt)


class Panel(ui.LayoutView):
    """Components V2 with one of each."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        box: ui.Container[Panel] = ui.Container(accent_colour=0xFF4D3D)
        box.add_item(ui.TextDisplay("# A panel"))
        box.add_item(ui.Section(ui.TextDisplay("beside"), accessory=ui.Thumbnail("attachment://small.png")))
        gallery: ui.MediaGallery[Panel] = ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="The board in words")
        box.add_item(gallery)
        box.add_item(ui.Separator(spacing=discord.SeparatorSpacing.large))
        box.add_item(ui.File("attachment://notes.txt"))
        row: ui.ActionRow[Panel] = ui.ActionRow()
        row.add_item(ui.Button(label="Push", custom_id="push", style=discord.ButtonStyle.danger, emoji="🔥"))
        row.add_item(ui.Button(label="Look", url="https://example.org/"))
        row.add_item(ui.Button(label="Not now", custom_id="never", disabled=True))
        box.add_item(row)
        self.add_item(box)

    @staticmethod
    def files() -> list[discord.File]:
        notes = discord.File(io.BytesIO(b"notes"), filename="notes.txt")
        return [picture(), picture("small.png", "small"), notes]


class Selects(ui.View):
    """One select of each kind."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        options = [discord.SelectOption(label=f"Card {n}", value=f"c{n}", description="a card") for n in range(3)]
        self.add_item(ui.Select(custom_id="string", options=options, min_values=1, max_values=2))
        self.add_item(ui.UserSelect(custom_id="user"))
        self.add_item(ui.RoleSelect(custom_id="role"))
        self.add_item(ui.ChannelSelect(custom_id="channel"))
        self.add_item(ui.MentionableSelect(custom_id="mentionable"))


class Form(ui.Modal):
    """A modal with every kind of field that fits."""

    def __init__(self) -> None:
        super().__init__(title="Orders", custom_id="orders")
        self.add_item(ui.TextDisplay("Choose well."))
        self.words: Any = ui.TextInput(custom_id="words", style=discord.TextStyle.short, min_length=2, max_length=9)
        self.add_item(ui.Label(text="Words", description="Two to nine letters", component=self.words))
        options = [discord.SelectOption(label=name, value=name) for name in ("east", "west")]
        self.heading: Any = ui.Select(custom_id="heading", options=options)
        self.add_item(ui.Label(text="Heading", component=self.heading))
        self.pace: Any = ui.RadioGroup(custom_id="pace")
        self.pace.add_option(label="Walk", value="walk")
        self.pace.add_option(label="Run", value="run")
        self.add_item(ui.Label(text="Pace", component=self.pace))
        self.extras: Any = ui.CheckboxGroup(custom_id="extras", required=False, min_values=0, max_values=2)
        self.extras.add_option(label="Roar", value="roar")
        self.extras.add_option(label="Stomp", value="stomp")
        self.add_item(ui.Label(text="Extras", component=self.extras))

    async def on_submit(self, interaction: Deal) -> None:
        said = f"{self.words.value} {self.heading.values[0]} {self.pace.value} {sorted(self.extras.values)}"
        await interaction.response.send_message(said, ephemeral=True)


class Proofs(ui.Modal):
    """A modal with an upload, a checkbox and a person."""

    def __init__(self) -> None:
        super().__init__(title="Proofs", custom_id="proofs")
        self.files: Any = ui.FileUpload(custom_id="files", min_values=1, max_values=2)
        self.add_item(ui.Label(text="Files", component=self.files))
        self.sure: Any = ui.Checkbox(custom_id="sure")
        self.add_item(ui.Label(text="Sure?", component=self.sure))
        self.who: Any = ui.UserSelect(custom_id="who")
        self.add_item(ui.Label(text="Who", component=self.who))

    async def on_submit(self, interaction: Deal) -> None:
        data = await self.files.values[0].read()
        said = f"{self.files.values[0].filename} {len(data)} {self.sure.value} {self.who.values[0].display_name}"
        await interaction.response.send_message(said)


def sampler() -> Fixture:
    """Return the bot, not yet started."""
    bot = Fixture()
    for add in (_messages, _components, _options, _menus):
        add(bot)
    return bot


def _messages(bot: Fixture) -> None:
    @bot.tree.command(description="Says hello to all.")
    async def hello(interaction: Deal) -> None:
        await interaction.response.send_message("Hello all", allowed_mentions=discord.AllowedMentions.none())

    @bot.tree.command(description="Whispers.")
    async def whisper(interaction: Deal) -> None:
        await interaction.response.send_message("only you", ephemeral=True)
        await interaction.followup.send("and this", ephemeral=True)

    @bot.tree.command(description="Thinks first.")
    async def think(interaction: Deal, ephemeral: bool = False) -> None:
        await interaction.response.defer(ephemeral=ephemeral, thinking=True)
        await interaction.edit_original_response(content="thought", attachments=[picture()])
        extra = await interaction.followup.send("more", wait=True)
        await extra.edit(content="more and more")

    @bot.tree.command(description="Never answers.")
    async def silence(interaction: Deal) -> None:
        pass

    @bot.tree.command(description="Shows embeds.")
    async def embed(interaction: Deal) -> None:
        one = discord.Embed(title="A title", description="words", colour=0x2ED9A0)
        one.add_field(name="Field", value="value").set_footer(text="foot").set_image(url="attachment://board.png")
        await interaction.response.send_message(embed=one, file=picture())


def _components(bot: Fixture) -> None:
    @bot.tree.command(description="Shows a panel.")
    async def panel(interaction: Deal) -> None:
        await interaction.response.send_message(view=Panel(), files=Panel.files())

    @bot.tree.command(description="Shows selects.")
    async def selects(interaction: Deal) -> None:
        await interaction.response.send_message("choose", view=Selects())

    @bot.tree.command(description="Opens a form.")
    async def form(interaction: Deal) -> None:
        await interaction.response.send_modal(Form())

    @bot.tree.command(description="Opens another form.")
    async def proofs(interaction: Deal) -> None:
        await interaction.response.send_modal(Proofs())

    async def on_interaction(interaction: Deal) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: Any = interaction.data
        if data["custom_id"] == "push":
            await interaction.response.edit_message(view=Panel())
        elif data["custom_id"] == "open":
            await interaction.response.send_modal(Form())
        else:
            await interaction.response.defer()
            await interaction.followup.send(f"{data['values']} {sorted(data.get('resolved', {}))}")

    bot.on_interaction = on_interaction  # type: ignore[attr-defined]


def _options(bot: Fixture) -> None:
    group = app_commands.Group(name="table", description="Tables.")

    @group.command(description="Opens a table.")
    @app_commands.describe(seats="How many", game="Which")
    @app_commands.choices(pace=[app_commands.Choice(name=app_commands.locale_str("Slow"), value="slow")])
    async def new(
        interaction: Deal,
        game: str,
        seats: app_commands.Range[int, 2, 6],
        pace: str = "slow",
        share: float = 0.5,
        host: discord.Member | None = None,
        room: discord.TextChannel | None = None,
        team: discord.Role | None = None,
        proof: discord.Attachment | None = None,
        loud: bool = False,
    ) -> None:
        names = [getattr(one, "name", None) for one in (host, room, team)]
        size = len(await proof.read()) if proof else 0
        await interaction.response.send_message(f"{game} {seats} {pace} {share} {names} {size} {loud}")

    @new.autocomplete("game")
    async def games(interaction: Deal, current: str) -> list[app_commands.Choice[str]]:
        names = ("Total War", "Tokyo Clash", "Monopoly")
        return [app_commands.Choice(name=n, value=n.lower()) for n in names if current.lower() in n.lower()]

    bot.tree.add_command(group)


def _menus(bot: Fixture) -> None:
    @bot.tree.context_menu(name="Who is this")
    async def who(interaction: Deal, member: discord.Member) -> None:
        await interaction.response.send_message(f"This is {member.display_name}", ephemeral=True)

    @bot.tree.context_menu(name="How long")
    async def how_long(interaction: Deal, message: discord.Message) -> None:
        await interaction.response.send_message(f"{len(message.content)} letters", ephemeral=True)
