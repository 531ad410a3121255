"""How Tokyo Clash is told: its cards, its city, its questions, its picks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from engine import games
from engine.play import Event, Question, Seat
from engine.tokyo_clash.events import Drew, Passed, Reshuffled, VehicleMoved, VehiclePlaced
from words import tokyo_places as places
from words.game import Facts, GameWords, Prompt
from words.names import titled
from words.phrase import Phrase
from words.term import Term
from words.tokyo_labels import label, minus, named, thing
from words.tokyo_prospects import Prospect

if TYPE_CHECKING:
    from words.game import Fact
    from words.teller import Teller

GAME = "tokyo_clash"
SPACES = ("start", "end", "space")
CARDS_HELD = ("act", "momentum", "defend")


@cache
def _card_names() -> dict[str, str]:
    return {card.key: card.name for card in games[GAME].content.cards}  # type: ignore[attr-defined]


def card(teller: Teller, key: str) -> str:
    """Return the name of a card: the language's own, that of its row, or one made of its key."""
    if f"{GAME}-card-{key}" in teller.words:
        return teller.say(f"card-{key}")
    return _card_names().get(key) or titled(key)


def _cards(teller: Teller, keys: Sequence[str]) -> str:
    return listed(teller, [card(teller, key) for key in keys])


def listed(teller: Teller, names: Sequence[str]) -> str:
    """Return *names* as a list: a, b and c."""
    if len(names) < 2:
        return "".join(names)
    return teller.words.say("list-end", first=", ".join(names[:-1]), last=names[-1])


def _yes(truth: object) -> str:
    return "yes" if truth else "no"


# -- events -------------------------------------------------------------------------------------------------------


def event_facts(teller: Teller, event: Any) -> dict[str, Fact]:
    """Return the facts of *event* that need more than their value."""
    facts: dict[str, Fact] = {name: minus(getattr(event, name)) for name in SPACES if hasattr(event, name)}
    if hasattr(event, "cards"):
        facts |= {"cards": _cards(teller, event.cards), "known": _yes(event.cards)}
    if hasattr(event, "card"):
        facts["card"] = card(teller, event.card) if event.card else ""
        facts["is_met"] = _yes(event.card)
    for name in ("what", "vehicle"):
        if hasattr(event, name):
            facts[name] = thing(teller, getattr(event, name))
    if hasattr(event, "facing"):
        facts["has_facing"] = _yes(event.facing)
        facts["facing"] = teller.say(f"way-{event.facing}") if event.facing else ""
    return facts | _more(teller, event)


def _more(teller: Teller, event: Any) -> dict[str, Fact]:
    """Return what single kinds of events need."""
    match type(event).__name__:
        case "Thrown":
            return {"what": named(teller, event.what)}
        case "RoundBegan":
            return {"king": teller.name(event.king)}
        case "Defended":
            return {"left": max(0, event.amount - event.value)}
        case "Damaged":
            facts: dict[str, Fact] = {"trophies": _cards(teller, event.trophies), "known": _yes(event.trophies)}
            return facts | {"discarded": _cards(teller, event.discarded), "is_any": _yes(event.discarded)}
        case "EventActivated":
            return {"event": teller.say(f"event-{event.event}")}
        case "VehicleMoved":
            return {"is_still": _yes(event.start == event.end)}
        case "Fired":
            return {"seats": listed(teller, [teller.name(seat) for seat in event.seats]), "count": len(event.seats)}
        case "GeneratorWentOff":
            return {"own": _yes(event.by == event.seat)}
        case "Ended":
            scored = [f"{teller.name(seat)} {score}" for seat, score in enumerate(event.scores)]
            return {"scores": listed(teller, scored)}
    return {}


def is_minor(event: Event) -> bool:
    """Return whether it is only routine: cards drawn unseen, vehicles on their way, going without cards."""
    match event:
        case Drew(cards=()) | Passed(had_cards=False) | VehicleMoved() | VehiclePlaced() | Reshuffled():
            return True
    return False


# -- questions ----------------------------------------------------------------------------------------------------


