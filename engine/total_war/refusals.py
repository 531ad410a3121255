"""Why a pick is not offered: the rule behind each refusal."""

from engine.play import Amount, Decision, Seat
from engine.total_war.cards.card import CARDS, KING
from engine.total_war.picks import DrawThree, Heal, Pass, Play, PlayAsWound, TakeHit, read
from engine.total_war.state import War
from engine.total_war.strikes.answering import forbidden

#: The rule that a question as a whole comes from.
RULES = {
    "open": "TW-3.1",
    "answer": "TW-4.1",
    "target": "TW-4.5",
    "damage": "TW-5.1",
    "heart": "TW-5.3",
    "building": "TW-5.4",
    "counter": "TW-6.8",
    "discard": "TW-9.5",
}


def why_not(war: War, question: Decision | Amount, token: str | int) -> str:
    """Return the rule that keeps *token* from answering *question*."""
    if question.ask not in ("open", "answer") or not isinstance(token, str):
        return RULES.get(question.ask, "")
    try:
        pick = read(token)
    except (KeyError, ValueError):
        return ""
    match pick:
        case TakeHit() | Pass():
            return "TW-3.1" if war.is_opening else "TW-4.9"
        case Play(face, power) if face != KING:
            return _why_not_card(war, question.seat, face, with_power=power)
        case Play() | PlayAsWound() | Heal() | DrawThree():
            return _why_not_king(war, question.seat, pick)
    return ""


def _why_not_card(war: War, seat: Seat, face: str, *, with_power: bool) -> str:
    fighter = war.fighters[seat]
    if face not in fighter.hand:
        return ""
    no_number = war.is_wound and CARDS[face].is_numeric  # TW-4.6: power would not help either
    if with_power and not no_number and (fighter.is_spun or not CARDS[face].is_numeric):
        return "TW-7.1"
    return forbidden(war, CARDS[face], CARDS[face].value + (fighter.side.power if with_power else 0))


def _why_not_king(war: War, seat: Seat, pick: Play | PlayAsWound | Heal | DrawThree) -> str:
    if not war.fighters[seat].holds_king:
        return "TW-9.1"
    if isinstance(pick, Heal):
        return "TW-9.4"
    if isinstance(pick, PlayAsWound):
        return "TW-9.2"
    if isinstance(pick, Play) and pick.power and war.fighters[seat].is_spun:
        return "TW-7.1"
    return "TW-4.6" if war.is_wound else "TW-4.1"
