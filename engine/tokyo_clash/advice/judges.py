"""What each question of Tokyo Clash turns on: how good an answer looks, in points of Dominance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.play import Decision, Seat
from engine.tokyo_clash.advice.estimates import CARD, ENERGY, Eye
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.cards.words import Part
from engine.tokyo_clash.city.plan import FARTHEST, LARGE
from engine.tokyo_clash.combat.attacking import THROW, use_of
from engine.tokyo_clash.combat.damage import defend_value
from engine.tokyo_clash.picks import FACES, PASS, Discard, Hit, Kaiju, Spend, Throw, UseCard, read, thing

#: Tells how good a token looks.
Judge: TypeAlias = Callable[[Eye, str], float]
HOLD = 0.35  # what a defence in hand is worth
LITTLE = 0.02


def judge(question: Decision) -> Judge:
    """Return who tells good answers to *question* from bad ones."""
    return JUDGES.get(question.ask, _first)


def wish(eye: Eye, face: Card) -> float:
    """Return how much *face* is wanted in hand."""
    if not face.is_active:
        return 1.0 + 0.2 * face.defend
    worth = 0.5 + 0.25 * max(0, face.attack) + 0.3 * face.momentum + 0.4 * face.stays
    worth += sum(_idle(eye, part) for part in face.steps if part.word not in ("attack", "move"))
    worth += 0.1 * sum(part.amount for part in face.steps if part.word == "move")
    return worth - 0.25 * max(0, face.cost - eye.me.energy - 2)


def _act(eye: Eye, token: str) -> float:
    """Return what playing, discarding or passing promises."""
    pick = read(token)
    if isinstance(pick, Spend):
        return 0.3
    if not isinstance(pick, UseCard | Discard):
        return 0.05
    face = _held(eye, pick.key)
    if face is None:
        return 0.0
    if isinstance(pick, UseCard):
        return play_worth(eye, face)
    cost = HOLD if face.defend >= 0 else 0.1 * min(3.0, wish(eye, face))
    return eye.kept("action", eye.me.space, _best_action) - cost


def _best_action(eye: Eye, space: int) -> float:
    """Return what the better of the mat's discard actions is worth."""
    return max(_action(eye, action.token) for action in eye.mat.actions)


def play_worth(eye: Eye, face: Card) -> float:
    """Return what playing *face* promises: its best place, its other parts, less its cost."""
    worth = sum(_idle(eye, part) for part in face.steps)
    worth += 0.25 * face.momentum + 0.8 * face.stays + (0.2 if face.head else 0.0)
    moves = sum(part.amount for part in face.steps if part.word == "move")
    here = eye.me.space
    best = at_worth(eye, face, here)
    if moves:
        best = max(best, *(place_worth(eye, face, space) for space in _open(eye, moves)))
    return worth + best - face.cost * ENERGY * 0.8


def _open(eye: Eye, moves: int) -> list[int]:
    buildings = eye.state.buildings
    near = [space for space in eye.city.within[min(moves, FARTHEST)][eye.me.space] if buildings[space] not in LARGE]
    return near or [eye.me.space]


def place_worth(eye: Eye, face: Card | None, space: int) -> float:
    """Return what it is worth to end a move in *space*, with the rest of *face* to come."""
    worth = eye.kept("stand", space, _stand) - eye.kept("stand", eye.me.space, _stand)
    if eye.has_generator(space):
        worth -= 0.4
    return worth + (at_worth(eye, face, space) if face else 0.0)


def at_worth(eye: Eye, face: Card, space: int) -> float:
    """Return the best that the attack, target or smash of *face* could do from *space*."""
    worth = 0.0
    if face.attack >= 0:
        worth = max([0.0, *_attacks(eye, face, space)])
    elif face.range >= 0 and any(part.word == "range" for part in face.steps):
        straight = eye.city.straight[space]
        near = [fighter for seat, fighter in enumerate(eye.fighters) if seat != eye.seat]
        worth = 0.4 if any(straight[fighter.space] <= face.range for fighter in near) else -0.3
    for part in face.steps:
        if part.word == "smash":
            worth += eye.best_thing(space)
        elif part.word == "quake":
            worth += sum(eye.damage(other, part.amount) for other in eye.others_at(space))
    return worth


def _attacks(eye: Eye, face: Card, space: int) -> list[float]:
    """Return what each target of *face* from *space* promises."""
    if face.range >= 0:
        straight = eye.city.straight[space]
        near = [
            seat for seat, each in enumerate(eye.fighters) if seat != eye.seat and straight[each.space] <= face.range
        ]
        return [_blow(eye, face, seat) for seat in near]
    others, distance = eye.others_at(space), eye.reach(eye.force(face, THROW).value, by_card=True)
    found = [_blow(eye, face, seat) for seat in others]
    found += [eye.best_flight(seat, space, distance) for seat in others]
    return found + [eye.best_landing(vehicle.kind, space, distance) for vehicle in eye.throwable_at(space)[:2]]


