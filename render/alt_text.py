"""A picture in words: alt text within Discord's limit, and a text from which the game can be played."""

from collections.abc import Callable, Sequence

import msgspec

ALT_LIMIT = 1024


class Twin(msgspec.Struct, frozen=True):
    """What a picture says, short and in full."""

    alt: str
    text: str


def shortened(attempts: Sequence[Callable[[], str]]) -> str:
    """Return the first of *attempts* that fits as alt text; the last is cut at a line's end if none does."""
    text = ""
    for attempt in attempts:
        text = attempt()
        if len(text) <= ALT_LIMIT:
            return text
    kept = text[: ALT_LIMIT - 2]
    return kept[: kept.rfind("\n")].rstrip() + "\n…" if "\n" in kept else kept + "…"


def clipped(name: str, most: int) -> str:
    """Return *name* with at most *most* characters."""
    return name if len(name) <= most else name[: most - 1].rstrip() + "…"
