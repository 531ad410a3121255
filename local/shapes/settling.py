"""Gives components and embeds the form in which Discord sends them back: ids and defaults filled in."""

import itertools
import re
from collections.abc import Iterator

from local.limits.components import SELECTS, walk
from local.state.model import Attachment, Json

DEFAULTS: dict[int, Json] = {
    14: {"spacing": 1, "divider": True},
    17: {"accent_color": None, "spoiler": False},
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
}
CHECKBOXES = 22
OUR_LINK = re.compile(r"/attachments/\d+/(\d+)/")


class Settler:
    """Settles the components of one message or modal."""

    def __init__(self, files: list[Attachment], parts: list[Json]) -> None:
        self.by_name = {file.filename: file for file in files}
        self.by_id = {file.id: file for file in files}
        taken = {part["id"] for part in walk(parts) if part.get("id")}
        self.numbers: Iterator[int] = (n for n in itertools.count(1) if n not in taken)

    def part(self, part: Json) -> Json:
        """Settle one component and everything inside."""
        kind = part["type"]
        kept = {key: value for key, value in part.items() if value is not None}
        settled = DEFAULTS.get(kind, {}) | kept
        settled["id"] = part.get("id") or next(self.numbers)
        if "components" in kept:
            settled["components"] = [self.part(child) for child in part["components"]]
        for place in ("accessory", "component"):
            if place in kept:
                settled[place] = self.part(part[place])
        if "emoji" in kept:
            settled["emoji"] = _emoji(part["emoji"])
        if "options" in kept:
            settled["options"] = [_option(option) for option in part["options"]]
        if kind == CHECKBOXES:
            settled = {"min_values": 1, "max_values": len(part["options"])} | settled
        if kind == 11:
            settled |= self.picture(part)
        elif kind == 12:
            settled["items"] = [self.picture(item) for item in part["items"]]
        elif kind == 13:
            settled |= self.file(part)
        return settled

    def picture(self, item: Json) -> Json:
        """Settle a picture with its alt text."""
        media = self.media(item["media"]["url"])
        file = self.by_id.get(media.get("attachment_id", ""))
        description = item.get("description") or (file.description if file else None)
        return {"media": media, "description": description, "spoiler": bool(item.get("spoiler"))}

    def file(self, part: Json) -> Json:
        """Settle a file component."""
        media = self.media(part["file"]["url"])
        file = self.by_id.get(media.get("attachment_id", ""))
        name, size = (file.filename, file.size) if file else (None, None)
        return {"file": media, "name": name, "size": size, "spoiler": bool(part.get("spoiler"))}

    def media(self, url: str) -> Json:
        """Settle an address; one of this message's own files is remembered by its id."""
        file = self.by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
        if file is None and (ours := OUR_LINK.search(url)):
            file = self.by_id.get(ours[1])
        if file is None:
            return {"id": "0", "url": url, "proxy_url": url}
        return {
            "id": file.id,
            "attachment_id": file.id,
            "url": "",
            "proxy_url": "",
            "width": file.width,
            "height": file.height,
            "content_type": file.content_type,
        }


def components(parts: list[Json], files: list[Attachment]) -> list[Json]:
    """Settle all components of a message."""
    settler = Settler(files, parts)
    return [settler.part(part) for part in parts]


def embed(one: Json) -> Json:
    """Settle an embed."""
    settled = {key: value for key, value in one.items() if value is not None}
    settled["type"] = "rich"
    if "fields" in settled:
        settled["fields"] = [{"inline": False} | field for field in settled["fields"]]
    return settled


def _emoji(one: Json) -> Json:
    settled = {key: value for key, value in one.items() if value is not None}
    if "id" in settled:
        settled["id"] = str(settled["id"])  # discord.py sends a number, which browsers would round
    return settled


def _option(one: Json) -> Json:
    settled = {key: value for key, value in one.items() if value is not None}
    if "emoji" in settled:
        settled["emoji"] = _emoji(settled["emoji"])
    return settled
