"""The pages of tournaments in every phase and format, with what is told once."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

from msgspec.structs import replace

from cogs.screens.tournament.board import board, told, verified
from cogs.screens.tournament.facts import Facts
from cogs.wire.page import Page
from data.words import Words
from table import Gathering, Match, Round, SeatInfo, Terms, Tournament
from table.store.rows import Due, TableRow
from table.tournaments.standing import standings
from tests.cogs.looks import NAMES

NEWS = ("promise", "round", "remind", "verified", "substitute", "too_few", "called_off", "result")
WHEN = 1_800_000_000.0


def people(count: int = 6) -> tuple[SeatInfo, ...]:
    return tuple(SeatInfo(seat, person=str(100 + seat)) for seat in range(count))


def host() -> Any:
    def name(person: str) -> str:
        return NAMES[int(person) % 4]

    return SimpleNamespace(tournaments=SimpleNamespace(standings=lambda found: standings(found.state), name=name))


def stages() -> Iterator[tuple[str, Tournament]]:
    """Yield tournaments in each phase and format."""
    over = Match((0, 1, 2), 7, (1.0, 0.5, 0.0), (9, 4, 1), "played")
    judged, split = replace(over, entries=(3, 4, -1), table=8, how="judged"), replace(over, table=9, how="split")
    for key in ("swiss", "knockout", "duplicate"):
        terms = Terms("total_war", key, 3, 2, substitutes="people" if key == "swiss" else "computer")  # type: ignore[arg-type]
        new = Tournament(replace(terms, starts=WHEN))
        yield f"{key} joining", new
        done = Round((over, judged), (5,), 1.0, WHEN, 12, "ab" * 16, "cd" * 32 if key == "duplicate" else "", True)
        open_ = Round((replace(over, points=(), scores=(), how=""), judged, split), (), 1.0, WHEN)
        running = replace(new, phase="running", order=tuple(range(6)), rounds=(done, open_), withdrawn=(4,))
        yield f"{key} running", running
        yield f"{key} over", replace(running, phase="over", rounds=(done, done))
        yield f"{key} off", replace(running, phase="off")


def facts(said: Words, state: Tournament) -> Facts:
    status: Any = "running" if state.phase in ("joining", "running") else "finished"
    row = TableRow(12, "home", "", status, "100", WHEN, kind="tournament")
    dues = {"deadline": Due(12, "deadline", "gathering", WHEN, deadline=WHEN)} if state.phase == "running" else {}
    return Facts(host(), Gathering(row, state, people(), dues), said, {7: "<#77>"})


def of_tournaments(said: Words) -> Iterator[tuple[str, Page]]:
    """Yield every page of tournaments."""
    empty = facts(said, Tournament(Terms("monopoly")))
    yield "tournament nobody", board(Facts(host(), Gathering(empty.found.row, empty.state), said), None)
    for name, state in stages():
        shown = facts(said, state)
        yield f"tournament {name}", board(shown, None)
        for what in NEWS if state.phase == "running" else ():
            data = {"what": what, "round": 2 if what == "remind" else 1, "commitment": "ab", "entry": 1, "table": 7}
            news = told(shown, data)
            assert news is not None
            yield f"tournament {name} {what}", news.page
        if state.rounds:
            yield f"tournament {name} checked", Page().say(*verified(shown, 1))
