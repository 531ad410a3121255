"""Statistics: how often people won on a server, beside what chance alone would have given them, and whom they met.

Only games played to their end count. For who had a hint in it a game is *assisted* and counted apart; for the others at
that table it counts. A game is *among people* if at least two began it, though one of them has left; otherwise its
person was alone with computers. A person who was away at the end has not won, whatever the computer made of the seat.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace

from table.people import GUEST, is_somebody
from table.store.rows import Played, Sat

Company: TypeAlias = Literal["people", "computers"]
Season: TypeAlias = Literal["month", "year", "all"]
COMPANIES: tuple[Company, ...] = ("people", "computers")
SEASONS: tuple[Season, ...] = ("all", "year", "month")


class Record(msgspec.Struct, frozen=True):
    """Games and how many of them were won; *fair* is how many chance alone would have won."""

    games: int = 0
    wins: int = 0
    fair: float = 0.0

    @property
    def share(self) -> float:
        """The part of the games that was won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def fair_share(self) -> float:
        """The part of the games that chance alone would have won: a quarter at tables of four."""
        return self.fair / self.games if self.games else 0.0

    @property
    def beyond(self) -> float:
        """How many more games were won than by chance: what tables of two and of four have in common."""
        return self.wins - self.fair


class Standing(msgspec.Struct, frozen=True):
    """A person in the table of a server; *kaiju* is the one played most often, *streak* the most wins in a row."""

    place: int
    person: str
    record: Record
    kaiju: str
    streak: int
    name: str = ""


class Standings(msgspec.Struct, frozen=True):
    """The table of a server: its people, the best first, its games, and what is counted apart from it."""

    rows: tuple[Standing, ...]
    games: int
    others: int  # in the other company
    assisted: int  # results of people who had a hint


class Meeting(msgspec.Struct, frozen=True):
    """Somebody who was met: how often, and how often one finished ahead of them or behind."""

    person: str
    games: int
    ahead: int
    behind: int
    name: str = ""


class Career(msgspec.Struct, frozen=True):
    """A person on a server. What is told in detail is about games in one company; *total* has both."""

    person: str
    total: dict[Company, Record]
    assisted: Record
    by_game: dict[str, Record]
    by_kaiju: dict[str, Record]
    meetings: tuple[Meeting, ...]
    streak: int
    name: str = ""


class _Result(NamedTuple):
    """How one game went for one person."""

    game: str
    kaiju: str
    has_won: bool
    fair: float


def season_start(season: Season, now: float) -> float:
    """Return when the *season* that *now* lies in began, by the calendar of UTC."""
    if season == "all":
        return 0.0
    today = datetime.fromtimestamp(now, UTC)
    return datetime(today.year, today.month if season == "month" else 1, 1, tzinfo=UTC).timestamp()


def standings(games: Iterable[Played], company: Company) -> Standings:
    """Return the table of a server from its finished *games*, the oldest first."""
    results: defaultdict[str, list[_Result]] = defaultdict(list)
    counted = others = assisted = 0
    for game in filter(_is_from_here, games):
        if _company(game) != company:
            others += 1
            continue
        counted += 1
        for seat in game.seats:
            if is_somebody(seat.person) and seat.assisted:
                assisted += 1
            elif is_somebody(seat.person):
                results[seat.person].append(_result(game, seat))
    return Standings(tuple(_ranked(results)), counted, others, assisted)


def without(table: Standings, hidden: Collection[str]) -> Standings:
    """Return *table* without those who are *hidden*, and without a gap where they stood."""
    shown = [row for row in table.rows if row.person not in hidden]
    places = {place: 1 + sum(row.place < place for row in shown) for place in {row.place for row in shown}}
    return replace(table, rows=tuple(replace(row, place=places[row.place]) for row in shown))


