"""How Total War is told: its cards, its questions, its picks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cogs.telling.word import Word
from engine.play import Event, Question, Seat
from engine.total_war.cards import CARDS, ORDER
from engine.total_war.events import Drew
from table.models import Waiting

if TYPE_CHECKING:
    from cogs.telling import Fact, Teller

HAND_FIELDS = ("cards", "hand")


def card(teller: Teller, face: str) -> str:
    """Return the name of a card or of a building laid as damage."""
    if face.startswith("building"):
        return teller.say("building", value=int(face.removeprefix("building")))
    if face.lstrip("-").isdigit():
        return teller.say("card-plain", value=face.replace("-", "\N{MINUS SIGN}"))
    if face[:-1].isdigit():
        return teller.say("card-heart" if face.endswith("h") else "card-building", value=int(face[:-1]))
    return teller.say(f"card-{face}")


def event_facts(teller: Teller, event: Event) -> dict[str, Fact]:
    """Return the facts of *event* that need more than their value."""
    facts: dict[str, Fact] = {}
    for field in HAND_FIELDS:
        faces = getattr(event, field, None)
        if faces is not None:
            facts["cards"] = ", ".join(card(teller, face) for face in faces)
            facts["known"] = "yes" if faces else "no"
            facts.setdefault("count", getattr(event, "count", len(faces)))
    face = getattr(event, "card", None)
    if face is not None:
        facts["card_text"] = card(teller, face)
        facts["card"] = face if hasattr(event, "with_king") else facts["card_text"]
    if hasattr(event, "by") and hasattr(event, "seat"):
        facts["own"] = "yes" if event.by == event.seat else "no"
    return facts


def is_minor(event: Event) -> bool:
    """Return whether it is only the usual drawing of cards that one does not see."""
    return isinstance(event, Drew) and not event.cards


def seat_facts(teller: Teller, seat: Seat, view: Any) -> dict[str, Fact]:
    """Return how *seat* stands, as everybody sees it."""
    fighter = view.fighters[seat]
    return {
        "left": max(0, fighter.life - fighter.wounds),
        "life": fighter.life,
        "cards": fighter.hand_count,
        "vp": fighter.vp,
        "target": view.target,
        "is_out": "yes" if fighter.is_out else "no",
    }


def kaiju_names(view: Any) -> dict[int, str]:
    """Return how the kaiju are called, seat by seat."""
    return {fighter.seat: fighter.name for fighter in view.fighters}


def lexicon(teller: Teller, game: Any) -> list[Word]:
    """Return the cards and the kaiju, with their numbers."""
    faces = sorted(set(deck(game)), key=ORDER.__getitem__)
    cards = [Word(f"card:{face}", teller.say("card-titled", card=card(teller, face)), "", face) for face in faces]
    return cards + [_kaiju(teller, row) for row in game.content.kaiju.values()]


def _kaiju(teller: Teller, row: Any) -> Word:
    sides: dict[str, Fact] = {}
    for name, side in (("normal", row.normal), ("furious", row.furious)):
        sides |= {f"{name}_life": side.life, f"{name}_power": side.power, f"{name}_vp": side.vp}
    about = teller.say(f"kaiju-{row.key}") if f"total_war-kaiju-{row.key}" in teller.words else ""
    return Word(f"kaiju:{row.key}", row.name, teller.say("kaiju-sides", about=about, **sides))


def deck(game: Any) -> tuple[str, ...]:
    """Return the playing cards, every copy."""
    cards: tuple[str, ...] = tuple(game.content.deck)
    return cards


def wishes(question: Question, view: Any) -> list[str]:
    """Return the cards in hand, with and without power, and taking the hit, as far as they are not offered."""
    if question.ask not in ("open", "answer", "damage", "heart", "counter", "discard"):
        return []
    faces = dict.fromkeys(view.hand)
    cards = [f"card:{face}" for face in faces]
    can_strike = question.ask in ("open", "answer")
    more = [f"card:{face}+power" for face in faces if can_strike and CARDS[face].is_numeric]
    extra = ["hit"] if question.ask == "answer" else []
    return [wish for wish in (*cards, *more, *extra) if wish not in getattr(question, "options", ())]


def about(question: Question, token: str | int, view: Any) -> str:
    """Return nothing: the labels say it all."""
    return ""


def notes(teller: Teller, question: Question, view: Any) -> list[str]:
    """Return nothing: whoever misses a card asks why."""
    return []


def order_tokens(view: Any) -> list[str]:
    """Return the cards in hand."""
    return [f"card:{face}" for face in dict.fromkeys(view.hand)]


def token(teller: Teller, token: str) -> str:
    """Return the name of a card's token."""
    return card(teller, token.removeprefix("card:").partition("+")[0].partition("#")[0])


def question_facts(teller: Teller, question: Question | Waiting, view: Any) -> dict[str, Fact]:
    """Return what *question* is about."""
    return {
        "round": view.round,
        "strike": view.strike or 0,
        "is_wound": "yes" if view.is_wound else "no",
        "striker": teller.name(view.striker) if view.striker is not None else "",
        "victim": teller.name(view.victim) if view.victim is not None else "",
        "least": getattr(question, "least", 1),
    }


def pick(teller: Teller, question: Question, token: str | int, view: Any) -> str:
    """Return the label of a pick."""
    word, _, rest = str(token).partition(":")
    match word:
        case "hit":
            return teller.say("pick-hit")
        case "pass":
            return teller.say(f"pick-pass-{question.ask}")
        case "seat":
            return teller.say("pick-seat", name=teller.name(int(rest)))
        case "building":
            return teller.say("pick-building", value=int(rest))
        case "king":
            return _king_pick(teller, question, rest, view)
    return _card_pick(teller, question, rest, view)


def _card_pick(teller: Teller, question: Question, rest: str, view: Any) -> str:
    face, _, added = rest.partition("#")[0].partition("+")
    power = view.fighters[question.seat].power if added else 0
    name = card(teller, face)
    if face == "-3" and question.ask in ("open", "answer"):
        return teller.say("pick-lowered", card=name, total=max(0, (view.strike or 0) - 3 + power))
    if added:
        return teller.say("pick-power", card=name, total=int(face.rstrip("hb")) + power)
    return teller.say("pick-card", card=name)


def _king_pick(teller: Teller, question: Question, rest: str, view: Any) -> str:
    use, _, face = rest.partition(":")
    match use:
        case "wound" | "heal":
            return teller.say(f"pick-king-{use}", card=card(teller, face))
        case "heart+power":
            return teller.say("pick-king-heart-power", total=4 + view.fighters[question.seat].power)
    return teller.say(f"pick-king-{use}")
