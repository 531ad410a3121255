"""The track in words: every space with its number, what it costs, what stands there, who is there."""

from engine.monopoly.prospect import maser_reach, tank_damage
from engine.monopoly.view import RampageView
from render.snapshot import Snapshot
from render.words import Words
from words.monopoly.money import money
from words.monopoly.things import colour, stands_at
from words.teller import Teller


def track(table: Snapshot[RampageView]) -> list[str]:
    """Return a line for every space, then what things cost by colour."""
    teller = table.teller
    return [*(_space(table, number, teller) for number in range(len(table.view.spaces))), *_costs(table, teller)]


def _space(table: Snapshot[RampageView], number: int, teller: Teller) -> str:
    view, say, space = table.view, table.say, table.view.spaces[number]
    here = say.joined(each.name for each in view.kaiju if each.at == number)
    there = say("gmt-there", names=here) if here else ""
    if space.district < 0:
        note = "" if space.kind == "chance" else say("gmt-note", note=say.game(f"word-space-{space.kind}"))
        return say("gmt-space", number=number, name=space.name, note=note, there=there)
    deed, now = view.deeds[space.district], view.districts[space.district]
    return say(
        "gmt-district",
        number=number,
        name=deed.name,
        colour=colour(teller, deed.colour),
        price=money(say.game, deed.price),
        owner=say.game("city") if now.owner is None else view.kaiju[now.owner].name,
        stands=stands_at(say.game, view, space.district),
        state=_state(view, space.district, say),
        there=there,
    )


def _state(view: RampageView, number: int, say: Words) -> str:
    ruined = say("gmt-demolished") if view.districts[number].is_demolished else ""
    damage = tank_damage(view, number)
    return ruined + (say("gmt-fire", damage=damage) if damage else "")


def _costs(table: Snapshot[RampageView], teller: Teller) -> list[str]:
    """Return what a tank and a maser cost in each colour, or on a district of its own kind, and the damage they do."""
    say, deeds = table.say, table.view.deeds
    first = {deed.colour: deed for deed in reversed(deeds)}
    usual = {(deed.colour, deed.tank, deed.damage, deed.maser, deed.maser_damage) for deed in first.values()}
    others = [
        deed for deed in deeds if (deed.colour, deed.tank, deed.damage, deed.maser, deed.maser_damage) not in usual
    ]
    return [
        say(
            "gmt-group",
            colour=deed.name if deed in others else colour(teller, deed.colour),
            tank=money(say.game, deed.tank),
            damage=" / ".join(map(str, deed.damage)),
            maser=money(say.game, deed.maser),
            maser_damage=deed.maser_damage,
        )
        for deed in (*reversed(first.values()), *others)
    ]


def reach(view: RampageView, say: Words) -> list[str]:
    """Return where masers fire."""
    return [
        say("gmt-reach", who=view.kaiju[seat].name, spaces=say.joined(str(space) for space in sorted(spaces)))
        for seat, spaces in sorted(maser_reach(view).items())
    ]