def _ranked(results: dict[str, list[_Result]]) -> Iterable[Standing]:
    records = {person: _record(own) for person, own in results.items()}
    merits = {person: (round(-record.beyond, 6), -record.games) for person, record in records.items()}
    ordered = sorted(records, key=lambda person: (merits[person], person))
    for at, person in enumerate(ordered):
        if not at or merits[person] != merits[ordered[at - 1]]:
            place = at + 1  # equals share a place
        own = results[person]
        yield Standing(place, person, records[person], _favourite(own), _streak(own))


def career(games: Sequence[Played], person: str, company: Company) -> Career:
    """Return how *person* fared in *games*, theirs, the oldest first, with the details of those in one *company*."""
    own = [game for game in games if _is_from_here(game)]
    clean = [game for game in own if not _seat_of(game, person).assisted]
    by_company = {each: [game for game in clean if _company(game) == each] for each in COMPANIES}
    results = _results(by_company[company], person)
    return Career(
        person=person,
        total={each: _record(_results(there, person)) for each, there in by_company.items()},
        assisted=_record(_results([game for game in own if _seat_of(game, person).assisted], person)),
        by_game=_grouped(results, [result.game for result in results]),
        by_kaiju=_grouped(results, [result.kaiju for result in results]),
        meetings=_meetings(by_company[company], person),
        streak=_streak(results),
    )


def _results(games: Iterable[Played], person: str) -> list[_Result]:
    return [_result(game, _seat_of(game, person)) for game in games]


def _meetings(games: Iterable[Played], person: str) -> tuple[Meeting, ...]:
    met, ahead, behind = Counter[str](), Counter[str](), Counter[str]()
    for game in games:
        own = _rank(game, _seat_of(game, person))
        for seat in game.seats:
            if seat.person != person and is_somebody(seat.person):
                met[seat.person] += 1
                ahead[seat.person] += own < _rank(game, seat)
                behind[seat.person] += own > _rank(game, seat)
    ordered = sorted(met, key=lambda other: (-met[other], other))
    return tuple(Meeting(other, met[other], ahead[other], behind[other]) for other in ordered)


def _is_from_here(game: Played) -> bool:
    """Return whether *game* was played on this server, and not brought in as a file."""
    return not any(seat.person.startswith(GUEST) for seat in game.seats)


def _company(game: Played) -> Company:
    return "people" if sum(not seat.level for seat in game.seats) > 1 else "computers"


def _seat_of(game: Played, person: str) -> Sat:
    return next(seat for seat in game.seats if seat.person == person)


def _rank(game: Played, seat: Sat) -> int:
    """Return the place of *seat*, counted from 0; a seat that was away comes after all others."""
    places = game.outcome.places
    return len(places) if seat.away else next(at for at, place in enumerate(places) if seat.seat in place)


def _result(game: Played, seat: Sat) -> _Result:
    # Where two share the first place, two of four would have been there by chance.
    first = game.outcome.places[0]
    has_won = seat.seat in first and not seat.away
    return _Result(game.game, seat.kaiju, has_won, len(first) / len(game.seats))


def _record(results: Sequence[_Result]) -> Record:
    wins = sum(result.has_won for result in results)
    return Record(len(results), wins, sum(result.fair for result in results))


def _grouped(results: Sequence[_Result], keys: Sequence[str]) -> dict[str, Record]:
    """Return a record for each of *keys*, the most played first; games whose kaiju is not known are left out."""
    groups: defaultdict[str, list[_Result]] = defaultdict(list)
    for key, result in zip(keys, results, strict=True):
        if key:
            groups[key].append(result)
    ordered = sorted(groups, key=lambda key: (-len(groups[key]), key))
    return {key: _record(groups[key]) for key in ordered}


def _favourite(results: Sequence[_Result]) -> str:
    """Return the kaiju played most often, of equals the one that was played last."""
    played = Counter(result.kaiju for result in results if result.kaiju)
    last = {result.kaiju: at for at, result in enumerate(results)}
    return max(played, key=lambda kaiju: (played[kaiju], last[kaiju]), default="")


def _streak(results: Iterable[_Result]) -> int:
    """Return the most wins in a row."""
    longest = run = 0
    for result in results:
        run = run + 1 if result.has_won else 0
        longest = max(longest, run)
    return longest
