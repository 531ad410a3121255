"""Answers and open offers in words: each option with its letter, each offer with what is given and asked."""

from collections.abc import Callable

from engine.monopoly.view import OfferView, RampageView
from engine.play import Amount, Decision, Question
from render.monopoly.options import options
from render.monopoly.voice import Voice, card_name, district_name


def choices(view: RampageView, choice: Question | None, say: Voice) -> list[str]:
    """Return the options of *choice*, each with its letter."""
    if isinstance(choice, Amount):
        return [say("gmt-amount", low=choice.low, high=choice.high, step=choice.step)]
    if not isinstance(choice, Decision) or not choice.options:
        return []
    several = (choice.least, choice.most) != (1, 1)
    head = say("gmt-choices-any", least=choice.least, most=choice.most) if several else say("gmt-choices")
    return [head, *(say("gmt-choice", letter=each.letter, what=each.words) for each in options(view, choice, say))]


def offers(view: RampageView, who: Callable[[int], str], say: Voice) -> list[str]:
    """Return the open offers of the seat on turn."""
    return [
        say(
            "gmt-offer",
            who=who(view.to_play),
            to=who(offer.to),
            gives=_goods(view, offer, say, gives=True),
            gets=_goods(view, offer, say, gives=False),
        )
        for offer in view.offers
    ]


def _goods(view: RampageView, offer: OfferView, say: Voice, *, gives: bool) -> str:
    names = []
    for token in offer.give if gives else offer.take:
        what, _, key = token.partition(":")
        names.append(card_name(key, say) if what == "card" else district_name(view, key))
    money = offer.money if gives else -offer.money
    if money > 0:
        names.append(say.money(money))
    return ", ".join(names) or say.told("nothing")
