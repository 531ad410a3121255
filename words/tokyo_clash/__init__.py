"""Tokyo Clash in words: its cards, its city, its questions, its answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.play import Event, Game, Question, Seat
from engine.tokyo_clash import events as facts_of
from engine.tokyo_clash.events import Damaged, RoundBegan
from engine.tokyo_clash.game import TokyoClash
from engine.tokyo_clash.picks import (
    PASS,
    Discard,
    HandCard,
    Kaiju,
    Space,
    Spend,
    UseCard,
    card_of,
    is_on_board,
    read,
    spell,
    thing,
)
from engine.tokyo_clash.prospect import PLAYS, defences, hindrance
from engine.tokyo_clash.view import ClashView, is_last_round
from words.game import Facts, GameWords, Prompt
from words.names import kaiju_called, listed, yes_or_no
from words.phrase import Phrase
from words.portrait import Portrait, Stat, StatRow
from words.teller import Teller
from words.term import Term
from words.tokyo_clash import box, names
from words.tokyo_clash.answers import answer
from words.tokyo_clash.emojis import emoji
from words.tokyo_clash.events import event_facts, is_minor, summary, view_of
from words.tokyo_clash.lexicon import lexicon
from words.tokyo_clash.reasons import reason

__all__ = ["WORDS", "why_not_card"]


class TokyoClashWords(GameWords[ClashView]):
    """How Tokyo Clash is told."""

    weights: ClassVar[Mapping[type[Event], int]] = {
        facts_of.Ended: 12,
        facts_of.Crowned: 8,
        Damaged: 5,
        facts_of.Thrown: 4,
        facts_of.Destroyed: 3,
        facts_of.Attacked: 3,
        facts_of.TrophyLost: 3,
        facts_of.CardPlayed: 2,
        facts_of.EnergyGained: 0,
        facts_of.EnergyLost: 0,
        facts_of.Drew: 0,
        facts_of.Discarded: 0,
        facts_of.Reshuffled: 0,
    }

    in_language = staticmethod(box.in_language)
    event_facts = staticmethod(event_facts)
    is_minor = staticmethod(is_minor)
    answer = staticmethod(answer)
    reason = staticmethod(reason)
    emoji = staticmethod(emoji)

    def blow(self, event: Any) -> tuple[Seat, Seat] | None:
        """Return who damages whom if that is what *event* tells; a vehicle is nobody."""
        return (event.by, event.seat) if isinstance(event, Damaged) and event.amount else None

    def question_facts(self, teller: Teller, question: Prompt, view: ClashView) -> Facts:
        """Return the card in play, what is aimed at, and what one has to do it with."""
        me, aim = view.fighters[question.seat], view.aim
        playing, cause = me.playing[-1] if me.playing else "", ""
        if question.ask == "defend" and aim:
            # What is no card's attack comes of the card in play, as a quake or riposte; or else of a throw by discard.
            playing = aim.card or "".join(view.fighters[aim.seat].playing[-1:])
            cause = "attack" if aim.card else "card" if playing else "throw"
        return {
            "energy": me.energy,
            "card": names.card(teller, playing, view) if playing else teller.say("mat"),
            "has_card": yes_or_no(playing),
            "cause": cause,
            # Discards and the order of a deck count for nothing then: Energy, trophies and the token do (TC-12.2).
            "is_last": yes_or_no(is_last_round(view)),
            "names": spendable(teller, question, view),
            **trophies(view),
            "attacker": teller.name(aim.seat) if aim else "",
            "target": names.the_thing(teller, thing(aim.target), view) if aim else "",
            "amount": aim.amount if aim else 0,
            "space": names.coordinate((aim.space if aim else "") or me.space),
        }

    def wish(self, teller: Teller, question: Question, token: str, view: ClashView) -> str:
        """Return what something that is not offered is called: a space has only its coordinates."""
        pick = read(token)
        return names.coordinate(pick.name) if isinstance(pick, Space) else answer(teller, question, token, view).label

    def wishes(self, question: Question, view: ClashView) -> list[str]:
        """Return the cards in hand that are not offered, in defence those that could defend; or the other spaces."""
        offered: Sequence[str] = getattr(question, "options", ())
        if question.ask in PLAYS:
            wished = [spell(UseCard(key)) for key in dict.fromkeys(view.hand)]
        elif question.ask == "defend":
            wished = self.order_tokens(view)
        else:
            is_where = any(isinstance(read(token), Space) for token in offered)
            wished = [spell(Space(space.name)) for space in view.spaces] if is_where else []
        return [token for token in wished if token not in offered]

    def about(self, question: Question, token: str, view: ClashView) -> str:
        """Return what a card says, or what the mat offers for it."""
        pick = read(token)
        if isinstance(pick, Discard):
            return " / ".join(view.fighters[question.seat].actions)
        if not isinstance(pick, UseCard | Spend | HandCard):
            return ""
        key = view.hand[pick.place - 1] if isinstance(pick, HandCard) else pick.key
        return next((face.text for face in view.cards if face.key == key), "")

    def notes(self, teller: Teller, question: Question, view: ClashView) -> list[str]:
        """Return the cards in hand that cannot be played now, each with the reason."""
        if question.ask not in (*PLAYS, "defend"):
            return []
        missed = [card_of(token) for token in self.wishes(question, view)]
        said = [why_not_card(teller, question, key, view).label for key in missed]
        return [teller.say("notes", cards=" · ".join(said))] if said else []

    def coaching(self, teller: Teller, question: Question, view: ClashView) -> tuple[str, Facts]:
        """Return how much Energy there is, who has passed, what flies, and whether anything can defend."""
        me = view.fighters[question.seat]
        match question.ask:
            case "act" if not me.energy:
                return "broke" if me.gains_energy else "mothra", {}
            case "act" if me.energy == view.most_energy:
                return "full", {}
            case "act" if view.passes == len(view.fighters) - 1:
                return "last", {}
            case "throw.to" if view.aim and isinstance(thing(view.aim.target), Kaiju):
                return "kaiju", {}
            case "defend" if getattr(question, "options", ()) == (PASS,):
                return "stuck", {}
            case "defend" if me.is_king:
                return "king", {}
        return "", {}

    def is_on_board(self, question: Question, view: ClashView) -> bool:
        """Return whether *question* is about spaces, targets or ways."""
        return is_on_board(question)

    def is_of_hand(self, question: Question) -> bool:
        """Return whether *question* is about cards by their places in the hand."""
        return any(isinstance(read(token), HandCard) for token in getattr(question, "options", ()))

    def seat_facts(self, teller: Teller, seat: Seat, view: ClashView) -> Facts:
        """Return how *seat* stands, as everybody sees it."""
        fighter = view.fighters[seat]
        return {
            "energy": fighter.energy,
            "cards": fighter.hand_count,
            "trophies": len(fighter.trophies),
            "is_king": yes_or_no(fighter.is_king),
        }

    def kaiju_names(self, view: ClashView) -> dict[Seat, str]:
        """Return how the kaiju are called, seat by seat."""
        return {fighter.seat: fighter.name for fighter in view.fighters}

    def round(self, view: ClashView) -> int:
        """Return the round."""
        return view.round

    def begins_round(self, event: Event, view: ClashView) -> bool:
        """Return whether the Oxygen Destroyer moves on."""
        return isinstance(event, RoundBegan)

    def round_summary(self, teller: Teller, events: Sequence[Event], view: ClashView) -> list[str]:
        """Return what fell, who was hurt, and who made the news."""
        return summary(teller, events)

    def order_tokens(self, view: ClashView) -> list[str]:
        """Return the cards in hand that can defend."""
        return [spell(UseCard(key)) for key in defences(view)]

    def token(self, teller: Teller, token: str) -> str:
        """Return the name of a card's token."""
        return names.card(teller, card_of(token), view_of(teller))

    def deck(self, game: Game[Any]) -> Sequence[str]:
        """Return the cards of all four decks, every copy."""
        assert isinstance(game, TokyoClash)
        return tuple(card.key for card in game.content.cards)

    def lexicon(self, teller: Teller, game: Game[Any]) -> list[Term]:
        """Return the cards, the kaiju, the events, the buildings and the vehicles."""
        assert isinstance(game, TokyoClash)
        return lexicon(teller, game.content)

    def portrait(self, teller: Teller, game: Game[Any], key: str) -> Portrait:
        """Return a kaiju with the two actions on its mat."""
        assert isinstance(game, TokyoClash)
        mat = game.content.mats[key]
        texts = box.action_texts(teller.words, mat)
        rows = tuple(StatRow("action", (Stat("discard", text),)) for text in texts)
        name = kaiju_called(teller.words, key, mat.name)
        return Portrait(key, name, mat.katakana, self.character(teller, key), rows)


