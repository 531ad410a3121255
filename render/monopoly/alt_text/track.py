"""The track in words: every space with its number, what it costs, what stands there, who is there."""

from engine.monopoly.prospect import maser_reach, tank_damage
from engine.monopoly.view import RampageView
from render.monopoly.alt_text.voice import Voice, teller_of
from words.monopoly.things import colour, stands_at


def track(view: RampageView, say: Voice) -> list[str]:
    """Return a line for every space, then what things cost by colour."""
    return [*(_space(view, number, say) for number in range(len(view.spaces))), *_costs(view, say)]


def _space(view: RampageView, number: int, say: Voice) -> str:
    space = view.spaces[number]
    here = ", ".join(each.name for each in view.kaiju if each.at == number)
    there = say("gmt-there", names=here) if here else ""
    if space.district < 0:
        note = "" if space.kind == "chance" else f" {say.told(f'word-space-{space.kind}')}"
        return say("gmt-space", number=number, name=space.name, note=note, there=there)
    deed, now = view.deeds[space.district], view.districts[space.district]
    return say(
        "gmt-district",
        number=number,
        name=deed.name,
        colour=colour(teller_of(view, say), deed.colour),
        price=say.money(deed.price),
        owner=say.told("city") if now.owner is None else view.kaiju[now.owner].name,
        stands=stands_at(say.told, view, space.district),
        state=_state(view, space.district, say),
        there=there,
    )


def _state(view: RampageView, number: int, say: Voice) -> str:
    ruined = say("gmt-demolished") if view.districts[number].is_demolished else ""
    damage = tank_damage(view, number)
    return ruined + (say("gmt-fire", damage=damage) if damage else "")


def _costs(view: RampageView, say: Voice) -> list[str]:
    """Return what a tank and a maser cost in each colour, or on a district of its own kind, and the damage they do."""
    first, teller = {deed.colour: deed for deed in reversed(view.deeds)}, teller_of(view, say)
    usual = {(deed.colour, deed.tank, deed.damage, deed.maser, deed.maser_damage) for deed in first.values()}
    others = [
        deed for deed in view.deeds if (deed.colour, deed.tank, deed.damage, deed.maser, deed.maser_damage) not in usual
    ]
    return [
        say(
            "gmt-group",
            colour=deed.name if deed in others else colour(teller, deed.colour),
            tank=say.money(deed.tank),
            damage=" / ".join(map(str, deed.damage)),
            maser=say.money(deed.maser),
            maser_damage=deed.maser_damage,
        )
        for deed in (*reversed(first.values()), *others)
    ]


def reach(view: RampageView, say: Voice) -> list[str]:
    """Return where masers fire."""
    return [
        say("gmt-reach", who=view.kaiju[seat].name, spaces=", ".join(str(space) for space in sorted(spaces)))
        for seat, spaces in sorted(maser_reach(view).items())
    ]
