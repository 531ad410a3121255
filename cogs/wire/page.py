"""A page: one message in Components V2, kept within Discord's limits, with pictures and their alt texts."""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, pairwise
from typing import Any, NamedTuple, Self, TypeAlias

import discord
from discord import ui

from cogs.reader.emojis import icon
from cogs.reader.lookup import UNBROKEN
from cogs.wire.clicks.address import read_address
from render.orders import Picture
from render.paint.recolour import recoloured

TEXT_ROOM = 4000  # characters over all texts of a message
PARTS_ROOM = 40  # components, nested ones included
ROW = 5  # buttons
OPTIONS = 25  # of a select
FIELDS = 5  # of a form
ALT = 1024
WORD = 12  # characters of a word that is rather left out than torn
LABEL = 80
TITLE, FIELD, HINT = 45, 45, 100  # of a form, the name of a field, what stands below that
AMBER, RED, GREEN, GREY = 0xFFB938, 0xFF4D3D, 0x2ED9A0, 0x6F76B4

#: Emojis by verb, for buttons that say no more than that.
USUAL = {
    "act": "act",
    "board": "board",
    "cards": "hand",
    "computer": "computer",
    "log": "log",
    "menu": "menu",
    "rules": "rules",
}
BOLD = "**"
#: The beginning of <@1>, <#1>, <t:1:R>, <:name:1> or ** at a cut.
_TORN = re.compile(r"<(?:[@#t:a][\w:@!&]*)?$|(?<![*\\])\*$")
#: The number of a rule, which breaks no line; whoever copies it into `/rules` is understood (cogs/reader/lookup.py).
_RULE = re.compile(r"(?<![\w/-])([A-Z]{2})-(?=\d)")
#: What a private page shows: the hand, something of the lobby, anything else.
HAND, LOBBY, BUSY = "hand", "lobby", ""

Item: TypeAlias = ui.Item[Any]
Style = discord.ButtonStyle


class Shown(NamedTuple):
    """What a page shows of a table: which *screen*, at which *version*, and what has happened *since* which line."""

    screen: str = BUSY
    version: int = 0
    since: int = 0


class Page(ui.LayoutView):
    """A message in the making: one coloured box, filled from top to bottom."""

    def __init__(self, accent: int | None = AMBER) -> None:
        super().__init__(timeout=None)
        # Whatever is pressed is found by its address, so there is nothing discord.py has to remember.
        self.stop()
        self._box: ui.Container[Page] = ui.Container(accent_colour=accent)
        self.add_item(self._box)
        self._attached: list[tuple[str, bytes]] = []
        self.shows = Shown()

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
                gallery.add_item(media=f"attachment://{picture.file_name}", description=_cut(picture.alt, ALT))
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
        """Add buttons, at most five in a row and as many in each, and selects, one in a row; None is left out."""
        for row in _rows([item for item in items if item]):
            line: ui.ActionRow[Page] = ui.ActionRow()
            for item in row:
                line.add_item(item)
            self._box.add_item(line)
        return self

    def likeness(self, colours: str = "") -> bytes:
        """Return what two pages have in common only if they look the same."""
        parts: list[dict[str, Any]] = self.to_components()  # type: ignore[no-untyped-call]
        digest = hashlib.blake2b(f"{colours} {parts}".encode(), digest_size=16)
        for name, data in self._attached:
            digest.update(name.encode())
            digest.update(data)
        return digest.digest()

    def files(self, colours: str = "") -> list[discord.File]:
        """Return the pictures and files, to be sent once; pictures in the *colours* of the reader."""
        return [discord.File(io.BytesIO(recoloured(data, colours)), name) for name, data in self._attached]


