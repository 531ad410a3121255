"""Everything a message can carry, in both generations of components."""

import discord
from discord import ui

from tests.local.page.app.pictures import city
from tests.local.page.app.words import BOARD, HOSTILE


def fruit_select(custom_id: str, most: int, count: int = 4) -> "ui.Select[ui.LayoutView]":
    options = [
        discord.SelectOption(label=f"Card {n}", value=f"card{n}", description=f"{n} Energy", emoji="🃏")
        for n in range(1, count + 1)
    ]
    return ui.Select(
        custom_id=custom_id,
        options=options,
        max_values=most,
        placeholder="Play a card" if most == 1 else "Drop cards",
    )


def lobby() -> tuple[ui.LayoutView, list[discord.File]]:
    view = ui.LayoutView(timeout=None)
    gallery = ui.MediaGallery[ui.LayoutView]()
    gallery.add_item(media="attachment://board.png", description=BOARD)
    box = ui.Container[ui.LayoutView](accent_colour=0x3FBF8A)
    box.add_item(ui.TextDisplay("### Total War · lobby\n3-12 players · 24 h for each answer"))
    people = "● **Ana**, Godzilla\n▲ **Ben**, Mothra\n■ Computer (normal), Rodan\n○ open"
    box.add_item(ui.Section(ui.TextDisplay(people), accessory=ui.Thumbnail("attachment://face.png")))
    box.add_item(ui.Separator())
    box.add_item(gallery)
    box.add_item(ui.TextDisplay("-# King of Monsters mode · no options"))
    box.add_item(buttons("lobby"))
    box.add_item(ui.ActionRow(fruit_select("lobby:one", 1)))
    box.add_item(ui.ActionRow(fruit_select("lobby:many", 3, 12)))
    view.add_item(box)
    view.stop()  # The application answers by custom_id itself; the library must not.
    return view, [discord.File(city(1), "board.png"), discord.File(city(2, 300, 300), "face.png")]


def buttons(prefix: str) -> "ui.ActionRow[ui.LayoutView]":
    row = ui.ActionRow[ui.LayoutView]()
    style = discord.ButtonStyle
    row.add_item(ui.Button(label="Join", style=style.success, emoji="🦖", custom_id=f"{prefix}:join"))
    row.add_item(ui.Button(label="Leave", style=style.danger, custom_id=f"{prefix}:leave"))
    row.add_item(ui.Button(label="Options", style=style.primary, custom_id=f"{prefix}:options"))
    row.add_item(ui.Button(label="Start", style=style.secondary, custom_id=f"{prefix}:start", disabled=True))
    row.add_item(ui.Button(label="Rules", url="https://example.invalid/rules"))
    return row


def classic() -> ui.View:
    view = ui.View(timeout=None)
    view.add_item(ui.UserSelect(custom_id="classic:user", placeholder="Whom?"))
    view.add_item(ui.ChannelSelect(custom_id="classic:channel", placeholder="Where?"))
    view.add_item(ui.RoleSelect(custom_id="classic:role", placeholder="Which role?"))
    view.add_item(ui.MentionableSelect(custom_id="classic:anyone", placeholder="Who or what?", max_values=2))
    view.add_item(ui.Button(label="Hush", custom_id="classic:silent"))
    view.stop()
    return view


def embed() -> discord.Embed:
    card = discord.Embed(title="Scaled Hide", description="**Defence 2**", colour=0xD93843)
    card.add_field(name="Energy", value="3").add_field(name="Copies", value="2")
    card.set_footer(text="TC-5.5")
    return card


def gallery(count: int) -> tuple[ui.LayoutView, list[discord.File]]:
    view = ui.LayoutView(timeout=None)
    items = ui.MediaGallery[ui.LayoutView]()
    for n in range(count):
        items.add_item(media=f"attachment://city{n}.png", description=f"City number {n + 1}")
    view.add_item(items)
    view.add_item(ui.File("attachment://log.txt"))
    pictures = [discord.File(city(n, 400, 300), f"city{n}.png") for n in range(count)]
    return view, [*pictures, discord.File(__file__, "log.txt")]


def hostile() -> tuple[ui.LayoutView, discord.Embed]:
    view = ui.LayoutView(timeout=None)
    box = ui.Container[ui.LayoutView](accent_colour=0xFF0000)
    box.add_item(
        ui.TextDisplay(f"# {HOSTILE}\n**{HOSTILE}** [link](javascript:alert(1)) ||{HOSTILE}||\n```{HOSTILE}```")
    )
    row = ui.ActionRow[ui.LayoutView]()
    row.add_item(ui.Button(label=HOSTILE[:80], custom_id="hostile"))
    box.add_item(row)
    option = discord.SelectOption(label=HOSTILE[:100], value="x", description=HOSTILE[:100])
    box.add_item(ui.ActionRow(ui.Select(custom_id="hostile:select", options=[option], placeholder=HOSTILE[:150])))
    view.add_item(box)
    card = discord.Embed(title=HOSTILE, description=HOSTILE).add_field(name=HOSTILE, value=HOSTILE)
    return view, card.set_footer(text=HOSTILE).set_author(name=HOSTILE)
