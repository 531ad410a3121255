"""How Monopoly is told, as the room of words asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from engine.monopoly import events as facts_of
from engine.monopoly.combat import events as fights
from engine.monopoly.combat.events import Hurt
from engine.monopoly.content.board import Board, Deed
from engine.monopoly.events import TurnBegan, WorksChanged
from engine.monopoly.game import Monopoly
from engine.monopoly.picks import SELL, KeptCard, Rival, card_token, read, tokens_of
from engine.monopoly.prospect import STRIKES, districts_of, prospect
from engine.monopoly.view import RampageView
from engine.play import Decision, Event, Game, Question, Seat
from words.game import Facts, GameWords
from words.monopoly import answers, box, events, questions
from words.monopoly.emojis import emoji
from words.monopoly.events import summary
from words.monopoly.money import money
from words.monopoly.reasons import reason
from words.monopoly.things import card, card_name, chance_card, colour
from words.monopoly.wishes import wishes
from words.names import kaiju_called, yes_or_no
from words.portrait import Portrait
from words.teller import Teller
from words.term import Term

PRINTED, HOUSE = "printed", "house"  # sources of rows: the booklet, and us
#: Questions that the board answers best: its spaces are lettered as the answers are.
WHERE = ("stride", "shift", "lunge", "place.house", "place.tank", "lose_tank")


class MonopolyWords(GameWords[RampageView]):
    """How Monopoly is told."""

    weights: ClassVar[Mapping[type[Event], int]] = {
        facts_of.Ended: 12,
        fights.Subjugated: 10,
        fights.Killed: 10,
        fights.BrokeFree: 8,
        fights.WentOver: 6,
        fights.Duelled: 6,
        facts_of.Bought: 5,
        facts_of.DealDone: 5,
        Hurt: 4,
        fights.Survived: 4,
        fights.HousesFell: 3,
        WorksChanged: 2,
        facts_of.PoolTaken: 2,
        facts_of.Rolled: 0,
        facts_of.OfferMade: 0,
        facts_of.OfferClosed: 0,
        facts_of.Placed: 0,
        facts_of.PassedOn: 0,
    }

    is_lettered = False
    in_language = staticmethod(box.in_language)
    event_facts = staticmethod(events.event_facts)
    is_told_with = staticmethod(events.are_works_together)
    facts_together = staticmethod(events.works_facts)
    question_facts = staticmethod(questions.question_facts)
    answer = staticmethod(answers.answer)
    reason = staticmethod(reason)
    wishes = staticmethod(wishes)
    notes = staticmethod(questions.notes)
    coaching = staticmethod(questions.coaching)

    def blow(self, event: Any) -> tuple[Seat, Seat] | None:
        """Return who hurts whom if that is what *event* tells."""
        return (event.by, event.seat) if isinstance(event, Hurt) and event.damage else None

    def is_minor(self, event: Event) -> bool:
        """Return whether it only says whose turn it is, which the next line shows anyway."""
        return isinstance(event, TurnBegan)

    def together(self, teller: Teller, question: Question, tokens: Sequence[str]) -> str:
        """Return what a strike spends, and on what."""
        return answers.strike(teller, tokens) if question.ask in STRIKES and SELL not in tokens else ""

    def amount(self, teller: Teller, question: Question, number: int, view: RampageView) -> str:
        """Return an amount of money."""
        return answers.amount(teller, number)

    def wish(self, teller: Teller, question: Question, token: str, view: RampageView) -> str:
        """Return what something that is not offered would be called: a kaiju by what one would do to it."""
        pick = read(token)
        if isinstance(pick, Rival):
            return teller.say("wish-strike", name=teller.name(pick.seat))
        return self.answer(teller, question, token, view).label

    def emoji(self, question: Question, token: str) -> str:
        """Return the sign of what an answer is about: dice, money, a house, a seat."""
        return emoji(token)

    def about(self, question: Question, token: str, view: RampageView) -> str:
        """Return what a card says."""
        pick = read(token)
        found = chance_card(view, pick.key) if isinstance(pick, KeptCard) else None
        return found.text if found else ""

    def is_on_board(self, question: Question, view: RampageView) -> bool:
        """Return whether *question* is where to go or where to put something."""
        if question.ask not in WHERE or not isinstance(question, Decision):
            return False
        return any(prospect(view, question, token).space is not None for token in question.options)

    def standing(self, seat: Seat, view: RampageView) -> Facts:
        """Return what decides between free kaiju that have subjugated as many (GM-10.3)."""
        kaiju = view.kaiju[seat]
        return {"hp": kaiju.hp} if kaiju.controller is None else {}

    def seat_facts(self, teller: Teller, seat: Seat, view: RampageView) -> Facts:
        """Return how *seat* stands, as everybody sees it."""
        kaiju = view.kaiju[seat]
        return {
            "hp": kaiju.hp,
            "ap": kaiju.ap,
            "cash": money(teller.say, kaiju.cash),
            "districts": len(districts_of(view, seat)),
            "controller": "" if kaiju.controller is None else teller.name(kaiju.controller),
            "serves": yes_or_no(kaiju.controller is not None),
        }

    def kaiju_names(self, view: RampageView) -> dict[Seat, str]:
        """Return how the kaiju are called, seat by seat."""
        return {each.seat: each.name for each in view.kaiju}

    def times_around(self, view: RampageView) -> int:
        """Return in which round of turns it is; Monopoly itself counts laps, and each kaiju has its own."""
        return -(-view.turns // len(view.kaiju))

    def begins_round(self, event: Event, view: RampageView) -> bool:
        """Return whether everybody has had as many turns, and the next one has one more."""
        return isinstance(event, TurnBegan) and event.number % len(view.kaiju) == 1 % len(view.kaiju)

    def round_summary(self, teller: Teller, events: Sequence[Event], view: RampageView) -> list[str]:
        """Return what fell, what was sold, and who made the news."""
        return summary(teller, events)

    def order_tokens(self, view: RampageView) -> list[str]:
        """Return the seats of the others, for whom weapons may stand down."""
        return [str(each.seat) for each in view.kaiju if each.seat != view.seat]

    def token(self, teller: Teller, token: str) -> str:
        """Return the kaiju of a seat, which is what an order names, or a kept card."""
        if token.isdecimal():
            return teller.name(int(token))
        pick = read(token)
        assert isinstance(pick, KeptCard), f"{token} is no card"
        return card(teller, pick.key)

    def deck(self, game: Game[Any]) -> Sequence[str]:
        """Return the chance cards, every copy."""
        assert isinstance(game, Monopoly)
        return game.content.deck

    def lexicon(self, teller: Teller, game: Game[Any]) -> list[Term]:
        """Return the chance cards, the kaiju, the special spaces and the districts of every track."""
        assert isinstance(game, Monopoly)
        content, boards, words = game.content, game.content.boards.values(), teller.words
        found = [
            Term(
                card_token(row.key),
                teller.say("word-card", name=card_name(teller, row)),
                _from(teller, box.card(words, row).text, row.source),
            )
            for row in content.cards.values()
        ]
        found += [
            Term(
                f"kaiju:{row.key}",
                kaiju_called(teller.words, row.key, row.name),
                _from(teller, self.character(teller, row.key), row.source),
            )
            for row in content.kaiju.values()
        ]
        kinds = {each.kind: each.name for board in boards for each in board.spaces if each.district < 0}
        found += [
            Term(f"space:{kind}", box.space_name(words, name), _from(teller, teller.say(f"word-space-{kind}"), PRINTED))
            for kind, name in kinds.items()
        ]
        return found + [_district(teller, board, deed) for board in boards for deed in board.deeds]

    def portrait(self, teller: Teller, game: Game[Any], key: str) -> Portrait:
        """Return a kaiju; they differ in looks only (GM-1.1)."""
        assert isinstance(game, Monopoly)
        row = game.content.kaiju[key]
        return Portrait(key, kaiju_called(teller.words, row.key, row.name), row.katakana, self.character(teller, key))


def _from(teller: Teller, text: str, source: str) -> str:
    """Return *text* and where the thing comes from: the booklet, us, or what a data pack names as its source."""
    if source not in (PRINTED, HOUSE):
        return f"{text}\n{teller.say('word-from-pack', source=source)}".strip()
    return f"{text}\n{teller.say(f'word-from-{source}')}".strip()


def _district(teller: Teller, board: Board, deed: Deed) -> Term:
    prices: Facts = {name: money(teller.say, getattr(deed, name)) for name in ("price", "tank", "maser")}
    text = teller.say(
        "word-district-text",
        colour=colour(teller, deed.colour),
        house=money(teller.say, board.house),
        damage=" / ".join(map(str, deed.damage)),
        maser_damage=deed.maser_damage,
        **prices,
    )
    words = teller.words
    name = teller.say("word-district", name=box.deed(words, deed).name, track=box.track_name(words, board))
    return Term(tokens_of(deed.key).trade, name, _from(teller, text, board.source))
