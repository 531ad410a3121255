"""What a gathering shows: the message that is edited in place, and those that are told once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cogs.wire.context import Context
from cogs.wire.page import Page
from data.words import Words
from table import Gathering


@dataclass(frozen=True)
class Told:
    """A message that is told once: the page, who is notified by it, and in which channel if not in the usual one."""

    page: Page
    mentions: Sequence[str] = field(default=())
    channel: int | None = None


class GatheringPages:
    """The messages of one kind of gathering; what has a body here is what a kind without such messages does."""

    kind: str = ""

    async def title(self, context: Context, gathering: Gathering[Any], said: Words) -> str:
        """Return how people call it."""
        return said.say(f"gathering-{self.kind}")

    async def board(self, context: Context, gathering: Gathering[Any], said: Words) -> Page | None:
        """Return the message of a gathering as everybody reads it; None: it has none."""
        return None

    async def news(
        self, context: Context, gathering: Gathering[Any], said: Words, data: Mapping[str, Any]
    ) -> Told | None:
        """Return what is told by *data*, in which "what" says what it is; None if there is nothing left to say."""
        return None
