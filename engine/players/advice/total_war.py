"""Advice for Total War.

Make the next one bleed: whoever plays last when somebody cannot answer deals the blow and takes the points. Keep
specials for when numbers fail, spend Power when it saves or kills, lay the smallest number as damage, and put a
heart on anything that falls by it.
"""

from __future__ import annotations

from engine.play import Decision, Pick, Question, Seat, Subset
from engine.rng import Rng
from engine.total_war.cards import CARDS, DAMAGE, LOWERING
from engine.total_war.state import War

Picks = tuple[Pick, ...]


def policy(war: War, question: Question, rng: Rng) -> Picks:
    """Return the answer a sensible player would give at a glance."""
    assert isinstance(question, Decision)  # Total War asks for no numbers.
    options = question.options
    if len(options) == 1:
        return options
    if isinstance(question, Subset):
        return tuple(sorted(options, key=_keeping)[: question.least])
    seat = question.seat
    match question.ask:
        case "damage" | "building":
            return (min(options, key=_damage),)
        case "heart":
            return (_heart(war, seat, war.victim, options),)
        case "counter":
            return (_heart(war, seat, war.striker, options),)
        case "target":
            return (max(options, key=lambda token: _prey(war, seat, int(token[5:]))),)
    return (max(options, key=lambda token: _promise(war, seat, token)),)


def value(war: War) -> tuple[float, ...]:
    """Return each seat's share of the win: points first, then how far each is from falling."""
    strengths = [_strength(war, seat) for seat in range(len(war.fighters))]
    total = sum(strengths) or 1.0
    return tuple(strength / total for strength in strengths)


def _strength(war: War, seat: Seat) -> float:
    fighter = war.fighters[seat]
    if fighter.out:
        return 0.0
    points = fighter.vp / war.target
    health = 1 - fighter.wounds / fighter.side.life
    reserve = 0.0 if fighter.is_furious and war.mode == "king_of_monsters" else 0.35
    upright = 0.0 if fighter.is_spun else 0.08
    return float((0.25 + points + 0.45 * health * (0.5 + reserve) + reserve + upright) ** 3)


def _promise(war: War, seat: Seat, token: str) -> float:
    """Return how good it looks to open or answer with *token*."""
    if token == "hit":
        fighter = war.fighters[seat]
        room = fighter.side.life - fighter.wounds
        return -2.0 if room <= 6 else -0.5
    if token == "pass":
        return -9.0
    if token.startswith("king:"):
        return -1.0
    face, _, added = token.removeprefix("card:").partition("+")
    power = war.fighters[seat].side.power if added else 0
    card = CARDS[face]
    if not card.is_numeric:
        return {"double_wound": 1.5, "wound": 0.7}.get(face, -0.1) * _appetite(war, seat)
    strike = war.strike or 0
    after = max(0, strike - 3 + power) if face == LOWERING else card.value + power
    cost = 0.45 if added else 0.0
    return (after / 10) * _appetite(war, seat) - cost + (0.15 if card.has_heart and war.fighters[seat].is_spun else 0)


def _appetite(war: War, seat: Seat) -> float:
    """Return how much *seat* wants the next player to fail."""
    return 0.6 + _prey(war, seat, war.after(seat))


def _prey(war: War, seat: Seat, other: Seat) -> float:
    """Return how tempting *other* is: near to falling, and worth something."""
    fighter = war.fighters[other]
    side = fighter.side
    nearness = min(1.0, (fighter.wounds + 4) / side.life)
    return nearness * side.vp / 5 + (0.2 if fighter.is_spun else 0.0)


def _heart(war: War, seat: Seat, victim: Seat, options: tuple[str, ...]) -> str:
    """Return the cheapest heart that fells *victim*, a small one to stand up again, or none."""
    fighter = war.fighters[victim]
    room = fighter.side.life - fighter.wounds - (min(war.buildings_up) if war.buildings_up else 0)
    hearts = sorted((token for token in options if token != "pass"), key=_damage)
    if room <= 0:
        return "pass"
    felling = [token for token in hearts if _damage(token) >= room]
    if felling:
        return felling[0]
    plain = [token for token in hearts if not token.startswith("king")]
    if plain and (war.fighters[seat].is_spun or _damage(plain[-1]) * 2 >= room):
        return plain[-1]
    return "pass"


def _damage(token: str) -> int:
    """Return what *token* adds to a wound."""
    word, _, rest = token.partition(":")
    if word == "building":
        return int(rest)
    return DAMAGE["king" if word == "king" else rest.partition("#")[0]]


def _keeping(token: str) -> float:
    """Return how much a card is worth keeping: specials and high numbers."""
    card = CARDS[token.removeprefix("card:").partition("#")[0]]
    if not card.is_numeric:
        return 12.0
    return 7.0 if card.face == LOWERING else card.value + (1.5 if card.has_heart else 0.0)
