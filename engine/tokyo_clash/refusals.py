"""Why a pick is not offered: the rule behind each refusal."""

from engine.play import Amount, Decision, Seat
from engine.tokyo_clash.cards.card import Card
from engine.tokyo_clash.combat.damage import cannot_defend
from engine.tokyo_clash.content.box import Content
from engine.tokyo_clash.phases.actions import can_discard, unplayable
from engine.tokyo_clash.picks import ClashPick, Discard, Hit, Pass, Spend, Stop, Throw, UseCard, read
from engine.tokyo_clash.stage import Stage
from engine.tokyo_clash.state import Clash

#: The rule that a question as a whole comes from.
RULES = {
    "attack": "TC-5.1",
    "target": "TC-13.9",
    "spend": "TC-4.8",
    "throw": "TC-8.7",
    "throw.to": "TC-5.3",
    "throw.hit": "TC-5.4",
    "throw.through": "TC-5.5",
    "throw.collide": "TC-5.7",
    "trophy": "TC-13.15",
    "radar": "TC-7.1",
    "bunker": "TC-7.1",
    "recall": "TC-9.3",
    "bask": "TC-9.4",
    "refresh": "TC-10.1",
    "action": "TC-8.7",
    "move": "TC-4.3",
    "fly": "TC-8.5",
    "dodge": "TC-13.2",
    "push": "TC-13.12",
    "pull": "TC-13.12",
    "place": "TC-13.12",
    "smash": "TC-13.1",
    "recover": "TC-13.1",
    "discard": "TC-13.1",
    "strip": "TC-13.1",
    "sift.keep": "TC-13.1",
    "sift.under": "TC-13.1",
    "riposte": "TC-13.2",
    "hunt.tank": "TC-11.2",
    "hunt.ufo": "TC-11.2",
    "move.tank": "TC-11.3",
    "move.ufo": "TC-11.3",
    "move.train": "TC-11.6",
    "place.tank": "TC-11.4",
    "place.train": "TC-11.4",
    "place.jet": "TC-11.4",
    "place.ufo": "TC-11.16",
    "place.battleship": "TC-11.4",
    "place.generator": "TC-11.12",
    "face.train": "TC-11.6",
    "face.jet": "TC-11.7",
    "face.battleship": "TC-11.9",
}


def why_not(content: Content, state: Clash, question: Decision | Amount, pick: str | int) -> str:
    """Return the rule that keeps *pick* from answering *question*."""
    if not isinstance(pick, str):
        return RULES.get(question.ask, "")
    stage = Stage(content, state, lambda event: None)
    try:
        meant = read(pick)
    except (KeyError, ValueError):
        return RULES.get(question.ask, "")
    match question.ask:
        case "act" | "momentum":
            return _why_not_act(stage, question.seat, meant)
        case "defend":
            card = _held(stage, question.seat, meant)
            return cannot_defend(card, stage.fighters[question.seat].energy) if card else ""
        case "attack":
            return _why_not_attack(stage, meant)
        case "throw.to":
            return _why_not_thrown(stage, pick)
        case "move" | "fly" | "dodge" | "push" | "pull" | "place" if stage.city.by_token.get(pick) is not None:
            if stage.is_large(stage.city.by_token[pick]):
                return "TC-4.3" if question.ask in ("move", "fly", "dodge") else "TC-13.12"
    return RULES.get(question.ask, "")


def _why_not_act(stage: Stage, seat: Seat, pick: ClashPick) -> str:
    card = _held(stage, seat, pick)
    match pick:
        case UseCard() if card:
            return unplayable(stage, seat, card)
        case Discard() if card:
            return "" if can_discard(stage, seat) else "TC-8.7"
        case Spend():
            return "TC-4.8"
        case Pass() | Stop():
            return "TC-4.4"
    return ""


def _why_not_attack(stage: Stage, pick: ClashPick) -> str:
    """A ranged attack does not throw; whatever else is refused is no target in reach."""
    playing = [stage.cards[card] for fighter in stage.fighters for card in fighter.playing]
    is_ranged = bool(playing) and playing[-1].range >= 0
    return "TC-5.2" if is_ranged or not isinstance(pick, Hit | Throw) else "TC-5.1"


def _why_not_thrown(stage: Stage, pick: str) -> str:
    """A kaiju in flight does not come past what stops it; whatever else is refused is on no line or too far."""
    aim, space = stage.state.aim, stage.city.by_token.get(pick)
    assert aim is not None, "something is being thrown"
    reached = space is not None and 0 < stage.city.straight[aim.space][space] <= aim.amount
    return "TC-5.5" if reached else "TC-5.3"


def _held(stage: Stage, seat: Seat, pick: ClashPick) -> Card | None:
    """Return the card of *pick* in the hand of *seat*, if it is there."""
    if not isinstance(pick, UseCard | Discard):
        return None
    hand = [stage.cards[card] for card in stage.fighters[seat].hand]
    return next((card for card in hand if card.key == pick.key), None)