def trophies(view: ClashView) -> Facts:
    """Return which trophy of a blow is chosen, and of how many: no 0 among the cards taken is one (TC-13.16)."""
    aim, worth = view.aim, {face.key: face.dominance for face in view.cards}
    if aim is None or aim.verb != "damage":
        return {"number": 1, "total": 1}  # a Lightning Generator's
    worthy = sum(worth.get(key, 0) > 0 for key in view.taken)
    return {"number": aim.kept + 1, "total": aim.kept + min(aim.keep - aim.kept, worthy)}


def spendable(teller: Teller, question: Prompt, view: ClashView) -> str:
    """Return the Enhancements that *question* offers to spend on an attack, equal ones counted."""
    offered = getattr(question, "options", ()) if question.ask == "spend" else ()
    counts = Counter(names.card(teller, card_of(token), view) for token in offered)
    return listed(teller.words, [names.times(teller, name, count) for name, count in counts.items()])


def why_not_card(teller: Teller, question: Question, key: str, view: ClashView) -> Phrase:
    """Return why the card *key* in hand is not offered, with its rule; in short for a picture."""
    face = next(face for face in view.cards if face.key == key)
    facts: Facts = {"cost": face.cost, "energy": view.fighters[question.seat].energy}
    rule = hindrance(view, question, key)
    return teller.phrase(f"note-{rule}" if rule else "note-other", card=names.card(teller, key, view), **facts)


WORDS = TokyoClashWords()
