"""The track in words: every space with its number, what it costs, what stands there, who is there."""

from engine.monopoly.board import Deed
from engine.monopoly.view import DistrictView, RampageView
from render.monopoly.options import stands
from render.monopoly.reach import covered
from render.monopoly.voice import Voice, colour_name, kaiju_name


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
        colour=colour_name(deed.colour, say),
        price=say.money(deed.price),
        owner=say.told("city") if now.owner is None else kaiju_name(view, now.owner),
        stands=stands(now.houses, now.tanks, now.has_maser, say),
        state=_state(view, deed, now, say),
        there=there,
    )


def _state(view: RampageView, deed: Deed, now: DistrictView, say: Voice) -> str:
    if now.is_demolished:
        return say("gmt-demolished")
    return say("gmt-fire", damage=deed.damage[now.tanks - 1] + view.alarm_damage) if now.tanks else ""


def _costs(view: RampageView, say: Voice) -> list[str]:
    """Return what a tank and a maser cost in each colour, and the damage they do."""
    first = {deed.colour: deed for deed in reversed(view.deeds)}
    return [
        say(
            "gmt-group",
            colour=colour_name(deed.colour, say),
            tank=say.money(deed.tank),
            damage=" / ".join(map(str, deed.damage)),
            maser=say.money(deed.maser),
            maser_damage=deed.maser_damage,
        )
        for deed in reversed(first.values())
    ]


def reach(view: RampageView, say: Voice) -> list[str]:
    """Return where masers fire."""
    return [
        say("gmt-reach", who=kaiju_name(view, seat), spaces=", ".join(str(space) for space in sorted(spaces)))
        for seat, spaces in sorted(covered(view).items())
    ]
