"""Which rule an event tells of: data, in data/<game>/citations.toml."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache

import msgspec

from data.loader import Bundle, game_file
from engine.play import Event


class Citation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The *rule* behind an event of that *name* whose fields fit the patterns of *when*."""

    name: str
    rule: str
    when: Mapping[str, str] = {}

    def fits(self, event: Event) -> bool:
        """Return whether it is about *event*."""
        return all(fnmatchcase(str(getattr(event, field)), pattern) for field, pattern in self.when.items())


@cache
def citations(game: str) -> tuple[Citation, ...]:
    """Return the rows of *game*, in their order."""
    text = game_file(game, "citations.toml")
    files = Bundle(game, {} if text is None else {"citations.toml": text})
    rows = files.rows("citations.toml", "event", Citation)
    files.close()
    return tuple(rows)


def rule_behind(game: str, event: Event) -> str:
    """Return the id of the rule that *event* tells of."""
    name = type(event).__name__
    return next(row.rule for row in citations(game) if row.name == name and row.fits(event))
