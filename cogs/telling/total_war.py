"""How Total War is told: its cards, its questions, its picks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.play import Event, Question

if TYPE_CHECKING:
    from cogs.telling import Fact, Teller

CARD_FIELDS = ("card",)
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


def question_facts(teller: Teller, question: Question, view: Any) -> dict[str, Fact]:
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
