"""A kaiju as it is presented to somebody who chooses one."""

from typing import Literal

import msgspec


class Stat(msgspec.Struct, frozen=True):
    """A sign and what stands beside it."""

    sign: Literal["life", "power", "worth", "discard"]
    text: str


class StatRow(msgspec.Struct, frozen=True):
    """Numbers that belong together, those of one side of a kaiju, or an action that it can take."""

    kind: Literal["normal", "furious", "action"]
    stats: tuple[Stat, ...]


class Portrait(msgspec.Struct, frozen=True):
    """What a kaiju is called, what it is like, and its numbers."""

    key: str
    name: str
    katakana: str = ""
    about: str = ""
    rows: tuple[StatRow, ...] = ()