def question_facts(teller: Teller, question: Prompt, view: Any) -> dict[str, Fact]:
    """Return what *question* is about: the card in play, what is aimed at, and what one has to do it with."""
    me, aim = view.fighters[question.seat], view.aim
    playing = me.playing[-1] if me.playing else ""
    if question.ask == "defend" and aim:
        playing = aim.card
    return {
        "energy": me.energy,
        "card": card(teller, playing) if playing else teller.say("mat"),
        "has_card": _yes(playing),
        "attacker": teller.name(aim.seat) if aim else "",
        "target": named(teller, aim.target) if aim else "",
        "amount": aim.amount if aim else 0,
        "space": minus(aim.space or me.space) if aim else minus(me.space),
    }


def pick(teller: Teller, question: Question, token: str | int, view: Any) -> str:
    """Return the label of a pick."""
    return label(teller, question, str(token), Prospect(view, question.seat), lambda key: card(teller, key))


def about(question: Question, token: str | int, view: Any) -> str:
    """Return more about a pick: what the card says, or what the mat offers for it."""
    verb, _, key = str(token).partition(":")
    if verb == "discard":
        return " / ".join(view.fighters[question.seat].actions)
    if verb == "hand":
        key = view.hand[int(key) - 1]
    if verb in ("card", "spend", "hand"):
        return next((face.text for face in view.cards if face.key == key.partition("#")[0]), "")
    return ""


def notes(teller: Teller, question: Question, view: Any) -> list[str]:
    """Return the cards in hand that cannot be played now, each with the reason."""
    if question.ask not in CARDS_HELD:
        return []
    prospect, said = Prospect(view, question.seat), []
    for token in wishes(question, view):
        face = prospect.faces[token.removeprefix("card:")]
        why = "cost" if question.ask == "defend" else prospect.hindrance(face)
        facts: dict[str, Fact] = {"cost": face.cost, "energy": prospect.me.energy}
        said.append(teller.say(f"note-{why}", card=card(teller, face.key), **facts))
    return [teller.say("notes", cards=" · ".join(said))] if said else []


def wishes(question: Question, view: Any) -> list[str]:
    """Return the cards in hand that are not offered, in defence those that could defend; or the other spaces."""
    offered = getattr(question, "options", ())
    if question.ask not in CARDS_HELD:
        is_where = any(token.startswith("hex:") for token in offered)
        spaces = [f"hex:{space.name}" for space in view.spaces] if is_where else []
        return [space for space in spaces if space not in offered]
    held = list(dict.fromkeys(view.hand)) if question.ask != "defend" else _defences(view)
    return [f"card:{key}" for key in held if f"card:{key}" not in offered]


def wish(teller: Teller, question: Question, token: str, view: Any) -> str:
    """Return what something that is not offered is called: a space has only its coordinates."""
    return minus(token.removeprefix("hex:")) if token.startswith("hex:") else pick(teller, question, token, view)


def _defences(view: Any) -> list[str]:
    faces = {face.key: face for face in view.cards}
    held = dict.fromkeys(view.hand)
    return [key for key in held if any(part.word == "defend" for part in faces[key].parts)]


def is_on_board(question: Question, view: Any) -> bool:
    """Return whether *question* is about spaces, targets or ways."""
    return places.is_on_board(view, question)


def order_tokens(view: Any) -> list[str]:
    """Return the cards in hand that can defend."""
    return [f"card:{key}" for key in _defences(view)]


# -- looking things up --------------------------------------------------------------------------------------------


def seat_facts(teller: Teller, seat: Seat, view: Any) -> dict[str, Fact]:
    """Return how *seat* stands, as everybody sees it."""
    fighter = view.fighters[seat]
    return {
        "energy": fighter.energy,
        "cards": fighter.hand_count,
        "trophies": len(fighter.trophies),
        "is_king": _yes(fighter.is_king),
    }


def kaiju_names(view: Any) -> dict[int, str]:
    """Return how the kaiju are called, seat by seat."""
    return {fighter.seat: fighter.name for fighter in view.fighters}


def deck(game: Any) -> tuple[str, ...]:
    """Return the cards of all four decks, every copy."""
    return tuple(card.key for card in game.content.cards)


