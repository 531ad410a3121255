"""What just happened, gathered from the last events: in short words, as a way along the track, and seat by seat."""

from collections.abc import Callable, Iterator, Sequence

import msgspec

from engine.monopoly import events as facts
from engine.monopoly.combat import events as fights
from engine.monopoly.view import RampageView
from engine.play import Event, Seat
from render.monopoly.alt_text.voice import Voice, teller_of
from words.monopoly.things import card, district, space

BACK = 6  # a card leads back by fewer spaces than these, if it does


class Change(msgspec.Struct, frozen=True):
    """What the last step did to one seat. Money in thousands."""

    hp: int = 0
    money: int = 0


class LastMove(msgspec.Struct, frozen=True):
    """The last step: who acted, what it is in words, which way a kaiju went, what became of each seat."""

    seat: Seat | None = None
    told: tuple[str, ...] = ()
    path: tuple[int, ...] = ()
    walker: Seat | None = None
    changes: dict[Seat, Change] = {}

    def of(self, seat: Seat) -> Change:
        """Return what happened to *seat*."""
        return self.changes.get(seat, _NOTHING)


_NOTHING = Change()


def last_move(view: RampageView, events: Sequence[Event], say: Voice) -> LastMove:
    """Return what *events* did."""
    moves = [event for event in events if isinstance(event, facts.Moved)]
    acted = [event.seat for event in events if isinstance(event, _ACTS)]
    told = tuple(words for event in events if (words := words_for(view, event, say)))
    walker = moves[-1].seat if moves else None
    return LastMove(acted[0] if acted else None, told, _path(view, moves, events), walker, _changes(events))


_ACTS = (
    facts.Rolled | facts.Moved | facts.WorksChanged | fights.Struck | facts.Bought | facts.OfferMade | facts.RightsSold
)


def _path(view: RampageView, moves: Sequence[facts.Moved], events: Sequence[Event]) -> tuple[int, ...]:
    """Return the spaces the last walker went over, one after the other, the start first."""
    if not moves:
        return ()
    size = len(view.spaces)
    walked = [move for move in moves if move.seat == moves[-1].seat]
    found = [walked[0].start]
    for move in walked:
        ahead, back = (move.end - move.start) % size, (move.start - move.end) % size
        passed = any(isinstance(event, facts.PassedGo) and event.seat == move.seat for event in events)
        steps = range(-1, -back - 1, -1) if _is_back(move, back) and not passed else range(1, ahead + 1)
        found += [(move.start + step) % size for step in steps]
    return tuple(found)


def _is_back(move: facts.Moved, back: int) -> bool:
    return move.how == "card" and 0 < back <= BACK


def _changes(events: Sequence[Event]) -> dict[Seat, Change]:
    """Return what each seat gained or lost."""
    changes: dict[Seat, Change] = {}
    for event in events:
        for seat, hp, money in _effects(event):
            before = changes.get(seat, _NOTHING)
            changes[seat] = Change(before.hp + hp, before.money + money)
    return changes


def _effects(event: Event) -> Iterator[tuple[Seat, int, int]]:
    match event:
        case fights.Hurt():
            yield event.seat, -event.damage, 0
        case facts.HpLost():
            yield event.seat, -event.hp, 0
        case facts.HpGained():
            yield event.seat, event.hp, 0
        case facts.AteFish():
            yield event.seat, 1, 0
        case facts.PassedGo() | facts.PoolTaken():
            yield event.seat, event.hp, event.money
        case facts.MoneyGained():
            yield event.seat, 0, event.money
            if event.source >= 0:
                yield event.source, 0, -event.money
        case facts.MoneyLost():
            yield event.seat, 0, -event.money
        case facts.WorksChanged():
            yield event.seat, 0, -event.cost
        case facts.RightsSold():
            yield event.seat, 0, event.money
        case facts.Bought():
            yield event.seat, 0, -event.price
        case facts.DealDone():
            yield event.seat, 0, -event.money
            yield event.to, 0, event.money
        case fights.EstateShared():
            yield from ((seat, 0, event.money) for seat in event.seats)


