"""A seat in words: how it stands, what it owns, what is special about it."""

from engine.monopoly.view import KaijuView, RampageView
from render.snapshot import Snapshot
from words.monopoly.money import money
from words.monopoly.things import card


def seat_in_short(table: Snapshot[RampageView], each: KaijuView) -> str:
    """Return how a seat stands, in a line that fits into an alt text."""
    say, view = table.say, table.view
    facts: dict[str, str | int] = {"number": each.seat + 1, "who": table.who(each.seat), "hp": each.hp, "ap": each.ap}
    space = view.spaces[each.at].name
    if each.controller is not None:
        return say("gmt-seat-serves", **facts, space=space, to=view.kaiju[each.controller].name)
    rights = sum(district.owner == each.seat for district in view.districts)
    return say("gmt-seat-short", **facts, space=space, money=money(say.game, each.cash), rights=rights)


def seat_in_words(table: Snapshot[RampageView], each: KaijuView) -> str:
    """Return everything about a seat."""
    say, view = table.say, table.view
    special, teller = extras(table, each), table.teller
    return say(
        "gmt-seat",
        number=each.seat + 1,
        who=table.who(each.seat),
        hp=each.hp,
        ap=each.ap,
        money=money(say.game, each.cash),
        place=view.spaces[each.at].name,
        at=each.at,
        laps=each.laps,
        worth=money(say.game, each.worth),
        rights=say.joined(
            deed.name for deed, now in zip(view.deeds, view.districts, strict=True) if now.owner == each.seat
        )
        or say.game("nothing"),
        cards=say.joined(card(teller, key) for key in each.cards) or say.game("nothing"),
        extras=say.sentences(["", *special]),
    )


def extras(table: Snapshot[RampageView], each: KaijuView) -> list[str]:
    """Return what is special about a seat."""
    say, view = table.say, table.view
    lines = []
    if each.controller is not None:
        lines.append(say("gmt-serves", to=view.kaiju[each.controller].name))
    if each.servants:
        served = say.joined(other.name for other in view.kaiju if other.controller == each.seat)
        lines.append(say("gmt-servants", count=each.servants, names=served))
    if each.held:
        lines.append(say("gmt-held", held=each.held))
    if each.is_waiting:
        lines.append(say("gmt-waiting"))
    if each.spare_houses or each.spare_tanks:
        houses, tanks = say.game("houses", count=each.spare_houses), say.game("tanks", count=each.spare_tanks)
        lines.append(say("gmt-spares", houses=houses, tanks=tanks))
    if view.jammed == each.seat:
        lines.append(say("gmt-jammed"))
    return lines