def lexicon(teller: Teller, game: Any) -> list[Term]:
    """Return the cards, the kaiju, the events, the buildings and the vehicles."""
    content = game.content
    faces = {card.key: card.face for card in content.cards}
    found = [_card_word(teller, face, content) for face in faces.values()]
    found += [_kaiju_word(teller, mat) for mat in content.mats.values()]
    for row in content.events.values():
        found.append(Term(f"event:{row.key}", teller.say("word-event", name=row.name), row.text))
    found += [_prize_word(teller, f"building:{row.letter}", row) for row in content.buildings.values()]
    found += [_prize_word(teller, f"vehicle:{row.kind}", row) for row in content.vehicles.values()]
    return found


def _card_word(teller: Teller, face: Any, content: Any) -> Term:
    mat = content.mats[face.kaiju]
    copies = sum(card.key == face.key for card in content.cards)
    facts: dict[str, Fact] = {"cost": face.cost, "dominance": face.dominance, "copies": copies, "total": len(mat.deck)}
    text = teller.say("word-card-text", text=face.text, **facts)
    name = teller.say("word-card", name=card(teller, face.key), kaiju=mat.name)
    return Term(f"card:{face.key}", name, text, face.key)


def _kaiju_word(teller: Teller, mat: Any) -> Term:
    about = teller.say(f"kaiju-{mat.key}") if f"{GAME}-kaiju-{mat.key}" in teller.words else ""
    first, second = (action.text for action in mat.actions)
    text = teller.say("word-kaiju-text", about=about, first=first, second=second)
    return Term(f"kaiju:{mat.key}", mat.name, text)


def _prize_word(teller: Teller, key: str, row: Any) -> Term:
    prize = [teller.say("prize-energy", energy=row.energy)]
    if getattr(row, "reward", ""):
        prize.append(teller.say(f"prize-{row.reward}"))
    return Term(key, row.name, teller.say("word-prize-text", prize=", ".join(prize)))


class TokyoClashWords(GameWords[Any]):
    """How Tokyo Clash is told."""

    def event_facts(self, teller: Teller, event: Any) -> Facts:
        """Return the facts of *event* that need more than their value."""
        return event_facts(teller, event)

    def is_minor(self, event: Event) -> bool:
        """Return whether it is only routine."""
        return is_minor(event)

    def question_facts(self, teller: Teller, question: Prompt, view: Any) -> Facts:
        """Return what *question* is about."""
        return question_facts(teller, question, view)

    def answer(self, teller: Teller, question: Question, token: str, view: Any) -> Phrase:
        """Return the label of an answer."""
        text = pick(teller, question, token, view)
        return Phrase(text, text, text)

    def wish(self, teller: Teller, question: Question, token: str, view: Any) -> str:
        """Return what something that is not offered is called."""
        return wish(teller, question, token, view)

    def wishes(self, question: Question, view: Any) -> list[str]:
        """Return what one might want to answer and cannot."""
        return wishes(question, view)

    def about(self, question: Question, token: str, view: Any) -> str:
        """Return more about an answer."""
        return about(question, token, view)

    def notes(self, teller: Teller, question: Question, view: Any) -> list[str]:
        """Return the cards in hand that cannot be played now."""
        return notes(teller, question, view)

    def is_on_board(self, question: Question, view: Any) -> bool:
        """Return whether *question* is about spaces, targets or ways."""
        return is_on_board(question, view)

    def seat_facts(self, teller: Teller, seat: Seat, view: Any) -> Facts:
        """Return how *seat* stands."""
        return seat_facts(teller, seat, view)

    def kaiju_names(self, view: Any) -> dict[Seat, str]:
        """Return how the kaiju are called."""
        return kaiju_names(view)

    def round(self, view: Any) -> int:
        """Return the round."""
        return int(view.round)

    def order_tokens(self, view: Any) -> list[str]:
        """Return the cards in hand that can defend."""
        return order_tokens(view)

    def token(self, teller: Teller, token: str) -> str:
        """Return the name of a card's token."""
        return card(teller, token.partition(":")[2].partition("#")[0])

    def deck(self, game: Any) -> Sequence[str]:
        """Return the cards of all four decks."""
        return deck(game)

    def lexicon(self, teller: Teller, game: Any) -> list[Term]:
        """Return what can be looked up."""
        return lexicon(teller, game)
