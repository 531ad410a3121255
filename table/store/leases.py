"""Several workers on one store: who holds which shard, what is handed to its holder, and work that anybody may do.

A shard is a share of all servers, as Discord cuts them. A worker holds a lease on a shard for some seconds and renews
it; with every change of the holder the *epoch* of the shard rises. Every write is fenced: its transaction compares the
epochs that the worker believes to hold (`Ownership`) with those that are stored, so a worker that was paused and wakes
up after somebody has taken its shards can write nothing. All times are the database's: clocks of workers do not count.

A store in a file has one process and no leases: it owns everything.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

import msgspec

SNOWFLAKE_TIME = 22  # bits of an id of Discord's below its time
SNOWFLAKE_MOST = 2**63
HASHED = 15  # hexadecimal digits of a hash that stand for a server which is no snowflake


def home_of(server: str) -> int:
    """Return the number from which the shard of *server* follows, whatever the count of shards is.

    Tables without a server are at home in shard 0, as are Discord's events without one. The database computes the same.
    """
    if not server:
        return 0
    if server.isascii() and server.isdecimal() and int(server) < SNOWFLAKE_MOST:
        return int(server) >> SNOWFLAKE_TIME
    return int(hashlib.md5(server.encode(), usedforsecurity=False).hexdigest()[:HASHED], 16)


def shard_of(server: str, shards: int) -> int:
    """Return which of *shards* the tables of *server* belong to."""
    return home_of(server) % shards


class Lease(msgspec.Struct, frozen=True):
    """*holder* has *shard* for *left* more seconds; nobody has it if *left* is not above 0.

    *epoch* counts its holders. *beat* is the last sign of life (`changes.Beat`) of whoever held it, by their clock.
    """

    shard: int
    holder: str
    epoch: int
    left: float
    beat: float | None = None

    @property
    def is_free(self) -> bool:
        """Whether anybody may take it."""
        return self.left <= 0


class Ownership:
    """What this process believes to hold, of so many *shards*: it reads dues and messages of these alone.

    At first, and in a store that only one process uses, everything is owned and nothing is fenced.
    """

    def __init__(self, shards: int = 1) -> None:
        self.shards = shards
        self._epochs: dict[int, int] | None = None
        self._until = math.inf

    @property
    def is_whole(self) -> bool:
        """Whether everything is owned without a lease."""
        return self._epochs is None

    @property
    def is_in_force(self) -> bool:
        """Whether no lease can have run out, so that nobody else has written to the tables that are owned."""
        return time.monotonic() < self._until

    def renew(self, until: float) -> None:
        """Note until when, by the clock that never goes back, what is held by leases is held for sure."""
        self._until = until

    @property
    def epochs(self) -> Mapping[int, int]:
        """The epoch of each shard that is held by a lease."""
        return MappingProxyType(self._epochs or {})

    @property
    def held(self) -> tuple[int, ...]:
        """The shards whose tables are this process's."""
        return tuple(range(self.shards)) if self._epochs is None else tuple(sorted(self._epochs))

    def owns(self, server: str) -> bool:
        """Tell whether the tables of *server* are this process's."""
        return self._epochs is None or shard_of(server, self.shards) in self._epochs

    def hold(self, leases: Iterable[Lease]) -> None:
        """Own exactly what *leases* say from now on; none of them: nothing."""
        self._epochs = {lease.shard: lease.epoch for lease in leases}

    def gain(self, leases: Iterable[Lease]) -> None:
        """Own what *leases* say as well."""
        self._epochs = (self._epochs or {}) | {lease.shard: lease.epoch for lease in leases}

    def lose(self, shards: Iterable[int]) -> None:
        """Own these *shards* no longer."""
        gone = set(shards)
        self._epochs = {shard: epoch for shard, epoch in (self._epochs or {}).items() if shard not in gone}


class Worker(msgspec.Struct, frozen=True):
    """A process that is there since a time, and hears the shards it is *listening* to, whoever holds them."""

    holder: str
    listening: tuple[int, ...]
    since: float


