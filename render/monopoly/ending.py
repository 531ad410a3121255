"""How a game of Monopoly ended: its result card, and the health of the kaiju turn by turn."""

from collections.abc import Iterator, Sequence

from engine.monopoly import events as facts
from engine.monopoly.view import RampageView
from engine.play import Event, Outcome
from render import theme
from render.monopoly.board import BRAND
from render.monopoly.changes import effects
from render.scene.scene import Scene
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result
from render.snapshot import Snapshot

POINTS = 13  # so many at most are drawn


def health(view: RampageView, events: Sequence[Event]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the number of the turn and the HP of every seat before it, for some turns, and at the end."""
    now = [_start(view, events)] * len(view.kaiju)
    found: list[tuple[int, tuple[int, ...]]] = []
    for event in events:
        if isinstance(event, facts.TurnBegan):
            found.append((event.number, tuple(now)))
        for effect in effects(event):
            now[effect.seat] = effect.now if effect.now is not None else now[effect.seat] + effect.hp
    every = max(1, -(-len(found) // (POINTS - 1)))
    last = found[-1][0] + 1 if found else 1
    return [*found[::every], (last, tuple(now))]


def _start(view: RampageView, events: Sequence[Event]) -> int:
    """Return the HP that every seat began with, from the first event that says how many the first seat has."""
    gained = 0
    for event in events:
        for effect in effects(event):
            if effect.seat == 0:
                gained += effect.hp
                if effect.now is not None:
                    return effect.now - gained
    return view.kaiju[0].hp - gained


def result_picture(table: Snapshot[RampageView], outcome: Outcome) -> Scene:
    """Return the result card of a finished game."""
    view, say = table.view, table.say
    course = health(view, table.events)
    best = None if view.winner is None else view.kaiju[view.winner]
    return result(
        Result(
            game=say("monopoly-full"),
            headline=say("winner") if best else say("gm-shared-win"),
            katakana=best.katakana if best else "",
            reason=say.game(f"reason-{view.ended}"),
            rows=tuple(_rows(table, outcome)),
            winner=view.winner,
            chart_title=say("gm-health-by-turn"),
            series=tuple(Series(seat, tuple(each[seat] for _, each in course)) for seat in range(len(view.kaiju))),
            rounds=tuple(say("gm-turn-short", turn=number) for number, _ in course),
            icon=theme.kaiju_icon(best.kaiju) if best else BRAND.beast,
            palette=BRAND.palette,
            prospects=table.prospects,
            form=table.form,
            full=len(view.kaiju) - 1 if any(outcome.scores) else max(1, *(kaiju.hp for kaiju in view.kaiju)),
            most=max(1, *(max(each) for _, each in course)),
        )
    )


def _rows(table: Snapshot[RampageView], outcome: Outcome) -> Iterator[Row]:
    for place, seat in outcome.ranked():
        kaiju = table.view.kaiju[seat]
        # Where nobody has subjugated anybody, the HP decide (GM-10.3).
        won_by = outcome.scores[seat] if any(outcome.scores) else kaiju.hp
        yield Row(place, seat, kaiju.kaiju, kaiju.name, table.names[seat], won_by, seat == table.view.winner)
