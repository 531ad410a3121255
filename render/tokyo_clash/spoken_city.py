"""The city in words: every space with what is printed and what stands there, and what things are worth."""

from collections import Counter

from engine.tokyo_clash.view import ClashView, SpaceView
from render.tokyo_clash.named import building_name, vehicle_name
from render.tokyo_clash.plan import coordinate
from render.words import Words


def city(view: ClashView, say: Words) -> list[str]:
    """Return a line for each space."""
    lines = [
        say("tct-space", space=coordinate(space.name), here=", ".join(_here(view, space, say))) for space in view.spaces
    ]
    return [say("tct-spaces"), *lines]


def _here(view: ClashView, space: SpaceView, say: Words) -> list[str]:
    told = [_ground(view, space, say)]
    counts = Counter((each.kind, each.facing) for each in view.vehicles if each.space == space.name)
    for (kind, facing), count in counts.items():
        name = vehicle_name(view, kind)
        if facing:
            name = say("tct-facing", vehicle=name, way=say(f"tc-way-{facing}"))
        told.append(name if count == 1 else say("tc-times", name=name, count=count))
    told += [fighter.name for fighter in view.fighters if fighter.space == space.name]
    told.append(say("tct-centre") if space.tile < 0 else say("tct-tile", tile=space.tile + 1))
    return told


def _ground(view: ClashView, space: SpaceView, say: Words) -> str:
    if space.building:
        return building_name(view, space.building)
    if space.ground in ("w", "s"):
        return say(f"tct-ground-{space.ground}")
    return say("tct-ground-ruin", building=building_name(view, space.ground))


def worths(view: ClashView, say: Words) -> list[str]:
    """Return what destroying each building and vehicle brings."""
    told = []
    for building in view.building_rows:
        reward = say(f"tct-reward-{building.reward}") if building.reward else ""
        told.append(say("tct-worth-one", name=building.name, energy=building.energy, reward=reward))
    told += [say("tct-worth-none", name=row.name, energy=row.energy) for row in view.vehicle_rows]
    return [say("tct-worth", list="; ".join(told))]
