"""The host and its parts."""

from table.host.flat import FlatHost as Host

__all__ = ["Host"]
