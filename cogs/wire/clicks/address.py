"""Addresses: what a button or select says when it is pressed, `k:<table>:<version>:<verb>:<rest>`.

On a message that everybody sees `<version>@<seat>` names the one seat that it is for.

An address outlives restarts and the message it stands on. The version names the question or the state it was made
for, so that an old click is recognised as old and a second one as the same.
"""

from __future__ import annotations

import re
from typing import NamedTuple

LONGEST = 100  # Discord's limit for a custom_id
PATTERN = re.compile(
    r"k:(?P<table>\d{1,12}):(?P<version>\d{1,12})(?:@(?P<seat>\d{1,2}))?:(?P<verb>[a-z_]{1,24})(?::(?P<rest>.*))?",
    re.DOTALL,
)


class TooLong(ValueError):
    """The address does not fit into a custom_id."""


class Address(NamedTuple):
    """A *verb* at a *table*, meant for its *version*, and for one *seat* if any; table 0 is none in particular."""

    table: int
    version: int
    verb: str
    rest: str = ""
    seat: int | None = None

    def spell(self) -> str:
        """Return the custom_id."""
        meant = self.version if self.seat is None else f"{self.version}@{self.seat}"
        text = f"k:{self.table}:{meant}:{self.verb}"
        if self.rest:
            text = f"{text}:{self.rest}"
        if len(text) > LONGEST:
            raise TooLong(text)
        if read_address(text) != self:
            raise ValueError(f"{self} cannot be spelled")
        return text


def read_address(text: str) -> Address | None:
    """Return the address that *text* spells, or None."""
    match = PATTERN.fullmatch(text)
    if match is None:
        return None
    seat = int(match["seat"]) if match["seat"] else None
    return Address(int(match["table"]), int(match["version"]), match["verb"], match["rest"] or "", seat)


def for_seat(address: str, seat: int) -> str:
    """Return the custom_id *address* meant for *seat* alone."""
    found = read_address(address)
    assert found is not None, f"{address} is no address"
    return found._replace(seat=seat).spell()


def spell(table: int, verb: str, rest: object = "", version: int = 0) -> str:
    """Return the custom_id for *verb* at *table*."""
    return Address(table, version, verb, str(rest)).spell()
