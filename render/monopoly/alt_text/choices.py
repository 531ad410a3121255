"""Answers and open offers in words: each option with its letter, each offer with what is given and asked."""

from collections.abc import Callable

from engine.monopoly.view import RampageView
from engine.play import Amount, Decision, Question
from render.monopoly.alt_text.voice import Voice, teller_of
from render.monopoly.options import options
from words.monopoly.things import goods


def choices(view: RampageView, choice: Question | None, say: Voice) -> list[str]:
    """Return the options of *choice*, each with its letter."""
    if isinstance(choice, Amount):
        return [say("gmt-amount", low=choice.low, high=choice.high, step=choice.step)]
    if not isinstance(choice, Decision) or not choice.options:
        return []
    several = (choice.least, choice.most) != (1, 1)
    head = say("gmt-choices-any", least=choice.least, most=choice.most) if several else say("gmt-choices")
    offered = options(view, choice, say)
    return [head, *(say("gmt-choice", letter=each.letter, what=each.phrase.full) for each in offered)]


def offers(view: RampageView, who: Callable[[int], str], say: Voice) -> list[str]:
    """Return the open offers of the seat on turn."""
    teller = teller_of(view, say)
    return [
        say(
            "gmt-offer",
            who=who(view.to_play),
            to=who(offer.to),
            gives=goods(teller, offer.give, offer.money),
            gets=goods(teller, offer.take, -offer.money),
        )
        for offer in view.offers
    ]
