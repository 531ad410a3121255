"""Why a pick is not offered: the rule behind each refusal."""

from engine.monopoly.board import Board
from engine.monopoly.state import Rampage
from engine.play import Pick, Question

#: The rule that a question as a whole comes from.
RULES = {
    "turn": "GM-2.1",
    "works": "GM-4.1",
    "sell": "GM-4.4",
    "debt": "GM-4.5",
    "place.house": "GM-4.1",
    "place.tank": "GM-4.1",
    "deal.with": "GM-9.3",
    "deal.give": "GM-9.1",
    "deal.take": "GM-9.1",
    "deal.money": "GM-9.1",
    "deal.answer": "GM-9.1",
    "escape": "GM-2.3",
    "shift": "GM-8.9",
    "lunge": "GM-7.5",
    "hide": "GM-6.4",
    "go": "GM-8.1",
    "fish": "GM-8.5",
    "stride": "GM-11.3",
    "lose_tank": "GM-11.3",
    "jam": "GM-8.9",
    "declare": "GM-8.2",
    "shield": "GM-8.9",
    "strike": "GM-3.1",
    "strike_back": "GM-6.3",
    "tanks": "GM-5.2",
    "maser": "GM-5.5",
    "buy": "GM-3.4",
}

#: The rule behind a kind of token, whatever was asked.
TOKENS = {
    "stay": "GM-8.4",
    "deal": "GM-9.1",
    "withdraw": "GM-9.1",
    "rights": "GM-4.4",
    "maser": "GM-4.2",
    "build": "GM-4.1",
    "buy": "GM-3.4",
    "hide": "GM-6.4",
    "fire": "GM-5.4",
}

HITS = ("house", "tank", "seat")


def why_not(board: Board, state: Rampage, question: Question, pick: Pick) -> str:
    """Return the rule that keeps *pick* from answering *question*."""
    if not isinstance(pick, str):
        return RULES[question.ask]
    what, _, rest = pick.partition(":")
    if what == "works":
        return _why_not_work(board, state, question, rest)
    if question.ask in ("strike", "strike_back") and (hit := what.partition("#")[0]) in HITS:
        return _why_not_hit(board, state, question, hit)
    if what == "seat" and question.ask == "turn":
        return "GM-6.1"
    if what == "buy" and not state.kaiju[question.seat].is_free:
        return "GM-3.6"
    if what == "card" and question.ask not in ("deal.give", "deal.take"):
        return "GM-8.9"
    return TOKENS.get(what) or RULES[question.ask]


def _why_not_work(board: Board, state: Rampage, question: Question, key: str) -> str:
    if key in board.numbers and state.districts[board.numbers[key]].owner != question.seat:
        return "GM-4.1"
    return "GM-7.4" if not state.kaiju[question.seat].is_free else RULES[question.ask]


def _why_not_hit(board: Board, state: Rampage, question: Question, what: str) -> str:
    """Return why *what* ("house", "tank", "seat") may not be hit, or not so often."""
    seat = question.seat
    if what == "house" and question.ask == "strike_back":
        return "GM-6.3"
    number = board.spaces[state.kaiju[seat].at].district
    is_ours = number >= 0 and state.districts[number].owner == state.side(seat)
    if what in ("house", "tank") and is_ours:
        return "GM-3.5" if state.kaiju[seat].is_free else "GM-7.6"
    if what == "seat":
        return "GM-6.2" if not state.kaiju[state.to_play].laps else "GM-1.5"
    return RULES[question.ask]
