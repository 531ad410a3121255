"""The options of a question as things on the board: which space each belongs to, what it shows, what it brings."""

import msgspec

from engine.play import Decision, Seat
from engine.tokyo_clash.view import ClashView
from render.letters import letters
from render.tokyo_clash.contents import Content, contents
from render.tokyo_clash.named import card_name, kaiju_name, kind_of, thing_name, vehicle_name, worth
from render.tokyo_clash.plan import spelled
from render.words import Words


class Picture(msgspec.Struct, frozen=True):
    """A small picture in a row: a building's letter, a kind of vehicle or a seat, and how many of it."""

    what: str
    count: int = 1


class Option(msgspec.Struct, frozen=True):
    """An option as it is shown: *space* where it is, *way* if it is a direction from there."""

    token: str
    letter: str
    space: str
    words: str
    way: str = ""
    pictures: tuple[Picture, ...] = ()
    energy: int = 0


def options(view: ClashView, choice: Decision, say: Words) -> list[Option]:
    """Return the options of *choice* in their order."""
    here = contents(view)
    return [_option(view, choice, token, letter, here, say) for token, letter in letters(choice.options).items()]


def _option(view: ClashView, choice: Decision, token: str, letter: str, here: dict[str, Content], say: Words) -> Option:
    what, _, rest = token.partition(":")
    if what == "hex":
        return _space(view, choice, token, letter, here, say)
    if what == "face":
        space = view.aim.space if view.aim else ""
        return Option(token, letter, space, say(f"tc-way-{rest}"), way=rest)
    words = option_words(view, choice, token, say)
    if what in ("hit", "throw"):
        return Option(token, letter, place_of(view, choice, rest), words, pictures=(Picture(rest),))
    if what == "seat":
        return Option(token, letter, place_of(view, choice, token), words, pictures=(Picture(token),))
    if what == "building":
        space = place_of(view, choice, token)
        built = here[space].building if space else ""
        pictures = (Picture(built),) if built else ()
        return Option(token, letter, space, words, pictures=pictures, energy=_gain(view, choice.seat, built))
    if any(vehicle.token == token for vehicle in view.vehicles):
        gain = _gain(view, choice.seat, token)
        return Option(token, letter, place_of(view, choice, token), words, pictures=(Picture(token),), energy=gain)
    return Option(token, letter, "", words)


def option_words(view: ClashView, choice: Decision, token: str, say: Words) -> str:
    """Return the words for an option that is no space: a target, a thing, a card, or to leave it."""
    what, _, rest = token.partition(":")
    if what in ("hit", "throw"):
        return say("tc-damage-it" if what == "hit" else "tc-throw-it", what=thing_name(view, rest))
    if what == "seat":
        return kaiju_name(view, int(rest))
    if what == "building":
        space = place_of(view, choice, token)
        built = next((each.building for each in view.spaces if each.name == space), "")
        return say("tc-destroy-it", what=thing_name(view, built))
    if what == "face":
        return say(f"tc-way-{rest}")
    if what in ("card", "discard", "spend"):
        return card_name(view, rest.partition("#")[0])
    if what == "action":
        return say(f"tc-act-{rest}")
    if what in ("pass", "stop", "none"):
        return refusal(choice.ask, what, say)
    return say("tc-destroy-it", what=vehicle_name(view, token))


def refusal(ask: str, token: str, say: Words) -> str:
    """Return the words for doing nothing, which depend on what is asked."""
    if token == "none":
        return say("tc-nothing")
    if token == "stop":
        return say("tc-stop")
    if ask in ("move", "fly", "dodge"):
        return say("tc-stay")
    return say({"act": "tc-pass-act", "attack": "tc-pass-attack", "defend": "tc-pass-defend"}.get(ask, "tc-pass"))


def place_of(view: ClashView, choice: Decision, what: str) -> str:
    """Return the space of a seat's kaiju, of a vehicle, or of the building that is spoken of."""
    if what.startswith("seat:"):
        return view.fighters[int(what.removeprefix("seat:"))].space
    if what == "building":
        return view.aim.space if view.aim and view.aim.space else view.fighters[choice.seat].space
    return next((vehicle.space for vehicle in view.vehicles if vehicle.token == what), "")


def origin(view: ClashView, choice: Decision) -> str:
    """Return the space from which the choice is made: of what is thrown or driven, or of the one who is asked."""
    if view.aim and view.aim.verb in ("throw", "drive") and view.aim.space:
        return view.aim.space
    if choice.ask.startswith("place."):
        return ""
    return view.fighters[choice.seat].space


