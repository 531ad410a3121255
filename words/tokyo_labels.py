"""The labels of answers in Tokyo Clash: what is chosen, and what it will bring."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from engine.play import Question
from engine.tokyo_clash.city import LARGE, WATER
from words.tokyo_prospects import Prospect, kind

if TYPE_CHECKING:
    from words.teller import Teller

ROOM = 72  # characters of a label
STREET = "s"
CardName = Callable[[str], str]


def minus(space: str) -> str:
    """Return a space's coordinates as they stand in pictures."""
    return space.replace("-", "\N{MINUS SIGN}")


def thing(teller: Teller, token: str) -> str:
    """Return what a building's letter, a vehicle's token or a seat's is called."""
    if token.startswith("seat:"):
        return teller.name(int(token.removeprefix("seat:")))
    return teller.say(f"building-{token}" if len(token) == 1 else f"vehicle-{kind(token)}")


def named(teller: Teller, token: str) -> str:
    """Return a thing as one speaks of it: kaiju by their names, the rest with an article."""
    return thing(teller, token) if token.startswith("seat:") else teller.say("the", what=thing(teller, token))


def label(teller: Teller, question: Question, token: str, prospect: Prospect, card: CardName) -> str:
    """Return what the button for *token* says."""
    verb, _, rest = token.partition(":")
    match verb:
        case "pass":
            aim = prospect.view.aim
            return teller.say(f"pick-pass-{question.ask}", amount=aim.amount if aim else 0)
        case "stop" | "none":
            return teller.say(f"pick-{verb}")
        case "card" | "discard" | "spend" | "hand":
            return _card(teller, question, verb, rest, prospect, card)
        case "hit" | "throw":
            return _attack(teller, verb, rest, prospect)
        case "seat":
            key = {"riposte": "riposte", "throw.hit": "hurt", "throw.collide": "hurt"}.get(question.ask, "seat")
            return teller.say(f"pick-{key}", name=thing(teller, token))
        case "action":
            return _action(token, prospect)
        case "hex":
            return _hex(teller, question, rest, prospect)
        case "face":
            return teller.say("pick-face", facing=teller.say(f"way-{rest}"))
    return _falling(teller, token, prospect)


def _card(teller: Teller, question: Question, verb: str, rest: str, prospect: Prospect, card: CardName) -> str:
    key = prospect.view.hand[int(rest) - 1] if verb == "hand" else rest.partition("#")[0]
    name, face = card(key), prospect.faces.get(key)
    if verb in ("discard", "spend"):
        return teller.say(f"pick-{verb}", card=name)
    if face and question.ask in ("act", "momentum"):
        return teller.say("pick-play", card=name, cost=face.cost)
    if face and question.ask == "trophy":
        return teller.say("pick-trophy", card=name, dominance=face.dominance)
    aim = prospect.view.aim
    if face and aim and question.ask == "defend":
        left = max(0, aim.amount - prospect.defence(face))
        return teller.say("pick-defend", card=name, cost=face.cost, left=left, amount=aim.amount)
    return teller.say("pick-card", card=name)


def _attack(teller: Teller, verb: str, what: str, prospect: Prospect) -> str:
    if verb == "throw":
        name = (
            thing(teller, what) if what.startswith("seat:") else teller.say("the", what=_faced(teller, what, prospect))
        )
        return teller.say("pick-throw", name=name)
    target = prospect.view.fighters[int(what.removeprefix("seat:"))]
    face = prospect.faces[prospect.me.playing[-1]]
    return teller.say("pick-hit", name=teller.name(target.seat), value=prospect.attack(face, target))


def _faced(teller: Teller, token: str, prospect: Prospect) -> str:
    """Return a thing, with the way it faces if it has a front."""
    facing = next((each.facing for each in prospect.view.vehicles if each.token == token), "")
    name = thing(teller, token)
    return teller.say("faced", what=name, facing=teller.say(f"way-{facing}")) if facing else name


def _action(token: str, prospect: Prospect) -> str:
    """Return the action as the mat says it."""
    words = prospect.me.action_words
    word = token.removeprefix("action:")
    return prospect.me.actions[words.index(word)] if word in words else word


