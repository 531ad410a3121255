"""How a game of Total War ended: its result card, and the victory points round by round."""

from collections.abc import Iterable, Sequence

from engine.play import Event, Outcome
from engine.total_war.events import Defeated, RoundOpened
from engine.total_war.view import WarView
from render import theme
from render.scene.scene import Scene
from render.sheets.chart import Series
from render.sheets.result import Result, Row, result
from render.total_war.board import BEAST, PALETTE
from render.words import Words, words


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


def result_picture(
    view: WarView, names: Sequence[str], outcome: Outcome, events: Iterable[Event], say: Words | None = None
) -> Scene:
    """Return the result card of a finished game; *events* are all there were."""
    say = say or words()
    seats = len(view.fighters)
    history = points_by_round(events, seats)
    winner = None if view.winner is None else view.fighters[view.winner]
    return result(
        Result(
            game=say("total-war"),
            headline=say("winner" if winner else "nobody-wins"),
            katakana=winner.katakana if winner else "",
            reason=say(f"ended-{view.ended}", name=winner.name if winner else "", target=view.target, round=view.round),
            rows=tuple(_rows(view, names, outcome)),
            winner=view.winner,
            chart_title=say("points-by-round"),
            series=tuple(Series(seat, tuple(points[seat] for points in history)) for seat in range(seats)),
            rounds=(say("start"), *(say("round-short", round=number) for number in range(1, len(history)))),
            icon=theme.kaiju_icon(winner.kaiju) if winner else BEAST,
            palette=PALETTE,
            full=view.target,
        )
    )


def _rows(view: WarView, names: Sequence[str], outcome: Outcome) -> Iterable[Row]:
    place = 1
    for equals in outcome.places:
        for seat in equals:
            fighter = view.fighters[seat]
            is_king = seat == view.winner
            yield Row(place, seat, fighter.kaiju, fighter.name, names[seat], outcome.scores[seat], is_king)
        place += len(equals)
