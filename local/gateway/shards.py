"""Shards: which servers a session hears of."""

from typing import Any, NamedTuple

PER_SESSION = 2500  # servers that one session may have
ADVISED = 1000  # servers for each shard that `GET /gateway/bot` recommends


class Shard(NamedTuple):
    """One of *total* parts of the servers."""

    id: int = 0
    total: int = 1

    def hears(self, guild_id: str | None) -> bool:
        """Tell whether events of this server, or of none, come to this shard."""
        return (int(guild_id) >> 22) % self.total == self.id if guild_id else self.id == 0


def read_shard(raw: Any) -> Shard | None:
    """Return the shard that an identify names, or nothing if there can be no such shard."""
    if raw is None:
        return Shard()
    is_pair = isinstance(raw, list) and len(raw) == 2 and all(type(number) is int for number in raw)
    return Shard(*raw) if is_pair and 0 <= raw[0] < raw[1] else None