class Leases(Protocol):
    """Leases in the store. None of these calls changes an `Ownership`: the worker does, with what it is told."""

    async def lay_out(self, shards: int) -> None:
        """Cut all servers into so many *shards*; complain if another number is in use by anybody now."""

    async def all(self) -> list[Lease]:
        """Return the lease of every shard."""

    async def take(
        self, holder: str, seconds: float, *, shards: Sequence[int] | None = None, most: int | None = None
    ) -> list[Lease]:
        """Take free leases of these *shards*, or of any, *most* of them at once; return what was got."""

    async def renew(self, holder: str, seconds: float) -> list[Lease]:
        """Hold everything that *holder* still has for *seconds* from now on; return that.

        One that has run out but that nobody has taken is kept. What is missing was taken by somebody else.
        """

    async def release(self, holder: str, shards: Sequence[int] | None = None) -> None:
        """Let go of *shards*, or of all; whoever wants them need not wait."""

    async def hand_over(
        self, holder: str, successor: str, seconds: float, shards: Sequence[int] | None = None
    ) -> list[Lease]:
        """Give *shards*, or all, to *successor* for *seconds*; return what it has by that, with the new epochs.

        What the holder writes afterwards is fenced; what it was writing is done before.
        """

    async def present(self, holder: str, seconds: float, listening: Sequence[int]) -> list[Worker]:
        """Note that *holder* is there for *seconds*, 0: no longer; return all who are there, the first come first."""


class Handed(msgspec.Struct, frozen=True):
    """Something that the holder of *shard* has to do, because another worker heard of it; *created* is in seconds."""

    id: int
    shard: int
    payload: bytes
    created: float


class Relay(Protocol):
    """What workers hand to each other, and which interactions have been acknowledged."""

    #: Told the shard for which something was handed over. Only a wake-up: ask `handed` now and then as well.
    on_handed: list[Callable[[int], None]]

    async def hand(self, shard: int, payload: bytes) -> int:
        """Hand *payload* to the holder of *shard*; return its number."""

    async def handed(self, limit: int) -> list[Handed]:
        """Return what was handed to the shards that this process owns, the oldest first. It stays until it is taken."""

    async def take_handed(self, id: int) -> bool:
        """Take it out; return False if somebody did before. `changes.TakeHanded` does so in a write."""

    async def acknowledge(self, interaction: str, seconds: float = 60.0) -> bool:
        """Note for *seconds* that an interaction was acknowledged; return False if somebody noted it before."""

    async def acknowledged(self, interactions: Sequence[str]) -> set[str]:
        """Return those of *interactions* that were acknowledged."""


class Job(msgspec.Struct, frozen=True):
    """A piece of work that anybody may do, known by its *kind* and *key*; *tries* counts how often it was claimed."""

    id: int
    kind: str
    key: str
    payload: bytes
    tries: int = 0


class Work(Protocol):
    """Work for anybody: thinking, films, analysis, imports. Two workers never have the same job at the same time."""

    async def offer(self, kind: str, key: str, payload: bytes) -> bool:
        """Let somebody do it; return False if a job of that *kind* and *key* is there already."""

    async def claim(self, kinds: Sequence[str], holder: str, seconds: float, limit: int = 1) -> list[Job]:
        """Take the oldest jobs of these *kinds* that nobody has, for *seconds*; then they are free again."""

    async def extend(self, job: int, holder: str, seconds: float) -> bool:
        """Keep a job for *seconds* from now on; return False if it is somebody else's now."""

    async def finish(self, job: int, holder: str) -> bool:
        """Drop a job that is done; return False if it is somebody else's now."""

    async def give_back(self, job: int, holder: str) -> None:
        """Let somebody else do a job."""


class Shared(Protocol):
    """What a store for several workers has beside `Store`."""

    ownership: Ownership

    @property
    def leases(self) -> Leases:
        """Who holds which shard."""

    @property
    def relay(self) -> Relay:
        """What workers hand to each other."""

    @property
    def work(self) -> Work:
        """Work for anybody."""
