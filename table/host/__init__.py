"""The host and its parts."""

from table.host.host import Host

__all__ = ["Host"]