def _rows(items: Sequence[Item]) -> Iterator[Sequence[Item]]:
    for is_button, run in groupby(items, key=lambda item: isinstance(item, ui.Button)):
        same = list(run)
        rows = -(-len(same) // (ROW if is_button else 1))
        ends = [len(same) * row // rows for row in range(rows + 1)]
        yield from (same[start:end] for start, end in pairwise(ends))


def clipped(text: str, room: int) -> str:
    """Return *text* as it is shown, numbers of rules unbroken: cut with an ellipsis if need be.

    Mentions, bold and short words stay whole or go.
    """
    return _cut(unbroken(text), room)


def unbroken(text: str) -> str:
    """Return *text* with numbers of rules that break no line."""
    return _RULE.sub(rf"\1{UNBROKEN}", text)


def _cut(text: str, room: int) -> str:
    if len(text) <= room:
        return text
    cut = text[: max(0, room - 1)]
    kept = _TORN.sub("", cut)
    whole, space, torn = kept.rpartition(" ")
    if kept == cut and space and len(torn) < WORD and text[len(cut)].isalnum():
        kept = whole
    if kept.count(BOLD) % 2:
        kept = kept[: kept.rindex(BOLD)]
    return kept.rstrip(" .,;:·") + "…" * (room > 0)


def button(
    label: str, address: str, style: discord.ButtonStyle = Style.secondary, *, disabled: bool = False, emoji: str = ""
) -> ui.Button[Any]:
    """Return a button, with the application's *emoji* of that name if there is one."""
    shown = icon(emoji or _usual(address, style))
    return ui.Button(label=clipped(label, LABEL), custom_id=address, style=style, disabled=disabled, emoji=shown)


def _usual(address: str, style: discord.ButtonStyle) -> str:
    """Return the emoji of what buttons everywhere lead to: the board, the log, the rules."""
    found = read_address(address)
    if found is None or (found.verb == "act" and found.version and style != Style.primary):
        return ""  # a way back to one's page is no call to act
    is_plain = found.rest in ("", "aside") and (found.verb == "act" or not found.version)
    return USUAL.get(found.verb, "") if is_plain else ""


def link(label: str, url: str) -> ui.Button[Any]:
    """Return a button that leads somewhere."""
    return ui.Button(label=clipped(label, LABEL), url=url)


def choice(label: str, value: str, about: str = "", *, chosen: bool = False, emoji: str = "") -> discord.SelectOption:
    """Return something to choose in a select, with the application's *emoji* of that name if there is one."""
    described, text = clipped(about, 100) or None, clipped(label, 100) or "…"
    return discord.SelectOption(label=text, value=value, description=described, default=chosen, emoji=icon(emoji))


def select(
    address: str,
    prompt: str,
    options: Sequence[discord.SelectOption],
    *,
    least: int = 1,
    most: int = 1,
    required: bool = True,
) -> ui.Select[Any]:
    """Return a select of up to 25 *options*; in a form it may be left alone if it is not *required*."""
    return ui.Select(
        custom_id=address,
        placeholder=clipped(prompt, 150),
        options=list(options[:OPTIONS]),
        min_values=least,
        max_values=max(1, min(most, len(options))),
        required=required,
    )


def modal(title: str, address: str, fields: Iterable[ui.Label[Any]], about: str = "") -> ui.Modal:
    """Return a form, which is sent to *address*; above its fields what it is *about*, if there is room for that."""
    made, shown = ui.Modal(title=clipped(title, TITLE), custom_id=address), list(fields)
    if about and len(shown) < FIELDS:
        made.add_item(ui.TextDisplay(about))
    for each in shown:
        made.add_item(each)
    return made


def field(name: str, component: Item, about: str = "") -> ui.Label[Any]:
    """Return a field of a form: what it is called, a line *about* it, and what is filled in."""
    return ui.Label(text=clipped(name, FIELD), description=clipped(about, HINT) or None, component=component)


def entry(name: str, key: str, about: str = "", **more: Any) -> ui.Label[Any]:
    """Return a field of a form to write into."""
    return field(name, ui.TextInput(custom_id=key, **more), about)


def notice(*lines: str, accent: int | None = AMBER) -> Page:
    """Return a page of words alone."""
    return Page(accent).say(*lines)
