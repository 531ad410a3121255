"""What each question of Tokyo Clash turns on: how good an answer looks, in points of Dominance."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from engine.hexes import WAY_NAMES
from engine.play import Decision
from engine.tokyo_clash.advice.estimates import CARD, ENERGY, Eye, attack_value, keeps
from engine.tokyo_clash.cards import Card
from engine.tokyo_clash.city import LARGE
from engine.tokyo_clash.words import Part

#: Tells how good a token looks.
Judge: TypeAlias = Callable[[Eye, str], float]
HOLD = 0.35  # what a defence in hand is worth
LITTLE = 0.02


def judge(question: Decision) -> Judge:
    """Return who tells good answers to *question* from bad ones."""
    return JUDGES.get(question.ask) or JUDGES.get(question.ask.partition(".")[0], _first)


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
    verb, _, key = token.partition(":")
    if verb in ("pass", "stop"):
        return 0.05
    if verb == "spend":
        return 0.3
    face = _held(eye, key)
    if face is None:
        return 0.0
    if verb == "card":
        return play_worth(eye, face)
    cost = HOLD if face.defend >= 0 else 0.1 * min(3.0, wish(eye, face))
    return eye.kept("action", eye.me.space, _best_action) - cost


def _best_action(eye: Eye, space: int) -> float:
    """Return what the better of the mat's discard actions is worth."""
    return max(_action(eye, action.token) for action in eye.content.mats[eye.me.kaiju].actions)


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
    near = [space for space in eye.city.within[min(moves, 9)][eye.me.space] if buildings[space] not in LARGE]
    return near or [eye.me.space]


def place_worth(eye: Eye, face: Card | None, space: int) -> float:
    """Return what it is worth to end a move in *space*, with the rest of *face* to come."""
    worth = eye.kept("stand", space, _stand) - eye.kept("stand", eye.me.space, _stand)
    if any(token.startswith("generator") for token in eye.vehicles_at(space)):
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
    amount = attack_value(eye, face)
    sure = any(part.word == "unblockable" for part in face.shapes)
    if face.range >= 0:
        straight = eye.city.straight[space]
        near = [
            seat for seat, each in enumerate(eye.fighters) if seat != eye.seat and straight[each.space] <= face.range
        ]
        return [eye.damage(seat, amount, keeps(eye, face, seat), sure=sure) for seat in near]
    others = eye.others_at(space)
    found = [eye.damage(seat, amount, keeps(eye, face, seat), sure=sure) for seat in others]
    found += [eye.best_throw(f"seat:{seat}", space, eye.reach(amount)) for seat in others]
    vehicles = [token for token in eye.vehicles_at(space) if not token.startswith("generator")]
    return found + [eye.best_throw(token, space, eye.reach(amount)) for token in vehicles[:2]]


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
    if token == "pass":
        return LITTLE
    use, _, target = token.partition(":")
    face = _playing(eye)
    amount = attack_value(eye, face) if face else 1
    if use == "throw":
        return eye.best_throw(target, eye.me.space, eye.reach(amount))
    victim = int(target[5:])
    sure = bool(face) and any(part.word == "unblockable" for part in face.shapes)  # type: ignore[union-attr]
    return eye.damage(victim, amount, keeps(eye, face, victim) if face else 1, sure=sure) + 0.1


def _throw(eye: Eye, token: str) -> float:
    """Return what throwing this with a discard action promises."""
    return eye.best_throw(token.removeprefix("throw:"), eye.me.space, eye.reach(1))


def _action(eye: Eye, token: str) -> float:
    """Return what a discard action of the mat is worth."""
    match token:
        case "action:gain":
            return eye.energy(1)
        case "action:throw":
            targets = [f"seat:{seat}" for seat in eye.others_at(eye.me.space)]
            targets += [each for each in eye.vehicles_at(eye.me.space) if not each.startswith("generator")]
            return max((eye.best_throw(target, eye.me.space, eye.reach(1)) for target in targets), default=-1.0)
    steps = 2 if token == "action:fly" else 1
    return max(place_worth(eye, None, space) for space in _open(eye, steps))


