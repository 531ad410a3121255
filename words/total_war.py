"""Total War in words: its cards, its questions, its answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from data.sources import origin
from data.words import FALLBACK, Words
from engine import games
from engine.play import Event, Game, Pick, Question, Seat
from engine.total_war import events as facts_of
from engine.total_war.cards.card import CARDS, DAMAGE, DOUBLE_WOUND, KING, LOWERING, ORDER, Card, building, is_building
from engine.total_war.content import Content, KaijuRow
from engine.total_war.events import DamageLaid, Defeated, Drew, Played, RoundOpened, Wounded
from engine.total_war.game import TotalWar
from engine.total_war.picks import (
    DrawThree,
    Heal,
    Pass,
    Play,
    PlayAsWound,
    TakeBuilding,
    TakeHit,
    Target,
    face_of,
    read,
    spell,
)
from engine.total_war.prospect import Prospect, prospect
from engine.total_war.state import Side
from engine.total_war.view import WarView
from words.game import Facts, GameWords, Prompt
from words.names import kaiju_called, listed, sentences, worded, yes_or_no
from words.phrase import Phrase
from words.portrait import Portrait, Stat, StatRow
from words.teller import Teller
from words.term import Term

#: What the rows say of themselves in words: what is known though the rest is ours.
KNOWN = tuple(f"total_war-known-{key}" for key in ("heart", "building", "special", "buildings", "power", "life"))
HAND_FIELDS = ("cards", "hand")
#: The emojis of kinds of cards.
EMOJIS = {
    "heart": "heart",
    "building": "tower",
    "change_direction": "direction",
    "choose_target": "target",
    "wound": "wound",
    "double_wound": "wound",
    "king": "king_card",
}


def card(teller: Teller, face: str) -> str:
    """Return the name of a card, or of a building laid as damage."""
    if is_building(face):
        return teller.say("building", value=DAMAGE[face])
    return teller.say(f"card-{card_kind(face)}", value=str(CARDS[face].value).replace("-", "\N{MINUS SIGN}"))


def card_kind(face: str) -> str:
    """Return what kind of card *face* is, as its messages call it; a special is a kind of its own."""
    shown = CARDS[face]
    if not shown.is_numeric or face == KING:
        return face
    return "heart" if shown.has_heart else "building" if shown.has_building else "plain"


class TotalWarWords(GameWords[WarView]):
    """How Total War is told."""

    weights: ClassVar[Mapping[type[Event], int]] = {
        facts_of.Ended: 12,
        Defeated: 10,
        facts_of.Eliminated: 9,
        DamageLaid: 4,
        facts_of.Countered: 4,
        facts_of.Healed: 3,
        Wounded: 2,
        Drew: 0,
        facts_of.DrewOpenly: 0,
        facts_of.Discarded: 0,
        facts_of.Reshuffled: 0,
        facts_of.Straightened: 0,
    }

    def in_language(self, words: Words, view: WarView) -> WarView:
        """Return *view* with its kaiju in the language."""
        if words.language == FALLBACK:
            return view
        named = [replace(each, name=kaiju_called(words, each.kaiju, each.name)) for each in view.fighters]
        return replace(view, fighters=tuple(named))

    def blow(self, event: Any) -> tuple[Seat, Seat] | None:
        """Return who strikes whom if that is what *event* tells."""
        return (event.attacker, event.seat) if isinstance(event, Wounded) else None

    def event_facts(self, teller: Teller, event: Any) -> Facts:
        """Return the cards of *event* by name, and whether it happened to the one who did it."""
        facts: Facts = {}
        for field in HAND_FIELDS:
            faces = getattr(event, field, None)
            if faces is not None:
                facts["cards"] = listed(teller.words, [card(teller, face) for face in faces])
                facts["known"] = yes_or_no(faces)
                facts.setdefault("count", getattr(event, "count", len(faces)))
        face = getattr(event, "card", None)
        if face is not None:
            facts["card_text"] = card(teller, face)
            facts["card"] = face if hasattr(event, "with_king") else facts["card_text"]
            facts["kind"] = "" if is_building(face) else card_kind(face)
        if isinstance(event, Played) and event.card == DOUBLE_WOUND and not event.with_king:
            facts["is_wound"] = yes_or_no(False)  # TW-4.8: it hits at once, also where the Wound it answers would stay.
        if hasattr(event, "by") and hasattr(event, "seat"):
            facts["own"] = yes_or_no(event.by == event.seat)
        return facts

    def is_minor(self, event: Event) -> bool:
        """Return whether it is only the usual drawing of cards that one does not see."""
        return isinstance(event, Drew) and not event.cards

    def question_facts(self, teller: Teller, question: Prompt, view: WarView) -> Facts:
        """Return the strike to answer, who is hit, and how much is to be discarded."""
        return {
            "round": view.round,
            "strike": view.strike or 0,
            "is_wound": yes_or_no(view.is_wound),
            "striker": teller.name(view.striker) if view.striker is not None else "",
            "victim": teller.name(view.victim) if view.victim is not None else "",
            "least": getattr(question, "least", 1),
        }

    def answer(self, teller: Teller, question: Question, token: str, view: WarView) -> Phrase:
        """Return an answer by what it would do."""
        promised = prospect(view, question, token)
        match promised.pick:
            case Play():
                return _card(teller, promised)
            case PlayAsWound(face):
                return teller.phrase("pick-king-wound", card=card(teller, face))
            case Heal(damage):
                return teller.phrase("pick-king-heal", card=card(teller, damage), value=-promised.damage)
            case DrawThree():
                return teller.phrase("pick-king-draw")
            case TakeBuilding(value):
                return teller.phrase("pick-building", value=value)
            case Target(seat):
                return teller.phrase("pick-seat", name=teller.name(seat))
            case TakeHit():
                return teller.phrase("pick-hit")
            case Pass():
                return teller.phrase(f"pick-pass-{question.ask}")

    def coaching(self, teller: Teller, question: Question, view: WarView) -> tuple[str, Facts]:
        """Return whether power is ready, a Wound comes or stays, nothing answers; and how much damage there is."""
        me = view.fighters[question.seat]
        stays = yes_or_no(view.keeps_wounds)
        facts: Facts = {"power": me.power, "wounds": me.wounds, "life": me.life, "stays": stays}
        if question.ask == "damage":
            return "furious" if me.is_furious else "", facts
        if getattr(question, "options", ()) == (spell(TakeHit()),):
            return "stuck", facts
        return "wound" if view.is_wound else "spun" if me.is_spun else "", facts

    def reason(self, teller: Teller, question: Question, picks: Sequence[Pick], view: WarView) -> str:
        """Return what a card makes of the strike or a blow, what is kept by playing none, or how a target fares."""
        tokens = [pick for pick in picks if isinstance(pick, str)]
        if question.ask == "discard":
            return teller.say("advice-discard") if _gives_up_least(question, tokens) else ""
        if len(tokens) != 1:
            return ""
        promised = prospect(view, question, tokens[0])
        match promised.pick:
            case Play(face) if question.ask in ("open", "answer"):
                return _strike_reason(teller, question, promised, CARDS[face].is_numeric, view)
            case Play() | TakeBuilding() if question.ask in ("damage", "building"):
                least = min(prospect(view, question, option).damage for option in getattr(question, "options", ()))
                return teller.say("advice-least", damage=least) if promised.damage == least else ""
            case Play() if promised.seat is not None and promised.seat != question.seat:
                return teller.say("advice-adds", damage=promised.damage, name=teller.name(promised.seat))
            case Target(seat):
                aimed = view.fighters[seat]
                return teller.say("advice-target", name=teller.name(seat), wounds=aimed.wounds, life=aimed.life)
            case TakeHit():
                is_only = getattr(question, "options", ()) == tuple(tokens)
                return teller.say("advice-stuck" if is_only else "advice-hit")
            case Pass() if question.ask in ("heart", "counter"):
                return teller.say("advice-heart")
        return ""

    def emoji(self, question: Question, token: str) -> str:
        """Return the sign of a card, the seat of a target, the wound of a hit."""
        match read(token):
            case Play(face):
                return EMOJIS.get(card_kind(face), "card")
            case PlayAsWound() | Heal() | DrawThree():
                return "king_card"
            case Target(seat):
                return f"seat_{seat + 1}"
            case TakeBuilding():
                return "tower"
            case TakeHit():
                return "wound"
            case Pass():
                return ""

    def wishes(self, question: Question, view: WarView) -> list[str]:
        """Return the cards in hand, with and without power, and taking the hit, as far as they are not offered."""
        if question.ask not in ("open", "answer", "damage", "heart", "counter", "discard"):
            return []
        faces = dict.fromkeys(view.hand)
        cards = [spell(Play(face)) for face in faces]
        can_strike = question.ask in ("open", "answer") and not view.is_wound  # TW-4.6: no number helps then
        more = [spell(Play(face, power=True)) for face in faces if can_strike and CARDS[face].is_numeric]
        extra = [spell(TakeHit())] if question.ask == "answer" else []
        return [wish for wish in (*cards, *more, *extra) if wish not in getattr(question, "options", ())]

    def seat_facts(self, teller: Teller, seat: Seat, view: WarView) -> Facts:
        """Return how *seat* stands, as everybody sees it."""
        fighter = view.fighters[seat]
        return {
            "left": max(0, fighter.life - fighter.wounds),
            "life": fighter.life,
            "cards": fighter.hand_count,
            "vp": fighter.vp,
            "target": view.target,
            "is_out": yes_or_no(fighter.is_out),
        }

    def is_out(self, seat: Seat, view: WarView) -> bool:
        """Return whether the kaiju of *seat* was eliminated (TW-6.3)."""
        return view.fighters[seat].is_out

    def kaiju_names(self, view: WarView) -> dict[Seat, str]:
        """Return how the kaiju are called, seat by seat."""
        return {fighter.seat: fighter.name for fighter in view.fighters}

    def round(self, view: WarView) -> int:
        """Return the round."""
        return view.round

    def begins_round(self, event: Event, view: WarView) -> bool:
        """Return whether somebody opens a round."""
        return isinstance(event, RoundOpened)

    def round_summary(self, teller: Teller, events: Sequence[Event], view: WarView) -> list[str]:
        """Return how high the strike went, and who paid for it."""
        plays = [event for event in events if isinstance(event, Played)]
        number = next((event.round for event in events if isinstance(event, RoundOpened)), 0)
        top = max((play.strike for play in plays), default=0)
        told = teller.say("round", round=number, cards=len(plays), strike=top)
        for event in reversed(events):
            if isinstance(event, Defeated):
                facts = {"seat": teller.name(event.seat), "by": teller.name(event.by)}
                return [told, teller.say("round-fell", **facts, total=event.total, target=view.target)]
            if isinstance(event, DamageLaid):
                return [
                    told,
                    teller.say("round-hit", seat=teller.name(event.seat), wounds=event.wounds, life=event.life),
                ]
        return [told, teller.say("round-quiet")]

    def order_tokens(self, view: WarView) -> list[str]:
        """Return the cards in hand."""
        return [spell(Play(face)) for face in dict.fromkeys(view.hand)]

    def token(self, teller: Teller, token: str) -> str:
        """Return the name of a card's token."""
        return card(teller, face_of(token))

    def deck(self, game: Game[Any]) -> Sequence[str]:
        """Return the playing cards, every copy."""
        assert isinstance(game, TotalWar)
        return game.content.deck

    def lexicon(self, teller: Teller, game: Game[Any]) -> list[Term]:
        """Return the cards and the kaiju, with their numbers."""
        assert isinstance(game, TotalWar)
        content = game.content
        cards = [_playing_card(teller, content, face) for face in sorted(set(content.deck), key=ORDER.__getitem__)]
        buildings = [_building(teller, content, value) for value in sorted(set(content.buildings))]
        king = Term(KING, teller.say("card-king"), f"{teller.say('about-king')}\n{teller.say('source-printed')}")
        return [*cards, *buildings, king, *(_kaiju(teller, content, row) for row in content.kaiju.values())]

    def portrait(self, teller: Teller, game: Game[Any], key: str) -> Portrait:
        """Return a kaiju with the numbers of both its sides."""
        assert isinstance(game, TotalWar)
        row = game.content.kaiju[key]
        name = kaiju_called(teller.words, key, row.name)
        rows = (StatRow("normal", _numbers(row.normal)), StatRow("furious", _numbers(row.furious)))
        return Portrait(key, name, row.katakana, _character(teller, game.content, key), rows)


