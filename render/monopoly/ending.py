"""How a game of Monopoly ended: its result card, and the health of the kaiju turn by turn."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.monopoly import events as facts
from engine.monopoly.combat import events as fights
from engine.monopoly.view import RampageView
from engine.play import Event, Outcome, Seat
from render import theme
from render.monopoly.alt_text.voice import Voice, voice
from render.monopoly.board import BEAST, PALETTE
from render.scene.scene import Scene
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result

POINTS = 13  # so many at most are drawn


class Beat(NamedTuple):
    """What happened to the HP of a *seat*: by how much they changed, and how many there are *now*, if told."""

    seat: Seat
    change: int
    now: int | None = None


def health(view: RampageView, events: Sequence[Event]) -> list[tuple[int, tuple[int, ...]]]:
    """Return the number of the turn and the HP of every seat before it, for some turns, and at the end."""
    now = [_start(view, events)] * len(view.kaiju)
    found: list[tuple[int, tuple[int, ...]]] = []
    for event in events:
        if isinstance(event, facts.TurnBegan):
            found.append((event.number, tuple(now)))
        for beat in _beats(event):
            now[beat.seat] = beat.now if beat.now is not None else now[beat.seat] + beat.change
    every = max(1, -(-len(found) // (POINTS - 1)))
    last = found[-1][0] + 1 if found else 1
    return [*found[::every], (last, tuple(now))]


def _beats(event: Event) -> Iterator[Beat]:
    match event:
        case fights.Hurt():
            yield Beat(event.seat, -event.damage, event.hp)
        case facts.HpLost():
            yield Beat(event.seat, -event.hp, event.total)
        case facts.HpGained():
            yield Beat(event.seat, event.hp, event.total)
        case facts.AteFish():
            yield Beat(event.seat, 1, event.hp)
        case facts.PassedGo() | facts.PoolTaken():
            yield Beat(event.seat, event.hp)
        case fights.Survived() | fights.Subjugated() | fights.Killed():
            yield Beat(event.seat, 0, 1)
        case fights.BrokeFree():
            yield from (Beat(seat, 0, 1) for seat in (event.seat, event.beaten))
        case fights.Duelled():
            yield from (Beat(seat, 0, 1) for seat in (event.one, event.other) if event.winner in (-1, seat))


def _start(view: RampageView, events: Sequence[Event]) -> int:
    """Return the HP all began with: what the first seat had, less what it had gained, when its HP were first told."""
    gained = 0
    for event in events:
        for beat in _beats(event):
            if beat.seat == 0:
                gained += beat.change
                if beat.now is not None:
                    return beat.now - gained
    return view.kaiju[0].hp - gained


def result_picture(
    view: RampageView, names: Sequence[str], outcome: Outcome, events: Sequence[Event], say: Voice | None = None
) -> Scene:
    """Return the result card of a finished game; *events* are all there were."""
    say = say or voice()
    course = health(view, events)
    best = None if view.winner is None else view.kaiju[view.winner]
    return result(
        Result(
            game=say("monopoly-full"),
            headline=say("winner") if best else say("gm-shared-win"),
            katakana=best.katakana if best else "",
            reason=say.told(f"reason-{view.ended}"),
            rows=tuple(_rows(view, names, outcome)),
            winner=view.winner,
            chart_title=say("gm-health-by-turn"),
            series=tuple(Series(seat, tuple(each[seat] for _, each in course)) for seat in range(len(view.kaiju))),
            rounds=tuple(say("gm-turn-short", turn=number) for number, _ in course),
            icon=theme.kaiju_icon(best.kaiju) if best else BEAST,
            palette=PALETTE,
            full=len(view.kaiju) - 1 if any(outcome.scores) else max(1, *(kaiju.hp for kaiju in view.kaiju)),
            most=max(1, *(max(each) for _, each in course)),
        )
    )


def _rows(view: RampageView, names: Sequence[str], outcome: Outcome) -> Iterator[Row]:
    place = 1
    for seats in outcome.places:
        for seat in seats:
            kaiju = view.kaiju[seat]
            # Where nobody has subjugated anybody, the HP decide (GM-10.3).
            won_by = outcome.scores[seat] if any(outcome.scores) else kaiju.hp
            yield Row(place, seat, kaiju.kaiju, kaiju.name, names[seat], won_by, seat == view.winner)
        place += len(seats)