def _blow(eye: Eye, face: Card, victim: Seat) -> float:
    """Return what damaging *victim* with *face* promises."""
    force = eye.force(face, use_of(face), victim)
    return eye.damage(victim, force.value, force.keep, sure=force.unblockable)


def _stand(eye: Eye, space: int) -> float:
    """Return what it is worth to stand in *space* at the end of a turn."""
    far = [eye.city.distance[space][each.space] for seat, each in enumerate(eye.fighters) if seat != eye.seat]
    if eye.is_friend:
        near = [eye.state.buildings[other] for other in (space, *eye.city.neighbours[space])]
        in_line = any(0 < eye.city.straight[space][each.space] <= 3 for each in eye.fighters)
        return 0.5 * max(eye.building(letter) for letter in near) + 0.25 * in_line - (0.3 if 0 in far else 0.0)
    return 0.3 - 0.12 * min(far) + (0.1 if far.count(0) else 0.0) + 0.15 * min(1.0, eye.best_thing(space))


def _idle(eye: Eye, part: Part) -> float:
    """Return what a part is worth that depends on no place."""
    meter = eye.me.meter
    if part.condition == "meter" and meter < part.level:
        return 0.0
    match part.word:
        case "gain":
            return eye.energy(part.amount)
        case "draw":
            return CARD * part.amount
        case "sift":
            return 0.5 * part.keep + 0.1 * part.amount
        case "drain" | "discard":
            return 0.2 * part.amount
        case "steal":
            return 0.4 * part.amount
        case "recover":
            found = [card for card in eye.me.discard if part.name in ("any", eye.cards[card].name)]
            return 0.7 if found else 0.0
        case "push" | "pull" | "place":
            return 0.1
    return 0.0


def _attack(eye: Eye, token: str) -> float:
    """Return what an attack on this target, in this way, promises."""
    pick, face = read(token), _playing(eye)
    assert face is not None, "an attack is that of a card"
    if isinstance(pick, Throw):
        return eye.best_throw(pick.what, eye.me.space, eye.reach(eye.force(face, THROW).value, by_card=True))
    return _blow(eye, face, pick.seat) + 0.1 if isinstance(pick, Hit) else LITTLE


def _throw(eye: Eye, token: str) -> float:
    """Return what throwing this with a discard action promises."""
    pick = read(token)
    assert isinstance(pick, Throw)
    return eye.best_throw(pick.what, eye.me.space, eye.reach(1))


def _action(eye: Eye, token: str) -> float:
    """Return what a discard action of the mat is worth."""
    part = next(action.part for action in eye.mat.actions if action.token == token)
    if part.word == "gain":
        return eye.energy(part.amount)
    if part.word == "throw":
        here, distance = eye.me.space, eye.reach(part.amount)
        found = [eye.best_flight(seat, here, distance) for seat in eye.others_at(here)]
        found += [eye.best_landing(vehicle.kind, here, distance) for vehicle in eye.throwable_at(here)]
        return max(found, default=-1.0)
    return max(place_worth(eye, None, space) for space in _open(eye, part.amount))


def _land(eye: Eye, token: str) -> float:
    """Return what it is worth that the thrown thing comes down here."""
    aim, space = eye.state.aim, eye.city.by_token[token]
    target = thing(aim.target) if aim else None
    if aim is None or not isinstance(target, Kaiju):
        return eye.vehicle_landing(space)
    victim = target.seat
    for path in eye.flights(eye.fighters[victim].space, aim.amount):
        if space in path:
            return eye.kaiju_landing(victim, path[: path.index(space) + 1]) + LITTLE * len(path)
    return 0.0


def _fall(eye: Eye, token: str) -> float:
    """Return what it is worth that this falls or is hit."""
    pick, aim = read(token), eye.state.aim
    if isinstance(pick, Kaiju):
        return eye.damage(pick.seat, 1)
    return eye.thing(pick, aim.space if aim else eye.me.space)


def _go(eye: Eye, token: str) -> float:
    """Return what it is worth to move there, or to stay."""
    face = _playing(eye)
    if token == PASS:
        return LITTLE + (at_worth(eye, face, eye.me.space) if face else 0.0)
    return place_worth(eye, face, eye.city.by_token[token])


def _shove(eye: Eye, token: str) -> float:
    """Return what it is worth to move another kaiju there: away, or onto a Generator."""
    if token == PASS:
        return LITTLE
    space = eye.city.by_token[token]
    bait = 1.6 if eye.has_generator(space) else 0.0
    return bait + 0.05 * eye.city.distance[space][eye.me.space]


