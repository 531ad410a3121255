"""Computer players of Total War: a careful one for absent people, a greedy one that takes what it sees."""

from __future__ import annotations

from engine.play import Decision, Pick, Question, Seat
from engine.players.careful import careful as cautious
from engine.rng import Rng
from engine.total_war.answering import HIT, PASS
from engine.total_war.cards import CARDS, Card
from engine.total_war.view import FighterView, WarView


def careful(view: WarView, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Answer with the lowest card that does, keep hearts and specials, lay the least damage."""
    if not isinstance(question, Decision):
        return cautious(view, question, rng)
    if question.ask in ("open", "answer"):
        return (min(question.options, key=_price),)
    if question.ask in ("damage", "building", "discard"):
        return tuple(sorted(question.options, key=_damage)[: question.least])
    if question.ask == "target":
        return (question.options[rng.below(len(question.options))],)
    return cautious(view, question, rng)


def greedy(view: WarView, question: Question, rng: Rng) -> tuple[Pick, ...]:
    """Open high, answer low, hit the one nearest to falling, and add a heart where it fells or costs little."""
    if not isinstance(question, Decision) or view.seat is None:
        return careful(view, question, rng)
    if question.ask == "open":
        return (max(question.options, key=_force),)
    if question.ask == "target":
        return (_weakest(view, question.options),)
    if question.ask == "heart":
        return (_heart(view, question.options, _victim(view)),)
    if question.ask == "counter" and view.striker is not None:
        return (_heart(view, question.options, view.fighters[view.striker]),)
    return careful(view, question, rng)


def _card(option: str) -> Card | None:
    face = option.removeprefix("card:").partition("+")[0].partition("#")[0]
    return CARDS.get(face)


def _price(option: str) -> tuple[int, int]:
    """Order plays from the cheapest: a bare number, one with an icon, Power, a special, the King, being hit."""
    card = _card(option)
    if option == PASS:
        return (0, 0)
    if option == HIT:
        return (9, 0)
    if card is None or option.startswith("king:"):
        return (8, 0)
    if not card.is_numeric:
        return (5, 0)
    kind = 3 if option.endswith("+power") else 0
    return (kind + card.has_heart + (card.value > 7), card.value)


def _damage(option: str) -> int:
    if option.startswith("building:"):
        return int(option.removeprefix("building:"))
    card = _card(option)
    return card.value if card else 99


def _force(option: str) -> tuple[int, int]:
    """Order openings from the weakest: hearts and specials are kept, high numbers are hard to answer."""
    card = _card(option)
    if card is None or not card.is_numeric or option.endswith("+power") or option.startswith("king:"):
        return (0, 0)
    return (1 if card.has_heart else 2, card.value)


def _weakest(view: WarView, options: tuple[str, ...]) -> str:
    """Return the one nearest to falling, the most valuable of equals."""

    def left(option: str) -> tuple[int, int]:
        fighter = view.fighters[_seat(option)]
        return (fighter.life - fighter.wounds, -fighter.worth)

    return min(options, key=left)


def _victim(view: WarView) -> FighterView:
    """Return who is being wounded: the one to play, or after a Double Wound the next one standing (TW-4.3)."""
    seat = view.to_play
    if seat == view.seat:
        step = 1 if view.is_clockwise else -1
        seat = (seat + step) % len(view.fighters)
        while view.fighters[seat].is_out:
            seat = (seat + step) % len(view.fighters)
    return view.fighters[seat]


def _seat(option: str) -> Seat:
    return int(option.removeprefix("seat:"))


def _heart(view: WarView, options: tuple[str, ...], victim: FighterView) -> str:
    """Return the lowest heart that fells *victim*; failing that a heart that straightens us; otherwise none."""
    hearts = sorted((option for option in options if option != PASS), key=_worth)
    left = victim.life - victim.wounds
    for heart in hearts:
        if _worth(heart) >= left:
            return heart
    assert view.seat is not None
    plain = [heart for heart in hearts if not heart.startswith("king:")]
    return plain[0] if plain and view.fighters[view.seat].is_spun else PASS


def _worth(option: str) -> int:
    card = _card(option)
    return card.value if card else 4
