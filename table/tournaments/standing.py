"""Standings: points, tie-breaks, and who goes on in a knock-out (docs/tournaments.md)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import msgspec

from engine.play import Outcome
from table.tournaments.state import COMPUTER, Match, Round, Tournament

BYE = 1.0  # points for sitting out: as for a win


class Row(msgspec.Struct, frozen=True):
    """An entry in the standings: its place, points and tie-breaks; *scored* are the points round by round."""

    place: int
    entry: int
    points: float
    wins: int
    opposition: float
    scored: tuple[float | None, ...] = ()
    is_out: bool = False


def points_by_place(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Return for each seat the share of the others that it beat; equals count half."""
    found = [0.0] * seats
    behind = seats
    for place in outcome.places:
        behind -= len(place)
        for seat in place:
            found[seat] = (behind + (len(place) - 1) / 2) / max(1, seats - 1)
    return tuple(found)


def points_by_share(shares: Sequence[float]) -> tuple[float, ...]:
    """Return the same where a position was judged: more of the win beats less."""
    others = max(1, len(shares) - 1)
    return tuple((sum(own > each for each in shares) + (shares.count(own) - 1) / 2) / others for own in shares)


def scored(round_: Round, is_duplicate: bool) -> dict[int, float]:
    """Return what each entry has earned in a round, as far as its tables are over."""
    found = dict.fromkeys(round_.byes, BYE)
    for match in round_.matches:
        for seat, entry in enumerate(match.entries):
            if entry != COMPUTER and match.is_over:
                found[entry] = _compared(round_, match, seat) if is_duplicate else match.points[seat]
    return found


def _compared(round_: Round, match: Match, seat: int) -> float:
    """Return the share of those in the same seat at other tables whose result is worse; equals count half."""
    others = [each for each in round_.matches if each is not match and each.is_over and each.entries[seat] != COMPUTER]
    if not others:
        return match.points[seat]
    return sum(_beats(match, other, seat) for other in others) / len(others)


def _beats(match: Match, other: Match, seat: int) -> float:
    if match.points[seat] != other.points[seat]:
        return float(match.points[seat] > other.points[seat])
    if not match.scores or not other.scores or match.scores[seat] == other.scores[seat]:
        return 0.5  # one of them was judged, which gives no score
    return float(match.scores[seat] > other.scores[seat])


def standings(state: Tournament) -> list[Row]:
    """Return everybody, the best first: by how far they came in a knock-out, points, wins, opposition, and the draw."""
    is_duplicate = state.terms.format == "duplicate"
    rounds = [scored(each, is_duplicate) for each in state.rounds]
    points: dict[int, float] = {entry: sum(each.get(entry, 0.0) for each in rounds) for entry in state.order}
    wins = {entry: sum(each.get(entry) == 1.0 for each in rounds) for entry in state.order}
    met: defaultdict[int, float] = defaultdict(float)
    for each in state.rounds:
        for match in each.matches:
            for entry in match.people:
                met[entry] += sum(points[other] for other in match.people if other != entry)
    depth = {entry: sum(_takes_part(each, entry) for each in state.rounds) for entry in state.order}
    is_knockout = state.terms.format == "knockout"
    left = set(survivors(state)) if is_knockout and state.rounds and state.now.is_over else set()

    def key(entry: int) -> tuple[float, ...]:
        deep = float(depth[entry] + (entry in left)) if is_knockout else 0.0
        return (-(entry not in state.withdrawn), -deep, -round(points[entry], 6), -wins[entry], -round(met[entry], 6))

    ordered = sorted(state.order, key=lambda entry: (key(entry), state.order.index(entry)))
    rows: list[Row] = []
    for at, entry in enumerate(ordered):
        place = rows[-1].place if at and key(entry) == key(ordered[at - 1]) else at + 1
        results = tuple(each.get(entry) for each in rounds)
        facts = (place, entry, round(points[entry], 6), wins[entry], round(met[entry], 6), results)
        rows.append(Row(*facts, is_out=entry in state.withdrawn))
    return rows


def _takes_part(round_: Round, entry: int) -> bool:
    return entry in round_.byes or any(entry in match.entries for match in round_.matches)


def survivors(state: Tournament) -> list[int]:
    """Return who plays the next round of a knock-out, the best of the last one first."""
    if not state.rounds:
        return list(state.playing)
    last = state.now
    seeds = {entry: at for at, entry in enumerate(state.order)}
    through: list[tuple[float, int]] = [(1.0, entry) for entry in last.byes]
    for match in last.matches:
        ranked = sorted(
            ((match.points[seat], entry) for seat, entry in enumerate(match.entries) if entry != COMPUTER),
            key=lambda each: (-each[0], seeds[each[1]]),
        )
        through += ranked[: max(1, len(ranked) // 2)]
    found = sorted(through, key=lambda each: (-each[0], seeds[each[1]]))
    return [entry for _, entry in found if entry not in state.withdrawn]


def is_decided(state: Tournament) -> bool:
    """Return whether nothing is left to play."""
    if state.terms.format == "knockout":
        return len(survivors(state)) < 2 or (bool(state.rounds) and len(state.now.matches) == 1 and not state.now.byes)
    return len(state.rounds) >= state.terms.rounds or len(state.playing) < 2
