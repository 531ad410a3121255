"""Advice for Total War.

Make the next one bleed: whoever plays last when somebody cannot answer deals the blow and takes the points. Keep
specials for when numbers fail, spend Power when it saves or kills, lay the smallest number as damage, and put a
heart on anything that falls by it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import exp

from engine.play import Decision, Pick, Question, Seat, Subset
from engine.players.careful import careful
from engine.players.spread import spread
from engine.rng import Rng
from engine.total_war.cards.card import CARDS, DAMAGE, DOUBLE_WOUND, KING, LOWERING, WOUND, Card
from engine.total_war.picks import Pass, Play, TakeBuilding, TakeHit, Target, face_of, read
from engine.total_war.state import Fighter, War
from engine.total_war.strikes.answering import strike_after
from engine.total_war.victory import IMMORTALS
from engine.total_war.view import WarView

Picks = tuple[Pick, ...]
#: How good it looks to play a special, beside the others.
SPECIALS = {DOUBLE_WOUND: 1.5, WOUND: 0.7}
SPREAD = 8  # ways to discard that are worth a thought


def _in_hand(card: Card) -> float:
    """Return what *card* is worth in hand beside its number: specials answer everything, hearts fell."""
    if not card.is_numeric:
        return 0.6
    return 0.42 if card.face == LOWERING else 0.2 * card.has_heart


IN_HAND = {face: _in_hand(card) for face, card in CARDS.items()}
NUMBERS = {face: card.value for face, card in CARDS.items() if card.is_numeric and face != LOWERING}
MIDDLE = 6  # what a wound takes from whoever has no number in hand, more or less


class WarAdvice:
    """What Total War teaches its computer players; all it needs of the content is in the state."""

    def policy(self, war: War, question: Question, rng: Rng) -> Picks:
        """Return the answer a sensible player would give at a glance."""
        assert isinstance(question, Decision)  # Total War asks for no numbers.
        options = question.options
        if len(options) == 1:
            return options
        if isinstance(question, Subset):
            return tuple(sorted(options, key=_keeping)[: question.least])
        return (max(options, key=_judge(war, question)),)

    def ranked(self, war: War, question: Question, rng: Rng) -> list[Picks]:
        """Return the answers from the most promising to the least."""
        if isinstance(question, Subset):
            return list(dict.fromkeys([self.policy(war, question, rng), *spread(question, SPREAD, rng)]))
        assert isinstance(question, Decision)
        return [(token,) for token in sorted(question.options, key=_judge(war, question), reverse=True)]

    def stage(self, war: War) -> int:
        """Return the round: between two of them nobody has anything to answer."""
        return war.round

    def value(self, war: War) -> tuple[float, ...]:
        """Return each seat's share of the win: lives left first, then points, then what is in hand."""
        strengths = [0.0 if fighter.out else exp(_strength(war, fighter)) for fighter in war.fighters]
        total = sum(strengths) or 1.0
        return tuple(strength / total for strength in strengths)

    def shuffle(self, war: War, rng: Rng) -> None:
        """Deal anew the order of both decks and the chance to come."""
        rng.shuffle(war.deck)
        rng.shuffle(war.building_deck)
        war.rng = rng.branch()

    def careful(self, view: WarView, question: Question, rng: Rng) -> Picks:
        """Answer for people whose time has run out: with the lowest card that does, keeping hearts and specials."""
        if not isinstance(question, Decision):
            return careful(view, question, rng)
        match question.ask:
            case "open" | "answer":
                return (min(question.options, key=_price),)
            case "damage" | "building" | "discard":
                return tuple(sorted(question.options, key=_loss)[: question.least])
            case "target":
                return (question.options[rng.below(len(question.options))],)
        return careful(view, question, rng)


def _strength(war: War, fighter: Fighter) -> float:
    """Return how well *fighter* stands, in the logarithm of its odds; the weights are those of many games."""
    side, points = fighter.side, fighter.vp / war.target
    left = (side.life - fighter.wounds) / 10
    strength = 1.15 * left - 0.28 * fighter.is_spun + 0.07 * side.power - 0.06 * side.vp + _hand(fighter.hand)
    if war.mode == IMMORTALS:
        return strength + 4.0 * points
    return strength + 0.5 * points + (1.1 * left - 1.9 if fighter.is_furious else 0.05 * fighter.furious.life)