def _strike_reason(teller: Teller, question: Question, promised: Prospect, is_numeric: bool, view: WarView) -> str:
    """Return how high a strike is among those that could be made; what a special needs no number for."""
    if promised.is_wound:
        return teller.say("advice-wound")
    if not is_numeric or promised.strike is None:
        return teller.say("advice-special") if question.ask == "answer" and not is_numeric else ""
    offered = [prospect(view, question, option) for option in getattr(question, "options", ())]
    made = {each.strike for each in offered if isinstance(each.pick, Play) and CARDS[each.pick.face].is_numeric}
    strikes = sorted(strike for strike in made if strike is not None)
    ends = {strikes[-1]: "highest", strikes[0]: "lowest"} if len(strikes) > 1 else {}
    return teller.say(f"advice-{ends.get(promised.strike, 'strike')}", strike=promised.strike)


def _gives_up_least(question: Question, tokens: Sequence[str]) -> bool:
    """Return whether *tokens* are the lowest numbers of those that could be given up."""
    given = [CARDS[face_of(token)] for token in tokens]
    kept = [CARDS[face_of(token)] for token in getattr(question, "options", ()) if token not in tokens]
    if not given or not all(card.is_numeric for card in given):
        return False
    return max(card.value for card in given) <= min((card.value for card in kept if card.is_numeric), default=99)


