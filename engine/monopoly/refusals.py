"""Why a pick is not offered: the rule behind each refusal."""

from engine.monopoly.content.board import Board
from engine.monopoly.estate.dealing import is_trader
from engine.monopoly.picks import (
    DEAL,
    HIDE,
    HOUSE,
    STAY,
    Build,
    BuildMaser,
    Buy,
    KeptCard,
    Plain,
    RampagePick,
    Rival,
    SellRights,
    Thing,
    Withdraw,
    Works,
    read,
)
from engine.monopoly.state import Rampage
from engine.play import Pick, Question, Seat

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
    "shift": "GM-8.10",
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
    "tanks": "GM-5.4",
    "maser": "GM-5.5",
    "buy": "GM-3.4",
}

#: The rule behind a kind of answer, whatever was asked.
KINDS: dict[type, str] = {
    Withdraw: "GM-9.4",
    SellRights: "GM-4.4",
    BuildMaser: "GM-4.2",
    Build: "GM-4.1",
    Buy: "GM-3.4",
}
WORDS = {STAY: "GM-8.4", DEAL: "GM-9.1", HIDE: "GM-6.4"}


def why_not(board: Board, state: Rampage, question: Question, token: Pick) -> str:
    """Return the rule that keeps *token* from answering *question*."""
    try:
        pick = read(token) if isinstance(token, str) else None
    except (KeyError, ValueError):
        pick = None
    if pick is None:
        return RULES[question.ask]
    if isinstance(pick, Works):
        return _why_not_work(board, state, question, pick.key)
    if question.ask in ("strike", "strike_back"):
        if isinstance(pick, Rival):
            return _why_not_rival(state, question, pick.seat)
        if isinstance(pick, Thing):
            return _why_not_thing(board, state, question, pick.what)
    if isinstance(pick, Rival) and question.ask == "turn":
        return "GM-6.1"
    if isinstance(pick, Buy) and not state.kaiju[question.seat].is_free:
        return "GM-3.6"
    if isinstance(pick, KeptCard) and question.ask not in ("deal.give", "deal.take"):
        return "GM-8.9"
    if token == DEAL and not _may_trade(state, question.seat):
        return "GM-9.3"
    return _rule_of(pick) or RULES[question.ask]


def _may_trade(state: Rampage, seat: Seat) -> bool:
    kaiju = state.kaiju[seat]
    return is_trader(kaiju.is_free, bool(kaiju.cards), state.readings.deals)


def _rule_of(pick: RampagePick) -> str:
    return WORDS.get(pick.word, "") if isinstance(pick, Plain) else KINDS.get(type(pick), "")


def _why_not_work(board: Board, state: Rampage, question: Question, key: str) -> str:
    if key in board.numbers and state.districts[board.numbers[key]].owner != question.seat:
        return "GM-4.1"
    return "GM-7.4" if not state.kaiju[question.seat].is_free else RULES[question.ask]


def _why_not_rival(state: Rampage, question: Question, rival: Seat) -> str:
    """Return why *rival* may not be hit, or not so often: it is a friend, there is peace, or it has fallen."""
    if not state.are_enemies(question.seat, rival):
        return "GM-1.5"
    if not state.kaiju[state.to_play].laps:
        return "GM-6.2"
    return RULES[question.ask] if state.kaiju[rival].hp else "GM-6.8"


def _why_not_thing(board: Board, state: Rampage, question: Question, what: str) -> str:
    """Return why a house or a tank may not be hit, or not so often."""
    seat = question.seat
    if what == HOUSE and question.ask == "strike_back":
        return "GM-6.3"
    number = board.spaces[state.kaiju[seat].at].district
    is_ours = number >= 0 and state.districts[number].owner == state.side(seat)
    if is_ours:
        return "GM-3.5" if state.kaiju[seat].is_free else "GM-7.6"
    return RULES[question.ask]