def _hand(hand: list[str]) -> float:
    """Return what a hand is worth: its highest number holds, its lowest is what a wound will take."""
    numbers = [NUMBERS[face] for face in hand if face in NUMBERS]
    highest, lowest = max(numbers, default=0), min(numbers, default=MIDDLE)
    return sum(IN_HAND[face] for face in hand) + 0.06 * highest - 0.035 * lowest


def _judge(war: War, question: Decision) -> Callable[[str], float]:
    """Return what tells good answers to *question* from bad ones."""
    seat = question.seat
    match question.ask:
        case "damage" | "building":
            return lambda token: -_damage(token)
        case "heart":
            return partial(_heart, war, seat, war.victim, min(war.buildings_up, default=0))
        case "counter":
            return partial(_heart, war, seat, war.striker, 0)  # TW-6.10: no building comes with it.
        case "target":
            return partial(_aim, war)
    return partial(_promise, war, seat, 0.6 + _prey(war, war.after(seat)))


def _promise(war: War, seat: Seat, appetite: float, token: str) -> float:
    """Return how good it looks to open or answer with *token*; *appetite* is how much the next one shall fail."""
    fighter = war.fighters[seat]
    pick = read(token)
    if isinstance(pick, TakeHit):
        return -2.0 if fighter.side.life - fighter.wounds <= 6 else -0.5
    if isinstance(pick, Pass):
        return -9.0
    if not isinstance(pick, Play) or pick.face == KING:
        return -1.0
    card = CARDS[pick.face]
    if not card.is_numeric:
        return SPECIALS.get(card.face, -0.1) * appetite
    after = strike_after(war.strike or 0, card, fighter.side.power if pick.power else 0)
    cost = 0.45 if pick.power else 0.0
    return (after / 10) * appetite - cost + (0.15 if card.has_heart and fighter.is_spun else 0)


def _aim(war: War, token: str) -> float:
    """Return how tempting the one is at whom *token* points."""
    pick = read(token)
    assert isinstance(pick, Target)
    return _prey(war, pick.seat)


def _prey(war: War, other: Seat) -> float:
    """Return how tempting *other* is: near to falling, and worth something."""
    fighter = war.fighters[other]
    side = fighter.side
    nearness = min(1.0, (fighter.wounds + 4) / side.life)
    return nearness * side.vp / 5 + (0.2 if fighter.is_spun else 0.0)


def _heart(war: War, seat: Seat, victim: Seat, building: int, token: str) -> float:
    """Return how good it is to add *token*: the cheapest heart that fells, a big one to stand up again, or none."""
    fighter = war.fighters[victim]
    room = fighter.side.life + war.must_exceed_life - fighter.wounds - building
    if isinstance(read(token), Pass):
        return 1.0 if room <= 0 else 0.0
    damage, is_king = _damage(token), face_of(token) == KING
    if damage >= room:
        return 2.0 - damage / 10 - is_king if room > 0 else 0.5
    if is_king or not (war.fighters[seat].is_spun or damage * 2 >= room):
        return -1.0
    return damage / 10


def _damage(token: str) -> int:
    """Return what *token* adds to a wound."""
    pick = read(token)
    return pick.value if isinstance(pick, TakeBuilding) else DAMAGE[face_of(token)]


def _keeping(token: str) -> float:
    """Return how much a card is worth keeping: specials and high numbers."""
    card = CARDS[face_of(token)]
    if not card.is_numeric:
        return 12.0
    return 7.0 if card.face == LOWERING else card.value + (1.5 if card.has_heart else 0.0)


def _price(option: str) -> tuple[int, int]:
    """Order plays from the cheapest: a bare number, one with an icon, Power, a special, the King, being hit."""
    match read(option):
        case Pass():
            return (0, 0)
        case TakeHit():
            return (9, 0)
        case Play(face, power) if face != KING:
            card = CARDS[face]
            if not card.is_numeric:
                return (5, 0)
            return ((3 if power else 0) + card.has_heart + (card.value > 7), card.value)
    return (8, 0)


def _loss(option: str) -> int:
    """Order what is given up from the least: a special is never the first."""
    match read(option):
        case TakeBuilding(value):
            return value
        case Play(face) if CARDS[face].is_numeric:
            return CARDS[face].value
    return 99