def _card(teller: Teller, promised: Prospect) -> Phrase:
    """Return a card as an answer: what it makes of the strike, if it is played on one."""
    pick = promised.pick
    assert isinstance(pick, Play)
    facts: Facts = {"card": card(teller, pick.face)}
    if promised.strike is None or not CARDS[pick.face].is_numeric:
        return teller.phrase("pick-king-heart" if pick.face == KING else "pick-card", **facts)
    facts |= {"total": promised.strike, "power": promised.power}
    if pick.face == KING:
        return teller.phrase("pick-king-power" if pick.power else "pick-king-heart", **facts)
    if pick.face == LOWERING:
        return teller.phrase("pick-lowered-power" if pick.power else "pick-lowered", **facts)
    return teller.phrase("pick-power" if pick.power else "pick-card", **facts)


def _playing_card(teller: Teller, content: Content, face: str) -> Term:
    """Return a playing card: what it does, how many of it there are, and where it comes from."""
    shown, count = CARDS[face], content.deck.count(face)
    copies = teller.say("about-copies", count=count, total=len(content.deck))
    about = teller.say(f"about-{_kind(shown)}", value=shown.value)
    text = f"{sentences(teller.words, (about, copies))}\n{_source(teller, content.sources[face])}"
    return Term(spell(Play(face)), teller.say("card-titled", card=card(teller, face)), text, face)


