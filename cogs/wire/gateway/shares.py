"""Shares: which shards a worker should have, given who is there and who has what. Plain arithmetic."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple


class Share(NamedTuple):
    """What a worker should do: *take* free shards, *listen* to others' beforehand, *give* some to their successors."""

    take: tuple[int, ...] = ()
    listen: tuple[int, ...] = ()
    give: Mapping[int, str] = {}


def target(worker: str, workers: Sequence[str], shards: int) -> int:
    """Return how many of *shards* are for *worker*: equal parts, the rest for those who came first."""
    if worker not in workers:
        return 0
    each, rest = divmod(shards, len(workers))
    return each + (workers.index(worker) < rest)


def share(me: str, listening: Mapping[str, Collection[int]], holders: Mapping[int, str]) -> Share:
    """Return what *me* should do. *listening* has the workers that are there, the first come first, with all they hear.

    *holders* has all shards and who holds them, nobody if that is empty. Who holds something and is not there is
    about to leave.
    """
    workers, shards = list(listening), len(holders)
    mine = [shard for shard, holder in holders.items() if holder == me]
    lacking = target(me, workers, shards) - len(mine)
    free = [shard for shard, holder in holders.items() if not holder]
    heard = listening.get(me, ())
    take = sorted(free, key=lambda shard: (shard not in heard, shard))[: max(0, lacking)]
    listen = _surplus(me, workers, holders)[: max(0, lacking - len(take))]
    return Share(tuple(take), tuple(listen), _gifts(me, listening, holders, -lacking))


def _surplus(me: str, workers: list[str], holders: Mapping[int, str]) -> list[int]:
    """Return the shards that others have above their share, those of workers that leave first."""
    held: dict[str, list[int]] = {}
    for shard, holder in sorted(holders.items()):
        if holder and holder != me:
            held.setdefault(holder, []).append(shard)
    found = []
    for holder in sorted(held, key=lambda holder: (holder in workers, holder)):
        # The last ones, which their holder gives first as well.
        found += held[holder][target(holder, workers, len(holders)) :]
    return found


def _gifts(
    me: str, listening: Mapping[str, Collection[int]], holders: Mapping[int, str], surplus: int
) -> dict[int, str]:
    """Return which of my shards go to whom: to workers that hear them already and have less than their share."""
    workers, shards = list(listening), len(holders)
    room = {
        worker: target(worker, workers, shards) - list(holders.values()).count(worker)
        for worker in workers
        if worker != me
    }
    gifts: dict[int, str] = {}
    for shard in sorted((shard for shard, holder in holders.items() if holder == me), reverse=True):
        heirs = [worker for worker, left in room.items() if left > 0 and shard in listening[worker]]
        if heirs and len(gifts) < surplus:
            gifts[shard] = heirs[0]
            room[heirs[0]] -= 1
    return gifts
