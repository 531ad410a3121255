"""Answers of Monopoly in words: what is chosen, and what it costs or brings."""

from __future__ import annotations

from collections.abc import Sequence

from engine.monopoly.picks import (
    PASS,
    Build,
    BuildMaser,
    Buy,
    Fire,
    KeptCard,
    LoseTank,
    OnDistrict,
    Place,
    Plain,
    Rival,
    SellRights,
    StandDown,
    Steps,
    Thing,
    TradeDistrict,
    Withdraw,
    Works,
)
from engine.monopoly.prospect import STRIKES, Prospect, level_of, prospect
from engine.monopoly.view import RampageView
from engine.play import Question
from words.game import Facts
from words.monopoly.money import money, paid
from words.monopoly.things import card, space, stands, target, targets
from words.phrase import Phrase
from words.teller import Teller

#: The messages of answers about a district; those that change something there say what it costs or brings.
ON_DISTRICT: dict[type[OnDistrict], str] = {
    Works: "works",
    Place: "place",
    LoseTank: "tank",
    TradeDistrict: "district",
    SellRights: "rights",
    Buy: "buy",
    Build: "build",
    BuildMaser: "build",
}


def answer(teller: Teller, question: Question, token: str, view: RampageView) -> Phrase:
    """Return an answer by what it would do."""
    promised = prospect(view, question, token)
    match promised.pick:
        case OnDistrict():
            return _on_district(teller, promised, view)
        case Rival(_, copy) | Thing(_, copy) if question.ask in STRIKES:
            return teller.phrase("pick-hit", target=target(teller, promised.pick), number=copy)
        case Rival(seat):
            return teller.phrase("pick-seat", name=teller.name(seat))
        case Withdraw(seat):
            return teller.phrase("pick-withdraw", name=teller.name(seat))
        case Fire(seat):
            return teller.phrase("pick-fire", name=teller.name(seat), damage=promised.damage)
        case StandDown():
            return teller.phrase("pick-stand_down")
        case KeptCard(key):
            is_traded = question.ask in ("deal.give", "deal.take")
            return teller.phrase("pick-card" if is_traded else "pick-use", card=card(teller, key))
        case Steps(count):
            return teller.phrase("pick-steps", steps=count, **_goal(teller, promised))
        case Plain(word):
            return _word(teller, promised, word)
    raise TypeError(f"{token} is nothing to answer with")


def strike(teller: Teller, tokens: Sequence[str]) -> str:
    """Return one way to split AP: so many of them, and what they hit."""
    return teller.say("strike-way", ap=len(tokens), targets=targets(teller, tokens))


def _on_district(teller: Teller, promised: Prospect, view: RampageView) -> Phrase:
    pick, number = promised.pick, promised.district
    assert isinstance(pick, OnDistrict)
    assert number is not None
    now = level_of(view, number)
    level = (promised.level or now) if isinstance(pick, Build | BuildMaser) else now
    return teller.phrase(
        f"pick-{ON_DISTRICT[type(pick)]}",
        district=view.deeds[number].name,
        stands=stands(teller.say, level),
        **paid(teller.say, -promised.money),
    )


def _word(teller: Teller, promised: Prospect, word: str) -> Phrase:
    key = f"pick-{word}-{promised.ask}" if word == PASS else f"pick-{word}"
    gains: Facts = {"money": money(teller.say, promised.money), "ap": abs(promised.ap), "hp": promised.hp}
    return teller.phrase(key, **gains, **_goal(teller, promised))


def _goal(teller: Teller, promised: Prospect) -> Facts:
    return {"space": "none" if promised.space is None else space(teller, promised.space)}


def amount(teller: Teller, number: int) -> str:
    """Return an amount of money of a deal as its button says it."""
    return teller.say("pick-amount", **paid(teller.say, number))