def _land(eye: Eye, token: str) -> float:
    """Return what it is worth that the thrown thing comes down here."""
    aim, space = eye.state.aim, eye.city.by_token[token]
    if aim is None or not aim.target.startswith("seat:"):
        return eye.vehicle_landing(space)
    victim = int(aim.target[5:])
    for path in eye.flights(eye.fighters[victim].space, aim.amount):
        if space in path:
            return eye.kaiju_landing(victim, path[: path.index(space) + 1]) + LITTLE * len(path)
    return 0.0


def _fall(eye: Eye, token: str) -> float:
    """Return what it is worth that this falls or is hit."""
    if token == "none":
        return 0.0
    if token.startswith("seat:"):
        return eye.damage(int(token[5:]), 1)
    aim = eye.state.aim
    return eye.thing(token, aim.space if aim else eye.me.space)


def _go(eye: Eye, token: str) -> float:
    """Return what it is worth to move there, or to stay."""
    face = _playing(eye)
    if token == "pass":
        return LITTLE + (at_worth(eye, face, eye.me.space) if face else 0.0)
    return place_worth(eye, face, eye.city.by_token[token])


def _shove(eye: Eye, token: str) -> float:
    """Return what it is worth to move another kaiju there: away, or onto a Generator."""
    if token == "pass":
        return LITTLE
    space = eye.city.by_token[token]
    bait = 1.6 if any(each.startswith("generator") for each in eye.vehicles_at(space)) else 0.0
    return bait + 0.05 * eye.city.distance[space][eye.me.space]


def _defend(eye: Eye, token: str) -> float:
    """Return what this defence saves, less what it costs."""
    aim = eye.state.aim
    face = _held(eye, token.removeprefix("card:"))
    if token == "pass" or face is None or aim is None:
        return 0.0
    block = face.defend + sum(
        part.amount * (eye.me.meter if part.condition == "per meter" else 1) for part in face.guards
    )
    rivals = len(eye.fighters) - 1
    saved = eye.blow(eye.seat, aim.amount) - eye.blow(eye.seat, aim.amount - block)
    return saved * (0.55 + 0.4 / rivals) - face.cost * ENERGY - 0.15 - 0.05 * max(0, block - aim.amount)


def _card(eye: Eye, token: str) -> float:
    """Return how much this card is wanted back."""
    if token == "pass":
        return LITTLE
    key = token.removeprefix("card:")
    return next((wish(eye, face) for face in eye.cards if face.key == key), 0.0)


def _drop(eye: Eye, token: str) -> float:
    """Return how gladly this card is given up."""
    return -_card(eye, token)


def _whom(eye: Eye, token: str) -> float:
    """Return how good a victim this seat is: the King, the rich, the leader."""
    seat = int(token.rpartition(":")[2]) if token[-1].isdigit() else eye.seat
    fighter = eye.fighters[seat]
    return (1.0 if seat == eye.state.king else 0.0) + 0.1 * fighter.energy + 0.3 * len(fighter.trophies)


def _benefit(eye: Eye, token: str) -> float:
    """Return what having a building's benefit is worth."""
    return 0.0 if token == "pass" else eye.building(eye.state.buildings[eye.city.by_token[token]])


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
    """Return how good it is that the vehicle placed or turned last fires that way."""
    way = WAY_NAMES.index(token.removeprefix("face:"))
    armed = [vehicle for vehicle in eye.state.vehicles if vehicle.kind in ("jet", "battleship")]
    best = 0.0
    for vehicle in armed:
        line = (vehicle.space, *eye.city.rays[vehicle.space][way])
        for seat, fighter in enumerate(eye.fighters):
            if fighter.space in line:
                best += -1.0 if seat == eye.seat else 1.0
    return best


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
    "face": _face,
}