def words_for(view: RampageView, event: Event, say: Voice) -> str:
    """Return one event in a few words, or nothing for one that goes without saying."""
    teller = _TELLERS.get(type(event))
    return teller(view, event, say) if teller else ""


def _about(key: str) -> Callable[..., str]:
    """Return the teller of an event: *key* says it, with the event's seats, districts, cards and money named."""

    def tell(view: RampageView, event: Event, say: Voice) -> str:
        return say(key, **{name: _fact(view, name, getattr(event, name), say) for name in event.__struct_fields__})

    return tell


SEATS = ("seat", "by", "to", "target", "one", "other", "winner", "beaten", "before", "source")
MONEY = ("money", "cost", "price", "cancelled")


def _fact(view: RampageView, name: str, value: object, say: Voice) -> str | int:
    match value:
        case int() if name in SEATS:
            return view.kaiju[value].name if value >= 0 else say.told("city")
        case int() if name in MONEY:
            return say.money(abs(value))
        case str() if name == "district":
            return district(teller_of(view, say), value)
        case str() if name == "card":
            return card(teller_of(view, say), value)
        case int() if name in ("start", "end"):
            return space(teller_of(view, say), value)
        case bool():
            return "yes" if value else "no"
        case int() | str():
            return value
    return ""


def _works(view: RampageView, event: facts.WorksChanged, say: Voice) -> str:
    key = "gm-did-build" if event.cost > 0 else "gm-did-sell"
    return _about(key)(view, event, say)


def _closed(view: RampageView, event: facts.OfferClosed, say: Voice) -> str:
    # That offers lapse at the roll goes without saying.
    return "" if event.why == "lapsed" else _about("gm-did-offer-closed")(view, event, say)


def _ended(view: RampageView, event: facts.Ended, say: Voice) -> str:
    return say.told(f"reason-{event.reason}")


_TELLERS: dict[type, Callable[..., str]] = {
    facts.StartRolled: _about("gm-did-start"),
    facts.TurnSkipped: _about("gm-did-skip"),
    facts.WorksChanged: _works,
    facts.RightsSold: _about("gm-did-rights"),
    facts.Placed: _about("gm-did-place"),
    facts.OfferMade: _about("gm-did-offer"),
    facts.OfferClosed: _closed,
    facts.DealDone: _about("gm-did-deal"),
    facts.Moved: _about("gm-did-move"),
    facts.PassedGo: _about("gm-did-go"),
    facts.AlarmRaised: _about("gm-did-alarm"),
    facts.SentToFish: _about("gm-did-fish"),
    facts.AteFish: _about("gm-did-eat"),
    facts.StayedAtFish: _about("gm-did-stay"),
    facts.LeftFish: _about("gm-did-leave"),
    facts.PoolTaken: _about("gm-did-pool"),
    facts.CardDrawn: _about("gm-did-card"),
    facts.CardUseless: _about("gm-did-useless"),
    facts.CardUsed: _about("gm-did-use"),
    facts.MoneyGained: _about("gm-did-gain"),
    facts.MoneyLost: _about("gm-did-pay"),
    facts.ApGained: _about("gm-did-ap"),
    facts.HpGained: _about("gm-did-hp"),
    facts.HpLost: _about("gm-did-hp-lost"),
    facts.TankLost: _about("gm-did-tank-lost"),
    fights.HousesFell: _about("gm-did-houses"),
    fights.TanksFell: _about("gm-did-tanks"),
    fights.Struck: _about("gm-did-strike"),
    fights.Hurt: _about("gm-did-hurt"),
    fights.StoodDown: _about("gm-did-stand-down"),
    fights.Duelled: _about("gm-did-duel"),
    fights.Survived: _about("gm-did-survive"),
    fights.Subjugated: _about("gm-did-subjugate"),
    fights.WentOver: _about("gm-did-go-over"),
    fights.Killed: _about("gm-did-kill"),
    fights.BrokeFree: _about("gm-did-break-free"),
    facts.Bought: _about("gm-did-buy"),
    facts.Ended: _ended,
}
