"""The city in words: every space with what is printed and what stands there, and what things are worth."""

from collections import Counter

from engine.tokyo_clash.view import ClashView, SpaceView
from render.tokyo_clash.named import teller_of, thing_name
from render.words import Words
from words.tokyo_clash import names
from words.tokyo_clash.names import GROUNDS, coordinate


def city(view: ClashView, say: Words) -> list[str]:
    """Return a line for each space."""
    here = {space.name: say.joined(_here(view, space, say)) for space in view.spaces}
    lines = [say("tct-space", space=coordinate(name), here=each) for name, each in here.items()]
    return [say("tct-spaces"), *lines]


def _here(view: ClashView, space: SpaceView, say: Words) -> list[str]:
    lines = [_ground(view, space, say)]
    counts = Counter((each.kind, each.facing) for each in view.vehicles if each.space == space.name)
    teller = teller_of(view, say)
    for (kind, facing), count in counts.items():
        name = thing_name(view, kind, say)
        lines.append(names.times(teller, names.facing(teller, name, facing), count))
    lines += [fighter.name for fighter in view.fighters if fighter.space == space.name]
    lines.append(say("tct-centre") if space.tile < 0 else say("tct-tile", tile=space.tile + 1))
    return lines


def _ground(view: ClashView, space: SpaceView, say: Words) -> str:
    if space.building:
        return thing_name(view, space.building, say)
    if space.ground in GROUNDS:
        return names.ground(teller_of(view, say), space.ground)
    return say("tct-ground-rubble", building=thing_name(view, space.ground, say))


def worths(view: ClashView, say: Words) -> list[str]:
    """Return what destroying each building and vehicle brings."""
    lines = []
    for building in view.building_rows:
        reward = say(f"tct-reward-{building.reward}") if building.reward else ""
        lines.append(
            say("tct-worth-one", name=thing_name(view, building.letter, say), energy=building.energy, reward=reward)
        )
    lines += [
        say("tct-worth-none", name=thing_name(view, row.kind, say), energy=row.energy) for row in view.vehicle_rows
    ]
    return [say("tct-worth", list=say.broken(lines))]
