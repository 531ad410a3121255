"""A page: one message in Components V2, kept within Discord's limits, with pictures and their alt texts."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from typing import Any, Self, TypeAlias

import discord
from discord import ui

from render.orders import Picture
from render.paint.recolour import recoloured

TEXT_ROOM = 4000  # characters over all texts of a message
PARTS_ROOM = 40  # components, nested ones included
ROW = 5  # buttons
OPTIONS = 25  # of a select
ALT = 1024
LABEL = 80
AMBER, RED, GREEN, GREY = 0xFFB938, 0xFF4D3D, 0x2ED9A0, 0x6F76B4

Item: TypeAlias = ui.Item[Any]
Style = discord.ButtonStyle


class Page(ui.LayoutView):
    """A message in the making: one coloured box, filled from top to bottom."""

    def __init__(self, accent: int | None = AMBER) -> None:
        super().__init__(timeout=None)
        # Whatever is pressed is found by its address, so there is nothing discord.py has to remember.
        self.stop()
        self._box: ui.Container[Page] = ui.Container(accent_colour=accent)
        self.add_item(self._box)
        self._attached: list[tuple[str, bytes]] = []

    @property
    def room(self) -> int:
        """How many components still fit."""
        return PARTS_ROOM - self.total_children_count

    @property
    def text_room(self) -> int:
        """How many characters still fit."""
        return TEXT_ROOM - self.content_length()

    def say(self, *lines: str) -> Self:
        """Add a paragraph of *lines*; what does not fit into a message any more is cut."""
        text = clipped("\n".join(line for line in lines if line), self.text_room)
        if text:
            self._box.add_item(ui.TextDisplay(text))
        return self

    def show(self, *pictures: Picture | None) -> Self:
        """Add *pictures*, those that there are."""
        shown = [picture for picture in pictures if picture]
        if shown:
            gallery: ui.MediaGallery[Page] = ui.MediaGallery()
            for picture in shown:
                gallery.add_item(media=f"attachment://{picture.file_name}", description=clipped(picture.alt, ALT))
            self._box.add_item(gallery)
            self._attached += [(picture.file_name, picture.data) for picture in shown]
        return self

    def attach(self, name: str, data: bytes) -> Self:
        """Add a file to be kept."""
        self._box.add_item(ui.File(f"attachment://{name}"))
        self._attached.append((name, data))
        return self

    def rule(self) -> Self:
        """Add a line across."""
        self._box.add_item(ui.Separator())
        return self

    def press(self, *items: Item | None) -> Self:
        """Add buttons, five in a row, and selects, one in a row; None is left out."""
        for row in _rows([item for item in items if item]):
            line: ui.ActionRow[Page] = ui.ActionRow()
            for item in row:
                line.add_item(item)
            self._box.add_item(line)
        return self

    def files(self, colours: str = "") -> list[discord.File]:
        """Return the pictures and files, to be sent once; pictures in the *colours* of the reader."""
        return [discord.File(io.BytesIO(recoloured(data, colours)), name) for name, data in self._attached]


def _rows(items: Sequence[Item]) -> Iterable[list[Item]]:
    row: list[Item] = []
    for item in items:
        is_wide = not isinstance(item, ui.Button)
        if row and (is_wide or len(row) == ROW):
            yield row
            row = []
        row.append(item)
        if is_wide:
            yield row
            row = []
    if row:
        yield row


def clipped(text: str, room: int) -> str:
    """Return *text*, cut with an ellipsis if it is longer than *room*."""
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…" * (room > 0)


def button(
    label: str, address: str, style: discord.ButtonStyle = Style.secondary, *, disabled: bool = False
) -> ui.Button[Any]:
    """Return a button."""
    return ui.Button(label=clipped(label, LABEL), custom_id=address, style=style, disabled=disabled)


def link(label: str, url: str) -> ui.Button[Any]:
    """Return a button that leads somewhere."""
    return ui.Button(label=clipped(label, LABEL), url=url)


def choice(label: str, value: str, about: str = "", *, chosen: bool = False) -> discord.SelectOption:
    """Return something to choose in a select."""
    described = clipped(about, 100) or None
    return discord.SelectOption(label=clipped(label, 100) or "…", value=value, description=described, default=chosen)


def select(
    address: str, prompt: str, options: Sequence[discord.SelectOption], *, least: int = 1, most: int = 1
) -> ui.Select[Any]:
    """Return a select of up to 25 *options*."""
    return ui.Select(
        custom_id=address,
        placeholder=clipped(prompt, 150),
        options=list(options[:OPTIONS]),
        min_values=least,
        max_values=max(1, min(most, len(options))),
    )


def notice(*lines: str, accent: int | None = AMBER) -> Page:
    """Return a page of words alone."""
    return Page(accent).say(*lines)