def _gain(view: ClashView, seat: Seat, what: str) -> int:
    return worth(view, what) if what and view.fighters[seat].gains_energy else 0


def _space(view: ClashView, choice: Decision, token: str, letter: str, here: dict[str, Content], say: Words) -> Option:
    """Return a space as an option: what stands there, or what would fall if something is thrown there."""
    space = token.removeprefix("hex:")
    if choice.ask == "throw.to" and view.aim:
        falls = _flight(view.aim.space, space) if view.aim.target.startswith("seat:") else [space]
        return _throw(view, choice, Option(token, letter, space, ""), falls, here, say)
    content = here[space]
    pictures = [Picture(content.building)] if content.building else []
    pictures += [Picture(parked.kind, parked.count) for parked in content.vehicles]
    pictures += [Picture(f"seat:{standing.seat}") for standing in content.kaiju]
    energy = _gain_of_benefit(view, content.building) if choice.ask == "bask" else 0
    return Option(token, letter, space, _ground(view, space, content, say), pictures=tuple(pictures), energy=energy)


def _gain_of_benefit(view: ClashView, building: str) -> int:
    return worth(view, building) if building else 0


def _ground(view: ClashView, space: str, content: Content, say: Words) -> str:
    if content.building:
        return say(f"tc-worth-{content.building}")
    names = [kaiju_name(view, standing.seat) for standing in content.kaiju]
    names += [vehicle_name(view, parked.kind) for parked in content.vehicles]
    if names:
        return ", ".join(names)
    ground = next(each.ground for each in view.spaces if each.name == space)
    return say({"w": "tc-open-water", "s": "tc-open-street"}.get(ground, "tc-ruins"))


def _flight(start: str, end: str) -> list[str]:
    """Return the spaces from behind *start* to *end*, which lie on a line."""
    (q, r), (end_q, end_r) = spelled(start), spelled(end)
    steps = max(abs(end_q - q), abs(end_r - r), abs(end_q + end_r - q - r))
    along = [(q + (end_q - q) * step // steps, r + (end_r - r) * step // steps) for step in range(1, steps + 1)]
    return [f"{q},{r}" for q, r in along]


def _throw(
    view: ClashView, choice: Decision, option: Option, falls: list[str], here: dict[str, Content], say: Words
) -> Option:
    """Return where something may be thrown with the most that would fall on the way, and what it brings."""
    assert view.aim is not None
    is_kaiju = view.aim.target.startswith("seat:")
    fallen: dict[str, int] = {}
    for space in falls:
        if thing := _worthiest(view, here[space]):
            fallen[thing] = fallen.get(thing, 0) + 1
    struck = [standing.seat for standing in here[falls[-1]].kaiju if view.aim.target != f"seat:{standing.seat}"]
    pictures = [Picture(what, count) for what, count in sorted(fallen.items())]
    pictures += [Picture(f"seat:{seat}") for seat in struck[:2]]
    own = 0 if is_kaiju else _gain(view, choice.seat, kind_of(view.aim.target))
    energy = own + sum(_gain(view, choice.seat, what) * count for what, count in fallen.items())
    words = _throw_words(view, falls[-1], fallen, struck, here, is_kaiju, say)
    return msgspec.structs.replace(option, words=words, pictures=tuple(pictures), energy=energy)


def _worthiest(view: ClashView, content: Content) -> str:
    """Return what the thrower would rather destroy in a space: a building's letter or a kind of vehicle."""
    if content.building and content.building != "B":
        return content.building
    things = ([content.building] if content.building else []) + [parked.kind for parked in content.vehicles]
    return max(things, key=lambda what: worth(view, what), default="")


def _throw_words(
    view: ClashView,
    end: str,
    fallen: dict[str, int],
    struck: list[Seat],
    here: dict[str, Content],
    is_kaiju: bool,
    say: Words,
) -> str:
    if struck:
        return say("tc-each-hurt" if is_kaiju else "tc-hurt")
    large = here[end].building
    if large and large != "B":
        return say(f"tc-worth-{large}")
    if not fallen:
        return _ground(view, end, Content(), say)
    if set(fallen) == {"B"}:
        return say("tc-block") if fallen["B"] == 1 else say("tc-blocks", count=fallen["B"])
    return ", ".join(thing_name(view, what) if what != "B" else say("tc-block") for what in sorted(fallen))
