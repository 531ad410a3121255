"""The draw: who sits with whom, and in which seat (docs/tournaments.md).

Tables are drawn from the top of the standings: each takes the next entry and those after it whom it has met least.
Then entries are exchanged between tables as long as that makes the draw better (a 2-exchange local search): first of
all fewer meetings again, then closer standings. It is the same draw every time for the same standings.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from table.tournaments.state import COMPUTER, Match, Round

LEAST = 2  # people that a round takes, where computers fill the tables up
AGAIN = 1_000_000  # what a meeting costs that is not the first
TRIES = 12  # draws from other beginnings, as long as people meet again
FEW = 6  # seats of which all arrangements are looked at


class Drawn(NamedTuple):
    """A draw: the entries of each table by seat, and who sits out."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class Past:
    """What has been: how often entries have met, sat in each seat, and sat out."""

    def __init__(self, rounds: Sequence[Round] = ()) -> None:
        self.met: Counter[tuple[int, int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()
        self.byes: Counter[int] = Counter()
        for each in rounds:
            self.add([match.entries for match in each.matches], each.byes)

    def add(self, tables: Sequence[Sequence[int]], byes: Sequence[int] = ()) -> None:
        """Note a round."""
        self.byes.update(byes)
        for entries in tables:
            people = sorted(each for each in entries if each != COMPUTER)
            self.met.update(combinations(people, 2))
            self.sat.update((each, seat) for seat, each in enumerate(entries) if each != COMPUTER)


def shape(count: int, seats: int, least: int, *, fills: bool) -> tuple[list[int], int]:
    """Return how many people sit at each table, as evenly as can be, and how many sit out.

    With computers that fill the tables up nobody sits out; without, no table has fewer than *least*.
    """
    if count < LEAST:
        return [], count
    out, enough = 0, LEAST if fills else min(least, seats)
    while count - out >= enough:
        left = count - out
        tables = -(-left // seats)
        if fills or left // tables >= least:
            return [left // tables + (number < left % tables) for number in range(tables)], out
        out += 1
    return [], count


def draw(
    standing: Sequence[int],
    past: Past,
    seats: int,
    least: int,
    *,
    fills: bool,
    is_even: bool = False,
    snake: bool = False,
) -> Drawn:
    """Return the tables of a round for the entries in the order of their *standing*.

    *is_even*: every table has all its seats taken, so that they can be compared. *snake*: the strong sit apart.
    """
    sizes, out = shape(len(standing), seats, seats if is_even and not fills else least, fills=fills)
    byes = _sitting_out(standing, past, out)
    playing = [each for each in standing if each not in byes]
    groups = _snaked(playing, sizes) if snake else _grouped(playing, sizes, past)
    full = seats if fills else 0
    return Drawn(tuple(_seated(group, past, max(full, len(group))) for group in groups), byes)


def _sitting_out(standing: Sequence[int], past: Past, count: int) -> tuple[int, ...]:
    """Return who sits out: whoever did least often, of these the last in the standings."""
    places = {each: at for at, each in enumerate(standing)}
    by_turn = sorted(standing, key=lambda each: (past.byes[each], -places[each]))
    return tuple(by_turn[:count])


def _snaked(playing: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    groups: list[list[int]] = [[] for _ in sizes]
    places = list(range(len(sizes)))
    for at, entry in enumerate(playing):
        row, column = divmod(at, len(sizes))
        groups[places[column] if row % 2 == 0 else places[-1 - column]].append(entry)
    return sorted(groups, key=len, reverse=True)


def _grouped(playing: Sequence[int], sizes: Sequence[int], past: Past) -> list[list[int]]:
    best = _improved(_greedy(playing, sizes, past), playing, past)
    cost = _cost(best, playing, past)
    chance = random.Random(len(playing) * 7919 + sum(past.met.values()))
    for _ in range(TRIES):
        if cost < AGAIN:
            break
        mixed = list(playing)
        chance.shuffle(mixed)
        other = _improved(_cut(mixed, sizes), playing, past)
        if (price := _cost(other, playing, past)) < cost:
            best, cost = other, price
    return best


def _cut(entries: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    groups, at = [], 0
    for size in sizes:
        groups.append(list(entries[at : at + size]))
        at += size
    return groups


def _greedy(playing: Sequence[int], sizes: Sequence[int], past: Past) -> list[list[int]]:
    left, groups = list(playing), []
    for size in sizes:
        group = [left.pop(0)]
        while len(group) < size:
            nearest = min(left, key=lambda each: (_met(group, each, past), left.index(each)))
            left.remove(nearest)
            group.append(nearest)
        groups.append(group)
    return groups


def _met(group: Sequence[int], entry: int, past: Past) -> int:
    """Return what it costs that *entry* meets *group*: the second time again costs more than two first ones."""
    return sum(past.met[min(each, entry), max(each, entry)] ** 2 for each in group if each != entry)


def _cost(groups: Sequence[Sequence[int]], playing: Sequence[int], past: Past) -> int:
    rank = {entry: at for at, entry in enumerate(playing)}
    return sum(_price(group, rank, past) for group in groups)


def _price(group: Sequence[int], rank: dict[int, int], past: Past) -> int:
    total = 0
    for one, other in combinations(group, 2):
        apart = rank[one] - rank[other]
        total += AGAIN * past.met[min(one, other), max(one, other)] ** 2 + apart * apart
    return total


def _improved(groups: list[list[int]], playing: Sequence[int], past: Past) -> list[list[int]]:
    """Return *groups* after exchanges that make the draw better, until there is none."""
    rank = {entry: at for at, entry in enumerate(playing)}
    prices = [_price(group, rank, past) for group in groups]
    is_better = True
    while is_better:
        is_better = False
        for a, b in combinations(range(len(groups)), 2):
            is_better |= _exchanged(groups, prices, a, b, rank, past)
    return groups


def _exchanged(groups: list[list[int]], prices: list[int], a: int, b: int, rank: dict[int, int], past: Past) -> bool:
    """Exchange entries of two tables wherever that helps; return whether it did."""
    helped = False
    for i in range(len(groups[a])):
        for j in range(len(groups[b])):
            one, other = list(groups[a]), list(groups[b])
            one[i], other[j] = other[j], one[i]
            first, second = _price(one, rank, past), _price(other, rank, past)
            if first + second < prices[a] + prices[b]:
                groups[a], groups[b], prices[a], prices[b] = one, other, first, second
                helped = True
    return helped


def _seated(group: Sequence[int], past: Past, seats: int) -> tuple[int, ...]:
    """Return *group* by seat, so that everybody sits where they sat least often; computers take what is left."""
    entries = [*group, *[COMPUTER] * (seats - len(group))]

    def cost(arranged: Sequence[int]) -> int:
        return sum(past.sat[entry, seat] ** 2 for seat, entry in enumerate(arranged) if entry != COMPUTER)

    if seats <= FEW:
        return min(permutations(entries), key=cost)
    best, is_better = list(entries), True
    while is_better:
        is_better = False
        for i, j in combinations(range(seats), 2):
            other = list(best)
            other[i], other[j] = other[j], other[i]
            if cost(other) < cost(best):
                best, is_better = other, True
    return tuple(best)


def matches(drawn: Drawn) -> tuple[Match, ...]:
    """Return the matches of a draw, which have no tables yet."""
    return tuple(Match(entries) for entries in drawn.tables)