def _defend(eye: Eye, token: str) -> float:
    """Return what this defence saves, less what it costs."""
    pick, aim = read(token), eye.state.aim
    face = _held(eye, pick.key) if isinstance(pick, UseCard) else None
    if face is None or aim is None:
        return 0.0
    block = defend_value(face, eye.moment(face), eye.in_play)
    rivals = len(eye.fighters) - 1
    saved = eye.blow(eye.seat, aim.amount) - eye.blow(eye.seat, aim.amount - block)
    return saved * (0.55 + 0.4 / rivals) - face.cost * ENERGY - 0.15 - 0.05 * max(0, block - aim.amount)


def _card(eye: Eye, token: str) -> float:
    """Return how much this card is wanted back."""
    pick = read(token)
    if not isinstance(pick, UseCard):
        return LITTLE
    return next((wish(eye, face) for face in eye.cards if face.key == pick.key), 0.0)


def _drop(eye: Eye, token: str) -> float:
    """Return how gladly this card is given up."""
    return -_card(eye, token)


def _whom(eye: Eye, token: str) -> float:
    """Return how good a victim this seat is: the King, the rich, the leader."""
    pick = read(token)
    seat = pick.seat if isinstance(pick, Kaiju) else eye.seat
    fighter = eye.fighters[seat]
    return (1.0 if seat == eye.state.king else 0.0) + 0.1 * fighter.energy + 0.3 * len(fighter.trophies)


def _benefit(eye: Eye, token: str) -> float:
    """Return what having a building's benefit is worth."""
    return 0.0 if token == PASS else eye.building(eye.state.buildings[eye.city.by_token[token]])


def _menace(eye: Eye, token: str) -> float:
    """Return how much better it is for this seat that a hostile vehicle stands there."""
    distance = eye.city.distance[eye.city.by_token[token]]
    mine = distance[eye.me.space]
    others = [distance[each.space] for seat, each in enumerate(eye.fighters) if seat != eye.seat]
    return mine - min(others)


def _boon(eye: Eye, token: str) -> float:
    """Return how much better it is for this seat that a vehicle worth throwing stands there."""
    return -_menace(eye, token) if not eye.is_friend else _menace(eye, token)


def _face(eye: Eye, token: str) -> float:
    """Return how good it is that the vehicle in question fires that way: at what others could lose by it."""
    aim, way = eye.state.aim, FACES.index(token)
    vehicle = next((each for each in eye.state.vehicles if aim and each.token == aim.target), None)
    if vehicle is None:
        return 0.0
    line = (vehicle.space, *eye.city.rays[vehicle.space][way])
    return sum(_target(eye, vehicle.kind, seat) for seat, each in enumerate(eye.fighters) if each.space in line)


def _target(eye: Eye, kind: str, seat: Seat) -> float:
    """Return how good it is that a vehicle of *kind* hits the kaiju of *seat*: Enhancements, or trophies."""
    fighter = eye.fighters[seat]
    if kind in eye.content.mats[fighter.kaiju].befriends:
        return 0.0
    worth = 0.2 + bool(fighter.enhancements if kind == "jet" else fighter.trophies)
    return -worth if seat == eye.seat else worth


def _line(eye: Eye, token: str) -> float:
    """Return how good it is that the Train placed last runs that way: it is worth throwing where it comes by."""
    line = eye.city.rays[eye.state.vehicles[-1].space][FACES.index(token)]
    return max(_boon(eye, eye.city.tokens[space]) for space in line)


def _first(eye: Eye, token: str) -> float:
    """Return the same for every answer."""
    return 0.0


def _held(eye: Eye, key: str) -> Card | None:
    return next((eye.cards[card] for card in eye.me.hand if eye.cards[card].key == key), None)


def _playing(eye: Eye) -> Card | None:
    return eye.cards[eye.me.playing[-1]] if eye.me.playing else None


JUDGES: dict[str, Judge] = {
    "act": _act,
    "momentum": _act,
    "attack": _attack,
    "throw": _throw,
    "action": _action,
    "throw.to": _land,
    "throw.hit": _fall,
    "throw.through": _fall,
    "throw.collide": _whom,
    "smash": _fall,
    "move": _go,
    "fly": _go,
    "dodge": _go,
    "push": _shove,
    "pull": _shove,
    "place": _shove,
    "defend": _defend,
    "riposte": _fall,
    "trophy": _drop,
    "bunker": _card,
    "recall": _card,
    "recover": _card,
    "sift.keep": _card,
    "discard": _drop,
    "strip": _card,
    "target": _whom,
    "radar": _whom,
    "bask": _benefit,
    "hunt.tank": _whom,
    "hunt.ufo": _whom,
    "move.tank": _menace,
    "move.ufo": _menace,
    "move.train": _boon,
    "place.tank": _menace,
    "place.train": _boon,
    "place.jet": _menace,
    "place.ufo": _menace,
    "place.battleship": _menace,
    "place.generator": _menace,
    "face.train": _line,
    "face.jet": _face,
    "face.battleship": _face,
}
