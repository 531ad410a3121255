"""Modals: words in one, choices in the other."""

from typing import Any

import discord
from discord import ui


class Words(ui.Modal, title="Order form"):
    """A short and a long text."""

    about: Any = ui.TextDisplay("Write **clearly**.")
    name: Any = ui.Label(
        text="Name", description="As on the board", component=ui.TextInput(min_length=2, max_length=20)
    )
    why: Any = ui.Label(
        text="Why", component=ui.TextInput(style=discord.TextStyle.paragraph, required=False, max_length=300)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(f"Got {self.name.component.value}|{self.why.component.value}")


class Choices(ui.Modal, title="Choices"):
    """Everything else a modal can hold."""

    kaiju: Any = ui.Label(
        text="Kaiju",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="Godzilla", value="godzilla", description="Strong and slow"),
                discord.RadioGroupOption(label="Mothra", value="mothra"),
            ]
        ),
    )
    extras: Any = ui.Label(
        text="Extras",
        component=ui.CheckboxGroup(
            options=[
                discord.CheckboxGroupOption(label=name, value=name.lower()) for name in ("Tanks", "Jets", "Ships")
            ],
            min_values=1,
            max_values=2,
        ),
    )
    loud: Any = ui.Label(text="Loud", component=ui.Checkbox())
    card: Any = ui.Label(
        text="Card",
        component=ui.Select(options=[discord.SelectOption(label=f"Card {n}", value=f"c{n}") for n in range(3)]),
    )
    file: Any = ui.Label(text="Picture", component=ui.FileUpload(required=False, max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        parts: list[Any] = [
            self.kaiju.component,
            self.extras.component,
            self.loud.component,
            self.card.component,
        ]
        radio, group, check, select = parts
        files: Any = self.file.component
        names = ",".join(file.filename for file in files.values)
        chosen = f"{radio.value} {','.join(group.values)} {check.value} {select.values[0]} {names}"
        await interaction.response.send_message(f"Chose {chosen}")


class Defaults(ui.Modal, title="Options"):
    """A form that is filled in before anybody touches it."""

    edition: Any = ui.Label(
        text="Edition",
        description="Which cards are played",
        component=ui.RadioGroup(
            options=[
                discord.RadioGroupOption(label="First edition", value="first"),
                discord.RadioGroupOption(label="Second edition", value="second", description="Tanks", default=True),
            ]
        ),
    )
    rules: Any = ui.Label(
        text="Rules",
        component=ui.CheckboxGroup(
            required=False,
            min_values=0,
            options=[
                discord.CheckboxGroupOption(label=name, value=name.lower(), default=name == "Undo")
                for name in ("Undo", "Hints", "Haste")
            ],
        ),
    )
    public: Any = ui.Label(text="Public table", component=ui.Checkbox(default=True))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        radio, group, check = (one.component for one in (self.edition, self.rules, self.public))
        chosen = f"{radio.value} [{','.join(group.values)}] {check.value}"
        await interaction.response.send_message(f"Set {chosen}", ephemeral=True)