def _kind(shown: Card) -> str:
    """Return the message about a card: a special's own, or that of its kind of number."""
    if not shown.is_numeric:
        return shown.face
    if shown.face == LOWERING:
        return "lowering"
    return "heart" if shown.has_heart else "building" if shown.has_building else "number"


def _building(teller: Teller, content: Content, value: int) -> Term:
    face = building(value)
    copies = teller.say("about-copies", count=content.buildings.count(value), total=len(content.buildings))
    about = teller.say("about-building-card", value=value)
    text = f"{sentences(teller.words, (about, copies))}\n{_source(teller, content.sources[face])}"
    return Term(spell(TakeBuilding(value)), teller.say("building-titled", value=value), text)


def _source(teller: Teller, source: str) -> str:
    """Return whether something is printed, from a review or photo, or ours, as its *source* in the data says."""
    kind, known = origin(source)
    known = next((said for key in KNOWN if (said := worded(teller.words, key, known)) != known), known)
    return teller.say(f"source-{kind}-partly" if known else f"source-{kind}", known=known)


def _numbers(side: Side) -> tuple[Stat, ...]:
    return Stat("life", str(side.life)), Stat("power", f"+{side.power}"), Stat("worth", str(side.vp))


def _character(teller: Teller, content: Content, kaiju: str) -> str:
    """Return how *kaiju* plays: our lines compare our twelve, and are said of no others."""
    shipped = games[teller.game]
    assert isinstance(shipped, TotalWar)
    is_ours = _sides(content) == _sides(shipped.content)
    return teller.special.character(teller, kaiju) if is_ours else ""


def _sides(content: Content) -> dict[str, tuple[Side, Side]]:
    return {row.key: (row.normal, row.furious) for row in content.kaiju.values()}


def _kaiju(teller: Teller, content: Content, row: KaijuRow) -> Term:
    sides: Facts = {}
    for name, side in (("normal", row.normal), ("furious", row.furious)):
        sides |= {f"{name}_life": side.life, f"{name}_power": side.power, f"{name}_vp": side.vp}
    text = teller.say("kaiju-sides", about=_character(teller, content, row.key), **sides).lstrip()
    name = kaiju_called(teller.words, row.key, row.name)
    return Term(f"kaiju:{row.key}", name, f"{text}\n{_source(teller, row.source)}")


WORDS = TotalWarWords()
