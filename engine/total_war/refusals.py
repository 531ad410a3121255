"""Why a pick is not offered: the rule behind each refusal."""

from engine.play import Amount, Decision, Seat
from engine.total_war.answering import HIT, PASS, forbidden
from engine.total_war.cards import CARDS
from engine.total_war.state import War

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


def why_not(war: War, question: Decision | Amount, pick: str | int) -> str:
    """Return the rule that keeps *pick* from answering *question*."""
    if question.ask not in ("open", "answer") or not isinstance(pick, str):
        return RULES.get(question.ask, "")
    if pick in (HIT, PASS):
        return "TW-4.9" if pick == HIT else "TW-3.1"
    if pick.startswith("king:"):
        return _why_not_king(war, question.seat, pick)
    return _why_not_card(war, question.seat, pick)


def _why_not_card(war: War, seat: Seat, pick: str) -> str:
    fighter = war.fighters[seat]
    face, _, added = pick.removeprefix("card:").partition("+")
    if face not in fighter.hand:
        return ""
    if added and (fighter.is_spun or not CARDS[face].is_numeric):
        return "TW-7.1"
    return forbidden(war, CARDS[face], CARDS[face].value + (fighter.side.power if added else 0))


def _why_not_king(war: War, seat: Seat, pick: str) -> str:
    if not war.fighters[seat].holds_king:
        return "TW-9.1"
    if pick.startswith("king:heal:"):
        return "TW-9.4"
    if pick.startswith("king:wound:"):
        return "TW-9.2"
    if pick.endswith("+power") and war.fighters[seat].is_spun:
        return "TW-7.1"
    return "TW-4.6" if war.is_wound else "TW-4.1"
