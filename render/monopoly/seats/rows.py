"""What is shown of a seat: health, attack points, money, rights, kept cards, laps, who serves it, what is special."""

from collections.abc import Iterator

import msgspec

from engine.monopoly.view import KaijuView, RampageView
from engine.play import Seat
from render.monopoly.changes import Change, LastMove
from render.monopoly.track.colours import SEA
from render.snapshot import Snapshot
from render.theme import AMBER, CYAN, LIME, MIST, PAPER, RED
from render.words import Words
from words.monopoly.money import millions
from words.monopoly.things import card


class Tab(msgspec.Struct, frozen=True):
    """Something special about a seat, in a word, or a number with an *icon*."""

    text: str
    colour: str
    icon: str = ""


class Row(msgspec.Struct, frozen=True):
    """A seat as it is shown."""

    kaiju: KaijuView
    person: str
    rights: int
    servants: tuple[Seat, ...]
    cards: tuple[str, ...]
    tabs: tuple[Tab, ...]
    is_active: bool


def rows(table: Snapshot[RampageView], last: LastMove) -> list[Row]:
    """Return what is shown of each seat."""
    view, teller = table.view, table.teller
    return [
        Row(
            kaiju=msgspec.structs.replace(each, at=0, rolls=(), worth=0),  # what the row does not show
            person=table.names[each.seat],
            rights=sum(district.owner == each.seat for district in view.districts),
            servants=tuple(other.seat for other in view.kaiju if other.controller == each.seat),
            cards=tuple(card(teller, key) for key in each.cards),
            tabs=tuple(_tabs(view, each, last.of(each.seat), table.say)),
            is_active=each.seat in table.acting or view.winner == each.seat,
        )
        for each in view.kaiju
    ]


def _tabs(view: RampageView, each: KaijuView, change: Change, say: Words) -> Iterator[Tab]:
    """Yield what is special about a kaiju, and what just happened to it."""
    if view.winner == each.seat:
        yield Tab(say("gm-winner"), AMBER)
    if change.hp:
        sign = "+" if change.hp > 0 else "−"
        yield Tab(say("gm-hp-change", sign=sign, count=abs(change.hp)), LIME if change.hp > 0 else RED)
    if change.money:
        yield Tab(("+" if change.money > 0 else "") + millions(say.game, change.money), AMBER)
    if each.held:
        yield Tab(say("gm-at-fish", held=each.held), SEA)
    if each.is_waiting:
        yield Tab(say("gm-waits"), MIST)
    if view.jammed == each.seat:
        yield Tab(say("gm-jammed"), CYAN)
    if each.spare_houses:
        yield Tab(f"+{each.spare_houses}", LIME, "family-house")
    if each.spare_tanks:
        yield Tab(f"+{each.spare_tanks}", LIME, "battle-tank")
    if not each.laps and view.top_laps and not view.ended:
        yield Tab(say("gm-peace"), PAPER)