def _falling(teller: Teller, token: str, prospect: Prospect) -> str:
    """Return a thing that can be destroyed where something has come down, or in one's own space."""
    aim = prospect.view.aim
    space = aim.space if aim and aim.verb == "throw" else prospect.me.space
    what = prospect.spaces[space].building if token == "building" else token
    prize = _prize(teller, prospect, [what if token == "building" else kind(token)])
    return teller.say("pick-thing", what=_faced(teller, what, prospect), prize=prize or "none")


def _prize(teller: Teller, prospect: Prospect, things: Iterable[str], *, is_gift: bool = False) -> str:
    """Return what *things* bring: Energy, then the reward of the last; a gift also to who gains nothing else."""
    felled = list(things)
    energy = sum(prospect.energy[each] for each in felled) if is_gift else prospect.gain(felled)
    parts = [teller.say("prize-energy", energy=energy)] if energy else []
    reward = prospect.rewards.get(felled[-1], "") if felled else ""
    if reward and (is_gift or prospect.me.gains_energy):
        parts.append(teller.say(f"prize-{reward}"))
    return ", ".join(parts)


# -- spaces -------------------------------------------------------------------------------------------------------


def _hex(teller: Teller, question: Question, name: str, prospect: Prospect) -> str:
    aim = prospect.view.aim
    if question.ask == "throw.to" and aim:
        is_kaiju = aim.target.startswith("seat:")
        parts = (_kaiju_landing if is_kaiju else _vehicle_landing)(teller, name, prospect)
    elif question.ask == "bask":
        building = prospect.spaces[name].building
        parts = [thing(teller, building), _prize(teller, prospect, [building], is_gift=True)]
    else:
        mover = int(aim.target[5:]) if aim and aim.target.startswith("seat:") else None
        parts = _place(teller, name, prospect, mover)
    return _fitted(teller, name, [part for part in parts if part])


def _fitted(teller: Teller, name: str, parts: list[str]) -> str:
    """Return as many *parts* as there is room for."""
    while len(parts) > 1 and len(", ".join(parts)) > ROOM:
        parts.pop()
    return teller.say("space", space=minus(name), parts=", ".join(parts))


def _ground(teller: Teller, name: str, prospect: Prospect) -> str:
    space = prospect.spaces[name]
    if space.building:
        return thing(teller, space.building)
    word = {WATER: "water", STREET: "street"}.get(space.ground, "rubble")
    return teller.say(f"ground-{word}")


def _place(teller: Teller, name: str, prospect: Prospect, mover: int | None) -> list[str]:
    """Return what is in a space, and which kaiju are next to it."""
    vehicles = [thing(teller, each.token) for each in prospect.vehicles_at(name)]
    parts = [_ground(teller, name, prospect), *dict.fromkeys(vehicles)]
    for key, seats in (("with", prospect.kaiju_at(name, mover)), ("next", prospect.kaiju_near(name, mover))):
        if seats:
            parts.append(teller.say(f"space-{key}", names=", ".join(teller.name(seat) for seat in seats)))
    return parts


def _kaiju_landing(teller: Teller, name: str, prospect: Prospect) -> list[str]:
    """Return what a kaiju thrown to a space runs into, and what that brings the thrower."""
    aim = prospect.view.aim
    assert aim is not None
    thrown = int(aim.target.removeprefix("seat:"))
    space = prospect.spaces[name]
    others = prospect.kaiju_at(name, thrown)
    if space.building in LARGE:
        fall = teller.say("fall-large", what=thing(teller, space.building))
    elif others:
        fall = teller.say("fall-kaiju", name=" / ".join(teller.name(seat) for seat in others))
    elif space.building:
        fall = teller.say("fall-small", what=thing(teller, space.building))
    else:
        fall = teller.say("fall-open", ground=_ground(teller, name, prospect))
    return [fall, _prize(teller, prospect, prospect.flown(aim.space, name))]


def _vehicle_landing(teller: Teller, name: str, prospect: Prospect) -> list[str]:
    """Return what a thrown vehicle falls on, and what that brings the thrower."""
    aim = prospect.view.aim
    assert aim is not None
    best = prospect.best_at(name, is_thrown_kaiju=False)
    kaiju = prospect.kaiju_at(name)
    fall = teller.say("fall-open", ground=_ground(teller, name, prospect))
    if best:
        fall = teller.say("fall-hit", what=thing(teller, best))
    names = " / ".join(teller.name(seat) for seat in kaiju)
    hurt = teller.say("fall-or", names=names) if kaiju else ""
    return [fall, _prize(teller, prospect, [kind(aim.target), *([best] if best else [])]), hurt]
