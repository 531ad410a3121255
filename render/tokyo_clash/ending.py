"""How a game of Tokyo Clash ended: its result card, and how it went round by round."""

from collections.abc import Iterable

from engine.play import Event, Outcome
from engine.tokyo_clash import events as facts
from engine.tokyo_clash.view import ClashView
from render import theme
from render.scene.scene import Scene
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result
from render.snapshot import Snapshot
from render.tokyo_clash.brand import BRAND


def is_open(events: Iterable[Event]) -> bool:
    """Return whether *events* say which cards became trophies, so that they can be counted at their worth."""
    return all(len(event.trophies) == event.kept for event in events if isinstance(event, facts.Damaged))


def points_by_round(view: ClashView, events: Iterable[Event]) -> list[tuple[int, ...]]:
    """Return the Dominance of each seat's trophies at the start and after every round; if hidden, their number."""
    events = tuple(events)
    worth = {card.key: card.dominance for card in view.cards} if is_open(events) else {}
    now = [0] * len(view.fighters)
    found = [tuple(now)]
    for event in events:
        match event:
            case facts.Damaged():
                now[event.by] += sum(worth.get(key, 1) for key in event.trophies) if worth else event.kept
            case facts.TrophyLost():
                now[event.seat] -= worth.get(event.card, 1)
            case facts.RoundBegan() if event.round > 1:
                found.append(tuple(now))
    return [*found, tuple(now)]


def course_title(table: Snapshot[ClashView]) -> str:
    """Return what `points_by_round` counts."""
    return table.say("tc-points-by-round" if is_open(table.events) else "tc-trophies-by-round")


def result_picture(table: Snapshot[ClashView], outcome: Outcome) -> Scene:
    """Return the result card of a finished game."""
    view, say = table.view, table.say
    history = points_by_round(view, table.events)
    best = view.fighters[outcome.places[0][0]]
    return result(
        Result(
            game=say(BRAND.title),
            headline=say("winner"),
            katakana=best.katakana,
            reason=say(f"tc-ended-{view.ended}", round=view.round),
            rows=tuple(_rows(table, outcome)),
            winner=best.seat,
            chart_title=course_title(table),
            series=tuple(Series(seat, tuple(each[seat] for each in history)) for seat in range(len(view.fighters))),
            rounds=(say("start"), *(say("round-short", round=number) for number in range(1, len(history)))),
            icon=theme.kaiju_icon(best.kaiju),
            palette=BRAND.palette,
            prospects=table.prospects,
            form=table.form,
            most=max(1, *(max(each) for each in history)),
        )
    )


def _rows(table: Snapshot[ClashView], outcome: Outcome) -> Iterable[Row]:
    for place, seat in outcome.ranked():
        fighter = table.view.fighters[seat]
        yield Row(place, seat, fighter.kaiju, fighter.name, table.names[seat], outcome.scores[seat], fighter.is_king)
