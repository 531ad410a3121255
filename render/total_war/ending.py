"""How a game of Total War ended: its result card, and the victory points round by round."""

from collections.abc import Iterable

from engine.play import Event, Outcome
from engine.total_war.events import Defeated, RoundOpened
from engine.total_war.view import WarView
from render import theme
from render.scene.scene import Scene
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result
from render.snapshot import Snapshot
from render.total_war.question import BRAND


def points_by_round(events: Iterable[Event], seats: int) -> list[tuple[int, ...]]:
    """Return the victory points of all seats at the start, and at the end of every round."""
    now = [0] * seats
    found = [tuple(now)]
    for event in events:
        if isinstance(event, Defeated):
            now[event.by] = event.total
        elif isinstance(event, RoundOpened) and event.round > len(found):
            found.append(tuple(now))
    return [*found, tuple(now)]


def result_picture(table: Snapshot[WarView], outcome: Outcome) -> Scene:
    """Return the result card of a finished game."""
    view, say, seats = table.view, table.say, len(table.view.fighters)
    history = points_by_round(table.events, seats)
    winner = None if view.winner is None else view.fighters[view.winner]
    return result(
        Result(
            game=say(BRAND.title),
            headline=say("winner" if winner else "nobody-wins"),
            katakana=winner.katakana if winner else "",
            reason=say(f"ended-{view.ended}", name=winner.name if winner else "", target=view.target, round=view.round),
            rows=tuple(_rows(table, outcome)),
            winner=view.winner,
            chart_title=say("points-by-round"),
            series=tuple(Series(seat, tuple(points[seat] for points in history)) for seat in range(seats)),
            rounds=(say("start"), *(say("round-short", round=number) for number in range(1, len(history)))),
            icon=theme.kaiju_icon(winner.kaiju) if winner else BRAND.beast,
            palette=BRAND.palette,
            prospects=table.prospects,
            form=table.form,
            full=view.target,
        )
    )


def _rows(table: Snapshot[WarView], outcome: Outcome) -> Iterable[Row]:
    for place, seat in outcome.ranked():
        fighter, is_king = table.view.fighters[seat], seat == table.view.winner
        yield Row(place, seat, fighter.kaiju, fighter.name, table.names[seat], outcome.scores[seat], is_king)
